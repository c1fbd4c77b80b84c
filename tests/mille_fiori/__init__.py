"""The rules of Mille Fiori, held to the rules document."""
