"""Web Push: messages encrypted for one browser (RFC 8291) from a server that names itself (VAPID, RFC 8292).

The library does the cryptography; what is written here is the order of the bytes. Packages for all of Web
Push bring HTTP clients of their own, which would go to any address that somebody gives them.
"""

from __future__ import annotations

import base64
import json
import os
from dataclasses import dataclass
from functools import cached_property
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD_BYTES: Final = 4096
KEY_BYTES: Final = 32
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
LAST_RECORD: Final = b"\x02"
TOKEN_SECONDS: Final = 12 * 3600
CURVE: Final = ec.SECP256R1()


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def new_key() -> str:
    """A private key for `ADMIRALTY_VAPID_KEY`."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encode(number.to_bytes(KEY_BYTES, "big"))


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    """Raises ValueError."""
    data = decode(text)
    if len(data) != KEY_BYTES:
        raise ValueError("a key has 32 bytes")
    return ec.derive_private_key(int.from_bytes(data, "big"), CURVE)


@dataclass(frozen=True)
class Subscription:
    """Where a browser is reached, and its public key and secret, as the browser writes them."""

    endpoint: str
    p256dh: str
    auth: str

    def check(self) -> None:
        """Raises ValueError if the keys are none."""
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(self.p256dh))
        if len(decode(self.auth)) != AUTH_BYTES:
            raise ValueError("a secret has 16 bytes")


def encrypt(
    message: bytes,
    to: Subscription,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """[RFC 8291, 3.4] One record of aes128gcm; salt and own key are new for every message."""
    salt, own = salt or os.urandom(16), own or ec.generate_private_key(CURVE)
    theirs = decode(to.p256dh)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    mine = point(own.public_key())
    secret = derived(shared, decode(to.auth), b"WebPush: info\0" + theirs + mine, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


class Vapid:
    """The server's own key, with which push services know who sends."""

    def __init__(self, key: str, contact: str) -> None:
        self.key = private_key(key)
        self.contact = contact

    @cached_property
    def public(self) -> str:
        """What browsers subscribe with."""
        return encode(point(self.key.public_key()))

    def authorization(self, endpoint: str, now: int) -> str:
        """[RFC 8292, 2 and 3] A signed token for the push service; `now` in milliseconds."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now // 1000 + TOKEN_SECONDS,
            "sub": self.contact,
        }
        head = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(encode(json.dumps(part, separators=(",", ":")).encode()) for part in (head, claims))
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = r.to_bytes(KEY_BYTES, "big") + s.to_bytes(KEY_BYTES, "big")
        return f"vapid t={signed}.{encode(signature)}, k={self.public}"
