// 'Mechs (BF2-CONV-01 to BF2-CONV-11, BF2-CONV-16, BF2-CONV-17).

import { nearest, roundUp } from '../data/rounding.ts';
import { armorPointsOf, equipmentOf, hasItem, type Mech, weaponsOf } from '../units/unit.ts';
import { shares } from './bands.ts';
import { firepower, firingHeat } from './damage.ts';
import type { Element } from './element.ts';
import { cooled } from './heat.ts';
import { specialsOf } from './specials.ts';
import { weightClass } from './weight-class.ts';

const MOST_ARMOR = 8;
const POINTS_OF_ARMOR = 40;
const RUNNING = 2;
const HIDING = 10;

/** BF2-CONV-03: by tonnage from 10, with a standard, a Clan XL and an Inner Sphere XL engine. */
const STRUCTURE: readonly (readonly [number, number, number])[] = [
  [1, 1, 1],
  [1, 1, 1],
  [2, 1, 1],
  [2, 2, 1],
  [3, 2, 1],
  [3, 2, 1],
  [3, 3, 2],
  [4, 3, 2],
  [4, 3, 2],
  [5, 3, 2],
  [5, 4, 2],
  [5, 4, 3],
  [5, 4, 3],
  [6, 4, 3],
  [6, 5, 3],
  [7, 5, 3],
  [7, 5, 3],
  [7, 5, 4],
  [8, 6, 4],
];

/** BF2-CONV-01: with a shorter jump than walk it counts as one that cannot jump. */
const isJumping = ({ walk, jump }: Mech): boolean => jump > 0 && jump >= walk;

export function mechElement(mech: Mech): Element {
  const forward = weaponsOf(mech).filter(({ isRear }) => !isRear || hasItem(mech, 'tts-multi-trac-2'));
  const fire = firepower(mech, forward, { shares, countsAmmunition: true });
  const [pb, m, l] = fire.total;
  const dissipation = mech.heatSinks.count * mech.heatSinks.type.dissipates;
  const damage = cooled([pb + bodily(mech), m, l], firingHeat(forward) + movementHeat(mech), dissipation);
  return {
    mp: mech.walk,
    mode: isJumping(mech) ? 'J' : '',
    ...damage,
    class: weightClass(mech.tons),
    armor: armorValue(mech),
    structure: structureValue(mech),
    specials: specialsOf(mech, fire, damage.l),
  };
}

/** BF2-CONV-07: fists, hatchets and swords hit at pointblank range. */
function bodily({ tons, mounts }: Mech): number {
  const blades = equipmentOf({ mounts }).reduce((sum, { item }) => {
    if (item.id === 'is-hatchet') return sum + roundUp(tons / 5);
    return item.id === 'is-sword' ? sum + roundUp(tons / 10) + 1 : sum;
  }, 0);
  return tons / 5 + blades;
}

function movementHeat(mech: Mech): number {
  const hiding = mech.armor.type.id === 'stealth' || hasItem(mech, 'null-signature-system') ? HIDING : 0;
  const heat = mech.engine.type.id.startsWith('xxl') ? 3 : 1;
  const jets = isJumping(mech) && mech.jumpKind !== 'boosters';
  if (!jets) return RUNNING * heat + hiding;
  const jump = Math.max(3, mech.jumpKind === 'improved' ? roundUp(mech.jump / 2) : mech.jump);
  return (heat > 1 ? 2 * jump : jump) + hiding;
}

/** BF2-CONV-02, BF2-CONV-17 */
function armorValue(mech: Mech): number {
  const points = armorPointsOf(mech) * (mech.armor.type.id === 'hardened' ? 2 : 1);
  return Math.min(MOST_ARMOR, nearest(points / POINTS_OF_ARMOR));
}

/** BF2-CONV-03, BF2-CONV-16: by the slots of the engine in a side torso. */
function structureValue({ tons, engine, structure }: Mech): number {
  const column = engine.type.sideSlots === 0 ? 0 : engine.type.sideSlots === 2 ? 1 : 2;
  const value = STRUCTURE[tons / 5 - 2]?.[column] ?? 1;
  return structure.bvFactor === 1 ? value : Math.max(1, nearest(value * structure.bvFactor));
}
