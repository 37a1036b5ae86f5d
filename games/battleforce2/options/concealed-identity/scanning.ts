import { distance } from '@ironfield/hex/board.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import { type Explanation, explain, type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { OrderForm, Pick } from '@ironfield/kernel/menu/menu.ts';
import { numbersOf } from '@ironfield/kernel/menu/piece-pick.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield, OpenField } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { LONGEST_RANGE } from '../../data/tables.ts';
import type { Battleforce2 } from '../../game-types.ts';
import type { OrderOf } from '../../orders.ts';
import { notice } from '../../phases/announcing.ts';
import { concerning } from '../../phases/command/reactions.ts';
import { describeEnemy, unitPick } from '../../phases/picks.ts';
import type { RuleId } from '../../rule-index.ts';
import { unitsToFire } from '../../rules/attack/declaration.ts';
import { CROSSED } from '../../rules/attack/sight.ts';
import { isOnMap, surviving } from '../../rules/elements/condition.ts';
import { isOffBoard, sharesBox } from '../../rules/elements/places.ts';
import { hasWorking } from '../../rules/elements/specials.ts';
import { opponentOf, type State, type UnitState } from '../../state.ts';
import { LABELS } from '../../text.ts';
import { backShown, isUnidentified } from './faces.ts';
import { identify, showType } from './identifying.ts';
import { CONCEALED_LABELS, CONCEALED_REASONS, CONCEALED_WHY_NOT, SCAN_MEASURE } from './words.ts';

const index = z.int().min(0).max(1023);
export const scanOrder = z.strictObject({ type: z.literal('identify'), unit: index, target: index });

declare module '../../extensions.ts' {
  interface OptionOrders {
    identify: z.infer<typeof scanOrder>;
  }
  interface TurnMarks {
    /** BF2-CONC-04: it has tried to identify somebody. */
    readonly hasLooked?: boolean;
  }
  interface OptionEvents {
    looked: {
      readonly type: 'looked';
      readonly unit: number;
      readonly target: number;
      /** Only its owner knows whether it has a probe. */
      readonly number: Explanation | null;
      readonly dice: readonly number[];
      readonly succeeds: boolean;
    };
  }
}

const SCAN_NUMBER = 8;
const PROBE = -2;
const ECM = 2;

/** BF2-CONC-04, BF2-CONC-06: within 8 hexes, whatever is between them, or in the same box. */
function isInRange({ board }: OpenField, state: State, unit: number, enemy: number): boolean {
  if (!isOnMap(state, unit) || !isOnMap(state, enemy)) return sharesBox(state, unit, enemy);
  return distance(board, state.units[unit].hex, state.units[enemy].hex) <= LONGEST_RANGE;
}

const targetsOf = (field: OpenField, state: State, unit: number): number[] =>
  field.unitsOf[opponentOf(field.seatOf[unit])].filter(
    (enemy) => isUnidentified(state, enemy) && isInRange(field, state, unit, enemy),
  );

/** BF2-CONC-04: units that have neither tried nor attacked. */
const scanners = (field: OpenField, state: State, seat: Seat): number[] =>
  unitsToFire(field, state, seat).filter(
    (unit) => !state.units[unit].thisTurn?.hasLooked && targetsOf(field, state, unit).length > 0,
  );

/** BF2-CONC-04: in or beside the hex of either, or in a hex on the line between them. */
function isInTheWay(field: OpenField, state: State, unit: number, enemy: number, jammer: number): boolean {
  const { board } = field;
  const [from, to, at] = [unit, enemy, jammer].map((each) => state.units[each].hex);
  if (isOffBoard(state, unit)) return jammer === enemy || sharesBox(state, unit, jammer);
  if (at < 0) return false;
  if (distance(board, from, at) <= 1 || distance(board, to, at) <= 1) return true;
  const { step, touch } = lineOn(board, from, to);
  return step.some((each, i) => from + each === at && (touch[i] & CROSSED) !== 0);
}

/** Elements with ECM that make it harder. */
const jammers = (field: Battlefield, state: State, unit: number, enemy: number): number[] =>
  field.unitsOf[field.seatOf[enemy]]
    .filter((other) => isInTheWay(field, state, unit, enemy, other))
    .flatMap((other) => surviving(field, state, other))
    .filter((element) => hasWorking(field, state, element, 'ecm'));

/** BF2-EQ-08: ECM that was noticed, and that a counter gives away. */
function isKnownToJam(field: OpenField, state: State, unit: number, enemy: number): boolean {
  return field.unitsOf[field.seatOf[enemy]].some(
    (other) =>
      isInTheWay(field, state, unit, enemy, other) &&
      (backShown(state, other) === 'nothing' ||
        surviving(field, state, other).some((element) => state.elements[element].jams)),
  );
}

function scanNumber(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  unit: number,
  isJammed: boolean,
): void {
  tally.add(SCAN_NUMBER, CONCEALED_REASONS.scan, 'BF2-CONC-04');
  if (surviving(field, state, unit).some((element) => hasWorking(field, state, element, 'prb')))
    tally.add(PROBE, CONCEALED_REASONS.probe, 'BF2-CONC-04');
  if (isJammed) tally.add(ECM, CONCEALED_REASONS.ecm, 'BF2-CONC-04');
}

export function scanForm(field: Battlefield, state: State, seat: Seat): OrderForm<'identify'>[] {
  const units = scanners(field, state, seat);
  if (units.length === 0) return [];
  const targetPick = (unit: number): Pick => ({
    kind: 'pick',
    name: 'target',
    label: LABELS.target,
    values: targetsOf(field, state, unit),
    describe: (enemy) => ({
      ...describeEnemy(field, state, enemy),
      measure: SCAN_MEASURE,
      explanation: explain<RuleId>((tally) =>
        scanNumber(tally, field, state, unit, isKnownToJam(field, state, unit, enemy as number)),
      ),
    }),
    known: numbersOf(state.units),
    whyNot: (enemy) => whyNotTarget(state, enemy as number | undefined),
  });
  const unit = unitPick(field, units, CONCEALED_WHY_NOT.hasScanned, (each) => [targetPick(each as number)]);
  return [{ type: 'identify', label: CONCEALED_LABELS.identify, fields: [unit] }];
}

const whyNotTarget = (state: State, enemy: number | undefined): Reason =>
  enemy !== undefined && isUnidentified(state, enemy)
    ? CONCEALED_WHY_NOT.tooFar
    : CONCEALED_WHY_NOT.isIdentified;

/** BF2-CONC-04: it takes no attack; behind an ECM counter there is a second back to look at. */
export function scan(play: Play<Battleforce2>, { unit, target }: OrderOf<'identify'>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const seat = field.seatOf[unit];
  const numberIf = (isJammed: boolean) => (tally: Tally<RuleId>) =>
    scanNumber(tally, field, state, unit, isJammed);
  const dice = play.roll('identify', 2, concerning(unit, target));
  const stopping = jammers(field, state, unit, target);
  const succeeds = sum(dice) >= totalOf(numberIf(stopping.length > 0));
  if (!succeeds && sum(dice) >= totalOf(numberIf(isKnownToJam(field, state, unit, target))))
    for (const jammer of stopping) notice(play, jammer);
  const told = { type: 'looked', unit, target, dice, succeeds } as const;
  const number = play.explain(numberIf(isKnownToJam(field, state, unit, target)));
  play.happen({ ...told, number }, [seat]);
  play.emit({ ...told, number: null }, [opponentOf(seat), 'spectator']);
  if (!succeeds) return;
  if (backShown(state, target) === 'nothing') showType(play, target);
  else identify(play, target);
}

export function look(units: readonly UnitState[], unit: number): void {
  units[unit].thisTurn = { ...units[unit].thisTurn, hasLooked: true };
}
