"""Notes in a game's folder how often each level beats the one below it: python -m tools.strength LADDER.json

The file is what `admiralty ladder GAME --bots easy,medium,hard --json` prints. A level that thinks for a time
is stronger in a faster build, so its figure names the build it was measured on.
"""

import json
import sys
from itertools import pairwise
from pathlib import Path

from admiralty import games
from admiralty.bots import LEVELS
from admiralty.bots.spec import parse


def main(path: str) -> None:
    ladder = json.loads(Path(path).read_text(encoding="utf-8"))
    levels = list(LEVELS)
    found = {}
    for score in ladder["scores"]:
        above, below = score["bot"], score["against"]
        if (below, above) in pairwise(levels):
            found[above] = {key: score[key] for key in ("against", "games", "rate", "low", "high")}
            if parse(above).milliseconds:
                found[above]["build"] = ladder["build"]
    target = games.find(ladder["game"]).folder / "strength.json"
    target.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    print(f"{target}: {', '.join(found) or 'nothing'}")


if __name__ == "__main__":
    main(sys.argv[1])
