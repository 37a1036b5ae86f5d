// The resolution of physical attacks, one frame each, in the order of CBT-PHY-05. Charges and deaths from above have
// a file of their own.

import { neighbour } from '@ironfield/hex/board.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { ROLL_MODIFIERS } from '../../data/piloting.ts';
import type { AttackSide, CancelReason } from '../../events.ts';
import type { Classic } from '../../game-types.ts';
import { rolledBy } from '../../rules/crew/about-rolls.ts';
import { attackOn } from '../../rules/damage/inside.ts';
import { addedBlow, likeOf } from '../../rules/physical/added-blow.ts';
import { wearClub } from '../../rules/physical/clubs.ts';
import { blowSide, hitTableOf } from '../../rules/physical/physical-to-hit.ts';
import { oweRoll, totter } from '../../rules/piloting/piloting.ts';
import { coverOf } from '../../rules/sight/cover.ts';
import { unitSight } from '../../rules/sight/line-of-sight.ts';
import { CALLED_OFF, type Frames, type PhysicalAttack, type State } from '../../state.ts';
import { PURPOSES } from '../../text/physical.ts';
import { charge, deathFromAbove } from './physical-onslaught.ts';
import { rollToHit, whyNotMade } from './physical-roll.ts';

export function resolve(play: Play<Classic>, frame: Frames['physical/resolve']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const attack = state.physicalAttacks[frame.attack];
  if (attack.number === CALLED_OFF) return;
  switch (attack.kind) {
    case 'push':
      push(play, field, attack);
      return;
    case 'charge': {
      const why = whyNotMade(state, attack);
      if (why) cancel(play, attack, why);
      else charge(play, field, attack);
      state.units[attack.attacker].thisTurn.onslaught = null;
      return;
    }
    case 'dfa':
      deathFromAbove(play, field, attack);
      return;
    default: {
      const added = addedBlow(field, attack.kind);
      if (added?.resolve) added.resolve(play, field, attack);
      else blow(play, field, attack);
    }
  }
}

function cancel(play: Play<Classic>, attack: PhysicalAttack, why: CancelReason): void {
  play.emit({ type: 'physical-cancelled', attack, why });
}

/** Punch, kick, club or hatchet, and what is like them: a hit in one place. */
function blow(play: Play<Classic>, field: Battlefield, attack: PhysicalAttack): void {
  const { state } = play;
  const { attacker, target } = attack;
  const kind = field.kinds[target];
  const impact = rollToHit(play, field, attack);
  const hit = impact !== null;
  if (impact) {
    const side = sideUnderfoot(play, field, attack) ?? blowSide(field, state, attack);
    const table = hitTableOf(field, state, attack);
    const covered = partsSaved(field, state, attack);
    const { damage, criticals } = impact;
    const from = { table, side, covered, criticals, by: attacker, isBlow: true } as const;
    const at = field.plugged.incoming?.(from, field, state, attack) ?? from;
    const struck = kind.rollLocation(play, field, target, at);
    const through = field.plugged.shielded?.(damage, play, field, attack) ?? damage;
    attackOn(play, field, target, () => {
      if (struck && through > 0) kind.strike(play, field, target, { ...struck, nature: 'blow' }, through);
    });
  }
  if (attack.kind === 'club' && hit) wearClub(play, attacker);
  if (attack.kind !== 'kick') return;
  // CBT-PHY-19: whatever was hit; and who kicks into the air totters himself.
  if (hit) totter(field, state, 'kicked', attack);
  else oweRoll(state.units[attacker], 'missed-kick', ROLL_MODIFIERS.missedKick);
}

/** MT-PRE-26: a kick at something in the same hex strikes any side, by one die. */
const SIDES_UNDERFOOT: readonly AttackSide[] = ['front', 'right', 'right', 'rear', 'left', 'left'];

function sideUnderfoot(
  play: Play<Classic>,
  { kinds }: Battlefield,
  { attacker, target }: PhysicalAttack,
): AttackSide | null {
  const { units } = play.state;
  if (!kinds[target].hasNarrowFront || units[attacker].hex !== units[target].hex) return null;
  const [die] = play.roll(PURPOSES.side, 1, rolledBy(attacker, undefined, target));
  return SIDES_UNDERFOOT[die - 1];
}

/** CBT-LOS-08: only clubs and hatchets, and only on the full table. */
function partsSaved(field: Battlefield, state: State, attack: PhysicalAttack): number {
  const { attacker, target } = attack;
  const kind = likeOf(field, attack.kind);
  if (kind !== 'club' && kind !== 'hatchet') return 0;
  if (hitTableOf(field, state, attack) !== 'mech') return 0;
  return coverOf(field, state, attacker, target, unitSight(field, state, attacker, target))?.parts ?? 0;
}

/** CBT-PHY-16, CBT-PHY-17: two who push each other are resolved together, when the first of them comes up. */
function push(play: Play<Classic>, field: Battlefield, attack: PhysicalAttack): void {
  const { state } = play;
  const pushes = state.physicalAttacks.filter((other) => other === attack || isAnswer(attack, other));
  if (pushes[0] !== attack) return;
  const why = whyNotMade(state, attack);
  if (why) {
    for (const each of pushes) cancel(play, each, why);
    return;
  }
  const hits = pushes.filter((each) => rollToHit(play, field, each));
  for (const each of hits) totter(field, state, 'pushed', each);
  if (hits.length === 1) shove(play, field, hits[0]);
}

const isAnswer = (push: PhysicalAttack, other: PhysicalAttack): boolean =>
  other.kind === 'push' &&
  other.number !== CALLED_OFF &&
  other.attacker === push.target &&
  other.target === push.attacker;

/** The target goes first; who pushed it follows if it has gone. */
function shove(play: Play<Classic>, field: Battlefield, { attacker, target, to }: PhysicalAttack): void {
  const direction = play.state.units[attacker].facing;
  play.next(
    { step: 'displace', unit: target, to: neighbour(field.board, to, direction), direction, cause: 'push' },
    { step: 'physical/land', unit: attacker, hex: to, how: 'advance' },
  );
}
