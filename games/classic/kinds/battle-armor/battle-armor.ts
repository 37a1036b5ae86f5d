// Battle armour: a few people in suits of armour, who are hit one by one and face nowhere. It goes as infantry does.

import type { Kind } from '../../kind.ts';
import { STOCK_SQUADS } from '../../squads/squads.ts';
import { isSuitArm, SUIT_WEAPONS } from '../../squads/suit-weapons.ts';
import { type BattleArmorFile, battleArmorFileSchema } from '../../units/battle-armor-file.ts';
import type { UnitFile } from '../../units/unit-file.ts';
import { PEOPLE } from '../infantry/people.ts';
import { armorOn, contradictions, isCrippled, isWrecked, stakes } from './condition.ts';
import { batter, damageInside, losePart, rollLocation, strike } from './damage.ts';
import { HARD_TO_HIT, SKILL } from './data/squads.ts';
import { designOf } from './design.ts';
import { closeBase, share, shroud, strength, volley } from './fire.ts';
import { squadNote, TROOPER_NAMES } from './text.ts';

const fileOf = (file: UnitFile): BattleArmorFile => file as BattleArmorFile;

/** A squad of so many. */
const fewer = (troopers: number): BattleArmorFile => ({
  ...STOCK_SQUADS.Pikestaff,
  name: '',
  tons: troopers,
  troopers,
});

export const battleArmor: Kind = {
  ...PEOPLE,
  id: 'battle-armor',
  motion: 'armored',
  fileSchema: battleArmorFileSchema,
  designOf: (file) => designOf(fileOf(file)),
  roleOf: (file) => fileOf(file).role ?? null,
  standIns: [...Object.values(STOCK_SQUADS), ...[1, 2, 3].map(fewer)],
  noteOf: (file) => squadNote(fileOf(file)),
  gearOf: (file) => [
    ...(fileOf(file).clamps ? (['magnetic clamps'] as const) : []),
    ...(fileOf(file).submersible ? (['diving gear'] as const) : []),
    ...(fileOf(file).imaging ? (['enhanced imaging'] as const) : []),
    ...(fileOf(file).weapons.some(({ weapon }) => isSuitArm(weapon)) ? (['arms of suits'] as const) : []),
    ...(fileOf(file).weapons.some(({ weapon }) => SUIT_WEAPONS.get(weapon)?.throwsPods)
      ? (['Narc beacons'] as const)
      : []),
  ],
  speedOf: (file) => Math.max(fileOf(file).ground, fileOf(file).jump),
  hardness: 1,
  codes: TROOPER_NAMES.map((_, index) => `T${index + 1}`),
  names: TROOPER_NAMES,
  vital: 0,
  volley,
  rollLocation,
  armorOn,
  strike,
  batter,
  damageInside,
  losePart,
  isCrippled,
  isWrecked,
  contradictions,
  stakes,
  troopers: {
    strength,
    share,
    exposure: () => 1,
    diceOf: () => 0,
    closeBase,
    hardToHit: HARD_TO_HIT,
    skill: SKILL,
    isArmored: true,
    shroud,
  },
};
