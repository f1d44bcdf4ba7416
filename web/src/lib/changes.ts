/**
 * The state of a table as its changes lead to it. What a change leaves alone is the same object as before;
 * the state before stays as it was.
 */

import type { Change, State } from './wire';

type Path = readonly (string | number)[];
/** Set what is found along the path, or replace `count` items of the list there. */
type Edit = readonly [Path, unknown] | readonly [Path, number, number, readonly unknown[]];

function changed(part: unknown, path: Path, edit: Edit): unknown {
  const [key, ...rest] = path;
  if (key !== undefined) {
    const copy = (Array.isArray(part) ? [...(part as unknown[])] : { ...(part as object) }) as Record<
      string | number,
      unknown
    >;
    copy[key] = changed(copy[key], rest, edit);
    return copy;
  }
  if (edit.length === 2) return edit[1];
  const [, start, count, items] = edit;
  return (part as unknown[]).toSpliced(start, count, ...items);
}

export class ChangingState {
  private state: State | null = null;
  private n = 0;

  /** The state now; null if a change was missed, until there is a whole state again. */
  take(message: State | Change): State | null {
    if (message.t === 'state') {
      this.n = 0;
      this.state = message;
    } else if (message.n === ++this.n && this.state) {
      const edits = message.edits as unknown as Edit[];
      const next = edits.reduce<unknown>((state, edit) => changed(state, edit[0], edit), this.state);
      this.state = { ...(next as State), now: message.now, log: message.log };
    } else this.state = null;
    return this.state;
  }
}
