import { sum } from '@ironfield/kernel/dice.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { Decision, Procedure } from '@ironfield/kernel/game.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import { STRENGTH } from '../data/numbers.ts';
import { fireMenu, reactMenu } from '../orders.ts';
import { damage, targetNumber } from '../rules/fire.ts';
import type { Demo, Frames, Marker } from '../state.ts';
import { endIfDecided } from './turn.ts';

/** DEMO-FIRE-01, DEMO-FIRE-02 */
export const fire: Decision<Demo, Frames['fire']> = {
  menu: (state, { seat }) => fireMenu(state, seat),
  apply(play, _frame, order) {
    if (order.type !== 'fire') return;
    const { state } = play;
    const { shooter, target } = order;
    reveal(play, state.markers[shooter]!);
    const number = targetNumber(state, order, null);
    const dice = play.roll('to hit', 2);
    const shot = { shooter, target, roll: sum(dice) };
    play.emit({ type: 'fired', shooter, target, dice, need: play.explain(number) });
    if (shot.roll < totalOf(number)) return;
    const { seat } = state.markers[target]!;
    const isAsked = state.hands[seat]!.length > 0; // their number is known to all
    play.next(isAsked ? { step: 'react', seat, shot } : { step: 'resolve', shot, card: null });
  },
};

/** DEMO-REACT-01 */
export const react: Decision<Demo, Frames['react']> = {
  menu: (state, { seat }) => reactMenu(state, seat),
  apply(play, { seat, shot }, order) {
    const card = order.type === 'react' ? order.card : null;
    if (card) {
      play.state.hands[seat] = play.state.hands[seat]!.filter((held) => held !== card);
      play.state.spent[seat]!.push(card);
    }
    play.emit({ type: 'reacted', seat, card });
    play.next({ step: 'resolve', shot, card });
  },
};

/** DEMO-DAMAGE-01, DEMO-DAMAGE-02 */
export const resolve: Procedure<Demo, Frames['resolve']> = (play, { shot, card }) => {
  const target = play.state.markers[shot.target]!;
  const number = targetNumber(play.state, shot, card);
  const margin = shot.roll - totalOf(number);
  if (margin < 0) return play.emit({ type: 'missed', target: target.id, need: play.explain(number) });
  reveal(play, target);
  if (!target.isDecoy) {
    const dealt = damage(margin, card);
    target.damage = Math.min(STRENGTH, target.damage + totalOf(dealt));
    play.emit({ type: 'damaged', target: target.id, damage: play.explain(dealt) });
    if (target.damage < STRENGTH) return;
  }
  target.isGone = true;
  play.emit({ type: 'removed', marker: target.id });
  endIfDecided(play, false);
};

function reveal(play: Play<Demo>, marker: Marker): void {
  if (marker.isRevealed) return;
  marker.isRevealed = true;
  play.emit({ type: 'revealed', marker: marker.id, isDecoy: marker.isDecoy });
}
