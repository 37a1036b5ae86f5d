// Forces as people type them, one text for each side:
//
//     random:4          four units, drawn to be worth as much as the other side
//     random:4:200      and at most 200 points
//     AS7-D,HBK-4G@3/4  by name, with Gunnery and Piloting (or whatever skills the game has)
//     lance.json        a list that was saved in the browser
//     tank.blk,old.mtf  public unit files, where the game can play them

import { basename } from 'node:path';
import type { Force, Mustering, Skills } from '@ironfield/kernel/options/mustering.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { newSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { readForce } from '@ironfield/kernel/record/force-file.ts';
import type { CoreSetup, OptionValues } from '@ironfield/kernel/state.ts';
import { suggestion } from '@ironfield/kernel/suggest.ts';
import { battleFileOf } from '@ironfield/mechbay/fielding/fielding.ts';
import { readUnit, type UnitFileKind } from '@ironfield/mechbay/unit-files/read.ts';
import { Mistake } from '../mistake.ts';
import { jsonOf, reasons, textOf } from './reading.ts';

export type Muster = Mustering<CoreSetup>;

/** In words, or unit by unit. */
export type WantedForce = string | Force;
/** In words, or as the game has it. */
export type WantedMap = string | object;

interface Wanted {
  readonly force: readonly string[];
  readonly map?: string | undefined;
  readonly scenario?: string | undefined;
}

/** Asks for forces of one's own, rather than for a scenario? */
export const wantsForces = ({ force, map }: Wanted): boolean => force.length > 0 || map !== undefined;

/** The mustering of a game, with the units that may be fielded under the options. */
export function musterOf(game: AnyGame, options: OptionValues): Muster {
  const { mustering } = game;
  if (!mustering) throw new Mistake(`${game.title} is played with ready-made forces only; leave out --force`);
  return { ...mustering, units: mustering.unitsWith?.(options) ?? mustering.units };
}

/** A battle of forces and on a map that were named on the command line. */
export function battleFor(game: AnyGame, wanted: Wanted, options: OptionValues, seed: string): CoreSetup {
  const muster = musterOf(game, options);
  if (wanted.scenario !== undefined) throw new Mistake('--scenario and --force exclude each other');
  const forces = forcesOf(game, muster, wanted.force, seed);
  return battleOf(game, muster, { forces, map: mapOf(muster, wanted.map), options });
}

/** The setup of a battle, or why there can be none. */
export function battleOf(game: AnyGame, muster: Muster, plan: Parameters<Muster['setup']>[0]): CoreSetup {
  const setup = newSetup(game, muster.setup(plan));
  if (setup.ok) return setup.value;
  throw new Mistake(reasons(setup.error));
}

const RANDOM = /^random(?::(\d+))?(?::(\d+))?$/;
const LANCE = 4;

/** The forces of all sides; what is drawn follows from the seed. */
export function forcesOf(
  game: AnyGame,
  muster: Muster,
  wanted: readonly WantedForce[],
  seed: string,
): Force[] {
  const { sides, measures, trainings } = muster;
  if (wanted.length > sides.length) {
    throw new Mistake(`--force is given ${wanted.length} times, but there are ${sides.length} sides`);
  }
  const all = sides.map((_, side) => wanted[side] ?? wanted[0] ?? 'random');
  const named = all.map((force, side) => readyForce(game, muster, force, side));
  const known = named.find((force) => force !== null);
  const measure = measures[0].id;
  const worth = known?.reduce((sum, member) => sum + muster.worth(member, measure), 0);
  const wishes = all.map((force) => (typeof force === 'string' ? RANDOM.exec(force) : null));
  const limits = wishes.flatMap((wish) => (wish?.[2] === undefined ? [] : [Number(wish[2])]));
  const sizes = wishes.map((wish, side) =>
    sizeOf(muster, wish?.[1], named[side]?.length ?? known?.length ?? LANCE),
  );
  if (named.every((force) => force !== null)) return named;
  const drawn = muster.random(
    {
      sizes,
      measure,
      most: limits.length > 0 ? Math.min(...limits) : worth,
      skills: sides.map(() => trainings[0].skills),
      units: muster.units,
    },
    randomFrom(`${seed} forces`),
  );
  return named.map((force, side) => force ?? drawn[side]);
}

/** A force that needs no draw; else null. */
export function readyForce(game: AnyGame, muster: Muster, force: WantedForce, side: number): Force | null {
  if (typeof force !== 'string') return force;
  return RANDOM.test(force) ? null : forceNamed(game, muster, force, side);
}

function sizeOf({ size: { least, most } }: Muster, text: string | undefined, otherwise: number): number {
  const size = text === undefined ? otherwise : Number(text);
  if (size >= least && size <= most) return size;
  throw new Mistake(`a side has ${least} to ${most} units, not ${size}`);
}

function forceNamed(game: AnyGame, muster: Muster, text: string, side: number): Force {
  if (/\.json$/i.test(text)) {
    const read = readForce(game, jsonOf(text));
    if (read.ok) return read.value.members;
    throw new Mistake(`"${text}" is no force: ${reasons(read.error)}`);
  }
  return text.split(',').map((word, place) => {
    const [name = '', skills] = word.trim().split('@');
    return {
      unit: UNIT_FILE.test(name) ? unitInFile(muster, name) : unitNamed(muster, name),
      name: muster.driver(side, place),
      skills: skillsIn(muster, skills),
    };
  });
}

const UNIT_FILE = /\.(mtf|blk)$/i;

/** A unit of a public file, with everything that it carries. */
function unitInFile({ facts }: Muster, path: string): object {
  const text = textOf(path);
  const [, kind] = UNIT_FILE.exec(path)!;
  const { unit, faults } = readUnit(text, kind!.toLowerCase() as UnitFileKind);
  if (!unit || faults.length > 0)
    throw new Mistake(`"${path}" is no unit: ${faults[0]?.message ?? 'unreadable'}`);
  const file = battleFileOf(unit, text);
  if (!file.ok) throw new Mistake(`"${path}" cannot be fielded: ${file.error.join('; ')}`);
  const known = facts(file.value);
  if (!known.ok) throw new Mistake(`"${path}" is no unit of this game: ${reasons(known.error)}`);
  return file.value;
}

export function unitNamed({ units, facts }: Muster, name: string): object {
  const known = units.flatMap((unit) => {
    const found = facts(unit);
    return found.ok ? [{ unit, name: found.value.name }] : [];
  });
  const words = (text: string) => text.toLowerCase().split(' ');
  const unit = known.find((each) => words(each.name).includes(name.toLowerCase()))?.unit;
  if (unit) return unit;
  const models = known.map((each) => each.name.split(' ').at(-1) ?? each.name);
  throw new Mistake(`there is no unit "${name}"; ${suggestion(name, models)}`);
}

function skillsIn({ skills, trainings }: Muster, text: string | undefined): Skills {
  if (text === undefined) return trainings[0].skills;
  const numbers = text.split('/').map(Number);
  const isFit = skills.every(({ best, worst }, index) => numbers[index] >= best && numbers[index] <= worst);
  if (!isFit || numbers.length !== skills.length) {
    const names = skills.map(({ title, best, worst }) => `${title} ${best} to ${worst}`).join('/');
    throw new Mistake(`skills cannot be "${text}"; they are ${names}, such as @3/4`);
  }
  return Object.fromEntries(skills.map(({ id }, index) => [id, numbers[index]]));
}

/** A ready map, a landscape with the seed after its colon (or this one), or a map from a file. */
export function mapOf({ maps }: Muster, map: WantedMap | undefined, otherwise = '1'): object {
  if (map === undefined) return maps.ready[0].map;
  if (typeof map !== 'string') return map;
  const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');
  const ready = maps.ready.find(({ title }) => idOf(title) === idOf(map));
  if (ready) return ready.map;
  const [kind = '', seed = otherwise] = map.split(':');
  const land = maps.landscapes.find(({ id }) => id === kind);
  if (land) return maps.generate({ landscape: land.id, ...maps.sizes[0], seed });
  if (!isMapFile(map)) {
    const known = [...maps.ready.map(({ title }) => idOf(title)), ...maps.landscapes.map(({ id }) => id)];
    throw new Mistake(`there is no map "${map}"; ${suggestion(map, known)}`);
  }
  const read = maps.read(textOf(map), basename(map).replace(/\.[^.]*$/, ''));
  if (read.ok) return read.value;
  throw new Mistake(`"${map}" is no map: ${reasons(read.error)}`);
}

export const isMapFile = (map: string): boolean => /\.(board|json)$/i.test(map);
