/** What a turn of Naval Strategy came to. */

import { changed, type Summary } from "$lib/summary";
import type { NavalView } from "./view-types";

export const summary: Summary<NavalView> = {
  chapter: ({ turn }, words) => ({
    key: String(turn),
    title: `${words.say("label-turn")} ${turn}`,
  }),
  facts: (before, now, lines, words) => {
    const sunk = lines
      .filter(({ kind }) => kind === "sunk")
      .map(({ args }) => words.name("ship", String(args[0])));
    return [
      ...Object.entries(now.teams).flatMap(([side, team]) => {
        const seat = words.name("seat", side);
        return changed(
          words.say("card-points", { seat }),
          before.teams[side]?.points ?? 0,
          team.points,
        );
      }),
      ...(sunk.length
        ? [{ label: words.say("card-sunk"), now: sunk.join(", ") }]
        : []),
    ];
  },
};
