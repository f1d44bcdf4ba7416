/** What a view tells of something: for whoever asks whether it is still as it was. */

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

/** Which side each thing of a view belongs to, where the view says so. */
export function owners(view: unknown, sides: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(walk);
    if (!isObject(part)) return;
    const side = [part.team, part.side, part.seat].find((each) => sides.includes(String(each)));
    if (typeof part.id === 'string' && side !== undefined) found.set(part.id, String(side));
    Object.values(part).forEach(walk);
  };
  walk(view);
  return found;
}
