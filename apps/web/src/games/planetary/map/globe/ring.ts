import { ZONE_PLACES } from '@ironfield/planetary/rules/places.ts';

// The zones of the orbit, as a ring around the globe: 1 at the top, then clockwise.

const ACROSS = (2 * Math.PI) / ZONE_PLACES.length;
const GAP = 0.035;
/** In radii of the globe. */
const INNER = 1.12;
const OUTER = 1.3;
/** The part of the window's half that the ring and its distance take. */
export const RING = 1 - 1 / OUTER;

const angleOf = (zone: number): number => zone * ACROSS - Math.PI / 2;

export const zoneSpot = (zone: number): { readonly x: number; readonly y: number } => {
  const far = (INNER + OUTER) / 2;
  return { x: far * Math.cos(angleOf(zone)), y: far * Math.sin(angleOf(zone)) };
};

/** Its outline around 0, 0, for a globe of that radius. */
export function zoneOutline(zone: number, radius: number): string {
  const [from, to] = [angleOf(zone) - ACROSS / 2 + GAP / 2, angleOf(zone) + ACROSS / 2 - GAP / 2];
  const at = (angle: number, far: number) =>
    `${(far * radius * Math.cos(angle)).toFixed(1)} ${(far * radius * Math.sin(angle)).toFixed(1)}`;
  const arc = (far: number, angle: number, isBack: boolean) =>
    `A${(far * radius).toFixed(1)} ${(far * radius).toFixed(1)} 0 0 ${isBack ? 0 : 1} ${at(angle, far)}`;
  return `M${at(from, OUTER)}${arc(OUTER, to, false)}L${at(to, INNER)}${arc(INNER, from, true)}Z`;
}
