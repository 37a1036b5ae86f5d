import type { Menu, OrderForm, Pick } from '@ironfield/kernel/menu.ts';
import type { Order } from '../orders.ts';
import { rosterOf, unitOf } from '../roster.ts';
import { aimAt, Look } from '../rules/aiming.ts';
import { aimBy, callsFor, guidanceBy, placingMounts, servedBy, sightFor } from '../rules/observation.ts';
import { placedProspects } from '../rules/prospects.ts';
import { isToActivate } from '../rules/reserves.ts';
import type { Guidance } from '../special.ts';
import type { Attack, State } from '../state.ts';
import { formOf } from './attacks.ts';

/** An order, and the steps of damage that it promises. */
interface Prospect {
  readonly order: Order;
  readonly worth: number;
}

const shotBy = (by: number, mount: number, guidance: Guidance): Attack => ({
  by,
  mount,
  rof: 0,
  concentrated: 0,
  target: guidance.target,
  at: guidance.target === null ? guidance.at : null,
  guidance,
  manner: 'action',
});

/** Whoever is nearly gone is worth more. */
function worthBy(state: State, by: number, mount: number, guidance: Guidance): number {
  if (aimBy(state, { by, mount, guidance }).whyNot !== null) return 0;
  const { steps } = placedProspects(state, shotBy(by, mount, guidance));
  return guidance.target === null ? steps : steps * (1 + unitOf(state, guidance.target).damage / 3);
}

/** The best shot at what has been observed. */
function bestBombardment(state: State, by: number): Prospect | null {
  let best: Prospect | null = null;
  for (const [call, guidance] of callsFor(state, by).entries()) {
    for (const mount of placingMounts(state, by)) {
      const worth = worthBy(state, by, mount, guidance);
      if (worth > (best?.worth ?? 0))
        best = { order: { type: 'bombard', mount, call, rof: 0, concentrated: 0 }, worth };
    }
  }
  return best;
}

/** HGB-IF-02: the target that those who could not fire at it themselves make the most of. */
function bestObservation(state: State, by: number, form: OrderForm): Prospect | null {
  const [targets, relays] = form.fields.map((field) => Array.from((field as Pick).values));
  const relay = relays.includes('all') ? 'all' : 'near';
  const firers = servedBy(state, by, relay).filter((id) => id !== by && mayUse(state, by, id));
  let best: Prospect | null = null;
  for (const value of targets) {
    const target = Number(value);
    if (sightFor(state, by, target) !== 'seen') continue;
    const guidance = guidanceBy(state, by, target);
    let worth = 0;
    for (const id of firers) {
      const isOnStandBy = state.units[id].standBy > 0;
      const look = new Look(state, id);
      for (const mount of placingMounts(state, id)) {
        const isDirect = !isOnStandBy && aimAt(state, { id, mount, look }, target).whyNot === null;
        if (!isDirect) worth = Math.max(worth, worthBy(state, id, mount, guidance));
      }
    }
    if (worth > (best?.worth ?? 0)) best = { order: { type: 'observe', target, relay }, worth };
  }
  return best;
}

function mayUse(state: State, observer: number, id: number): boolean {
  const { units } = rosterOf(state.setup);
  const { actions, standBy } = state.units[id];
  return standBy > 0 || (units[id].group === units[observer].group && isToActivate(state, id) && actions > 0);
}

/** At what those on Stand-By have just been told, with the best of their weapons. */
function bestBarrage(state: State, form: OrderForm, guidance: Guidance): Prospect | null {
  let best: Prospect | null = null;
  for (const value of Array.from((form.fields[0] as Pick).values)) {
    const unit = Number(value);
    for (const mount of placingMounts(state, unit)) {
      const worth = worthBy(state, unit, mount, guidance);
      if (worth > (best?.worth ?? 0))
        best = { order: { type: 'barrage', unit, mount, rof: 0, concentrated: 0 }, worth };
    }
  }
  return best;
}

/** Least steps of damage for which a shell is spent, and for which one observes. */
const WORTH_A_SHELL = 0.25;
const WORTH_AN_OBSERVATION = 0.5;

/** The best shot at what others see, or the best thing to see for others. */
export function indirectly(state: State, id: number, { orders }: Menu): Prospect | null {
  const shot = formOf(orders, 'bombard') ? bestBombardment(state, id) : null;
  if (shot && shot.worth >= WORTH_A_SHELL) return shot;
  const form = formOf(orders, 'observe');
  const sight = form ? bestObservation(state, id, form) : null;
  return sight && sight.worth >= WORTH_AN_OBSERVATION ? sight : null;
}

/** HGB-ACT-09: whoever is on Stand-By and does something with it. */
export function barrageOrder(state: State, { orders }: Menu, guidance: Guidance): Order {
  const form = formOf(orders, 'barrage');
  const best = form ? bestBarrage(state, form, guidance) : null;
  return best && best.worth >= WORTH_A_SHELL ? best.order : { type: 'hold' };
}
