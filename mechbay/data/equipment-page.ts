// docs/equipment.md, made from the tables. `npm run equipment-page` writes it, and a test holds it.

import { listIn, type Row, rowsOf } from './table.ts';
import { AMMUNITION } from './tables/ammunition.ts';
import { EQUIPMENT } from './tables/equipment.ts';
import { WEAPONS } from './tables/weapons.ts';

const INTRODUCTION = `# Equipment

All that the bay mounts, as its tables have it. \`npm run equipment-page\` makes this page from \`mechbay/data/tables\`; it is
not written by hand. Ranges are the last hex of each band. Prices are in C-bills. T is the tonnage of the unit; ⌈ ⌉
rounds up, ⌈ ⌉½ up to the half ton, and ⌊ ⌉ to the nearest whole number.

| Scope | Meaning |
|---|---|
| book | printed in Maximum Tech |
| edition | of levels 1 and 2 of the same edition, and not printed there |
| beyond | of level 3 from elsewhere: read, weighed and valued |
`;

interface Column {
  readonly title: string;
  readonly isNumber: boolean;
  cell(row: Row): string;
}

const words = (title: string, cell: Column['cell']): Column => ({ title, isNumber: false, cell });
const figure = (title: string, cell: Column['cell']): Column => ({
  title,
  isNumber: true,
  cell: (row) => shownFigure(cell(row)),
});

/** Formulas as people read them; thousands get their commas. */
export function shownFigure(text: string): string {
  if (/^\d{4,}$/.test(text)) return Number(text).toLocaleString('en');
  if (!text.startsWith('=')) return text;
  return text
    .slice(1)
    .replace(/half\(([^()]*)\)/g, '⌈$1⌉½')
    .replace(/up\(([^()]*)\)/g, '⌈$1⌉')
    .replace(/round\(([^()]*)\)/g, '⌊$1⌉')
    .replaceAll('*', ' × ')
    .replace(/\bjet\b/g, 'weight of a jet')
    .replace(/\bdirect\b/g, 'tons of aimed weapons');
}

const MODES: Readonly<Record<string, (row: Row) => string>> = {
  perHit: ({ damage }) => damage!,
  perMissile: ({ damage, rack }) => `${damage} × ${rack}`,
  area: ({ damage, damageAdjacent }) => (damageAdjacent === '' ? damage! : `${damage}/${damageAdjacent}`),
  variable: ({ damageByRange, damagePerTrooper }) =>
    listIn(damageByRange!).join('/') || (damagePerTrooper === '' ? 'varies' : `${damagePerTrooper} each`),
  special: () => 'special',
};

const damageOf = (row: Row): string => (MODES[row.damageMode!]?.(row) ?? row.damage!) || '–';

function bandsOf({ short, medium, long, extreme, rangeMaps }: Row): string {
  const bands = [short, medium, long, extreme].map((band) => band || '–');
  if (bands.some((band) => Number(band) > 0)) return bands.join('/');
  return rangeMaps === '' ? '–' : `${rangeMaps} maps`;
}

const head = [
  words('Item', ({ name }) => name!),
  words('Base', ({ tech }) => tech!),
  figure('Level', ({ level }) => level!),
  words('Scope', ({ scope }) => scope!),
];
const foot = [figure('BV', ({ bv }) => bv || '–'), figure('Price', ({ cost }) => cost || '–')];

const WEAPON_COLUMNS = [
  ...head,
  figure('Heat', ({ heat, heatDice }) => heat || heatDice || '–'),
  figure('Damage', damageOf),
  figure('Min', ({ min }) => (min === '0' ? '–' : min!)),
  figure('Ranges', bandsOf),
  figure('Tons', ({ tons }) => tons!),
  figure('Slots', ({ slots }) => slots!),
  figure('Shots', ({ shotsPerTon }) => shotsPerTon || '–'),
  ...foot,
];
const BIN_COLUMNS = [
  ...head,
  figure('Shots', ({ shots }) => shots!),
  figure('Tons', ({ tons }) => tons!),
  words('Explodes', ({ explosive }) => (explosive === '1' ? 'yes' : '–')),
  ...foot,
];
const PART_COLUMNS = [
  ...head,
  figure('Tons', ({ tons }) => tons || '–'),
  figure('Slots', ({ slots }) => slots || '–'),
  figure('Items', ({ items }) => items || '–'),
  ...foot,
];

function table(columns: readonly Column[], rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(({ title }) => title)),
    `|${columns.map(({ isNumber }) => (isNumber ? '---:' : '---')).join('|')}|`,
    ...rows.map((row) => line(columns.map(({ cell }) => cell(row)))),
  ].join('\n');
}

const CATEGORIES: Readonly<Record<string, string>> = {
  energy: 'Energy weapons',
  ballistic: 'Ballistic weapons',
  missile: 'Missile weapons',
  artillery: 'Artillery',
  other: 'Other weapons',
};

export function equipmentPage(): string {
  const weapons = rowsOf(WEAPONS);
  const bins = rowsOf(AMMUNITION);
  const parts = rowsOf(EQUIPMENT);
  const counts = `${weapons.length} weapons, ${bins.length} kinds of ammunition and ${parts.length} pieces of equipment.\n`;
  const chapters = Object.entries(CATEGORIES).map(([category, title]) => {
    const rows = weapons.filter((row) => row.category === category);
    return `## ${title}\n\n${table(WEAPON_COLUMNS, rows)}\n`;
  });
  return [
    INTRODUCTION,
    counts,
    ...chapters,
    `## Ammunition\n\nA bin weighs a ton unless its row says otherwise.\n\n${table(BIN_COLUMNS, bins)}\n`,
    `## Equipment\n\nItems are what a thing takes of a vehicle's space.\n\n${table(PART_COLUMNS, parts)}\n`,
  ].join('\n');
}
