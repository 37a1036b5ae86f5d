// Charges and deaths from above, from the roll to hit on; physical-places.ts has where everybody ends up.

import { neighbour } from '@ironfield/hex/board.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { ROLL_MODIFIERS } from '../../data/piloting.ts';
import type { Classic } from '../../game-types.ts';
import type { Incoming } from '../../kind.ts';
import type { Impact } from '../../points/weapon-attacks.ts';
import { strikeInGroups } from '../../rules/damage/damage.ts';
import { directionTo, waysForDisplaced } from '../../rules/physical/displacement.ts';
import { blowSide, hitTableOf } from '../../rules/physical/physical-to-hit.ts';
import { oweRoll } from '../../rules/piloting/piloting.ts';
import { inTheWayOf, isTaken } from '../../rules/unit/stacking.ts';
import type { PhysicalAttack } from '../../state.ts';
import { askForWay, crush, enter, placesAround, sidesteps, throwOut } from '../landing/physical-places.ts';
import { isOutOfControl, rollToHit } from './physical-roll.ts';

/** CBT-PHY-23: points for the charger, by the weight of the target. */
const recoilOfCharge = (tons: number): number => Math.ceil(tons / 10);
/** CBT-PHY-31: points for who comes down, by its own weight. */
const recoilOfDfa = (tons: number): number => Math.ceil(tons / 5);

/** CBT-PHY-22 to CBT-PHY-24 */
export function charge(play: Play<Classic>, field: Battlefield, attack: PhysicalAttack): void {
  const { state } = play;
  const { attacker, target, to } = attack;
  const charger = state.units[attacker];
  const { hexes } = charger.thisTurn.onslaught!;
  const impact = rollToHit(play, field, attack);
  charger.thisTurn.onslaught = null;
  if (!impact) {
    if (!charger.prone) passBy(play, field, attacker);
    return;
  }
  const { tons } = field.designs[target];
  const usual = field.plugged.recoilOfCharge?.(tons, hexes) ?? recoilOfCharge(tons);
  const recoil = field.plugged.recoil?.(usual, field, state, attacker) ?? usual;
  const side = blowSide(field, state, attack);
  strikeInGroups(play, field, target, impact.damage, {
    // MT-PRE-26: a vehicle runs into the legs.
    table: field.kinds[attacker].limbs ? 'mech' : 'kick',
    side,
    covered: 0,
    criticals: impact.criticals,
    by: attacker,
  });
  strikeInGroups(play, field, attacker, recoil, { table: 'mech', side: 'front', covered: 0 });
  field.plugged.rammed?.(play, field, target, side, impact.damage);
  field.plugged.rammed?.(play, field, attacker, 'front', recoil);
  oweRoll(state.units[target], 'charged', ROLL_MODIFIERS.charged);
  oweRoll(charger, 'made-charge', ROLL_MODIFIERS.madeCharge);
  const direction = charger.facing;
  play.next(
    { step: 'displace', unit: target, to: neighbour(field.board, to, direction), direction, cause: 'charge' },
    { step: 'physical/land', unit: attacker, hex: to, how: 'advance' },
  );
}

/** CBT-PHY-24: a miss ends beside the target, on the left or on the right; with one way open there is no question. */
function passBy(play: Play<Classic>, field: Battlefield, unit: number): void {
  const cells = sidesteps(field, play.state, unit);
  if (cells.length === 1) enter(play, field, unit, cells[0], 'sidestep');
  else if (cells.length > 1) play.next({ step: 'physical/sidestep', seat: field.seatOf[unit], unit });
}

/** CBT-PHY-29 to CBT-PHY-33 */
export function deathFromAbove(play: Play<Classic>, field: Battlefield, attack: PhysicalAttack): void {
  if (findsHexEmpty(play, attack)) {
    landSoftly(play, field, attack);
    return;
  }
  const impact = rollToHit(play, field, attack);
  if (impact) hitFromAbove(play, field, attack, impact);
  else missFromAbove(play, field, attack);
}

/** CBT-PHY-29: destroyed before this phase, unlike a target that was moved away, be it off the map. */
function findsHexEmpty({ state }: Play<Classic>, { attacker, target, to }: PhysicalAttack): boolean {
  const { hex, loss } = state.units[target];
  const wasDestroyed = hex < 0 && loss !== 'left-map' && loss !== 'escaped';
  return wasDestroyed && !isTaken(state, to) && !isOutOfControl(state.units[attacker]);
}

/** CBT-MOV-16: like any landing, risky with a damaged gyro or leg. */
function landSoftly(play: Play<Classic>, field: Battlefield, attack: PhysicalAttack): void {
  const { attacker, to } = attack;
  play.emit({ type: 'physical-cancelled', attack, why: 'target-gone' });
  if (field.kinds[attacker].piloting?.landsAtRisk(field, play.state, attacker)) {
    oweRoll(play.state.units[attacker], 'land', 0);
  }
  play.next({ step: 'physical/land', unit: attacker, hex: to, how: 'feet' });
}

/** Both are harmed, and the target is thrown straight on if it can be (CBT-DSP-03). */
function hitFromAbove(
  play: Play<Classic>,
  field: Battlefield,
  attack: PhysicalAttack,
  { damage, criticals }: Impact,
): void {
  const { state } = play;
  const { attacker, target, to } = attack;
  const mech = state.units[attacker];
  const victim = state.units[target];
  const side = blowSide(field, state, attack);
  const recoil = recoilOfDfa(field.designs[attacker].tons);
  const table = hitTableOf(field, state, attack);
  const usual: Incoming = { table, side, covered: 0, criticals, by: attacker };
  strikeInGroups(play, field, target, damage, field.plugged.incoming?.(usual, field, state, attack) ?? usual);
  strikeInGroups(play, field, attacker, recoil, { table: 'kick', side: 'front', covered: 0 });
  oweRoll(victim, 'stomped', ROLL_MODIFIERS.stomped);
  oweRoll(mech, 'made-dfa', ROLL_MODIFIERS.madeDfa);
  play.next({ step: 'physical/land', unit: attacker, hex: to, how: 'feet' });
  const ways = waysForDisplaced(field, state, target, mech.facing);
  if (ways.length === 0) crush(play, field, target);
  else if (ways.length === 1) throwOut(play, field, target, ways[0]);
  else askForWay(play, field, target, attacker, ways);
}

/**
 * CBT-PHY-32: the target makes way, prone or immobile as it may be, and the attacker falls on its back. If another
 * 'Mech has come into the hex meanwhile, it makes way instead.
 */
function missFromAbove(play: Play<Classic>, field: Battlefield, attack: PhysicalAttack): void {
  const { state } = play;
  const { attacker, to } = attack;
  const unit = inTheWayOf(field, state, attacker, to);
  const cells = unit < 0 ? [] : placesAround(field, state, to, unit);
  if (unit >= 0 && cells.length === 0) {
    crush(play, field, attacker);
    return;
  }
  play.next({ step: 'physical/land', unit: attacker, hex: to, how: 'back' });
  if (cells.length === 1) throwOut(play, field, unit, directionTo(field, to, cells[0]));
  else if (unit >= 0) play.next({ step: 'physical/make-way', seat: field.seatOf[unit], unit, attacker });
}
