import { quietTally, type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Battlefield, OpenField } from '../../battlefield.ts';
import { COMMAND, type Command } from '../../data/commands.ts';
import { baseNumber, HELPLESS_BASE } from '../../data/tables.ts';
import type { ElementSheet } from '../../element.ts';
import type { RuleId } from '../../rule-index.ts';
import type { State } from '../../state.ts';
import { REASONS } from '../../text.ts';
import { commandsOver, isHeld, mayNotJump } from '../commands/commands.ts';
import { isShutDown, surviving } from '../elements/condition.ts';
import { isGrounded } from '../elements/places.ts';

/** BF2-REC-03: MP of an element to which nothing has happened. */
function printedMp(tally: Tally<RuleId>, { plugged }: OpenField, sheet: ElementSheet): void {
  tally.add(sheet.mp, REASONS.printedMp(sheet.name), 'BF2-REC-03');
  plugged.printedMp?.(tally, sheet);
}

export const mpOfSheet = (field: OpenField, sheet: ElementSheet): number =>
  totalOf<RuleId>((tally) => printedMp(tally, field, sheet));

/** BF2-REC-03: printed MP, more by the commands that its unit is under, less leg hits, less heat. */
function elementMp(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  element: number,
  commands: readonly Command[] = commandsOver(field, state, field.unitOf[element]),
): void {
  const { sheet } = field.records[element];
  const { leg, heat } = state.elements[element].condition;
  printedMp(tally, field, sheet);
  field.plugged.loadedMp?.(tally, state, element);
  for (const command of commands) {
    const { mp } = COMMAND[command];
    if (mp) tally.add(mp, command, 'BF2-CMDX-00');
  }
  if (leg > 0) tally.add(-leg, REASONS.legHits, 'BF2-CRIT-02');
  if (heat > 0) tally.add(-heat, REASONS.heat, 'BF2-HEAT-03');
  field.plugged.mp?.(tally, field, state, element);
  if (tally.total < 0) tally.set(0, REASONS.noLess, 'BF2-REC-03');
}

export const mpOf = (field: Battlefield, state: State, element: number): number =>
  totalOf<RuleId>((tally) => elementMp(tally, field, state, element));

/** BF2-REC-03, BF2-MOVE-01: the lowest of its elements; none while one is shut down (BF2-HEAT-05). */
export function unitMp(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void {
  const commands = commandsOver(field, state, unit);
  let slowest = -1;
  let least = Number.POSITIVE_INFINITY;
  let isDown = false;
  const sum = quietTally();
  for (const element of field.elementsOf[unit]) {
    if (state.elements[element].destroyed) continue;
    sum.total = 0;
    elementMp(sum, field, state, element, commands);
    if (sum.total < least) {
      least = sum.total;
      slowest = element;
    }
    isDown ||= isShutDown(state.elements[element]);
  }
  elementMp(tally, field, state, slowest, commands);
  if (isDown) tally.set(0, REASONS.shutDownInUnit, 'BF2-HEAT-05');
  field.plugged.unitMp?.(tally, field, state, unit);
  if (isHeld(field, state, unit)) tally.set(0, REASONS.held, 'BF2-MOVE-04');
}

export const mpOfUnit = (field: Battlefield, state: State, unit: number): number =>
  totalOf<RuleId>((tally) => unitMp(tally, field, state, unit));

/** BF2-REC-03, BF2-JUMP-01: only if all its elements can. */
export const canJump = (field: Battlefield, state: State, unit: number): boolean =>
  !mayNotJump(field, state, unit) &&
  surviving(field, state, unit).every((element) => field.records[element].sheet.mode === 'J');

/** BF2-HIT-01, BF2-HIT-02, BF2-EQ-07: the numbers that an element has to announce to attackers. */
export function announcedBy(
  field: Battlefield,
  state: State,
  element: number,
): { readonly base: number; readonly jumps: boolean } {
  if (isShutDown(state.elements[element]) || isGrounded(state, field.unitOf[element]))
    return { base: HELPLESS_BASE, jumps: false };
  const { coolant } = state.units[field.unitOf[element]];
  return {
    base: coolant === null ? baseNumber(mpOf(field, state, element)) : HELPLESS_BASE,
    jumps: field.records[element].sheet.mode === 'J' && !mayNotJump(field, state, field.unitOf[element]),
  };
}
