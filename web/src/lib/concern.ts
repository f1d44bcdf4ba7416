/** What a view tells of some things: to see whether they are as they were, and whose they are. */

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The parts of a view that carry one of these ids, or stand under it. */
export function concerning(view: unknown, ids: readonly string[]): unknown[] {
  if (Array.isArray(view)) return view.flatMap((part) => concerning(part, ids));
  if (!isObject(view)) return [];
  if (typeof view.id === 'string' && ids.includes(view.id)) return [view];
  return Object.entries(view).flatMap(([key, part]) => (ids.includes(key) ? [part] : concerning(part, ids)));
}

/** Which seat each thing of a view belongs to, where the view says so as its `side`. */
export function owners(view: unknown, seats: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(walk);
    if (!isObject(part)) return;
    const side = String(part.side);
    if (typeof part.id === 'string' && seats.includes(side)) found.set(part.id, side);
    Object.values(part).forEach(walk);
  };
  walk(view);
  return found;
}
