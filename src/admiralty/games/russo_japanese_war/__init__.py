"""Russo-Japanese War: the land war in Manchuria, April 1904 to March 1905, for two players."""
