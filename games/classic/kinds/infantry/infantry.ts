// Infantry without armour: a platoon of people who die one by one, fire all at once and face nowhere. It has a kind for
// each way of moving.

import type { Kind } from '../../kind.ts';
import { STOCK_PLATOONS } from '../../platoons/platoons.ts';
import { stock } from '../../platoons/stock.ts';
import {
  INFANTRY_MOTIONS,
  type InfantryFile,
  type InfantryMotion,
  infantryFileSchema,
} from '../../units/infantry-file.ts';
import type { UnitFile } from '../../units/unit-file.ts';
import { contradictions, isCrippled, isWrecked, stakes } from './condition.ts';
import { batter, damageInside, exposure, losePart, rollLocation, strike, TROOPERS } from './damage.ts';
import { speedOf } from './data/platoons.ts';
import { designOf } from './design.ts';
import { closeBase, diceOf, share, strength, volley, whyNotReady } from './fire.ts';
import { gearOf } from './gear.ts';
import { PEOPLE } from './people.ts';
import { infantryNote } from './text.ts';

/** MT-PRE-13: such as not to get stuck. */
const SKILL = 5;

const fileOf = (file: UnitFile): InfantryFile => file as InfantryFile;

/** MT-INFY-01: how many people there are shows. */
const SQUADS = (['foot', 'motorized', 'jump'] as const).map((motion) =>
  stock('', motion, 'rifle', { squad: true }),
);

const infantryKind = (motion: InfantryMotion): Kind => ({
  ...PEOPLE,
  id: 'infantry',
  motion,
  fileSchema: infantryFileSchema,
  designOf: (file) => designOf(fileOf(file)),
  roleOf: (file) => fileOf(file).role ?? null,
  standIns: [...Object.values(STOCK_PLATOONS), ...SQUADS],
  noteOf: (file) => infantryNote(fileOf(file)),
  speedOf: (file) => {
    const { ground, jump } = speedOf(motion, fileOf(file).arms);
    return Math.max(ground, jump);
  },
  gearOf: (file) => gearOf(fileOf(file)),
  hardness: 0.7,
  codes: ['TR'],
  names: ['troopers'],
  vital: TROOPERS,
  volley,
  whyNotReady,
  rollLocation,
  armorOn: () => 0,
  strike,
  batter,
  damageInside,
  losePart,
  isCrippled,
  isWrecked,
  contradictions,
  stakes,
  troopers: { strength, share, exposure, diceOf, closeBase, hardToHit: 0, skill: SKILL },
});

export const infantry: readonly Kind[] = INFANTRY_MOTIONS.map(infantryKind);
