import { z } from 'zod';

/** HGB-MOVE-02 */
export const SPEEDS = ['stationary', 'combat', 'top'] as const;
export type Speed = (typeof SPEEDS)[number];

/** HGB-MOVE-07 to HGB-MOVE-10: Walker, Ground, Hover, Hopper. */
export const MODES = ['W', 'G', 'H', 'R'] as const;
export type Mode = (typeof MODES)[number];

/** HGB-ARC-01: halves, fixed quarters, all around. */
const FACINGS = ['F', 'R', 'L', 'RR'] as const;
export type Facing = (typeof FACINGS)[number];
const ARCS = [...FACINGS, 'FF', 'FR', 'FL', 'FRR', 'T'] as const;

export const KINDS = ['gear', 'strider', 'tank', 'apc', 'drone', 'infantry'] as const;
export type Kind = (typeof KINDS)[number];

const yes = z.literal(true).optional();
const rating = z.int().min(1).max(9).optional();
const modifier = z.int().min(-9).max(9);
/** At Stationary, Combat, Top Speed. */
const bySpeed = z.tuple([modifier, modifier, modifier]).readonly();

/** HGB-AUX-* */
const auxSchema = z
  .strictObject({
    ams: rating,
    antiPersonnelCharges: rating,
    autopilot: yes,
    counterBattery: yes,
    eccm: rating,
    ecm: rating,
    /** MP of a jump. */
    jumpJets: z.int().min(1).max(20).optional(),
    satelliteUplink: yes,
    searchlight: yes,
    /** How often it can be used. */
    smoke: rating,
    stealth: rating,
    targetDesignator: rating,
  })
  .readonly();

/** HGB-APERK-* */
const armorPerksSchema = z
  .strictObject({
    backupComms: yes,
    backupSensors: yes,
    exposedAux: yes,
    exposedFireControl: yes,
    exposedMovement: yes,
    improvedRearDefense: yes,
    reinforced: z.strictObject({ facing: z.enum(FACINGS), rating: z.int().min(1).max(20) }).optional(),
    ruggedMovement: yes,
    shieldedWeapons: yes,
    weakFacing: z.enum(FACINGS).optional(),
  })
  .readonly();

/** HGB-PERK-*; `warriorMonk` and `chaplain` come from HGB-NG-02. */
const perksSchema = z
  .strictObject({
    acrobatic: rating,
    airdroppable: yes,
    amphibious: yes,
    camoNetting: yes,
    chaplain: yes,
    climbingGear: yes,
    ejectionSystem: yes,
    fireResistant: yes,
    improvedOffRoad: yes,
    largeDoors: yes,
    lowProfile: yes,
    manipulatorArms: yes,
    neuralNet: yes,
    ramPlate: z.enum(FACINGS).optional(),
    sensorBoom: yes,
    sniperSystem: yes,
    /** The weapon that fires from a prepared position only. */
    stabilizer: z.string().max(12).optional(),
    /** Infantry squads that it carries. */
    transport: rating,
    warriorMonk: yes,
  })
  .readonly();

/** HGB-FLAW-* */
const flawsSchema = z
  .strictObject({
    cannotGlide: yes,
    defectiveFireControl: rating,
    defectiveSensors: rating,
    largeSensorProfile: rating,
    overheating: yes,
    poorOffRoad: yes,
    randomShutdown: rating,
    sensorDependent: yes,
    traceableEmissions: rating,
    unstable: yes,
    vulnerableToHaywire: yes,
  })
  .readonly();

/** HGB-CARD-01, HGB-WSR-15: a weapon as this card carries it. */
const mountSchema = z
  .strictObject({
    /** Its code. */
    weapon: z.string().max(12),
    arc: z.enum(ARCS),
    reloads: yes,
    /** Circles of Limited Ammo. */
    ammo: z.int().min(1).max(20).optional(),
    /** Only if it differs from the weapon table. */
    rof: z.int().min(0).max(9).optional(),
    /** HGB-PERK-18: those with the same number fire together. */
    link: z.int().min(1).max(9).optional(),
  })
  .readonly();
export type Mount = z.infer<typeof mountSchema>;

/** HGB-CARD-01: a row of the card, one for each mode. */
const movementSchema = z
  .strictObject({
    mode: z.enum(MODES),
    combat: z.int().min(0).max(60),
    top: z.int().min(0).max(60),
    defense: bySpeed,
    /** HGB-INF-03: where this mode has Attack modifiers of its own. */
    attack: bySpeed.optional(),
  })
  .readonly();
export type Movement = z.infer<typeof movementSchema>;

export const cardSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'an id has small letters, digits and dashes'),
    name: z.string().min(1).max(60),
    faction: z.string().min(1).max(40),
    kind: z.enum(KINDS),
    /** HGB-CARDS-03: not the printed one. */
    standIn: z.boolean(),
    actions: z.int().min(0).max(9),
    size: z.int().min(1).max(30),
    detection: z.int().min(0).max(9),
    sensors: modifier,
    autoComm: z.int().min(0).max(9),
    comm: modifier,
    attack: bySpeed,
    movement: z.array(movementSchema).min(1).max(4).readonly(),
    armor: z.int().min(1).max(60),
    sturdy: z.int().min(0).max(9),
    fragile: yes,
    /** HGB-INF-01: of a whole squad; only infantry has them. */
    bases: z.int().min(1).max(6).optional(),
    /** As printed; armies pay by their lists. */
    threatValue: z.int().min(0).max(9999).optional(),
    /** HGB-OPT-01: one unless the card says more. */
    crew: z.int().min(1).max(20).optional(),
    weapons: z.array(mountSchema).max(16).readonly(),
    aux: auxSchema,
    armorPerks: armorPerksSchema,
    perks: perksSchema,
    flaws: flawsSchema,
  })
  .readonly();

/** HGB-CARD-01: the printed card of a Unit, without the skills of its crew. */
export type Card = z.infer<typeof cardSchema>;
