import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preferences } from '$lib/preferences.svelte';
import type { LogLine } from '$lib/wire';
import { Desk, type Given } from './desk.svelte';
import type { NavalView, Ship } from './view-types';

const line = (n: number, kind: string, ...args: LogLine['args']): LogLine => ({
  n,
  kind,
  args,
  clause: '',
});
const ship = (id: string, reported = false): Ship => ({
  id,
  side: id.replace('arena-', '').split('-')[0] ?? '',
  type: 'brig',
  tile: '0,0',
  face: 0,
  hp: 20,
  most_hp: 20,
  fit: {},
  reported,
});
const view = (turn: number, more: Partial<NavalView> = {}): NavalView =>
  ({
    turn,
    phase: 'planning',
    teams: {
      blue: { ready: false, points: turn },
      red: { ready: false, points: 0 },
    },
    ships: [ship('blue-1'), ship('blue-2', true), ship('red-1')],
    fights: [],
    ...more,
  }) as unknown as NavalView;
const fight = {
  slot: 'blue',
  boss: 'corsair',
  turn: 1,
  tile: '0,-2',
  face: 3,
  hp: 9,
  most_hp: 9,
  chained: false,
  dealt: [],
  ships: [ship('arena-blue-2')],
};
const printed = {
  teams: ['blue', 'red'],
  sea: { tiles: [] },
  arena: { tiles: [] },
};
const words = { language: 'en', say: (id: string) => id, event: ({ kind }: LogLine) => kind };
const verbs = { forward: ['ship'], report: ['ship'] };

let given = $state.raw({} as Given);
const give = (seen: NavalView, more: Partial<Given> = {}): void => {
  given = {
    seat: 'blue',
    legal: [],
    log: [],
    news: [],
    printed,
    words,
    game: { verbs },
    ...more,
    view: seen,
  } as unknown as Given;
  flushSync();
};

beforeEach(() => {
  preferences.set({ speed: 'normal' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

it('has the ship in hand that is on the map that is looked at', () => {
  const legal = ['forward blue-1', 'report blue-1', 'forward arena-blue-2', 'report arena-blue-2'];
  give(view(1, { fights: [fight] }), { legal });
  const desk = new Desk(() => given);
  expect(desk.ship?.id).toBe('blue-1');
  desk.enter('blue');
  expect(desk.ship?.id).toBe('arena-blue-2');
  expect(desk.orders.map(({ action }) => action)).toEqual(['forward arena-blue-2', 'report arena-blue-2']);
  desk.pick('blue-1');
  expect([desk.place, desk.ship?.id]).toEqual(['', 'blue-1']);
  give(view(1, { ships: [ship('blue-1', true)], fights: [fight] }), {
    legal: ['forward arena-blue-2'],
  });
  desk.enter('');
  expect(desk.ship?.id).toBe('blue-1');
  expect(desk.missing).toBe(1);
});

it('counts the ships that have not reported as the view tells it', () => {
  give(view(1), { seat: 'organiser' });
  expect(new Desk(() => given).missing).toBe(2);
});

it('gives the big screen back to the sea when the fight there is over', () => {
  const direct = vi.fn();
  const stage = { place: 'blue', split: true } as unknown as NonNullable<Given['stage']>;
  const shown = { direct, stage, prompt: { name: 'planning', args: [] } };
  give(view(1, { fights: [fight] }), shown);
  const desk = new Desk(() => given);
  const leave = $effect.root(() => desk.follow());
  flushSync();
  give(view(1), { ...shown, prompt: null });
  expect(direct).not.toHaveBeenCalled();
  give(view(1), shown);
  expect(direct).toHaveBeenCalledWith({ place: '', split: false });
  leave();
});

const ROUND = [
  line(1, 'turn-begins', 1, 1),
  line(7, 'sailed', 'blue-1', '0,-1', '0', '0', ['0,0', '0,-1']),
  line(7, 'turn-begins', 2, 1),
];

it('lets the standings follow the round, and runs nothing after a return', () => {
  give(view(1));
  const desk = new Desk(() => given);
  const leave = $effect.root(() => desk.follow());
  flushSync();
  give(view(2), { log: ROUND, news: ROUND.slice(1) });
  const { replay } = desk;
  expect(replay.running).toBe(true);
  expect(replay.standing.turn).toBe(1);
  replay.at = replay.pictures.length - 1;
  expect(replay.standing.turn).toBe(2);

  const later = [...ROUND, line(9, 'turn-begins', 3, 1)];
  give(view(3), { log: later, news: later.slice(-1) });
  expect([replay.running, replay.isQuiet]).toEqual([false, true]);
  give(view(2), { log: ROUND, news: ROUND });
  expect([replay.running, replay.at, replay.isQuiet]).toEqual([false, -1, false]);
  leave();
});
