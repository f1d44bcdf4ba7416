/** A map as it is drawn, and as a file holds it. What is wrong with one is for the server to say. */

import { cell, key, type Cell } from './hex';

export type Tool = 'sea' | 'land' | 'port' | 'plantation' | 'rich';
export const TOOLS: readonly Tool[] = ['sea', 'land', 'port', 'plantation', 'rich'];
export const TEAMS = ['blue', 'red', 'green', 'yellow', 'white', 'black'] as const;
export const TYPES = ['schooner', 'brig', 'frigate', 'galleon'] as const;
export const SMALLEST = 2;
export const LARGEST = 12;
const FEWEST = 2;
const FLEET: readonly string[] = ['schooner', 'brig'];
const PORT_NAMES = ['Haven', 'Refuge', 'Safe Bay', 'Old Harbour', 'Smugglers’ Cove', 'Gallows Point'];

const STEPS: readonly Cell[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** Where a team begins: the tile of a port, or '' for whichever comes. */
export interface Home {
  port: string;
  face: number;
}

export interface Drawing {
  id: string;
  title: string;
  radius: number;
  /** What is not sea, by tile. */
  tiles: Record<string, Exclude<Tool, 'sea'>>;
  /** Names of ports, by tile. */
  names: Record<string, string>;
  homes: Home[];
  fleet: string[];
}

export const blank = (title: string): Drawing => ({
  id: 'drawn',
  title,
  radius: 5,
  tiles: {},
  names: {},
  homes: TEAMS.map(() => ({ port: '', face: 0 })),
  fleet: [...FLEET],
});

/** All tiles of a sea. */
export function tilesOf(radius: number): Cell[] {
  const out: Cell[] = [];
  for (let q = -radius; q <= radius; q += 1)
    for (let r = Math.max(-radius, -q - radius); r <= Math.min(radius, -q + radius); r += 1) out.push([q, r]);
  return out;
}

const isOn = ([q, r]: Cell, radius: number): boolean =>
  Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= radius;

export const ports = (drawing: Drawing): string[] =>
  Object.keys(drawing.tiles).filter((tile) => drawing.tiles[tile] === 'port');

/** A name that no other port has. */
export function newName(drawing: Drawing): string {
  const used = new Set(Object.values(drawing.names));
  for (let n = 0; ; n += 1) {
    const name = PORT_NAMES[n] ?? `Port ${n + 1}`;
    if (!used.has(name)) return name;
  }
}

export function paint(drawing: Drawing, tile: string, tool: Tool): Drawing {
  const tiles = Object.fromEntries(Object.entries(drawing.tiles).filter(([each]) => each !== tile));
  const { [tile]: old, ...names } = drawing.names;
  if (tool === 'port') names[tile] = old ?? newName(drawing);
  const homes = drawing.homes.map((home) =>
    home.port === tile && tool !== 'port' ? { ...home, port: '' } : home,
  );
  return { ...drawing, names, homes, tiles: tool === 'sea' ? tiles : { ...tiles, [tile]: tool } };
}

/** Another size; what lies off the new edge is gone. */
export function resize(drawing: Drawing, radius: number): Drawing {
  const lost = Object.keys(drawing.tiles).filter((tile) => !isOn(cell(tile), radius));
  return { ...lost.reduce((less, tile) => paint(less, tile, 'sea'), drawing), radius };
}

/** The first direction with open water ahead. */
export function openFace(drawing: Drawing, tile: string): number {
  const [q, r] = cell(tile);
  const open = STEPS.findIndex(([dq, dr]) => {
    const ahead: Cell = [q + dq, r + dr];
    return isOn(ahead, drawing.radius) && drawing.tiles[key(ahead)] !== 'land';
  });
  return Math.max(0, open);
}

interface Start {
  teams: { team: string; ships: { type: string; q: number; r: number; face: number }[] }[];
}

/** Starts for every number of teams, unless nothing is said of them: then the rules place them. */
function starts(drawing: Drawing): Record<string, Start> | null {
  const havens = ports(drawing);
  const isUsual = drawing.fleet.join() === FLEET.join();
  if (!havens.length || (isUsual && drawing.homes.every(({ port }) => !port))) return null;
  const places = drawing.homes.map(({ port, face }, team) => {
    const tile = port || (havens[team % havens.length] ?? '');
    const [q, r] = cell(tile);
    return { q, r, face: port ? face : openFace(drawing, tile) };
  });
  const out: Record<string, Start> = {};
  for (let count = FEWEST; count <= TEAMS.length; count += 1)
    out[count] = {
      teams: TEAMS.slice(0, count).map((team, i) => ({
        team,
        ships: drawing.fleet.map((type) => ({ type, q: 0, r: 0, face: 0, ...places[i] })),
      })),
    };
  return out;
}

/** The drawing as a map file. */
export function written(drawing: Drawing): string {
  const of = (...tools: Tool[]): string[] =>
    Object.keys(drawing.tiles).filter((tile) => tools.includes(drawing.tiles[tile] ?? 'sea'));
  const begin = starts(drawing);
  const row = {
    id: drawing.id,
    title: drawing.title,
    shape: 'hexagon',
    radius: drawing.radius,
    provenance: 'reconstructed: drawn',
    ports: of('port').map((tile) => ({ name: drawing.names[tile] ?? '', ...place(tile) })),
    land: of('land').map(cell),
    plantations: of('plantation', 'rich').map((tile) => ({
      ...place(tile),
      kind: drawing.tiles[tile] === 'rich' ? 'rich' : 'ordinary',
    })),
    ...(begin ? { starts: begin } : {}),
  };
  return `${JSON.stringify({ schema: 1, maps: [row] })}\n`;
}

function place(tile: string): { q: number; r: number } {
  const [q, r] = cell(tile);
  return { q, r };
}

interface MapFile {
  maps: {
    id: string;
    title: string;
    radius: number;
    land: [number, number][];
    ports: { name: string; q: number; r: number }[];
    plantations: { q: number; r: number; kind: string }[];
    starts?: Record<string, Start>;
  }[];
}

/** A drawing from a file that the server found sound. */
export function read(text: string): Drawing {
  const row = (JSON.parse(text) as MapFile).maps[0];
  if (!row) return blank('');
  const drawing: Drawing = { ...blank(row.title), id: row.id, radius: row.radius };
  for (const [q, r] of row.land) drawing.tiles[key([q, r])] = 'land';
  for (const { name, q, r } of row.ports) {
    drawing.tiles[key([q, r])] = 'port';
    drawing.names[key([q, r])] = name;
  }
  for (const { q, r, kind } of row.plantations)
    drawing.tiles[key([q, r])] = kind === 'rich' ? 'rich' : 'plantation';
  const most = Object.entries(row.starts ?? {}).sort(([a], [b]) => Number(b) - Number(a))[0]?.[1];
  most?.teams.forEach(({ ships: [first] }, team) => {
    if (first) drawing.homes[team] = { port: key([first.q, first.r]), face: first.face };
  });
  const fleet = most?.teams[0]?.ships.map(({ type }) => type);
  return { ...drawing, fleet: fleet?.length ? fleet : drawing.fleet };
}
