/** Why the choices that are not legal are none, asked for once a decision has stood for a while. */

import type { State } from './wire';

const NOTHING: Map<string, string> = new Map();
/** In milliseconds: a quick click costs the server nothing. */
const ASK_AFTER = 250;

export class Refusals {
  /** Clauses by action. */
  now: Map<string, string> = $state.raw(NOTHING);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private id = '';

  /** `send` asks the server for a seat's refusals and gives the id that the answer will bear. */
  constructor(private readonly send: (seat: string) => string) {}

  ask({ acting, as }: State): void {
    this.stop();
    this.clear();
    if (acting.includes(as)) this.timer = setTimeout(() => (this.id = this.send(as)), ASK_AFTER);
  }

  hear(id: string, refused: readonly (readonly [string, string])[]): void {
    if (id === this.id) this.now = new Map(refused);
  }

  clear(): void {
    this.now = NOTHING;
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
