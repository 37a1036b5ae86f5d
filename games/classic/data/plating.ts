// Armor that takes some hits otherwise than ordinary armor does (MT-ARMOR-02, MT-ARMOR-06, MT-ARMOR-07).

export const PLATINGS = ['standard', 'hardened', 'reflective', 'reactive'] as const;
export type Plating = (typeof PLATINGS)[number];

/** What strikes a unit, as far as any armor asks: absent where it is something else. */
export type Nature = 'energy' | 'missile' | 'blow';

/** What meets the armor of a part. */
export interface Absorbed {
  /** Points that go no further. */
  readonly points: number;
  /** Points of armor that are gone. */
  readonly boxes: number;
}

/** One box takes two points. */
const STRONG: Readonly<Record<Plating, (nature: Nature | undefined) => boolean>> = {
  standard: () => false,
  hardened: () => true,
  reflective: (nature) => nature === 'energy',
  reactive: (nature) => nature === 'missile',
};

/** So many boxes against so many points. */
export function absorb(
  plating: Plating,
  nature: Nature | undefined,
  boxes: number,
  points: number,
): Absorbed {
  if (STRONG[plating](nature)) {
    const held = Math.min(points, 2 * boxes);
    return { points: held, boxes: Math.ceil(held / 2) };
  }
  if (plating === 'reflective' && nature === 'blow') {
    // Two boxes for a point; a single one that is left over is lost for nothing.
    const held = Math.min(points, Math.floor(boxes / 2));
    return { points: held, boxes: held < points ? boxes : 2 * held };
  }
  const held = Math.min(points, boxes);
  return { points: held, boxes: held };
}
