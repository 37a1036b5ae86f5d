// Platoons and squads in the making (MT-ICON-01, MT-ICON-02): a platoon is of the table, a suit is as its figures say.

import { SUIT_WEAPONS } from '@ironfield/classic/squads/suit-weapons.ts';
import { type BattleArmorFile, COVERINGS } from '@ironfield/classic/units/battle-armor-file.ts';
import {
  ARMS,
  INFANTRY_MOTIONS,
  type InfantryFile,
  type InfantryMotion,
  tonsOf,
} from '@ironfield/classic/units/infantry-file.ts';
import { platoonOf } from '@ironfield/mechbay/platoons/from-file.ts';
import { squadOf } from '@ironfield/mechbay/platoons/squads.ts';
import { fullStrength } from '@ironfield/mechbay/units/platoons.ts';
import type { BattleArmor, Infantry } from '@ironfield/mechbay/units/unit.ts';

export const newPlatoon = (): InfantryFile => ({
  format: 'ironfield-unit',
  version: 1,
  kind: 'infantry',
  name: 'New platoon',
  model: '',
  motion: 'foot',
  tons: tonsOf('foot', false),
  arms: 'rifle',
  troopers: mostTroopers('foot'),
});

export const newSquad = (): BattleArmorFile => ({
  format: 'ironfield-unit',
  version: 1,
  kind: 'battle-armor',
  name: 'New squad',
  model: '',
  tons: 4,
  troopers: 4,
  armor: 9,
  ground: 1,
  jump: 3,
  weapons: [{ weapon: 'Small Laser' }],
  antiMech: true,
});

const BAY_MOTIONS = { foot: 'Foot', motorized: 'Motorized', jump: 'Jump' } as const;

export const mostTroopers = (motion: InfantryMotion): number => fullStrength(BAY_MOTIONS[motion], 'IS');

/** Another way of moving: it weighs something else, and may be too many. */
export const moving = (platoon: InfantryFile, motion: InfantryMotion): InfantryFile => ({
  ...platoon,
  motion,
  tons: tonsOf(motion, false),
  troopers:
    platoon.troopers === mostTroopers(platoon.motion)
      ? mostTroopers(motion)
      : Math.min(platoon.troopers, mostTroopers(motion)),
});

/** Four of the Inner Sphere, or five of the Clans. */
export const squadStrength = (squad: BattleArmorFile, troopers: number): BattleArmorFile => ({
  ...squad,
  troopers,
  tons: troopers,
});

/** Salvoes of a launcher that is new. */
const SALVOES = 2;

const isMissile = (weapon: string): boolean => SUIT_WEAPONS.get(weapon)?.category === 'missile';

/** One weapon or two; a launcher has some salvoes. An empty second name is none. */
export const armed = (squad: BattleArmorFile, first: string, second: string): BattleArmorFile => ({
  ...squad,
  weapons: [first, second]
    .filter((weapon) => weapon !== '')
    .map((weapon) => ({
      weapon,
      ...(isMissile(weapon) && {
        shots: squad.weapons.find((each) => each.weapon === weapon)?.shots ?? SALVOES,
      }),
    })),
});

export const withShots = (squad: BattleArmorFile, shots: number): BattleArmorFile => ({
  ...squad,
  weapons: squad.weapons.map((each) => (each.shots === undefined ? each : { ...each, shots })),
});

export const unitOf = (file: InfantryFile | BattleArmorFile): Infantry | BattleArmor =>
  file.kind === 'infantry' ? platoonOf(file) : squadOf(file);

const words = (id: string): string => `${id[0]!.toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;
const choices = <T extends string>(ids: readonly T[]) => ids.map((id) => [id, words(id)] as const);

export const MOTION_CHOICES = choices(INFANTRY_MOTIONS);
export const ARMS_CHOICES = ARMS.map(
  (id) => [id, id === 'srm' || id === 'lrm' ? id.toUpperCase() : words(id)] as const,
);
export const COVERING_CHOICES = [['', 'None'] as const, ...choices(COVERINGS)];
export const WEAPON_CHOICES = [...SUIT_WEAPONS.keys()].map((name) => [name, name] as const);
