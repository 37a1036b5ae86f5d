import { cellOf, distance } from '@ironfield/hex/board.ts';
import { describeHex } from '@ironfield/hex/hex-picks.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import { type Explanation, explain, type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { OrderForm, Pick } from '@ironfield/kernel/menu/menu.ts';
import { numbersOf } from '@ironfield/kernel/menu/piece-pick.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield, OpenField } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { type Band, MEDIUM, OUT_OF_RANGE, RANGE_MODIFIERS } from '../../data/tables.ts';
import { BUILDINGS } from '../../data/terrain.ts';
import type { Battleforce2 } from '../../game-types.ts';
import type { OrderOf } from '../../orders.ts';
import { hitOn } from '../../phases/combat/hits.ts';
import { against, askToEvade } from '../../phases/command/reactions.ts';
import { describeEnemy, describeTarget } from '../../phases/picks.ts';
import type { RuleId } from '../../rule-index.ts';
import { bandOf } from '../../rules/attack/range.ts';
import { seesHex } from '../../rules/attack/sight.ts';
import { evasion, isHit, targetModifiers } from '../../rules/attack/to-hit.ts';
import { isOnMap, surviving } from '../../rules/elements/condition.ts';
import { isAirborne } from '../../rules/elements/places.ts';
import { type Emplacement, opponentOf, type State } from '../../state.ts';
import { LABELS, MEASURES, REASONS } from '../../text.ts';
import { isSheltered, SHELTERED } from './climbing.ts';

declare module '../../extensions.ts' {
  interface OptionOrders {
    emplacement: {
      readonly type: 'emplacement';
      readonly from: string;
      readonly target: number;
      readonly element: number;
    };
  }
  interface TableMarks {
    /** BF2-BLDG-07: the fortresses that have attacked, and in which turn. */
    readonly emplacements?: { readonly turn: number; readonly fired: readonly number[] };
  }
  interface OptionEvents {
    emplacement: {
      readonly type: 'emplacement';
      readonly hex: number;
      readonly element: number;
      readonly toHit: Explanation;
      readonly dice: readonly number[];
      readonly hit: boolean;
    };
  }
}

const cellIn = ({ board }: OpenField, { hex }: Emplacement): number => cellOf(board, hex);

/** BF2-BLDG-07, PA-ZOOM-05: fortresses, and bases with guns, of a side that stand and have not attacked this turn. */
function loaded(field: OpenField, { setup, marks, turn }: State, seat: Seat): Emplacement[] {
  const fired = marks?.emplacements?.turn === turn ? marks.emplacements.fired : [];
  return (setup.emplacements ?? []).filter((each) => {
    const cell = cellIn(field, each);
    const stands = BUILDINGS.includes(field.board.terrain[cell]);
    return each.owner === seat && stands && !fired.includes(cell);
  });
}

/** BF2-AERO-18: an aircraft overhead is never near. */
function bandFrom({ board, past }: OpenField, state: State, cell: number, unit: number) {
  const hexes = distance(board, cell, state.units[unit].hex);
  return hexes === 0 && isAirborne(state, unit) && !past.meetsAsBefore?.() ? MEDIUM : bandOf(hexes);
}

/** BF2-AERO-18, BF2-VEH-07: nothing hides a flying unit. BF2-VEH-06: a submerged unit is no target. */
function isSeen(field: OpenField, state: State, cell: number, unit: number): boolean {
  const { flyingHigh, submerged } = state.units[unit];
  if (field.past.meetsAsBefore?.()) return seesHex(field, state, unit, cell);
  return !submerged && (flyingHigh || isAirborne(state, unit) || seesHex(field, state, unit, cell));
}

function targetsOf(field: OpenField, state: State, emplacement: Emplacement): number[] {
  const cell = cellIn(field, emplacement);
  return field.unitsOf[opponentOf(emplacement.owner)].filter(
    (unit) =>
      isOnMap(state, unit) &&
      bandFrom(field, state, cell, unit) !== OUT_OF_RANGE &&
      isSeen(field, state, cell, unit) &&
      !isSheltered(field, state, unit),
  );
}

export const mayFire = (field: OpenField, state: State, seat: Seat): boolean =>
  loaded(field, state, seat).some((each) => targetsOf(field, state, each).length > 0);

/** BF2-BLDG-07: no arc, no overheat. */
function number(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  emplacement: Emplacement,
  element: number,
): void {
  const band = bandFrom(field, state, cellIn(field, emplacement), field.unitOf[element]) as Band;
  targetModifiers(tally, field, state, element);
  tally.add(RANGE_MODIFIERS[band], REASONS.range[band], 'BF2-REC-04');
  if (!field.past.meetsAsBefore?.()) evasion(tally, field, state, element);
  if (emplacement.skill) tally.add(emplacement.skill, REASONS.attacking.skill, 'BF2-BLDG-07');
  field.plugged.everyToHit?.(tally);
}

export function emplacementForm(field: Battlefield, state: State, seat: Seat): OrderForm<'emplacement'>[] {
  const able = loaded(field, state, seat).filter((each) => targetsOf(field, state, each).length > 0);
  if (able.length === 0) return [];
  const at = (hex: unknown) => able.find((each) => each.hex === hex)!;
  const elementPick = (from: Emplacement, unit: number): Pick => ({
    kind: 'pick',
    name: 'element',
    label: LABELS.element,
    values: surviving(field, state, unit),
    describe: (element) => ({
      ...describeTarget(field, state, element as number),
      ...(!field.plugged.isUnidentified?.(state, unit) && {
        measure: MEASURES.toHit,
        explanation: explain<RuleId>((tally) => number(tally, field, state, from, element as number)),
      }),
    }),
  });
  const targetPick = (from: Emplacement): Pick => ({
    kind: 'pick',
    name: 'target',
    label: LABELS.target,
    values: targetsOf(field, state, from),
    describe: (unit) => describeEnemy(field, state, unit),
    known: numbersOf(state.units),
    whyNot: (unit) => (unit !== undefined && isSheltered(field, state, unit as number) ? SHELTERED : null),
    follow: (unit) => [elementPick(from, unit as number)],
  });
  const from: Pick = {
    kind: 'pick',
    name: 'from',
    label: 'Fortress',
    values: able.map(({ hex }) => hex),
    describe: describeHex,
    follow: (hex) => [targetPick(at(hex))],
  };
  return [{ type: 'emplacement', label: 'Fire the guns of a building', fields: [from] }];
}

export const withFired = (marks: State['marks'], turn: number, cell: number): NonNullable<State['marks']> => {
  const before = marks?.emplacements?.turn === turn ? marks.emplacements.fired : [];
  return { ...marks, emplacements: { turn, fired: [...before, cell] } };
};

export function fireEmplacement(play: Play<Battleforce2>, { from, element }: OrderOf<'emplacement'>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const emplacement = state.setup.emplacements!.find(({ hex }) => hex === from)!;
  const cell = cellIn(field, emplacement);
  if (!field.past.meetsAsBefore?.()) askToEvade(play, field.unitOf[element]);
  const band = bandFrom(field, state, cell, field.unitOf[element]) as Band;
  const compute = (tally: Tally<RuleId>) => number(tally, field, state, emplacement, element);
  const isHitBy = (thrown: readonly number[]) => isHit(sum(thrown), totalOf(compute));
  const dice = play.roll('to hit', 2, against(null, field.unitOf[element], isHitBy));
  const hit = isHitBy(dice);
  play.happen({ type: 'emplacement', hex: cell, element, toHit: play.explain(compute), dice, hit });
  if (hit) play.next(hitOn(element, null, emplacement.damage[band]), { step: 'victory' });
}
