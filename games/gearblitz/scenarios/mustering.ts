import type { Force, Maps, Member, Mustering } from '@ironfield/kernel/options/mustering.ts';
import { type Random, randomItem } from '@ironfield/kernel/random.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import {
  readSceneFile,
  type SceneFile,
  sceneIn,
  writeSceneFile,
} from '@ironfield/table/scenes/scene-file.ts';
import { type Army, commanderOf } from '../army/army.ts';
import { fielded } from '../army/fielding.ts';
import { groupFile, readGroup } from '../army/files/group-file.ts';
import {
  filesOf,
  isSupportFile,
  type ReadSupport,
  readSupport,
  supportFilesOf,
} from '../army/files/support-file.ts';
import { randomArmy } from '../army/random.ts';
import { ARMIES } from '../data/armies.ts';
import { LANDSCAPES } from '../data/scenario-tables.ts';
import { INCH } from '../data/tables.ts';
import { PIECE_KINDS } from '../data/terrain.ts';
import type { Army as FieldedArmy, Setup } from '../state.ts';
import { agreedOn } from './agreement.ts';
import { generateScene, REGIONS, type SceneWish } from './generator.ts';
import { LANDSCAPE_NAMES, REGION_NAMES } from './landscapes.ts';
import { meeting } from './meeting.ts';

/** Tables; a map is a scene file, and its sides are in inches. */
const maps: Maps = {
  isTable: true,
  ready: [readyScene()],
  landscapes: [
    ...LANDSCAPES.map((id) => ({ id, title: LANDSCAPE_NAMES[id] })),
    ...REGIONS.map((id) => ({ id, title: REGION_NAMES[id] })),
  ],
  sizes: [
    { title: '3 × 4 feet', width: 48, height: 36 },
    { title: '4 × 4 feet', width: 48, height: 48 },
    { title: '6 × 4 feet', width: 72, height: 48 },
  ],
  generate: ({ landscape, width, height, seed }) =>
    writeSceneFile(
      generateScene({
        landscape: landscape as SceneWish['landscape'],
        width: width * INCH,
        height: height * INCH,
        seed,
      }),
    ),
  terrains: ['clear', ...PIECE_KINDS.filter((kind) => kind !== 'clear')],
  read: readScene,
  write: (map) => JSON.stringify(map),
};

function readyScene(): Maps['ready'][number] {
  const { scene } = meeting.setup({}, { a: 0, b: 0, c: 0, d: 0 });
  return { title: scene.name, map: writeSceneFile(scene) };
}

function readScene(text: string): ReturnType<Maps['read']> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refused([{ message: 'This is no scene' }]);
  }
  const read = readSceneFile(json, PIECE_KINDS);
  if (read.ok) return accepted(json as object);
  return refused(read.errors.map(({ path, message }) => ({ message: `${path}: ${message}` })));
}

/** Groups, and what comes from beyond the table. */
const MOST_MEMBERS = 24;
const USUAL_LIMIT = 500;

/** HGB-ARMY-01: the TV that a game of these forces would be agreed for, in steps of 500. */
const limitOf = (forces: readonly Force[]): number =>
  USUAL_LIMIT * Math.max(1, ...forces.map((force) => Math.ceil(worthOf(force) / USUAL_LIMIT)));

const worthOf = (force: Force): number => force.reduce((sum, member) => sum + worth(member), 0);

/** HGB-ARMY-06: Threat Value of a group with its snipers, or of what comes from beyond the table. */
function worth({ unit }: Pick<Member, 'unit'>): number {
  const support = supportIn(unit);
  if (support) return support.tv;
  const read = readGroup(unit);
  return read.ok ? read.value.groups.reduce((sum, { tv }) => sum + tv, 0) : 0;
}

function supportIn(unit: unknown): ReadSupport | null {
  const read = isSupportFile(unit) ? readSupport(unit) : null;
  return read?.ok ? read.value : null;
}

/** The army that a force makes, whatever its chart says. */
function armyOf(force: Force, limit: number): FieldedArmy {
  const read = force.map(({ unit }) => readGroup(unit)).flatMap((each) => (each.ok ? each.value : []));
  const groups = read.flatMap((each) => each.groups);
  const list = read[0]?.list ?? ARMIES[0];
  const assets = force.flatMap(({ unit }) => supportIn(unit)?.asset ?? []);
  const army: Army = {
    list,
    groups,
    tv: worthOf(force),
    airStrikes: assets.flatMap((each) => (each.kind === 'air strike' ? each.type : [])),
    artillery: assets.flatMap((each) => (each.kind === 'artillery' ? each.type : [])),
    commander: commanderOf(groups),
  };
  return fielded(army, limit) ?? { name: list.name, commandPoints: 0, groups: [], commander: [0, 0] };
}

function supportFacts(unit: unknown): ReturnType<Mustering<Setup>['facts']> {
  const read = readSupport(unit);
  if (!read.ok) return read;
  const { asset, list, tv } = read.value;
  const [first, ...rest] = asset.kind === 'artillery' ? `${asset.type} artillery` : asset.type;
  return accepted({
    name: `${first.toUpperCase()}${rest.join('')}, ${list.name}`,
    note: `${tv} TV, from beyond the table`,
    role: asset.kind,
  });
}

/** HGB-ARMY-01: of an army drawn by chance, as members of a force. */
function randomForce(limit: number, wanted: number, random: Random): Force {
  const drawn = Array.from({ length: 12 }, () => {
    const list = randomItem(random, ARMIES);
    const choice = randomArmy(list, limit, random);
    if (!choice) return { groups: [], support: [] };
    return {
      groups: choice.groups.map((group) => groupFile(list.id, group)),
      support: filesOf(list.id, choice),
    };
  });
  const off = ({ groups }: (typeof drawn)[number]) => Math.abs(groups.length - wanted);
  const { groups, support } = drawn.reduce((one, other) => (off(other) < off(one) ? other : one));
  return [...groups, ...support]
    .slice(0, MOST_MEMBERS)
    .map((unit, place) => ({ unit, name: driver(0, place), skills: {} }));
}

const driver = (_side: number, place: number): string => `Group ${place + 1}`;

/** Armies and tables of the players' own choice: what is mustered are Combat Groups. */
export const mustering: Mustering<Setup> = {
  sides: ['First army', 'Second army'],
  size: { least: 1, most: MOST_MEMBERS },
  skills: [],
  trainings: [{ id: 'listed', title: 'As listed', skills: {} }],
  measures: [{ id: 'tv', title: 'Threat Value', unit: 'TV' }],
  units: ARMIES.flatMap((list) => [
    ...list.squads.map(({ kind }) => groupFile(list.id, { squad: kind, options: [] })),
    ...supportFilesOf(list),
  ]),
  maps,
  facts(unit): Result<{ name: string; note: string; role: string }, readonly { message: string }[]> {
    if (isSupportFile(unit)) return supportFacts(unit);
    const read = readGroup(unit);
    if (!read.ok) return read;
    const [{ name, kind, units }] = read.value.groups;
    return accepted({
      name: `${name}, ${read.value.list.name}`,
      note: `${worth({ unit: unit as object })} TV, ${units.length === 1 ? 'one unit' : `${units.length} units`}`,
      role: kind,
    });
  },
  worth,
  driver,
  random({ sizes, most }, random) {
    const limit = most ?? USUAL_LIMIT * 2;
    return sizes.map((size) => randomForce(limit, size, random));
  },
  setup({ forces, map, options }) {
    const limit = limitOf(forces);
    return agreedOn(
      {
        scenario: 'battle',
        options,
        limit,
        rounds: 'rolled',
        missions: 'rolled',
        hasStances: true,
        zones: 'chosen',
        scene: sceneIn(map as SceneFile),
        weather: 'clear',
        light: 'day',
        armies: forces.map((force) => armyOf(force, limit)),
      },
      options,
    );
  },
};
