import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULTS, known, preferences } from './preferences.svelte';
import { api } from './http';

const load = vi.fn<typeof api.preferences>();
const save = vi.fn<typeof api.keepPreferences>();

beforeEach(async () => {
  vi.spyOn(api, 'preferences').mockImplementation(load);
  vi.spyOn(api, 'keepPreferences').mockImplementation(save);
  localStorage.clear();
  await preferences.meet(null);
  preferences.now = DEFAULTS;
  vi.useFakeTimers();
  save.mockReset().mockResolvedValue({});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('preferences', () => {
  it('take only what this page knows', () => {
    const odd = { speed: 'warp', side: 99, confirm: 'yes', folded: [1], sound: true, later: 1 };
    expect(known(odd)).toEqual({ sound: true });
    expect(known({ ...DEFAULTS })).toEqual(DEFAULTS);
  });

  it('are kept in this browser', () => {
    preferences.set({ speed: 'fast' });
    preferences.fold('table.side', true);
    preferences.now = DEFAULTS;
    preferences.start();
    expect(preferences.now).toEqual({ ...DEFAULTS, speed: 'fast', folded: ['table.side'] });
    preferences.fold('table.side', false);
    expect(preferences.isFolded('table.side')).toBe(false);
  });

  it('start from their defaults where what is kept makes no sense', () => {
    localStorage.setItem('admiralty.preferences', '{');
    preferences.start();
    expect(preferences.now).toEqual(DEFAULTS);
  });

  it('take the sound over that was switched on before', () => {
    localStorage.setItem('admiralty.sound', 'on');
    preferences.start();
    expect(preferences.now.sound).toBe(true);
  });

  it('come from the account, and a row of changes goes there once', async () => {
    load.mockResolvedValue({ speed: 'slow' });
    await preferences.meet('ann');
    expect(preferences.now.speed).toBe('slow');
    preferences.set({ side: 30 });
    preferences.set({ side: 31 });
    await vi.runAllTimersAsync();
    expect(save.mock.calls).toEqual([[{ ...DEFAULTS, speed: 'slow', side: 31 }]]);
  });

  it('go to an account that keeps none yet', async () => {
    load.mockResolvedValue({});
    preferences.set({ speed: 'fast' });
    await preferences.meet('ann');
    await vi.runAllTimersAsync();
    expect(save).toHaveBeenCalledWith({ ...DEFAULTS, speed: 'fast' });
  });
});
