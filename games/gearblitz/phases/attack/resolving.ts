import { explain } from '@ironfield/kernel/explanation.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Piece } from '@ironfield/table/scenes/scene.ts';
import { type Damage, isInfantry } from '../../cards/unit.ts';
import type { GearBlitz } from '../../game-types.ts';
import { capElsewhere, plugged } from '../../register.ts';
import type { RuleId } from '../../rule-index.ts';
import {
  angleOf,
  basesTouched,
  blastRadius,
  centreOf,
  defendersAgainst,
  facingsTo,
  mountedOn,
} from '../../rules/attack/aiming.ts';
import { valueAgainst } from '../../rules/attack/area.ts';
import { attacksBefore, type Share, shareOf } from '../../rules/attack/attack-facts.ts';
import { armorAgainst } from '../../rules/damage/armor.ts';
import { countedMargin } from '../../rules/damage/damage.ts';
import { damageMultiplier, type Strike } from '../../rules/damage/damage-multiplier.ts';
import { sizeOf } from '../../rules/sight/detection.ts';
import { isAtCover, isSheltered } from '../../rules/sight/sighting.ts';
import { indirectValue } from '../../rules/special/indirect.ts';
import { buildingAt, isBuilding } from '../../rules/terrain/structures.ts';
import { rosterOf, unitOf } from '../../state/roster.ts';
import type { Attack, AttackCount, State } from '../../state.ts';
import { settle } from '../damage/damage.ts';
import { evades } from '../damage/evading.ts';
import type { Shot } from '../firing/shooting.ts';
import { defendAgainstMissiles } from './missile-defense.ts';
import { type Blow, defends, strike } from './striking.ts';
import { strikeBuilding } from './structures.ts';

/** An attack whose dice have fallen. */
export interface Impact {
  readonly attack: Attack;
  readonly shot: Shot;
  /** HGB-IF-04: where it comes down; `null` of direct fire. */
  readonly landing: Place | null;
}

/** HGB-ATT-02, step 4: the remaining attack; `null` when it is stopped. */
export function pastMissileDefense(
  play: Play<GearBlitz>,
  attack: Attack,
  { shot, landing }: Omit<Impact, 'attack'>,
): Attack | null {
  const { state } = play;
  const rate = defendAgainstMissiles(play, {
    weapon: shot.mounted.weapon,
    seat: rosterOf(state.setup).units[attack.by].seat,
    by: attack.by,
    defenders: () => defendersAgainst(state, attack, landing ?? undefined),
    // HGB-IF-06: a placed attack strikes with its unmodified dice.
    against: landing ? shot.roll.kept : shot.total,
    rof: attack.rof,
    concentrated: attack.concentrated,
  });
  return rate && { ...attack, ...rate };
}

/** HGB-ATT-02, steps 5 to 7; the answer is who had to defend. */
export function resolve(play: Play<GearBlitz>, impact: Impact): readonly number[] {
  const { attack, landing } = impact;
  const defenders = defendersAgainst(play.state, attack, landing ?? undefined);
  const building = buildingHit(play.state, impact);
  const hits = defenders.flatMap((id) => defend(play, impact, id));
  if (countsAttackers(attack)) countAttack(play, attack, defenders);
  const { traits } = impact.shot.mounted.weapon;
  plugged(play.state.setup).assaulted?.(play, {
    by: attack.by,
    defenders,
    traits,
    isIndirect: landing !== null,
  });
  // HGB-ATT-02: the damage of all is done together, with the Armor from before.
  const worst = new Map<number, Damage>();
  for (const hit of hits) {
    const result = strike(play, hit);
    worst.set(hit.unit, Math.max(worst.get(hit.unit) ?? 0, result) as Damage);
  }
  for (const [id, level] of worst) settle(play, id, level);
  if (building) strikeWalls(play, impact, building);
  return defenders;
}

/** HGB-BLDG-03: the building where it comes down; infantry that is aimed at draws fire on its house. */
function buildingHit(state: State, { attack, landing }: Impact): Piece | null {
  const { target } = attack;
  if (!landing && target !== null && !isInfantry(unitOf(state, target))) return null;
  return buildingAt(state, landing ?? centreOf(state, attack));
}

/** HGB-BLDG-03: once for each weapon that fires. */
function strikeWalls(play: Play<GearBlitz>, { attack, shot, landing }: Impact, building: Piece): void {
  const { traits } = shot.mounted.weapon;
  const how = strikeOf(play.state, attack, shot);
  const multiplier = explain<RuleId>((tally) => damageMultiplier(tally, how));
  const value = landing ? shot.roll.kept : shot.total;
  const result = countedMargin(value, { traits, atInfantry: false, cap: capElsewhere(play.state) });
  for (let fired = 0; fired < shot.weapons; fired++) {
    const piece = play.state.scene.pieces.find(({ id }) => id === building.id);
    if (piece && isBuilding(piece)) strikeBuilding(play, piece, { multiplier, result, traits });
  }
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

/** HGB-ATT-05, HGB-INF-06: attacks of the group on the target before this one. */
function earlierAttacks(state: State, declared: Attack, id: number): number {
  const before = attacksBefore(state, declared.by, id);
  if (declared.manner === 'second weapon') return Math.max(0, before - 1);
  return countsAttackers(declared) ? before : 0;
}

/** HGB-IF-06: the result a unit defends against; only the dice, if the attack was placed. */
function worthAgainst(state: State, { shot, landing }: Impact, id: number, { isBlast, less }: Share): number {
  if (!landing) return valueAgainst(shot.total, less);
  const isInCover = !isBlast && isAtCover(state, id);
  return valueAgainst(indirectValue(shot.roll, { isInCover, isBlast }), less);
}

/** HGB-ATT-02, step 5: as many Defense rolls as weapons fire. */
function defend(play: Play<GearBlitz>, impact: Impact, id: number): Blow[] {
  const { state } = play;
  const { attack, shot } = impact;
  const { by } = attack;
  const { weapon } = shot.mounted;
  const from = state.units[by].at!;
  const share = shareOf(state, attack, id, impact.landing);
  const { isArea, isBlast, isInCover } = share;
  const against = worthAgainst(state, impact, id, share);
  const angle = id === by ? 'front' : angleOf(state, id, by);
  const before = earlierAttacks(state, attack, id);
  const armor = play.reckon<RuleId>((tally) =>
    armorAgainst(tally, unitOf(state, id), { from: facingsTo(state, id, from), traits: weapon.traits }),
  );
  const blows: Blow[] = [];
  for (let fired = 0; fired < shot.weapons; fired++) {
    const isEvading = evades(play, id, by, against);
    const facts = { band: shot.band, angle, attacksBefore: before, evades: isEvading } as const;
    const blow = defends(play, {
      against,
      isBlast,
      isInCover,
      facts,
      by: {
        unit: id,
        by,
        seat: rosterOf(state.setup).units[by].seat,
        how: strikeOf(state, attack, shot),
        armor,
        isSheltered: isSheltered(state, id, from),
        touched: isArea ? touchedBy(state, impact, id) : null,
        usesRof: attack.rof > 0,
      },
    });
    if (blow.margin > 0) blows.push(blow);
  }
  return blows;
}

/** HGB-INF-08: in the area; HGB-OPT-05: those who only stand in the way of it count once. */
function touchedBy(state: State, { attack, landing }: Impact, id: number): readonly number[] {
  const centre = landing ?? centreOf(state, attack);
  const touched = basesTouched(state, id, { ...centre, radius: blastRadius(state, attack) });
  return touched.length > 0 ? touched : [0];
}

const strikeOf = (state: State, attack: Attack, { mounted, band }: Shot): Strike => ({
  weapon: mounted.weapon,
  size: sizeOf(unitOf(state, attack.by)),
  band,
  concentrated: attack.concentrated,
  isRunningKick: isRunningKick(state, attack),
  inWinds: state.battle.weather === 'winds',
});

/** HGB-PHYS-03 */
function isRunningKick(state: State, { by, mount }: Attack): boolean {
  const { mode, speed } = unitOf(state, by);
  return mountedOn(state, by, mount).weapon.code === 'K' && mode === 'W' && speed === 'top';
}
