import type { MechFile } from '../units/unit-file.ts';
import { ASSAULT } from './assault.ts';
import { HEAVY } from './heavy.ts';
import { LIGHT } from './light.ts';
import { MEDIUM } from './medium.ts';

/** The 'Mechs that the rulebook names (CBT-FOR-09), by model, from light to heavy. */
export const STOCK_MECHS: Readonly<Record<string, MechFile>> = Object.fromEntries(
  [...LIGHT, ...MEDIUM, ...HEAVY, ...ASSAULT].map((mech) => [mech.model, mech]),
);
