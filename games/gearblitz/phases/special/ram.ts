import { explain } from '@ironfield/kernel/explanation.ts';
import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { GearBlitz } from '../../game-types.ts';
import { past, plugged } from '../../register.ts';
import type { RuleId } from '../../rule-index.ts';
import { angleOf, isInFixedArc } from '../../rules/attack/aiming.ts';
import { isSuccess, marginOf, resultOf } from '../../rules/core/dice.ts';
import { defenseSkill } from '../../rules/modifiers/defense-modifiers.ts';
import { areInContact, found } from '../../rules/sight/sighting.ts';
import { type Collision, rammedModifiers, rammerModifiers } from '../../rules/special/ram.ts';
import { nameOf, rosterOf, unitOf } from '../../state/roster.ts';
import type { Frames, State } from '../../state.ts';
import { TEXT } from '../../text/menus.ts';
import { crush, crushedBy } from '../attack/striking.ts';
import { rollLevel } from '../core/rolls.ts';
import { evades } from '../damage/evading.ts';

/** HGB-MOR-04: a ram is an attack. */
export function mayNotAttack(state: State, id: number): boolean {
  const { whyNoAttack } = plugged(state.setup);
  return !past(state.setup).ramsBroken?.() && (whyNoAttack?.(null, state, id) ?? null) !== null;
}

/** HGB-RAM-01: enemies that it has run into, each tried once. */
function ramTargets(state: State, id: number): number[] {
  const { activation, actions, body, at } = state.units[id];
  if (actions === 0 || body.speed === 'stationary' || !activation || activation.path === 0) return [];
  if (mayNotAttack(state, id)) return [];
  const { units } = rosterOf(state.setup);
  return units.flatMap((other) => {
    if (other.seat === units[id].seat || !state.units[other.id].at) return [];
    if (activation.rammed.includes(other.id) || !areInContact(state, id, other.id)) return [];
    const isAhead =
      body.mode === 'W' && body.speed === 'combat'
        ? true
        : isInFixedArc(state, id, 'FF', state.units[other.id].at!);
    return at && isAhead && found(state, id, other.id).isDetected ? other.id : [];
  });
}

/** HGB-RAM-01: a physical attack, for an action. */
export function ramForms(state: State, id: number): OrderForm<'ram'>[] {
  const values = ramTargets(state, id);
  if (values.length === 0) return [];
  return [
    {
      type: 'ram',
      label: TEXT.ram,
      fields: [
        {
          kind: 'pick',
          name: 'target',
          label: TEXT.target,
          values,
          describe: (target) => ({ label: nameOf(state, Number(target)), piece: target }),
        },
      ],
    },
  ];
}

/** HGB-RAM-01 to HGB-RAM-03: opposed Defense rolls; a successful rammer is damaged, too, and stops. */
export const ram: Procedure<GearBlitz, Frames['ram']> = (play, { by, target }) => {
  const { state } = play;
  const rammer = state.units[by];
  rammer.actions--;
  rammer.activation = { ...rammer.activation!, rammed: [...rammer.activation!.rammed, target] };
  play.emit({ type: 'spent', unit: by, now: { actions: rammer.actions, activation: rammer.activation } });
  const roll = roller(play, by);
  const modifiers = explain<RuleId>((tally) => rammerModifiers(tally, unitOf(state, by)));
  const total = resultOf(roll, modifiers.total);
  play.emit({ type: 'rams', unit: by, target, dice: roll.dice, total, modifiers });
  const dodges = evades(play, target, by, total);
  const angle = angleOf(state, target, by);
  const against = explain<RuleId>((tally) =>
    rammedModifiers(tally, unitOf(state, target), { angle, evades: dodges }),
  );
  const defense = roller(play, target);
  const defended = resultOf(defense, against.total);
  const margin = marginOf(total, defended);
  play.emit({
    type: 'defended',
    unit: target,
    dice: defense.dice,
    total: defended,
    modifiers: against,
    against: total,
    margin: Math.max(0, margin),
    isConcussion: false,
  });
  if (!isSuccess(margin)) return;
  rammer.activation = { ...rammer.activation, isStopped: true };
  rammer.isHalted = true;
  play.emit({ type: 'stopped', unit: by, now: { activation: rammer.activation, isHalted: true } });
  plugged(state.setup).assaulted?.(play, { by, defenders: [target], traits: {}, isIndirect: false });
  const crushed = [crushedBy(state, by, target), crushedBy(state, target, by)];
  crush(play, crushed, collisionOf(state, by, target), margin);
};

const roller = (play: Play<GearBlitz>, unit: number) =>
  rollLevel(play, { unit, level: defenseSkill(unitOf(play.state, unit)), purpose: 'ram' });

/** HGB-RAM-02: how they meet. */
function collisionOf(state: State, by: number, target: number): Collision {
  const [from, to] = [state.units[by].at!, state.units[target].at!];
  return {
    isRammerAtTop: unitOf(state, by).speed === 'top',
    isFromBehind: isInFixedArc(state, target, 'FRR', from),
    isHeadOn: isInFixedArc(state, by, 'FF', to) && isInFixedArc(state, target, 'FF', from),
  };
}
