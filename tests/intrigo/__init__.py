"""The rules of Intrigo."""
