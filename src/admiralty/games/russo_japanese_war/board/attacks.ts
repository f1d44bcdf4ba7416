/** Attacks on the map: who takes part, arrows to the target, ways out for those who may have to leave. */

import { middle, type Point } from './hex';
import type { Attack, WarView } from './war';

/** Who attacks: those picked that may, or else all that may. */
export function forceOf(attack: Attack | undefined, picked: readonly string[]): string[] {
  const may = attack?.units ?? [];
  const among = may.filter((id) => picked.includes(id));
  return among.length ? among : may;
}

export interface Arrow {
  id: string;
  from: Point;
  to: Point;
}

export interface AttackArrow extends Arrow {
  kind: 'declared' | 'fought' | 'planned';
}

/** Where a unit stands, if that is a hex of the map. */
export type HexOf = (unit: string) => string | undefined;

/** From attackers to their target: declared, being fought, or only planned. */
export function arrowsOf(
  { declared, combat }: Pick<WarView, 'declared' | 'combat'>,
  planned: { target: string; units: readonly string[] } | null,
  hexOf: HexOf,
): AttackArrow[] {
  const draw = (
    kind: AttackArrow['kind'],
    { target, units }: { target: string; units: readonly string[] },
  ): AttackArrow[] =>
    [...new Set(units.map(hexOf))].flatMap((from) =>
      from && from !== target
        ? [{ id: `${kind} ${from} ${target}`, from: middle(from), to: middle(target), kind }]
        : [],
    );
  const now = combat ? draw('fought', combat) : planned ? draw('planned', planned) : [];
  return [...declared.flatMap((each) => draw('declared', each)), ...now];
}

/** From each unit to where it could fall back. */
export function escapesOf(ways: Record<string, string[]>, hexOf: HexOf): Arrow[] {
  return Object.entries(ways).flatMap(([id, places]) => {
    const from = hexOf(id);
    return from
      ? places.map((place) => ({ id: `${id} ${place}`, from: middle(from), to: middle(place) }))
      : [];
  });
}
