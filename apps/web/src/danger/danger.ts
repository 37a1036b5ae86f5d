// The dangers and chances of a unit wherever it can go next: one layer for every table. A game brings the rules
// (`DangerRules`); places are cells on a map of hexes, and points on a table without them.

/** The most that one enemy can do, and from where. */
export interface DangerBy {
  readonly unit: number;
  readonly points: number;
  /** From where it does so, such as `from 1304`; empty for where it is. */
  readonly where: string;
}

/** The best trade in one place. */
export interface DangerSpot<Place> {
  readonly place: Place;
  readonly suffered: number;
  readonly dealt: number;
  /** The way the unit comes there, such as `running`. */
  readonly how: string;
  /** The unit it fires at there; -1 for none. */
  readonly target: number;
  /** The worst first. */
  readonly by: readonly DangerBy[];
}

/** The danger in which one unit is where it stands. */
export interface DangerNow {
  readonly unit: number;
  readonly suffered: number;
}

/** The rules a game brings. Both work in steps and may be left at any of them. */
export interface DangerRules<Table, Place> {
  /** The things counted, in a sentence or two. */
  readonly counts: string;
  /** The least that is told apart. Absent: a point. */
  readonly grain?: number;
  /** The lower ends of the second to the fifth shade, and of the second to the fourth pip. */
  readonly shades: readonly [number, number, number, number];
  readonly pips: readonly [number, number, number];
  /** A place in words, such as the number of its hex. */
  nameOf(table: Table, place: Place): string;
  /** Is what is shown for this turn, or for the one after it? */
  isNextTurn(table: Table, unit: number): boolean;
  spots(table: Table, unit: number): Generator<DangerSpot<Place> | null, void, void>;
  now(table: Table, unit: number): Generator<null, number, void>;
}

/** The places found so far. */
export interface Danger<Place> {
  readonly unit: number;
  readonly spots: readonly DangerSpot<Place>[];
  /** Null before anything is known, and where no place is worth more than another. */
  readonly best: DangerSpot<Place> | null;
  /** The units of a side, the one in most danger first. */
  readonly now: readonly DangerNow[];
  readonly isDone: boolean;
}

/** 0 for nothing to speak of, then the shade from 1 to 5. */
export function shadeOf(suffered: number, shades: readonly number[], grain = 1): number {
  const grains = Math.round(suffered / grain);
  return grains <= 0 ? 0 : 1 + shades.filter((least) => grains * grain > least - EPSILON).length;
}

/** 0 for nothing to speak of, then the number of pips from 1 to 4. */
export const pipsOf = (dealt: number, pips: readonly number[], grain = 1): number =>
  shadeOf(dealt, pips, grain);

/** `1–4`, `5–9`, … `35+`: what each step holds. */
export const stepWords = (least: readonly number[], grain = 1): string[] =>
  [grain, ...least].map((from, at, all) => {
    const next = all[at + 1];
    if (next === undefined) return `${grainText(from, grain)}+`;
    const to = grainText(next - grain, grain);
    return to === grainText(from, grain) ? to : `${grainText(from, grain)}–${to}`;
  });

/** `12`, or `0.3` where tenths are told apart. */
export const grainText = (points: number, grain = 1): string => points.toFixed(grain < 1 ? 1 : 0);

/** The place that promises most for what it costs; among equals the safer one. */
export function bestTrade<Place>(spots: readonly DangerSpot<Place>[]): DangerSpot<Place> | null {
  let best: DangerSpot<Place> | null = null;
  for (const spot of spots) {
    const more = best ? spot.dealt - spot.suffered - (best.dealt - best.suffered) : 1;
    if (!best || more > EPSILON || (more > -EPSILON && spot.suffered < best.suffered)) best = spot;
  }
  return best;
}

const EPSILON = 1e-6;

/** `3.4`, and `12` where a tenth says nothing. */
export const pointsText = (points: number): string => (points < 10 ? points.toFixed(1) : points.toFixed(0));
