// Forces from the command line: --force once for each side.
//
//     --force random:4          four units, drawn to be worth as much as the other side
//     --force random:4:200      and at most 200 points
//     --force AS7-D,HBK-4G@3/4  by name, with Gunnery and Piloting (or whatever skills the game has)
//     --force lance.json        a list that was saved in the browser

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Force, Mustering, Skills } from '@ironfield/kernel/options/mustering.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { newSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { readForce } from '@ironfield/kernel/record/force-file.ts';
import type { CoreSetup, OptionValues } from '@ironfield/kernel/state.ts';
import { reasons } from './choosing.ts';
import { fileTrouble, UsageError } from './line/mistake.ts';
import { suggestion } from './line/suggest.ts';

type Muster = Mustering<CoreSetup>;

interface Wanted {
  readonly force: readonly string[];
  readonly map?: string | undefined;
  readonly scenario?: string | undefined;
}

/** Asks for forces of one's own, rather than for a scenario? */
export const wantsForces = ({ force, map }: Wanted): boolean => force.length > 0 || map !== undefined;

/** A battle of forces and on a map that were named on the command line. */
export function battleFor(game: AnyGame, wanted: Wanted, options: OptionValues, seed: string): CoreSetup {
  const { mustering: muster } = game;
  if (!muster) throw new UsageError(`${game.title} is played with ready-made forces only; leave out --force`);
  if (wanted.scenario !== undefined) throw new UsageError('--scenario and --force exclude each other');
  const setup = newSetup(
    game,
    muster.setup({
      forces: forcesOf(
        game,
        { ...muster, units: muster.unitsWith?.(options) ?? muster.units },
        wanted.force,
        seed,
      ),
      map: mapOf(muster, wanted.map),
      options,
    }),
  );
  if (setup.ok) return setup.value;
  throw new UsageError(reasons(setup.error));
}

const RANDOM = /^random(?::(\d+))?(?::(\d+))?$/;
const LANCE = 4;

function forcesOf(game: AnyGame, muster: Muster, texts: readonly string[], seed: string): Force[] {
  const { sides, measures, trainings } = muster;
  if (texts.length > sides.length) {
    throw new UsageError(`--force is given ${texts.length} times, but there are ${sides.length} sides`);
  }
  const all = sides.map((_, side) => texts[side] ?? texts[0] ?? 'random');
  const named = all.map((text, side) => (RANDOM.test(text) ? null : forceNamed(game, muster, text, side)));
  const known = named.find((force) => force !== null);
  const measure = measures[0].id;
  const worth = known?.reduce((sum, member) => sum + muster.worth(member, measure), 0);
  const wishes = all.map((text) => RANDOM.exec(text));
  const limits = wishes.flatMap((wish) => (wish?.[2] === undefined ? [] : [Number(wish[2])]));
  const sizes = wishes.map((wish, side) =>
    sizeOf(muster, wish?.[1], named[side]?.length ?? known?.length ?? LANCE),
  );
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

function sizeOf({ size: { least, most } }: Muster, text: string | undefined, otherwise: number): number {
  const size = text === undefined ? otherwise : Number(text);
  if (size >= least && size <= most) return size;
  throw new UsageError(`a side has ${least} to ${most} units, not ${size}`);
}

function forceNamed(game: AnyGame, muster: Muster, text: string, side: number): Force {
  if (/\.json$/i.test(text)) {
    const read = readForce(game, jsonOf(text));
    if (read.ok) return read.value.members;
    throw new UsageError(`"${text}" is no force: ${reasons(read.error)}`);
  }
  return text.split(',').map((word, place) => {
    const [name = '', skills] = word.trim().split('@');
    return {
      unit: unitNamed(muster, name),
      name: muster.driver(side, place),
      skills: skillsIn(muster, skills),
    };
  });
}

function unitNamed({ units, facts }: Muster, name: string): object {
  const known = units.flatMap((unit) => {
    const found = facts(unit);
    return found.ok ? [{ unit, name: found.value.name }] : [];
  });
  const words = (text: string) => text.toLowerCase().split(' ');
  const unit = known.find((each) => words(each.name).includes(name.toLowerCase()))?.unit;
  if (unit) return unit;
  const models = known.map((each) => each.name.split(' ').at(-1) ?? each.name);
  throw new UsageError(`there is no unit "${name}"; ${suggestion(name, models)}`);
}

function skillsIn({ skills, trainings }: Muster, text: string | undefined): Skills {
  if (text === undefined) return trainings[0].skills;
  const numbers = text.split('/').map(Number);
  const isFit = skills.every(({ best, worst }, index) => numbers[index] >= best && numbers[index] <= worst);
  if (!isFit || numbers.length !== skills.length) {
    const names = skills.map(({ title, best, worst }) => `${title} ${best} to ${worst}`).join('/');
    throw new UsageError(`skills cannot be "${text}"; they are ${names}, such as @3/4`);
  }
  return Object.fromEntries(skills.map(({ id }, index) => [id, numbers[index]]));
}

function mapOf({ maps }: Muster, text: string | undefined): object {
  if (text === undefined) return maps.ready[0].map;
  const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');
  const ready = maps.ready.find(({ title }) => idOf(title) === idOf(text));
  if (ready) return ready.map;
  const [kind = '', seed = '1'] = text.split(':');
  const land = maps.landscapes.find(({ id }) => id === kind);
  if (land) return maps.generate({ landscape: land.id, ...maps.sizes[0], seed });
  if (!/\.(board|json)$/i.test(text)) {
    const known = [...maps.ready.map(({ title }) => idOf(title)), ...maps.landscapes.map(({ id }) => id)];
    throw new UsageError(`there is no map "${text}"; ${suggestion(text, known)}`);
  }
  const read = maps.read(textOf(text), basename(text).replace(/\.[^.]*$/, ''));
  if (read.ok) return read.value;
  throw new UsageError(`"${text}" is no map: ${reasons(read.error)}`);
}

function jsonOf(path: string): unknown {
  try {
    return JSON.parse(textOf(path));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    return null;
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(fileTrouble(error, path));
  }
}
