import type { Piece } from './artillery.ts';

/** A weapon of CBT-EQP-01. */
export interface WeaponType {
  readonly id: string;
  readonly name: string;
  readonly category: 'energy' | 'ballistic' | 'missile';
  readonly heat: number;
  /** Damage of a hit; for missiles of each missile. */
  readonly damage: number;
  /** Missiles of a salvo: the column of the Cluster Hits Table; 0 for what is no missile. */
  readonly cluster: number;
  /** Points of damage that share one hit location: 5 for LRMs, 2 for SRMs (CBT-WPN-07). */
  readonly group: number;
  /** Minimum range, 0 for none; then the far ends of short, medium and long range. */
  readonly min: number;
  readonly short: number;
  readonly medium: number;
  readonly long: number;
  /** Half tons. */
  readonly halfTons: number;
  readonly slots: number;
  /** Shots per ton of ammunition, 0 where none is needed. */
  readonly shots: number;
  /** The weapon's own modifier to every number; none for those of the introductory rules. */
  readonly toHit: number;
  /** Fires solid slugs or clusters, by what it is loaded with. */
  readonly takesClusters: boolean;
  /** MT-PRE-13: it can be fired at units in the same hex, with this modifier. */
  readonly sameHex?: number;
  /** MT-IEQP-05: what each range adds to the number, where its bands are its own. */
  readonly byRange?: readonly number[];
  /** MT-PRE-14: of all that several fire together the share that hits on average. */
  readonly share?: number;
  /** MT-WPN-63: twice as many hit as the table says, or one more where their number is odd. */
  readonly doublesHits?: true;
  readonly roundsUp?: true;
  /** MT-PRE-15: no shot, but an attack of infantry on a 'Mech at close quarters. */
  readonly closeAttack?: CloseAttack;
  /** It is fired at no unit in the usual way: it designates targets (MT-BASE-25), or throws shells at hexes (MT-BASE-24). */
  readonly support?: Support;
  /** MT-ELEC-05: heat of a shot at a unit, where it usually does something else. */
  readonly heatOfShot?: number;
  /** MT-WPN-47: it fires only if it is going to hit, and with all of its missiles. */
  readonly locks?: true;
  /** MT-BASE-10: it may fire two rounds at once. */
  readonly isUltra?: true;
  /** MT-WPN-43: it may fire up to six rounds at once, and a jam of it can be cleared. */
  readonly isRotary?: true;
  /** MT-ELEC-18: what it fires sticks to its target. */
  readonly throwsPods?: true;
  /** MT-WPN-44: it works between units in water alone. */
  readonly isTorpedo?: true;
  /** MT-WPN-63: under water it is a torpedo. */
  readonly swims?: true;
  /** MT-WPN-63: it is dropped from above, and fired at nothing. */
  readonly isDropped?: true;
  /** MT-WPN-63: it harms people without armour alone. */
  readonly isForPlatoons?: true;
  /** MT-WPN-63: points that it adds to each hit of a swarm, and to a leg attack. */
  readonly rips?: number;
  /** MT-WPN-49: it has one salvo, and is dead weight then. */
  readonly isSingle?: true;
  /** MT-WPN-46: the columns of the Cluster Hits Table that are rolled on, where its size has none. */
  readonly columns?: readonly number[];
  /** MT-WPN-51: points that a shot of its ammunition explodes with, where they are not those it hits with. */
  readonly explosive?: number;
  /** MT-WPN-50: points that the weapon itself explodes with when a critical hit finds it. */
  readonly bursts?: number;
  /** MT-WPN-43: points at short, medium and long range, where they fall off. */
  readonly falloff?: readonly [short: number, medium: number, long: number];
  /** MT-WPN-43: it throws a 'Mech off balance that fires it on the move. */
  readonly recoils?: true;
}

/** MT-BASE-09: AMS shoots at missiles alone. */
export type Support = 'TAG' | 'AMS' | Piece;

export type CloseAttack = 'leg' | 'swarm' | 'mine';

export const ranges = (min: number, short: number, medium: number, long: number) => ({
  min,
  short,
  medium,
  long,
});
const NEAR = ranges(0, 1, 2, 3);
const CLOSE = ranges(0, 3, 6, 9);
const MIDDLE = ranges(0, 5, 10, 15);
const FAR = ranges(3, 6, 12, 18);
const LRM = ranges(6, 7, 14, 21);

export type Row = readonly [
  id: string,
  name: string,
  heat: number,
  damage: number,
  tons: number,
  slots: number,
];

export const energy = (
  [id, name, heat, damage, tons, slots]: Row,
  range: ReturnType<typeof ranges>,
): WeaponType => ({
  id,
  name,
  category: 'energy',
  heat,
  damage,
  cluster: 0,
  group: damage,
  ...range,
  halfTons: 2 * tons,
  slots,
  shots: 0,
  toHit: 0,
  takesClusters: false,
});
export const ballistic = (row: Row, range: ReturnType<typeof ranges>, shots: number): WeaponType => ({
  ...energy(row, range),
  category: 'ballistic',
  shots,
});
export const missile = (
  row: Row,
  range: ReturnType<typeof ranges>,
  cluster: number,
  shots: number,
): WeaponType => ({
  ...ballistic(row, range, shots),
  category: 'missile',
  cluster,
  group: row[3] === 1 ? 5 : row[3],
});

/** CBT-EQP-01, without the hatchet, which makes physical attacks only. */
export const WEAPONS: readonly WeaponType[] = [
  energy(['flamer', 'Flamer', 3, 2, 1, 1], NEAR),
  energy(['large_laser', 'Large Laser', 8, 8, 5, 2], MIDDLE),
  energy(['medium_laser', 'Medium Laser', 3, 5, 1, 1], CLOSE),
  energy(['small_laser', 'Small Laser', 1, 3, 0.5, 1], NEAR),
  energy(['ppc', 'PPC', 10, 10, 7, 3], FAR),
  ballistic(['ac2', 'AC/2', 1, 2, 6, 1], ranges(4, 8, 16, 24), 45),
  ballistic(['ac5', 'AC/5', 1, 5, 8, 4], FAR, 20),
  ballistic(['ac10', 'AC/10', 3, 10, 12, 7], MIDDLE, 10),
  ballistic(['ac20', 'AC/20', 7, 20, 14, 10], CLOSE, 5),
  ballistic(['vehicle_flamer', 'Flamer (Vehicle)', 3, 2, 0.5, 1], NEAR, 20),
  ballistic(['machine_gun', 'Machine Gun', 0, 2, 0.5, 1], NEAR, 200),
  missile(['lrm5', 'LRM 5', 2, 1, 2, 1], LRM, 5, 24),
  missile(['lrm10', 'LRM 10', 4, 1, 5, 2], LRM, 10, 12),
  missile(['lrm15', 'LRM 15', 5, 1, 7, 3], LRM, 15, 8),
  missile(['lrm20', 'LRM 20', 6, 1, 10, 5], LRM, 20, 6),
  missile(['srm2', 'SRM 2', 2, 2, 1, 1], CLOSE, 2, 50),
  missile(['srm4', 'SRM 4', 3, 2, 2, 1], CLOSE, 4, 25),
  missile(['srm6', 'SRM 6', 4, 2, 3, 2], CLOSE, 6, 15),
];

/** MT-BASE-24: hexes that artillery on the map is fired over directly. */
const DIRECT = ranges(0, 17, 17, 17);

const artillery = (support: Piece, row: Row, shots: number): WeaponType => ({
  ...ballistic(row, DIRECT, shots),
  support,
});

/** MT-ELEC-05: where it is fired at units at all. */
const BESIDE = ranges(0, 1, 1, 1);

/** MT-BASE-09: it shoots at missiles; as a weapon it is a machine gun, as which its rounds explode (MT-WPN-51). */
const antiMissile = (row: Row, shots: number): WeaponType => ({
  ...ballistic(row, BESIDE, shots),
  support: 'AMS',
  heatOfShot: 0,
});

const laserAntiMissile = (id: string, name: string): WeaponType => ({
  ...energy([id, name, 0, 3, 1.5, 2], BESIDE),
  support: 'AMS',
  heatOfShot: 1,
});

/** Weapons that help others to hit, with the ones they help: units have them where an option allows it. */
export const SUPPORT_WEAPONS: readonly WeaponType[] = [
  { ...energy(['tag', 'TAG', 0, 0, 1, 1], ranges(0, 5, 9, 15)), support: 'TAG' },
  { ...energy(['light_tag', 'Light TAG', 0, 0, 0.5, 1], ranges(0, 3, 6, 9)), support: 'TAG' },
  antiMissile(['ams', 'AMS', 1, 2, 0.5, 1], 12),
  antiMissile(['clan_ams', 'Clan AMS', 1, 2, 0.5, 1], 24),
  laserAntiMissile('laser_ams', 'Laser AMS'),
  laserAntiMissile('clan_laser_ams', 'Clan Laser AMS'),
  artillery('long tom', ['long_tom', 'Long Tom', 20, 20, 30, 30], 5),
  artillery('sniper', ['sniper', 'Sniper', 10, 10, 20, 20], 10),
  artillery('thumper', ['thumper', 'Thumper', 6, 5, 15, 15], 20),
  artillery('arrow iv', ['arrow_iv', 'Arrow IV', 10, 20, 15, 15], 5),
];

/** Clan weapons have a name of their own: most of them share one with a lesser one of the Inner Sphere. */
export const CLAN = 'Clan ';

export const isClan = ({ name }: WeaponType): boolean => name.startsWith(CLAN);

/** MT-BASE-06: a targeting computer helps what fires straight at its target; flamers and machine guns only spray. */
export const isDirectFire = ({ category, id }: WeaponType): boolean =>
  category !== 'missile' && !/flamer|machine_gun|tag$|ams$/.test(id);

export const isMachineGun = ({ id }: Pick<WeaponType, 'id'>): boolean => /machine_gun$/.test(id);

/** A flamer that a machine carries, whoever has made it. */
export const isFlamer = ({ id }: Pick<WeaponType, 'id'>): boolean => FLAMER.test(id);

const FLAMER = /^(vehicle_flamer|heavy_flamer|(clan_)?flamer(_vehicle_)?)$/;

/** The columns in which the missiles of a salvo are rolled for. */
export const columnsOf = ({ columns, cluster }: WeaponType): readonly number[] => columns ?? [cluster];

/** Damage of one full shot where its ammunition explodes: what decides which goes up first (CBT-HEA-15, MT-WPN-51). */
export const rackDamage = ({ explosive, damage, cluster }: WeaponType): number =>
  explosive ?? damage * Math.max(1, cluster);
