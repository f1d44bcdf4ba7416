import { describe, expect, it } from 'vitest';
import { sentences } from '../test/sentences';
import { change, chosen, defaults, valueOf } from './options';

const options = sentences['port-arthur']?.game.options ?? [];
const preset = options.find((option) => Object.keys(option.sets).length);

describe('options of a game', () => {
  it('begin at their defaults, and nothing of that is sent', () => {
    expect(chosen(options, defaults(options))).toEqual({});
  });

  it('send only what was changed', () => {
    const values = change(options, defaults(options), 'fog_of_war', 'on');
    expect(chosen(options, values)).toEqual({ fog_of_war: 'on' });
  });

  it('are set together by a preset, which is never sent itself', () => {
    if (!preset) throw new Error('the game has no preset');
    const on = change(options, defaults(options), preset.name, 'on');
    expect(valueOf(preset, on)).toBe('on');
    expect(chosen(options, on)).toEqual(preset.sets);
    const off = change(options, on, preset.name, 'off');
    expect(chosen(options, off)).toEqual({});
  });

  it('switch a preset off when one of its parts changes', () => {
    if (!preset) throw new Error('the game has no preset');
    const on = change(options, defaults(options), preset.name, 'on');
    expect(valueOf(preset, change(options, on, 'mines', 'off'))).toBe('off');
  });

  it('ignore a name that the game does not have', () => {
    const values = defaults(options);
    expect(change(options, values, 'nonsense', 'on')).toBe(values);
  });
});
