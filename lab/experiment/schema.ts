import { issueWords } from '@ironfield/kernel/issue-words.ts';
import { whyNoPlayer } from '@ironfield/kernel/players/named.ts';
import { z } from 'zod';
import { Mistake } from '../mistake.ts';

const name = z.string().trim().min(1).max(120);
const scalar = z.union([z.boolean(), z.number(), z.string().max(120)]);
const player = z
  .string()
  .max(40)
  .refine((text) => whyNoPlayer(text) === null, {
    error: ({ input }) => whyNoPlayer(String(input)) ?? undefined,
  });
const member = z.looseObject({
  unit: z.looseObject({}),
  name: z.string().max(120),
  skills: z.record(name, z.int()),
});
const force = z.union([name, z.array(member).min(1)]);
const map = z.union([name, z.looseObject({})]);
const side = z.union([z.literal(0), z.literal(1), z.literal('both')]);

/** A value that changes from setting to setting. */
const axis = z.strictObject({
  name,
  /** One of these says what changes. */
  option: name.optional(),
  set: z.literal(true).optional(),
  player: z.literal(true).optional(),
  skill: name.optional(),
  force: z.literal(true).optional(),
  map: z.literal(true).optional(),
  unit: name.optional(),
  weapon: name.optional(),
  /** The side it belongs to; the first unless said otherwise. */
  side: side.optional(),
  values: z
    .array(z.union([scalar, force, map]))
    .min(1)
    .max(100),
  labels: z.array(name).optional(),
});

const SUBJECTS = ['option', 'set', 'player', 'skill', 'force', 'map', 'unit', 'weapon'] as const;
export type Subject = (typeof SUBJECTS)[number];

const stop = z.strictObject({
  /** Half the width of the interval, in points of a hundred. */
  narrower: z.number().positive().max(50).optional(),
  /** As soon as the one answer or the other is certain enough, however often one looks. */
  decided: z.boolean().optional(),
  least: z.int().min(2).max(10_000_000).optional(),
  most: z.int().min(2).max(10_000_000).optional(),
});

const schema = z.strictObject({
  question: name,
  game: name,
  scenario: name.optional(),
  forces: z.tuple([force, force]).optional(),
  map: map.optional(),
  /** So many different maps and draws, where landscapes or random forces are named. */
  deals: z.int().min(1).max(1_000_000).optional(),
  sides: z.tuple([name, name]).optional(),
  options: z.record(name, scalar).optional(),
  sets: z.array(name).optional(),
  players: z.tuple([player, player]).optional(),
  sweep: z.array(axis).max(4).optional(),
  compare: name.optional(),
  mirror: z.boolean().optional(),
  seed: z.string().max(120).optional(),
  stop: stop.optional(),
});

export type ExperimentFile = z.infer<typeof schema>;
export type Axis = z.infer<typeof axis>;

/** The subject of an axis. */
export function subjectOf(one: Axis): Subject {
  const named = SUBJECTS.filter((subject) => one[subject] !== undefined);
  if (named.length === 1) return named[0];
  throw new Mistake(`sweep "${one.name}" must say what changes: exactly one of ${SUBJECTS.join(', ')}`);
}

/** Reads an experiment, or says what is wrong with it. */
export function readExperiment(json: unknown): ExperimentFile {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new Mistake('an experiment is an object of JSON: {"question": …, "game": …}');
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const words = parsed.error.issues
      .slice(0, 5)
      .map((issue) => `${issue.path.join('.') || 'the experiment'}: ${issueWords(issue)}`);
    throw new Mistake(words.join('; '));
  }
  const file = parsed.data;
  checkSweep(file);
  if (file.scenario !== undefined && (file.forces || file.map !== undefined)) {
    throw new Mistake('an experiment has either a scenario or forces and a map');
  }
  const { least = 0, most = MOST } = file.stop ?? {};
  if (least > most) throw new Mistake(`stop.least cannot be more than stop.most (${least}, ${most})`);
  return file;
}

function checkSweep({ sweep = [], compare, scenario, forces }: ExperimentFile): void {
  const names = sweep.map((one) => one.name);
  if (new Set(names).size < names.length) throw new Mistake('each sweep needs a name of its own');
  for (const one of sweep) {
    const subject = subjectOf(one);
    if (one.labels && one.labels.length !== one.values.length) {
      const counts = `${one.values.length} values, but ${one.labels.length} labels`;
      throw new Mistake(`sweep "${one.name}" has ${counts}`);
    }
    const needsForces = ['skill', 'force', 'map', 'unit', 'weapon'].includes(subject);
    if (needsForces && (scenario !== undefined || (!forces && subject !== 'force' && subject !== 'map'))) {
      throw new Mistake(`sweep "${one.name}" changes forces or map: the experiment must name "forces"`);
    }
  }
  if (compare === undefined) return;
  const compared = sweep.find((one) => one.name === compare);
  if (!compared) throw new Mistake(`compare names no sweep: "${compare}"`);
  if (compared.values.length !== 2) throw new Mistake(`compare needs a sweep of two values: "${compare}"`);
}

export const LEAST = 100;
export const MOST = 1000;
export const DEALS = 50;
