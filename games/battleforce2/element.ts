import { z } from 'zod';

/** BF2-REC-02, BF2-REC-07 */
export const ELEMENT_TYPES = [
  'mech',
  'vehicle',
  'infantry',
  'battleArmor',
  'conventionalFighter',
  'aerospaceFighter',
  'dropship',
] as const;
export type ElementType = (typeof ELEMENT_TYPES)[number];

/** Jump-capable, tracked, wheeled, hover, naval, submarine, VTOL; empty for walking and flying elements. */
export const MODES = ['', 'J', 't', 'w', 'h', 'n', 's', 'v'] as const;
export type Mode = (typeof MODES)[number];

/** BF2-UNIT-01: light, medium, heavy, assault; infantry, artillery piece; small, which only DropShips are. */
export const CLASSES = ['L', 'M', 'H', 'A', 'I', 'AR', 'S'] as const;
export type WeightClass = (typeof CLASSES)[number];

/** BF2-TRO-03: nothing is the printed dash, and no attack at that range. */
export type DamageValue = number | null;

/** One line of a record sheet as printed (BF2-REC-02), without the skill of its crew. */
export interface ElementSheet {
  readonly name: string;
  /** The part of the name that opponents may know (BF2-INFO-01). */
  readonly chassis: string;
  readonly type: ElementType;
  readonly mp: number;
  readonly mode: Mode;
  readonly damage: readonly [pointblank: DamageValue, medium: DamageValue, long: DamageValue];
  /** Overheat Value; 0 is the printed dash. */
  readonly ov: number;
  readonly class: WeightClass;
  readonly armor: number;
  readonly structure: number;
  readonly points: number;
  /** Codes of special abilities (BF2-EQ-01). */
  readonly specials: readonly string[];
  /** BF2-TRO-06: a submarine's different figures while surfaced. Absent: no difference. */
  readonly surfaced?: Surfaced | undefined;
}

export interface Surfaced {
  readonly damage: ElementSheet['damage'];
  readonly specials: readonly string[];
}

/** BF2-EQ-01: a code, with the number of tons that it may name. */
const SPECIAL = /^(prb|art[LSTA]?|c3m|c3s|car\d{1,3}|cool|ecm|eng|hq|if|mash|mof|omni|sph|tag|tran\d{1,3})$/;

const name = z.string().min(1).max(60);
const damage = z.int().min(0).max(99).nullable();
const damages = z.tuple([damage, damage, damage]);
const specials = z.array(z.string().regex(SPECIAL, 'there is no such special ability (BF2-EQ-01)')).max(10);

/** A line of any type; `whyNotSheet` finds figures that do not go together. */
export const elementSchema: z.ZodType<ElementSheet> = z
  .strictObject({
    name,
    chassis: name,
    type: z.enum(ELEMENT_TYPES),
    mp: z.int().min(0).max(30),
    mode: z.enum(MODES),
    damage: damages,
    ov: z.int().min(0).max(4),
    class: z.enum(CLASSES),
    armor: z.int().min(0).max(99),
    structure: z.int().min(0).max(99),
    points: z.number().min(0).max(1000).multipleOf(0.25, 'points are counted in quarters'),
    specials,
    surfaced: z.strictObject({ damage: damages, specials }).optional(),
  })
  .superRefine((sheet, context) => {
    for (const message of whyNotSheet(sheet as ElementSheet)) context.addIssue({ code: 'custom', message });
  }) as z.ZodType<ElementSheet>;

interface Form {
  readonly modes: readonly Mode[];
  readonly classes: readonly WeightClass[];
  readonly hasArmor: 'always' | 'maybe' | 'never';
  readonly hasStructure: boolean;
  readonly overheats: boolean;
}

/** BF2-REC-07, BF2-TRO-11 */
const FORMS: Readonly<Record<ElementType, Form>> = {
  mech: {
    modes: ['', 'J'],
    classes: ['L', 'M', 'H', 'A'],
    hasArmor: 'maybe',
    hasStructure: true,
    overheats: true,
  },
  vehicle: {
    modes: ['t', 'w', 'h', 'n', 's', 'v'],
    classes: ['L', 'M', 'H', 'A', 'AR'],
    hasArmor: 'never',
    hasStructure: true,
    overheats: false,
  },
  infantry: {
    modes: ['', 'J'],
    classes: ['I'],
    hasArmor: 'always',
    hasStructure: false,
    overheats: false,
  },
  battleArmor: {
    modes: ['', 'J'],
    classes: ['I'],
    hasArmor: 'always',
    hasStructure: false,
    overheats: false,
  },
  conventionalFighter: {
    modes: [''],
    classes: ['L', 'M', 'H'],
    hasArmor: 'never',
    hasStructure: true,
    overheats: false,
  },
  aerospaceFighter: {
    modes: [''],
    classes: ['L', 'M', 'H'],
    hasArmor: 'always',
    hasStructure: false,
    overheats: true,
  },
  dropship: {
    modes: [''],
    classes: ['S', 'M', 'L', 'A'],
    hasArmor: 'always',
    hasStructure: true,
    overheats: false,
  },
};

const TYPE_NAMES: Readonly<Record<ElementType, string>> = {
  mech: "a 'Mech",
  vehicle: 'a vehicle',
  infantry: 'infantry',
  battleArmor: 'battle armor',
  conventionalFighter: 'a conventional fighter',
  aerospaceFighter: 'an aerospace fighter',
  dropship: 'a DropShip',
};

/** Faults of a line whose single figures are all possible. */
function whyNotSheet(sheet: ElementSheet): string[] {
  const { type, mode, class: weight, armor, structure, ov, damage, surfaced } = sheet;
  const form = FORMS[type];
  const what = TYPE_NAMES[type];
  const problems: string[] = [];
  const listed = (values: readonly string[]) => values.map((value) => value || 'none').join(', ');
  if (!form.modes.includes(mode))
    problems.push(`the mode of ${what} is one of ${listed(form.modes)} (BF2-REC-02)`);
  if (!form.classes.includes(weight))
    problems.push(`the class of ${what} is one of ${listed(form.classes)} (BF2-UNIT-01)`);
  if (form.hasArmor === 'always' && armor === 0) problems.push(`${what} has armor (BF2-REC-07)`);
  if (form.hasArmor === 'never' && armor > 0) problems.push(`${what} has no armor (BF2-REC-07)`);
  if (form.hasStructure !== structure > 0)
    problems.push(`${what} has ${form.hasStructure ? 'structure' : 'no structure'} (BF2-REC-07)`);
  if (!form.overheats && ov > 0) problems.push(`${what} cannot overheat (BF2-REC-06)`);
  if (surfaced && mode !== 's') problems.push('only submarines surface (BF2-TRO-06)');
  if (damage[2] !== null && damage[1] === null)
    problems.push('whoever reaches long range reaches medium range, too (BF2-TRO-11)');
  return problems;
}
