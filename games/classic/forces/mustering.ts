import { readBoardFile, writeBoardFile } from '@ironfield/hex/board-file.ts';
import type { Maps, Member, Mustering } from '@ironfield/kernel/options/mustering.ts';
import { accepted, refused } from '@ironfield/kernel/refusal.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { readBoardText, writeBoardText } from '../data/maps/board-text.ts';
import { generateMap, LANDSCAPES, type Landscape } from '../data/maps/generator.ts';
import { SHEETS } from '../data/maps/sheets.ts';
import { ARMORED, depthOf, GROUNDS, TERRAINS, VOCABULARY } from '../data/terrain.ts';
import { kindOf } from '../kinds.ts';
import { STOCK_MECHS } from '../mechs/mechs.ts';
import { SIDES } from '../scenarios/forces.ts';
import { boardOf } from '../scenarios/maps.ts';
import { unitSchema } from '../setup.ts';
import type { Setup } from '../state.ts';
import { DRIVERS, LANDSCAPE_NAMES, NO_MAP, ROLE_NAMES } from '../text/mustering.ts';
import type { UnitFile } from '../units/unit-file.ts';
import { battleSetup } from './battle.ts';
import { neededFor } from './needs.ts';
import { pluggedBy } from './plugged-by.ts';
import { drawForces } from './random.ts';
import { abilityPool, traitsFor } from './traits.ts';
import { unitValue } from './value.ts';

const maps: Maps = {
  ready: Object.values(SHEETS).map((map) => ({ title: map.name, map })),
  landscapes: LANDSCAPES.map((id) => ({ id, title: LANDSCAPE_NAMES[id] })),
  sizes: [
    { title: 'One sheet', width: 15, height: 17 },
    { title: 'Two sheets', width: 30, height: 17 },
    { title: 'Four sheets', width: 30, height: 34 },
  ],
  generate: ({ landscape, options = {}, ...wish }) =>
    generateMap({
      ...wish,
      landscape: landscape as Landscape,
      kinds: pluggedBy(options).mapKinds?.([]) ?? [],
    }),
  terrains: VOCABULARY.terrains,
  features: VOCABULARY.featureNames,
  edges: VOCABULARY.edgeNames,
  lies: (feature, terrain) => {
    if (feature === ARMORED) return GROUNDS[TERRAINS.indexOf(terrain)].building?.type === 'fortress';
    return feature !== 'rapids' || depthOf(TERRAINS.indexOf(terrain)) >= 0;
  },
  read(text, name) {
    if (/^\s*\{/.test(text)) return readJsonMap(text);
    if (!/^\s*(#|size |tag |option )/m.test(text)) return refused([{ message: NO_MAP }]);
    const read = readBoardText(text, name.slice(0, 60));
    if (read.ok) return accepted(writeBoardFile(read.value));
    return refused(read.error.map(({ line, message }) => ({ message: `Line ${line}: ${message}` })));
  },
  write: (map) => writeBoardText(boardOf(map as Setup['map'])),
};

function readJsonMap(text: string): ReturnType<Maps['read']> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refused([{ message: NO_MAP }]);
  }
  const read = readBoardFile(json, VOCABULARY);
  if (read.ok) return accepted(json as object);
  return refused(read.errors.map(({ path, message }) => ({ message: `${path}: ${message}` })));
}

/** Usual is Piloting 5 and Gunnery 4 (CBT-PIL-01); each step is one of each. */
const TRAININGS = ['Regular', 'Green', 'Veteran', 'Elite'].map((title, index) => {
  const gunnery = [4, 5, 3, 2][index];
  return { id: title.toLowerCase(), title, skills: { gunnery, piloting: gunnery + 1 } };
});

/** CBT-SCN-10 for tons, CBT-FOR-16 for points. */
function worth({ unit, skills }: Pick<Member, 'unit' | 'skills'>, measure: string): number {
  const file = unit as UnitFile;
  return measure === 'value' ? unitValue(file, skills.gunnery, skills.piloting) : file.tons;
}

const mechs: readonly UnitFile[] = Object.values(STOCK_MECHS);

/** Nobody is offered what carries something that no option allows. */
function unitsWith(options: OptionValues): readonly UnitFile[] {
  const { unitsOffered, gear } = pluggedBy(options);
  const allowed = gear?.([]) ?? [];
  const isAllowed = (file: UnitFile) =>
    (kindOf(file).gearOf?.(file) ?? []).every((one) => allowed.includes(one));
  return unitsOffered?.(mechs).filter(isAllowed) ?? mechs;
}

const driver = (side: number, place: number): string => DRIVERS[side % 2][place % DRIVERS[0].length];

/** Forces of the players' own choice. */
export const mustering: Mustering<Setup> = {
  sides: SIDES,
  size: { least: 1, most: 16 },
  skills: [
    { id: 'gunnery', title: 'Gunnery', best: 0, worst: 8 },
    { id: 'piloting', title: 'Piloting', best: 0, worst: 8 },
  ],
  trainings: TRAININGS,
  measures: [
    { id: 'value', title: 'Value', unit: 'points' },
    { id: 'tonnage', title: 'Tonnage', unit: 'tons' },
  ],
  units: mechs,
  unitsWith,
  needs: (unit) => neededFor(unit as UnitFile),
  maps,
  facts(unit) {
    const read = unitSchema.safeParse(unit);
    if (!read.success) return refused(read.error.issues.map(({ message }) => ({ message })));
    const { data: file } = read;
    const kind = kindOf(file);
    const role = kind.roleOf(file);
    return accepted({
      name: `${file.name} ${file.model}`.trim(),
      note: kind.noteOf(file),
      role: role ? ROLE_NAMES[role] : '',
    });
  },
  worth,
  driver,
  traits: (unit, options) => traitsFor(unit as UnitFile, options),
  pool: abilityPool,
  random({ options = {}, ...wish }, random) {
    const { sizes, measure, most, skills, units = unitsWith(options), worth: given } = wish;
    const forces = drawForces(
      {
        sizes,
        pool: units as readonly UnitFile[],
        most,
        worth: (unit, side) => {
          const member = { unit, skills: skills[side] };
          return given?.(member) ?? worth(member, measure);
        },
      },
      random,
    );
    return forces.map((force, side) =>
      force.map((unit, place) => ({ unit, name: driver(side, place), skills: skills[side] })),
    );
  },
  setup: battleSetup,
};
