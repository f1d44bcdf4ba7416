"""Notes in a game's folder how often each side won in simulations: python -m tools.balance FILE...

The files are what `admiralty simulate GAME --bots greedy,greedy --json` prints: of the usual options, and of
one other choice each.
"""

import json
import sys
from pathlib import Path

from admiralty import games


def main(paths: list[str]) -> None:
    lines = []
    for path in paths:
        report = json.loads(Path(path).read_text(encoding="utf-8"))
        game = games.find(report["game"])
        usual = games.load(report["game"]).options
        unusual = {name: value for name, value in report["options"].items() if usual[name] != value}
        assert len(unusual) <= 1, f"{path}: one option at a time"
        assert len(set(report["bots"])) == 1, f"{path}: one bot for all sides"
        option, value = next(iter(unusual.items()), ("", ""))
        line = {"option": option, "value": value, "games": report["games"], "drawn": report["draws"]}
        lines.append({**line, "won": report["wins"]})
    target = game.folder / "balance.json"
    target.write_text(
        json.dumps({"bot": report["bots"][0], "lines": lines}, indent=2) + "\n", encoding="utf-8"
    )
    print(f"{target}: {len(lines)} lines")


if __name__ == "__main__":
    main(sys.argv[1:])
