// Forces and a map while they are being chosen. The game knows what is fair; this only keeps what was chosen.

import type { Force, Member, Mustering, Skills } from '@ironfield/kernel/options/mustering.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { CoreSetup, OptionValues } from '@ironfield/kernel/state.ts';
import type { ForcePlan } from '../table/fairness.ts';

export type Muster = Mustering<CoreSetup>;

export type Plan = ForcePlan;

const LANCE = 4;

export function firstPlan(muster: Muster, seed: string, options: OptionValues = {}): Plan {
  const { skills } = muster.trainings[0];
  const sizes = muster.sides.map(() => LANCE);
  const plan = { forces: [], map: muster.maps.ready[0].map, measure: muster.measures[0].id, most: null };
  return drawAll(muster, plan, { seed, options, sizes, skills });
}

/** Somebody's own unit against a fair opponent. */
export function duelPlan(muster: Muster, unit: object, seed: string): Plan {
  const { skills } = muster.trainings[0];
  const plan = firstPlan(muster, seed);
  const own: Force = [{ unit, name: muster.driver(0, 0), skills }];
  return matched(muster, { ...plan, forces: [own, plan.forces[1].slice(0, 1)] }, 1, { seed, options: {} });
}

export const worthOf = (muster: Muster, force: Force, measure: string): number =>
  force.reduce((sum, member) => sum + muster.worth(member, measure), 0);

interface Draw {
  readonly seed: string;
  /** The agreed options: some bring more units. */
  readonly options: OptionValues;
  readonly sizes?: readonly number[];
  readonly skills?: Skills;
}

/** All sides anew, as many as they are, with the skills they have. */
export function drawAll(muster: Muster, plan: Plan, draw: Draw): Plan {
  const {
    sizes = plan.forces.map(({ length }) => Math.max(1, length)),
    skills = muster.trainings[0].skills,
    options,
  } = draw;
  const forces = muster.random(
    {
      sizes,
      measure: plan.measure,
      most: plan.most ?? undefined,
      options,
      skills: sizes.map((_, side) => plan.forces[side]?.[0]?.skills ?? skills),
    },
    randomFrom(draw.seed),
  );
  return { ...plan, forces };
}

/** One side anew, worth as much as the other. */
export function matched(
  muster: Muster,
  plan: Plan,
  side: number,
  { seed, options }: Pick<Draw, 'seed' | 'options'>,
): Plan {
  const other = plan.forces.find((_, each) => each !== side) ?? [];
  const own = plan.forces[side];
  const skills = own[0]?.skills ?? muster.trainings[0].skills;
  const [drawn] = muster.random(
    {
      sizes: [Math.max(1, own.length)],
      measure: plan.measure,
      most: worthOf(muster, other, plan.measure),
      skills: [skills],
      options,
    },
    randomFrom(seed),
  );
  const named = drawn.map((member, place) => ({ ...member, name: muster.driver(side, place) }));
  return withForce(plan, side, named);
}

export const withForce = (plan: Plan, side: number, force: Force): Plan => ({
  ...plan,
  forces: plan.forces.map((each, index) => (index === side ? force : each)),
});

/** One more, under the first name that is free; the same force where there is no room. */
export function added(muster: Muster, force: Force, side: number, unit: object): Force {
  if (force.length >= muster.size.most) return force;
  const taken = new Set(force.map(({ name }) => name));
  const names = Array.from({ length: muster.size.most }, (_, place) => muster.driver(side, place));
  const name = names.find((each) => !taken.has(each)) ?? names[0];
  return [...force, { unit, name, skills: force.at(-1)?.skills ?? muster.trainings[0].skills }];
}

export const withMember = (force: Force, place: number, change: Partial<Member>): Force =>
  force.map((member, index) => (index === place ? { ...member, ...change } : member));

export function nameIn(muster: Muster, force: Force, place: number): string {
  const facts = muster.facts(force[place]?.unit);
  return facts.ok ? facts.value.name : '';
}

/** The training that all have, if they have the same. */
export function trainingOf(muster: Muster, force: Force): string {
  const same = muster.trainings.find(({ skills }) =>
    force.every((member) => muster.skills.every(({ id }) => member.skills[id] === skills[id])),
  );
  return same?.id ?? '';
}

/** Closer than this, in parts of the larger, the sides are even. */
const EVEN = 0.05;

/** The balance of the sides, in words. */
export function balanceWords(muster: Muster, { forces, measure }: Plan): string {
  const worths = forces.map((force) => worthOf(muster, force, measure));
  const [least, most] = [Math.min(...worths), Math.max(...worths)];
  if (most === 0 || (most - least) / most <= EVEN) return 'The sides are even.';
  const stronger = muster.sides[worths.indexOf(most)];
  return `${stronger} has ${Math.round((100 * (most - least)) / most)} % more.`;
}
