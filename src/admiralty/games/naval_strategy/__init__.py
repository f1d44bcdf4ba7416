"""Naval Strategy."""
