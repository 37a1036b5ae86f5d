import { roleOf } from '@ironfield/classic/rules/unit/role.ts';
import type { ComponentKind } from '@ironfield/classic/units/design.ts';
import { slotCount } from '@ironfield/classic/units/frame.ts';
import { LOCATION_CODES, type LocationCode } from '@ironfield/classic/units/locations.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { ratingOf } from '@ironfield/classic/units/weights.ts';
import { assembled } from '@ironfield/mechbay/assembled.ts';
import type { UnitCheck } from '@ironfield/mechbay/design/construction.ts';
import { armorCoverage, heatBalance, speedOf, weightClassOf } from '@ironfield/mechbay/figures.ts';
import { type Item, itemsIn, locationsOf } from '@ironfield/mechbay/items.ts';
import { locationName, placeCode, tonsText } from '@ironfield/mechbay/text.ts';
import type { Fault } from '@ironfield/mechbay/unit-text.ts';
import type { Output } from '../line/terminal.ts';
import { counted, table } from '../line/text-layout.ts';
import { faultLine } from './validate.ts';

const ROLE_NAMES: Readonly<Record<string, string>> = { missileBoat: 'missile boat' };

/** A 'Mech on a page of text. */
export function sheetText(
  unit: MechFile,
  check: UnitCheck,
  faults: readonly Fault[],
  warnings: readonly Fault[],
  out: Output,
): string {
  const { bold, green, red, yellow } = out.style;
  const verdict =
    faults.length === 0 ? green('legal') : red(`illegal, ${counted(faults.length, 'violation')}`);
  const lines = [
    `${bold(`${unit.name} ${unit.model}`.trim())}, ${unit.tons} tons (${weightClassOf(unit.tons)}), ${verdict}`,
    ...table(headRows(unit)),
    '',
    bold('Weights'),
    ...table(weightRows(check), [1]),
    '',
    bold('Armour'),
    ...table(armorRows(unit), [1, 2, 3, 4, 5]),
    '',
    ...weaponLines(unit, bold('Weapons and equipment')),
    bold('Slots'),
    ...slotLines(unit, out.columns),
  ];
  const notes = [
    ...faults.map((fault) => faultLine(fault, out.columns, red)),
    ...warnings.map((fault) => faultLine(fault, out.columns, yellow)),
  ];
  if (notes.length > 0) lines.push('', bold('Findings'), ...notes);
  return `${lines.join('\n')}\n`;
}

function headRows(unit: MechFile): string[][] {
  const { walk, run, jump } = speedOf(unit);
  const role = roleOf(unit);
  const design = assembled(unit);
  const heat = design.ok ? heatBalance(design.value) : null;
  return [
    ['  Movement', `${walk} walking, ${run} running, ${jump} jumping; engine ${ratingOf(unit)}`],
    [
      '  Heat',
      `${counted(unit.heatSinks, 'heat sink')}${heat ? `; all weapons together ${heat.salvo}` : ''}`,
    ],
    ...(role ? [['  Role', ROLE_NAMES[role] ?? role]] : []),
    ...(unit.houses?.length ? [['  Houses', unit.houses.join(', ')]] : []),
  ];
}

const PARTS = [
  ['structure', 'Internal structure'],
  ['engine', 'Engine'],
  ['gyro', 'Gyroscope'],
  ['cockpit', 'Cockpit'],
  ['heatSinks', 'Heat sinks'],
  ['jumpJets', 'Jump jets'],
  ['armor', 'Armour'],
  ['weapons', 'Weapons'],
  ['ammunition', 'Ammunition'],
  ['equipment', 'Other equipment'],
  ['total', 'Total'],
] as const;

function weightRows({ weights, remaining }: UnitCheck): string[][] {
  const rows = PARTS.filter(([part]) => weights[part] !== 0).map(([part, name]) => {
    const weight = weights[part];
    return [`  ${name}`, weight === null ? 'unknown' : tonsText(weight)];
  });
  return remaining === 0
    ? rows
    : [...rows, [remaining > 0 ? '  Left' : '  Over', tonsText(Math.abs(remaining))]];
}

function armorRows(unit: MechFile): string[][] {
  const { facings, locations, points, most } = armorCoverage(unit);
  const rear = new Map(facings.map((facing) => [facing.facing, facing.points]));
  const rows = locations.map(({ location, structure, ...armor }) => {
    const behind = rear.get(`${location}R` as 'CTR');
    const front = armor.points - (behind ?? 0);
    return [
      `  ${locationName(unit.frame, location as LocationCode)}`,
      `${front}`,
      behind === undefined ? '' : `${behind}`,
      `${armor.most}`,
      `${structure}`,
    ];
  });
  return [['', 'front', 'rear', 'most', 'structure'], ...rows, ['  all', `${points}`, '', `${most}`, '']];
}

/** The kinds to list, in this order; an unknown component may be a weapon. */
const INVENTORY: readonly ComponentKind[] = ['weapon', 'hatchet', 'ammo'];

function weaponLines(unit: MechFile, title: string): string[] {
  const rank = ({ entry }: Item): number => INVENTORY.indexOf(entry?.kind ?? 'weapon');
  const mounted = itemsIn(unit)
    .filter((item) => rank(item) >= 0)
    .sort((a, b) => rank(a) - rank(b));
  if (mounted.length === 0) return [];
  const rows = mounted.map((item) => ({
    name: item.name,
    where: locationsOf(item)
      .map((location) => placeCode(unit.frame, location))
      .join('/'),
    type: item.entry,
  }));
  const groups = [...Map.groupBy(rows, ({ name, where }) => `${name}|${where}`).values()];
  const lines = groups.map((group) => {
    const { name, where, type } = group[0];
    const weapon = type?.kind === 'weapon' ? type.weapon : null;
    const ranges = weapon ? `${weapon.min || '-'} / ${weapon.short} / ${weapon.medium} / ${weapon.long}` : '';
    const damage = weapon ? (weapon.cluster > 0 ? `${weapon.damage} a missile` : `${weapon.damage}`) : '';
    return [`  ${group.length}`, name, where, weapon ? `${weapon.heat}` : '', damage, ranges];
  });
  return [title, ...table([['', '', 'in', 'heat', 'damage', 'min / short / medium / long'], ...lines]), ''];
}

/** Locations side by side, as many as the screen has room for. */
function slotLines(unit: MechFile, columns: number): string[] {
  const lists = LOCATION_CODES.map((location) => {
    const slots = unit.slots[location]
      .slice(
        0,
        Math.max(
          slotCount(unit.frame, location),
          unit.slots[location].findLastIndex((item) => item !== null) + 1,
        ),
      )
      .map((item, slot) => `${`${slot + 1}`.padStart(2)} ${item ?? '-'}`);
    return [locationName(unit.frame, location), ...slots];
  });
  const width = Math.max(...lists.flat().map((text) => text.length));
  const across = Math.max(1, Math.floor((columns - 2) / (width + 2)));
  const lines: string[] = [];
  for (let first = 0; first < lists.length; first += across) {
    const group = lists.slice(first, first + across);
    const height = Math.max(...group.map((list) => list.length));
    const rows = Array.from({ length: height }, (_, row) =>
      group.map((list) => (list[row] ?? '').padEnd(width)),
    );
    if (first > 0) lines.push('');
    lines.push(...rows.map((row) => `  ${row.join('  ').trimEnd()}`));
  }
  return lines;
}
