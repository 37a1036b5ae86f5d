import { sum } from '@ironfield/kernel/dice.ts';
import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import type { OrderForm, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { OPERATION_RESULTS } from '../data/fall-of-terra.ts';
import type { Planetary } from '../game-types.ts';
import type { Order } from '../orders.ts';
import { hitsWith, resultOf } from '../rules/attack.ts';
import { battleIn, fighterOf, toughnessOf } from '../rules/fighters.ts';
import { placeOf, ZONE_PLACES } from '../rules/places.ts';
import {
  COMSTAR,
  fallOf,
  operationsLeft,
  sabotageDamage,
  sabotageOnBoard,
  shotDamage,
  shotDestroys,
  shotToHit,
  targetsOf,
  targetsToShoot,
  WORD_OF_BLAKE,
  zonesAgainst,
} from '../rules/war/fall.ts';
import { type InWar, kindOf, sheetOn, warIn } from '../rules/war/stacks.ts';
import { type Operation, opponentOf, type State, type Watch } from '../state.ts';
import { faceDownNameOf, nameOf } from '../text/names.ts';
import { LABELS, MEASURES } from '../text.ts';
import { hexPick } from './actors.ts';
import { sink, turnUpOnMap } from './firing.ts';

/** PA-FOT-07, PA-FOT-08: orders that may interrupt anything. */
export type Interrupt = 'defend' | Operation;
type InterruptOrder = Extract<Order, { type: Interrupt }>;

export const isInterrupt = (order: Order): order is InterruptOrder =>
  order.type === 'defend' ||
  order.type === 'silence' ||
  order.type === 'sabotage' ||
  order.type === 'headhunt';

/** `mover` where nobody is on the march. */
const NOBODY = -1;

export const moment = (at: Watch, who: readonly Seat[], mover = NOBODY): FrameOf<Planetary> => ({
  step: 'fall/moment',
  at,
  who,
  mover,
});

/** The interruptions that a side can make now; none outside of the Fall of Terra. */
export function interruptForms(state: InWar, seat: Seat, mover = NOBODY): OrderForm<Interrupt>[] {
  const fall = fallOf(state);
  if (!fall) return [];
  if (seat === COMSTAR) return [{ type: 'defend', label: LABELS.defend, fields: [shotPick(state, mover)] }];
  const left = operationsLeft(fall);
  const zones = left > 0 ? ZONE_PLACES.filter((zone) => !fall.silenced.includes(zone)) : [];
  const against = (operation: 'sabotage' | 'headhunt') =>
    counterPick(state, left > 0 ? targetsOf(state as State & InWar, operation) : []);
  return [
    { type: 'silence', label: LABELS.silence, fields: [hexPick('at', zones)] },
    { type: 'sabotage', label: LABELS.sabotage, fields: [against('sabotage')] },
    { type: 'headhunt', label: LABELS.headhunt, fields: [against('headhunt')] },
  ];
}

const counterPick = (state: InWar, values: readonly number[]): Pick => ({
  kind: 'pick',
  name: 'target',
  label: LABELS.target,
  values,
  describe: (value) => {
    const id = Number(value);
    return { label: state.counters[id].faceUp ? nameOf(state, id) : faceDownNameOf(id), piece: id };
  },
});

function shotPick(state: InWar, mover: number): Pick {
  const targets = counterPick(state, targetsToShoot(state, mover));
  return {
    ...targets,
    describe: (value) => {
      const id = Number(value);
      const isKnown = state.counters[id].faceUp && kindOf(state, id) === 'dropship';
      return {
        ...targets.describe!(value),
        ...(isKnown && { explanation: explain(shotToHit(state, id)), measure: MEASURES.toHit }),
      };
    },
    follow: (value) => [hexPick('at', zonesAgainst(state, Number(value), mover))],
  };
}

/** Carries an interruption out. */
export function interrupt(play: Play<Planetary>, order: InterruptOrder): void {
  if (order.type === 'defend') shoot(play, order.target, placeOf(order.at));
  else if (order.type === 'silence') operate(play, 'silence', { zone: placeOf(order.at) });
  else operate(play, order.type, { target: order.target });
}

/** PA-FOT-07: a shot at a counter. One that turns out to be no DropShip is turned up, and the shot is spent. */
function shoot(play: Play<Planetary>, target: number, zone: number): void {
  turnUpOnMap(play, [target]);
  const state = warIn(play.state);
  const isDropShip = sheetOn(state, target).kind === 'dropship';
  const about = { by: COMSTAR, against: WORD_OF_BLAKE };
  const number = shotToHit(state, target);
  const modifiers = shotDamage(state, target);
  const dice = isDropShip ? play.roll('to-hit', 2, about) : [];
  const hits = isDropShip && hitsWith(sum(dice), totalOf(number));
  const harm = hits ? play.roll('damage', 2, about) : null;
  const isDestroyed = harm !== null && shotDestroys(state, target, harm, totalOf(modifiers));
  play.happen({
    type: 'defended',
    zone,
    target,
    isDropShip,
    toHit: play.explain(number),
    dice,
    hits,
    damage: harm && { dice: harm, modifiers: play.explain(modifiers) },
    isDestroyed,
  });
  if (isDestroyed) sink(play, [target]);
}

/** PA-FOT-08: one die says what comes of an operation. */
function operate(
  play: Play<Planetary>,
  operation: Operation,
  { zone = -1, target = -1 }: { readonly zone?: number; readonly target?: number },
): void {
  const { weakened } = play.state.war!.fall!;
  const dice = play.roll('special forces', 1, { by: WORD_OF_BLAKE, against: COMSTAR });
  const { is: result, lowers } = OPERATION_RESULTS[operation][sum(dice) - 1];
  play.happen({ type: 'operation', operation, zone, target, dice, result, lowers });
  if (result !== 'success' || operation === 'silence') return;
  turnUpOnMap(play, [target]);
  if (operation === 'headhunt') play.happen({ type: 'disrupted', counter: target });
  else sabotage(play, target, weakened === target);
}

/** PA-FOT-10: on the board like any damage; elsewhere a unit is destroyed, or damaged until the next operation. */
function sabotage(play: Play<Planetary>, target: number, isWeakened: boolean): void {
  const about = { by: WORD_OF_BLAKE, against: opponentOf(WORD_OF_BLAKE) };
  const dice = play.roll('damage', 2, about);
  if (play.state.battle?.fighters.some(({ counter, box }) => counter === target && box >= 0)) {
    const state = battleIn(play.state);
    const fighter = fighterOf(state, target);
    const modifiers = sabotageOnBoard(fighter);
    const result = resultOf(sum(dice), totalOf(modifiers), toughnessOf(state, target), fighter.damaged);
    play.happen({ type: 'damage', target, dice, modifiers: play.explain(modifiers), result });
    return;
  }
  const state = warIn(play.state);
  const modifiers = sabotageDamage(state, target, isWeakened);
  const result = resultOf(sum(dice), totalOf(modifiers), sheetOn(state, target).toughness, isWeakened);
  play.happen({ type: 'sabotaged', target, dice, modifiers: play.explain(modifiers), result });
  if (result === 'destroyed') sink(play, [target]);
}
