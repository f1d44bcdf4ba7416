"""`python -m admiralty.server.openapi` prints the OpenAPI document, from which the page's types are made."""

from __future__ import annotations

import json
import sys

from admiralty.server.app import create_app
from admiralty.server.settings import Settings


def main() -> None:
    json.dump(create_app(Settings(database="unused")).openapi(), sys.stdout, indent=1, sort_keys=True)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
