"""The games for two libraries of reinforcement learning, PettingZoo and OpenSpiel; both are optional."""
