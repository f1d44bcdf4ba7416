/** The report of a battle: it stays until its reader closes it or goes on. */

import { untrack } from 'svelte';
import type { LogLine } from '$lib/wire';
import { lastBattle } from './ships';

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

  /** Inside a component, whose life it shares. */
  constructor(heard: Heard) {
    $effect(() => this.open(heard));
    $effect(() => this.forget(heard.log()));
    $effect(() => this.goOn(heard.legal().join()));
  }

  close(): void {
    this.lines = [];
  }

  private open(heard: Heard): void {
    const over = heard.news().find((line) => line.kind === 'battle-over');
    if (heard.isFighting()) this.close();
    else if (over && over.n !== this.reported) {
      this.lines = untrack(() => lastBattle(heard.log()));
      this.reported = over.n;
      this.readWith = '';
    }
  }

  /** A battle that was taken back is not reported. */
  private forget(log: readonly LogLine[]): void {
    const end = this.lines.at(-1);
    if (!end || log.some((line) => line.n === end.n && line.kind === end.kind)) return;
    this.close();
    this.reported = -1;
  }

  private goOn(offered: string): void {
    if (this.readWith && offered !== this.readWith) this.close();
    else this.readWith = offered;
  }
}
