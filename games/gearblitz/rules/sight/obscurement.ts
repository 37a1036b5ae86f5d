import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Unit } from '../../cards/unit.ts';
import { INCH, TOLERANCE } from '../../data/tables.ts';
import { COVER_CLASSES, type CoverClass } from '../../data/terrain.ts';
import { type Light, WEATHER_CONCEALS, type Weather } from '../../data/weather.ts';
import type { RuleId } from '../../rule-index.ts';
import { REASONS } from '../../text.ts';
import { fullTimes } from '../core/range.ts';
import { auxRating } from '../unit/condition.ts';

/** HGB-LOS-02: what a line of sight crosses, in thousandths of an inch, class by class. */
export interface Crossed {
  readonly light: number;
  readonly heavy: number;
  readonly hard: number;
  /** Pieces, not inches. */
  readonly solid: number;
  /** The whole model is hidden, or it touches a piece that counts. */
  readonly isHiddenOrTouching: boolean;
  /** The same piece by piece, for display. */
  readonly pieces?: readonly CrossedPiece[];
}

/** A piece that gives cover on a line. */
export interface CrossedPiece {
  readonly label: string;
  readonly cover: CoverClass;
  /** The length of the line over it, in thousandths of an inch. */
  readonly length: number;
  readonly isTouched: boolean;
}

/** HGB-LOS-03 */
export function cover(tally: Tally<RuleId>, crossed: Crossed): void {
  const { pieces = [] } = crossed;
  if (crossed.isHiddenOrTouching) tally.add(1, () => hiddenWords(pieces), 'HGB-LOS-03');
  for (const name of ['light', 'heavy', 'hard'] as const) {
    const { each, least } = COVER_CLASSES[name];
    const inches = crossed[name];
    const points = Math.max(fullTimes(inches, each), inches > least * INCH + TOLERANCE ? 1 : 0);
    if (points > 0) tally.add(points, () => coverWords(name, pieces), 'HGB-LOS-03');
  }
  if (crossed.solid > 0) tally.add(crossed.solid, () => coverWords('solid', pieces), 'HGB-LOS-03');
}

function hiddenWords(pieces: readonly CrossedPiece[]): string {
  const touched = pieces.filter(({ isTouched }) => isTouched);
  if (touched.length > 0) return REASONS.touching(listed(touched.map(({ label }) => label)));
  return pieces.length > 0 ? REASONS.hiddenBy(listed(pieces.map(({ label }) => label))) : REASONS.hidden;
}

function coverWords(name: CoverClass, pieces: readonly CrossedPiece[]): string {
  const own = pieces.filter((piece) => piece.cover === name);
  const items = own.map(({ label, length }) =>
    name === 'solid' ? label : REASONS.crossed(length / INCH, label),
  );
  return items.length > 0 ? `${REASONS.cover[name]}: ${listed(items)}` : REASONS.cover[name];
}

/** Each once, however many pieces are alike. */
const listed = (items: readonly string[]): string => [...new Set(items)].join(', ');

/** The pieces that hide a target from an observer, in a few words each. */
export function hidingWords({ pieces = [] }: Crossed): string {
  const items = pieces.map(({ label, cover: name, length, isTouched }) => {
    const way = name === 'solid' ? label : REASONS.crossed(length / INCH, label);
    return isTouched ? `${way}, ${REASONS.touched}` : way;
  });
  return [...new Set(items)].join(' · ');
}

/** The air between two places. */
export interface Air {
  readonly distance: number;
  readonly weather: Weather;
  /** The line passes through smoke. */
  readonly throughSmoke: boolean;
}

/** Everything else between an observer and a Unit. */
export interface Surroundings extends Air {
  readonly light: Light;
  /** There is Cover on the line, or the Unit touches it. */
  readonly isInCover: boolean;
  /** HGB-PERK-05: the Unit stands in Light cover. */
  readonly isInLightCover: boolean;
  /** HGB-ACT-06: the observer is in the arc that its cover protects. */
  readonly isHullDownHere: boolean;
}

/** HGB-AUX-09: however many circles. */
const SMOKE = 2;

/** HGB-LOS-05, HGB-AUX-09, HGB-SCEN-05: what hides everything alike. */
export function thickAir(tally: Tally<RuleId>, { throughSmoke, weather, distance }: Air): void {
  if (throughSmoke) tally.add(SMOKE, REASONS.smoke, 'HGB-AUX-09');
  const each = WEATHER_CONCEALS[weather];
  const points = each === undefined ? 0 : fullTimes(distance, each);
  if (points > 0) tally.add(points, REASONS.weather, 'HGB-SCEN-05');
}

/** HGB-SCEN-05: the range of sight over open ground in this weather, exclusive; `null`: no limit. */
export function reachInWeather(weather: Weather, through: number): number | null {
  const each = WEATHER_CONCEALS[weather];
  return each === undefined ? null : (through + 1) * each * INCH;
}

/** HGB-LOS-05 */
export function concealment(tally: Tally<RuleId>, target: Unit, around: Surroundings): void {
  const { perks } = target.sheet.card;
  thickAir(tally, around);
  const stealth = auxRating(target, 'stealth');
  if (stealth > 0 && (around.isInCover || around.light === 'night'))
    tally.add(stealth, REASONS.stealth, 'HGB-STL-01');
  if (perks.camoNetting && around.isInLightCover && target.speed === 'stationary')
    tally.add(1, REASONS.netting, 'HGB-PERK-05');
  if (perks.lowProfile && around.isInCover)
    tally.add(around.isHullDownHere ? 2 : 1, REASONS.lowProfile, 'HGB-PERK-11');
}

/** HGB-LOS-01, HGB-FLAW-07 */
export function obscurement(
  tally: Tally<RuleId>,
  target: Unit,
  crossed: Crossed,
  around: Surroundings,
): void {
  cover(tally, crossed);
  concealment(tally, target, around);
  const emissions = target.sheet.card.flaws.traceableEmissions ?? 0;
  const less = around.isInCover ? Math.min(emissions, tally.total) : 0;
  if (less > 0) tally.add(-less, REASONS.emissions, 'HGB-FLAW-07');
}
