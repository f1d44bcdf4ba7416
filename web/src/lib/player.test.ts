import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EACH, LAG, LEAST, pace, reading, type Speed } from './pace';
import { type Film, Player } from './player.svelte';

describe('the pace', () => {
  it.each(['slow', 'normal', 'fast'] as const)('gives each action its time, 0.6 to 1 s (%s)', (speed) => {
    expect(pace(1, speed)).toEqual({ skip: 0, wait: EACH[speed] });
    expect(EACH[speed]).toBeGreaterThanOrEqual(600);
    expect(EACH[speed]).toBeLessThanOrEqual(1000);
  });

  it.each(['slow', 'normal', 'fast'] as const)('is never behind by more than it may (%s)', (speed) => {
    for (let ahead = 1; ahead < 500; ahead += 1) {
      const { skip, wait } = pace(ahead, speed);
      expect((ahead - skip) * wait).toBeLessThanOrEqual(LAG[speed] + 1e-6);
      expect(wait).toBeGreaterThanOrEqual(LEAST);
    }
  });

  it('switched off shows only the last', () => {
    expect(pace(7, 'off')).toEqual({ skip: 6, wait: 0 });
  });
});

it('shows a text as long as it takes to read it, within bounds', () => {
  const [short, line, page] = ['Hit!', 'x'.repeat(80), 'x'.repeat(2000)].map((text) => reading(text, 'en'));
  expect(short).toBeLessThan(line ?? 0);
  expect(line).toBeLessThan(page ?? 0);
  expect(page).toBe(reading('x'.repeat(9000), 'en'));
  expect(reading('沈没する軍艦の物語', 'ja')).toBeGreaterThan(reading('x'.repeat(9), 'fr'));
});

/** A game of so many moments. */
class Reel implements Film {
  at = 0;
  last = 0;
  ended = 0;
  share = 1;
  shown: number[] = [];
  ahead = () => this.last - this.at;
  done = () => void (this.ended += 1);
  next = (skip: number) => {
    this.at += 1 + skip;
    this.shown.push(this.at);
    return Promise.resolve(this.share);
  };
}

describe('a player', () => {
  let reel: Reel;
  let speed: Speed;
  let player: Player;

  beforeEach(() => {
    vi.useFakeTimers();
    reel = new Reel();
    speed = 'normal';
    player = new Player(reel, () => speed);
  });
  afterEach(() => {
    player.stop();
    vi.useRealTimers();
  });

  it('shows the first at once and each of the others after its time', async () => {
    reel.last = 3;
    player.play();
    await vi.advanceTimersByTimeAsync(0);
    expect(reel.shown).toEqual([1]);
    await vi.advanceTimersByTimeAsync(EACH.normal - 1);
    expect(reel.shown).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(reel.shown).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(2 * EACH.normal);
    expect(reel.shown).toEqual([1, 2, 3]);
    expect([reel.ended, player.running]).toEqual([1, false]);
  });

  it('goes on with what comes while it runs, and never lags too far behind', async () => {
    reel.last = 2;
    player.play();
    await vi.advanceTimersByTimeAsync(EACH.normal);
    reel.last = 40;
    player.play();
    await vi.advanceTimersByTimeAsync(LAG.normal + EACH.normal);
    expect(reel.shown.at(-1)).toBe(40);
    expect(reel.shown).toHaveLength(40);
  });

  it('passes over the oldest when there are too many to see', async () => {
    reel.last = 1000;
    player.play();
    await vi.advanceTimersByTimeAsync(LAG.normal);
    expect(reel.shown.at(-1)).toBe(1000);
    expect(reel.shown).toHaveLength(LAG.normal / LEAST);
  });

  it('does not stay where there is nothing to see', async () => {
    reel.last = 5;
    reel.share = 0;
    player.play();
    await vi.advanceTimersByTimeAsync(10);
    expect(reel.shown).toEqual([1, 2, 3, 4, 5]);
  });

  it('shows nothing more once it is stopped, and starts again', async () => {
    reel.last = 3;
    player.play();
    player.stop();
    await vi.advanceTimersByTimeAsync(10 * EACH.normal);
    expect(reel.shown).toEqual([1]);
    player.play();
    await vi.advanceTimersByTimeAsync(3 * EACH.normal);
    expect(reel.shown).toEqual([1, 2, 3]);
  });
});
