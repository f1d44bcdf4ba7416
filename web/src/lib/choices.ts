/** A long list of legal actions in order for people: plain ones, numbers, single things, rows by thing. */

import { matches } from './fold';
import type { Speaker } from './words';

export interface Choice {
  action: string;
  /** The whole sentence. */
  text: string;
  /** What is enough beside the name of the row. */
  short: string;
  /** The second thing of the action, by which several rows can be sent to one place. */
  target: string;
  verb: string;
  /** The clause that forbids it; "" when it is legal. */
  clause: string;
}

/** Everything that can be done with one thing. */
export interface Row {
  key: string;
  kind: string;
  id: string;
  name: string;
  choices: Choice[];
}

export interface Groups {
  plain: Choice[];
  numbers: Choice[];
  single: Choice[];
  rows: Row[];
  /** What gives something up, after everything else. */
  last: Choice[];
  shown: number;
}

/** More numbers than this are shown without their sentence. */
const FEW_NUMBERS = 6;

export function group(
  legal: readonly string[],
  refused: Map<string, string>,
  words: Speaker,
  query = '',
  waived: Record<string, unknown> = {},
): Groups {
  const groups: Groups = { plain: [], numbers: [], single: [], rows: [], last: [], shown: 0 };
  const rows = new Map<string, Row>();
  const all: [string, string][] = [...legal.map((a): [string, string] => [a, '']), ...refused];
  for (const [action, clause] of all) {
    const { verb, things } = words.parts(action);
    const text = words.action(action);
    if (query && !matches(`${text} ${action}`, query)) continue;
    groups.shown += 1;
    const [first, second] = things;
    const target = second ? second.id : '';
    const choice: Choice = { action, text, short: text, target, verb, clause };
    if (action in waived) groups.last.push(choice);
    else if (!first) groups.plain.push(choice);
    else if (first.kind === 'number') groups.numbers.push(choice);
    else {
      const key = words.key(first.kind, first.id);
      const row = rows.get(key) ?? { key, ...first, name: words.name(first.kind, first.id), choices: [] };
      rows.set(key, row);
      row.choices.push(choice);
    }
  }
  for (const row of rows.values()) {
    if (row.choices.length === 1 && !row.choices[0]?.target) groups.single.push(...row.choices);
    else groups.rows.push(row);
  }
  for (const row of groups.rows) shorten(row, words);
  if (groups.numbers.length > FEW_NUMBERS) {
    for (const choice of groups.numbers)
      choice.short = words.parts(choice.action).things[0]?.id ?? choice.text;
  }
  return groups;
}

/** In a row whose pairs all share one verb the second thing says enough. */
function shorten(row: Row, words: Speaker): void {
  const pairs = row.choices.filter((choice) => choice.target);
  if (new Set(pairs.map((choice) => choice.verb)).size !== 1) return;
  for (const choice of pairs) {
    const second = words.parts(choice.action).things[1];
    if (second) choice.short = `→ ${words.name(second.kind, second.id)}`;
  }
}

/** One button for several things at once. */
export interface Target {
  key: string;
  name: string;
  actions: string[];
}

/** What can be done with the marked things together, that which most of them can do first. */
export function together(rows: readonly Row[], marked: ReadonlySet<string>): Target[] {
  const found = new Map<string, Target>();
  for (const row of rows) {
    if (!marked.has(row.key)) continue;
    for (const choice of row.choices) {
      if (choice.clause) continue;
      const key = `${choice.verb} ${choice.target}`;
      const target = found.get(key) ?? { key, name: choice.short, actions: [] };
      found.set(key, target);
      target.actions.push(choice.action);
    }
  }
  for (const target of found.values()) {
    // A sentence about the first of them stands for all.
    if (target.actions.length > 1 && target.key.endsWith(' ')) target.name += ' …';
  }
  return [...found.values()].sort((a, b) => b.actions.length - a.actions.length);
}
