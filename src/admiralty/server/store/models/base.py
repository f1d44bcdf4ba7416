"""What all rows have in common. Times are milliseconds since 1970; tokens of links and sessions are stored as
hashes.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, String, Text
from sqlalchemy.orm import DeclarativeBase

ID = String(32)
HASH = String(64)


class Base(DeclarativeBase):
    type_annotation_map = {int: BigInteger, str: Text}  # noqa: RUF012 (SQLAlchemy's own name and form)
