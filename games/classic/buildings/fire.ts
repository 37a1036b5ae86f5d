// Buildings on fire (MT-BASE-22).

import { sum } from '@ironfield/kernel/dice.ts';
import { explain, type Tally } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { type Battlefield, hasCondition } from '../battlefield.ts';
import { battlefieldOf } from '../battlefields.ts';
import type { Load } from '../data/arsenal.ts';
import type { WeaponType } from '../data/equipment.ts';
import { CLASS_NAMES } from '../data/terrain.ts';
import type { Classic } from '../game-types.ts';
import type { RuleId } from '../rule-index.ts';
import { changeGround, hexWith } from '../rules/ground/ground.ts';
import { alightSince, buildingAt, buildingOf, censusOf, kindle } from './census.ts';
import { collapseAll, damageBuilding } from './damage.ts';
import { FIRE_DAMAGE, FIRE_MODIFIERS } from './data/buildings.ts';

declare module '../extensions.ts' {
  interface OptionEvents {
    'fire-set': {
      readonly type: 'fire-set';
      readonly hex: number;
      readonly number: number;
      readonly dice: readonly number[];
      readonly alight: boolean;
    };
    'building-burns': {
      readonly type: 'building-burns';
      readonly building: number;
      readonly hex: number;
    };
  }
}

const PURPOSE = 'setting fire';
const FLAMER = /flamer/;
/** They never set anything on fire; nor do the small arms of platoons. */
const COLD = /gauss|small.*laser|micro.*laser|srm_?2$|narc|tag$|^infantry_/;
const HOT = /laser|ppc/;
/** MT-WPN-63 */
const PLASMA = /plasma/;
const NUMBERS = { flamer: 4, plasma: 5, hot: 7, other: 9 };
/** MT-WPN-59 */
const INCENDIARY = 5;
const WORDS = { weapon: 'To set something on fire with it', incendiary: 'With incendiary rounds' };

export const mayIgnite = ({ id }: Pick<WeaponType, 'id'>): boolean => FLAMER.test(id) || !COLD.test(id);

/** Is there fire in this game? */
export const hasFire = ({ plugged }: Pick<Battlefield, 'plugged'>): boolean =>
  plugged.mapKinds?.([]).includes('fire') === true;

export const isAlight = (field: Battlefield, cell: number): boolean => hasCondition(field, cell, 'fire');

function fireNumber(
  tally: Tally<RuleId>,
  { id }: WeaponType,
  load: Load | undefined,
  grade: keyof typeof FIRE_MODIFIERS,
): void {
  const isHot = HOT.test(id);
  const usual = FLAMER.test(id)
    ? NUMBERS.flamer
    : PLASMA.test(id)
      ? NUMBERS.plasma
      : NUMBERS[isHot ? 'hot' : 'other'];
  if (load === 'incendiary') tally.add(INCENDIARY, WORDS.incendiary, 'MT-WPN-59');
  else tally.add(usual, WORDS.weapon, 'MT-BASE-22');
  if (FIRE_MODIFIERS[grade] > 0)
    tally.add(FIRE_MODIFIERS[grade], `A ${CLASS_NAMES[grade]} building`, 'MT-BASE-22');
}

/** A weapon has hit a building to set it on fire. */
export function setAlight(play: Play<Classic>, hex: number, type: WeaponType, load?: Load): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const building = buildingAt(state, hex);
  if (building < 0 || isAlight(field, hex)) return;
  const { grade } = buildingOf(state, building);
  const number = explain<RuleId>((tally) => fireNumber(tally, type, load, grade)).total;
  const dice = play.roll(PURPOSE, 2);
  const alight = sum(dice) >= number;
  play.emit({ type: 'fire-set', hex, number, dice, alight });
  if (alight) changeGround(play, hexWith(field.board, hex, { add: ['fire'] }));
}

/** MT-BASE-22: it burns from the End Phase of the turn in which it caught fire; each later one costs it. */
export function burn(play: Play<Classic>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  if (!field.special) return;
  for (const [building, { cells }] of censusOf(state.setup).all.entries()) {
    const hex = cells.find((cell) => buildingAt(state, cell) === building && isAlight(field, cell));
    if (hex === undefined) continue;
    if (alightSince(state, building) === 0) {
      kindle(state, building);
      play.emit({ type: 'building-burns', building, hex });
    } else damageBuilding(play, { building, hex, points: FIRE_DAMAGE, isAttacked: false });
  }
  collapseAll(play);
}
