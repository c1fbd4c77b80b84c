"""The tests of Ridotto."""
