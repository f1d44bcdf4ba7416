"""Work for the operator: backups, verification, and the removal of old data."""
