import { z } from 'zod';

/** HGB-CARD-02 */
export const BANDS = ['PB', 'S', 'M', 'L', 'EX'] as const;
export type Band = (typeof BANDS)[number];

/** The headings of the weapon tables. */
export const WEAPON_CLASSES = [
  'cannon',
  'rocket',
  'support',
  'advanced',
  'close combat',
  'infantry rifle',
  'infantry heavy',
] as const;
export type WeaponClass = (typeof WEAPON_CLASSES)[number];

/** HGB-WSR-*: those without a number are there or not. */
const traitsSchema = z
  .strictObject({
    /** HGB-WSR-01 */
    airToGround: z.literal(true).optional(),
    /** HGB-WSR-02 */
    antiAircraft: z.literal(true).optional(),
    /** HGB-WSR-03 */
    antiInfantry: z.literal(true).optional(),
    /** HGB-WSR-04: radius of the blast in inches. */
    areaEffect: z.int().min(1).max(12).optional(),
    /** HGB-WSR-05 */
    armorPiercing: z.literal(true).optional(),
    /** HGB-WSR-06 */
    armorCrushing: z.literal(true).optional(),
    /** HGB-WSR-07: the one weapon without range bands. */
    artillery: z.literal(true).optional(),
    /** HGB-WSR-08 */
    guided: z.literal(true).optional(),
    /** HGB-WSR-09 */
    haywire: z.literal(true).optional(),
    /** HGB-WSR-10 */
    indirect: z.literal(true).optional(),
    /** HGB-WSR-11 */
    melee: z.literal(true).optional(),
    /** HGB-WSR-12: lost for each band beyond Point Blank. */
    beam: z.int().min(1).max(9).optional(),
    /** HGB-WSR-13 */
    minimumRange: z.literal(true).optional(),
    /** HGB-WSR-14 */
    thrown: z.literal(true).optional(),
    /** HGB-WSR-16 */
    slowBurn: z.literal(true).optional(),
    /** HGB-WPN-07, HGB-PERK-13: the weapon has a Sniper System of its own. */
    sniper: z.literal(true).optional(),
    /** HGB-AMMO-03: runs dry on a Fumble only, whatever Rate of Fire. */
    fumbleOnly: z.literal(true).optional(),
  })
  .readonly();
export type Traits = z.infer<typeof traitsSchema>;

/** A line of the weapon tables. Arc, Reloads and Limited Ammo belong to the mounting. */
export interface Weapon {
  readonly code: string;
  readonly name: string;
  readonly class: WeaponClass;
  /** Greatest distance of each band in inches; nothing for artillery. */
  readonly ranges: readonly [pb: number, s: number, m: number, l: number, ex: number] | null;
  readonly accuracy: number;
  /** Damage multiplier; on top of the wielder's Size where `addsSize`. */
  readonly damage: number;
  readonly addsSize: boolean;
  /** Rate of Fire; packs of rockets differ from card to card, within these. */
  readonly rof: readonly [least: number, most: number];
  readonly traits: Traits;
}

const inches = z.int().min(0).max(999);

/** For weapons of the user's own. */
export const weaponSchema: z.ZodType<Weapon> = z
  .strictObject({
    code: z.string().regex(/^[A-Z][A-Z0-9-]{0,11}$/, 'a code has capitals, digits and dashes, up to 12'),
    name: z.string().min(1).max(60),
    class: z.enum(WEAPON_CLASSES),
    ranges: z.tuple([inches, inches, inches, inches, inches]).readonly().nullable(),
    accuracy: z.int().min(-9).max(9),
    damage: z.int().min(0).max(99),
    addsSize: z.boolean(),
    rof: z.tuple([z.int().min(0).max(9), z.int().min(0).max(9)]).readonly(),
    traits: traitsSchema,
  })
  .readonly()
  .superRefine((weapon, context) => {
    for (const message of whyNoWeapon(weapon)) context.addIssue({ code: 'custom', message });
  });

function* whyNoWeapon({ ranges, rof, traits }: Weapon): Generator<string> {
  if ((ranges === null) !== (traits.artillery === true))
    yield 'artillery has no ranges, and everything else has (HGB-WSR-07)';
  if (ranges?.some((limit, i) => i > 0 && limit < ranges[i - 1]))
    yield 'each range is at least as long as the one before (HGB-CARD-02)';
  if (traits.melee && ranges?.some((limit) => limit > 0)) yield 'melee weapons have no range (HGB-WSR-11)';
  if (rof[0] > rof[1]) yield 'the least Rate of Fire is above the most';
}
