"""Every game keeps the contract: the tests that are shipped for all games."""

from admiralty.testing.test_contract import (
    test_random_games_ask_every_question_there_is,
    test_the_contract_holds,
)

__all__ = ["test_random_games_ask_every_question_there_is", "test_the_contract_holds"]
