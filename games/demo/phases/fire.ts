import { sum } from '@ironfield/kernel/dice.ts';
import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Menu, OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Decision, Procedure, Question } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { STRENGTH } from '../data/numbers.ts';
import type { Demo } from '../game-types.ts';
import { damage, shootersOf, targetNumber, targetsOf } from '../rules/fire.ts';
import type { Card, Frames, Marker, Shot, State } from '../state.ts';
import { TEXT } from '../text.ts';
import { endIfDecided } from './turn.ts';

/** DEMO-FIRE-01, DEMO-FIRE-02 */
export const fire: Decision<Demo, Frames['fire'], 'fire' | 'hold'> = {
  menu: (state, { seat }) => fireMenu(state, seat),
  apply(play, { seat }, order) {
    if (order.type === 'hold') return;
    const { state } = play;
    const { shooter, target } = order;
    reveal(play, state.markers[shooter]);
    const number = targetNumber(state, order, null);
    const dice = play.roll('to hit', 2, { by: seat, against: state.markers[target].seat });
    const shot = { shooter, target, roll: sum(dice) };
    play.emit({ type: 'fired', shooter, target, dice, need: play.explain(number) });
    if (shot.roll >= totalOf(number)) play.next({ step: 'resolve', shot });
  },
};

export function fireMenu(state: State, seat: Seat): Menu<'fire' | 'hold'> {
  const shooters = shootersOf(state, seat);
  const describe = (shot: Omit<Shot, 'roll'>) => ({
    label: TEXT.marker(shot.target),
    piece: shot.target,
    explanation: explain(targetNumber(state, shot, null)),
  });
  const fire: OrderForm<'fire'> = {
    type: 'fire',
    label: TEXT.fire,
    fields: [
      {
        kind: 'pick',
        name: 'shooter',
        label: TEXT.shooter,
        values: shooters,
        describe: (id) => ({ label: TEXT.marker(Number(id)), piece: id }),
        follow: (shooter) => [
          {
            kind: 'pick',
            name: 'target',
            label: TEXT.target,
            values: targetsOf(state, state.markers[Number(shooter)]),
            describe: (target) => describe({ shooter: Number(shooter), target: Number(target) }),
          },
        ],
      },
    ],
  };
  const hold: OrderForm<'hold'> = { type: 'hold', label: TEXT.hold, fields: [], isPass: true };
  return {
    prompt: TEXT.firePrompt,
    rule: 'DEMO-FIRE-01',
    orders: shooters.length > 0 ? [fire, hold] : [hold],
  };
}

/** DEMO-DAMAGE-01, DEMO-DAMAGE-02 */
export const resolve: Procedure<Demo, Frames['resolve']> = (play, { shot }) => {
  const { state } = play;
  const { target } = shot;
  const { seat, isDecoy } = state.markers[target];
  const card = cardPlayed(play, seat, shot);
  const number = targetNumber(state, shot, card);
  const margin = shot.roll - totalOf(number);
  if (margin < 0) return play.emit({ type: 'missed', target, need: play.explain(number) });
  reveal(play, state.markers[target]);
  if (!isDecoy) {
    play.happen({ type: 'damaged', target, damage: play.reckon(damage(margin, card)) });
    if (state.markers[target].damage < STRENGTH) return;
  }
  play.happen({ type: 'removed', marker: target });
  endIfDecided(play, false);
};

/** DEMO-REACT-01 */
function cardPlayed(play: Play<Demo>, seat: number, shot: Shot): Card | null {
  if (play.state.hands[seat].length === 0) return null; // their number is known to all
  const order = play.ask({ step: 'react', seat, shot });
  const card = order.type === 'react' ? order.card : null;
  play.happen({ type: 'reacted', seat, card });
  return card;
}

export const react: Question<Demo, Frames['react']> = {
  question: true,
  menu: (state, { seat }) => reactMenu(state, seat),
};

/** DEMO-REACT-01: a side is asked even if nothing it holds can be played, or the question would tell. */
function reactMenu(state: State, seat: Seat): Menu {
  const playable = state.hands[seat].filter((card) => card !== 'bluff'); // DEMO-REACT-04
  const describe = (card: unknown) => ({ label: TEXT.cards[card as keyof typeof TEXT.cards] });
  const react: OrderForm<'react'> = {
    type: 'react',
    label: TEXT.react,
    fields: [{ kind: 'pick', name: 'card', label: TEXT.card, values: playable, describe }],
  };
  const pass: OrderForm<'pass'> = { type: 'pass', label: TEXT.pass, fields: [], isPass: true };
  return {
    prompt: TEXT.reactPrompt,
    rule: 'DEMO-REACT-01',
    orders: playable.length > 0 ? [react, pass] : [pass],
  };
}

function reveal(play: Play<Demo>, marker: Marker): void {
  const { id, isRevealed, isDecoy } = marker;
  if (!isRevealed) play.happen({ type: 'revealed', marker: id, isDecoy });
}
