import { slotEntry } from '../design.ts';
import { LOCATION_CODES, type LocationCode } from '../locations.ts';
import type { Role } from '../role-names.ts';
import type { MechFile } from '../unit-file.ts';
import { ratingOf } from '../weights.ts';
import { mtfLocations, nameForMtf } from './mtf-names.ts';

/** Lists of slots are twelve lines long in every location. */
const LIST_LENGTH = 12;

const ROLE_NAMES: Readonly<Record<Role, string>> = {
  scout: 'Scout',
  striker: 'Striker',
  skirmisher: 'Skirmisher',
  brawler: 'Brawler',
  missileBoat: 'Missile Boat',
  sniper: 'Sniper',
  juggernaut: 'Juggernaut',
};

/** The unit as MTF text. Houses, and armour bought but not placed, have no place in such a file. */
export function writeMtf(unit: MechFile): string {
  const locations = Object.entries(mtfLocations(unit.frame)) as [LocationCode, string][];
  const weapons = weaponLines(unit, locations);
  return [
    'Version:1.0',
    oneLine(unit.name),
    oneLine(unit.model),
    '',
    `Config:${unit.frame === 'quad' ? 'Quad' : 'Biped'}`,
    'TechBase:Inner Sphere',
    'Rules Level:1',
    ...(unit.role ? [`Role:${ROLE_NAMES[unit.role]}`] : []),
    '',
    `Mass:${unit.tons}`,
    `Engine:${ratingOf(unit)} Fusion Engine`,
    'Structure:Standard',
    'Myomer:Standard',
    '',
    `Heat Sinks:${unit.heatSinks} Single`,
    `Walk MP:${unit.walk}`,
    `Jump MP:${jumpJets(unit)}`,
    '',
    ...armorLines(unit),
    '',
    `Weapons:${weapons.length}`,
    ...weapons,
    ...locations.flatMap(([code, name]) => ['', `${name}:`, ...slotLines(unit.slots[code])]),
    '',
  ].join('\n');
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const jumpJets = ({ slots }: MechFile): number =>
  LOCATION_CODES.flatMap((location) => slots[location]).filter((item) => item === 'Jump Jet').length;

function armorLines({ armor, frame }: MechFile): string[] {
  const [la, ra, ll, rl] = frame === 'quad' ? ['FLL', 'FRL', 'RLL', 'RRL'] : ['LA', 'RA', 'LL', 'RL'];
  const points: [string, number][] = [
    [la, armor.LA],
    [ra, armor.RA],
    ['LT', armor.LT[0]],
    ['RT', armor.RT[0]],
    ['CT', armor.CT[0]],
    ['HD', armor.HD],
    [ll, armor.LL],
    [rl, armor.RL],
    ['RTL', armor.LT[1]],
    ['RTR', armor.RT[1]],
    ['RTC', armor.CT[1]],
  ];
  return ['Armor:Standard(Inner Sphere)', ...points.map(([code, value]) => `${code} Armor:${value}`)];
}

/** One line for each weapon; a split one stands where its first slot is. */
function weaponLines({ slots, tons }: MechFile, locations: readonly [LocationCode, string][]): string[] {
  const open = new Map<string, number>();
  return locations.flatMap(([code, name]) =>
    slots[code]
      .filter((item) => item !== null)
      .flatMap((item) => {
        const entry = slotEntry(item, tons);
        if (entry?.kind !== 'weapon') return [];
        const before = open.get(item) ?? 0;
        open.set(item, (before + 1) % entry.size);
        return before === 0 ? [`${nameForMtf(item)}, ${name}`] : [];
      }),
  );
}

const slotLines = (slots: readonly (string | null)[]): string[] =>
  Array.from({ length: LIST_LENGTH }, (_, slot) => {
    const item = slots[slot] ?? null;
    return item === null ? '-Empty-' : nameForMtf(item);
  });
