import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Aim } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { worthOfBox } from '../../bot/exchange.ts';
import { gainFrom } from '../../bot/hex-attacks.ts';
import type { Band } from '../../data/tables.ts';
import { BUILDINGS, type Terrain } from '../../data/terrain.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { concerning } from '../../phases/command/reactions.ts';
import { damageBand, damageValue } from '../../rules/attack/damage.ts';
import { whyTooWeak } from '../../rules/attack/hex-attacks.ts';
import { conversionOf, WOODS_STRENGTH } from '../../rules/map/woods.ts';
import { touchedBy } from '../../rules/movement/touched.ts';
import type { Attack, Frame } from '../../state.ts';
import { canCatchFire, fireNumber, ignite } from './burning.ts';

type Dice = readonly number[];

declare module '../../extensions.ts' {
  interface OptionFrames {
    'fire/stray': {
      readonly unit: number;
      readonly target: number;
      readonly hex: number;
      readonly damage: number;
    };
  }
  interface OptionEvents {
    /** Misses that may set woods on fire or clear them, by their Damage Values. */
    strays: { readonly type: 'strays'; readonly hex: number; readonly damages: readonly number[] };
    'fire-roll': {
      readonly type: 'fire-roll';
      readonly why: 'intent' | 'clearing' | 'miss';
      readonly hex: number;
      readonly dice: Dice;
      readonly burns: boolean;
    };
    /** A miss that may clear woods. */
    stray: {
      readonly type: 'stray';
      readonly hex: number;
      readonly dice: Dice;
      readonly terrain: Terrain | null;
    };
  }
}

const isFlamer = ({ records }: Battlefield, element: number): boolean => {
  const { name, type } = records[element].sheet;
  return (type === 'infantry' || type === 'battleArmor') && name.includes('Flamer');
};
const FLAMER_BONUS = 2;

/** For a bot, in boxes of each element: most units leave the hex in time. */
const BURNING_HURTS = 0.3;

/** BF2-FIRE-09: as in clearing the cover of woods does not count, as in attacks on buildings theirs does. */
export const fireAim: Aim = {
  id: 'fire',
  label: 'Set it on fire',
  rule: 'BF2-FIRE-09',
  countsCover: ({ board }, hex) => BUILDINGS.includes(board.terrain[hex]),
  whyNotHex: (field, _state, hex) =>
    canCatchFire(field, hex)
      ? null
      : { message: 'There is nothing in that hex that could catch fire', rule: 'BF2-FIRE-09' },
  whyNotAttacker: (field, state, shot) =>
    isFlamer(field, shot.attacker) ? null : whyTooWeak(field, state, shot),
  adds: (field, attacker) => (isFlamer(field, attacker) ? FLAMER_BONUS : 0),
  gain(field, state, seat, hex, adds) {
    const inside = touchedBy(field, state, 'fire', hex);
    const harm = (element: number) => BURNING_HURTS * worthOfBox(field, state, element);
    return chanceOfTwoDice(fireNumber(field, hex)! - adds) * gainFrom(field, state, seat, inside, harm);
  },
  hit(play, { unit, hex, adds }) {
    const number = fireNumber(battlefieldOf(play.state), hex)!;
    const dice = play.roll('fire', 2, concerning(unit));
    tryFire(play, 'intent', hex, dice, sum(dice) + adds >= number);
  },
};

function tryFire(
  play: Play<Battleforce2>,
  why: 'intent' | 'clearing' | 'miss',
  hex: number,
  dice: Dice,
  burns: boolean,
): void {
  play.emit({ type: 'fire-roll', why, hex, dice, burns });
  if (burns) ignite(play, hex);
}

const BURNS_UP_TO = 5;

/** BF2-FIRE-01: woods that burn are not cleared. */
export function mayClear(clears: boolean, play: Play<Battleforce2>, hex: number, unit: number): boolean {
  if (!clears || !canCatchFire(battlefieldOf(play.state), hex)) return clears;
  const dice = play.roll('fire', 2, concerning(unit));
  const burns = sum(dice) <= BURNS_UP_TO;
  tryFire(play, 'clearing', hex, dice, burns);
  return !burns;
}

const LEAST_DAMAGE = 2;
const MISS_BURNS = 3;
const MISS_CLEARS = 11;

/** BF2-FIRE-02: shots that miss go somewhere. */
export function strays(
  frames: readonly Frame[],
  play: Play<Battleforce2>,
  attacks: readonly Attack[],
  band: Band,
  isHits: readonly boolean[],
): readonly Frame[] {
  const { state } = play;
  const field = battlefieldOf(state);
  const { unit, target, spotter } = state.volley!;
  const { hex } = state.units[target!];
  if (hex < 0 || conversionOf(field, hex) === null) return frames;
  // BF2-EQ-11: what missed is what would have hit.
  const at = field.past.readsRulesApart?.() ? band : damageBand(band, spotter);
  const damages = attacks.flatMap(({ attacker, charges }, i) => {
    const damage = damageValue(field, state, attacker, at) ?? 0;
    return isHits[i] || charges || damage < LEAST_DAMAGE ? [] : [damage];
  });
  if (damages.length > 0) play.emit({ type: 'strays', hex, damages });
  return [
    ...frames,
    ...damages.map((damage) => ({ step: 'fire/stray', unit, target: target!, hex, damage }) as const),
  ];
}

export function strayShot(
  play: Play<Battleforce2>,
  { unit, target, hex, damage }: OptionFrames['fire/stray'],
): void {
  const { state } = play;
  const field = battlefieldOf(state);
  if (conversionOf(field, hex) === null) return;
  const dice = play.roll('stray shot', 2, concerning(unit, target));
  const burns = sum(dice) <= MISS_BURNS && canCatchFire(field, hex);
  tryFire(play, 'miss', hex, dice, burns);
  if (sum(dice) < MISS_CLEARS) return;
  const clearing = play.roll('clearing', 2, concerning(unit, target));
  const terrain = sum(clearing) + damage >= WOODS_STRENGTH ? conversionOf(field, hex) : null;
  play.happen({ type: 'stray', hex, dice: clearing, terrain });
}
