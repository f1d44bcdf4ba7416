"""Every game keeps the contract under every option set: each case is walked once, for all checks."""

from __future__ import annotations

import pytest

from admiralty.testing.cases import CASES, Case, moments
from admiralty.testing.checks import bots, choices, clone, codec, ends, observation, real_twins, secrecy
from admiralty.testing.contract import Check, Contract
from admiralty.testing.marks import every_case, every_game

CHECKS: list[type[Check]] = [
    choices.LegalShownAndSearchedActionsAgree,
    choices.WhateverIsNotLegalIsRefusedWithAClause,
    choices.EveryActionIsReadBackFromItsWords,
    choices.EveryQuestionHasAPromptWithItsNumbers,
    choices.EveryQuestionCarriesOutTheClauseOfItsPrompt,
    choices.EveryEventIsDeclaredWithItsNumbers,
    clone.ACopyIsEqualAndSharesNoList,
    clone.PlayingOnInTheCopyLeavesTheOriginalAlone,
    clone.PlayingOnInTheOriginalLeavesTheCopyAlone,
    clone.TheCopyHasTheSameFuture,
    clone.ListeningChangesNothing,
    codec.EveryPositionIsReadBackFromItsWords,
    codec.WhatIsNoPartOfAPositionFollowsFromTheParts,
    codec.FramesStandWhereTheGameSays,
    codec.PartsAreAttributesOfTheState,
    ends.InvariantsHoldAtEveryDecision,
    ends.EveryGameEndsWithAResultByADeclaredEnding,
    ends.EveryViewIsPlainDataAlsoOfAFinishedGame,
    ends.AnEvaluationIsAboutOneAtMostAndFairAtTheEnd,
    secrecy.TwinsLookAlikeAndOfferTheSame,
    secrecy.TwinsSoundAlikeAsLongAsNothingIsRevealed,
    secrecy.NobodyHearsWhatItsViewDoesNotShow,
    secrecy.WhereThereAreSecretsTwinsDiffer,
    secrecy.AnImaginedGameCanBePlayedOn,
    secrecy.TheSameLuckImaginesTheSameBehindTwins,
    real_twins.WhatIsHiddenLeavesNoTraceInWhatIsImagined,
    real_twins.RealTwinsOfferTheSame,
    real_twins.RealTwinsSoundAlikeAsLongAsNothingIsRevealed,
    observation.ObservationsTellWhatViewsTell,
    observation.TwinsAreObservedAlike,
    bots.BotsChooseTheSameOnTwins,
    bots.BotsChooseTheSameOnRealTwins,
]


@every_case
def test_the_contract_holds(case: Case) -> None:
    broken = Contract(case, case.game(), CHECKS).hold()
    if broken:
        pytest.fail("\n\n".join(str(check) for check in broken), pytrace=False)


@every_game
def test_random_games_ask_every_question_there_is(slug: str) -> None:
    """Otherwise the contract proves nothing for the questions left out."""
    cases = [case for case in CASES if case.slug == slug]
    missing = set(cases[0].game().prompts)
    for case in cases:
        for moment in moments(case):
            missing.discard(case.game().prompt(moment.ask))
            if not missing:
                return
    assert not missing
