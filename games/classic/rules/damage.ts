import type { Play } from '@ironfield/kernel/play.ts';
import type { Battlefield } from '../battlefield.ts';
import { GROUP } from '../data/hit-locations.ts';
import type { AttackSide, HitTable } from '../events.ts';
import type { Classic } from '../game-types.ts';
import type { Damage, UnitState } from '../state.ts';
import { type Arm, armorFacing, bitOf, INWARD, isLimb, Location } from '../units/locations.ts';
import { engineHits, isLost } from './condition.ts';
import { criticalLocation, rollCriticalHits, rollSlot } from './critical-hits.ts';
import { destroy, killPilot } from './destruction.ts';
import { rollLocation, type Struck } from './hit-location.ts';
import { hurtPilot } from './pilot.ts';

/** CBT-CRT-10 */
const ENGINE_DESTROYED = 3;
/** CBT-CRT-07 */
const EXPLOSION_PILOT_DAMAGE = 2;

/** An explosion is inside already and never meets armour; damage from before the game comes without critical hits. */
type Source = 'hit' | 'explosion' | 'earlier';

/** One hit with everything that follows from it (CBT-DMG-02). All of it is recorded at once (CBT-SEQ-06). */
export function strike(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { location, rear, critical }: Struck,
  points: number,
): void {
  if (location === Location.HD) hurtPilot(play, field, unit, 1);
  const threatened = critical ? remainingLocation(play.state.units[unit].body, location) : -1;
  inflict(play, field, unit, location, points, rear, 'hit');
  if (threatened >= 0) criticalHits(play, field, unit, threatened as Location);
}

/** CBT-SCN-13: what a 'Mech has brought along from an earlier fight, on its front. */
export function strikeWithoutCriticals(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  location: Location,
  points: number,
): void {
  inflict(play, field, unit, location, points, false, 'earlier');
}

/** CBT-FALL-05: damage in groups, each with its own location. */
export function strikeInGroups(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  points: number,
  table: HitTable,
  side: AttackSide,
  covered: boolean,
): void {
  for (let left = points; left > 0; left -= GROUP) {
    const struck = rollLocation(play, field, unit, table, side, covered);
    if (struck) strike(play, field, unit, struck, Math.min(left, GROUP));
  }
}

/** CBT-CRT-07: all shots of a bin go up at once. An empty one does not. */
export function explode(play: Play<Classic>, field: Battlefield, unit: number, bin: number): void {
  const mech = play.state.units[unit];
  const { part, type, rack } = field.designs[unit].bins[bin];
  const shots = mech.body.shots[bin];
  if (!part || shots === 0) return;
  const { location } = part;
  const damage = rack * shots;
  mech.body.shots[bin] = 0;
  mech.body.hits[location] |= part.mask;
  play.emit({ type: 'explosion', unit, location, bin, ammo: type.name, shots, damage });
  hurtPilot(play, field, unit, EXPLOSION_PILOT_DAMAGE);
  inflict(play, field, unit, location, damage, false, 'explosion');
}

/** The location itself, or the next one inward that is still there; -1 if none is. */
function remainingLocation(damage: Damage, location: Location): number {
  let at: number = location;
  while (at >= 0 && isLost(damage, at as Location)) at = INWARD[at];
  return at;
}

/**
 * CBT-DMG-02: armour, then structure, then the next location inward. Explosions that critical hits set off are run to
 * their end before this goes on.
 */
function inflict(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  location: Location,
  points: number,
  rear: boolean,
  source: Source,
): void {
  const mech = play.state.units[unit];
  let left = points;
  for (let at: number = location; left > 0 && at >= 0; at = INWARD[at]) {
    const here = at as Location;
    const facing = armorFacing(here, rear);
    const onArmor = source === 'explosion' ? 0 : Math.min(left, mech.body.armor[facing]);
    const inside = Math.min(left - onArmor, mech.body.structure[here]);
    const damage = onArmor + inside;
    if (damage === 0) continue;
    mech.body.armor[facing] -= onArmor;
    mech.body.structure[here] -= inside;
    mech.thisPhase.damage += damage;
    left -= damage;
    if (play.listening) {
      const armor = mech.body.armor[facing];
      const structure = mech.body.structure[here];
      play.emit({ type: 'damaged', unit, location: here, rear: facing !== here, damage, armor, structure });
    }
    if (inside === 0) continue;
    if (source !== 'earlier') criticalHits(play, field, unit, here);
    if (mech.body.structure[here] === 0) loseLocation(play, field, unit, here, false, source);
  }
}

/** One chance of critical hits (CBT-DMG-03). A limb without structure was shot away, not blown off (CBT-PHY-13). */
function criticalHits(play: Play<Classic>, field: Battlefield, unit: number, location: Location): void {
  const mech = play.state.units[unit];
  const at = criticalLocation(field.designs[unit], mech, location);
  if (at < 0) return;
  const here = at as Location;
  const result = rollCriticalHits(play, unit, here);
  if (result === 'off') loseLocation(play, field, unit, here, mech.body.structure[here] > 0, 'hit');
  else for (let i = 0; i < result; i++) hitSlot(play, field, unit, here);
}

/** CBT-CRT-06: the slot is marked; what cannot wait for the end of the phase happens (CBT-CRT-23). */
function hitSlot(play: Play<Classic>, field: Battlefield, unit: number, location: Location): void {
  const mech = play.state.units[unit];
  const design = field.designs[unit];
  const slot = rollSlot(play, design, mech, location);
  if (slot < 0) return;
  const { kind, name, index } = design.components[location][slot]!;
  mech.body.hits[location] |= 1 << slot;
  play.emit({ type: 'critical', unit, location, slot, component: name });
  if (kind === 'ammo') explode(play, field, unit, index);
  else if (kind === 'cockpit') killPilot(play, field, unit, 'pilot');
  else if (kind === 'engine' && engineHits(design, mech.body) >= ENGINE_DESTROYED) {
    destroy(play, field, unit, 'engine');
  }
}

export function markLost(mech: UnitState, location: Location): void {
  mech.body.lost |= bitOf(location);
  mech.body.structure[location] = 0;
  mech.body.armor[location] = 0;
  mech.body.armor[armorFacing(location, true)] = 0;
}

/** CBT-DMG-05 to CBT-DMG-07. What a lost location held is lost with it; ammunition in it does not go up. */
function loseLocation(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  location: Location,
  blownOff: boolean,
  source: Source,
): void {
  const mech = play.state.units[unit];
  if (isLost(mech.body, location)) return;
  markLost(mech, location);
  play.emit({ type: 'location-lost', unit, location, blownOff });
  if (blownOff && mech.hex >= 0 && isLimb(location)) play.state.limbs.push(mech.hex);
  if (location === Location.HD) killPilot(play, field, unit, 'pilot');
  else if (location === Location.CT && source === 'explosion') killPilot(play, field, unit, 'explosion');
  else if (location === Location.CT) destroy(play, field, unit, 'center-torso');
  else if (location === Location.LT || location === Location.RT) {
    const arm: Arm = location === Location.LT ? Location.LA : Location.RA;
    loseLocation(play, field, unit, arm, true, source);
  }
}
