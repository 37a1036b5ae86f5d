// Fists, feet and clubs: whatever promises most, if it promises more than it risks.

import { chanceOfTwoDice } from '@ironfield/kernel/odds.ts';
import type { Blow } from '../attacks.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Order } from '../orders.ts';
import { canAct } from '../rules/condition.ts';
import { physicalDamageOf, physicalNumber, whyNoBlow } from '../rules/physical-to-hit.ts';
import type { State } from '../state.ts';
import { worthOf } from './outlook.ts';

/** What it is worth that the target may fall, and what a fall of one's own costs. */
const FALL_GAIN = 4;
const FALL_COST = 5;

interface Choice {
  readonly order: Order;
  readonly gain: number;
}

/** The best attack, if it promises more than `boldness`. */
export function bestBlow(field: Battlefield, state: State, unit: number, boldness: number): Choice {
  let best: Choice = { order: { type: 'pass', unit }, gain: boldness };
  if (!canAct(state.units[unit])) return best;
  const keep = (order: Order, gain: number) => {
    if (gain > best.gain) best = { order, gain };
  };
  const { codes } = field.kinds[unit];
  const arms: Record<'LA' | 'RA', { target: number; gain: number } | null> = { LA: null, RA: null };
  for (const target of field.enemiesOf[unit]) {
    for (const leg of ['LL', 'RL'] as const) {
      const odds = oddsOf(field, state, { kind: 'kick', attacker: unit, target, limb: codes.indexOf(leg) });
      if (!odds) continue;
      const gain = odds.hit * (odds.damage * odds.value + FALL_GAIN) - (1 - odds.hit) * 0.4 * FALL_COST;
      keep({ type: 'kick', unit, leg, target }, gain);
    }
    for (const arm of ['LA', 'RA'] as const) {
      const limb = codes.indexOf(arm);
      const punch = oddsOf(field, state, { kind: 'punch', attacker: unit, target, limb });
      const gain = punch ? punch.hit * punch.damage * punch.value * 1.2 : 0;
      if (gain > (arms[arm]?.gain ?? 0)) arms[arm] = { target, gain };
      const hatchet = oddsOf(field, state, { kind: 'hatchet', attacker: unit, target, limb });
      if (hatchet) keep({ type: 'hatchet', unit, arm, target }, hatchet.hit * hatchet.damage * hatchet.value);
    }
    const club = oddsOf(field, state, { kind: 'club', attacker: unit, target, limb: -1 });
    if (club) keep({ type: 'club', unit, target }, club.hit * club.damage * club.value);
  }
  const { LA, RA } = arms;
  if (LA && RA) {
    keep({ type: 'punch', unit, arms: 'both', left: LA.target, right: RA.target }, LA.gain + RA.gain);
  } else if (LA) keep({ type: 'punch', unit, arms: 'LA', left: LA.target }, LA.gain);
  else if (RA) keep({ type: 'punch', unit, arms: 'RA', right: RA.target }, RA.gain);
  return best;
}

function oddsOf(field: Battlefield, state: State, blow: Blow) {
  if (whyNoBlow(field, state, blow)) return null;
  return {
    hit: chanceOfTwoDice(physicalNumber(field, state, blow)),
    damage: physicalDamageOf(field, state, blow),
    value: worthOf(field, state, blow.target),
  };
}
