import { z } from 'zod';
import { type Card, cardSchema, type Movement } from '../cards/card.ts';
import { WEAPONS } from '../data/weapons.ts';
import {
  convertedAttack,
  convertedComms,
  convertedDefense,
  convertedMount,
  convertedPerks,
  convertedTv,
} from './legacy.ts';

const { id, name, faction, kind, actions, size, sensors, comm, armor, crew, aux, armorPerks, perks, flaws } =
  cardSchema.unwrap().shape;
/** Those of a speed come on top, and a card has none beyond 9. */
const modifier = z.int().min(-6).max(6);
const kilometres = z.number().min(0).max(99);
const row = cardSchema.unwrap().shape.movement.unwrap().element.unwrap().shape;
const mount = cardSchema.unwrap().shape.weapons.unwrap().element.unwrap().shape;

/** HGB-LEG-02, HGB-LEG-03: a unit of the older edition, as its sheet has it; what has a name in Blitz is written as on cards. */
export const legacySchema = z.strictObject({
  id,
  name,
  faction,
  kind,
  actions,
  size,
  armor,
  crew,
  sensors,
  comm,
  threatValue: z.int().min(0).max(60_000),
  sensorRange: kilometres,
  commRange: kilometres,
  maneuver: modifier,
  fireControl: modifier,
  movement: z
    .array(z.strictObject({ mode: row.mode, combat: row.combat, top: row.top }))
    .min(1)
    .max(4),
  /** Perks and flaws that have no name in Blitz any more. */
  traits: z.array(z.string().max(40)).max(30),
  weapons: z
    .array(
      z.strictObject({
        weapon: z.string().refine((code) => WEAPONS.has(code), { error: 'there is no such weapon' }),
        arc: mount.arc.optional(),
        rof: mount.rof,
        shots: z.int().min(1).max(9999),
        isHandheld: z.boolean().optional(),
        hasStorage: z.boolean().optional(),
      }),
    )
    .max(16),
  aux: aux.default({}),
  armorPerks: armorPerks.default({}),
  perks: perks.default({}),
  flaws: flaws.default({}),
});

/** HGB-LEG-02, HGB-LEG-03: the card that it becomes. */
export function cardOfLegacy(old: z.infer<typeof legacySchema>): Card {
  const { threatValue, sensorRange, commRange, maneuver, fireControl, movement, traits, weapons, ...kept } =
    old;
  const { sturdy, isFragile } = convertedPerks(traits);
  return {
    ...kept,
    standIn: false,
    detection: Math.min(9, Math.floor(sensorRange)),
    autoComm: convertedComms(commRange),
    attack: convertedAttack(fireControl),
    movement: movement.map(
      ({ mode, combat, top }): Movement => ({
        mode,
        combat,
        top,
        defense: convertedDefense(combat, top, maneuver),
      }),
    ),
    sturdy: Math.min(9, sturdy),
    ...(isFragile && { fragile: true as const }),
    threatValue: convertedTv(threatValue),
    weapons: weapons.map(({ weapon, arc, rof, shots, isHandheld = false, hasStorage = false }) => ({
      ...convertedMount(weapon, shots, isHandheld, hasStorage),
      ...(arc && { arc }),
      ...(rof !== undefined && { rof }),
    })),
  };
}
