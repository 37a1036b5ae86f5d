import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import { type Bracket, LIGHT_WOODS, TERRAIN_MODIFIERS } from '@ironfield/battleforce-qs/data/tables.ts';
import { battleforceQs } from '@ironfield/battleforce-qs/game.ts';
import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import type { OrderOf } from '@ironfield/battleforce-qs/orders.ts';
import type { RuleId } from '@ironfield/battleforce-qs/rule-index.ts';
import { maximumOverheat, possibleAttacks } from '@ironfield/battleforce-qs/rules/attack/declaration.ts';
import { bracketBetween, toHit } from '@ironfield/battleforce-qs/rules/attack/to-hit.ts';
import { reachable } from '@ironfield/battleforce-qs/rules/movement/reach.ts';
import { imagine } from '@ironfield/battleforce-qs/view.ts';
import { hexsidesAt } from '@ironfield/hex/bearing.ts';
import { distance } from '@ironfield/hex/board.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import { oppositeOf } from '@ironfield/hex/coordinates.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { Example } from '../../../coach/common-steps.ts';
import type { LessonMoment } from '../../../coach/lesson.ts';
import { battleforceCoach } from '../coach/coach.ts';
import { isPlainSight, plannedMove, threatenedSides } from '../coach/situation.ts';
import { TRAINING_SETUP } from './training-setup.ts';

type Moment = LessonMoment<BattleforceQs>;

export const LESSON_FIELD = battlefieldOf(TRAINING_SETUP);
/** The pupil's Unit, and its Element that can overheat. */
export const LANCE = 0;
export const LANCER = 0;
const DRONES = 1;
/** The end of medium range. */
const GOOD_RANGE = 4;

/** Woods that the Unit can get to, the nearest to the enemy's edge first. */
export function woodsInReach({ view }: Moment): readonly string[] {
  const { board } = LESSON_FIELD;
  const state = imagine(view, '');
  if (state.units[LANCE].hex < 0) return [];
  return reachable(LESSON_FIELD, state, LANCE)
    .cells.filter((cell) => board.terrain[cell] >= LIGHT_WOODS)
    .toSorted((a, b) => board.row[a] - board.row[b] || a - b)
    .map((cell) => board.number[cell]);
}

/** Four hexes from the drones, where the Unit's back is out of reach if that can be had. */
export function closeIn({ view }: Moment): OrderOf<'move'> | null {
  const { board } = LESSON_FIELD;
  const situation = battleforceCoach.situationOf(battleforceQs, view, null, null)!;
  const { state } = situation;
  const enemy = state.units[DRONES].hex;
  if (state.units[LANCE].hex < 0 || enemy < 0) return null;
  const options = reachable(LESSON_FIELD, state, LANCE)
    .cells.filter((cell) => isPlainSight(LESSON_FIELD, cell, enemy))
    .flatMap((cell) => {
      const towards = hexsidesAt(lineOn(board, cell, enemy).bearing)[0];
      const move = plannedMove({
        ...situation,
        plan: { type: 'move', unit: LANCE, to: board.number[cell], facing: towards },
      })!;
      const isSafe = !threatenedSides(situation, move).has(oppositeOf(towards));
      const far = Math.abs(distance(board, cell, enemy) - GOOD_RANGE);
      const cover = TERRAIN_MODIFIERS[board.terrain[cell]];
      return { cell, towards, value: (isSafe ? 3 : 0) + cover - far };
    });
  const best = options.toSorted((a, b) => b.value - a.value || a.cell - b.cell)[0];
  return best ? { type: 'move', unit: LANCE, to: board.number[best.cell], facing: best.towards } : null;
}

/** All at one target: the weakest that most can attack. */
export function concentrated({ view }: Moment, overheat: number): OrderOf<'declare'> {
  const state = imagine(view, '');
  const attacks = possibleAttacks(LESSON_FIELD, state, 0);
  const left = (target: number) => state.elements[target].armor + state.elements[target].structure;
  const weakest = (targets: readonly number[]) => targets.toSorted((a, b) => left(a) - left(b) || a - b)[0];
  return {
    type: 'declare',
    attacks: [...attacks].map(([attacker, targets]) => {
      const attack = { attacker, target: weakest(targets) };
      if (maximumOverheat(LESSON_FIELD, state, attacker) === 0) return attack;
      return { ...attack, overheat: attacker === LANCER ? overheat : 0 };
    }),
  };
}

/** The first attack that the menu offers, with the reasons for its number. */
export function exampleNumber({ view }: Moment): Example | null {
  const state = imagine(view, '');
  const [first] = possibleAttacks(LESSON_FIELD, state, 0);
  if (!first) return null;
  const [attacker, [target]] = first;
  const { sheets, unitOf } = LESSON_FIELD;
  const bracket = bracketBetween(LESSON_FIELD, state, unitOf[attacker], unitOf[target]) as Bracket;
  return {
    attacker: sheets[attacker].name,
    target: sheets[target].name,
    units: [unitOf[attacker], unitOf[target]],
    explanation: explain<RuleId>((tally) => toHit(tally, LESSON_FIELD, state, { attacker, target, bracket })),
  };
}
