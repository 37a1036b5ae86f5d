// The last steps of a design: ammunition, heat sinks and armour for the rest of the tonnage.

import { MECH_STRUCTURE } from '../data/frames.ts';
import { ITEMS, type Item, type Weapon } from '../data/items.ts';
import { ammunitionOf, armorPointsOf, type Mech, weaponsOf } from '../units/unit.ts';
import { armorTons, pointsOf } from '../weights/armor.ts';
import { choose, mount, tonsOf } from './operations.ts';
import { roomIn } from './room.ts';

const HEAD = 9;
/** Armour that a person would not go without, as a share of the most. */
const DECENT = 0.6;
/** Of a torso, what lies in front. */
const FRONT = 0.75;

/** The most points of each location, front and rear together. */
export function mostArmor({ tons, frame, isArmless }: Mech): Readonly<Record<string, number>> {
  const boxes = MECH_STRUCTURE.get(tons);
  if (boxes === undefined) return {};
  const arm = isArmless ? 0 : 2 * (frame === 'quad' ? boxes.leg : boxes.arm);
  const [side, leg] = [2 * boxes.side, 2 * boxes.leg];
  return { HD: HEAD, CT: 2 * boxes.ct, LT: side, RT: side, LA: arm, RA: arm, LL: leg, RL: leg };
}

const sumOf = (points: Readonly<Record<string, number>>): number =>
  Object.values(points).reduce((sum, each) => sum + each, 0);

const PAIRS: readonly (readonly string[])[] = [['CT'], ['LT', 'RT'], ['LL', 'RL'], ['LA', 'RA'], ['HD']];

/** Armour of so many tons, on both sides alike, the head first. */
export function spreadArmor(mech: Mech, tons: number): Mech {
  const most = mostArmor(mech);
  const all = Math.min(sumOf(most), pointsOf(tons, mech.armor));
  const share = sumOf(most) === 0 ? 0 : all / sumOf(most);
  const points = Object.fromEntries(
    Object.entries(most).map(([place, each]) => [place, Math.floor(each * share)]),
  );
  points.HD = Math.min(HEAD, all, Math.ceil(HEAD * Math.min(1, share * 1.5)));
  while (sumOf(points) > all) points.CT = points.CT! - 1;
  let left = all - sumOf(points);
  while (left > 0) {
    const before = left;
    for (const pair of PAIRS) {
      const hasRoom = pair.every((place) => points[place]! < most[place]!);
      if (!hasRoom || left < pair.length) continue;
      for (const place of pair) points[place] = points[place]! + 1;
      left -= pair.length;
    }
    if (left === before) break;
  }
  // A single point that no pair can share.
  const last = Object.keys(most).find((place) => points[place]! < most[place]!);
  if (left > 0 && last !== undefined) points[last] = points[last]! + left;
  const rear = Object.fromEntries(
    ['CT', 'LT', 'RT'].map((place) => [`${place}R`, points[place]! - Math.ceil(points[place]! * FRONT)]),
  );
  for (const place of ['CT', 'LT', 'RT']) points[place] = points[place]! - rear[`${place}R`]!;
  return { ...mech, armor: { ...mech.armor, points: { ...points, ...rear } } };
}

/** A ton of standard ammunition for every gun that has none. */
function supplied(mech: Mech): Mech {
  return weaponsOf(mech).reduce((now, { item }) => {
    const bin = item.ammo === null || item.flags.has('oneShot') ? undefined : binFor(item);
    const isThere = ammunitionOf(now).some(
      (each) => each.item.family === item.ammo && each.item.rack === bin?.rack,
    );
    return bin === undefined || isThere ? now : mount(now, bin);
  }, mech);
}

const NOT_FOR_MECHS = ['battleArmor', 'infantry', 'protomech'];

const binFor = ({ ammo, rack, tech }: Weapon) =>
  ITEMS.find(
    (item): item is Extract<Item, { kind: 'ammo' }> =>
      item.kind === 'ammo' &&
      item.family === ammo &&
      (item.rack === rack || item.rack === null) &&
      item.munition === 'standard' &&
      !NOT_FOR_MECHS.some((flag) => item.flags.has(flag)) &&
      (item.tech === tech || item.tech === 'both' || tech === 'both') &&
      item.tons === 1,
  );

/** Heat of all weapons at once. */
export const heatOf = (mech: Mech): number => weaponsOf(mech).reduce((sum, { item }) => sum + item.heat, 0);

export const coolingOf = ({ heatSinks: { type, count } }: Mech): number => type.dissipates * count;

/** Sinks while they are wanted, fit, and leave so many tons. */
function cooled(mech: Mech, reserve: number): Mech {
  const { heatSinks } = mech;
  if (coolingOf(mech) >= heatOf(mech)) return mech;
  const more = choose(mech, { heatSinks: { ...heatSinks, count: heatSinks.count + 1 } });
  return fits(more) && more.tons - tonsOf(more) >= reserve ? cooled(more, reserve) : mech;
}

/** Ammunition, then sinks beside a decent armour, then armour, then sinks for what is left. */
export function finished(mech: Mech): Mech {
  const bare = spreadArmor(supplied(mech), 0);
  if (bare.tons - tonsOf(bare) <= 0) return supplied(mech);
  const most = armorTons(sumOf(mostArmor(mech)), mech.armor);
  const cool = cooled(bare, Math.min(most, (bare.tons - tonsOf(bare)) * DECENT));
  const plated = spreadArmor(cool, Math.min(most, cool.tons - tonsOf(cool)));
  return bestUsed(cooled(plated, 0));
}

/** Tonnage that neither armour nor heat needs goes into more ammunition, by the ton, and into sinks. */
function bestUsed(mech: Mech): Mech {
  const left = mech.tons - tonsOf(mech);
  if (left <= 0) return mech;
  // Hundredths of a ton may be left over (MT-CONS-02).
  if (left < 1) return mech.isFractional ? mech : traded(mech);
  const [gun] = weaponsOf(mech).filter(({ item }) => item.ammo !== null && !item.flags.has('oneShot'));
  const bin = gun && binFor(gun.item);
  const { heatSinks } = mech;
  const more = bin
    ? mount(mech, bin)
    : choose(mech, { heatSinks: { ...heatSinks, count: heatSinks.count + 1 } });
  return more === mech || !fits(more) || tonsOf(more) > more.tons ? mech : bestUsed(more);
}

const HALF = 0.5;

/** Half a ton that nothing weighs: half a ton of armour with it makes a ton. */
function traded(mech: Mech): Mech {
  const tons = armorTons(armorPointsOf(mech), mech.armor);
  if (tons < HALF) return mech;
  const done = bestUsed(spreadArmor(mech, tons - HALF));
  return tonsOf(done) === done.tons ? done : mech;
}

const fits = (mech: Mech): boolean => Object.values(roomIn(mech)).every((open) => open >= 0);
