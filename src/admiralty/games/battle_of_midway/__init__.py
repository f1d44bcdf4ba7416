"""Battle of Midway: carrier aircraft over the atoll, June 1942, for two players."""
