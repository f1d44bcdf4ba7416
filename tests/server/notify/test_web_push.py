"""Messages for browsers, as the standards write them."""

from __future__ import annotations

import json

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from admiralty.server.errors import CannotStart
from admiralty.server.notify import channels, web_push
from admiralty.server.notify.web_push import Subscription, Vapid
from admiralty.server.settings import Settings

# RFC 8291, appendix A
ENDPOINT = "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV"
P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE = b"When I grow up, I want to be a watermelon"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard_is_encrypted_as_there() -> None:
    to = Subscription(ENDPOINT, P256DH, AUTH)
    to.check()
    body = web_push.encrypt(MESSAGE, to, web_push.decode(SALT), web_push.private_key(SENDER))
    assert web_push.encode(body) == BODY
    assert web_push.encrypt(MESSAGE, to) != web_push.encrypt(MESSAGE, to)


def test_the_server_names_itself_to_the_push_service_and_to_no_other() -> None:
    vapid = Vapid(web_push.new_key(), "mailto:me@example.org")
    scheme, token, key = vapid.authorization(ENDPOINT, 1_000_000_000).replace(",", "").split(" ")
    assert (scheme, key) == ("vapid", f"k={vapid.public}")
    head, claims, signature = token.removeprefix("t=").split(".")
    assert json.loads(web_push.decode(head)) == {"typ": "JWT", "alg": "ES256"}
    said = json.loads(web_push.decode(claims))
    assert said == {
        "aud": "https://push.example.net",
        "exp": 1_000_000 + 12 * 3600,
        "sub": "mailto:me@example.org",
    }
    raw = web_push.decode(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public = ec.EllipticCurvePublicKey.from_encoded_point(web_push.CURVE, web_push.decode(vapid.public))
    public.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize(
    ("p256dh", "auth"), [(AUTH, AUTH), (P256DH, P256DH), (P256DH[:-4] + "AAAA", AUTH), (P256DH, "")]
)
def test_bad_keys_of_a_browser_are_found(p256dh: str, auth: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 (each part of the library has its own sentence)
        Subscription(ENDPOINT, p256dh, auth).check()


def test_a_bad_key_of_the_server_stops_the_start_with_a_sentence() -> None:
    with pytest.raises(CannotStart, match="admiralty admin vapid"):
        channels.vapid_of(Settings(vapid_key="short", vapid_contact="mailto:me@example.org"))
    with pytest.raises(CannotStart, match="ADMIRALTY_VAPID_CONTACT"):
        channels.vapid_of(Settings(vapid_key=web_push.new_key()))
    assert channels.vapid_of(Settings()) is None


def test_no_secret_is_shown_with_the_settings() -> None:
    key = web_push.new_key()
    assert key not in repr(Settings(vapid_key=key))
