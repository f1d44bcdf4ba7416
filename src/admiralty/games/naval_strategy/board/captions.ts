/** What a picture of a round says: ships, teams and ports by name, and no coordinates. */

import type { BoardWords } from '$lib/board';
import type { LogLine } from '$lib/wire';
import { atSea } from './fleet';
import { point } from './hex';
import type { Picture } from './pictures';
import { isInArena } from './strand';
import type { Printed } from './view-types';

/** Where the values of a line have goods, in the order of `printed.goods`: the first good, and the index. */
const GOODS: Record<string, readonly [good: string, index: number, count: number]> = {
  loaded: ['money', 1, 5],
  unloaded: ['money', 1, 5],
  credited: ['money', 1, 5],
  sold: ['metal', 1, 4],
  bought: ['wood', 1, 2],
};
/** Lines that name a tile, and where. */
const TILES: Record<string, number> = {
  fired: 2,
  advanced: 1,
  aground: 1,
  collided: 0,
  'tie-drawn': 0,
  'tie-settled': 0,
  shelled: 1,
  sunk: 1,
  sailed: 1,
  'boss-moved': 1,
  dived: 1,
  'wreck-gone': 0,
  'wreck-found': 0,
  'changed-tile': 0,
};
/** Told by the map, or by one line for all of them. */
const SILENT = new Set(['sailed', 'missed']);
/** More ships than these are counted, not named. */
export const MOST_NAMES = 6;

export class Captions {
  constructor(
    private readonly words: BoardWords,
    private readonly printed: Printed,
  ) {}

  /** The sentences of a picture. */
  of(picture: Picture): string[] {
    const { words } = this;
    if (!picture.lines.length) return [words.say('board-before')];
    if (picture.key === 'fire-misses') return [this.misses(picture.lines)];
    const sailing = picture.lines.filter(({ kind }) => kind === 'sailed');
    const spoken = picture.lines.filter(({ kind }) => !SILENT.has(kind));
    const told = spoken.map((line) => this.line(line, picture));
    const isWasted = picture.lines.every(({ kind }) => kind === 'fired');
    return [
      ...(sailing.length ? [this.sailing(sailing)] : []),
      ...told,
      ...(isWasted ? [words.say('caption-nobody')] : []),
      ...picture.lines.filter(({ kind }) => kind === 'missed').map((line) => words.event(line)),
    ];
  }

  /** Where something is, as people say it: in a port, or near one. */
  place(tile: string): string {
    const { ports, plantations } = this.printed;
    const names = Object.keys(ports);
    const here = point(tile);
    const far = (id: string): number => {
      const there = point(ports[id] ?? '0,0');
      return Math.hypot(there.x - here.x, there.y - here.y);
    };
    const nearest = names.reduce((best, id) => (far(id) < far(best) ? id : best), names[0] ?? '');
    const port = this.words.name('port', nearest);
    if (ports[nearest] === tile) return this.words.say('caption-in-port', { port });
    return this.words.say(tile in plantations ? 'caption-at-plantation' : 'caption-near', { port });
  }

  /** One of them, as it stands in a picture. */
  line(line: LogLine, { shots, poses }: Picture): string {
    const ship = String(line.args[0]);
    const pose = poses.get(ship);
    if (pose && line.kind in GOODS)
      return this.words.tell(`caption-${line.kind}`, line, {
        place: this.place(pose.tile),
        goods: this.goods(line),
      });
    const hasMoved = shots.some((shot) => shot.ship === ship && shot.way.length > 1);
    return this.said(line, line.kind === 'fired' && hasMoved ? '-moved' : '');
  }

  /** One of them where no picture is shown. */
  said(line: LogLine, variant = ''): string {
    const { words } = this;
    if (line.kind in GOODS) return words.tell(`told-${line.kind}`, line, { goods: this.goods(line) });
    if (line.kind === 'fight-opened') {
      const ships = line.args.slice(1).flat().map((id) => atSea(String(id)));
      return words.tell('told-fight-opened', line, { ships: this.names(ships).join(', ') });
    }
    const at = TILES[line.kind];
    if (at === undefined) return words.event(line);
    const place = isInArena(line) ? words.say('caption-in-arena') : this.place(String(line.args[at]));
    return words.tell(`caption-${line.kind}${variant}`, line, { place });
  }

  /** One of a fight, where its arena is seen and the boss is known. */
  fought(line: LogLine, boss: string): string {
    const { words } = this;
    const named = words.name('boss', boss);
    const isBoss = (at: number): boolean => String(line.args[at]).startsWith('boss-');
    const args = line.args.map((arg) => (typeof arg === 'string' ? atSea(arg) : arg));
    const id = line.kind in TILES ? `caption-${line.kind}` : `event-${line.kind}`;
    return words.tell(id, { ...line, args }, {
      place: words.say('caption-in-arena'),
      ...(isBoss(0) ? { ship: named } : {}),
      ...(isBoss(1) ? { target: named } : {}),
    });
  }

  private goods(line: LogLine): string {
    const { goods } = this.printed;
    const [first, index, count] = GOODS[line.kind] ?? ['', 0, 0];
    const from = goods.indexOf(first);
    const named = line.args
      .slice(index, index + count)
      .flatMap((n, i) => (Number(n) ? [`${n} ${this.words.name('commodity', goods[from + i] ?? '')}`] : []));
    return named.join(', ') || this.words.say('list-none');
  }

  private names(ships: readonly string[]): string[] {
    return ships.map((ship) => this.words.name('ship', ship));
  }

  private ships(lines: readonly LogLine[]): string[] {
    return this.names([...new Set(lines.map(({ args }) => String(args[0])))]);
  }

  private sailing(lines: readonly LogLine[]): string {
    const ships = this.ships(lines);
    return ships.length > MOST_NAMES
      ? this.words.say('caption-sail', { count: ships.length })
      : this.words.say('caption-sailing', { ships: ships.join(', ') });
  }

  private misses(lines: readonly LogLine[]): string {
    return this.words.say('caption-misses', { ships: this.ships(lines).join(', ') });
  }
}
