/** A table's past: states by number, fetched once each and not faster than the server likes. */

import { api, Problem } from './http';
import { notices } from './notices.svelte';
import type { LogLine, State } from './wire';

const BETWEEN_REQUESTS = 70;
const TOO_FAST = 429;
const WAIT_WHEN_TOO_FAST = 700;

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

export class Past {
  private readonly states = new Map<string, Promise<State>>();
  private readonly logs = new Map<string, Promise<LogLine[]>>();
  private lastRequest = -Infinity;

  constructor(private readonly id: string) {}

  /** Wait until this moment may be asked for; one that is here already needs no waiting. */
  async turn(n: number, as: string): Promise<void> {
    const wait = this.lastRequest + BETWEEN_REQUESTS - performance.now();
    if (!this.states.has(`${n} ${as}`) && wait > 0) await sleep(wait);
  }

  at(n: number, as: string): Promise<State> {
    return once(this.states, `${n} ${as}`, () => {
      this.lastRequest = performance.now();
      return this.fetch(n, as);
    });
  }

  log(as: string): Promise<LogLine[]> {
    return once(this.logs, as, () => api.log(this.id, as));
  }

  /** The neighbours, so that stepping and playing find them ready. */
  prepare(n: number, last: number, as: string, reach: number): void {
    for (let step = 1; step <= reach; step += 1) {
      for (const m of [n + step, n - step]) {
        if (m >= 0 && m <= last) this.at(m, as).catch((error: unknown) => notices.error(error));
      }
    }
  }

  private async fetch(n: number, as: string): Promise<State> {
    try {
      return await api.at(this.id, n, as);
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== TOO_FAST) throw error;
      await sleep(WAIT_WHEN_TOO_FAST);
      return api.at(this.id, n, as);
    }
  }
}

/** Ask once and keep the answer; a failure is forgotten, so that it can be asked again. */
function once<T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? ask();
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}
