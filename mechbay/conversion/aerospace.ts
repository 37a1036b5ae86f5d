// Fighters and DropShips (BF2-CONV-40 to BF2-CONV-46).

import type { Weapon } from '../data/items.ts';
import { nearest } from '../data/rounding.ts';
import { type Aerospace, type Mount, weaponsOf } from '../units/unit.ts';
import { aerialShares, type Bands } from './bands.ts';
import { counts, firepower, firingHeat } from './damage.ts';
import type { Element } from './element.ts';
import { cooledFactors, type Damage } from './heat.ts';
import { specialsOf } from './specials.ts';

const FIGHTER_POINTS = 40;
const SHIP_POINTS = 30;
const WINGS: readonly string[] = ['nose', 'leftWing', 'rightWing'];

/** An arc is a location, and its rear half on a DropShip. */
type Arc = readonly Mount<Weapon>[];

/** BF2-CONV-46: tenths of the damage, and at least one if any weapon reaches. */
function fireFactor(unit: Aerospace, arc: Arc): Bands {
  const { total } = firepower(unit, arc, { shares: aerialShares, countsAmmunition: false });
  return total.map((damage) => (damage > 0 ? Math.max(1, nearest(damage / 10)) : 0)) as unknown as Bands;
}

const sum = (list: readonly Bands[]): Bands =>
  list.reduce<Bands>(([a, b, c], [x, y, z]) => [a + x, b + y, c + z], [0, 0, 0]);

const dissipation = ({ heatSinks, hasDoubleSinks }: Aerospace): number =>
  heatSinks * (hasDoubleSinks ? 2 : 1);

export function aerospaceElement(unit: Aerospace): Element {
  const isShip = unit.kind === 'dropShip';
  const damage = isShip ? shipDamage(unit) : fighterDamage(unit);
  const forward = weaponsOf(unit).filter(({ location, isRear }) => WINGS.includes(location) && !isRear);
  const fire = firepower(unit, forward, { shares: aerialShares, countsAmmunition: false });
  const points = unit.armorPoints.reduce((total, each) => total + each, 0);
  const hull = nearest(points / SHIP_POINTS);
  return {
    mp: unit.thrust,
    mode: '',
    ...damage,
    class: classOf(unit),
    ...(isShip ? { armor: Math.ceil(hull / 2), structure: Math.floor(hull / 2) } : frameOf(unit, points)),
    specials: [...specialsOf(unit, fire, damage.l), ...(isShip && unit.isSpheroid ? ['sph'] : [])].toSorted(),
  };
}

/** BF2-CONV-41, BF2-CONV-46: the roster gives conventional fighters one point of structure, and no armour. */
const frameOf = ({ kind }: Aerospace, points: number): Pick<Element, 'armor' | 'structure'> =>
  kind === 'conventionalFighter'
    ? { armor: 0, structure: 1 }
    : { armor: nearest(points / FIGHTER_POINTS), structure: 0 };

function fighterDamage(unit: Aerospace): Damage {
  const arcs = WINGS.map((wing) => arcOf(unit, wing, false));
  return cooledFactors(
    sum(arcs.map((arc) => fireFactor(unit, arc))),
    firingHeat(arcs.flat()),
    dissipation(unit),
  );
}

const arcOf = (unit: Aerospace, location: string, isRear: boolean): Mount<Weapon>[] =>
  weaponsOf(unit).filter((mount) => mount.location === location && mount.isRear === isRear && counts(mount));

/** BF2-CONV-44, BF2-CONV-45: a spheroid fires each side, an aerodyne twice half of what points forward; none overheats. */
function shipDamage(unit: Aerospace): Damage {
  const arcs = unit.isSpheroid
    ? ['rightSide', 'leftSide'].flatMap((side) => [arcOf(unit, side, false), arcOf(unit, side, true)])
    : ['nose', 'rightSide', 'leftSide'].map((side) => arcOf(unit, side, false));
  const factors = arcs.map((arc) => fireFactor(unit, arc));
  const [pb, m, l] = unit.isSpheroid ? sum(factors.slice(0, 2)) : sum(factors);
  const share = unit.isSpheroid ? 1 : 0.5;
  const damage = cooledFactors(
    [pb * share, m * share, l * share],
    firingHeat(arcs.flat()),
    dissipation(unit),
  );
  return { ...damage, ov: 0 };
}

/** Fighters by their own classes, DropShips by size. */
function classOf({ kind, tons }: Aerospace): string {
  if (kind === 'dropShip') return tons < 2500 ? 'S' : tons < 10_000 ? 'M' : 'L';
  return tons < 50 ? 'L' : tons < 75 ? 'M' : 'H';
}
