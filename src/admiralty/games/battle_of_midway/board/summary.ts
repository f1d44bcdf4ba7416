/** What a round of the Battle of Midway came to. */

import { changed, type Summary } from "$lib/summary";
import { SIDES, type MidwayView } from "./midway";

export const summary: Summary<MidwayView> = {
  chapter: ({ round, phase }, words) => ({
    key: `${round} ${phase}`,
    title: `${words.say("card-round", { round })} · ${words.say(`phase-${phase}`)}`,
  }),
  facts: (before, now, lines, words) => {
    const lost = lines
      .filter(({ kind }) => kind === "destroyed" || kind === "flew-off")
      .map(({ args }) => words.name("aircraft", String(args[0])));
    return [
      ...SIDES.flatMap((side) => {
        const seat = words.name("seat", side);
        return changed(
          words.say("card-score", { seat }),
          before.score[side],
          now.score[side],
        );
      }),
      ...(lost.length
        ? [{ label: words.say("card-destroyed"), now: lost.join(", ") }]
        : []),
    ];
  },
};
