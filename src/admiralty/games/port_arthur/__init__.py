"""Port Arthur: the naval war between Japan and Russia, 1904-1905, for two players."""
