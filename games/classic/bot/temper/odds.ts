import { THROWS_OF_TWO_DICE } from '@ironfield/kernel/players/odds.ts';
import type { Battlefield } from '../../battlefield.ts';
import { columnsOf, type WeaponType } from '../../data/equipment.ts';
import { CLUSTER_HITS } from '../../data/tables.ts';
import type { LoadedShot } from '../../points/weapon-attacks.ts';
import { isCluster } from '../../rules/fire/ammunition.ts';
import { pointsAt, rangeOf } from '../../rules/fire/range.ts';
import type { State } from '../../state.ts';

/** MT-WPN-43: of its points, what reaches so far. */
export const shareAt = (type: WeaponType, range: number): number =>
  type.falloff ? pointsAt(type, range) / type.damage : 1;

/** Missiles of a salvo that hit on average. */
const MISSILES = new Map(
  Object.entries(CLUSTER_HITS).map(([size, row]) => [
    Number(size),
    row.reduce((sum, hits, total) => sum + hits * THROWS_OF_TWO_DICE[total], 0) / 36,
  ]),
);

/** MT-WPN-42: pellets of a gun that hit on average, a point each. */
export const meanPellets = ({ damage }: WeaponType): number => MISSILES.get(damage)!;

/** Damage of a hit on average. */
export function meanDamage(type: WeaponType): number {
  const { damage, cluster, share = 1, locks } = type;
  if (cluster === 0) return damage * share;
  if (locks || cluster === 1) return damage * cluster;
  return damage * columnsOf(type).reduce((sum, column) => sum + MISSILES.get(column)!, 0);
}

/** How many times as many missiles hit, where this is added to the roll for them. */
export function helpedBy(type: WeaponType, added: number): number {
  if (type.cluster === 0 || type.locks) return 1;
  const [plain, helped] = [0, added].map((plus) =>
    columnsOf(type).reduce((sum, column) => sum + meanMissiles(CLUSTER_HITS[column], plus), 0),
  );
  return helped / plain;
}

const meanMissiles = (row: readonly number[], plus: number): number =>
  row.reduce(
    (sum, _, total) => sum + row[Math.min(total + plus, row.length - 1)] * THROWS_OF_TWO_DICE[total],
    0,
  );

/** Of so many rounds at once those that hit on average. */
export const meanHits = (rounds: number): number => (rounds > 1 ? MISSILES.get(rounds)! : 1);

/** MT-WPN-43: rounds at once that a gun usually fires, as long as its heat allows. */
export const usualRounds = (type: WeaponType): number => (type.isRotary ? 4 : 1);

/** The same of a unit as it is: many people do less when some of them are gone. */
export const meanDamageOf = (
  field: Battlefield,
  { units }: Pick<State, 'units'>,
  unit: number,
  type: WeaponType,
): number => meanDamage(type) * (field.kinds[unit].troopers?.share(field, unit, units[unit]) ?? 1);

/** And with what is in a bin, where a hit with the usual does so many points. */
export function meanDamageOfLoad(field: Battlefield, state: State, points: number, shot: LoadedShot): number {
  const bin = field.designs[shot.attacker].bins[shot.bin];
  const usual = bin.as ? meanDamage(bin.as) : isCluster(bin) ? meanPellets(bin.type) : points;
  return field.plugged.pointsOfLoad?.(usual, field, state, shot) ?? usual;
}

const MEAN_DIE = 3.5;
/** MT-PRE-15: who has climbed onto a 'Mech goes on hurting it without a roll, until it gets rid of them. */
const TURNS_ON_IT = 2;

/** And of one hit on this target: machine guns sweep infantry, and some guns do less far away. */
export function meanDamageOn(
  field: Battlefield,
  state: Pick<State, 'units'>,
  unit: number,
  type: WeaponType,
  target: number,
): number {
  const isByTroopers = field.kinds[unit].troopers !== undefined;
  const dice = field.kinds[target].troopers?.diceOf(type, isByTroopers) ?? 0;
  if (dice > 0) return MEAN_DIE * dice;
  const share = type.falloff ? shareAt(type, rangeOf(field, state, { attacker: unit, target })) : 1;
  return share * meanDamageOf(field, state, unit, type);
}

/** And of all that follows from it. */
export const meanDamageAt = (
  field: Battlefield,
  state: State,
  unit: number,
  type: WeaponType,
  target: number,
): number =>
  (type.closeAttack === 'swarm' ? TURNS_ON_IT : 1) * meanDamageOn(field, state, unit, type, target);
