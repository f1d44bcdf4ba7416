"""What becomes of Naval Strategy stored under earlier versions of its rules (kit/upgrade.py)."""

from __future__ import annotations

from typing import Final

from admiralty.kit.upgrade import Upgrade, Upgrades

# The clauses of version 2; its positions gave them by number.
NUMBERED: Final[dict[str, str]] = {
    "Match": "facings week last_fights result",
    "Turn": "begin planning ties evaluation end repairs intervention day again",
}

# Version 3 settles NS-L.21, NS-L.30, NS-R.11, NS-R.21, NS-16.2, NS-16.7 and NS-17.3. Positions stay as they
# are: what version 2 had planned with `modify_timing = immediate` is done in the port phase.
UPGRADES: Final = Upgrades(steps={2: Upgrade()}, numbered={2: NUMBERED})
