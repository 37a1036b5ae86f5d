import { explain } from '@ironfield/kernel/explanation.ts';
import type { Procedure } from '@ironfield/kernel/game.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import type { GearBlitz } from '../game-types.ts';
import { plugged } from '../points.ts';
import { rosterOf, unitOf } from '../roster.ts';
import type { RuleId } from '../rule-index.ts';
import {
  angleOf,
  basesTouched,
  blastRadius,
  centreOf,
  defendersAgainst,
  facingsTo,
  linkedWith,
  type Mounted,
  mountedOn,
} from '../rules/aiming.ts';
import { afterFiring, runsDry } from '../rules/ammunition.ts';
import { valueAgainst } from '../rules/area.ts';
import { armorAgainst } from '../rules/armor.ts';
import { attacksBefore, factsOf } from '../rules/attack-facts.ts';
import { attackModifiers, attackSkill, extraAttackDice } from '../rules/attack-modifiers.ts';
import type { Strike } from '../rules/damage-multiplier.ts';
import {
  activeDetectionModifiers,
  activeDetectionThreshold,
  isDefectiveOn,
  sizeOf,
} from '../rules/detection.ts';
import { isSuccess, marginOf, resultOf, type SkillRoll } from '../rules/dice.ts';
import { rofOf } from '../rules/range.ts';
import { mayRetaliate } from '../rules/round.ts';
import { coverFrom, found, hasLock, isSheltered } from '../rules/sighting.ts';
import type { Attack, AttackCount, Frames, State } from '../state.ts';
import { type Damage, isInfantry } from '../unit.ts';
import type { Band } from '../weapon.ts';
import { settle, setUnit } from './damage.ts';
import { evades } from './evading.ts';
import { canFireAt, isOtherKind } from './firing.ts';
import { rollDie, rollLevel, rollSkill } from './rolls.ts';
import { type Blow, defends, strike } from './striking.ts';

/** HGB-ATT-02: one attack, from the action that it costs to what follows from its damage. */
export const attack: Procedure<GearBlitz, Frames['attack']> = (play, declared) => {
  pay(play, declared);
  if (detects(play, declared)) volley(play, declared);
};

/** What follows when the target is found. */
export const volley: Procedure<GearBlitz, Frames['volley']> = (play, declared) => {
  const { state } = play;
  const fired = attackRoll(play, declared);
  const defenders = defendersAgainst(state, declared);
  const hits = defenders.flatMap((id) => defend(play, declared, fired, id));
  if (countsAttackers(declared)) countAttack(play, declared, defenders);
  const { traits } = fired.mounted.weapon;
  plugged(state.setup).assaulted?.(play, { by: declared.by, defenders, traits, isIndirect: false });
  // HGB-ATT-02: the damage of all is done together, with the Armor from before.
  const worst = new Map<number, Damage>();
  for (const hit of hits) {
    const result = strike(play, hit);
    worst.set(hit.unit, Math.max(worst.get(hit.unit) ?? 0, result) as Damage);
  }
  for (const [id, level] of worst) settle(play, id, level);
  if (declared.target !== null) {
    offerRetaliation(play, declared, fired);
    offerSecondWeapon(play, declared);
  }
};

/** HGB-PHYS-04: a fumbled blow may be answered at once, for nothing. */
function offerRetaliation(play: Play<GearBlitz>, declared: Attack, { mounted, roll }: Volley): void {
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
  if (!isInfantry(unitOf(state, by)) || manner === 'second weapon') return;
  if (state.units[by].at === null || state.units[target!].at === null) return;
  if (!canFireAt(state, by, [target!], 'second weapon', isOtherKind(state, declared))) return;
  const { seat } = rosterOf(state.setup).units[by];
  play.next({ step: 'second-weapon', seat, attack: declared });
}

/** HGB-ATT-05, HGB-INF-06: attacks of the group on the target before this one. */
function earlierAttacks(state: State, declared: Attack, id: number): number {
  const before = attacksBefore(state, declared.by, id);
  if (declared.manner === 'second weapon') return Math.max(0, before - 1);
  return countsAttackers(declared) ? before : 0;
}

/** HGB-ACT-01, HGB-ACT-10 */
function pay(play: Play<GearBlitz>, { by, manner }: Attack): void {
  const unit = play.state.units[by];
  if (manner === 'action') unit.actions--;
  else if (manner === 'snap fire') unit.actions--;
  // HGB-ACT-10: then it has nothing left on it.
  else if (manner === 'snap fire from stand-by') unit.standBy = 0;
  else if (manner === 'stand-by') unit.standBy--;
  const { actions, standBy } = unit;
  play.emit({ type: 'spent', unit: by, now: { actions, standBy } });
}

/** HGB-DET-04, HGB-DET-06: whoever is not found may be sought, once; if that fails another target may be chosen. */
function detects(play: Play<GearBlitz>, declared: Attack): boolean {
  const { state } = play;
  const { by, target } = declared;
  if (target === null || declared.manner !== 'action') return true;
  const { isDetected, obscured } = found(state, by, target);
  if (isDetected || hasLock(state, by, target)) return true;
  const margin = seek(play, by, target, obscured);
  if (isSuccess(margin)) return true;
  const { seat } = rosterOf(state.setup).units[by];
  play.next({ step: 'retarget', seat, attack: declared });
  return false;
}

/** HGB-DET-04, HGB-DET-05: the margin of an Active Detection test. */
export function seek(play: Play<GearBlitz>, by: number, target: number, obscured: number): number {
  const { state } = play;
  const seeker = unitOf(state, by);
  const { defectiveSensors } = seeker.sheet.card.flaws;
  const isDefective =
    defectiveSensors !== undefined && isDefectiveOn(rollDie(play, by, 'defective sensors'), defectiveSensors);
  const modifiers = explain<RuleId>((tally) => activeDetectionModifiers(tally, seeker, isDefective));
  const threshold = explain<RuleId>((tally) =>
    activeDetectionThreshold(tally, unitOf(state, target), obscured),
  );
  const roll = rollSkill(play, {
    unit: by,
    skill: 'ew',
    purpose: 'active detection',
    isEnough: (made) => isSuccess(marginOf(resultOf(made, modifiers.total), threshold.total)),
  });
  const total = resultOf(roll, modifiers.total);
  const margin = marginOf(total, threshold.total);
  const unit = state.units[by];
  setUnit(state, by, { ...seeker, emissions: seeker.emissions + 1 });
  if (isSuccess(margin)) unit.locks = [...unit.locks, { unit: target, margin }];
  const { body, locks } = unit;
  play.emit({
    type: 'sought',
    unit: by,
    target,
    dice: roll.dice,
    total,
    modifiers,
    threshold,
    isFound: isSuccess(margin),
    now: { body, locks },
  });
  return margin;
}

/** What the dice of the attacker have come to. */
interface Volley {
  readonly mounted: Mounted;
  readonly band: Band;
  readonly roll: SkillRoll;
  readonly total: number;
  /** Weapons that fire together. */
  readonly weapons: number;
}

/** HGB-ATT-02, step 3 */
function attackRoll(play: Play<GearBlitz>, declared: Attack): Volley {
  const { state } = play;
  const { by, mount: index, rof } = declared;
  const attacker = unitOf(state, by);
  const mounted = mountedOn(state, by, index);
  const { weapon, mount } = mounted;
  const linked = linkedWith(state, by, index);
  const { defectiveFireControl } = attacker.sheet.card.flaws;
  const isDefective =
    defectiveFireControl !== undefined &&
    isDefectiveOn(rollDie(play, by, 'defective fire control'), defectiveFireControl);
  const roll = rollLevel(play, {
    unit: by,
    level: attackSkill(attacker),
    purpose: 'attack',
    extra: extraAttackDice(attacker, weapon),
  });
  const facts = factsOf(state, declared, isDefective);
  const modifiers = explain<RuleId>((tally) => attackModifiers(tally, attacker, facts));
  const total = resultOf(roll, modifiers.total);
  const isDry = runsDry(weapon, roll, {
    used: rof,
    rof: rofOf(mount, weapon),
    byInfantry: isInfantry(attacker),
  });
  setUnit(state, by, { ...attacker, weaponsUsed: attacker.weaponsUsed + linked.length });
  const unit = state.units[by];
  if (!weapon.traits.melee && !isInfantry(attacker))
    unit.ammunition = unit.ammunition.map((left, i) =>
      linked.includes(i) ? afterFiring(left, isDry) : left,
    );
  const { body, ammunition } = unit;
  play.emit({
    type: 'fired',
    unit: by,
    attack: declared,
    dice: roll.dice,
    total,
    modifiers,
    isFumble: roll.isFumble,
    isDry,
    now: { body, ammunition },
  });
  return { mounted, band: facts.band, roll, total, weapons: linked.length };
}

/** HGB-ATT-05: Snap Fire and Retaliation neither suffer nor count. */
const countsAttackers = ({ manner }: Attack): boolean =>
  manner === 'action' || manner === 'stand-by' || manner === 'final shot';

/** HGB-ATT-05: an area counts once for every enemy in it; misses count. */
function countAttack(play: Play<GearBlitz>, { by }: Attack, defenders: readonly number[]): void {
  const { state } = play;
  const { units } = rosterOf(state.setup);
  const { group, seat } = units[by];
  const enemies = defenders.filter((id) => units[id].seat !== seat);
  const isSame = ({ target, group: theirs }: AttackCount) => theirs === group && enemies.includes(target);
  const added = enemies.map((target) => ({
    target,
    group,
    times: attacksBefore(state, by, target) + 1,
  }));
  state.attacks = [...state.attacks.filter((each) => !isSame(each)), ...added];
  play.emit({ type: 'counted', attacks: state.attacks });
}

/** HGB-ATT-02, step 5: as many Defense rolls as weapons fire. */
function defend(play: Play<GearBlitz>, declared: Attack, fired: Volley, id: number): Blow[] {
  const { state } = play;
  const { by } = declared;
  const { weapon } = fired.mounted;
  const from = state.units[by].at!;
  const isArea = blastRadius(state, declared) > 0;
  const isBlast = isArea && weapon.traits.areaEffect !== undefined;
  const shield = isBlast ? coverFrom(state, centreOf(state, declared), id).points : 0;
  const obscured = isArea && !isBlast && id !== by ? found(state, by, id).obscured : 0;
  const against = valueAgainst(fired.total, shield + obscured);
  const angle = id === by ? 'front' : angleOf(state, id, by);
  const before = earlierAttacks(state, declared, id);
  const armor = explain<RuleId>((tally) =>
    armorAgainst(tally, unitOf(state, id), { from: facingsTo(state, id, from), traits: weapon.traits }),
  );
  const blows: Blow[] = [];
  for (let shot = 0; shot < fired.weapons; shot++) {
    const isEvading = evades(play, id, by, against);
    const facts = { band: fired.band, angle, attacksBefore: before, evades: isEvading } as const;
    const hit = defends(play, id, { against, facts, isBlast, isInCover: shield > 0 });
    if (hit.margin > 0)
      blows.push({
        ...hit,
        unit: id,
        by,
        seat: rosterOf(state.setup).units[by].seat,
        how: strikeOf(state, declared, fired),
        armor,
        isSheltered: isSheltered(state, id, from),
        touched: isArea ? touchedBy(state, declared, id) : null,
        usesRof: declared.rof > 0,
      });
  }
  return blows;
}

/** HGB-INF-08: in the area; HGB-OPT-05: those who only stand in the way of it count once. */
function touchedBy(state: State, declared: Attack, id: number): readonly number[] {
  const blast = { ...centreOf(state, declared), radius: blastRadius(state, declared) };
  const touched = basesTouched(state, id, blast);
  return touched.length > 0 ? touched : [0];
}

const strikeOf = (state: State, declared: Attack, { mounted, band }: Volley): Strike => ({
  weapon: mounted.weapon,
  size: sizeOf(unitOf(state, declared.by)),
  band,
  concentrated: declared.concentrated,
  isRunningKick: isRunningKick(state, declared),
  inWinds: state.battle.weather === 'winds',
});

/** HGB-PHYS-03 */
function isRunningKick(state: State, { by, mount }: Attack): boolean {
  const { mode, speed } = unitOf(state, by);
  return mountedOn(state, by, mount).weapon.code === 'K' && mode === 'W' && speed === 'top';
}
