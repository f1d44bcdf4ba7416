"""Looking after a club: roles, reports, mutes, blocks, and the audit log."""
