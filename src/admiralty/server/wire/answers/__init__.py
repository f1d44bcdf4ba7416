"""The bodies of HTTP answers, by what they are about."""
