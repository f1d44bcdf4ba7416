/** What the players agree on before a game. A preset has no value of its own: it sets others. */

import type { GameCard, Option } from './wire';

export type Values = Record<string, string>;

export function isPreset(option: Option): boolean {
  return Object.keys(option.sets).length > 0;
}

export function defaults(options: readonly Option[]): Values {
  return Object.fromEntries(options.filter((o) => !isPreset(o)).map((o) => [o.name, o.default]));
}

/** A preset is on when everything it sets stands as it sets it. */
export function valueOf(option: Option, values: Values): string {
  if (!isPreset(option)) return values[option.name] ?? option.default;
  const set = Object.entries(option.sets).every(([name, value]) => values[name] === value);
  return set ? 'on' : 'off';
}

export function change(options: readonly Option[], values: Values, name: string, value: string): Values {
  const option = options.find((o) => o.name === name);
  if (!option) return values;
  if (!isPreset(option)) return { ...values, [name]: value };
  const usual = defaults(options);
  const parts = Object.entries(option.sets).map(([part, on]) => [
    part,
    value === 'on' ? on : (usual[part] ?? on),
  ]);
  return { ...values, ...Object.fromEntries(parts) };
}

/** The name of the preset that stands; only what some preset speaks of is looked at. */
export function presetOf(
  { options, presets }: Pick<GameCard, 'options' | 'presets'>,
  values: Values,
): string {
  const usual = defaults(options);
  const spoken = [...new Set(presets.flatMap((preset) => Object.keys(preset.options)))];
  const stands = (choice: Values) => spoken.every((name) => values[name] === (choice[name] ?? usual[name]));
  return presets.find((preset) => stands(preset.options))?.name ?? '';
}

/** Options under their topics; those of no topic come last, under ''. */
export function byTopic(
  options: readonly Option[],
  topics: readonly { name: string; options: string[] }[],
): { name: string; options: Option[] }[] {
  const known = new Set(topics.flatMap((topic) => topic.options));
  return [
    ...topics.map((topic) => ({
      name: topic.name,
      options: options.filter(({ name }) => topic.options.includes(name)),
    })),
    { name: '', options: options.filter(({ name }) => !known.has(name)) },
  ].filter((topic) => topic.options.length);
}

/** Only what differs from the usual game is sent. */
export function chosen(options: readonly Option[], values: Values): Values {
  const usual = defaults(options);
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => usual[name] !== value));
}

export function isSwitch(option: Option): boolean {
  return option.values.length === 2 && option.values.includes('on') && option.values.includes('off');
}
