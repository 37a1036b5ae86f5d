import { explain } from '@ironfield/kernel/explanation.ts';
import type { OrderForm, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { OrdersOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { EMITTERS, type Emitting } from '../../cards/unit.ts';
import type { GearBlitz } from '../../game-types.ts';
import type { RuleId } from '../../rule-index.ts';
import { whyNotDesignate } from '../../rules/attack/aiming.ts';
import {
  activeEmitterModifiers,
  tagModifiers,
  tagThreshold,
} from '../../rules/command/electronic-warfare.ts';
import { jammingOf } from '../../rules/command/jamming.ts';
import { isSuccess, marginOf, resultOf } from '../../rules/core/dice.ts';
import { found, hasLock } from '../../rules/sight/sighting.ts';
import { friendsOf, guidanceOfTag } from '../../rules/special/observation.ts';
import { auxRating } from '../../rules/unit/condition.ts';
import { enemiesOf, nameOf, rosterOf, unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { COMMAND_TEXT } from '../../text/command.ts';
import { TEXT } from '../../text/menus.ts';
import { rollSkill } from '../core/rolls.ts';
import { seek } from './seeking.ts';

export type Electronic = 'active' | 'designate';

/** HGB-ACT-02: what electronic warfare does for an action. */
export function electronicForms(state: State, id: number): OrderForm<Electronic>[] {
  if (state.units[id].actions === 0) return [];
  return [...activeForms(state, id), ...designateForms(state, id)];
}

export function useElectronics(
  play: Play<GearBlitz>,
  unit: number,
  order: OrdersOf<GearBlitz, Electronic>,
): void {
  spendAction(play, unit);
  if (order.type === 'active') boost(play, unit, order.system);
  else designate(play, unit, order.target);
}

function spendAction(play: Play<GearBlitz>, id: number): void {
  const unit = play.state.units[id];
  unit.actions--;
  play.emit({ type: 'spent', unit: id, now: { actions: unit.actions } });
}

/** HGB-ECM-01: those that it has, and that still work. */
const emittersOf = (state: State, id: number): Emitting[] =>
  EMITTERS.filter((system) => auxRating(unitOf(state, id), system) > 0);

const systemPick = (values: readonly Emitting[]): Pick => ({
  kind: 'pick',
  name: 'system',
  label: COMMAND_TEXT.system,
  values,
  describe: (system) => ({ label: COMMAND_TEXT.systems[system as Emitting] }),
});

/** HGB-ECM-01: on or off, for nothing. */
export function switchForms(state: State, id: number): OrderForm<'switch-on' | 'switch-off'>[] {
  const { body } = state.units[id];
  const systems = emittersOf(state, id);
  const off = systems.filter((system) => !body[system].isOn);
  const on = systems.filter((system) => body[system].isOn);
  return [
    ...(off.length > 0
      ? [{ type: 'switch-on' as const, label: COMMAND_TEXT.switchOn, fields: [systemPick(off)] }]
      : []),
    ...(on.length > 0
      ? [{ type: 'switch-off' as const, label: COMMAND_TEXT.switchOff, fields: [systemPick(on)] }]
      : []),
  ];
}

export const switchSystem = (play: Play<GearBlitz>, unit: number, system: Emitting, isOn: boolean): void =>
  play.happen({ type: 'switched', unit, system, isOn });

function activeForms(state: State, id: number): OrderForm<'active'>[] {
  const systems = emittersOf(state, id);
  return systems.length > 0
    ? [{ type: 'active', label: COMMAND_TEXT.active, fields: [systemPick(systems)] }]
    : [];
}

/** HGB-ECM-02: the best of the round counts, also where it is below the automated value. */
function boost(play: Play<GearBlitz>, unit: number, system: Emitting): void {
  const { state } = play;
  const emitter = unitOf(state, unit);
  const modifiers = explain<RuleId>((tally) => activeEmitterModifiers(tally, emitter, system));
  const roll = rollSkill(play, { unit, skill: 'ew', purpose: `active ${system}` });
  const result = resultOf(roll, modifiers.total);
  const value = Math.max(emitter[system].rolled ?? 0, result);
  play.happen({ type: 'boosted', unit, system, dice: roll.dice, result, modifiers, value });
}

/** HGB-TD-01: enemies in sight, or to be found by Active Detection. */
function designateForms(state: State, id: number): OrderForm<'designate'>[] {
  if (auxRating(unitOf(state, id), 'targetDesignator') === 0) return [];
  const enemies = enemiesOf(state, id);
  return [
    {
      type: 'designate',
      label: COMMAND_TEXT.designate,
      fields: [
        {
          kind: 'pick',
          name: 'target',
          label: TEXT.target,
          values: enemies.filter((target) => whyNotDesignate(state, id, target) === null),
          describe: (value) => describeTarget(state, id, Number(value)),
          known: enemies,
          whyNot: (target) => (target === undefined ? null : whyNotDesignate(state, id, Number(target))),
        },
      ],
    },
  ];
}

function describeTarget(state: State, id: number, target: number) {
  const needs = isKnown(state, id, target) ? '' : TEXT.needsDetection;
  const threshold = thresholdOf(state, id, target);
  return {
    label: `${nameOf(state, target)}${needs}`,
    piece: target,
    explanation: threshold,
    measure: COMMAND_TEXT.toExceed,
  };
}

const isKnown = (state: State, id: number, target: number): boolean =>
  hasLock(state, id, target) || found(state, id, target).isDetected;

const jammingAt = (state: State, id: number) => jammingOf(state, rosterOf(state.setup).units[id].seat);

const thresholdOf = (state: State, id: number, target: number) =>
  explain<RuleId>((tally) => tagThreshold(tally, unitOf(state, target), jammingAt(state, id)));

/** HGB-TD-01 */
function designate(play: Play<GearBlitz>, unit: number, target: number): void {
  const { state } = play;
  if (!isKnown(state, unit, target)) {
    const margin = seek(play, unit, target, found(state, unit, target).obscured);
    if (!isSuccess(margin)) return;
  }
  const threshold = thresholdOf(state, unit, target);
  const modifiers = explain<RuleId>((tally) =>
    tagModifiers(tally, unitOf(state, unit), jammingAt(state, unit)),
  );
  const roll = rollSkill(play, {
    unit,
    skill: 'ew',
    purpose: 'target designation',
    isEnough: (made) => isSuccess(marginOf(resultOf(made, modifiers.total), threshold.total)),
  });
  const total = resultOf(roll, modifiers.total);
  const at = isSuccess(marginOf(total, threshold.total)) ? state.units[target].at : null;
  play.happen({ type: 'designated', unit, target, dice: roll.dice, total, modifiers, threshold, at });
  // HGB-TD-02: those on Stand-By may fire at once.
  if (at)
    play.next({
      step: 'barrage',
      ...guidanceOfTag(state, { by: unit, target, at }),
      served: friendsOf(state, unit),
    });
}
