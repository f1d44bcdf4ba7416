/** What a picture of a round says: ships, teams and ports by name, and no coordinates. */

import type { BoardWords } from '$lib/board';
import type { LogLine } from '$lib/wire';
import { point } from './hex';
import type { Picture } from './pictures';
import type { Printed } from './view-types';

/** Where the values of a line have goods, in the order of `printed.goods`: the first good, and the index. */
const GOODS: Record<string, readonly [good: string, index: number, count: number]> = {
  loaded: ['money', 1, 5],
  unloaded: ['money', 1, 5],
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
    const { words } = this;
    const ship = String(line.args[0]);
    const goods = GOODS[line.kind];
    const tile = TILES[line.kind];
    if (goods) {
      const place = this.place(poses.get(ship)?.tile ?? '0,0');
      return words.tell(`caption-${line.kind}`, line, { place, goods: this.goods(line, goods) });
    }
    if (tile === undefined) return words.event(line);
    const place = this.place(String(line.args[tile]));
    const hasMoved = shots.some((shot) => shot.ship === ship && shot.way.length > 1);
    return words.tell(`caption-${line.kind}${line.kind === 'fired' && hasMoved ? '-moved' : ''}`, line, { place });
  }

  private goods(line: LogLine, [first, index, count]: readonly [string, number, number]): string {
    const { goods } = this.printed;
    const from = goods.indexOf(first);
    return line.args
      .slice(index, index + count)
      .flatMap((n, i) => (Number(n) ? [`${n} ${this.words.name('commodity', goods[from + i] ?? '')}`] : []))
      .join(', ');
  }

  private ships(lines: readonly LogLine[]): string[] {
    const ships = [...new Set(lines.map(({ args }) => String(args[0])))];
    return ships.map((ship) => this.words.name('ship', ship));
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
