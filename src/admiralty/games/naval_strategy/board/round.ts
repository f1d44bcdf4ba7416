/** What the log tells of the last round: its lines, the stage of each, and the one that matters most. */

import type { LogLine } from '$lib/wire';

/** The stages of a round, in the order of the rules. */
export const ORDER = ['start', 'port', 'boss', 'fire', 'sail', 'bump', 'shell', 'trade', 'sink'] as const;
export type Stage = (typeof ORDER)[number];

const STAGES: Record<string, Stage> = {
  dropped: 'port',
  fitted: 'port',
  mended: 'port',
  upgraded: 'port',
  downgraded: 'port',
  revived: 'port',
  repaired: 'port',
  'fight-opened': 'boss',
  fired: 'fire',
  chained: 'fire',
  missed: 'fire',
  parried: 'fire',
  advanced: 'sail',
  aground: 'sail',
  sailed: 'sail',
  'tie-drawn': 'bump',
  'tie-settled': 'bump',
  collided: 'bump',
  damaged: 'bump',
  shelled: 'shell',
  unreached: 'trade',
  loaded: 'trade',
  sold: 'trade',
  bought: 'trade',
  unloaded: 'trade',
  traded: 'trade',
  sunk: 'sink',
};

/**
 * The lines of the last evaluation, that of the turn before the present one: all have the number of the entry
 * that set it off. What an organiser changes before he lets the next turn begin is no round.
 */
export function lastRound(log: readonly LogLine[], ships: ReadonlySet<string>, turn: number): LogLine[] {
  const changed = new Set(log.filter(({ kind }) => kind.startsWith('changed-')).map(({ n }) => n));
  const begun = log.findLastIndex(({ kind, args }) => kind === 'turn-begins' && Number(args[0]) < turn);
  const last = log
    .slice(begun + 1)
    .findLast(
      (line) =>
        line.kind in STAGES &&
        STAGES[line.kind] !== 'port' &&
        !changed.has(line.n) &&
        (line.kind === 'fight-opened' || line.args.some((arg) => ships.has(String(arg)))),
    );
  return last ? log.filter((line) => line.n === last.n) : [];
}

/** What the organiser has changed since the last round: of equal lines the last. */
export function corrections(log: readonly LogLine[], round: readonly LogLine[], turn: number): LogLine[] {
  const begun = log.findLast(({ kind, args }) => kind === 'turn-begins' && Number(args[0]) < turn);
  const after = round[0]?.n ?? begun?.n ?? 0;
  const found = log.filter(({ n, kind }) => n > after && kind.startsWith('changed-'));
  return [...new Map(found.map((line) => [`${line.kind} ${line.args.join()}`, line])).values()];
}

/** What is worth telling of an arena turn. */
const FOUGHT = new Set(['hit', 'chained', 'parried', 'missed', 'damaged', 'arena-sunk', 'withdrew', 'aground']);

/** The lines of the last turn against a boss. */
export function lastFight(log: readonly LogLine[], boss: string): LogLine[] {
  const at = log.findLastIndex(({ kind, args }) => kind === 'arena-turn' && args[0] === boss);
  const rest = at < 0 ? [] : log.slice(at + 1).filter(({ n }) => n === log[at]?.n);
  const next = rest.findIndex(({ kind }) => kind === 'arena-turn');
  return rest.slice(0, next < 0 ? rest.length : next).filter(({ kind }) => FOUGHT.has(kind));
}

/** How much a line is worth telling to those who hear nothing else of the round. */
function weight({ kind, args }: LogLine): number {
  if (kind === 'boss-beaten') return 1000;
  if (kind === 'sunk' || kind === 'aground') return 500;
  if (kind === 'hit') return 10 + Number(args[2]);
  if (kind === 'collided' || kind === 'fight-opened') return 20;
  return kind === 'sold' ? Number(args.at(-1)) / 50 : 0;
}

/** The line that tells most of a round, if anything in it is worth it. */
export function drama(lines: readonly LogLine[]): LogLine | undefined {
  return lines.reduce<LogLine | undefined>(
    (most, line) => (weight(line) > (most ? weight(most) : 0) ? line : most),
    undefined,
  );
}

/** As many lines as the big screen has room for. */
const MOST_TOLD = 7;

/** Those of a round that tell most, in their order. */
export function weightiest(lines: readonly LogLine[]): LogLine[] {
  const kept = new Set([...lines].sort((a, b) => weight(b) - weight(a)).slice(0, MOST_TOLD));
  return lines.filter((line) => kept.has(line));
}

/** Lines by stage; a hit belongs to the shot before it. */
export function staged(lines: readonly LogLine[]): Map<Stage, LogLine[]> {
  const found = new Map<Stage, LogLine[]>();
  let stage: Stage = 'fire';
  for (const line of lines) {
    const own: Stage | undefined = line.kind === 'hit' ? stage : STAGES[line.kind];
    if (!own) continue;
    if (own === 'fire' || own === 'shell') stage = own;
    found.set(own, [...(found.get(own) ?? []), line]);
  }
  return found;
}
