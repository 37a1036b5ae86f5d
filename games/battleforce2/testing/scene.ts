// Scenes for tests that read like the rulebook: boards drawn in text, things called by name, every roll written down.

import type { Roll } from '@ironfield/conformance/scripted.ts';
import { writeBoardFile } from '@ironfield/hex/board-file.ts';
import { formatNumber, toOffset } from '@ironfield/hex/coordinates.ts';
import { latestReading } from '@ironfield/kernel/options/readings.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import type { Command } from '../data/commands.ts';
import { mapsheet } from '../data/maps/mapsheet.ts';
import type { Organization } from '../data/tables.ts';
import type { ElementSheet } from '../element.ts';
import { readings } from '../past/readings.ts';
import { counterCode } from '../rules/elements/organization.ts';
import { concealed } from '../scenarios/concealing.ts';
import type { ElementRecord, Emplacement, Network, ObjectiveRules, Setup } from '../state.ts';
import { Battle, type SideName } from './table.ts';

export const toHit = (a: number, b: number): Roll => ['to hit', a, b];
export const critical = (a: number, b: number): Roll => ['critical hit', a, b];
/** The Initiative rolls that this side wins. */
export const initiative = (side: SideName): readonly Roll[] => [
  ['initiative', ...(side === 'south' ? [5, 6] : [1, 2])],
  ['initiative', ...(side === 'south' ? [1, 2] : [5, 6])],
];

type Figures = Partial<ElementSheet> & { readonly skill?: number };

function element(type: ElementSheet['type'], name: string, usual: Figures, figures: Figures): ElementRecord {
  const { skill = 0, ...sheet } = { ...usual, ...figures };
  return {
    sheet: {
      name,
      chassis: name,
      type,
      mp: 4,
      mode: '',
      damage: [2, 2, 2],
      ov: 0,
      class: 'M',
      armor: 3,
      structure: 3,
      points: 10,
      specials: [],
      ...sheet,
    },
    skill,
  };
}

/** Elements; what a test does not care about is ordinary. */
export const mech = (name: string, figures: Figures = {}): ElementRecord =>
  element('mech', name, {}, figures);
export const tank = (name: string, figures: Figures = {}): ElementRecord =>
  element('vehicle', name, { mode: 't', armor: 0 }, figures);
export const platoon = (name: string, figures: Figures = {}): ElementRecord =>
  element('infantry', name, { mp: 2, class: 'I', structure: 0 }, figures);
export const suits = (name: string, figures: Figures = {}): ElementRecord =>
  element('battleArmor', name, { mp: 3, mode: 'J', class: 'I', structure: 0 }, figures);

export const fighter = (name: string, figures: Figures = {}): ElementRecord =>
  element('aerospaceFighter', name, { mp: 6, structure: 0 }, figures);
/** An aerodyne one, unless it has `sph`. */
export const dropship = (name: string, figures: Figures = {}): ElementRecord =>
  element('dropship', name, { armor: 9, structure: 9 }, figures);

export interface PlacedUnit {
  readonly name: string;
  readonly elements: readonly ElementRecord[];
  /** Hex and facing, such as `0505 NW`, or `off the map`, or `box 3`, or `box 3 of north`; whoever flies is in the air, unless it says `grounded`. */
  readonly place: string;
  /** A command unit, and the names of those it leads. */
  readonly leads?: readonly string[];
}

/** The same unit as a command unit. */
export const leading = (placed: PlacedUnit, ...leads: readonly string[]): PlacedUnit => ({
  ...placed,
  leads,
});

export const unit = (name: string, place: string, ...elements: readonly ElementRecord[]): PlacedUnit => ({
  name,
  place,
  elements,
});

export interface NamedNetwork {
  readonly side: SideName;
  readonly company?: string;
  /** Master first. */
  readonly lances: readonly (readonly string[])[];
}

export interface Scene {
  /** Codes as on mapsheets; absent: a clear map of 15 by 17 hexes. */
  readonly map?: string;
  readonly roads?: readonly string[];
  readonly bridges?: readonly string[];
  readonly south: readonly PlacedUnit[];
  readonly north: readonly PlacedUnit[];
  readonly objectives?: ObjectiveRules;
  readonly options?: OptionValues;
  readonly emplacements?: readonly Emplacement[];
  readonly own?: Setup['own'];
  /** Of both sides, or of each. */
  readonly organization?: Organization;
  readonly organizations?: readonly [Organization, Organization];
  /** C3 networks of the sides, by the names of their elements. */
  readonly networks?: readonly NamedNetwork[];
  /** The latest correction that the game knows; absent: the latest of all. */
  readonly reading?: number;
  /** The command lists of both sides. */
  readonly commands?: readonly [readonly Command[], readonly Command[]];
}

/** A clear map but for some hexes, by printed number. */
export function mapWith(codes: Readonly<Record<string, string>>, width = 15, height = 17): string {
  const digits = (index: number) => String(index + 1).padStart(2, '0');
  const row = (r: number) =>
    Array.from({ length: width }, (_, c) => codes[digits(c) + digits(r)] ?? '.').join(' ');
  return Array.from({ length: height }, (_, r) => row(r)).join('\n');
}

/** The printed number of a hex that the book gives in axial coordinates, around 0709. */
export function axial(q: number, r: number): string {
  const { col, row } = toOffset({ q, r });
  return formatNumber({ col: col + 6, row: row + 8 });
}

const CLEAR_MAP = mapWith({});

export function setupOf(scene: Scene): Setup {
  const { map = CLEAR_MAP, roads, bridges, south, north, objectives = 'none', options = {} } = scene;
  const { organization = 'Inner Sphere', organizations = [organization, organization] } = scene;
  const side = (name: string, seat: 0 | 1, units: readonly PlacedUnit[]) => ({
    name,
    organization: organizations[seat],
    ...(scene.commands && { commands: scene.commands[seat] }),
    units: units.map((placed, index) => ({
      id: `${counterCode(placed.elements.map(({ sheet }) => sheet))}${index + 1}`,
      name: placed.name,
      elements: placed.elements.map(({ sheet: { type, chassis } }) => ({ type, chassis })),
    })),
  });
  const secrets = (units: readonly PlacedUnit[], side: SideName) => ({
    units: units.map(({ elements, leads }) => ({
      elements,
      ...(leads && { leads: leads.map((led) => units.findIndex(({ name }) => name === led)) }),
    })),
    ...(scene.networks && {
      networks: scene.networks.filter((network) => network.side === side).map(networkIn(units)),
    }),
  });
  const setup: Setup = {
    scenario: 'border-raid',
    reading: scene.reading ?? latestReading({ readings }),
    options,
    map: writeBoardFile(mapsheet('Scene', map, roads, bridges)),
    sides: [side('South', 0, south), side('North', 1, north)],
    objectives,
    ...(scene.emplacements && { emplacements: scene.emplacements }),
    ...(scene.own && { own: scene.own }),
    secrets: [secrets(south, 'south'), secrets(north, 'north')],
  };
  return options['concealed-identity'] ? concealed(setup, null) : setup;
}

const networkIn = (units: readonly PlacedUnit[]) => {
  const names = units.flatMap(({ elements }) => elements.map(({ sheet }) => sheet.name));
  return ({ company, lances }: NamedNetwork): Network => ({
    ...(company !== undefined && { company: names.indexOf(company) }),
    lances: lances.map(([master, ...slaves]) => ({
      master: names.indexOf(master),
      slaves: slaves.map((slave) => names.indexOf(slave)),
    })),
  });
};

export function battle(scene: Scene): Battle {
  const table = new Battle(setupOf(scene));
  for (const [index, { place }] of [...scene.south, ...scene.north].entries()) table.put(index, place);
  return table;
}
