import { roleOf } from '@ironfield/classic/rules/unit/role.ts';
import type { Role } from '@ironfield/classic/units/role-names.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import { checkUnit } from '../design/construction.ts';
import { type Speed, speedOf } from '../figures.ts';
import { itemsIn } from '../items.ts';
import { unitValue, type ValueSystem } from '../value.ts';

export interface Between {
  readonly min?: number;
  readonly max?: number;
}

/** Requirements for a unit to be found; those left out do not matter. */
export interface Filter {
  /** Words that all occur, in any order, in name, model, houses, role or equipment. */
  readonly text?: string;
  readonly tons?: Between;
  readonly roles?: readonly Role[];
  /** Names of weapons, all of which it carries, to the rear or not. */
  readonly weapons?: readonly string[];
  readonly walk?: Between;
  readonly run?: Between;
  readonly jump?: Between;
  readonly value?: Between & { readonly system?: ValueSystem };
  readonly isLegal?: boolean;
}

/** The facts that a search looks at, computed once for each unit. */
interface Facts {
  readonly words: string;
  readonly role: Role | null;
  readonly weapons: ReadonlySet<string>;
  readonly speed: Speed;
}

const factsOf = remembered((unit: MechFile): Facts => {
  const items = itemsIn(unit);
  const role = roleOf(unit);
  const { name, model, houses = [] } = unit;
  return {
    words: plain([name, model, ...houses, role ?? '', ...items.map((item) => item.name)].join('\n')),
    role,
    weapons: new Set(items.flatMap(({ entry }) => (entry?.kind === 'weapon' ? [entry.weapon!.name] : []))),
    speed: speedOf(unit),
  };
});

/** Without case and accents, so that people find what they can type. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isIn = (value: number, { min = -Infinity, max = Infinity }: Between = {}): boolean =>
  value >= min && value <= max;

export function matches(unit: MechFile, filter: Filter): boolean {
  const { words, role, weapons, speed } = factsOf(unit);
  return (
    isIn(unit.tons, filter.tons) &&
    isIn(speed.walk, filter.walk) &&
    isIn(speed.run, filter.run) &&
    isIn(speed.jump, filter.jump) &&
    isIn(unitValue(unit, filter.value?.system), filter.value) &&
    (!filter.roles || (role !== null && filter.roles.includes(role))) &&
    (filter.weapons ?? []).every((weapon) => weapons.has(weapon)) &&
    plain(filter.text ?? '')
      .split(/\s+/)
      .every((word) => words.includes(word)) &&
    (filter.isLegal === undefined || filter.isLegal === checkUnit(unit).isLegal)
  );
}
