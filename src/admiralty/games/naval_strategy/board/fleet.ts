/** The view of Naval Strategy in the shapes the drawing needs. */

import type { GameDocument } from '$lib/wire';
import type { Lot, Order } from './view-types';

export type * from './view-types';

/** Numbers by which the organiser changes something, the smallest first: `minus-10` is -10, `5-wood` is 5. */
export function sized(what: string): number {
  const step = /^(plus|minus)-(\d+)$/.exec(what);
  if (step) return Number(step[2]) * (step[1] === 'plus' ? 1 : -1);
  return Number(/^\d+/.exec(what)?.[0] ?? Infinity);
}

/** The number in a ship's word: blue-3 is 3. */
export const numberOf = (id: string): string => /\d+$/.exec(id)?.[0] ?? '';

/** The ship at sea whose copy fights in an arena. */
export const atSea = (id: string): string => id.replace(/^arena-/, '');

/** What may be done with each ship: the verb, what it is said of, and the whole action. */
export interface Step {
  verb: string;
  what: string;
  action: string;
}

/** Actions by the ship they are for; those that are for none stand under ''. */
export function stepsByShip(legal: readonly string[], verbs: GameDocument['verbs']): Map<string, Step[]> {
  const found = new Map<string, Step[]>();
  for (const action of legal) {
    const [verb = '', first = '', what = ''] = action.split(' ');
    const ofShip = verbs[verb]?.[0] === 'ship';
    const ship = ofShip ? first : '';
    const step = {
      verb,
      what: ofShip ? what : action.slice(verb.length + 1),
      action,
    };
    found.set(ship, [...(found.get(ship) ?? []), step]);
  }
  return found;
}

/** The lots that add up to an amount, the largest first. */
function lotsOf(amount: number): number[] {
  const sizes = [100, 50, 10, 5, 1];
  return sizes.flatMap((size) => {
    const times = Math.floor(amount / size);
    amount -= times * size;
    return Array.from({ length: times }, () => size);
  });
}

/** The actions that make the last order name an amount: more is added, for less the order begins anew. */
export function nameAmount(
  ship: string,
  order: Order,
  lots: readonly Lot[],
  lot: Lot,
  amount: number,
): string[] {
  const adding = ({ verb, good }: Lot, n: number): string[] =>
    lotsOf(n).map((size) => `${verb} ${ship} ${size}-${good}`);
  if (amount >= lot.named) return adding(lot, amount - lot.named);
  const [code, what] = order;
  const opened = code === 'load' ? `load ${ship} ${String(what)}` : `${code} ${ship}`;
  const others = lots.flatMap((each) => (each === lot ? adding(lot, amount) : adding(each, each.named)));
  return [`undo-order ${ship}`, opened, ...others];
}

/** Ships that share a tile lie in a ring, smaller. */
export function berth(place: number, count: number, size: number): { x: number; y: number; scale: number } {
  if (count < 2) return { x: 0, y: 0, scale: 1 };
  const angle = (2 * Math.PI * place) / count - Math.PI / 2;
  return {
    x: 0.5 * size * Math.cos(angle),
    y: 0.5 * size * Math.sin(angle),
    scale: count > 4 ? 0.5 : 0.62,
  };
}
