import { describe, expect, it } from 'vitest';
import { speakerOf } from '../test/sentences';
import { continueLog, freshLines, groupsOf, rowsOf, thingsOf } from './log';
import type { LogLine } from './wire';

const line = (n: number): LogLine => ({ n, kind: 'sailed', args: ['mikasa', 'tsushima'], clause: 'PA-5.7' });

describe('log', () => {
  it('is cut to what still stands, then continued', () => {
    expect(continueLog([line(1), line(2), line(3)], { keep: 2, add: [line(4)] }).map((l) => l.n)).toEqual([
      1, 2, 4,
    ]);
    expect(continueLog([line(1)], { keep: 0, add: [line(9)] }).map((l) => l.n)).toEqual([9]);
  });

  it('tells what is new, unless it is another log or a jump', () => {
    expect(freshLines([line(1)], [line(1), line(2)])).toEqual([line(2)]);
    expect(freshLines([line(1)], [line(5), line(6)])).toEqual([]);
    expect(freshLines([line(1)], [line(5), line(6)], true)).toEqual([line(6)]);
    expect(freshLines([], [line(1)])).toEqual([]);
    expect(freshLines([line(1)], [line(1), ...Array.from({ length: 99 }, (_, i) => line(i))])).toEqual([]);
  });

  it('is shorter where the same kind of thing is told many times', () => {
    const ships = ['mikasa', 'fuji', 'asahi', 'yashima'];
    const sailed = ships.map((ship, i) => ({ ...line(i), args: [ship, 'tsushima'] }));
    const over = { ...line(9), kind: 'sortie-over', args: ['japan'] };
    const rows = rowsOf([...sailed, over, over], (told) => `${told.kind} ${told.args.join(' ')}`);
    expect(rows.map(({ times }) => times)).toEqual([1, 1, 1, 1, 2]);
    expect(groupsOf(rows).map((group) => group.length)).toEqual([4, 1]);
    expect(groupsOf(rows.slice(1)).map((group) => group.length)).toEqual([1, 1, 1, 1]);
  });

  it('knows what a line speaks of', () => {
    const words = speakerOf('port-arthur');
    expect(thingsOf(line(1), words)).toEqual(['ship:mikasa', 'zone:tsushima']);
    const moved: LogLine = { n: 1, kind: 'moved', args: ['japan', 'tsushima', 'japan', 4, 2], clause: '' };
    expect(thingsOf(moved, words)).toEqual(['seat:japan', 'zone:tsushima', 'port:japan']);
    const arrived: LogLine = {
      n: 1,
      kind: 'arrived',
      args: [['oslyabya', 'oryol'], 'diego-suarez'],
      clause: '',
    };
    expect(thingsOf(arrived, words)).toEqual(['ship:oslyabya', 'ship:oryol', 'port:diego-suarez']);
  });
});
