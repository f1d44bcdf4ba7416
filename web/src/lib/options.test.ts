import { describe, expect, it } from 'vitest';
import { sentences } from '../test/sentences';
import { byTopic, change, chosen, defaults, presetOf, valueOf } from './options';

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

it('knows the preset that stands, and folds options by topic', () => {
  const option = (name: string, ...values: string[]) => ({
    name,
    values,
    default: values[0] ?? '',
    clause: '',
    sets: {},
  });
  const options = [option('days', '5', '1'), option('map', 'large', 'small'), option('teams', '4', '2')];
  const presets = [
    { name: 'week', options: { days: '5' } },
    { name: 'evening', options: { days: '1', map: 'small' } },
  ];
  const now = (values: Record<string, string>) =>
    presetOf({ options, presets }, { ...defaults(options), ...values });
  expect(now({ teams: '2' })).toBe('week');
  expect(now({ days: '1', map: 'small' })).toBe('evening');
  expect(now({ days: '1' })).toBe('');
  const topics = byTopic(options, [
    { name: 'time', options: ['days'] },
    { name: 'none', options: [] },
  ]);
  expect(topics.map((topic) => [topic.name, topic.options.map(({ name }) => name)])).toEqual([
    ['time', ['days']],
    ['', ['map', 'teams']],
  ]);
});
