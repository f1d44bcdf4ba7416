"""Which passwords a new account may not have: short ones, common ones, and the person's own name."""

from __future__ import annotations

import unicodedata
from typing import Final

from admiralty.server.errors import Problem

SHORTEST: Final = 10
FEWEST_CHARACTERS: Final = 4  # different ones
SHORTEST_NUMBER: Final = 16  # of digits alone: shorter ones are dates and telephone numbers
SHORTEST_RUN: Final = 3
FEWEST_OWN: Final = 4  # characters that are left without names, common words and runs

# Rows of keyboards (English, German, French), their columns, digits and letters, read both ways.
ROWS: Final = (
    "01234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "qwertzuiop",
    "yxcvbnm",
    "azertyuiop",
    "qsdfghjklm",
    "wxcvbn",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
    "1q2w3e4r5t6y7u8i9o0p",
    "qazwsxedcrfvtgbyhnujm",
    "!@#$%^&*()_+",
)
COMMON_WORDS: Final = """
abc access account admin administrator admiralty amour angel apple asdf august austria autumn baby bailey
banana baseball basketball batman blink bonjour butterfly cash charlie cheese chelsea chocolate chouchou
computer cookie correcthorsebatterystaple daniel default doudou dragon family flower football forever
freedom friend fuckyou game ginger guest hallo happy harley heslo hello hockey hunter iloveyou internet
january jennifer jessica jesus jordan killer king leader letmein liverpool login loulou love loveme lucky
manager marine marseille master matrix merlin michael michelle mickey minecraft monday monkey morgan
motdepasse mother mustang myspace naruto nicole ninja nothing pass passe password passwort peanut pepper
player please pokemon princess purple qwerty qwertz azerty rainbow ranger root samsung school secret
secure server shadow soccer soleil spider spiderman spring startrek starwars summer sunshine superman
superstar system temp test testing thomas tigger trustno trustnoone tweety unknown user welcome whatever
william winner winter yankees zaq zaqxsw geheim ahoj milacek miluju slunicko sakura himitsu onepiece
doraemon konnichiwa aikotoba
"""
LONGEST_WORDS_FIRST: Final = sorted(
    (word for word in COMMON_WORDS.split() if len(word) >= 4), key=lambda w: (-len(w), w)
)
RUNS: Final = (*ROWS, *(row[::-1] for row in ROWS))
DECORATION: Final = "0123456789 !?.,;:*#+-_"
DIGITS_OF_A_DATE: Final = 8
MOST_DECORATION: Final = 4  # signs that count for nothing
LOOKALIKES: Final = str.maketrans("@403!1$57", "aaoeiisst")


def check(password: str, login: str, name: str) -> None:
    """Raise the Problem that says what is wrong with a new password."""
    plain = unicodedata.normalize("NFKC", password).casefold()
    if len(password) < SHORTEST or len(plain.strip()) < SHORTEST:
        raise Problem(422, "error-password-short", least=SHORTEST)
    if is_made_of(plain, [login, name]):
        raise Problem(422, "error-password-name")
    if is_common(plain):
        raise Problem(422, "error-password-common")


def is_made_of(plain: str, names: list[str]) -> bool:
    """Whether a password is little more than a login or a name."""
    whole = letters_and_digits(plain)
    parts = [letters_and_digits(unicodedata.normalize("NFKC", name).casefold()) for name in names]
    return any(len(part) >= 3 and part in whole and is_little(whole.replace(part, "")) for part in parts)


def is_common(plain: str) -> bool:
    """A repeated part, a number, or nothing but common words and keyboard runs with some digits."""
    whole = letters_and_digits(plain)
    unit = repeated(plain)
    if len(set(plain)) < FEWEST_CHARACTERS or (unit != plain and len(unit) < SHORTEST):
        return True
    if whole.isdigit() and len(whole) < SHORTEST_NUMBER:
        return True
    signs = "".join(c for c in plain if not c.isalnum() and not c.isspace())
    more = max(0, len(without_runs(signs)) - MOST_DECORATION)
    as_letters = letters_and_digits(plain.strip(DECORATION).translate(LOOKALIKES)) or whole
    return any(is_little(without_runs(without_words(form)), more) for form in (whole, as_letters))


def letters_and_digits(text: str) -> str:
    return "".join(c for c in text if c.isalnum())


def is_little(left: str, more: int = 0) -> bool:
    """Letters count, digits beyond those of a date, and more that was counted elsewhere."""
    digits = sum(c.isdigit() for c in left)
    return len(left) - digits + max(0, digits - DIGITS_OF_A_DATE) + more < FEWEST_OWN


def repeated(text: str) -> str:
    """The shortest part that gives the text when it is repeated."""
    return text[: (text + text).index(text, 1)]


def without_words(text: str) -> str:
    for word in LONGEST_WORDS_FIRST:
        text = text.replace(word, "")
    return text


def without_runs(text: str) -> str:
    """Without runs of neighbouring keys, such as 1234, qwertz or lkj."""
    left, at = "", 0
    while at < len(text):
        end = at + SHORTEST_RUN
        while end <= len(text) and any(text[at:end] in row for row in RUNS):
            end += 1
        if end > at + SHORTEST_RUN:
            at = end - 1
        else:
            left += text[at]
            at += 1
    return left
