/** What a phase of the Russo-Japanese War came to. */

import { changed, type Summary } from "$lib/summary";
import { SIDES, type Side, type WarView } from "./war";

const held = ({ key_points }: WarView, side: Side): number =>
  Object.values(key_points).filter((owner) => owner === side).length;

export const summary: Summary<WarView> = {
  // A unit that is taken up and put down again where it was has not moved.
  picture: ({ turn, active, phase, units, declared, combat, naval }) => [
    turn,
    active,
    phase,
    declared,
    combat,
    naval,
    units.map(({ id, place }) => [id, place]),
  ],
  chapter: ({ turn, active, phase }, words) => ({
    key: `${turn} ${active} ${phase}`,
    title: [
      `${words.say("label-turn")} ${turn}`,
      words.name("seat", active),
      words.say(`phase-${phase}`),
    ].join(" · "),
  }),
  facts: (before, now, lines, words) => {
    const lost = lines
      .filter(({ kind }) => kind === "eliminated")
      .map(({ args }) => words.name("unit", String(args[0])));
    const sunk = lines
      .filter(({ kind }) => kind === "sunk")
      .map(({ args }) => words.name("ship", String(args[0])));
    return [
      ...SIDES.flatMap((side) => {
        const seat = words.name("seat", side);
        return [
          ...changed(
            words.say("card-morale", { seat }),
            before.morale[side],
            now.morale[side],
          ),
          ...changed(
            words.say("card-key-points", { seat }),
            held(before, side),
            held(now, side),
          ),
        ];
      }),
      ...(lost.length
        ? [{ label: words.say("card-eliminated"), now: lost.join(", ") }]
        : []),
      ...(sunk.length
        ? [{ label: words.say("board-ship-sunk"), now: sunk.join(", ") }]
        : []),
    ];
  },
};
