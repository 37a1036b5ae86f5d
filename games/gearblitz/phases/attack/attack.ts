import type { Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { isInfantry } from '../../cards/unit.ts';
import type { GearBlitz } from '../../game-types.ts';
import { isPlaced } from '../../rules/attack/aiming.ts';
import { isSuccess } from '../../rules/core/dice.ts';
import { mayRetaliate } from '../../rules/core/round.ts';
import { found, hasLock } from '../../rules/sight/sighting.ts';
import { endMarks } from '../../rules/unit/mark-ends.ts';
import { rosterOf, unitOf } from '../../state/roster.ts';
import type { Attack, Frames } from '../../state.ts';
import { seek } from '../electronics/seeking.ts';
import { canFireAt, isOtherKind, secondManner } from '../firing/firing.ts';
import { type Shot, shoot } from '../firing/shooting.ts';
import { pastMissileDefense, resolve } from './resolving.ts';

/** HGB-ATT-02: one attack, from the action that it costs to what follows from its damage. */
export const attack: Procedure<GearBlitz, Frames['attack']> = (play, declared) => {
  pay(play, declared);
  if (detects(play, declared)) volley(play, declared);
};

/** Follows detection of the target; for a placed attack a point is named before it comes down (HGB-IF-03). */
export const volley: Procedure<GearBlitz, Frames['volley']> = (play, declared) => {
  if (isPlaced(play.state, declared)) {
    const { by: unit } = declared;
    const { seat } = rosterOf(play.state.setup).units[unit];
    play.next({ step: 'scatter-point', seat, unit, attack: declared });
    return;
  }
  const shot = shoot(play, declared);
  const { by } = declared;
  const { roll, total, modifiers, isDry, now } = shot;
  Object.assign(play.state.units[by], now);
  play.emit({
    type: 'fired',
    unit: by,
    attack: declared,
    dice: roll.dice,
    total,
    modifiers,
    isFumble: roll.isFumble,
    isDry,
    now,
  });
  const attack = pastMissileDefense(play, declared, { shot, landing: null });
  if (!attack) return;
  resolve(play, { attack, shot, landing: null });
  if (declared.target !== null) {
    offerRetaliation(play, declared, shot);
    offerSecondWeapon(play, declared);
  }
};

/** HGB-PHYS-04: a fumbled blow may be answered at once, for nothing. */
function offerRetaliation(play: Play<GearBlitz>, declared: Attack, { mounted, roll }: Shot): void {
  const { state } = play;
  const unit = declared.target!;
  if (!mounted.weapon.traits.melee || state.units[unit].at === null || state.units[declared.by].at === null)
    return;
  const isRetaliation = declared.manner === 'retaliation';
  if (!mayRetaliate(unitOf(state, unit), { isFumble: roll.isFumble, isRam: false, isRetaliation })) return;
  if (!canFireAt(state, unit, [declared.by], 'retaliation')) return;
  play.next({ step: 'retaliate', seat: rosterOf(state.setup).units[unit].seat, unit, against: declared.by });
}

/** HGB-INF-06 */
function offerSecondWeapon(play: Play<GearBlitz>, declared: Attack): void {
  const { state } = play;
  const { by, target, manner } = declared;
  if (!isInfantry(unitOf(state, by)) || manner.startsWith('second weapon')) return;
  if (state.units[by].at === null || state.units[target!].at === null) return;
  if (!canFireAt(state, by, [target!], secondManner(state, declared), isOtherKind(state, declared))) return;
  const { seat } = rosterOf(state.setup).units[by];
  play.next({ step: 'second-weapon', seat, attack: declared });
}

/** HGB-ACT-01, HGB-ACT-10 */
function pay(play: Play<GearBlitz>, { by, manner }: Attack): void {
  const unit = play.state.units[by];
  if (manner === 'action') unit.actions--;
  else if (manner === 'snap fire') unit.actions--;
  // HGB-ACT-10: then it has nothing left on it.
  else if (manner === 'snap fire from stand-by') endMarks(play.state, by, 'is used');
  else if (manner === 'stand-by') unit.standBy--;
  // HGB-STANCE-02: a unit on Stand-By from the start has had its shot.
  if (unit.readied) Object.assign(unit, { ...endMarks(play.state, by, 'is used'), readied: 'fired' });
  const { actions, standBy, readied } = unit;
  play.emit({ type: 'spent', unit: by, now: { actions, standBy, readied } });
}

/**
 * HGB-DET-04, HGB-DET-06: a target not detected may be searched for once; if that fails, another target may be chosen.
 */
function detects(play: Play<GearBlitz>, declared: Attack): boolean {
  const { state } = play;
  const { by, target, guidance } = declared;
  if (target === null || guidance || declared.manner !== 'action') return true;
  const { isDetected, obscured } = found(state, by, target);
  if (isDetected || hasLock(state, by, target)) return true;
  const margin = seek(play, by, target, obscured);
  if (isSuccess(margin)) return true;
  const { seat } = rosterOf(state.setup).units[by];
  play.next({ step: 'retarget', seat, attack: declared });
  return false;
}
