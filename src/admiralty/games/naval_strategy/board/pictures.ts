/** The last round told again, picture by picture, in the order of the rules. The log tells all of it. */

import type { LogLine } from '$lib/wire';
import { atSea, type NavalView, type Ship } from './fleet';
import { towards } from './hex';
import { ORDER, type Stage, staged } from './round';

export interface Pose {
  tile: string;
  face: number;
  hp: number;
  gone: boolean;
}

export interface Shot {
  ship: string;
  /** Where the ship is when it fires, as far as its orders have brought it. */
  from: string;
  aims: string[];
  /** The order, such as `volley-left`. */
  order: string;
  /** From the tile where the ship is drawn to the one it fires from. */
  way: string[];
}

export interface Way {
  ship: string;
  tiles: string[];
}

export interface Picture {
  /** Its stage and what it is of: the same on all screens, whatever each has heard. */
  key: string;
  lines: LogLine[];
  poses: Map<string, Pose>;
  shots: Shot[];
  /** The ways that ships have come, or are thrown back. */
  ways: Way[];
  /** Tiles where something bursts. */
  bursts: string[];
  /** Ships that lose points, with how many. */
  hurt: Map<string, number>;
  /** The ship that goes down, or "". */
  sunk: string;
  /** Money earned, by tile. */
  gains: [tile: string, money: number][];
  /** Tiles to look at; the whole sea if there are none. */
  focus: string[];
  /** How long it is shown, in milliseconds; 0: as long as it takes to read. */
  lasts: number;
}

const STEP = 450;
const text = (line: LogLine, i: number): string => String(line.args[i] ?? '');
const tiles = (line: LogLine, i: number): string[] =>
  ([] as unknown[]).concat(line.args[i] ?? []).map(String);

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

/** A volley or an assault that came to nothing. */
const isMiss = (group: readonly LogLine[]): boolean =>
  group.every(({ kind }) => kind === 'fired' || kind === 'missed');

const isShot = ({ kind }: LogLine): boolean => ['fired', 'missed', 'parried', 'shelled'].includes(kind);

const shipOf = (group: readonly LogLine[]): string => String(group[0]?.args[0] ?? '');

/** What is fired, shot by shot; misses of one ship belong together, and so do those of all bots. */
function volleys(lines: readonly LogLine[], isBot: (ship: string) => boolean): LogLine[][] {
  const all = groups(lines, (line, last) => isShot(line) || text(line, 0) !== text(last ?? line, 0));
  const isWasted = (group: LogLine[]): boolean => isMiss(group) && isBot(shipOf(group));
  const found: LogLine[][] = [];
  for (const group of all.filter((each) => !isWasted(each))) {
    const last = found.at(-1);
    if (last && isMiss(last) && isMiss(group) && shipOf(last) === shipOf(group)) last.push(...group);
    else found.push(group);
  }
  const wasted = all.filter(isWasted).flat();
  return wasted.length ? [...found, wasted] : found;
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

  show(key: string, lines: LogLine[], more: Partial<Picture> = {}): void {
    this.pictures.push({
      key,
      lines,
      poses: this.poses,
      shots: [],
      ways: [],
      bursts: [],
      hurt: new Map(),
      sunk: '',
      gains: [],
      focus: [],
      lasts: 0,
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
export function pictures(
  lines: readonly LogLine[],
  view: NavalView,
  bots: readonly string[] = [],
): Picture[] {
  const teller = new Teller(before(lines, view.ships));
  const stages = staged(lines);
  const of = (stage: Stage): LogLine[] => stages.get(stage) ?? [];
  if (!stages.size) return [];
  teller.show('start', []);
  if (of('port').length)
    teller.show('port', of('port'), { focus: of('port').map((line) => teller.tile(text(line, 0))) });
  for (const [n, line] of of('boss').entries()) {
    const ships = tiles(line, 1).map(atSea);
    teller.show(`boss-${n}`, [line], { focus: ships.map((ship) => teller.tile(ship)) });
  }
  const sides = new Map(view.ships.map(({ id, side }) => [id, side]));
  tellFire(teller, of('fire'), of('sail'), (ship) => bots.includes(sides.get(ship) ?? ''));
  tellMoves(teller, of('sail'), new Set(of('bump').flatMap((line) => tiles(line, 2))));
  tellCollisions(teller, of('bump'), of('sail'));
  for (const [n, group] of groups(of('shell'), isShot).entries()) {
    const shots = group
      .filter((line) => line.kind === 'shelled')
      .map((line) => shotOf(text(line, 0), teller.tile(text(line, 0)), [text(line, 1)], 'howitzer'));
    const { hurt } = teller.hurt(group);
    const aims = shots.flatMap((shot) => shot.aims);
    teller.show(`shell-${n}`, group, {
      hurt,
      shots,
      bursts: aims,
      focus: [...aims, ...shots.map(({ from }) => from)],
    });
  }
  const where = (line: LogLine): string => teller.tile(text(line, 0));
  for (const tile of new Set(of('trade').map(where))) {
    const group = of('trade').filter((line) => where(line) === tile);
    const income = group.filter(({ kind }) => kind === 'sold').reduce((sum, { args }) => sum + Number(args.at(-1)), 0);
    teller.show(`trade-${tile}`, group, { focus: [tile], gains: income ? [[tile, income]] : [] });
  }
  for (const line of of('sink')) {
    const [ship, tile] = [text(line, 0), text(line, 1)];
    teller.set(ship, { gone: true, hp: 0, tile });
    teller.show(`sink-${ship}`, [line], { sunk: ship, bursts: [tile], focus: [tile] });
  }
  return teller.pictures;
}

/** The picture of a key, or where another screen, which has heard other things, would be then; -1 if none. */
export function pictureAt(all: readonly Picture[], key: string): number {
  const exact = all.findIndex((picture) => picture.key === key);
  if (exact >= 0 || !all.length) return exact;
  const stage = (one: string): number => ORDER.indexOf((one.split('-')[0] ?? '') as Stage);
  return Math.max(
    0,
    all.findLastIndex((picture) => stage(picture.key) <= stage(key)),
  );
}

const shotOf = (ship: string, from: string, aims: string[], order: string, way: string[] = []): Shot => ({
  ship,
  from,
  aims,
  order,
  way,
});

function tellFire(
  teller: Teller,
  lines: LogLine[],
  moves: readonly LogLine[],
  isBot: (ship: string) => boolean,
): void {
  const told = new Map<string, number>();
  for (const group of volleys(lines, isBot)) {
    const shots = group
      .filter((line) => line.kind === 'fired')
      .map((line) => {
        const [ship, order, from] = [text(line, 0), text(line, 1), text(line, 2)];
        const sailed = moves.find((move) => move.kind === 'sailed' && text(move, 0) === ship);
        const route = sailed ? tiles(sailed, 4) : [];
        return shotOf(ship, from, tiles(line, 3), order, route.slice(0, route.indexOf(from) + 1));
      });
    const ship = shipOf(group);
    const isBundle = new Set(group.map((line) => text(line, 0))).size > 1;
    const n = told.get(ship) ?? 0;
    told.set(ship, n + 1);
    const hits = teller.hurt(group);
    const aimed = shots.flatMap(({ from, aims }) => [from, ...aims]);
    const focus = isBundle ? [] : [...aimed, ...hits.bursts, teller.tile(ship)];
    teller.show(isBundle ? 'fire-misses' : `fire-${ship}-${n}`, group, { ...hits, shots, focus });
  }
}

/** All ships sail at once, tile by tile; who is thrown back goes the whole way first. */
function tellMoves(teller: Teller, lines: LogLine[], back: ReadonlySet<string>): void {
  const moves = lines
    .filter((line) => line.kind === 'sailed')
    .map((line) => ({ id: text(line, 0), way: tiles(line, 4), line }));
  const longest = Math.max(0, ...moves.map(({ way }) => way.length - 1));
  const focus = moves.flatMap(({ way }) => way);
  const upTo = (step: number): Way[] =>
    moves.map(({ id, way }) => ({ ship: id, tiles: way.slice(0, step + 1) }));
  for (let step = 1; step <= longest; step += 1) {
    for (const { id, way } of moves) {
      const [from, to] = [way[step - 1], way[step]];
      if (from === undefined || to === undefined) continue;
      const face = towards(from, to);
      teller.set(id, face < 0 ? { tile: to } : { tile: to, face });
    }
    if (step < longest) teller.show(`sail-${step}`, lines, { lasts: STEP, focus, ways: upTo(step) });
  }
  for (const { id, line } of moves) {
    if (back.has(id)) continue;
    teller.set(id, { tile: text(line, 1), face: Number(line.args[2]) });
  }
  if (lines.length) teller.show('sail', lines, { focus, ways: upTo(longest) });
}

function tellCollisions(teller: Teller, lines: LogLine[], moves: readonly LogLine[]): void {
  const isNew = ({ kind }: LogLine, last?: LogLine): boolean =>
    kind.startsWith('tie-') || (kind === 'collided' && !last?.kind.startsWith('tie-'));
  for (const [n, group] of groups(lines, isNew).entries()) {
    const collisions = group.filter((line) => line.kind === 'collided');
    const places = collisions.map((line) => text(line, 0));
    const { hurt } = teller.hurt(group);
    const ways: Way[] = [];
    for (const id of collisions.flatMap((line) => tiles(line, 2))) {
      const end = moves.findLast((line) => line.kind === 'sailed' && text(line, 0) === id);
      if (!end) continue;
      ways.push({ ship: id, tiles: [teller.tile(id), text(end, 1)] });
      teller.set(id, { tile: text(end, 1), face: Number(end.args[2]) });
    }
    const focus = [...places, ...[...hurt.keys()].map((id) => teller.tile(id))];
    teller.show(`bump-${n}`, group, { hurt, ways, bursts: places, focus });
  }
}
