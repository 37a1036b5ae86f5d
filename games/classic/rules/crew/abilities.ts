// The abilities of pilots (MT-ABIL-01). Options say what there is.

import type { Battlefield, Forces } from '../../battlefield.ts';
import { isWeapon } from '../../data/arsenal.ts';
import type { RuleId } from '../../rule-index.ts';
import { type Pilot, type PilotAbility, type Setup, SIDES, type UnitState } from '../../state.ts';

export interface AbilityKind {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly rule: RuleId;
  /** It may be taken several times, each for one use in the game. */
  readonly isStackable?: true;
  /** Uses that a unit has had of it. */
  used?(unit: Pick<UnitState, 'marks'>): number;
  /** It is about one type of weapon. */
  readonly takesWeapon?: true;
  readonly notForClans?: true;
  /** Only the commander of a side has any use for it. */
  readonly isCommanders?: true;
}

export interface AbilityProblem {
  readonly message: string;
  readonly path: readonly (string | number)[];
}

type Plugged = Forces['plugged'];

export const abilityKinds = (plugged: Plugged): readonly AbilityKind[] => plugged.abilities?.([]) ?? [];

export const abilityOf = (
  { pilots }: Pick<Battlefield, 'pilots'>,
  unit: number,
  ability: string,
): PilotAbility | undefined => pilots[unit].abilities?.find(({ name }) => name === ability);

/** Uses in a game of one that may be taken several times. */
export const rankOf = (field: Pick<Battlefield, 'pilots'>, unit: number, ability: string): number => {
  const own = abilityOf(field, unit, ability);
  return own ? (own.rank ?? 1) : 0;
};

/** Once more what the pilot has already, or something new. */
export function withAbility(pilot: Pilot, gained: PilotAbility): Pilot {
  const { abilities = [] } = pilot;
  const isSame = ({ name, weapon }: PilotAbility) => name === gained.name && weapon === gained.weapon;
  if (!abilities.some(isSame)) return { ...pilot, abilities: [...abilities, gained] };
  const more = abilities.map((own) => (isSame(own) ? { ...own, rank: (own.rank ?? 1) + 1 } : own));
  return { ...pilot, abilities: more };
}

/** `Edge 3`, `Weapon Specialist: Medium Laser`; in play also what is left of it. */
export function abilityWords(
  plugged: Plugged,
  { name, rank = 1, weapon }: PilotAbility,
  unit?: Pick<UnitState, 'marks'>,
): string {
  const kind = abilityKinds(plugged).find((each) => each.name === name);
  const used = (unit && kind?.used?.(unit)) ?? 0;
  const left = used > 0 ? `, ${rank - used} left` : '';
  return `${kind?.title ?? name}${rank > 1 ? ` ${rank}` : ''}${weapon ? `: ${weapon}` : ''}${left}`;
}

/** MT-ABIL-01: nobody can do anything without the option, or twice what counts once. */
export function abilityProblems(setup: Setup, plugged: Plugged): readonly AbilityProblem[] {
  if (setup.units.every(({ pilot }) => !pilot.abilities)) return [];
  const kinds = abilityKinds(plugged);
  const problems: AbilityProblem[] = [];
  for (const [unit, { pilot }] of setup.units.entries()) {
    for (const [place, ability] of (pilot.abilities ?? []).entries()) {
      const why = whyNot(kinds, pilot.abilities!, place, pilot.isClan === true);
      const path = ['units', unit, 'pilot', 'abilities', place];
      if (why) problems.push({ message: `${pilot.name} cannot have ${ability.name}: ${why}`, path });
    }
  }
  problems.push(...secondCommanders(setup, kinds), ...tooMany(setup, plugged), ...overdrawn(setup, plugged));
  return plugged.abilityProblems?.(problems, setup) ?? problems;
}

function whyNot(
  kinds: readonly AbilityKind[],
  all: readonly PilotAbility[],
  place: number,
  isClan: boolean,
): string | null {
  const { name, rank = 1, weapon } = all[place];
  if (kinds.length === 0) return 'the option for abilities is off (MT-ABIL-01)';
  const kind = kinds.find((each) => each.name === name);
  if (!kind) return `there is no such ability; there are ${kinds.map((each) => each.name).join(', ')}`;
  if (all.findIndex((each) => each.name === name) < place)
    return kind.isStackable ? 'it is there already; give it a rank' : `nobody has it twice (${kind.rule})`;
  if (rank > 1 && !kind.isStackable) return `nobody has it twice (${kind.rule})`;
  if (isClan && kind.notForClans) return `no pilot of the Clans has it (${kind.rule})`;
  if (!kind.takesWeapon) return weapon === undefined ? null : 'it is not about any weapon';
  if (weapon === undefined) return `it takes a weapon, such as Medium Laser (${kind.rule})`;
  return isWeapon(weapon) ? null : `there is no weapon "${weapon}"`;
}

/** The points of each of them: one for each time that it was taken. */
export const pointsFor = (abilities: readonly PilotAbility[] = []): number =>
  abilities.reduce((sum, { rank = 1 }) => sum + rank, 0);

/** MT-ABIL-01: where abilities are paid for with experience. */
function tooMany(setup: Setup, plugged: Plugged): AbilityProblem[] {
  const most = plugged.mostAbilities?.() ?? Number.POSITIVE_INFINITY;
  return setup.units.flatMap(({ pilot }, unit) => {
    const points = pointsFor(pilot.abilities);
    const message = `${pilot.name} has ${points} abilities and may have ${most} (MT-ABIL-01)`;
    return points > most ? [{ message, path: ['units', unit, 'pilot', 'abilities'] }] : [];
  });
}

/** MT-ABIL-01: where each side has a pool of points. */
function overdrawn(setup: Setup, plugged: Plugged): AbilityProblem[] {
  const pool = plugged.abilityPool?.() ?? Number.POSITIVE_INFINITY;
  return SIDES.flatMap((side) => {
    const own = setup.units.filter((unit) => unit.side === side);
    const points = own.reduce((sum, { pilot }) => sum + pointsFor(pilot.abilities), 0);
    const message = `The abilities of side ${side + 1} cost ${points} points, and it has ${pool} (MT-ABIL-01)`;
    return points > pool ? [{ message, path: ['units'] }] : [];
  });
}

function secondCommanders(setup: Setup, kinds: readonly AbilityKind[]): AbilityProblem[] {
  const isCommanders = ({ name }: PilotAbility) =>
    kinds.some((kind) => kind.name === name && kind.isCommanders);
  return SIDES.flatMap((side) => {
    const able = setup.units.flatMap((unit, index) => {
      const place = unit.pilot.abilities?.findIndex(isCommanders) ?? -1;
      return unit.side === side && place >= 0 ? [{ index, place, pilot: unit.pilot }] : [];
    });
    return able.slice(1).map(({ index, place, pilot }) => ({
      message: `${pilot.name} cannot have ${pilot.abilities![place].name}: a side has one commander (MT-ABIL-10)`,
      path: ['units', index, 'pilot', 'abilities', place],
    }));
  });
}
