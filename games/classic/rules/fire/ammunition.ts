import type { Shot } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { WeaponType } from '../../data/equipment.ts';
import { LOWEST_ROLL } from '../../data/tables.ts';
import type { Bin, Design, WeaponMount } from '../../design.ts';
import type { State, UnitState, WeaponAttack } from '../../state.ts';
import { areWhole } from '../unit/condition.ts';
import { rangeOf } from './range.ts';

/** Shots that can still be fired or go up: the bin has some, and is neither hit nor lost with its location. */
const isLoaded = ({ part }: Bin, shots: number, mech: UnitState): boolean =>
  shots > 0 && (part === null || areWhole(part, mech.body));

/** CBT-WPN-04: the bins that a weapon may draw its next shot from. */
export function binsFor({ designs }: Battlefield, { units }: State, unit: number, weapon: number): number[] {
  const { bins, weapons } = designs[unit];
  const mech = units[unit];
  return weapons[weapon].bins.filter(
    (bin) => !bins[bin].isForHexes && isLoaded(bins[bin], mech.body.shots[bin], mech),
  );
}

/** MT-BASE-12: those with missiles that are fired at hexes alone. */
export function binsToLob(field: Battlefield, { units }: State, unit: number, weapon: number): number[] {
  const { bins, weapons } = field.designs[unit];
  const mech = units[unit];
  return weapons[weapon].bins.filter(
    (bin) => bins[bin].isForHexes && isLoaded(bins[bin], mech.body.shots[bin], mech),
  );
}

/** And those for fire at a hex: not what does nothing there. */
export function binsForHexes(field: Battlefield, state: State, unit: number, weapon: number): number[] {
  const { bins } = field.designs[unit];
  return binsFor(field, state, unit, weapon).filter((bin) => !bins[bin].isHarmless);
}

/** The same for a shot at a target: not everything may be fired at everybody (MT-WPN-56). */
export function binsAt(
  field: Battlefield,
  state: State,
  { attacker, weapon, target }: Pick<Shot, 'attacker' | 'weapon' | 'target'>,
): readonly number[] {
  const bins = binsFor(field, state, attacker, weapon);
  if (typeof target !== 'number') return bins;
  const open = field.plugged.loadsAt?.(bins, field, state, { attacker, weapon, target }) ?? bins;
  return inReach(field, state, open, { attacker, target });
}

/** MT-WPN-42: where bins reach differently far, those that reach the target, if any does. */
function inReach(
  field: Battlefield,
  state: State,
  bins: readonly number[],
  shot: { readonly attacker: number; readonly target: number },
): readonly number[] {
  const all = field.designs[shot.attacker].bins;
  if (!bins.some((bin) => all[bin].as)) return bins;
  const range = rangeOf(field, state, shot);
  const reaching = bins.filter((bin) => {
    const type = all[bin].as ?? all[bin].type;
    return range <= (field.plugged.farthest?.(type) ?? type.long);
  });
  return reaching.length > 0 ? reaching : bins;
}

/** What fires a shot: the weapon, or what that comes to with what is in the bin (MT-WPN-42). */
export const firedBy = (
  { designs }: Pick<Battlefield, 'designs'>,
  attacker: number,
  weapon: number,
  bin: number,
): WeaponType => designs[attacker].bins[bin]?.as ?? designs[attacker].weapons[weapon].type;

/** Rounds that a declared attack takes from its bin. */
export const roundsOf = ({ rounds }: Pick<WeaponAttack, 'rounds'>): number => rounds ?? 1;

/** MT-WPN-43: the throw up to which so many rounds at once jam a rotary autocannon. */
const ROTARY: Readonly<Record<number, number>> = { 1: 0, 2: 2, 4: 3, 6: 4 };
const DOUBLE = 2;

/** MT-BASE-10: the throw up to which two rounds at once jam a gun; 0 for one that never fires two. */
function doubleJamsUpTo({ plugged }: Pick<Battlefield, 'plugged'>, type: WeaponType): number {
  const usual = type.isUltra ? LOWEST_ROLL : 0;
  return plugged.jamsUpTo?.(usual, type) ?? usual;
}

/** MT-BASE-10, MT-WPN-43: the throw up to which so many rounds at once jam a gun; 0 where they never do. */
export function jamsUpTo(field: Pick<Battlefield, 'plugged'>, type: WeaponType, rounds: number): number {
  if (type.isRotary) return ROTARY[rounds] ?? 0;
  return rounds < DOUBLE ? 0 : doubleJamsUpTo(field, type);
}

/** How many rounds a gun may fire at once, the fewest first, with what one of its bins holds. */
export function roundsFor(field: Battlefield, state: State, unit: number, weapon: number): readonly number[] {
  const { type, served } = field.designs[unit].weapons[weapon];
  // MT-IEQP-02: guns of platoons have the plain rate of fire.
  if (served || (!type.isRotary && doubleJamsUpTo(field, type) === 0)) return ONE;
  const { shots } = state.units[unit].body;
  const { bins } = field.designs[unit];
  // MT-WPN-59: some rounds are fired one by one.
  const many = binsFor(field, state, unit, weapon).filter((bin) => !bins[bin].isSingle);
  const most = Math.max(1, ...many.map((bin) => shots[bin]));
  const rates = type.isRotary ? Object.keys(ROTARY).map(Number) : [1, DOUBLE];
  return rates.filter((rounds) => rounds <= most);
}

const ONE: readonly number[] = [1];

/** CBT-WPN-04: energy weapons need no ammunition. */
export function hasAmmunition(design: Design, mech: UnitState, mount: WeaponMount): boolean {
  if (mount.bins.length === 0) return mount.type.shots === 0;
  return loadedWith(design, mech, mount) !== null;
}

/** MT-WPN-42: does a weapon have shots of more than one sort, so that each shot chooses? */
export function hasChoiceOfLoad(field: Battlefield, state: State, unit: number, weapon: number): boolean {
  const { bins } = field.designs[unit];
  const [first, ...others] = binsFor(field, state, unit, weapon);
  return others.some((bin) => bins[bin].load !== bins[first].load);
}

/** MT-WPN-42: pellets instead of one slug. */
export const isCluster = ({ load, type }: Bin): boolean => type.takesClusters && load === 'cluster';

/** MT-WPN-55: missiles that go on to others. */
export const isSwarm = (bin: Pick<Bin, 'load'> | undefined): boolean =>
  bin?.load === 'swarm' || bin?.load === 'swarm-i';

/** Those from which an aimed shot is fired. */
export function binsToAim(field: Battlefield, bins: readonly number[], unit: number): readonly number[] {
  return bins.filter((bin) => !isCluster(field.designs[unit].bins[bin]));
}

/** MT-WPN-05: are there several sorts of shots that may be aimed? */
export function hasChoiceToAim(field: Battlefield, bins: readonly number[], unit: number): boolean {
  const all = field.designs[unit].bins;
  const [first, ...others] = binsToAim(field, bins, unit);
  return others.some((bin) => all[bin].load !== all[first].load);
}

/** The bin that a shot is fired from: the one chosen, or the first that will do. Pellets are not aimed. */
export function binOfShot(field: Battlefield, state: State, shot: Shot): number {
  const { attacker, bin, aim } = shot;
  const all = binsAt(field, state, shot);
  const { bins } = field.designs[attacker];
  return bin ?? (aim < 0 ? all[0] : all.find((each) => !isCluster(bins[each]))) ?? -1;
}

/** The bin that a weapon draws its next shot from, unless told otherwise: the first with any. */
export function loadedWith({ bins }: Design, mech: UnitState, mount: WeaponMount): Bin | null {
  for (const bin of mount.bins)
    if (!bins[bin].isForHexes && isLoaded(bins[bin], mech.body.shots[bin], mech)) return bins[bin];
  return null;
}

/**
 * CBT-HEA-15: the loaded bins with the most destructive rack. One-shot launchers have none that could explode, and what
 * Gauss rifles fire does not (MT-WPN-50).
 */
export function mostExplosiveBins({ bins }: Design, mech: UnitState): number[] {
  const loaded = bins.flatMap((bin, index) =>
    bin.part && bin.rack > 0 && isLoaded(bin, mech.body.shots[index], mech) ? [index] : [],
  );
  const worst = Math.max(0, ...loaded.map((bin) => bins[bin].rack));
  return loaded.filter((bin) => bins[bin].rack === worst);
}
