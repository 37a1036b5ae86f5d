// Scenes for tests that read like the rulebook: boards drawn in text, things called by name, every roll written down.

import type { Roll } from '@ironfield/conformance/scripted.ts';
import { resolveOptions } from '@ironfield/kernel/options/options.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { MAPS } from '../data/maps.ts';
import { options } from '../options.ts';
import type { ElementSheet, Setup, UnitSheet } from '../state.ts';
import { Battle, type SideName } from './table.ts';

export const toHit = (a: number, b: number): Roll => ['to-hit', a, b];
export const critical = (a: number, b: number): Roll => ['critical hit', a, b];
/** The Initiative rolls after which this side has lost and acts first. */
export const actsFirst = (side: SideName): readonly Roll[] => [
  ['initiative', ...(side === 'south' ? [1, 2] : [5, 6])],
  ['initiative', ...(side === 'south' ? [5, 6] : [1, 2])],
];

/** An Element; what a test does not care about is ordinary. */
export function mech(name: string, figures: Partial<ElementSheet> = {}): ElementSheet {
  return {
    name,
    mv: 4,
    jump: false,
    damage: [2, 2, 2],
    size: 2,
    baseToHit: 4,
    overheat: 0,
    armor: 6,
    structure: 3,
    special: null,
    points: 10,
    ...figures,
  };
}

export interface PlacedUnit {
  readonly sheet: UnitSheet;
  /** Hex and facing, such as `0505 NW`, or `off the map`. */
  readonly place: string;
}

export function unit(name: string, place: string, ...elements: readonly ElementSheet[]): PlacedUnit {
  return { sheet: { name, size: 2, elements }, place };
}

export interface Scene {
  /** `.` clear, `r` rough, `l` light woods, `H` heavy woods; absent: a clear map of 15 by 17 hexes. */
  readonly map?: string;
  readonly south: readonly PlacedUnit[];
  readonly north: readonly PlacedUnit[];
  readonly scenario?: Setup['scenario'];
  readonly options?: OptionValues;
}

const CLEAR_MAP = `${'. '.repeat(15)}\n`.repeat(17);

function drawn(text: string): Setup['map'] {
  const rows = text
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '');
  return { ...MAPS.meadow, width: rows[0].split(/\s+/).length, height: rows.length, rows };
}

export function battle({ map = CLEAR_MAP, south, north, scenario = 'green', options = {} }: Scene): Battle {
  const force = (name: string, units: readonly PlacedUnit[]) => ({ name, units: units.map((u) => u.sheet) });
  const setup: Setup = {
    scenario,
    options: allOptions(options),
    map: drawn(map),
    forces: [force('South', south), force('North', north)],
  };
  const table = new Battle(setup);
  for (const [index, { place }] of [...south, ...north].entries()) table.put(index, place);
  return table;
}

function allOptions(wanted: OptionValues): OptionValues {
  const resolved = resolveOptions(options, wanted);
  if (!resolved.ok) throw new Error(resolved.error[0].message);
  return resolved.value;
}
