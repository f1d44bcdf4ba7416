/** Shows moments one after another, as fast as the reader wants: a replay, or what others do meanwhile. */

import { pace, type Speed } from './pace';

export interface Film {
  /** How many moments are still to be shown. */
  ahead(): number;
  /** Pass over some, show the next one, and say which share of the usual time it deserves. */
  next(skip: number): Promise<number>;
  /** Everything has been shown. */
  done(): void;
  /** It begins with what is on the screen, and may take as long as it takes. */
  isPatient?: boolean;
}

export class Player {
  running = $state(false);

  private wait = Infinity;
  private skip = 0;
  private run = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly film: Film,
    private readonly speed: () => Speed,
  ) {}

  /** Begin; while it runs, take in that there is more to show, so that all of it is shown in time. */
  play(): void {
    const ahead = this.film.ahead();
    if (ahead > 0) {
      const { skip, wait } = pace(this.film.isPatient ? 1 : ahead, this.speed());
      this.wait = Math.min(this.wait, wait);
      this.skip = skip;
    }
    if (this.running) return;
    this.running = true;
    const run = ++this.run;
    if (this.film.isPatient) this.timer = setTimeout(() => void this.step(run), this.wait);
    else void this.step(run);
  }

  stop(): void {
    this.run += 1;
    this.running = false;
    this.wait = Infinity;
    clearTimeout(this.timer);
  }

  private async step(run: number): Promise<void> {
    if (this.film.ahead() <= 0) {
      this.stop();
      this.film.done();
      return;
    }
    const { skip } = this;
    this.skip = 0;
    const share = await this.film.next(skip);
    if (run !== this.run) return; // stopped meanwhile
    this.timer = setTimeout(() => void this.step(run), share * this.wait);
  }
}
