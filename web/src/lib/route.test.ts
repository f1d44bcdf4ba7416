import { describe, expect, it } from 'vitest';
import { read, readMoment, router } from './route.svelte';

describe('addresses', () => {
  it('lead to pages', () => {
    expect(read('/', '')).toEqual({ page: 'lobby' });
    expect(read('/table/ab2c', '#n=3')).toEqual({ page: 'table', id: 'ab2c', screen: 'table' });
    expect(read('/table/ab2c/projector', '')).toEqual({ page: 'table', id: 'ab2c', screen: 'projector' });
    expect(read('/learn/port-arthur/battle', '#n=2')).toEqual({
      page: 'lesson',
      slug: 'port-arthur',
      name: 'battle',
    });
    expect(read('/learn/port-arthur', '')).toEqual({ page: 'guide', slug: 'port-arthur' });
    expect(read('/maps/naval-strategy', '')).toEqual({ page: 'maps', slug: 'naval-strategy' });
    expect(read('/join', '#secret')).toEqual({ page: 'join', token: 'secret' });
    expect(read('/join', '')).toEqual({ page: 'code', code: '', screen: 'table' });
    expect(read('/join/K7QF2', '')).toEqual({ page: 'code', code: 'K7QF2', screen: 'table' });
    expect(read('/join/K7QF2/projector', '')).toEqual({ page: 'code', code: 'K7QF2', screen: 'projector' });
    expect(read('/watch', '#secret')).toEqual({ page: 'watch', token: 'secret' });
    expect(read('/player/bot%3Ahard', '')).toEqual({ page: 'profile', who: 'bot:hard' });
    expect(read('/player/%', '')).toEqual({ page: 'unknown' });
    expect(read('/elsewhere', '')).toEqual({ page: 'unknown' });
  });

  it('name a moment', () => {
    expect(readMoment('#n=123')).toBe(123);
    expect(readMoment('')).toBeNull();
    expect(readMoment('#n=-1')).toBeNull();
    expect(readMoment('#n=1e9')).toBeNull();
  });

  it('say at once where somebody went, however fast', () => {
    router.showMoment(3);
    router.showMoment(4);
    expect(readMoment(router.hash)).toBe(4);
    router.showMoment(null);
    expect(readMoment(router.hash)).toBeNull();
  });
});
