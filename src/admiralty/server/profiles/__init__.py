"""People and bots as others see them: ratings, records, finished games."""
