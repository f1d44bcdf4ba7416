"""The games as other laboratories expect them: PettingZoo and OpenSpiel. Both are optional extras."""
