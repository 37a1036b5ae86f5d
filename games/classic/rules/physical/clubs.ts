import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import type { State } from '../../state.ts';
import { canAct, isOnMap, isPlaced } from '../unit/condition.ts';
import { canHoldClub } from '../unit/limbs.ts';

export type Club = 'tree' | 'limb' | 'girder';

/** CBT-PHY-13: what this 'Mech could pick up where it stands. One who carries a club has no hand free for another. */
export function clubsToFind(field: Battlefield, state: State, unit: number): readonly Club[] {
  const mech = state.units[unit];
  if (!isOnMap(mech) || !canAct(mech) || mech.prone || mech.thisTurn.onslaught || mech.club) return [];
  if (!canHoldClub(field, state, unit)) return [];
  if (field.plugged.whyNoAttack?.(null, state, unit, 'club')) return [];
  const clubs: Club[] = [];
  if (field.woods[mech.hex] > 0) clubs.push('tree');
  if (state.limbs.includes(mech.hex)) clubs.push('limb');
  return field.plugged.clubs?.(clubs, field, state, unit) ?? clubs;
}

/** The order that takes the whole turn's attacks; the woods can spare the tree. */
export function takeClub(play: Play<Classic>, field: Battlefield, unit: number, club: Club): void {
  const { limbs, units } = play.state;
  if (club === 'girder' && !field.plugged.unearths?.(play, field, unit)) return;
  if (club === 'limb') limbs.splice(limbs.indexOf(units[unit].hex), 1);
  units[unit].club = club;
  play.emit({ type: 'club-found', unit, club });
  field.plugged.lifts?.(play, field, unit);
}

/** A tree breaks on the first target that it hits; a limb lasts. */
export function wearClub(play: Play<Classic>, unit: number): void {
  const mech = play.state.units[unit];
  if (mech.club !== 'tree') return;
  mech.club = null;
  play.emit({ type: 'club-gone', unit });
}

/** For the end of a phase: a club needs both hands, and a limb that is dropped lies where it fell. */
export function dropLostClubs(play: Play<Classic>, field: Battlefield): void {
  const { limbs, units } = play.state;
  for (const [unit, mech] of units.entries()) {
    if (!mech.club || canHoldClub(field, play.state, unit)) continue;
    if (mech.club === 'limb' && isPlaced(mech)) limbs.push(mech.hex);
    mech.club = null;
    play.emit({ type: 'club-gone', unit });
  }
}
