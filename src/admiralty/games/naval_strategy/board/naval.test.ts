import { describe, expect, it } from 'vitest';
import type { BoardWords } from '$lib/board';
import { groupsOf, strandOf } from '$lib/log';
import type { LogLine } from '$lib/wire';
import { Captions } from './captions';
import {
  berth,
  nameAmount,
  sized,
  stepsByShip,
  type NavalView,
  type Order,
  type Printed,
  type Ship,
} from './fleet';
import { around, aside, between, box, camera, outline, point, towards } from './hex';
import { pictureAt, pictures } from './pictures';
import { corrections, drama, lastFight, lastRound } from './round';

const line = (n: number, kind: string, ...args: LogLine['args']): LogLine => ({
  n,
  kind,
  args,
  clause: '',
});
const ship = (id: string, tile: string, face = 0, hp = 20): Ship => ({
  id,
  side: id.split('-')[0] ?? '',
  type: 'brig',
  tile,
  face,
  hp,
  most_hp: 65,
  fit: {},
  reported: false,
});
const ROUND = [
  line(8, 'fired', 'blue-1', 'volley-left', '0,1', ['-1,1', '-1,2']),
  line(8, 'hit', 'blue-1', 'red-1', 12, 8),
  line(8, 'collided', '0,-1', 'red-2', ['blue-1']),
  line(8, 'damaged', 'blue-1', 5, 15),
  line(8, 'sailed', 'blue-1', '0,0', '0', '1', ['0,1', '0,0', '0,-1']),
  line(8, 'shelled', 'red-2', '3,0'),
  line(8, 'sunk', 'red-1', '-1,1', 'havana'),
  line(8, 'turn-begins', 2, 1),
];
const view = {
  ships: [ship('blue-1', '0,0', 0, 15), ship('red-1', '5,0', 2, 0), ship('red-2', '0,-1')],
} as unknown as NavalView;

it('reads how much a change is about', () => {
  expect(['minus-10', 'plus-100', '5-wood', 'all-rum'].map(sized)).toEqual([-10, 100, 5, Infinity]);
});

describe('hexagons', () => {
  it('lie with flat tops: north is straight up', () => {
    expect(point('0,-1').x).toBeCloseTo(point('0,0').x);
    expect(point('0,-1').y).toBeLessThan(0);
    expect(aside({ x: 0, y: 0 }, 90, 10).x).toBeCloseTo(10);
  });

  it('have a line only where a group ends', () => {
    expect(outline([[0, 0]]).match(/M/g)).toHaveLength(6);
    const pair = outline([
      [0, 0],
      [0, 1],
    ]);
    expect(pair.match(/M/g)).toHaveLength(10);
  });

  it('know where their neighbours lie', () => {
    expect(towards('0,0', '1,-1')).toBe(1);
    expect(towards('0,0', '2,0')).toBe(-1);
  });

  it('show a window that stays on the paper', () => {
    const paper = box(
      [
        [-6, 0],
        [6, 0],
        [0, 6],
        [0, -6],
      ],
      0,
    );
    const near = around(point('6,0'), 6, paper);
    expect(near.x + near.width).toBeCloseTo(paper.x + paper.width);
    expect(around(point('0,0'), 99, paper)).toEqual(paper);
  });
});

describe('what may be done', () => {
  it('is sorted by ship', () => {
    const verbs = {
      forward: ['ship'],
      howitzer: ['ship', 'tile'],
      build: ['type', 'port'],
      ready: [],
    };
    const steps = stepsByShip(['forward blue-1', 'howitzer blue-1 1,2', 'build brig havana', 'ready'], verbs);
    expect(steps.get('blue-1')?.map((step) => step.what)).toEqual(['', '1,2']);
    expect(steps.get('')?.map((step) => step.what)).toEqual(['brig havana', '']);
  });

  it('names an amount by lots: more is added, for less the order begins anew', () => {
    const lot = (good: string, named: number) => ({
      verb: 'add-hold',
      good,
      named,
      most: 300,
      price: 8,
    });
    const [wood, rum] = [lot('wood', 12), lot('rum', 6)];
    const order: Order = ['sell', [0, 0, 0, 0, 0, 0, 0, 12, 0, 6]];
    expect(nameAmount('blue-1', order, [wood, rum], wood, 128)).toEqual([
      'add-hold blue-1 100-wood',
      'add-hold blue-1 10-wood',
      'add-hold blue-1 5-wood',
      'add-hold blue-1 1-wood',
    ]);
    expect(nameAmount('blue-1', order, [wood, rum], wood, 0)).toEqual([
      'undo-order blue-1',
      'sell blue-1',
      'add-hold blue-1 5-rum',
      'add-hold blue-1 1-rum',
    ]);
    expect(nameAmount('blue-1', ['load', 'wreck', [0, 0, 12, 0, 6]], [wood], wood, 1)).toEqual([
      'undo-order blue-1',
      'load blue-1 wreck',
      'add-hold blue-1 1-wood',
    ]);
  });

  it('is drawn apart where ships share a port', () => {
    expect(berth(0, 1, 20)).toEqual({ x: 0, y: 0, scale: 1 });
    expect(berth(0, 2, 20).y).toBeCloseTo(-10);
  });
});

describe('the last round', () => {
  const ids = new Set(view.ships.map((each) => each.id));

  it('is the last evaluation; what is planned or fought in the arena meanwhile is not', () => {
    const later = [...ROUND, line(9, 'hit', 'arena-blue-1', 'boss-blue', 3, 4)];
    expect(lastRound([line(3, 'sailed', 'blue-1'), ...later], ids, 2)).toEqual(ROUND);
    expect(lastRound([], ids, 1)).toEqual([]);
  });

  it('is found before the turn that an organiser lets begin, whatever he changes in between', () => {
    const round = ROUND.slice(0, -1);
    const changes = [
      line(9, 'sunk', 'red-2', '3,0', 'havana'),
      line(9, 'changed-ship', 'red-2', 'destroyed'),
    ];
    const begins = [...round, ...changes, line(10, 'turn-begins', 2, 1)];
    expect(lastRound(begins, ids, 2)).toEqual(round);
    expect(lastRound(begins.slice(0, -1), ids, 2)).toEqual(round);
    expect(lastRound([...begins, line(12, 'turn-begins', 3, 1)], ids, 3)).toEqual([]);
  });

  it('is nothing when nobody did anything', () => {
    expect(lastRound([...ROUND, line(9, 'turn-begins', 3, 1)], ids, 3)).toEqual([]);
  });

  it('is nothing while the organiser has not begun the turn after a quiet one', () => {
    expect(lastRound([line(1, 'turn-begins', 1, 1), ...ROUND], ids, 3)).toEqual([]);
  });

  it('is followed by what the organiser corrects, each thing once', () => {
    const changed = line(9, 'changed-ship', 'red-2', 'hit-points');
    const log = [line(2, 'changed-ship', 'red-2', 'orders'), ...ROUND, changed, { ...changed, n: 10 }];
    expect(corrections(log, ROUND, 2)).toEqual([{ ...changed, n: 10 }]);
    expect(corrections([line(1, 'turn-begins', 1, 1), changed], [], 2)).toEqual([changed]);
  });

  it('is told in the order of the rules: fire, sail, bump, shells, sinking', () => {
    const told = pictures(ROUND, view).map((each) => each.lines[0]?.kind);
    expect(told).toEqual([undefined, 'fired', 'sailed', 'sailed', 'collided', 'shelled', 'sunk']);
  });

  it('shows who goes to meet a boss, even if nothing else happens', () => {
    const opened = line(8, 'fight-opened', 'corsair', ['arena-blue-1']);
    const told = pictures([opened, ...ROUND], view);
    expect(told.map(({ key }) => key).slice(0, 3)).toEqual(['start', 'boss-0', 'fire-blue-1-0']);
    expect(told[1]?.focus).toEqual(['0,1']);
    expect(lastRound([opened, line(9, 'turn-begins', 2, 1)], ids, 2)).toEqual([opened]);
  });

  it('begins where ships stood, goes the whole way and comes back from a collision', () => {
    const [start, fire, ...rest] = pictures(ROUND, view);
    expect(start?.poses.get('blue-1')).toMatchObject({ tile: '0,1', face: 1, hp: 20 });
    expect(start?.poses.get('red-1')).toMatchObject({ tile: '-1,1', hp: 20, gone: false });
    expect(fire?.shots).toEqual([
      { ship: 'blue-1', from: '0,1', aims: ['-1,1', '-1,2'], order: 'volley-left', way: ['0,1'] },
    ]);
    expect(fire?.hurt.get('red-1')).toBe(12);
    expect(rest.map((each) => each.poses.get('blue-1')?.tile).slice(0, 3)).toEqual(['0,0', '0,-1', '0,0']);
    expect(rest.map((each) => each.ways).slice(0, 3)).toEqual([
      [{ ship: 'blue-1', tiles: ['0,1', '0,0'] }],
      [{ ship: 'blue-1', tiles: ['0,1', '0,0', '0,-1'] }],
      [{ ship: 'blue-1', tiles: ['0,-1', '0,0'] }],
    ]);
    expect(rest.at(-1)?.poses.get('red-1')?.gone).toBe(true);
    expect(rest.at(-1)?.sunk).toBe('red-1');
  });

  it('shows who fires on the way where it fires from, and how it came there', () => {
    const round = [
      line(8, 'fired', 'blue-1', 'volley-right', '0,-1', ['1,-1']),
      line(8, 'sailed', 'blue-1', '0,0', '0', '1', ['0,1', '0,0', '0,-1']),
    ];
    const shot = pictures(round, view)[1];
    expect(shot?.poses.get('blue-1')?.tile).toBe('0,1');
    expect(shot?.shots[0]).toMatchObject({ from: '0,-1', way: ['0,1', '0,0', '0,-1'] });
    expect(shot?.focus).toContain('0,-1');
  });

  it('has one picture for all misses of bots, and one for those of a ship of people', () => {
    const miss = (ship: string, order: string): LogLine => line(8, 'fired', ship, order, '0,0', ['1,0']);
    const round = [
      ...['volley-left', 'volley-right'].map((order) => miss('blue-1', order)),
      ...['red-1', 'red-2'].map((ship) => miss(ship, 'volley-left')),
    ];
    const keys = (bots: string[]): string[] => pictures(round, view, bots).map(({ key }) => key);
    expect(keys(['red'])).toEqual(['start', 'fire-blue-1-0', 'fire-misses']);
    expect(keys([])).toEqual(['start', 'fire-blue-1-0', 'fire-red-1-0', 'fire-red-2-0']);
  });

  it('is followed by its keys, even where another screen has heard more of it', () => {
    const told = pictures(ROUND, view);
    expect(told[pictureAt(told, 'bump-0')]?.lines[0]?.kind).toBe('collided');
    expect(told[pictureAt(told, 'trade-9,9')]?.key).toBe('shell-0');
    expect(pictureAt([], 'start')).toBe(-1);
  });

  it('has one line that tells most of it', () => {
    expect(drama(ROUND)?.kind).toBe('sunk');
    expect(drama(ROUND.filter(({ kind }) => kind !== 'sunk'))?.kind).toBe('hit');
    expect(drama([line(8, 'turn-begins', 2, 1)])).toBeUndefined();
  });
});

it('tells the last turn of a fight, and of no other', () => {
  const log = [
    line(4, 'arena-turn', 'kraken', 1),
    line(4, 'hit', 'arena-blue-1', 'boss-blue', 9, 30),
    line(6, 'arena-turn', 'corsair', 1),
    line(6, 'hit', 'arena-red-1', 'boss-red', 7, 12),
    line(6, 'boss-moved', 'boss-red', '1,0'),
    line(6, 'arena-turn', 'ghost', 1),
    line(7, 'sailed', 'blue-1'),
  ];
  expect(lastFight(log, 'corsair').map(({ args }) => args[1])).toEqual(['boss-red']);
  expect(lastFight(log, 'ghost')).toEqual([]);
  expect(lastFight(log, 'nobody')).toEqual([]);
});

it('looks at a ship and a boss together while they are near each other', () => {
  expect(between('0,0', '0,0', 4)).toEqual({ x: 0, y: 0 });
  expect(between('0,0', '0,-2', 4)?.y).toBeLessThan(0);
  expect(between('0,4', '0,-3', 4)).toBeNull();
});

describe('the camera', () => {
  const paper = { x: -200, y: -200, width: 400, height: 400 };

  it('shows the whole sea when there is nothing to look at', () => {
    expect(camera([], paper)).toEqual({ x: 0, y: 0, scale: 1 });
  });

  it('brings a place into the middle, but nothing beyond the paper', () => {
    const { x, y, scale } = camera(['0,0'], paper);
    expect(scale).toBeGreaterThan(1);
    expect([x, y].map(Math.abs)).toEqual([0, 0]);
    const corner = camera(['9,0'], paper);
    expect(corner.x + corner.scale * 200).toBeCloseTo(200);
  });
});

describe('captions', () => {
  const words = {
    language: 'en',
    name: (_: string, id: string) => id,
    say: (id: string, args: object = {}) => `${id} ${Object.values(args).join(' ')}`.trim(),
    event: (told: LogLine) => `event-${told.kind}`,
    tell: (id: string, told: LogLine, more: object = {}) =>
      [id, told.args[0], ...Object.values(more)].join(' '),
  } as unknown as BoardWords;
  const printed = {
    ports: { havana: '0,0', tortuga: '9,0' },
    plantations: { '1,0': 'rich' },
    goods: ['money', 'metal', 'wood', 'cloth', 'rum'],
  } as unknown as Printed;
  const captions = new Captions(words, printed);

  it('name ports, not coordinates', () => {
    expect(['0,0', '1,0', '2,0', '8,0'].map((tile) => captions.place(tile))).toEqual([
      'caption-in-port havana',
      'caption-at-plantation havana',
      'caption-near havana',
      'caption-near tortuga',
    ]);
  });

  it('list only goods that there are', () => {
    const [, trade] = pictures([line(8, 'sold', 'blue-1', 0, 3, 0, 15, 348)], view);
    expect(trade && captions.of(trade)).toEqual(['caption-sold blue-1 caption-in-port havana 3 wood, 15 rum']);
  });

  it('tell the log without a picture: places, goods that there are, ships at sea for those in the arena', () => {
    const told = [
      line(8, 'sailed', 'blue-1', '9,0', '0', '1', ['8,0', '9,0']),
      line(8, 'boss-moved', 'boss-blue', '0,0'),
      line(8, 'sold', 'blue-1', 0, 3, 0, 15, 348),
      line(8, 'fight-opened', 'corsair', ['arena-blue-1']),
    ];
    expect(told.map((each) => captions.said(each))).toEqual([
      'caption-sailed blue-1 caption-in-port tortuga',
      'caption-boss-moved boss-blue caption-in-arena',
      'told-sold blue-1 3 wood, 15 rum',
      'told-fight-opened corsair blue-1',
    ]);
  });

  it('say when nobody is hit, and name who sails, or count them', () => {
    const round = [
      line(8, 'fired', 'blue-1', 'volley-left', '0,1', ['-1,1']),
      line(8, 'sailed', 'blue-1', '0,0', '0', '1', ['0,1', '0,0']),
    ];
    const told = pictures(round, view).map((picture) => captions.of(picture));
    expect(told[1]?.at(-1)).toBe('caption-nobody');
    expect(told.at(-1)).toEqual(['caption-sailing blue-1']);
    const fleet = Array.from({ length: 7 }, (_, i) =>
      line(8, 'sailed', `blue-${i + 1}`, '0,0', '0', '1', ['0,1', '0,0']),
    );
    const [sail] = pictures(fleet, view).slice(-1);
    expect(sail && captions.of(sail)).toEqual(['caption-sail 7']);
  });
});

it('folds a fight in the arena into one group of the log', () => {
  const told = [
    line(3, 'fight-opened', 'corsair', ['blue-1']),
    line(4, 'arena-turn', 'corsair', 1),
    line(4, 'fired', 'arena-blue-1', 'volley-left', '0,0', ['0,1']),
    line(4, 'hit', 'arena-blue-1', 'boss-blue', 3, 4),
    line(5, 'arena-turn', 'corsair', 2),
    line(5, 'boss-beaten', 'corsair', ['blue']),
  ];
  const rows = told.map((each) => ({ line: each, text: '', times: 1 }));
  expect(groupsOf(rows, strandOf('naval-strategy')).map((group) => group.length)).toEqual([1, 4, 1]);
});
