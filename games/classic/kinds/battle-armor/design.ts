import { remembered } from '@ironfield/kernel/memory.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { WeaponType } from '../../data/equipment.ts';
import { fittingNamed } from '../../data/fittings.ts';
import type { Bin, WeaponMount } from '../../design.ts';
import { isCounted, SUIT_WEAPONS } from '../../squads/suit-weapons.ts';
import type { BattleArmorFile, Covering } from '../../units/battle-armor-file.ts';
import { closeAttack, LEG_DAMAGE } from '../infantry/data/platoons.ts';
import type { OnFoot } from '../infantry/design.ts';
import { countedHits, hitsOf, INSIDE, missilesOf } from './data/squads.ts';

/** The figures that only a squad of battle armour has. */
export interface BattleArmorDesign extends OnFoot {
  /** By weapon: what one trooper fires; of an attack at close quarters the attack itself. */
  readonly carried: readonly WeaponType[];
  readonly coverings: readonly Covering[];
  /** MT-WPN-63: points that claws add to each hit of a swarm, and to a leg attack. */
  readonly claws: number;
}

export const squadDesign = ({ designs }: Battlefield, unit: number): BattleArmorDesign =>
  designs[unit] as BattleArmorDesign;

/** The design of a squad's file, made once per file; or what in it cannot be played. */
export const designOf = remembered(compile);

function compile(file: BattleArmorFile): Result<BattleArmorDesign, readonly string[]> {
  const { troopers, tons, weapons, armor, ground, jump, covering } = file;
  const problems = [
    ...(tons === troopers ? [] : [`tons: ${troopers} suits weigh ${troopers} tons`]),
    ...(ground + jump > 0 ? [] : ['ground, jump: nobody moves without MP']),
    ...weapons.flatMap(problemsOf),
    ...(file.torpedoes && !file.submersible ? ['torpedoes: only those who dive have them (MT-SOPS-11)'] : []),
  ];
  if (problems.length > 0) return refused(problems);
  const carried = weapons.map(({ weapon }) => launched(SUIT_WEAPONS.get(weapon)!, file.torpedoes === true));
  const bins: Bin[] = [];
  const mounts = carried.map((type, index): WeaponMount => {
    const { shots } = weapons[index];
    if (shots !== undefined) bins.push({ type, part: null, shots, rack: 0 });
    return mountOf(salvo(type, troopers), shots === undefined ? [] : [bins.length - 1]);
  });
  const claws = carried.reduce((sum, { rips = 0 }) => sum + rips, 0);
  const most = carried
    .filter(isOfUseOnMachines)
    .reduce((sum, type) => sum + swarmPoints(salvo(type, troopers).damage, type, claws), 0);
  const close = file.antiMech ? [closeAttack('leg', LEG_DAMAGE + claws), closeAttack('swarm', most)] : [];
  return accepted({
    name: `${file.name} ${file.model}`.trim(),
    tons,
    ground,
    jump,
    antiMech: file.antiMech === true,
    ...((file.clamps || file.antiMech) && { ridesOn: file.clamps ? 'anything' : 'handholds' }),
    coverings: covering ? [covering] : [],
    claws,
    ...(file.submersible && { dives: true }),
    ...(file.imaging && { fittings: [{ type: fittingNamed('Enhanced Imaging Display')!, parts: [] }] }),
    heatSinks: 0,
    armor: Array(troopers).fill(armor),
    structure: Array(troopers).fill(INSIDE),
    weapons: [...mounts, ...close.map((type) => mountOf(type, []))],
    carried: [...carried, ...close],
    bins,
  });
}

/** MT-SOPS-11: launchers of SRMs and LRMs are loaded with torpedoes, or with none. */
const launched = (type: WeaponType, hasTorpedoes: boolean): WeaponType =>
  hasTorpedoes && /^(srm|lrm)/.test(type.id) ? { ...type, isTorpedo: true } : type;

const isOfUseOnMachines = ({ damage, closeAttack: how, isForPlatoons, isDropped }: WeaponType): boolean =>
  damage > 0 && how === undefined && !isForPlatoons && !isDropped;

/** MT-WPN-63: claws add to each hit. */
export const swarmPoints = (points: number, { damage }: WeaponType, claws: number): number =>
  points + (claws * points) / damage;

function problemsOf({ weapon, shots }: BattleArmorFile['weapons'][number]): string[] {
  const type = SUIT_WEAPONS.get(weapon);
  if (!type) return [`weapons: no suit carries "${weapon}"`];
  if (isCounted(type) && shots === undefined) return [`weapons: ${weapon} needs shots`];
  if (!isCounted(type) && shots !== undefined) return [`weapons: ${weapon} needs no shots`];
  if (type.isSingle && shots !== 1) return [`weapons: ${weapon} has one shot (MT-WPN-63)`];
  return [];
}

/** Without bins it never runs dry. */
const mountOf = (type: WeaponType, bins: readonly number[]): WeaponMount => ({
  type: bins.length > 0 ? type : { ...type, shots: 0 },
  location: 0,
  rear: false,
  parts: [],
  bins,
  label: type.name,
});

const THROWS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/** The shots of all of them at once as one weapon: its damage is that of all shots. */
export function salvo(type: WeaponType, troopers: number): WeaponType {
  const count = troopers * Math.max(1, type.cluster);
  const hits = type.cluster > 0 ? missilesOf : hitsOf;
  const total = THROWS.reduce(
    (sum, each, index) => sum + WAYS[index] * countedHits(type, hits(count, each), count),
    0,
  );
  return {
    ...type,
    heat: 0,
    damage: count * type.damage,
    cluster: 0,
    group: type.cluster > 0 ? type.group : type.damage,
    sameHex: 0,
    share: total / (36 * count),
  };
}
