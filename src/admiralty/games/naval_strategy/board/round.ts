/** The last round told again, picture by picture, in the order of the rules. The log tells all of it. */

import type { LogLine } from '$lib/wire';
import type { NavalView, Ship } from './fleet';
import { towards } from './hex';

export interface Pose {
  tile: string;
  face: number;
  hp: number;
  gone: boolean;
}

export interface Shot {
  from: string;
  aims: string[];
}

export interface Picture {
  lines: LogLine[];
  poses: Map<string, Pose>;
  shots: Shot[];
  /** Tiles where something bursts. */
  bursts: string[];
  /** Ships that lose points, with how many. */
  hurt: Map<string, number>;
  /** How long it is shown, in milliseconds. */
  lasts: number;
}

type Stage = 'port' | 'fire' | 'sail' | 'bump' | 'shell' | 'trade' | 'sink';

const STAGES: Record<string, Stage> = {
  dropped: 'port',
  fitted: 'port',
  mended: 'port',
  upgraded: 'port',
  downgraded: 'port',
  revived: 'port',
  repaired: 'port',
  fired: 'fire',
  chained: 'fire',
  missed: 'fire',
  parried: 'fire',
  advanced: 'sail',
  aground: 'sail',
  sailed: 'sail',
  collided: 'bump',
  damaged: 'bump',
  shelled: 'shell',
  unreached: 'trade',
  loaded: 'trade',
  sold: 'trade',
  bought: 'trade',
  unloaded: 'trade',
  sunk: 'sink',
};

const STEP = 450;
const SHOWN = 1400;
const text = (line: LogLine, i: number): string => String(line.args[i] ?? '');
const tiles = (line: LogLine, i: number): string[] =>
  ([] as unknown[]).concat(line.args[i] ?? []).map(String);

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
        line.args.some((arg) => ships.has(String(arg))),
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

/** Lines by stage; a hit belongs to the shot before it. */
function staged(lines: readonly LogLine[]): Map<Stage, LogLine[]> {
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

/** How everything stood before the round, as far as it tells. */
function before(lines: readonly LogLine[], ships: readonly Ship[]): Map<string, Pose> {
  const poses = new Map(
    ships.map((ship) => [ship.id, { tile: ship.tile, face: ship.face, hp: ship.hp, gone: false }]),
  );
  const pains = new Set<string>();
  const sailed = new Set<string>();
  for (const line of lines) {
    const ship = poses.get(text(line, line.kind === 'hit' ? 1 : 0));
    if (!ship) continue;
    const id = text(line, line.kind === 'hit' ? 1 : 0);
    if (line.kind === 'sailed' && !sailed.has(id)) {
      sailed.add(id);
      ship.tile = tiles(line, 4)[0] ?? ship.tile;
      ship.face = Number(line.args[3] ?? ship.face);
    } else if (line.kind === 'sunk' && !sailed.has(id)) ship.tile = text(line, 1);
    else if ((line.kind === 'hit' || line.kind === 'damaged') && !pains.has(id)) {
      pains.add(id);
      const [points, left] = line.kind === 'hit' ? [2, 3] : [1, 2];
      ship.hp = Number(line.args[points]) + Number(line.args[left]);
    }
  }
  return poses;
}

/** Groups of lines that begin with one of some kinds. */
function groups(lines: readonly LogLine[], begins: (line: LogLine, last?: LogLine) => boolean): LogLine[][] {
  const found: LogLine[][] = [];
  for (const line of lines) {
    const now = found.at(-1);
    if (now && !begins(line, now.at(-1))) now.push(line);
    else found.push([line]);
  }
  return found;
}

class Teller {
  readonly pictures: Picture[] = [];

  constructor(private poses: Map<string, Pose>) {}

  /** Change ships from here on. */
  set(id: string, change: Partial<Pose>): void {
    const pose = this.poses.get(id);
    if (pose) this.poses = new Map(this.poses).set(id, { ...pose, ...change });
  }

  tile(id: string): string {
    return this.poses.get(id)?.tile ?? '';
  }

  show(lines: LogLine[], more: Partial<Picture> = {}): void {
    this.pictures.push({
      lines,
      poses: this.poses,
      shots: [],
      bursts: [],
      hurt: new Map(),
      lasts: SHOWN,
      ...more,
    });
  }

  /** Hits in these lines, and where they land. */
  hurt(lines: readonly LogLine[]): {
    hurt: Map<string, number>;
    bursts: string[];
  } {
    const hurt = new Map<string, number>();
    for (const line of lines) {
      if (line.kind !== 'hit' && line.kind !== 'damaged') continue;
      const at = line.kind === 'hit' ? 1 : 0;
      const id = text(line, at);
      hurt.set(id, (hurt.get(id) ?? 0) + Number(line.args[at + 1]));
      this.set(id, { hp: Number(line.args[at + 2]) });
    }
    return { hurt, bursts: [...hurt.keys()].map((id) => this.tile(id)) };
  }
}

/** The pictures of a round, in the order of the rules. */
export function pictures(lines: readonly LogLine[], view: NavalView): Picture[] {
  const teller = new Teller(before(lines, view.ships));
  const stages = staged(lines);
  const of = (stage: Stage): LogLine[] => stages.get(stage) ?? [];
  if (!stages.size) return [];
  teller.show([]);
  if (of('port').length) teller.show(of('port'));
  const isNewShot = (line: LogLine, last?: LogLine): boolean =>
    ['fired', 'missed', 'parried', 'shelled'].includes(line.kind) || text(line, 0) !== text(last ?? line, 0);
  for (const group of groups(of('fire'), isNewShot)) {
    const shots = group
      .filter((line) => line.kind === 'fired')
      .map((line) => ({ from: text(line, 2), aims: tiles(line, 3) }));
    teller.show(group, { ...teller.hurt(group), shots });
  }
  tellMoves(teller, of('sail'), new Set(of('bump').flatMap((line) => tiles(line, 2))));
  for (const group of groups(of('bump'), (line) => line.kind === 'collided')) {
    const places = group.filter((line) => line.kind === 'collided').map((line) => text(line, 0));
    const { hurt } = teller.hurt(group);
    for (const id of group.flatMap((line) => (line.kind === 'collided' ? tiles(line, 2) : []))) {
      const end = of('sail').findLast((line) => line.kind === 'sailed' && text(line, 0) === id);
      if (end) teller.set(id, { tile: text(end, 1), face: Number(end.args[2]) });
    }
    teller.show(group, { hurt, bursts: places });
  }
  for (const group of groups(of('shell'), isNewShot)) {
    const shots = group
      .filter((line) => line.kind === 'shelled')
      .map((line) => ({
        from: teller.tile(text(line, 0)),
        aims: [text(line, 1)],
      }));
    teller.show(group, {
      ...teller.hurt(group),
      shots,
      bursts: shots.flatMap((shot) => shot.aims),
    });
  }
  if (of('trade').length) teller.show(of('trade'));
  for (const line of of('sink')) {
    teller.set(text(line, 0), { gone: true, hp: 0, tile: text(line, 1) });
    teller.show([line], { bursts: [text(line, 1)] });
  }
  return teller.pictures;
}

/** All ships sail at once, tile by tile; who is thrown back goes the whole way first. */
function tellMoves(teller: Teller, lines: LogLine[], back: ReadonlySet<string>): void {
  const moves = lines
    .filter((line) => line.kind === 'sailed')
    .map((line) => ({ id: text(line, 0), way: tiles(line, 4), line }));
  const longest = Math.max(0, ...moves.map(({ way }) => way.length - 1));
  for (let step = 1; step <= longest; step += 1) {
    for (const { id, way } of moves) {
      const [from, to] = [way[step - 1], way[step]];
      if (from === undefined || to === undefined) continue;
      const face = towards(from, to);
      teller.set(id, face < 0 ? { tile: to } : { tile: to, face });
    }
    teller.show(lines, { lasts: STEP });
  }
  for (const { id, line } of moves) {
    if (back.has(id)) continue;
    teller.set(id, { tile: text(line, 1), face: Number(line.args[2]) });
  }
  if (lines.length) teller.show(lines);
}
