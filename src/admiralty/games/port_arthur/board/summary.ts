/** What a phase of Port Arthur came to. */

import { changed, type Summary } from "$lib/summary";
import type { PortArthurView } from "./view-types";

const SUNK = "sunk";

export const summary: Summary<PortArthurView> = {
  chapter: ({ turn, phase }, words) => ({
    key: `${turn} ${phase}`,
    title: `${words.say("label-turn")} ${turn} · ${words.say(`phase-${phase}`)}`,
  }),
  facts: (before, now, lines, words) => {
    const sunk = lines
      .filter(({ kind }) => kind === SUNK)
      .map(({ args }) => words.name("ship", String(args[0])));
    return [
      ...changed(words.say("label-control-points"), before.cp, now.cp),
      ...(sunk.length
        ? [{ label: words.say("label-sunk"), now: sunk.join(", ") }]
        : []),
      ...changed(words.say("card-landed"), before.landed, now.landed),
      ...changed(words.say("label-supply"), before.supply, now.supply),
    ];
  },
};
