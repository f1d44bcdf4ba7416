/** What a phase of Port Arthur came to. */

import type { BoardWords } from "$lib/board";
import { changed, type Summary } from "$lib/summary";
import type { PortArthurView } from "./view-types";

const SUNK = "sunk";

/** Where the marker stands on the track: on whose half, and how far from the centre. */
export function markerAt(cp: number, words: BoardWords): string {
  const half = cp > 0 ? "japan" : "russia";
  return cp === 0 ? "0" : `${words.name("seat", half)} ${Math.abs(cp)}`;
}

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
      ...changed(
        words.say("label-control-points"),
        markerAt(before.cp, words),
        markerAt(now.cp, words),
      ),
      ...(sunk.length
        ? [{ label: words.say("label-sunk"), now: sunk.join(", ") }]
        : []),
      ...changed(words.say("card-landed"), before.landed, now.landed),
      ...changed(words.say("label-supply"), before.supply, now.supply),
    ];
  },
};
