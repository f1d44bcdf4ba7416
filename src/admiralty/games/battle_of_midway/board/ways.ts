/** Where things lead: what the game has worked out, in the shapes the map draws. */

import { key, type Cell } from './hex';
import {
  performable,
  type Aircraft,
  type End,
  type MidwayView,
  type Outlook,
  type Place,
  type Printed,
} from './midway';

/** Where an aircraft would be after an action. */
export interface Step {
  action: string;
  id: string;
  place: Place;
}

export function stepsOf(outlook: Outlook | null): Step[] {
  return Object.entries(outlook?.after ?? {}).flatMap(([action, after]) =>
    Object.entries(after).flatMap(([id, place]) => (place ? [{ action, id, place }] : [])),
  );
}

/** The ends of a flight by the cell they lie in; there the noses differ. */
export function endsByCell(ends: readonly End[]): Map<string, End[]> {
  const found = new Map<string, End[]>();
  for (const end of ends) found.set(key(end.place), [...(found.get(key(end.place)) ?? []), end]);
  return found;
}

/** An aircraft as it would be at the end of a way. */
export interface Ghost {
  id: string;
  aircraft: Aircraft;
  way: Place[];
}

/** What the tokens laid out so far can still come to, as far as they are laid. */
export function ghostsOf(
  aircraft: Aircraft | undefined,
  laid: readonly string[],
  plans: readonly string[][],
  outlook: Outlook | null,
): Ghost[] {
  const length = Math.max(laid.length, plans[0]?.length === 3 ? 2 : 1);
  return [...performable(laid, plans)].flatMap((pair) => {
    const way = outlook?.moves?.[pair];
    return aircraft && way ? [{ id: pair, aircraft, way: way.slice(0, length) }] : [];
  });
}

/** A small tile that may be laid: the action, and the cells the tile would cover. */
export interface Extension {
  action: string;
  cells: Cell[];
}

/** One for each centre, of a tile beside the board if there is one. */
export function extensionsOf(
  legal: readonly string[],
  { moving, tiles }: Pick<MidwayView, 'moving' | 'tiles'>,
  table: Pick<Printed, 'small_tile' | 'spots'>,
): Extension[] {
  const edge = moving?.cell;
  if (!edge) return [];
  const found = new Map<string, Extension & { beside: boolean }>();
  for (const action of legal) {
    const [verb, tile = '', spot = ''] = action.split(' ');
    const way = table.small_tile[table.spots.indexOf(spot)];
    if (verb !== 'extend' || !way) continue;
    const centre: Cell = [edge[0] + way[0], edge[1] + way[1]];
    const beside = !tiles[tile];
    const known = found.get(key(centre));
    if (known && (known.beside || !beside)) continue;
    const cells = table.small_tile.map(([q, r]): Cell => [centre[0] + q, centre[1] + r]);
    found.set(key(centre), { action, cells, beside });
  }
  return [...found.values()];
}
