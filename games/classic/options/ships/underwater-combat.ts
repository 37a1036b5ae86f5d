import type { WeaponType } from '../../data/equipment.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { isInWater, isUnderWater } from '../../rules/sight/line-of-sight.ts';

type Ranges = readonly [short: number, medium: number, long: number];

const SMALL_PULSE: Ranges = [1, 2, 2];
const MEDIUM_PULSE: Ranges = [2, 3, 4];
const LARGE_PULSE: Ranges = [2, 5, 7];
const ER_PPC: Ranges = [4, 10, 16];
const CLAN_SMALL_PULSE: Ranges = [1, 2, 4];
const CLAN_MEDIUM_PULSE: Ranges = [3, 5, 8];
const CLAN_LARGE_PULSE: Ranges = [4, 10, 14];

/** MT-PRE-31: by name; whatever is not named does not work under water. */
const RANGES: Readonly<Record<string, Ranges>> = {
  'Small Laser': [1, 2, 2],
  'Medium Laser': [2, 4, 6],
  'Large Laser': [3, 6, 9],
  'ER Small Laser': [1, 2, 3],
  'ER Medium Laser': [3, 5, 8],
  'ER Large Laser': [3, 9, 12],
  'Small Pulse Laser': SMALL_PULSE,
  'Small X-Pulse Laser': SMALL_PULSE,
  'Medium Pulse Laser': MEDIUM_PULSE,
  'Medium X-Pulse Laser': MEDIUM_PULSE,
  'Large Pulse Laser': LARGE_PULSE,
  'Large X-Pulse Laser': LARGE_PULSE,
  PPC: [4, 7, 10],
  'ER PPC': ER_PPC,
  'Clan ER Micro Laser': [1, 2, 2],
  'Clan ER Small Laser': [1, 2, 4],
  'Clan ER Medium Laser': [3, 7, 10],
  'Clan ER Large Laser': [5, 10, 16],
  'Clan Heavy Small Laser': [1, 2, 2],
  'Clan Heavy Medium Laser': [2, 4, 6],
  'Clan Heavy Large Laser': [3, 6, 9],
  'Clan ER PPC': ER_PPC,
  'Clan Micro Pulse Laser': [1, 2, 2],
  'Clan Small Pulse Laser': CLAN_SMALL_PULSE,
  'Clan ER Small Pulse Laser': CLAN_SMALL_PULSE,
  'Clan Medium Pulse Laser': CLAN_MEDIUM_PULSE,
  'Clan ER Medium Pulse Laser': CLAN_MEDIUM_PULSE,
  'Clan Large Pulse Laser': CLAN_LARGE_PULSE,
  'Clan ER Large Pulse Laser': CLAN_LARGE_PULSE,
};

const known = new Map<WeaponType, WeaponType | null>();

/** The same weapon each time: it is asked for again and again. */
function underWater(type: WeaponType): WeaponType | null {
  const found = known.get(type);
  if (found !== undefined) return found;
  // MT-SOPS-11: lasers of people reach as far as ever.
  if (type.isTorpedo || type.swims || type.id === 'infantry_laser') return type;
  const ranges = RANGES[type.name];
  const below = ranges ? { ...type, short: ranges[0], medium: ranges[1], long: ranges[2] } : null;
  known.set(type, below);
  return below;
}

export const underwaterCombat: Option<boolean> = {
  id: 'underwater-combat',
  title: 'Fire under water',
  summary: 'Lasers and PPCs may be fired under water, at what is in the water.',
  group: 'Attacks',
  rule: 'MT-PRE-18',
  base: false,
  rules: section(
    'Maximum Tech, attacks',
    [
      'MT-PRE-18',
      'Fire under water',
      'A unit under water fires at whoever is at least partly in the water: others under water, those who stand in it, and ships. It hits the legs of those who stand. From above nobody under water is hit.',
      'underwater-combat',
    ],
    [
      'MT-PRE-31',
      'Ranges under water',
      'Lasers, pulse lasers and PPCs reach less far under water, by a table. Nothing else works there.',
      'underwater-combat',
    ],
  ),
  plug: () => ({
    replace: { seesFromBelow: () => true, underWater },
    stage: {
      incoming(from, field, state, attack) {
        if (!('weapon' in attack)) return from;
        const { attacker, target } = attack;
        const { [attacker]: below, [target]: above } = state.units;
        const isFromBelow = isUnderWater(field, attacker, below) && !isUnderWater(field, target, above);
        if (!isFromBelow || !isInWater(field, target, above) || !field.kinds[target].limbs) return from;
        return { ...from, table: 'kick', covered: 0 };
      },
    },
  }),
};
