/** Where things stand on the map: the drawing's own file in the shapes it is used in. */

import type { Spot } from '$lib/trails';
import layout from './layout.json';

export interface ZoneSpot {
  outline: number[][];
  name: number[];
  box?: number[];
}

export interface PortSpot {
  at: [number, number];
  town: [number, number];
}

/** Squadrons lie under the name of their sea. */
const BELOW = 30;

const SPOTS = layout.zones as Record<string, ZoneSpot>;
export const ZONES = Object.entries(SPOTS);
export const PORTS = Object.entries(layout.ports as unknown as Record<string, PortSpot>);
export const PAPER = { x: 0, y: 0, width: layout.width, height: layout.height };

/** Where the name of a sea stands, and under it its squadrons. */
export function anchor(zone: string): { x: number; y: number } | undefined {
  const spot = SPOTS[zone];
  return spot && { x: spot.name[0] ?? 0, y: spot.name[1] ?? 0 };
}

/** Where every ship lies that is seen: at sea or in a port. */
export function berths(ships: readonly { id: string; place: string }[]): Map<string, Spot> {
  const ports = new Map(PORTS);
  return new Map(
    ships.flatMap(({ id, place }): [string, Spot][] => {
      const sea = anchor(place);
      if (sea) return [[id, { place, x: sea.x, y: sea.y + BELOW }]];
      const [x, y] = ports.get(place.split(' ')[1] ?? '')?.at ?? [];
      return x === undefined || y === undefined ? [] : [[id, { place, x, y }]];
    }),
  );
}

/** How far down a landing box must stand to be clear of the squadrons under the name of its sea. */
export function clear({ name, box }: ZoneSpot, scale: number): number {
  const isBelow = Math.abs((box?.[0] ?? 0) - (name[0] ?? 0)) < 50;
  return isBelow ? Math.max(box?.[1] ?? 0, (name[1] ?? 0) + 91 * scale) : (box?.[1] ?? 0);
}
