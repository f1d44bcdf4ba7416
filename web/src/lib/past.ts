/** A table's past: moments by number, fetched a page at a time, each once. */

import { api, Problem } from './http';
import type { LogLine, Moment } from './wire';

/** As many moments as the server gives at once; its snapshots lie as far apart. */
const PAGE = 50;
const TOO_FAST = 429;
const WAIT_WHEN_TOO_FAST = 1_000;

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

export class Past {
  private readonly moments = new Map<string, Moment>();
  private readonly pages = new Map<string, Promise<void>>();
  private readonly logs = new Map<string, LogLine[]>();
  private preparing = '';

  constructor(private readonly id: string) {}

  /** The moment, if it is here already. */
  known(n: number, as: string): Moment | undefined {
    return this.moments.get(`${as} ${n}`);
  }

  async at(n: number, as: string): Promise<Moment> {
    if (!this.known(n, as)) await this.fetch(n, as);
    const moment = this.known(n, as);
    if (!moment) throw new Problem('error-no-entry', { n, last: n });
    return moment;
  }

  /** A whole log, if it is here already. */
  knownLog(as: string): LogLine[] | undefined {
    return this.logs.get(as);
  }

  async log(as: string): Promise<LogLine[]> {
    const log = this.knownLog(as) ?? (await patient(() => api.log(this.id, as)));
    this.logs.set(as, log);
    return log;
  }

  /** The whole game, page by page, those nearest to n first; a later call for another seat takes over. */
  async prepare(n: number, last: number, as: string): Promise<void> {
    const task = `${as} ${last}`;
    if (this.preparing === task) return;
    this.preparing = task;
    const pages = Array.from({ length: Math.floor(last / PAGE) + 1 }, (_, i) => i * PAGE);
    const distance = (first: number) => Math.abs(first + PAGE / 2 - n);
    try {
      for (const first of pages.sort((a, b) => distance(a) - distance(b))) {
        const missing = Math.min(first + PAGE - 1, last);
        if (this.preparing === task && !this.known(missing, as)) await this.fetch(missing, as);
      }
    } finally {
      if (this.preparing === task) this.preparing = '';
    }
  }

  stop(): void {
    this.preparing = '';
  }

  /** The page that n is on, from the first moment of it that is not here. */
  private fetch(n: number, as: string): Promise<void> {
    let first = n - (n % PAGE);
    const end = first + PAGE;
    while (first < n && this.known(first, as)) first += 1;
    return once(this.pages, `${as} ${first}`, async () => {
      const moments = await patient(() => api.moments(this.id, first, end - first, as));
      for (const moment of moments) this.moments.set(`${as} ${moment.seq}`, moment);
    });
  }
}

/** Ask again, later, when the server finds that it was too soon. */
async function patient<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== TOO_FAST) throw error;
    await sleep(WAIT_WHEN_TOO_FAST);
    return ask();
  }
}

/** Ask once; a failure is forgotten, so that it can be asked again. */
function once(known: Map<string, Promise<void>>, key: string, ask: () => Promise<void>): Promise<void> {
  const found = known.get(key) ?? ask();
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}
