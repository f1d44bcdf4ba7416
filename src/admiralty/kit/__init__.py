"""Parts for several games: data files, hexagons, evaluations, observations, sheets. Standard library only."""
