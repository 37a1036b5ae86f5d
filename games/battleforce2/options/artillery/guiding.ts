import { sum } from '@ironfield/kernel/dice.ts';
import { type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { GUIDED_NUMBER } from '../../data/support-tables.ts';
import { type Band, REAR_DAMAGE } from '../../data/tables.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { hitOn } from '../../phases/combat/hits.ts';
import { askToEvade, concerning } from '../../phases/command/reactions.ts';
import type { RuleId } from '../../rule-index.ts';
import { strikesRear } from '../../rules/attack/firing-arc.ts';
import { bandBetween } from '../../rules/attack/range.ts';
import { isHit, toHit } from '../../rules/attack/to-hit.ts';
import { hasRear } from '../../rules/elements/condition.ts';
import type { State } from '../../state.ts';
import { marksOf, shotsOf, spotters } from './gunnery.ts';
import { openShot, others } from './landing.ts';
import { guidable, SpotterPick } from './picks.ts';
import { ARTILLERY_LABELS, ARTILLERY_PROMPTS } from './words.ts';

/** BF2-ART-09: those who have not pointed at anything yet. */
const freeSpotters = (state: State, seat: number): number[] => {
  const field = battlefieldOf(state);
  return spotters(field, state, seat).filter(
    (element) => !state.units[field.unitOf[element]].thisTurn?.pointed?.includes(element),
  );
};

/** BF2-ART-05: before shots land, a side with missiles arriving and a unit to guide them is asked. */
export function landing(play: Play<Battleforce2>, { seat }: OptionFrames['artillery/landing']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  if (marksOf(state).guided.length > 0) play.happen({ type: 'shot-over' });
  const canGuide = freeSpotters(state, seat).some(
    (spotter) => guidable(field, state, seat, spotter).length > 0,
  );
  if (!canGuide) {
    play.next({ step: 'artillery/shots', seat });
    return;
  }
  play.emit({ type: 'missiles-arrive', seat });
  play.next({ step: 'artillery/guide', seat });
}

export const guide: Decision<Battleforce2, OptionFrames['artillery/guide'], 'guide' | 'done'> = {
  menu(state, { seat }) {
    const field = battlefieldOf(state);
    return {
      prompt: ARTILLERY_PROMPTS.guide,
      rule: 'BF2-ART-09',
      orders: [
        {
          type: 'guide',
          label: ARTILLERY_LABELS.guide,
          fields: [new SpotterPick(field, state, seat, freeSpotters(state, seat))],
        },
        { type: 'done', label: ARTILLERY_LABELS.unguided, fields: [] },
      ],
    };
  },
  apply(play, { seat }, order) {
    if (order.type === 'done') {
      play.next({ step: 'artillery/shots', seat });
      return;
    }
    const { state } = play;
    const { spotter, target, missiles } = order;
    const own = shotsOf(battlefieldOf(state), state, seat);
    const guided = missiles.map(({ shot }) => own[shot]);
    play.happen({ type: 'guides', spotter, target, guided }, [seat]);
    play.emit({ type: 'guides', spotter, target, guided: guided.map(openShot) }, others(seat));
    play.next({ step: 'artillery/spot', spotter, target }, { step: 'artillery/landing', seat });
  },
};

/** It gives up its attack, and points at nothing else. */
export function point(table: Pick<State, 'units'>, unit: number, spotter: number): void {
  const { thisTurn } = table.units[unit];
  table.units[unit].thisTurn = { ...thisTurn, pointed: [...(thisTurn?.pointed ?? []), spotter] };
}

/** BF2-ART-09: as for an attack, with everything that belongs to one. */
export function spot(play: Play<Battleforce2>, { spotter, target }: OptionFrames['artillery/spot']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const [unit, enemy] = [field.unitOf[spotter], field.unitOf[target]];
  askToEvade(play, enemy);
  const band = bandBetween(field, state, unit, enemy) as Band;
  const number = (tally: Tally<RuleId>) => toHit(tally, field, state, { attacker: spotter, target, band });
  const dice = play.roll('TAG', 2, concerning(unit, enemy));
  const hit = isHit(sum(dice), totalOf(number));
  play.emit({ type: 'spotted', spotter, target, dice, hit });
  if (hit) play.next({ step: 'artillery/missiles', spotter, target });
}

/** BF2-ART-09, BF2-ART-10: one roll a missile; the rear counts from where the spotter is. */
export function missiles(
  play: Play<Battleforce2>,
  { spotter, target }: OptionFrames['artillery/missiles'],
): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const [unit, enemy] = [field.unitOf[spotter], field.unitOf[target]];
  const rear = hasRear(field.types[target]) && strikesRear(field, state, unit, enemy) ? REAR_DAMAGE : 0;
  const hits = marksOf(state).guided.flatMap(({ element, damage }) => {
    const dice = play.roll('missile', 2, concerning(field.unitOf[element], unit, enemy));
    const hit = sum(dice) >= GUIDED_NUMBER;
    play.emit({ type: 'shot-rolled', element, dice, hit });
    return hit ? [hitOn(target, element, damage + rear)] : [];
  });
  play.next(...hits);
}
