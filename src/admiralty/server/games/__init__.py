"""Games as the server shows them: documents, lessons, views by seat. No database and no people."""
