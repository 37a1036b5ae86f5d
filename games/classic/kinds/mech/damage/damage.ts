import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { type Absorbed, absorb } from '../../../data/plating.ts';
import { bitOf, type Part } from '../../../design.ts';
import type { Classic } from '../../../game-types.ts';
import type { Struck } from '../../../kind.ts';
import type { Containment } from '../../../points/damage.ts';
import { rolledBy } from '../../../rules/crew/about-rolls.ts';
import { goUp } from '../../../rules/crew/go-up.ts';
import { hurtPilot } from '../../../rules/crew/pilot.ts';
import { destroy, isRelieved, killPilot } from '../../../rules/damage/destruction.ts';
import { isLost, weaponWorks } from '../../../rules/unit/condition.ts';
import { isSeized } from '../../../rules/unit/seized.ts';
import type { Damage, State } from '../../../state.ts';
import { PURPOSES } from '../../../text/damage.ts';
import { armorFacing, INWARD, isLimb, Location } from '../../../units/locations.ts';
import { engineHits, hasLowCockpit, mechDesign } from '../condition.ts';
import { HIT_LOCATIONS } from '../data/hit-locations.ts';
import { criticalLocation, rollCriticalHits, rollSlot } from './critical-hits.ts';

/** CBT-CRT-10 */
const ENGINE_DESTROYED = 3;
/** MT-ARMOR-03 */
const THROUGH_HARDENED = -2;

/** An explosion is inside already and never meets armour; damage from before the game comes without critical hits. */
type Source = 'hit' | 'explosion' | 'earlier';

/** One hit with everything that follows from it (CBT-DMG-02). All of it is recorded at once (CBT-SEQ-06). */
export function strike(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  struck: Struck,
  all: number,
): void {
  const points = field.plugged.intercepted?.(all, play, field, unit, struck) ?? all;
  if (points <= 0 && all > 0) return;
  const { part, rear, critical, criticals = 0, by, counts, pierces } = struck;
  if (part === Location.HD && !hasLowCockpit(mechDesign(field, unit))) hurtPilot(play, field, unit, 1);
  const taken = remainingLocation(play.state.units[unit].body, part);
  const threatened = critical ? taken : -1;
  // MT-WPN-06: nothing pierces hardened armor.
  const mayPierce =
    pierces !== undefined && taken >= 0 && hardness(play.state, field, unit, taken, rear) === 0;
  const isHurt = inflict(play, field, unit, struck, { points, source: 'hit' });
  if (mayPierce && !isHurt)
    criticalHits(play, field, unit, taken, { modifier: criticals + pierces, by, counts });
  if (threatened >= 0) {
    const modifier = criticals + hardness(play.state, field, unit, threatened, rear);
    criticalHits(play, field, unit, threatened, { modifier, by, counts });
  }
  if (taken >= 0 && all > 0) field.plugged.partStruck?.(play, field, unit, taken);
}

/** MT-ARMOR-03: what hardened armor, as long as there is any, adds to a roll that does not come from inside. */
function hardness(
  { units }: State,
  { designs }: Battlefield,
  unit: number,
  part: Part,
  rear: boolean,
): number {
  const facing = armorFacing(part, rear);
  const holds = designs[unit].plating?.[facing] === 'hardened' && units[unit].body.armor[facing] > 0;
  return holds ? THROUGH_HARDENED : 0;
}

/** CBT-SCN-13: on the front; the head is rolled again, and there are no critical hits. */
export function batter(play: Play<Classic>, field: Battlefield, unit: number, points: number): void {
  for (;;) {
    const dice = play.roll(PURPOSES.location, 2);
    const part = HIT_LOCATIONS.mech.front[sum(dice) - 2];
    if (part === Location.HD) continue;
    play.emit({ type: 'location', unit, table: 'mech', side: 'front', dice, location: part, struck: true });
    inflict(play, field, unit, { part, rear: false }, { points, source: 'earlier' });
    return;
  }
}

/** CBT-CRT-07: all shots of a bin go up at once. An empty one does not. */
export function explode(play: Play<Classic>, field: Battlefield, unit: number, bin: number): void {
  const mech = play.state.units[unit];
  const { part: slots, type, rack } = field.designs[unit].bins[bin];
  const shots = mech.body.shots[bin];
  if (!slots || shots === 0 || rack === 0) return;
  const { location } = slots;
  const damage = rack * shots;
  mech.body.shots[bin] = 0;
  mech.body.hits[location] |= slots.mask;
  play.emit({ type: 'explosion', unit, location, bin, ammo: type.name, shots, damage });
  field.plugged.binExplodes?.(play, field, unit, bin);
  goUp(play, field, unit, location, damage);
}

/**
 * MT-WPN-50: a Gauss rifle that was whole, be it loaded or not; MT-WPN-43: a rotary autocannon while it is jammed; and what
 * options say (MT-WPN-59).
 */
function burst(play: Play<Classic>, field: Battlefield, unit: number, weapon: number, location: Part): void {
  const mount = field.designs[unit].weapons[weapon];
  const { isRotary, damage, bursts = 0 } = mount.type;
  const isJammed = isRotary && isSeized(play.state.units[unit], mount);
  const usual = isJammed ? damage : bursts;
  const points = field.plugged.weaponBursts?.(usual, field, play.state, unit, weapon) ?? usual;
  if (points === 0) return;
  play.emit({ type: 'burst', unit, location, weapon, damage: points });
  goUp(play, field, unit, location, points);
}

export function damageInside(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  part: Part,
  points: number,
): void {
  inflict(play, field, unit, { part, rear: false }, { points, source: 'explosion' });
}

/** The location itself, or the next one inward that is still there; -1 if none is. */
function remainingLocation(damage: Damage, part: Part): number {
  let at = part;
  while (at >= 0 && isLost(damage, at)) at = INWARD[at];
  return at;
}

/**
 * CBT-DMG-02: armour, then structure, then the next location inward. Explosions that critical hits set off are run to
 * their end before this goes on. Says whether structure was damaged.
 */
function inflict(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  {
    part,
    rear,
    criticals = 0,
    by,
    counts,
    nature,
  }: Pick<Struck, 'part' | 'rear' | 'criticals' | 'by' | 'counts' | 'nature'>,
  { points, source }: { readonly points: number; readonly source: Source },
): boolean {
  const mech = play.state.units[unit];
  let left = points;
  let isHurt = false;
  for (let at = part; left > 0 && at >= 0; at = INWARD[at]) {
    const containment = source === 'explosion' ? containmentAt(play, field, unit, at) : null;
    const facing = armorFacing(at, containment?.blowsOut ?? rear);
    const plating = field.designs[unit].plating?.[facing] ?? 'standard';
    const shield = (points: number): Absorbed => absorb(plating, nature, mech.body.armor[facing], points);
    const reaches = insideOf(left, source, containment, shield);
    const inside = Math.min(reaches, mech.body.structure[at]);
    const meetsArmor = source !== 'explosion' || containment?.blowsOut === true;
    // What goes on to the next part has met all the armor here.
    const held = meetsArmor ? shield(containment ? left - inside : left) : NOTHING;
    const damage = held.points + inside;
    if (damage + held.boxes > 0) {
      mech.body.armor[facing] -= held.boxes;
      mech.body.structure[at] -= inside;
      mech.thisPhase.damage += damage;
      left -= damage;
      if (play.listening) {
        const armor = mech.body.armor[facing];
        const structure = mech.body.structure[at];
        play.emit({ type: 'damaged', unit, location: at, rear: facing !== at, damage, armor, structure });
      }
    }
    if (inside > 0) {
      isHurt = true;
      if (source !== 'earlier')
        criticalHits(play, field, unit, at, { modifier: criticals, by, counts, containment });
      if (mech.body.structure[at] === 0) loseLocation(play, field, unit, at, { blownOff: false, source });
    }
    if (!containment || left === 0) continue;
    // MT-MCON-12: it shakes the 'Mech all the same.
    mech.thisPhase.damage += left;
    play.emit(containment.vented(unit, at, left));
    break;
  }
  return isHurt;
}

const containmentAt = (play: Play<Classic>, field: Battlefield, unit: number, at: Part): Containment | null =>
  field.plugged.contained?.(null, field, play.state, unit, at) ?? null;

/** Of so many points those that get inside. */
function insideOf(
  points: number,
  source: Source,
  containment: Containment | null,
  shield: (points: number) => Absorbed,
): number {
  if (containment) return Math.min(points, containment.inside);
  return source === 'explosion' ? points : points - shield(points).points;
}

const NOTHING: Absorbed = { points: 0, boxes: 0 };

/** One chance of critical hits (CBT-DMG-03). A limb without structure was shot away, not blown off (CBT-PHY-13). */
function criticalHits(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  location: Part,
  {
    modifier,
    by = unit,
    counts,
    containment = null,
  }: {
    readonly modifier: number;
    readonly by?: number | undefined;
    readonly counts?: Struck['counts'] | undefined;
    readonly containment?: Containment | null;
  },
): boolean {
  const mech = play.state.units[unit];
  const at = criticalLocation(mechDesign(field, unit), mech, location);
  if (at < 0) return false;
  const result = rollCriticalHits(play, unit, at, { modifier, by, counts });
  if (result === 'off')
    loseLocation(play, field, unit, at, { blownOff: mech.body.structure[at] > 0, source: 'hit' });
  else
    for (let i = 0; i < result; i++)
      if (!isSpared(play, unit, containment)) hitSlot(play, field, unit, at, by);
  return result === 'off' || result > 0;
}

/** MT-SYS-01 */
function isSpared(play: Play<Classic>, unit: number, containment: Containment | null): boolean {
  if (containment?.sparesFrom === undefined) return false;
  const dice = play.roll(PURPOSES.spared, 2, rolledBy(unit, containment.sparesFrom));
  const success = sum(dice) >= containment.sparesFrom;
  if (containment.spared) play.emit(containment.spared(unit, dice, success));
  return success;
}

/** MT-PRE-15: a hit that does no damage of its own. */
export const threaten = (
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  part: Part,
  by: number,
): boolean =>
  criticalHits(play, field, unit, part, { modifier: hardness(play.state, field, unit, part, false), by });

/** One critical hit where there is something to hit. */
export function failInside(play: Play<Classic>, field: Battlefield, unit: number, part: Part): void {
  const at = criticalLocation(mechDesign(field, unit), play.state.units[unit], part);
  if (at >= 0) hitSlot(play, field, unit, at);
}

/** CBT-CRT-06: the slot is marked; what cannot wait for the end of the phase happens (CBT-CRT-23). */
function hitSlot(play: Play<Classic>, field: Battlefield, unit: number, location: Part, by = unit): void {
  const mech = play.state.units[unit];
  const design = mechDesign(field, unit);
  const slot = rollSlot(play, design, mech, location, {
    about: rolledBy(by, undefined, unit),
    onMaterial: (name) => field.plugged.findsMaterial?.(play, field, unit, location, name),
  });
  if (slot < 0) return;
  const { kind, name, index } = design.components[location][slot]!;
  const wasWhole = kind === 'weapon' && weaponWorks(design.weapons[index], mech.body);
  mech.body.hits[location] |= 1 << slot;
  play.emit({ type: 'critical', unit, location, slot, component: name });
  if (kind === 'ammo') explode(play, field, unit, index);
  else if (wasWhole) burst(play, field, unit, index, location);
  else if (kind === 'cockpit') {
    if (!isRelieved(play, field, unit, 'cockpit')) killPilot(play, field, unit, 'pilot');
  } else if (kind === 'engine' && engineHits(design, mech.body) >= ENGINE_DESTROYED) {
    destroy(play, field, unit, 'engine');
  }
  field.plugged.critical?.(play, field, unit, location, slot);
}

/** CBT-DMG-05, CBT-PHY-13: what a location held is lost with it; a limb that is blown off lies in the hex. */
export function losePart(
  { units, limbs }: Pick<State, 'units' | 'limbs'>,
  unit: number,
  part: Part,
  blownOff: boolean,
): void {
  const { body, hex } = units[unit];
  body.lost |= bitOf(part);
  body.structure[part] = 0;
  body.armor[part] = 0;
  body.armor[armorFacing(part, true)] = 0;
  if (blownOff && hex >= 0 && isLimb(part)) limbs.push(hex);
}

/** CBT-DMG-05 to CBT-DMG-07. Ammunition in a lost location does not go up. */
function loseLocation(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  location: Part,
  { blownOff, source }: { readonly blownOff: boolean; readonly source: Source },
): void {
  if (isLost(play.state.units[unit].body, location)) return;
  losePart(play.state, unit, location, blownOff);
  play.emit({ type: 'location-lost', unit, location, blownOff });
  field.plugged.partLost?.(play, field, unit, location);
  if (location === Location.HD) {
    if (!hasLowCockpit(mechDesign(field, unit))) killPilot(play, field, unit, 'pilot');
  } else if (location === Location.CT && source === 'explosion') killPilot(play, field, unit, 'explosion');
  else if (location === Location.CT) destroy(play, field, unit, 'center-torso');
  else if (location === Location.LT || location === Location.RT) {
    if (engineHits(mechDesign(field, unit), play.state.units[unit].body) >= ENGINE_DESTROYED)
      destroy(play, field, unit, 'engine');
    const arm = location === Location.LT ? Location.LA : Location.RA;
    loseLocation(play, field, unit, arm, { blownOff: true, source });
  }
}
