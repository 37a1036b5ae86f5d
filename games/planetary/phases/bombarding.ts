import { sum } from '@ironfield/kernel/dice.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Planetary } from '../game-types.ts';
import { hitsWith, resultOf } from '../rules/attack.ts';
import { battleIn, fighterOf, toughnessOf } from '../rules/fighters.ts';
import { bombardmentHarm, scatterBox, victimsIn } from '../rules/scatter.ts';
import { bombardmentNumber } from '../rules/war/strikes.ts';
import { opponentOf } from '../state.ts';

/** PA-ACBT-05, PA-ACBT-06: a hit on the target, or whoever is where a miss comes down. */
export function bombardBoard(play: Play<Planetary>, ship: number, target: number): void {
  const state = battleIn(play.state);
  const { side } = state.counters[ship];
  const about = { by: side, against: opponentOf(side) };
  const number = bombardmentNumber(state, ship);
  const dice = play.roll('bombardment', 2, about);
  const hits = hitsWith(sum(dice), totalOf(number));
  const aim = fighterOf(state, target).box;
  const scatter = hits ? [] : scatterDice(play);
  const box = hits ? aim : scatterBox(state, side, aim, scatter);
  const victims = hits ? [target] : victimsIn(state, box);
  const victim = victims.length > 1 ? victims[oneOf(play, victims.length)] : (victims[0] ?? null);
  const toHit = play.explain(number);
  play.happen({ type: 'bombarded', ship, target, toHit, dice, hits, scatter, box, victim });
  if (victim === null) return;
  const harm = play.roll('damage', 2, about);
  const fighter = fighterOf(state, victim);
  const modifiers = bombardmentHarm(state, ship, fighter);
  const result = resultOf(sum(harm), totalOf(modifiers), toughnessOf(state, victim), fighter.damaged);
  play.happen({ type: 'damage', target: victim, dice: harm, modifiers: play.explain(modifiers), result });
}

/** PA-ACBT-05: one box farther for each 5 or 6, until another number gives the direction. */
function scatterDice(play: Play<Planetary>): number[] {
  const dice: number[] = [];
  do dice.push(...play.roll('scatter', 1));
  while (dice[dice.length - 1] > 4);
  return dice;
}

/** A number below `count`, each as likely as the others: throws beyond the last whole share are made again. */
function oneOf(play: Play<Planetary>, count: number): number {
  const dice = count <= 6 ? 1 : 2;
  const throws = 6 ** dice;
  for (;;) {
    const thrown = play.roll('victim', dice).reduce((number, die) => 6 * number + die - 1, 0);
    if (thrown < throws - (throws % count)) return thrown % count;
  }
}
