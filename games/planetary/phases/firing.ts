import { sum } from '@ironfield/kernel/dice.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Planetary } from '../game-types.ts';
import { hitsWith } from '../rules/attack.ts';
import { qualityTold } from '../rules/quality.ts';
import { cargoOf, type InWar, sheetOn, warIn } from '../rules/war/stacks.ts';
import {
  bombardmentDamage,
  bombardmentNumber,
  destroys,
  type Strike,
  strikeDamage,
  strikeToHit,
} from '../rules/war/strikes.ts';
import { opponentOf } from '../state.ts';

/** PA-SEQ-05: counters that have shown themselves on the map are turned over. */
export function turnUpOnMap(play: Play<Planetary>, ids: readonly number[]): void {
  const { counters } = play.state;
  const hidden = ids.filter((id) => !counters[id].faceUp);
  if (hidden.length === 0) return;
  play.happen({
    type: 'identified',
    counters: hidden.map((counter) => identified(play, counter)),
  });
}

/** What everybody learns of a counter that is turned up. */
function identified({ state: { setup, war, counters } }: Play<Planetary>, counter: number) {
  return { counter, type: counters[counter].type, quality: qualityTold(setup, war, counters[counter]) };
}

/** PA-TRANS-01: whoever is aboard is lost with the ship, and then known to everybody. */
export function sink(play: Play<Planetary>, wrecks: readonly number[]): void {
  const state = warIn(play.state);
  const counters = wrecks.flatMap((wreck) => cargoOf(state, wreck));
  if (counters.length === 0) return;
  const known = counters.map((counter) => identified(play, counter));
  play.happen({ type: 'identified', counters: known });
  play.happen({ type: 'lost', counters });
}

export const canFire = (state: InWar, id: number): boolean => sheetOn(state, id).attack > 0;

/** PA-ACBT-01, PA-ACBT-05, PA-ACBT-06: an attack on the map. Returns whether the target is destroyed. */
export function fire(
  play: Play<Planetary>,
  strike: Strike,
  how: 'strafing' | 'answer' | 'bombardment',
): boolean {
  const state = warIn(play.state);
  const { attacker, target } = strike;
  const isBombardment = how === 'bombardment';
  const number = isBombardment ? bombardmentNumber(state, attacker) : strikeToHit(state, strike);
  const modifiers = isBombardment ? bombardmentDamage(state, attacker, target) : strikeDamage(state, strike);
  const { side } = state.counters[attacker];
  const about = { by: side, against: opponentOf(side) };
  const dice = play.roll('to-hit', 2, about);
  const hits = hitsWith(sum(dice), totalOf(number));
  const harm = hits ? play.roll('damage', 2, about) : null;
  const isDestroyed = harm !== null && destroys(harm, totalOf(modifiers), sheetOn(state, target).toughness);
  play.happen({
    type: 'fired',
    attacker,
    target,
    how,
    toHit: play.explain(number),
    dice,
    hits,
    damage: harm && { dice: harm, modifiers: play.explain(modifiers) },
    isDestroyed,
  });
  if (isDestroyed) sink(play, [target]);
  return isDestroyed;
}
