import { signed } from '@ironfield/kernel/figures.ts';
import type { Organization } from '../../data/tables.ts';
import type { ElementSheet } from '../../element.ts';
import type { Condition, ElementRecord, SideSecrets, SideSetup } from '../../state.ts';
import { heatsUp } from './condition.ts';

/** BF2-REF-01: unit blocks on a page, and elements in a block. */
export const SHEET_LAYOUTS: Readonly<
  Record<Organization, { readonly blocks: number; readonly lines: number }>
> = {
  'Inner Sphere': { blocks: 10, lines: 4 },
  Clan: { blocks: 8, lines: 5 },
  'Com Guards': { blocks: 6, lines: 6 },
};

/** The wear of an element. */
export interface Wear extends Pick<Condition, 'armor' | 'structure' | 'heat'> {
  readonly destroyed: boolean;
}

export interface Boxes {
  readonly kind: 'armor' | 'structure';
  readonly count: number;
  /** The number crossed off. */
  readonly hits: number;
}

/** BF2-REF-02: the two printed lines of an element. */
export interface ElementLines {
  readonly name: string;
  readonly mp: string;
  readonly damage: readonly string[];
  /** Weight class and skill. */
  readonly crew: string;
  readonly destroyed: boolean;
  readonly specials: string;
  readonly ov: string;
  /** Null where there is no heat scale. */
  readonly heat: number | null;
  /** The boxes of the first line and of the second. */
  readonly boxes: readonly Boxes[];
}

/** BF2-REC-01 */
export interface UnitBlock {
  readonly id: string;
  /** With a star behind it if it is a command unit. */
  readonly name: string;
  readonly leads: readonly string[];
  readonly elements: readonly ElementLines[];
}

const value = (damage: number | null): string => (damage === null ? '–' : String(damage));

/** Damage Values as a sheet has them. */
export const damageWords = (damage: ElementSheet['damage']): string => damage.map(value).join('/');

/** Its codes; BF2-TRO-06: including those of a surfaced submarine. */
export const specialWords = ({ specials, surfaced }: ElementSheet): readonly string[] =>
  surfaced
    ? [...specials, ['surfaced', damageWords(surfaced.damage), ...surfaced.specials].join(' ')]
    : specials;

/** BF2-REF-02: as good as new where nothing is known of its wear. */
export function elementLines({ sheet, skill }: ElementRecord, wear?: Wear): ElementLines {
  const boxes = (['armor', 'structure'] as const)
    .filter((kind) => sheet[kind] > 0)
    .map((kind) => ({ kind, count: sheet[kind], hits: wear ? sheet[kind] - wear[kind] : 0 }));
  return {
    name: printedName(sheet),
    mp: `${sheet.mp}${sheet.mode.toUpperCase()}`,
    damage: sheet.damage.map(value),
    crew: sheet.class === 'I' ? signed(skill) : `${sheet.class}/${signed(skill)}`,
    destroyed: wear?.destroyed ?? false,
    specials: specialWords(sheet).join(' '),
    ov: sheet.ov > 0 ? `OV ${sheet.ov}` : '',
    heat: heatsUp(sheet.type) ? (wear?.heat ?? 0) : null,
    boxes,
  };
}

/** The code of a 'Mech of the Inner Sphere comes first. */
function printedName({ name, chassis, type }: ElementSheet): string {
  const code = name.startsWith(chassis) ? name.slice(chassis.length).trim() : '';
  return type === 'mech' && /-|\d/.test(code) ? `${code} ${chassis}` : name;
}

/** BF2-REF-03: a side as its owner sees it, page by page; `wear` by unit and place. */
export function recordSheets(
  { organization, units }: SideSetup,
  secrets: SideSecrets,
  wear: readonly (readonly Wear[])[] = [],
): UnitBlock[][] {
  const all = units.map(({ id, name }, unit): UnitBlock => {
    const { elements, leads } = secrets.units[unit];
    return {
      id,
      name: leads ? `${name}*` : name,
      leads: (leads ?? []).map((led) => units[led].id),
      elements: elements.map((record, place) => elementLines(record, wear[unit]?.[place])),
    };
  });
  const { blocks } = SHEET_LAYOUTS[organization];
  return Array.from({ length: Math.ceil(all.length / blocks) }, (_, page) =>
    all.slice(page * blocks, (page + 1) * blocks),
  );
}
