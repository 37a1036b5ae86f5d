// The Physical Attack Phase (CBT-SEQ-09): declaration, and the order in which everything is resolved.

import { neighbour } from '@ironfield/hex/board.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Blow } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { type BasicKind, isBasic } from '../../data/physical-attacks.ts';
import { HIGHEST_ROLL } from '../../data/tables.ts';
import type { Classic } from '../../game-types.ts';
import type { RuleId } from '../../rule-index.ts';
import { addedBlow } from '../../rules/physical/added-blow.ts';
import { physicalDamageOf, physicalNumber, physicalToHit } from '../../rules/physical/physical-to-hit.ts';
import { isOnMap } from '../../rules/unit/condition.ts';
import { AUTOMATIC_MISS, CALLED_OFF, type Frames, type PhysicalAttack, type State } from '../../state.ts';
import { KINDS, PROMPTS } from '../../text/physical.ts';
import { activations, candidates, hasActed } from '../turn/activation.ts';
import { callOffMenu } from '../turn/call-off.ts';
import { beginPhase } from '../turn/turn.ts';
import { blowsOf, canStrike, declarationForms, type StrikeOrder } from './physical-menu.ts';
import { whyMissed, whyNotMade } from './physical-roll.ts';

/** Where nobody can strike anybody, there is nothing to declare, and nobody is asked. */
export function physical(play: Play<Classic>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  beginPhase(play, 'physical');
  play.next({ step: 'physical/order' });
  if (field.plugged.known || state.units.some((_, unit) => canStrike(field, state, unit)))
    play.next(...activations(state, 'physical'));
}

export const declare: Decision<Classic, Frames['physical/declare'], StrikeOrder> = {
  menu(state, frame, sought) {
    const field = battlefieldOf(state);
    return {
      prompt: PROMPTS.declare,
      rule: 'CBT-PHY-01',
      orders: declarationForms(field, state, candidates(field, state, frame, 'physical'), sought),
    };
  },

  apply(play, _frame, order) {
    const { state } = play;
    const field = battlefieldOf(state);
    hasActed(play, order.unit);
    const blows = blowsOf(field, order);
    announce(play, field, order.unit, blows);
    if (blows.length === 0) field.plugged.skipsPhysical?.(play, field, order);
  },
};

/** Fixes numbers and damage, and tells everybody. */
export function announce(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  blows: readonly Blow[],
): void {
  const { state } = play;
  const attacks = blows.map((blow) => attackOf(field, state, blow));
  state.physicalAttacks.push(...attacks);
  if (blows.length > 0) field.plugged.attacks?.(play, field, unit);
  if (!play.listening) return;
  const explained = attacks.map((attack) => ({
    ...attack,
    explanation: play.explain<RuleId>((tally) => physicalToHit(tally, field, state, attack)),
  }));
  play.emit({ type: 'physical-declared', unit, attacks: explained });
}

const attackOf = (field: Battlefield, state: State, blow: Blow): PhysicalAttack => ({
  ...blow,
  number: physicalNumber(field, state, blow),
  damage: physicalDamageOf(field, state, blow),
  from: state.units[blow.attacker].hex,
  to: state.units[blow.target].hex,
});

/** CBT-PHY-05 */
const CLASSES: Readonly<Record<BasicKind, number>> = {
  punch: 0,
  kick: 0,
  club: 0,
  hatchet: 0,
  push: 1,
  charge: 2,
  dfa: 3,
};

const LAST = 4;

function classOf(field: Battlefield, { kind }: PhysicalAttack): number {
  if (isBasic(kind)) return CLASSES[kind];
  return addedBlow(field, kind)?.comesLast ? LAST : 0;
}

/**
 * Charges and deaths from above join what was declared, with the numbers of this moment. An impossible death from
 * above cannot be called off: its attacker is in the air and comes down one way or the other.
 */
export function order(play: Play<Classic>): void {
  play.next({ step: 'phase/end', phase: 'physical' });
  strikeAll(play);
}

export function strikeAll(play: Play<Classic>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  for (const unit of onslaughts(state)) joinOnslaught(play, field, unit);
  const { blowOrdered } = field.plugged;
  if (blowOrdered)
    state.physicalAttacks = state.physicalAttacks.map((attack, place) =>
      blowOrdered(attack, field, state, place),
    );
  state.physicalAttacks.sort((one, other) => classOf(field, one) - classOf(field, other));
  play.emit({ type: 'physical-order', attacks: state.physicalAttacks.slice() });

  field.plugged.lastBlows?.(play);
  for (let attack = state.physicalAttacks.length - 1; attack >= 0; attack--) {
    play.next({ step: 'physical/resolve', attack });
  }
  for (let attack = state.physicalAttacks.length - 1; attack >= 0; attack--) {
    const { kind, number, attacker } = state.physicalAttacks[attack];
    if (number <= HIGHEST_ROLL || number === AUTOMATIC_MISS || kind === 'dfa') continue;
    if (field.plugged.known) callOff(play, attack);
    else play.next({ step: 'physical/impossible', seat: field.seatOf[attacker], attack });
  }
}

/** Units with a charge or death from above under way, as declared. Who was destroyed meanwhile is out of it. */
function onslaughts({ units }: State): number[] {
  const found: number[] = [];
  for (const [unit, mech] of units.entries()) if (mech.thisTurn.onslaught && isOnMap(mech)) found.push(unit);
  return found.sort(
    (one, other) => units[one].thisTurn.onslaught!.order - units[other].thisTurn.onslaught!.order,
  );
}

/**
 * An onslaught that comes to nothing joins as well, to be told in its turn; a target that is gone leaves only its hex.
 */
function joinOnslaught(play: Play<Classic>, field: Battlefield, unit: number): void {
  const { state } = play;
  const { hex, facing, thisTurn } = state.units[unit];
  const { kind, target } = thisTurn.onslaught!;
  const blow: Blow = { kind, attacker: unit, target, limb: -1 };
  const to = neighbour(field.board, hex, facing);
  const vain: PhysicalAttack = { ...blow, number: AUTOMATIC_MISS, damage: 0, from: hex, to };
  if (whyNotMade(state, vain) || whyMissed(state, vain)) state.physicalAttacks.push(vain);
  else announce(play, field, unit, [blow]);
}

/** CBT-PHY-02 */
export const impossible: Decision<Classic, Frames['physical/impossible'], 'call-off'> = {
  menu(state, { attack }) {
    const { kind, attacker } = state.physicalAttacks[attack];
    const added = addedBlow(battlefieldOf(state), kind);
    return callOffMenu('CBT-PHY-02', added?.label ?? KINDS[kind as BasicKind], attacker);
  },

  apply(play, { attack }, order) {
    if (order.stop) callOff(play, attack);
  },
};

function callOff(play: Play<Classic>, attack: number): void {
  const { state } = play;
  const declared = state.physicalAttacks[attack];
  state.physicalAttacks[attack] = { ...declared, number: CALLED_OFF };
  state.units[declared.attacker].thisTurn.onslaught = null;
  const isOwn = ({ attacker }: PhysicalAttack) => attacker === declared.attacker;
  const nth = state.physicalAttacks.slice(0, attack).filter(isOwn).length;
  play.emit({ type: 'physical-cancelled', attack: declared, why: 'called-off', nth });
}
