import { rosterNamed } from '../data/roster.ts';
import type { Organization } from '../data/tables.ts';
import type { ElementType } from '../element.ts';
import { networksOf } from '../rules/elements/networks.ts';
import { counterCode } from '../rules/elements/organization.ts';
import type { ElementRecord, SideSecrets, SideSetup, UnitSecrets } from '../state.ts';

/** A unit as a scenario lists it; elements by their names in the roster, with a skill after a comma if it is not 0. */
export interface ListedUnit {
  readonly name: string;
  readonly type: ElementType;
  readonly elements: readonly string[];
  /** A command unit, and the names of those it leads. */
  readonly leads?: readonly string[];
}

export interface Force {
  readonly side: SideSetup;
  readonly secrets: SideSecrets;
}

/** A side of a setup from a list; counters are numbered from `first` on, by code. */
export function force(
  name: string,
  organization: Organization,
  units: readonly ListedUnit[],
  first: number,
): Force {
  const names = units.map((unit) => unit.name);
  return forceOf(
    { name, organization },
    units.map(({ name, type, elements, leads }) => ({
      name,
      elements: elements.map((text) => recordOf(text, type)),
      leads: leads?.map((led) => names.indexOf(led)),
    })),
    first,
  );
}

/** A unit with its crews, and those that it leads. */
export interface MannedUnit extends UnitSecrets {
  readonly name: string;
  /** Absent: by its code, with the next number. */
  readonly id?: string;
}

export function forceOf(side: Omit<SideSetup, 'units'>, units: readonly MannedUnit[], first = 1): Force {
  const used = new Map<string, number>();
  const ids = units.map(({ id, elements }) => {
    if (id !== undefined) return id;
    const code = counterCode(elements.map(({ sheet }) => sheet));
    const number = used.get(code) ?? first;
    used.set(code, number + 1);
    return `${code}${number}`;
  });
  const networks = networksOf(units.map(({ elements }) => elements.map(({ sheet }) => sheet)));
  return {
    side: {
      ...side,
      units: units.map(({ name, elements }, index) => ({
        id: ids[index],
        name,
        elements: elements.map(({ sheet: { type, chassis } }) => ({ type, chassis })),
      })),
    },
    secrets: {
      units: units.map(({ elements, leads }) => ({ elements, ...(leads && { leads }) })),
      ...(networks.length > 0 && { networks }),
    },
  };
}

export function recordOf(text: string, type: ElementType): ElementRecord {
  const [name, skill = '0'] = text.split(', ');
  const entry = rosterNamed(name, type);
  if (!entry) throw new Error(`The roster has no ${type} "${name}"`);
  return { sheet: entry.sheet, skill: Number(skill) };
}
