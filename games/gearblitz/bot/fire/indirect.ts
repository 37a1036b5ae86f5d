import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { Menu, OrderForm, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Order } from '../../orders.ts';
import type { RuleId } from '../../rule-index.ts';
import { aimAt, Look } from '../../rules/attack/aiming.ts';
import { isToActivate } from '../../rules/battle/reserves.ts';
import { tagModifiers, tagThreshold } from '../../rules/command/electronic-warfare.ts';
import { jammingOf } from '../../rules/command/jamming.ts';
import { isTagged } from '../../rules/command/tags.ts';
import { chanceToExceed } from '../../rules/core/odds.ts';
import { placedProspects } from '../../rules/prospects/prospects.ts';
import {
  aimBy,
  callsFor,
  friendsOf,
  guidanceBy,
  guidanceOfTag,
  placingMounts,
  servedBy,
  sightFor,
} from '../../rules/special/observation.ts';
import { rosterOf, unitOf } from '../../state/roster.ts';
import type { Guidance } from '../../state/special.ts';
import type { Attack, State } from '../../state.ts';
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

/** Nearly destroyed targets are worth more. */
function worthBy(state: State, by: number, mount: number, guidance: Guidance): number {
  if (aimBy(state, { by, mount, guidance }).whyNot !== null) return 0;
  const { steps } = placedProspects(state, shotBy(by, mount, guidance));
  return guidance.target === null ? steps : steps * (1 + unitOf(state, guidance.target).damage / 3);
}

/** The best shot at an observed target. */
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

/** HGB-TD-01: the chance to tag a unit that is detected. */
function chanceToTag(state: State, by: number, target: number): number {
  const jamming = jammingOf(state, rosterOf(state.setup).units[by].seat);
  const threshold = totalOf<RuleId>((tally) => tagThreshold(tally, unitOf(state, target), jamming));
  const modifier = totalOf<RuleId>((tally) => tagModifiers(tally, unitOf(state, by), jamming));
  return chanceToExceed({ level: unitOf(state, by).sheet.skills.ew, modifier }, threshold);
}

/** The value of a tag to units on Stand-By or in the same group, and to others, before whose turn it may be lost. */
const AT_ONCE = 1;
const LATER = 0.5;

/** HGB-TD-02, HGB-IF-09: the target that those with guided weapons make the most of. */
function bestDesignation(state: State, by: number, form: OrderForm): Prospect | null {
  const firers = friendsOf(state, by).filter(
    (id) =>
      id !== by && (state.units[id].standBy > 0 || (isToActivate(state, id) && state.units[id].actions > 0)),
  );
  let best: Prospect | null = null;
  for (const value of Array.from((form.fields[0] as Pick).values)) {
    const target = Number(value);
    if (sightFor(state, by, target) !== 'seen' || isTagged(state, target)) continue;
    const guidance = guidanceOfTag(state, { by, target, at: state.units[target].at! });
    const worthTo = (id: number): number => {
      const share = mayUse(state, by, id) ? AT_ONCE : LATER;
      return (
        share * Math.max(0, ...placingMounts(state, id).map((mount) => worthBy(state, id, mount, guidance)))
      );
    };
    const most = Math.max(0, ...firers.map(worthTo));
    const worth = most === 0 ? 0 : most * chanceToTag(state, by, target);
    if (worth > (best?.worth ?? 0)) best = { order: { type: 'designate', target }, worth };
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
  const designator = formOf(orders, 'designate');
  const tag = designator ? bestDesignation(state, id, designator) : null;
  const best = tag && tag.worth > (sight?.worth ?? 0) ? tag : sight;
  return best && best.worth >= WORTH_AN_OBSERVATION ? best : null;
}

/** HGB-ACT-09: the shot of a unit on Stand-By. */
export function barrageOrder(state: State, { orders }: Menu, guidance: Guidance): Order {
  const form = formOf(orders, 'barrage');
  const best = form ? bestBarrage(state, form, guidance) : null;
  return best && best.worth >= WORTH_A_SHELL ? best.order : { type: 'hold' };
}
