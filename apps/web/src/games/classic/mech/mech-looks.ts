import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { weightClassOf } from '@ironfield/mechbay/figures.ts';
import type { ArmShape, MechShape, ShoulderShape } from '../../../hex-table/figures/mech-shape.ts';

type Side = 'R' | 'L';

const SORTS = {
  missile: /^(LRM|SRM|MRM|ATM|Streak|Rocket|Narc|Improved Narc|iNarc|Thunderbolt|Arrow|MML|Improved One)/,
  ballistic:
    /^(AC\/|LB |Ultra|Rotary|Light AC|Gauss|Heavy Gauss|Light Gauss|Machine Gun|Heavy Machine|Light Machine)/,
  energy: /(Laser|PPC|Flamer|Plasma)/,
  blade: /^(Hatchet|Sword|Mace|Retractable)/,
} as const;

/** Of each sort, the slots of its weapons in a part, without ammunition. */
function weaponSlots(names: readonly (string | null)[]): Readonly<Record<keyof typeof SORTS, number>> {
  const count = (sort: RegExp) =>
    names.filter((name) => name !== null && sort.test(name) && !/ammo/i.test(name) && !/AMS|CASE/.test(name))
      .length;
  return {
    missile: count(SORTS.missile),
    ballistic: count(SORTS.ballistic),
    energy: count(SORTS.energy),
    blade: count(SORTS.blade),
  };
}

function armOf({ slots }: MechFile, side: Side): ArmShape {
  const names = slots[side === 'R' ? 'RA' : 'LA'];
  const { missile, ballistic, energy, blade } = weaponSlots(names);
  if (blade > 0) return 'blade';
  if (ballistic >= 4 || energy >= 3) return 'cannon';
  if (missile >= 2) return 'launcher';
  if (names.includes('Hand Actuator')) return 'hand';
  return ballistic + energy + missile > 0 ? 'barrel' : 'stub';
}

function shoulderOf({ slots }: MechFile, side: Side): ShoulderShape {
  const { missile, ballistic, energy } = weaponSlots(slots[side === 'R' ? 'RT' : 'LT']);
  if (ballistic >= 4) return 'cannon';
  if (missile >= 2) return 'launcher';
  return energy >= 2 ? 'barrel' : 'bare';
}

/** One of three, the same for every machine of that name. */
function choiceOf(name: string, salt: number): 0 | 1 | 2 {
  let sum = salt;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
  return (sum % 3) as 0 | 1 | 2;
}

const known = new WeakMap<MechFile, MechShape>();

/** The looks of a 'Mech, from its figures and its weapons. */
export function looksOf(file: MechFile): MechShape {
  const before = known.get(file);
  if (before) return before;
  const names = Object.values(file.slots).flat();
  const shape: MechShape = {
    weight: weightClassOf(file.tons),
    isBirdLegged: file.walk >= 6,
    hasJets: names.includes('Jump Jet'),
    arms: [armOf(file, 'R'), armOf(file, 'L')],
    shoulders: [shoulderOf(file, 'R'), shoulderOf(file, 'L')],
    head: choiceOf(file.name, 7),
    chest: choiceOf(file.name, 3),
  };
  known.set(file, shape);
  return shape;
}
