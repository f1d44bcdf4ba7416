"""Code, options and words cite clauses that the rules text has: the tests that are shipped for all games."""

from admiralty.testing.test_rules_text import (
    test_code_cites_clauses_that_exist,
    test_every_clause_has_the_prefix_of_the_game,
    test_every_frame_cites_its_clause_first,
    test_every_verb_is_called_like_its_constant,
    test_options_events_and_prompts_cite_clauses_that_exist,
    test_presets_set_options_that_exist,
)

__all__ = [
    "test_code_cites_clauses_that_exist",
    "test_every_clause_has_the_prefix_of_the_game",
    "test_every_frame_cites_its_clause_first",
    "test_every_verb_is_called_like_its_constant",
    "test_options_events_and_prompts_cite_clauses_that_exist",
    "test_presets_set_options_that_exist",
]
