// To seize somebody, to break free, and to let go.

import { distance } from '@ironfield/hex/board.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Blow } from '../../../attacks.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { weightClass } from '../../../data/weight-classes.ts';
import type { Classic } from '../../../game-types.ts';
import { enter, placesAround } from '../../../phases/landing/physical-places.ts';
import { rollToHit } from '../../../phases/physical/physical-roll.ts';
import type { RuleId } from '../../../rule-index.ts';
import { levelsBetween } from '../../../rules/ground/steps.ts';
import type { AddedBlow } from '../../../rules/physical/added-blow.ts';
import { arcOf, torsoFacing } from '../../../rules/sight/arcs.ts';
import { isBlocked, unitSight } from '../../../rules/sight/line-of-sight.ts';
import { canAct } from '../../../rules/unit/condition.ts';
import { whyNotWith } from '../../../rules/unit/limbs.ts';
import type { PhysicalAttack, State } from '../../../state.ts';
import { WHY_NO_BLOW } from '../../../text/to-hit.ts';
import { grasp, gripOf } from './grip.ts';
import { sendApart } from './parting.ts';
import { worthOfHolding } from './worth.ts';

declare module '../../../extensions.ts' {
  interface OptionBlows {
    grapple: true;
    'break-free': true;
    release: true;
  }
  interface OptionOrders {
    grapple: { readonly type: 'grapple'; readonly unit: number; readonly target: number };
    'break-free': { readonly type: 'break-free'; readonly unit: number; readonly target: number };
    release: { readonly type: 'release'; readonly unit: number; readonly target: number };
  }
}

const MOST_LEVELS = 1;
const ARMS = ['LA', 'RA'] as const;
const WORDS = {
  heavier: 'Attacker is heavier',
  lighter: 'Attacker is lighter',
  seized: (hex: string) =>
    `both are in ${hex} and neither moves or strikes; they fire head and front torso weapons at each other, at −4`,
  free: (target: string) => `${target} is thrown into a hex beside that you choose`,
  letGo: (target: string) => `${target} may seize you in turn; if it does not, you go into a hex beside`,
};
const why = (message: string, rule: RuleId) => ({ message, rule }) as const;
const WHY_NOT = {
  fired: why("A 'Mech that has fired weapons in this turn does not grapple", 'MT-PHYS-04'),
  held: why('Somebody grapples with the target already', 'MT-PHYS-04'),
  notHeld: why("Nobody holds that 'Mech", 'MT-PHYS-06'),
  notHolding: why("That 'Mech does not hold anybody", 'MT-PHYS-07'),
  noRoom: why('There is no hex to go to', 'MT-PHYS-06'),
};

/** MT-PHYS-04: by weight class, and what is wrong with both arms. */
function modifiers(tally: Tally<RuleId>, field: Battlefield, state: State, blow: Blow): void {
  const { attacker, target } = blow;
  const heavier = weightClass(field.designs[attacker].tons) - weightClass(field.designs[target].tons);
  if (heavier !== 0) tally.add(-heavier, heavier > 0 ? WORDS.heavier : WORDS.lighter, 'MT-PHYS-04');
  field.kinds[attacker].limbs?.limbModifiers(tally, field, state, { ...blow, kind: 'punch', limb: -1 });
}

function cancel(play: Play<Classic>, attack: PhysicalAttack): void {
  play.emit({ type: 'physical-cancelled', attack, why: 'parted' });
}

/** MT-PHYS-04: it takes both arms, each as good as for a punch. */
function whyNotHold(field: Battlefield, state: State, blow: Blow): Reason | null {
  const { codes } = field.kinds[blow.attacker];
  for (const arm of ARMS) {
    const reason = whyNotWith(field, state, { ...blow, kind: 'punch', limb: codes.indexOf(arm) });
    if (reason) return reason;
  }
  return null;
}

/** MT-PHYS-07: who cannot hold on is not asked. */
function mayHoldOn(field: Battlefield, state: State, unit: number, other: number): boolean {
  if (!canAct(state.units[unit])) return false;
  const blow: Blow = { kind: 'grapple', attacker: unit, target: other, limb: -1 };
  return field.past.chaptersApart !== undefined || whyNotHold(field, state, blow) === null;
}

const GRAPPLE: AddedBlow = {
  needsLegs: true,
  kind: 'grapple',
  label: 'Grapple',
  limbs: [],
  base: { skill: 0, fixed: 5, words: 'Grapple', rule: 'MT-PHYS-04' },
  topples: false,
  comesLast: true,
  modifiers,
  whyNot(field, state, blow) {
    const attacker = state.units[blow.attacker];
    const target = state.units[blow.target];
    if (attacker.prone) return WHY_NO_BLOW.prone;
    if (distance(field.board, attacker.hex, target.hex) !== 1) return WHY_NO_BLOW.notAdjacent;
    if (target.prone) return WHY_NO_BLOW.targetProne;
    if (gripOf(state, blow.target)) return WHY_NOT.held;
    if (levelsBetween(field, attacker.hex, target.hex) > MOST_LEVELS) return WHY_NO_BLOW.levels;
    if (isBlocked(unitSight(field, state, blow.attacker, blow.target))) return WHY_NO_BLOW.water;
    const facing = torsoFacing(attacker.facing, attacker.twist);
    if (arcOf(field, attacker.hex, facing, target.hex) !== 'forward') return WHY_NO_BLOW.outOfArc;
    if (attacker.thisTurn.fired !== 0) return WHY_NOT.fired;
    return whyNotHold(field, state, blow);
  },
  worth: (field, state, { attacker, target }) => worthOfHolding(field, state, attacker, target),
  outcomes: ({ board }, { units }, { target }) => [
    { on: 'hit', rule: 'MT-PHYS-05', words: WORDS.seized(board.number[units[target].hex]) },
  ],
  resolve(play, field, attack) {
    const { state } = play;
    const { attacker, target, from, to } = attack;
    const isApart = state.units[attacker].hex !== from || state.units[target].hex !== to;
    if (isApart || gripOf(state, attacker) || gripOf(state, target)) {
      cancel(play, attack);
      return;
    }
    if (!rollToHit(play, field, attack)) return;
    enter(play, field, attacker, to, 'advance');
    grasp(play, attacker, target);
  },
};

/** MT-PHYS-06, MT-PHYS-07: what a 'Mech that grapples can do about it. */
const fromWithin = (isHolder: boolean, otherwise: typeof WHY_NOT.notHeld | typeof WHY_NOT.notHolding) =>
  ((field, state, { attacker, target }) => {
    const grip = gripOf(state, attacker);
    if (!grip || grip.isHolder !== isHolder || grip.partner !== target) return otherwise;
    return placesAround(field, state, state.units[attacker].hex).length > 0 ? null : WHY_NOT.noRoom;
  }) satisfies AddedBlow['whyNot'];

const BREAK: AddedBlow = {
  kind: 'break-free',
  label: 'Break free',
  limbs: [],
  base: { skill: 0, fixed: 5, words: 'Break free', rule: 'MT-PHYS-06' },
  topples: false,
  comesLast: true,
  modifiers,
  whyNot: fromWithin(false, WHY_NOT.notHeld),
  worth: (field, state, { attacker, target }) => -worthOfHolding(field, state, attacker, target),
  outcomes: ({ designs }, _state, { target }) => [
    { on: 'hit', rule: 'MT-PHYS-06', words: WORDS.free(designs[target].name) },
  ],
  resolve(play, field, attack) {
    const { attacker, target } = attack;
    if (!isHeldBy(play.state, attacker, target)) cancel(play, attack);
    else if (rollToHit(play, field, attack)) sendApart(play, field, field.seatOf[attacker], target, attacker);
  },
};

const RELEASE: AddedBlow = {
  kind: 'release',
  label: 'Let go',
  limbs: [],
  base: { skill: 0, fixed: 5, words: 'Let go', rule: 'MT-PHYS-07' },
  topples: false,
  comesLast: true,
  isSure: true,
  whyNot: fromWithin(true, WHY_NOT.notHolding),
  worth: (field, state, { attacker, target }) => -worthOfHolding(field, state, attacker, target),
  outcomes: ({ designs }, _state, { target }) => [
    { on: 'always', rule: 'MT-PHYS-07', words: WORDS.letGo(designs[target].name) },
  ],
  resolve(play, field, attack) {
    const { attacker, target } = attack;
    if (!isHeldBy(play.state, target, attacker)) cancel(play, attack);
    else if (mayHoldOn(field, play.state, target, attacker))
      play.next({ step: 'grapple/hold-on', seat: field.seatOf[target], unit: target, other: attacker });
    else sendApart(play, field, field.seatOf[attacker], attacker, target);
  },
};

function isHeldBy(state: State, held: number, holder: number): boolean {
  const grip = gripOf(state, held);
  return grip?.partner === holder && !grip.isHolder;
}

export const BLOWS: readonly AddedBlow[] = [GRAPPLE, BREAK, RELEASE];
