import type { Force, Member } from '@ironfield/kernel/options/mustering.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { whyNoPlayer } from '@ironfield/kernel/players/named.ts';
import type { OptionValue, OptionValues } from '@ironfield/kernel/state.ts';
import { suggestion } from '@ironfield/kernel/suggest.ts';
import {
  forcesOf,
  isMapFile,
  type Muster,
  mapOf,
  musterOf,
  readyForce,
  unitNamed,
  type WantedForce,
  type WantedMap,
} from '../battle/own-forces.ts';
import { Mistake } from '../mistake.ts';
import { type Axis, type ExperimentFile, subjectOf } from './schema.ts';

/** One unit or weapon for another, on some sides. */
export interface Exchange {
  readonly kind: 'unit' | 'weapon';
  readonly from: string;
  readonly to: string;
  readonly sides: readonly number[];
}

/** One way to play the battle: plain data, so that it can be sent to other threads and machines. */
export interface Setting {
  /** The value on each axis, in words. */
  readonly labels: readonly string[];
  readonly scenario: string | null;
  readonly forces: readonly [WantedForce, WantedForce] | null;
  readonly map: WantedMap | null;
  readonly options: OptionValues;
  readonly players: readonly [string, string];
  readonly skills: readonly {
    readonly id: string;
    readonly value: number;
    readonly sides: readonly number[];
  }[];
  readonly exchanges: readonly Exchange[];
}

/** All settings of an experiment, the last axis changing first. */
export function settingsOf(game: AnyGame, file: ExperimentFile): Setting[] {
  const base: Setting = {
    labels: [],
    scenario: file.forces || file.map !== undefined ? null : (file.scenario ?? firstScenario(game, file)),
    forces: file.forces ? (file.forces as unknown as Setting['forces']) : null,
    map: file.map ?? null,
    options: { ...optionsOfSets(game, file.sets ?? []), ...knownOptions(game, file.options ?? {}) },
    players: file.players ?? ['regular', 'regular'],
    skills: [],
    exchanges: [],
  };
  let settings = [base];
  for (const axis of file.sweep ?? []) {
    settings = settings.flatMap((setting) =>
      axis.values.map((value, place) => changed(game, setting, axis, { value, place })),
    );
  }
  return settings.map((setting) => withoutFiles(game, setting));
}

function firstScenario(game: AnyGame, { sweep = [] }: ExperimentFile): string | null {
  return sweep.some((axis) => axis.force || axis.map) ? null : game.scenarios[0].id;
}

const sidesOf = ({ side = 0 }: Axis): readonly number[] => (side === 'both' ? [0, 1] : [side]);

/** The setting with one value of an axis. */
function changed(
  game: AnyGame,
  setting: Setting,
  axis: Axis,
  { value, place }: { readonly value: Axis['values'][number]; readonly place: number },
): Setting {
  const label = axis.labels?.[place] ?? wordsFor(value);
  const next = { ...setting, labels: [...setting.labels, label] };
  const sides = sidesOf(axis);
  const onSides = <T>(pair: readonly [T, T], put: T): [T, T] =>
    pair.map((old, side) => (sides.includes(side) ? put : old)) as [T, T];
  const text = (): string => {
    if (typeof value === 'string') return value;
    throw new Mistake(`sweep "${axis.name}": ${wordsFor(value)} is no name`);
  };
  switch (subjectOf(axis)) {
    case 'option':
      return { ...next, options: { ...next.options, ...knownOptions(game, { [axis.option!]: value }) } };
    case 'set':
      return {
        ...next,
        options: { ...next.options, ...(value === '' ? {} : optionsOfSets(game, [text()])) },
      };
    case 'player':
      return { ...next, players: onSides(next.players, knownPlayer(text())) };
    case 'skill':
      return { ...next, skills: [...next.skills, { ...knownSkill(game, axis, value), sides }] };
    case 'force':
      return { ...next, forces: onSides(next.forces ?? ['random', 'random'], value as WantedForce) };
    case 'map':
      return { ...next, map: value as WantedMap };
    case 'unit':
      return {
        ...next,
        exchanges: [...next.exchanges, { kind: 'unit', from: axis.unit!, to: text(), sides }],
      };
    case 'weapon':
      return {
        ...next,
        exchanges: [...next.exchanges, { kind: 'weapon', from: axis.weapon!, to: text(), sides }],
      };
  }
}

function wordsFor(value: Axis['values'][number]): string {
  if (value === true) return 'on';
  if (value === false) return 'off';
  return typeof value === 'object' ? 'own' : String(value);
}

function knownPlayer(name: string): string {
  const reason = whyNoPlayer(name);
  if (reason === null) return name;
  throw new Mistake(reason);
}

function knownSkill(game: AnyGame, { skill, name }: Axis, value: unknown): { id: string; value: number } {
  const { skills } = musterOf(game, {});
  const found = skills.find(({ id }) => id === skill);
  if (!found) {
    const ids = skills.map(({ id }) => id);
    throw new Mistake(`there is no skill "${skill}"; ${suggestion(skill ?? '', ids)}`);
  }
  if (typeof value === 'number' && value >= found.best && value <= found.worst)
    return { id: found.id, value };
  throw new Mistake(
    `sweep "${name}": ${found.title} is ${found.best} to ${found.worst}, not ${String(value)}`,
  );
}

function knownOptions(game: AnyGame, wanted: Readonly<Record<string, unknown>>): OptionValues {
  for (const [id, value] of Object.entries(wanted)) {
    const option = game.options.find((each) => each.id === id);
    const ids = game.options.map((each) => each.id);
    if (!option) throw new Mistake(`${game.title} has no option "${id}"; ${suggestion(id, ids)}`);
    if (typeof value === typeof option.base) continue;
    const kind = { boolean: 'true or false', number: 'a number', string: 'a text' };
    throw new Mistake(`option "${id}" must be ${kind[typeof option.base as keyof typeof kind]}`);
  }
  return wanted as Record<string, OptionValue>;
}

function optionsOfSets(game: AnyGame, names: readonly string[]): OptionValues {
  const sets = game.optionSets ?? [];
  return Object.assign(
    {},
    ...names.map((name) => {
      const found = sets.find(({ id }) => id === name);
      if (found) return found.options;
      const ids = sets.map(({ id }) => id);
      throw new Mistake(`${game.title} has no set "${name}"; ${suggestion(name, ids)}`);
    }),
  );
}

/** The files it names are read into it: other machines do not have them. */
function withoutFiles(game: AnyGame, setting: Setting): Setting {
  const { forces, map, options } = setting;
  if (!forces && map === null) return setting;
  const muster = musterOf(game, options);
  const inline = (force: WantedForce, side: number): WantedForce =>
    typeof force === 'string' && /\.json$/i.test(force)
      ? (readyForce(game, muster, force, side) ?? force)
      : force;
  return {
    ...setting,
    forces: forces ? [inline(forces[0], 0), inline(forces[1], 1)] : null,
    map: typeof map === 'string' && isMapFile(map) ? mapOf(muster, map) : map,
  };
}

/** The forces of a deal, the first side first, with all that the setting changes in them. */
export function dealtForces(game: AnyGame, muster: Muster, setting: Setting, seed: string): Force[] {
  const forces = forcesOf(game, muster, setting.forces ?? [], seed);
  return forces.map((force, side) => {
    const skills = setting.skills.filter(({ sides }) => sides.includes(side));
    const exchanges = setting.exchanges.filter(({ sides }) => sides.includes(side));
    const exchanged = exchanges.reduce((all, exchange) => exchangedIn(muster, all, exchange), force);
    const better = Object.fromEntries(skills.map(({ id, value }) => [id, value]));
    return exchanged.map((member) => ({ ...member, skills: { ...member.skills, ...better } }));
  });
}

function exchangedIn(muster: Muster, force: Force, { kind, from, to }: Exchange): Force {
  if (kind === 'unit') {
    const old = unitNamed(muster, from);
    const put = unitNamed(muster, to);
    const name = (unit: object) => JSON.stringify(unit);
    if (!force.some(({ unit }) => name(unit) === name(old)))
      throw new Mistake(`no force has a unit "${from}"`);
    return force.map((member) => (name(member.unit) === name(old) ? { ...member, unit: put } : member));
  }
  const changedForce = force.map((member) => withWeapon(member, from, to));
  if (changedForce.every((member, place) => member === force[place])) {
    throw new Mistake(`no unit of the force has a weapon "${from}"`);
  }
  for (const { unit } of changedForce) {
    const facts = muster.facts(unit);
    if (!facts.ok) {
      throw new Mistake(
        `with "${to}" for "${from}": ${facts.error.map(({ message }) => message).join('; ')}`,
      );
    }
  }
  return changedForce;
}

/** The same unit with the other weapon in its place; the rules say whether that can be. */
function withWeapon(member: Member, from: string, to: string): Member {
  let found = false;
  const swap = (value: unknown): unknown => {
    if (value === from) {
      found = true;
      return to;
    }
    if (Array.isArray(value)) return value.map(swap);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, swap(inner)]));
  };
  const unit = swap(member.unit) as object;
  return found ? { ...member, unit } : member;
}
