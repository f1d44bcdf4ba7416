"""The games for libraries of reinforcement learning: PettingZoo, Gymnasium, OpenSpiel; all are optional."""
