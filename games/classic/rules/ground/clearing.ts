import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { TERRAINS } from '../../data/terrain.ts';
import type { Classic } from '../../game-types.ts';
import { PURPOSES } from '../../text/ground.ts';
import { changeGround, hexWith } from './ground.ts';

/** MT-PRE-05: less the damage. */
const CLEARED_ON = 14;
const CATCHES_FIRE_ON = 9;

/** MT-PRE-05, MT-TER-03, MT-TER-07: what is left of it. */
const NEXT: Readonly<Record<string, string>> = {
  'ultra-heavy woods': 'heavy woods',
  'heavy woods': 'light woods',
  'light woods': 'rough',
  'ultra-heavy jungle': 'heavy jungle',
  'heavy jungle': 'light jungle',
  'light jungle': 'rough',
};

/** MT-PRE-05: points of damage strike the trees of a hex, which may catch fire or fall. */
export function clearWoods(
  play: Play<Classic>,
  { board }: Battlefield,
  hex: number,
  points: number,
  by: number,
): void {
  const next = NEXT[TERRAINS[board.terrain[hex]]];
  if (!next) return;
  const spark = play.roll(PURPOSES.fire, 2);
  const burns = sum(spark) >= CATCHES_FIRE_ON;
  const number = CLEARED_ON - points;
  const dice = burns ? [] : play.roll(PURPOSES.clearing, 2);
  const cleared = !burns && sum(dice) >= number;
  play.emit({ type: 'clearing', hex, points, spark, burns, number, dice, cleared, reveals: [by] });
  if (burns) changeGround(play, hexWith(board, hex, { add: ['fire'] }), [by]);
  else if (cleared) changeGround(play, hexWith(board, hex, { terrain: next }), [by]);
}
