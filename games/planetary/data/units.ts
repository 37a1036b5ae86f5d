import type { Faction, Kind, UnitSheet } from '../state.ts';

// PA-UNIT-03: every type of unit with its printed figures. Of the two printed movement values of the Air Transport Binary, 4 is
// taken: the back table has it, and so has the Inner Sphere company whose other figures are the same.

type Figures = readonly [
  mp: number,
  attack: number,
  range: number,
  defense: number,
  toughness: number,
  transport: number,
  carrySize: number,
];
/** Green, Regular, Veteran, Elite; `null` where the type is not sold so. */
type Prices = UnitSheet['prices'];
type Row = readonly [id: string, sheet: Omit<UnitSheet, 'faction'>];

// biome-ignore lint/complexity/useMaxParams: a line of the table below
const row = (id: string, name: string, code: string, kind: Kind, figures: Figures, prices: Prices): Row => {
  const [mp, attack, range, defense, toughness, transport, carrySize] = figures;
  return [id, { name, code, kind, mp, attack, range, defense, toughness, transport, carrySize, prices }];
};

// biome-ignore format: a table
const INNER_SPHERE: readonly Row[] = [
  row('light-mech-is', "Light 'Mech Company (IS)", 'ML', 'mech', [3, 1, 1, 8, 6, 0, 1], [5, 6, 7, 8]),
  row('medium-mech-is', "Medium 'Mech Company (IS)", 'MM', 'mech', [2, 2, 1, 6, 8, 0, 1], [7, 8, 9, 10]),
  row('heavy-mech-is', "Heavy 'Mech Company (IS)", 'MH', 'mech', [1, 3, 1, 5, 10, 0, 1], [10, 11, 12, 13]),
  row('assault-mech-is', "Assault 'Mech Company (IS)", 'MA', 'mech', [1, 4, 1, 4, 12, 0, 1], [13, 15, 16, 17]),
  row('light-mech-iu', "Light 'Mech Company (IU)", 'ML', 'mech', [4, 1, 1, 8, 5, 0, 1], [5, 6, 7, 8]),
  row('medium-mech-iu', "Medium 'Mech Company (IU)", 'MM', 'mech', [3, 2, 1, 7, 7, 0, 1], [7, 8, 9, 10]),
  row('heavy-mech-iu', "Heavy 'Mech Company (IU)", 'MH', 'mech', [2, 4, 1, 6, 9, 0, 1], [10, 12, 13, 14]),
  row('assault-mech-iu', "Assault 'Mech Company (IU)", 'MA', 'mech', [1, 6, 1, 4, 11, 0, 1], [13, 16, 18, 19]),
  row('light-vehicle', 'Light Vehicle Company', 'GL', 'vehicle', [4, 2, 1, 7, 3, 0, 1], [4, 5, 6, 7]),
  row('medium-vehicle', 'Medium Vehicle Company', 'GM', 'vehicle', [3, 4, 1, 6, 5, 0, 1], [7, 9, 10, 11]),
  row('heavy-vehicle', 'Heavy Vehicle Company', 'GH', 'vehicle', [1, 6, 1, 5, 7, 0, 1], [9, 12, 14, 15]),
  row('assault-vehicle', 'Assault Vehicle Company', 'GA', 'vehicle', [1, 8, 1, 3, 9, 0, 1], [13, 16, 19, 21]),
  row('supply-convoy', 'Supply Convoy', 'GC', 'convoy', [2, 0, 1, 5, 4, 0, 1], [null, 4, null, null]),
  row('ground-transport', 'Ground Transport Company', 'GT', 'vehicle', [2, 2, 1, 6, 5, 2, 1], [5, 6, 7, 8]),
  row('artillery', 'Artillery Company', 'AR', 'artillery', [1, 4, 3, 3, 3, 0, 1], [6, 8, 9, 11]),
  row('attack-vtol', 'Attack VTOL Company', 'VA', 'vtol', [5, 2, 1, 9, 4, 0, 1], [7, 8, 9, 10]),
  row('air-transport', 'Air Transport Company', 'VT', 'vtol', [4, 1, 1, 6, 4, 1, 1], [5, 6, 7, 8]),
  row('naval-transport', 'Naval Transport Company', 'NT', 'naval', [2, 2, 1, 5, 6, 3, 1], [6, 7, 8, 9]),
  row('submarine', 'Submarine Company', 'NS', 'naval', [2, 6, 1, 4, 7, 0, 1], [9, 12, 14, 15]),
  row('infantry', 'Infantry Battalion', 'IN', 'infantry', [1, 2, 1, 3, 7, 0, 1], [5, 6, 7, 8]),
  row('battle-armor-is', 'Battle Armor Company (IS)', 'IB', 'battle-armor', [1, 3, 1, 4, 8, 0, 1], [7, 9, 10, 11]),
  row('light-fighter-is', 'Light Fighter Squadron (IS)', 'FL', 'fighter', [8, 2, 1, 10, 5, 0, 1], [9, 10, 11, 12]),
  row('medium-fighter-is', 'Medium Fighter Squadron (IS)', 'FM', 'fighter', [7, 4, 1, 9, 7, 0, 1], [11, 13, 14, 16]),
  row('heavy-fighter-is', 'Heavy Fighter Squadron (IS)', 'FH', 'fighter', [6, 6, 1, 8, 9, 0, 1], [14, 17, 19, 20]),
  row('light-fighter-iu', 'Light Fighter Squadron (IU)', 'FL', 'fighter', [8, 3, 1, 10, 4, 0, 1], [10, 11, 12, 13]),
  row('medium-fighter-iu', 'Medium Fighter Squadron (IU)', 'FM', 'fighter', [7, 5, 1, 9, 6, 0, 1], [11, 14, 15, 17]),
  row('heavy-fighter-iu', 'Heavy Fighter Squadron (IU)', 'FH', 'fighter', [6, 7, 1, 8, 8, 0, 1], [14, 17, 20, 21]),
  row('dropship-small-transports', 'DropShip Group (Small Transports)', 'DL', 'dropship', [6, 3, 1, 8, 10, 3, 1], [13, 15, 16, 17]),
  row('dropship-medium-transports', 'DropShip Group (Medium Transports)', 'DM', 'dropship', [5, 4, 1, 6, 11, 6, 1], [15, 17, 18, 19]),
  row('dropship-large-transports', 'DropShip Group (Large Transports)', 'DH', 'dropship', [4, 6, 1, 4, 12, 9, 1], [18, 20, 22, 24]),
  row('dropship-assault', 'DropShip Group (Assault)', 'DA', 'dropship', [6, 6, 1, 6, 10, 0, 1], [15, 17, 19, 21]),
  row('jumpship', 'JumpShip', 'JU', 'jumpship', [0, 0, 1, 3, 8, 0, 1], [null, 6, null, null]),
  row('small-warship', 'Small WarShip', 'WM', 'warship', [3, 10, 3, 5, 13, 0, 1], [26, 31, 36, 40]),
  row('large-warship', 'Large WarShip', 'WH', 'warship', [2, 12, 3, 4, 14, 0, 1], [30, 38, 44, 48]),
  row('space-station', 'Space Station', 'SP', 'space-station', [0, 2, 1, 2, 10, 0, 1], [8, 9, 10, 11]),
  row('fortress', 'Fortress', 'T', 'fortress', [0, 4, 3, 2, 14, 0, 1], [16, 17, 19, 20]),
  row('city', 'City', 'C', 'city', [0, 0, 1, 2, 12, 0, 1], [null, 10, null, null]),
  row('base', 'Base', 'B', 'base', [0, 2, 1, 2, 8, 0, 1], [null, 7, null, null]),
];

// biome-ignore format: a table
const CLAN: readonly Row[] = [
  row('clan-light-mech-binary-c2', "Light 'Mech Binary (C2)", 'ML', 'mech', [4, 1, 1, 8, 5, 0, 1], [5, 6, 7, 8]),
  row('clan-medium-mech-binary-c2', "Medium 'Mech Binary (C2)", 'MM', 'mech', [3, 2, 1, 7, 7, 0, 1], [7, 8, 9, 10]),
  row('clan-heavy-mech-binary-c2', "Heavy 'Mech Binary (C2)", 'MH', 'mech', [2, 4, 1, 6, 9, 0, 1], [10, 12, 13, 14]),
  row('clan-assault-mech-binary-c2', "Assault 'Mech Binary (C2)", 'MA', 'mech', [1, 6, 1, 4, 11, 0, 1], [13, 16, 18, 19]),
  row('clan-light-mech-trinary-c2', "Light 'Mech Trinary (C2)", 'ML', 'mech', [4, 2, 1, 7, 6, 0, 2], [7, 8, 9, 10]),
  row('clan-medium-mech-trinary-c2', "Medium 'Mech Trinary (C2)", 'MM', 'mech', [3, 3, 1, 6, 8, 0, 2], [8, 10, 11, 12]),
  row('clan-heavy-mech-trinary-c2', "Heavy 'Mech Trinary (C2)", 'MH', 'mech', [2, 6, 1, 5, 10, 0, 2], [13, 15, 17, 19]),
  row('clan-assault-mech-trinary-c2', "Assault 'Mech Trinary (C2)", 'MA', 'mech', [1, 8, 1, 3, 12, 0, 2], [17, 20, 23, 25]),
  row('clan-light-mech-binary-c1', "Light 'Mech Binary (C1)", 'ML', 'mech', [4, 2, 1, 8, 5, 0, 1], [6, 7, 8, 9]),
  row('clan-medium-mech-binary-c1', "Medium 'Mech Binary (C1)", 'MM', 'mech', [3, 3, 1, 7, 7, 0, 1], [8, 9, 10, 11]),
  row('clan-heavy-mech-binary-c1', "Heavy 'Mech Binary (C1)", 'MH', 'mech', [2, 5, 1, 6, 9, 0, 1], [11, 13, 15, 16]),
  row('clan-assault-mech-binary-c1', "Assault 'Mech Binary (C1)", 'MA', 'mech', [1, 7, 1, 4, 11, 0, 1], [14, 17, 20, 21]),
  row('clan-light-mech-trinary-c1', "Light 'Mech Trinary (C1)", 'ML', 'mech', [4, 3, 1, 7, 6, 0, 2], [7, 9, 10, 11]),
  row('clan-medium-mech-trinary-c1', "Medium 'Mech Trinary (C1)", 'MM', 'mech', [3, 5, 1, 6, 8, 0, 2], [10, 12, 14, 15]),
  row('clan-heavy-mech-trinary-c1', "Heavy 'Mech Trinary (C1)", 'MH', 'mech', [2, 7, 1, 5, 10, 0, 2], [14, 16, 19, 21]),
  row('clan-assault-mech-trinary-c1', "Assault 'Mech Trinary (C1)", 'MA', 'mech', [1, 9, 1, 3, 12, 0, 2], [18, 22, 25, 27]),
  row('clan-light-supernova-binary-c1', 'Light Supernova Binary (C1)', 'ML', 'mech', [4, 5, 1, 8, 6, 0, 1], [8, 9, 10, 11]),
  row('clan-medium-supernova-binary-c1', 'Medium Supernova Binary (C1)', 'MM', 'mech', [3, 6, 1, 7, 8, 0, 1], [9, 11, 12, 14]),
  row('clan-heavy-supernova-binary-c1', 'Heavy Supernova Binary (C1)', 'MH', 'mech', [2, 8, 1, 6, 10, 0, 1], [13, 15, 17, 19]),
  row('clan-assault-supernova-binary-c1', 'Assault Supernova Binary (C1)', 'MA', 'mech', [1, 9, 1, 4, 12, 0, 1], [17, 20, 23, 25]),
  row('clan-light-supernova-trinary-c1', 'Light Supernova Trinary (C1)', 'ML', 'mech', [4, 7, 1, 6, 7, 0, 2], [12, 14, 17, 19]),
  row('clan-medium-supernova-trinary-c1', 'Medium Supernova Trinary (C1)', 'MM', 'mech', [3, 9, 1, 5, 9, 0, 2], [15, 19, 22, 25]),
  row('clan-heavy-supernova-trinary-c1', 'Heavy Supernova Trinary (C1)', 'MH', 'mech', [2, 11, 1, 4, 11, 0, 2], [20, 25, 29, 32]),
  row('clan-assault-supernova-trinary-c1', 'Assault Supernova Trinary (C1)', 'MA', 'mech', [1, 13, 1, 3, 13, 0, 2], [25, 31, 36, 40]),
  row('clan-supply-convoy', 'Supply Convoy', 'GC', 'convoy', [2, 0, 1, 5, 4, 0, 1], [null, 4, null, null]),
  row('clan-ground-transport-binary', 'Ground Transport Binary', 'GT', 'vehicle', [2, 2, 1, 6, 5, 2, 1], [5, 6, 7, 8]),
  row('clan-ground-transport-trinary', 'Ground Transport Trinary', 'GT', 'vehicle', [2, 3, 1, 5, 6, 3, 2], [7, 8, 9, 10]),
  row('clan-artillery-binary', 'Artillery Binary', 'AR', 'artillery', [1, 4, 3, 3, 3, 0, 1], [6, 8, 9, 11]),
  row('clan-artillery-trinary', 'Artillery Trinary', 'AR', 'artillery', [1, 6, 3, 3, 4, 0, 2], [8, 11, 13, 15]),
  row('clan-air-transport-binary', 'Air Transport Binary', 'VT', 'vtol', [4, 1, 1, 6, 4, 1, 1], [5, 6, 7, 8]),
  row('clan-air-transport-trinary', 'Air Transport Trinary', 'VT', 'vtol', [3, 2, 1, 5, 5, 2, 2], [6, 7, 8, 9]),
  row('clan-naval-transport-binary', 'Naval Transport Binary', 'NT', 'naval', [2, 2, 1, 5, 6, 3, 1], [6, 7, 8, 9]),
  row('clan-naval-transport-trinary', 'Naval Transport Trinary', 'NT', 'naval', [2, 3, 1, 4, 7, 5, 2], [8, 9, 10, 11]),
  row('clan-infantry-binary', 'Infantry Binary', 'IN', 'infantry', [1, 2, 1, 3, 7, 0, 1], [5, 6, 7, 8]),
  row('clan-infantry-trinary', 'Infantry Trinary', 'IN', 'infantry', [1, 3, 1, 3, 8, 0, 2], [7, 9, 10, 11]),
  row('clan-battle-armor-binary-c1', 'Battle Armor Binary (C1)', 'IB', 'battle-armor', [1, 4, 1, 4, 9, 0, 1], [9, 11, 12, 13]),
  row('clan-battle-armor-trinary-c1', 'Battle Armor Trinary (C1)', 'IB', 'battle-armor', [1, 6, 1, 3, 10, 0, 2], [12, 14, 16, 18]),
  row('clan-light-fighter-star-c2', 'Light Fighter Star (C2)', 'FL', 'fighter', [8, 3, 1, 10, 4, 0, 1], [10, 11, 12, 13]),
  row('clan-medium-fighter-star-c2', 'Medium Fighter Star (C2)', 'FM', 'fighter', [7, 5, 1, 9, 6, 0, 1], [11, 14, 15, 17]),
  row('clan-heavy-fighter-star-c2', 'Heavy Fighter Star (C2)', 'FH', 'fighter', [6, 7, 1, 8, 8, 0, 1], [14, 17, 20, 21]),
  row('clan-light-fighter-star-c1', 'Light Fighter Star (C1)', 'FL', 'fighter', [8, 4, 1, 10, 5, 0, 1], [11, 12, 14, 15]),
  row('clan-medium-fighter-star-c1', 'Medium Fighter Star (C1)', 'FM', 'fighter', [7, 6, 1, 9, 7, 0, 1], [13, 16, 18, 19]),
  row('clan-heavy-fighter-star-c1', 'Heavy Fighter Star (C1)', 'FH', 'fighter', [6, 8, 1, 8, 9, 0, 1], [16, 20, 22, 25]),
  row('clan-dropship-small-transports', 'DropShip Group (Small Transports)', 'DL', 'dropship', [6, 3, 1, 8, 10, 3, 1], [13, 15, 16, 17]),
  row('clan-dropship-medium-transports', 'DropShip Group (Medium Transports)', 'DM', 'dropship', [5, 4, 1, 6, 11, 6, 1], [15, 17, 18, 19]),
  row('clan-dropship-large-transports', 'DropShip Group (Large Transports)', 'DH', 'dropship', [4, 6, 1, 4, 12, 9, 1], [18, 20, 22, 24]),
  row('clan-dropship-assault', 'DropShip Group (Assault)', 'DA', 'dropship', [6, 6, 1, 6, 10, 0, 1], [15, 17, 19, 21]),
  row('clan-jumpship', 'JumpShip', 'JU', 'jumpship', [0, 0, 1, 3, 8, 0, 1], [null, 6, null, null]),
  row('clan-small-warship', 'Small WarShip', 'WM', 'warship', [3, 10, 3, 5, 13, 0, 1], [26, 31, 36, 40]),
  row('clan-large-warship', 'Large WarShip', 'WH', 'warship', [2, 12, 3, 4, 14, 0, 1], [30, 38, 44, 48]),
  row('clan-space-station', 'Space Station', 'SP', 'space-station', [0, 2, 1, 2, 10, 0, 1], [8, 9, 10, 11]),
  row('clan-fortress', 'Fortress', 'T', 'fortress', [0, 4, 3, 2, 14, 0, 1], [16, 17, 19, 20]),
  row('clan-city', 'City', 'C', 'city', [0, 0, 1, 2, 12, 0, 1], [null, 10, null, null]),
  row('clan-base', 'Base', 'B', 'base', [0, 2, 1, 2, 8, 0, 1], [null, 7, null, null]),
];

const sheetsOf = (faction: Faction, rows: readonly Row[]): Readonly<Record<string, UnitSheet>> =>
  Object.fromEntries(rows.map(([id, sheet]) => [id, { faction, ...sheet }]));

/** By id. */
export const UNITS: Readonly<Record<string, UnitSheet>> = {
  ...sheetsOf('inner-sphere', INNER_SPHERE),
  ...sheetsOf('clan', CLAN),
};
