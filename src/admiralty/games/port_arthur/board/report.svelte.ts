/** The report of a battle: it stays until its reader closes it or goes on. */

import { untrack } from 'svelte';
import type { LogLine } from '$lib/wire';
import { lastBattle } from './ships';

const OVER = 'battle-over';

/** What the reader hears and sees; each is asked for by itself, so that only its own changes count. */
export interface Heard {
  log: () => readonly LogLine[];
  news: () => readonly LogLine[];
  legal: () => readonly string[];
  isFighting: () => boolean;
}

export class BattleReport {
  lines = $state.raw<readonly LogLine[]>([]);

  /** The choices it was read with: others mean that the reader has gone on. */
  private readWith = '';
  /** The line that told the end of the battle reported. */
  private reported = -1;
  /** How much the reader has heard. */
  private told = 0;

  /** Inside a component, whose life it shares. */
  constructor(heard: Heard) {
    $effect(() => this.open(heard));
    $effect(() => this.leave(heard));
    $effect(() => this.forget(heard.log()));
    $effect(() => this.goOn(heard.legal().join()));
  }

  close(): void {
    this.lines = [];
  }

  private open(heard: Heard): void {
    const over = heard.news().find((line) => line.kind === OVER);
    if (heard.isFighting()) this.close();
    else if (over && over.n !== this.reported) {
      this.lines = untrack(() => lastBattle(heard.log()));
      this.reported = over.n;
      this.readWith = '';
    }
  }

  /** Who hears more or less without any news has gone to another moment of the game. */
  private leave(heard: Heard): void {
    const told = heard.log().length;
    if (told !== this.told && !untrack(heard.news).length) this.close();
    this.told = told;
  }

  /** A battle that was taken back is not reported. */
  private forget(log: readonly LogLine[]): void {
    if (this.reported < 0 || log.some(({ n, kind }) => n === this.reported && kind === OVER)) return;
    this.close();
    this.reported = -1;
  }

  private goOn(offered: string): void {
    if (this.readWith && offered !== this.readWith) this.close();
    else this.readWith = offered;
  }
}
