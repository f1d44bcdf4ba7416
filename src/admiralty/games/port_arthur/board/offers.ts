/** The legal actions sorted by the things they are said of, so that a board can light them up. */

import type { GameDocument } from '$lib/wire';

export interface Offers {
  /** Actions without a thing: done, pass, cancel. */
  plain: string[];
  /** Actions said of one thing, by `kind:id`. */
  direct: Map<string, string[]>;
  /** Actions said of two things: first thing, second thing, action. */
  pairs: Map<string, Map<string, string>>;
}

/** `kind:id`; a place is a zone or a port. */
function thing(game: GameDocument, kind: string, id: string): string {
  if (kind !== 'place') return `${kind}:${id}`;
  return game.ids.zone?.includes(id) ? `zone:${id}` : `port:${id}`;
}

export function offers(game: GameDocument, legal: string[], apart: string[] = []): Offers {
  const out: Offers = { plain: [], direct: new Map(), pairs: new Map() };
  for (const action of legal) {
    const [verb = '', ...ids] = action.split(' ');
    const kinds = game.verbs[verb] ?? [];
    if (apart.includes(verb)) continue;
    const things = ids.map((id, i) => thing(game, kinds[i] ?? '', id));
    const [first, second] = things;
    if (first === undefined) out.plain.push(action);
    else if (second === undefined) out.direct.set(first, [...(out.direct.get(first) ?? []), action]);
    else {
      const seconds = out.pairs.get(first) ?? new Map<string, string>();
      seconds.set(second, action);
      out.pairs.set(first, seconds);
    }
  }
  return out;
}

/** What a click on `target` does for the things selected: one action for each that has it. */
export function strike(found: Offers, selected: Iterable<string>, target: string): string[] {
  const out: string[] = [];
  for (const first of selected) {
    const action = found.pairs.get(first)?.get(target);
    if (action !== undefined) out.push(action);
  }
  return out;
}

/** The things a selection can be sent to. */
export function targets(found: Offers, selected: Iterable<string>): Set<string> {
  const out = new Set<string>();
  for (const first of selected) for (const second of found.pairs.get(first)?.keys() ?? []) out.add(second);
  return out;
}
