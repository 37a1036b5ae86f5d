// Makes the tables of mechbay/data/tables from the data files of the specification, where they lie beside the project:
// facts and figures only. Whoever has no such folder needs none, because the tables are part of the project.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

type Cell = string | number | boolean | null | undefined | readonly (string | number)[];
type Row = Readonly<Record<string, Cell>>;

const root = resolve(import.meta.dirname, '..');
const source = process.env.IRONFIELD_RULES ?? resolve(root, '../shared/rules');
const data = join(source, 'maxtech/data');
const target = join(root, 'mechbay/data/tables');

/** The formulas of the source in the words of `mechbay/data/formula.ts`; what is a rule of its own has none. */
const FORMULAS: Readonly<Record<string, string>> = {
  'ceil(T/10)': 'up(T/10)',
  'ceil(T/15)': 'up(T/15)',
  'ceil(T/20)': 'up(T/20)',
  'ceil(T/4)': 'up(T/4)',
  'ceil(T/5)': 'up(T/5)',
  'round(T/20)': 'round(T/20)',
  'round(T/25)': 'round(T/25)',
  'ceilHalf(T/10)': 'half(T/10)',
  'ceilHalf(T/20)': 'half(T/20)',
  'ceil(directFireTons/4)': 'up(direct/4)',
  'ceil(directFireTons/5)': 'up(direct/5)',
  'T<=55:0.5, T<=85:1, else 2': 'jet',
  'T<=55:0.5, T<=85:1, else 2 (per MP)': 'jet*jump',
  'as jump jet': 'jet',
  '2 x jump jet': '2*jet',
  'ceilHalf(0.05*T*JumpMP)': 'half(T*jump/20)',
  'ceilHalf(0.1*engineTons)': 'half(engine/10)',
  '=tons': 'tons',
  '1.5*ceil(T/5)': '1.5*up(T/5)',
  '1.725*(ceil(T/10)+1)': '1.725*(up(T/10)+1)',
  '1.275*ceil(T/7)': '1.275*up(T/7)',
  '4000*tons': '4000*tons',
  '5000*tons': '5000*tons',
  '10000*tons': '10000*tons',
  '20000*tons': '20000*tons',
  '1000*rating*tons': '1000*rating*tons',
  '10000*rating': '10000*rating',
  '10*T^2': '10*T*T',
};

/** A number, or the formula that makes it. */
const figure = (value: Cell, formula: Cell): Cell => {
  if (typeof formula !== 'string') return value;
  const ours = FORMULAS[formula];
  return ours === undefined ? null : `=${ours}`;
};

function cell(value: Cell): string {
  if (value === null || value === undefined || value === false) return '';
  if (value === true) return '1';
  const text = Array.isArray(value) ? value.join(';') : String(value);
  if (/[|\n`\\$]/.test(text)) throw new Error(`a cell cannot hold ${JSON.stringify(text)}`);
  return text;
}

function table(columns: readonly string[], rows: readonly Row[]): string {
  return [columns.join('|'), ...rows.map((row) => columns.map((name) => cell(row[name])).join('|'))].join(
    '\n',
  );
}

function write(file: string, about: string, tables: Readonly<Record<string, string>>): void {
  const parts = Object.entries(tables).map(([name, text]) => `export const ${name} = \`\n${text}\n\`;`);
  writeFileSync(
    join(target, file),
    `// ${about} Made by scripts/equipment-tables.ts.\n\n${parts.join('\n\n')}\n`,
  );
}

const json = (file: string) => JSON.parse(readFileSync(join(data, file), 'utf8'));

/** The rows of a comma separated file; quotes hold commas. */
function csv(file: string): Row[] {
  const [head = [], ...lines] = readFileSync(join(data, file), 'utf8').trim().split(/\r?\n/).map(cellsOf);
  return lines.map((line) => Object.fromEntries(head.map((name, index) => [name, line[index] ?? ''])));
}

const cellsOf = (line: string): string[] =>
  [...line.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].map(([, whole = '', quoted]) => quoted ?? whole);

const names = ({ name, unitFileName, aliases }: Row): Row => ({
  fileName: unitFileName === name ? null : unitFileName,
  aliases: ((aliases as string[]) ?? []).filter((alias) => alias !== name && alias !== unitFileName),
});

function equipment(): void {
  const items = json('equipment.json').items as Row[];
  const all = items.map((item) => ({ ...item, ...names(item) }) as Row);
  const of = (kind: string) => all.filter((item) => item.kind === kind);
  const first = ['id', 'name', 'tech', 'level', 'scope'];
  const last = ['flags', 'fileName', 'aliases'];
  write('weapons.ts', 'Weapons of both technology bases.', {
    WEAPONS: table(
      [
        ...[...first, 'category', 'tons', 'slots', 'heat', 'damage', 'damageMode', 'rack', 'min', 'short'],
        ...['medium', 'long', 'extreme', 'toHit', 'ammo', 'shotsPerTon', 'bv', 'cost', 'ammoBV', 'ammoCost'],
        ...['bvOneShot', 'damageByRange', 'damageAdjacent', 'damagePerTrooper', 'shotsPerTrooper'],
        ...['heatDice', 'rangeMaps', 'water', ...last],
      ],
      of('weapon'),
    ),
  });
  write('ammunition.ts', 'Ammunition of every kind.', {
    AMMUNITION: table(
      [
        ...[...first, 'family', 'rack', 'munition', 'tons', 'slots', 'shotsPerTon', 'shots', 'bv', 'cost'],
        ...['explosive', 'damagePerMissile', 'for', 'bvStandard', 'bvFactor', 'needsTag', ...last],
      ],
      of('ammo').map((item) => ({ ...item, needsTag: item.bvFactorCondition !== undefined })),
    ),
  });
  write('equipment.ts', 'Everything that is mounted and neither fires nor is fired.', {
    EQUIPMENT: table(
      [
        ...[...first, 'tons', 'slots', 'bv', 'cost', 'heat', 'radius', 'items', 'damageBonus', 'sized'],
        ...['unit', 'location', ...last],
      ],
      of('equipment').map((item) => ({
        ...item,
        tons: figure(item.tons, item.tonsFormula),
        slots: figure(item.slots, item.slotsFormula),
        bv: figure(item.bv, item.bvFormula),
        cost: figure(item.cost, item.costFormula),
      })),
    ),
  });
}

function frames(): void {
  const engines = json('engines.json');
  const frame = json('structure.json');
  const large = engines.large.bvStructure as Record<string, number>;
  write('frames.ts', "Engines, structure, armour, gyros, cockpits, heat sinks and vehicles' motion.", {
    ENGINE_WEIGHTS: table(['rating', 'tons'], engines.standard),
    ENGINE_TYPES: table(
      [
        ...['id', 'name', 'tech', 'level', 'num', 'den', 'ctSlots', 'sideSlots', 'vehicleItems', 'baseCost'],
        ...['bvStructure', 'bvStructureLarge', 'fusion', 'shielded', 'blkCode'],
      ],
      engines.types.map((type: Row) => ({ ...type, bvStructureLarge: large[type.id as string] })),
    ),
    MECH_STRUCTURE: table(
      ['tons', 'head', 'ct', 'side', 'arm', 'leg', 'total', 'maxArmor', 'totalQuad', 'maxArmorQuad'],
      frame.mech,
    ),
    GYROS: table(['id', 'factor', 'ctSlots', 'level', 'costPerTon', 'baseDBR'], frame.gyros),
    COCKPITS: table(['id', 'tons', 'cost', 'level', 'tech', 'minTons', 'piloting'], frame.cockpits),
    STRUCTURE_TYPES: table(
      ['id', 'share', 'slotsIS', 'slotsClan', 'costPerUnitTon', 'level', 'bvFactor', 'mechOnly', 'scope'],
      frame.structureTypes,
    ),
    ARMOR_TYPES: table(
      [
        ...[
          'id',
          'pointsPerTon',
          'mult',
          'multClan',
          'slotsIS',
          'slotsClan',
          'itemsIS',
          'itemsClan',
          'patchIS',
        ],
        ...['patchClan', 'costPerTon', 'level', 'tech', 'bvPerPoint', 'mechOnly', 'heat', 'scope'],
      ],
      frame.armorTypes,
    ),
    HEAT_SINKS: table(
      [
        'id',
        'dissipates',
        'tons',
        'slots',
        'cost',
        'freeCost',
        'level',
        'tech',
        'mechOnly',
        'integralFactor',
      ],
      frame.heatSinks,
    ),
    MOTION: table(
      ['id', 'blk', 'maxTons', 'lift', 'bvType', 'costDivisor', 'suspension'],
      motions(frame.vehicle),
    ),
  });
}

function motions(vehicle: {
  readonly blkMotion: Record<string, string>;
  readonly tonnage: Record<string, readonly number[]>;
  readonly liftTons: Record<string, number>;
  readonly bvType: Record<string, number>;
  readonly costDivisor: Record<string, number>;
  readonly suspension: Record<string, readonly (readonly number[])[]>;
}): Row[] {
  return Object.entries(vehicle.blkMotion).map(([blk, id]) => ({
    id,
    blk,
    maxTons: vehicle.tonnage[id]?.[1],
    lift: vehicle.liftTons[id],
    bvType: vehicle.bvType[id],
    costDivisor: vehicle.costDivisor[id],
    suspension: vehicle.suspension[id]?.map((pair) => pair.join(':')),
  }));
}

function catalogue(): void {
  write('catalogue.ts', 'Printed Battle Values and prices of published units.', {
    MECHS: table(
      [
        'name',
        'alt_name',
        'battle_value',
        'tons',
        'cost_cbills',
        'tech_base',
        'rules_level',
        'source',
        'bv_check',
        'cost_check',
      ],
      csv('bv-battlemechs.csv'),
    ),
    VEHICLES: table(
      ['name', 'battle_value', 'tons', 'cost_cbills', 'tech_base', 'rules_level', 'source', 'bv_check'],
      csv('bv-vehicles.csv'),
    ),
    SUITS: table(
      [
        'unit',
        'loadout',
        'troopers',
        'battle_value',
        'tons',
        'cost_cbills',
        'tech_base',
        'rules_level',
        'source',
      ],
      csv('bv-battle-armor.csv'),
    ),
    PROTOMECHS: table(
      ['name', 'battle_value', 'tons', 'cost_cbills', 'tech_base', 'rules_level', 'source'],
      csv('bv-protomechs.csv'),
    ),
    PLATOONS: table(['movement', 'weapon', 'bv', 'bv_anti_mech'], csv('bv-infantry.csv')),
  });
}

if (!existsSync(data)) {
  console.error(`No data files in ${data}: set IRONFIELD_RULES to the folder of the specification.`);
  process.exitCode = 1;
} else {
  equipment();
  frames();
  catalogue();
}
