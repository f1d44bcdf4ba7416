import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { LogLine } from '$lib/wire';
import { BattleReport } from './report.svelte';

const line = (n: number, kind: string, ...args: LogLine['args']): LogLine => ({ n, kind, args, clause: '' });
const LOG = [line(1, 'battle', 'japan', 'tsushima'), line(2, 'battle-over', 'tsushima')];

interface Now {
  log: LogLine[];
  news: LogLine[];
  legal: string[];
  isFighting: boolean;
}

/** Somebody who has just heard of the end of a battle. */
function hearing(test: (report: BattleReport, hear: (news: Partial<Now>) => void) => void): void {
  let now: Now = $state.raw({ log: LOG, news: LOG, legal: ['pass'], isFighting: false });
  const stop = $effect.root(() => {
    const report = new BattleReport({
      log: () => now.log,
      news: () => now.news,
      legal: () => now.legal,
      isFighting: () => now.isFighting,
    });
    flushSync();
    test(report, (news) => {
      now = { ...now, ...news };
      flushSync();
    });
  });
  stop();
}

describe('the report of a battle', () => {
  it('stays until its reader closes it, and does not come again', () =>
    hearing((report, hear) => {
      hear({ news: [line(3, 'passed', 'russia')] });
      expect(report.lines).toEqual(LOG);
      report.close();
      hear({ news: LOG });
      expect(report.lines).toEqual([]);
    }));

  it('goes when its reader has gone on: the choices are others', () =>
    hearing((report, hear) => {
      hear({ legal: ['done'] });
      expect(report.lines).toEqual([]);
    }));

  it('goes when the next battle begins', () =>
    hearing((report, hear) => {
      hear({ isFighting: true });
      expect(report.lines).toEqual([]);
    }));

  it('stays when others go on, or are told of again', () =>
    hearing((report, hear) => {
      const more = [...LOG, line(3, 'passed', 'russia')];
      hear({ log: more, news: more.slice(-1) });
      hear({ log: [...more], news: [] });
      expect(report.lines).toEqual(LOG);
    }));

  it('goes when its reader looks back, and does not return with the present', () =>
    hearing((report, hear) => {
      const more = [...LOG, line(3, 'passed', 'russia')];
      hear({ log: LOG.slice(0, 1), news: [], legal: [] });
      expect(report.lines).toEqual([]);
      hear({ log: LOG, news: LOG.slice(1), legal: [] }); // a step forward, over the end of the battle
      expect(report.lines).toEqual(LOG);
      hear({ log: more, news: [], legal: ['pass'] });
      expect(report.lines).toEqual([]);
    }));

  it('goes when the battle is taken back, and comes when it is fought again', () =>
    hearing((report, hear) => {
      hear({ log: [], news: [] });
      expect(report.lines).toEqual([]);
      hear({ log: LOG, news: LOG });
      expect(report.lines).toEqual(LOG);
    }));
});
