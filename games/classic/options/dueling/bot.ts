// Bots' use of their Action Phase.

import type { Battlefield } from '../../battlefield.ts';
import { bestBlow } from '../../bot/attacks/blows.ts';
import { declareFire, PLAIN } from '../../bot/attacks/fire.ts';
import type { Marksman } from '../../bot/attacks/gunner.ts';
import type { Order } from '../../orders.ts';
import type { State } from '../../state.ts';
import { actionsOf, addedActions, DONE, doing } from './actions.ts';
import { type Attack, notesOf } from './notes.ts';

const MARKSMAN: Marksman = { ...PLAIN, patience: 0.02 };

interface Idea {
  readonly attack: Attack;
  readonly gain: number;
}

export function nextAction(field: Battlefield, state: State, unit: number): Order {
  const notes = notesOf(state.units[unit]);
  if (notes.plan === null) return { type: 'duel-plan', unit, plan: 'now' };
  const actions = actionsOf(field, state, unit);
  const act = (action: string): Order => ({ type: 'duel-act', unit, action });
  const added = addedActions(field).find(({ id, pays }) => actions.includes(id) && pays(field, state, unit));
  if (added) return act(added.id);
  const best = attacksOf(field, state, unit, actions)
    .filter(({ attack, gain }) => gain > 0 && !notes.declined.includes(attack))
    .sort((one, other) => other.gain - one.gain)
    .at(0);
  if (best) return act(best.attack);
  return actions.includes('move') ? act('move') : act(DONE);
}

/** The promise of each way of using the rest. */
function attacksOf(field: Battlefield, state: State, unit: number, actions: readonly string[]): Idea[] {
  const can = (attack: Attack) => actions.includes(attack);
  const { spent } = notesOf(state.units[unit]);
  const fire = can('fire') ? fireGain(field, state, unit) : 0;
  const blow = can('strike') ? bestBlow(field, doing(state, unit, 'strike'), unit, 0).gain : 0;
  // With two Simple Actions there is time for both.
  const both = spent === 0 ? fire + blow : 0;
  const ideas: Idea[] = [
    { attack: 'fire', gain: fire > 0 ? Math.max(fire, both) : idleGain(field, state, unit, actions) },
    { attack: 'strike', gain: blow },
  ];
  if (can('twice')) ideas.push({ attack: 'twice', gain: gainOfTwo(field, state, unit) });
  if (can('melee')) {
    const gain = 2 * bestBlow(field, doing(state, unit, 'melee'), unit, 0).gain;
    ideas.push({ attack: 'melee', gain });
  }
  return ideas;
}

const fireGain = (field: Battlefield, state: State, unit: number): number =>
  declareFire(field, doing(state, unit, 'fire'), unit, MARKSMAN).gain;

/** A unit with nothing to fire at may have something else to do instead. */
function idleGain(field: Battlefield, state: State, unit: number, actions: readonly string[]): number {
  if (!actions.includes('fire') || !field.plugged.idle) return 0;
  const hold: Order = { type: 'hold', unit, twist: 0 };
  return field.plugged.idle(hold, field, state, unit).type === 'hold' ? 0 : Number.MIN_VALUE;
}

/** Two volleys, the second with the heat of the first. */
function gainOfTwo(field: Battlefield, state: State, unit: number): number {
  const once = doing(state, unit, 'twice');
  const { order, gain } = declareFire(field, once, unit, MARKSMAN);
  if (order.type !== 'fire') return 0;
  const { weapons } = field.designs[unit];
  const heat = order.attacks.reduce((sum, { weapon }) => sum + weapons[weapon].type.heat, 0);
  const mech = once.units[unit];
  const thisTurn = { ...mech.thisTurn, heatBuilt: mech.thisTurn.heatBuilt + heat };
  const hot: State = { ...once, units: once.units.with(unit, { ...mech, thisTurn }) };
  return gain + declareFire(field, hot, unit, MARKSMAN).gain;
}
