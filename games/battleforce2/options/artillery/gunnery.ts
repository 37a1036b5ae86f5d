import { distance } from '@ironfield/hex/board.ts';
import { type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import {
  ARTILLERY,
  ARTILLERY_NUMBER,
  type ArtilleryType,
  TAG_RANGE,
  turnsInFlight,
} from '../../data/support-tables.ts';
import type { Band } from '../../data/tables.ts';
import type { RuleId } from '../../rule-index.ts';
import { damageValue } from '../../rules/attack/damage.ts';
import { sees } from '../../rules/attack/sight.ts';
import { whyNoAttacker, whyOutOfReach } from '../../rules/attack/targeting.ts';
import { surviving } from '../../rules/elements/condition.ts';
import { isAirborne, isInPlay, isOnGround, supportOf } from '../../rules/elements/places.ts';
import { addSkillBesides } from '../../rules/elements/skill.ts';
import { artilleryIn } from '../../rules/elements/specials.ts';
import { mapsheetsOf, sheetsAt } from '../../rules/map/mapsheets.ts';
import { mapsheetsBetween, type Place, placeOf } from '../../rules/map/support-map.ts';
import { opponentOf, type State } from '../../state.ts';
import { type ArtilleryMarks, NONE, type Shot } from './shot.ts';
import { ARTILLERY_REASONS } from './words.ts';

const LONG: Band = 2;

export const marksOf = ({ marks }: Pick<State, 'marks'>): ArtilleryMarks => marks!.artillery!;

export const artilleryOf = ({ records }: Battlefield, element: number): ArtilleryType | null =>
  artilleryIn(records[element].sheet.specials);

/** BF2-ART-05: the artillery of a side that can be fired now. */
export function artilleryReady(field: Battlefield, state: State, seat: Seat): number[] {
  return field.unitsOf[seat]
    .filter((unit) => isInPlay(state, unit) && !state.units[unit].fired && !isAirborne(state, unit))
    .flatMap((unit) => surviving(field, state, unit))
    .filter(
      (element) =>
        artilleryOf(field, element) !== null &&
        damageValue(field, state, element, LONG) !== null &&
        !whyNoAttacker(field, state, element),
    );
}

/** BF2-ART-03: mapsheets from the unit of an element. */
export const rangeTo = (field: Battlefield, state: State, element: number, to: Place): number =>
  mapsheetsBetween(field, state.homes, placeOf(state, field.unitOf[element])!, to);

/** BF2-ART-04 */
export const reaches = (field: Battlefield, state: State, element: number, to: Place): boolean =>
  rangeTo(field, state, element, to) <= ARTILLERY[artilleryOf(field, element)!].range;

/** BF2-ART-01: ground units of the enemy in boxes within range. */
export const unitTargets = (field: Battlefield, state: State, element: number): number[] =>
  field.unitsOf[opponentOf(field.seatOf[field.unitOf[element]])].filter((unit) => {
    const place = supportOf(state, unit);
    return !!place && !isAirborne(state, unit) && reaches(field, state, element, place);
  });

const registrationOf = ({ registered }: ArtilleryMarks, element: number, hex: number) =>
  registered.find((each) => each.element === element && each.hex === hex);

/** BF2-ART-06, BF2-ART-08 */
export function shotNumber(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  element: number,
  hex: number,
): void {
  tally.add(ARTILLERY_NUMBER, ARTILLERY_REASONS.base, 'BF2-ART-06');
  addSkillBesides(tally, field, element, ARTILLERY_REASONS.skill);
  const observed = registrationOf(marksOf(state), element, hex)?.observed ?? 0;
  if (observed > 0) tally.add(-observed, ARTILLERY_REASONS.observed, 'BF2-ART-08');
}

/** BF2-ART-02, BF2-ART-07: does a shot at a hex need no roll? */
export function hitsByItself(field: Battlefield, state: State, element: number, hex: number): boolean {
  const marks = marksOf(state);
  const seat = field.seatOf[field.unitOf[element]];
  return marks.designated[seat].includes(hex) || registrationOf(marks, element, hex)?.hit === true;
}

/** BF2-ART-05: a shot as it leaves the barrel. */
export function shotOf(
  field: Battlefield,
  state: State,
  element: number,
  {
    target,
    overheat,
    mines,
  }: {
    readonly target: { readonly hex: number } | { readonly unit: number };
    readonly overheat: number;
    readonly mines: { readonly clears: boolean; readonly lays: boolean };
  },
): Shot {
  const { hex, unit } = { hex: NONE, unit: NONE, ...target };
  const place = unit === NONE ? null : state.units[unit].marks!.support!;
  return {
    element,
    artillery: artilleryOf(field, element)!,
    hex,
    unit,
    place,
    lands: state.turn + turnsInFlight(rangeTo(field, state, element, place ?? { hex })),
    number: totalOf<RuleId>((tally) => shotNumber(tally, field, state, element, hex)),
    damage: damageValue(field, state, element, LONG)! + overheat,
    ...mines,
  };
}

const isDue = ({ turn }: State, { seatOf, unitOf }: Battlefield, seat: Seat, shot: Shot): boolean =>
  shot.lands <= turn && seatOf[unitOf[shot.element]] === seat;

export const dueShots = (field: Battlefield, state: State, seat: Seat): Shot[] =>
  marksOf(state).shots.filter((shot) => isDue(state, field, seat, shot));

/** BF2-ART-09: elements that can point at something. */
export function spotters(field: Battlefield, state: State, seat: Seat): number[] {
  return field.unitsOf[seat]
    .filter((unit) => isOnGround(state, unit) && !field.plugged.isSilent?.(state, unit))
    .flatMap((unit) => surviving(field, state, unit))
    .filter((element) => {
      const { specials } = field.records[element].sheet;
      return (specials.includes('tag') || specials.includes('c3m')) && !whyNoAttacker(field, state, element);
    });
}

/** BF2-ART-09: within 4 hexes, in sight and in its arc; anything but infantry. */
export function spottedBy(field: Battlefield, state: State, spotter: number): number[] {
  const unit = field.unitOf[spotter];
  return field.unitsOf[opponentOf(field.seatOf[unit])]
    .filter(
      (enemy) =>
        isOnGround(state, enemy) &&
        !whyOutOfReach(field, state, unit, enemy) &&
        sees(field, state, unit, enemy) &&
        distance(field.board, state.units[unit].hex, state.units[enemy].hex) <= TAG_RANGE,
    )
    .flatMap((enemy) => surviving(field, state, enemy))
    .filter((element) => field.types[element] !== 'infantry' && field.types[element] !== 'battleArmor');
}

/** The shots of a side in flight; of those of the other side it knows nothing. */
export const shotsOf = ({ seatOf, unitOf }: Battlefield, state: State, seat: Seat): Shot[] =>
  marksOf(state).shots.filter(({ element }) => seatOf[unitOf[element]] === seat);

/** BF2-ART-09: the missiles that arrive on the mapsheet of an element, by their place among those of the side. */
export function missilesFor(field: Battlefield, state: State, seat: Seat, target: number): number[] {
  const sheets = mapsheetsOf(field.board);
  const there = sheetsAt(sheets, state.units[field.unitOf[target]].hex);
  return shotsOf(field, state, seat).flatMap((shot, index) =>
    shot.artillery === 'A' &&
    !shot.lays &&
    shot.hex >= 0 &&
    isDue(state, field, seat, shot) &&
    sheetsAt(sheets, shot.hex).some((sheet) => there.includes(sheet))
      ? [index]
      : [],
  );
}
