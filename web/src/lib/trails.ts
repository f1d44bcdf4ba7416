/** What changed places between two views of a map. */

/** A piece on the paper: where it is, in the words of the game and as a point. */
export interface Spot {
  place: string;
  x: number;
  y: number;
}

export interface Trail {
  key: string;
  from: Spot;
  to: Spot;
  /** How many pieces went this way. */
  count: number;
}

/** Which pieces went from where to where; those that went the same way together. */
export function trailsOf(before: ReadonlyMap<string, Spot>, now: ReadonlyMap<string, Spot>): Trail[] {
  const found = new Map<string, Trail>();
  for (const [id, to] of now) {
    const from = before.get(id);
    if (!from || from.place === to.place) continue;
    const key = `${from.place} ${to.place}`;
    found.set(key, { key, from, to, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/** Pieces that came from nowhere, or went there: one spot for each place. */
export function missing(of: ReadonlyMap<string, Spot>, among: ReadonlyMap<string, Spot>): Spot[] {
  const spots = [...of].filter(([id]) => !among.has(id)).map(([, spot]) => [spot.place, spot] as const);
  return [...new Map(spots).values()];
}
