import { sum } from '@ironfield/kernel/dice.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Decision, Procedure } from '@ironfield/kernel/play/game.ts';
import { DISRUPTED } from '../data/tables.ts';
import type { Planetary } from '../game-types.ts';
import type { Order } from '../orders.ts';
import { capacityOf, loadOf, mayCarry } from '../rules/war/carrying.ts';
import { COMSTAR, hasAll, hasCompany, isAsked, operationsLeft, WORD_OF_BLAKE } from '../rules/war/fall.ts';
import { dueArrivals } from '../rules/war/jumping.ts';
import { marchOf, stepCost } from '../rules/war/marching.ts';
import { unplaced } from '../rules/war/posting.ts';
import { hexWith, type InWar, sheetOn, warIn } from '../rules/war/stacks.ts';
import { ARRIVING, type Frames, opponentOf, type State, WATCHES } from '../state.ts';
import { nameOf } from '../text/names.ts';
import { LABELS, PROMPTS, WATCH_NAMES } from '../text.ts';
import { type Interrupt, interrupt, interruptForms, isInterrupt, moment } from './interrupting.ts';

/** PA-FOT-03, PA-FOT-04: ComStar places its units, then the Word of Blake. */
export const beginFall: Procedure<Planetary, Frames['fall/begin']> = (play) => {
  const state = warIn(play.state);
  const placing = [COMSTAR, WORD_OF_BLAKE].filter((seat) => unplaced(state, seat, 'units').length > 0);
  play.next(...placing.map((seat) => ({ step: 'war/post', seat }) as const), { step: 'war/turn' });
};

const bothIn = (state: State): State & InWar => state as State & InWar;

/** PA-FOT-08: whoever wants to is asked, first the opponent of the side whose phase it is. */
export const fallMoment: Procedure<Planetary, Frames['fall/moment']> = (play, { at, who, mover }) => {
  const asked = who.filter((seat) => isAsked(bothIn(play.state), seat, at, mover));
  play.next(...asked.map((seat) => ({ step: 'fall/window', seat, at, mover }) as const));
};

/** PA-FOT-07, PA-FOT-08: a chance to interrupt, and to say when the next one is wanted. */
export const fallWindow: Decision<Planetary, Frames['fall/window'], Interrupt | 'watch' | 'done'> = {
  menu: (state, { seat, mover }) => {
    const inWar = warIn(state);
    const { watches } = inWar.war.fall!;
    const now = watches[seat as 0 | 1];
    const until: Pick = {
      kind: 'pick',
      name: 'until',
      label: LABELS.until,
      values: WATCHES.filter((watch) => watch !== now && (seat === WORD_OF_BLAKE || watch !== 'battle')),
      describe: (watch) => ({ label: WATCH_NAMES[watch as keyof typeof WATCH_NAMES] }),
    };
    return {
      prompt: seat === COMSTAR ? PROMPTS.defend : PROMPTS.operate(operationsLeft(inWar.war.fall!)),
      rule: seat === COMSTAR ? 'PA-FOT-07' : 'PA-FOT-08',
      orders: [
        ...interruptForms(inWar, seat, mover),
        { type: 'watch', label: LABELS.watch, fields: [until] },
        { type: 'done', label: LABELS.pass, fields: [], isPass: true },
      ],
    };
  },
  apply(play, { seat, at, mover }, order: Order) {
    if (order.type === 'done') return;
    if (order.type === 'watch') play.happen({ type: 'watching', seat, until: order.until });
    else if (isInterrupt(order)) interrupt(play, order);
    play.next(moment(at, [seat], mover));
  },
};

/** A step of a march, and a moment for the other side. A unit that is destroyed or disrupted goes no farther. */
export const fallStep: Procedure<Planetary, Frames['fall/step']> = (play, { unit, seat, path }) => {
  const state = warIn(play.state);
  const { place, faceUp } = state.counters[unit];
  if (place !== path[0] || state.war.fall!.disrupted.includes(unit)) return;
  play.happen({
    type: 'marched',
    counter: unit,
    seat,
    isHidden: !faceUp,
    path: path.slice(0, 2),
    cost: null,
    spent: stepCost(marchOf(state, unit), path[1]),
  });
  const rest = path.slice(1);
  play.next(
    moment('step', [opponentOf(seat)], unit),
    ...(rest.length > 1 ? [{ step: 'fall/step', unit, seat, path: rest } as const] : []),
  );
};

/** PA-FOT-11: units come to themselves, with others beside them or by dice. */
export const recovery: Procedure<Planetary, Frames['fall/recovery']> = (play) => {
  const state = warIn(play.state);
  for (const counter of state.war.fall!.disrupted) {
    const isThere = hexWith(state, counter) >= 0;
    const dice = isThere && !hasCompany(state, counter) ? play.roll('recovery', 2, { by: COMSTAR }) : [];
    const succeeds = dice.length === 0 || sum(dice) >= DISRUPTED.recovery;
    play.happen({ type: 'recovered', counter, dice, succeeds });
  }
  const holds = hasAll(warIn(play.state), WORD_OF_BLAKE);
  if (holds !== play.state.war!.fall!.seized > 0)
    play.happen({ type: 'seized', turn: holds ? play.state.war!.turn : 0 });
};

/** PA-FOT-05: reinforcements jump in in the End Phase; before the first of them their loads may be changed. */
export const fallArriving: Procedure<Planetary, Frames['fall/arriving']> = (play) => {
  const due = dueArrivals(warIn(play.state), WORD_OF_BLAKE);
  if (due.length === 0) return;
  play.next(
    ...(play.state.war!.turn === 1 ? [{ step: 'fall/load', seat: WORD_OF_BLAKE } as const] : []),
    ...due.map(({ counter }) => ({ step: 'war/arrive', seat: WORD_OF_BLAKE, ship: counter }) as const),
  );
};

/** Is a counter on its way into the system, aboard whatever? */
const isComing = ({ counters, war }: InWar, id: number): boolean => {
  const carrier = war.carriers[id] ?? -1;
  return carrier >= 0 ? isComing({ counters, war } as InWar, carrier) : counters[id].place === ARRIVING;
};

/** Ships with room for a unit, other than its own. */
const shipsFor = (state: InWar, id: number): number[] =>
  state.counters.flatMap(({ id: ship, side }) =>
    side === WORD_OF_BLAKE &&
    ship !== id &&
    state.war.carriers[id] !== ship &&
    isComing(state, ship) &&
    mayCarry(sheetOn(state, ship), sheetOn(state, id)) &&
    loadOf(state, ship) + sheetOn(state, id).carrySize <= capacityOf(sheetOn(state, ship))
      ? [ship]
      : [],
  );

/** PA-FOT-05: who is aboard what; everybody begins somewhere. */
export const load: Decision<Planetary, Frames['fall/load'], 'board' | 'done'> = {
  menu: (state) => {
    const inWar = warIn(state);
    const describe = (id: unknown) => ({ label: nameOf(inWar, Number(id)), piece: Number(id) });
    const movable = inWar.counters.flatMap(({ id }) =>
      (inWar.war.carriers[id] ?? -1) >= 0 && isComing(inWar, id) && shipsFor(inWar, id).length > 0
        ? [id]
        : [],
    );
    return {
      prompt: PROMPTS.load,
      rule: 'PA-FOT-05',
      orders: [
        {
          type: 'board',
          label: LABELS.reload,
          fields: [
            {
              kind: 'pick',
              name: 'unit',
              label: LABELS.unit,
              values: movable,
              describe,
              follow: (id) => [
                {
                  kind: 'pick',
                  name: 'carrier',
                  label: LABELS.carrier,
                  values: shipsFor(inWar, Number(id)),
                  describe,
                },
              ],
            },
          ],
        },
        { type: 'done', label: LABELS.loaded, fields: [], isPass: true },
      ],
    };
  },
  apply(play, { seat }, order) {
    if (order.type === 'done') return;
    play.happen({ type: 'boarded', counter: order.unit, seat, carrier: order.carrier });
    play.next({ step: 'fall/load', seat });
  },
};
