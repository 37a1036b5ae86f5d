import { sum } from '@ironfield/kernel/dice.ts';
import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Field, Menu, OrderForm, Pick, Scalar } from '@ironfield/kernel/menu/menu.ts';
import type { Decision, FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Planetary } from '../game-types.ts';
import type { Order } from '../orders.ts';
import { GLOBE, placeName, placeOf, ZONE_PLACES } from '../rules/places.ts';
import { canUnload, carriersFor } from '../rules/war/carrying.ts';
import { isSeenMarching } from '../rules/war/fall.ts';
import {
  canMarch,
  destinationsOf,
  marchCost,
  marchOf,
  marchPath,
  whyNotMarch,
} from '../rules/war/marching.ts';
import {
  ATTACKER,
  canTake,
  headquartersOf,
  kindOfMission,
  mpOn,
  scoutingHandicap,
} from '../rules/war/mission.ts';
import { hexesToScout, scoutingPoints, unknownAt } from '../rules/war/scouting.ts';
import { type InWar, isDisrupted, sheetOn, warIn } from '../rules/war/stacks.ts';
import { type Frames, opponentOf } from '../state.ts';
import { faceDownNameOf, nameOf } from '../text/names.ts';
import { LABELS, MEASURES, PROMPTS, WHY_NOT } from '../text.ts';
import { actors, hexPick } from './actors.ts';
import { turnUpOnMap } from './firing.ts';
import { FLIGHTS, flightForms } from './flying.ts';
import { type Interrupt, interrupt, interruptForms, isInterrupt, moment } from './interrupting.ts';
import { unload } from './unloading.ts';

type Moves = Extract<
  Order,
  {
    type:
      | 'march'
      | 'board'
      | 'unload'
      | 'scout'
      | 'take'
      | 'land'
      | 'drop'
      | 'strafe'
      | 'charge'
      | 'depart'
      | 'done'
      | Interrupt;
  }
>;

type OwnMoves = Exclude<Moves['type'], Interrupt>;

/** PA-SEQ-02, PA-MOVE-01: any units, each in turn. */
export const move: Decision<Planetary, Frames['war/move'], Moves['type']> = {
  menu: (state, { seat }, sought) => moveMenu(warIn(state), seat, sought),
  apply(play, frame, order) {
    if (order.type === 'done') return;
    const frames = DEEDS[order.type](play, frame.seat, order as never) ?? [];
    // PA-FOT-08: special forces may strike before whatever comes next.
    const pause =
      play.state.war!.fall && !isInterrupt(order) ? [moment('step', [opponentOf(frame.seat)])] : [];
    play.next(...frames, ...pause, { step: 'war/move', seat: frame.seat });
  },
};

function interrupted(play: Play<Planetary>, order: Extract<Order, { type: Interrupt }>): [] {
  interrupt(play, order);
  return [];
}

const DEEDS: {
  readonly [Type in Exclude<Moves['type'], 'done'>]: (
    play: Play<Planetary>,
    seat: Seat,
    order: Extract<Moves, { type: Type }>,
  ) => FrameOf<Planetary>[] | undefined;
} = {
  ...FLIGHTS,
  defend: (play, _seat, order) => interrupted(play, order),
  silence: (play, _seat, order) => interrupted(play, order),
  sabotage: (play, _seat, order) => interrupted(play, order),
  headhunt: (play, _seat, order) => interrupted(play, order),
  march(play, seat, { unit, to }) {
    const march = marchOf(warIn(play.state), unit);
    const hex = placeOf(to);
    const cost = marchCost(march, hex);
    const path = marchPath(march, hex);
    if (play.state.war!.fall && isSeenMarching(warIn(play.state), unit, path))
      return [{ step: 'fall/step', unit, seat, path }];
    play.happen({
      type: 'marched',
      counter: unit,
      seat,
      isHidden: !play.state.counters[unit].faceUp,
      path,
      cost: play.explain(cost),
      spent: totalOf(cost),
    });
    return [];
  },
  board(play, seat, { unit, carrier }) {
    play.happen({ type: 'boarded', counter: unit, seat, carrier });
    return [];
  },
  unload(play, _seat, { unit }) {
    unload(play, unit);
    return [];
  },
  scout(play, seat, { unit, at, counter, more }) {
    const state = warIn(play.state);
    const dice = play.roll('recon', 2, { by: seat, against: opponentOf(seat) });
    const limit = sheetOn(state, unit).defense - scoutingHandicap(state, seat);
    const succeeds = sum(dice) <= limit;
    const sought = [counter, ...more.map((each) => each.counter)];
    play.happen({
      type: 'scouted',
      counter: unit,
      seat,
      at: placeOf(at),
      counters: sought,
      dice,
      limit,
      succeeds,
    });
    const shown = (succeeds ? sought : [unit]).filter((id) => !state.counters[id].faceUp);
    turnUpOnMap(play, shown);
    return [];
  },
  take(play, _seat, { unit }) {
    play.happen({ type: 'taken', find: headquartersOf(play.state as InWar)!, counter: unit });
    return [];
  },
};

function moveMenu(state: InWar, seat: Seat, sought?: string): Menu<Moves['type']> {
  const forms: { readonly [Type in OwnMoves]: () => OrderForm<Type> } = {
    march: () => ({ type: 'march', label: LABELS.march, fields: [marchers(state, seat)] }),
    board: () => ({ type: 'board', label: LABELS.board, fields: [boarders(state, seat)] }),
    unload: () => ({ type: 'unload', label: LABELS.unload, fields: [passengers(state, seat)] }),
    scout: () => ({ type: 'scout', label: LABELS.scout, fields: [scouts(state, seat)] }),
    take: () => ({ type: 'take', label: LABELS.take, fields: [takers(state, seat)] }),
    ...flightForms(state, seat),
    done: () => ({ type: 'done', label: LABELS.endMovement, fields: [], isPass: true }),
  };
  const types = (Object.keys(forms) as OwnMoves[]).filter((type) =>
    sought
      ? type === sought
      : (state.war.sky !== null || !(type in FLIGHTS)) && (type !== 'take' || mayTake(state, seat)),
  );
  const interrupts = interruptForms(state, seat).filter(({ type }) => !sought || type === sought);
  return {
    prompt: PROMPTS.move,
    rule: 'PA-MOVE-01',
    orders: [...types.map((type) => forms[type]()), ...interrupts],
  };
}

/** PA-TRANS-01: boarding takes the place of a move, and a transport that has unloaded is done. */
function whyNotMove(state: InWar, id: number): Reason | null {
  const { moved, unloaded } = state.war.doings[id];
  if (state.war.carriers[id] >= 0) return WHY_NOT.isAboard;
  if (sheetOn(state, id).mp === 0) return WHY_NOT.immobile;
  if (unloaded) return WHY_NOT.hasUnloaded;
  if (isDisrupted(state, id)) return WHY_NOT.disrupted;
  return moved ? WHY_NOT.marched : null;
}

/** Names of places that a unit might be asked about. */
const placesToKnow = ({ war }: InWar): readonly string[] =>
  war.sky ? [...GLOBE.name, ...ZONE_PLACES.map(placeName)] : GLOBE.name;

const marchers = (state: InWar, seat: Seat): Pick =>
  actors(
    state,
    seat,
    (id) => whyNotMove(state, id) === null && canMarch(state, id),
    (id) => whyNotMove(state, id) ?? WHY_NOT.tooFarAway('any hex', mpOn(state, id)),
    (id) => {
      const march = marchOf(state, id);
      return [
        {
          ...hexPick('to', destinationsOf(march)),
          known: placesToKnow(state),
          describe: (name: Scalar) => ({
            label: String(name),
            hex: String(name),
            explanation: explain(marchCost(march, placeOf(String(name)))),
            measure: MEASURES.mp,
          }),
          whyNot: (name) => (name === undefined ? null : whyNotMarch(march, placeOf(String(name)))),
        },
      ];
    },
  );

const boarders = (state: InWar, seat: Seat): Pick =>
  actors(
    state,
    seat,
    (id) => carriersFor(state, id).length > 0,
    (id) => whyNotMove(state, id) ?? WHY_NOT.noTransport,
    (id) => [
      {
        kind: 'pick',
        name: 'carrier',
        label: LABELS.carrier,
        values: carriersFor(state, id),
        describe: (carrier) => ({ label: nameOf(state, Number(carrier)), piece: Number(carrier) }),
      },
    ],
  );

const passengers = (state: InWar, seat: Seat): Pick =>
  actors(
    state,
    seat,
    (id) => canUnload(state, id),
    () => WHY_NOT.noTransport,
  );

/** PA-SCN-21: only attackers who look for somebody are asked. */
const mayTake = ({ setup }: InWar, seat: Seat): boolean =>
  kindOfMission(setup) === 'extraction' && seat === ATTACKER;

const takers = (state: InWar, seat: Seat): Pick =>
  actors(
    state,
    seat,
    (id) => canTake(state, id),
    () => WHY_NOT.nothingToTake,
  );

const scouts = (state: InWar, seat: Seat): Pick =>
  actors(
    state,
    seat,
    (id) => hexesToScout(state, id).length > 0,
    () => WHY_NOT.nothingToScout,
    (id) => [
      {
        ...hexPick('at', hexesToScout(state, id)),
        follow: (name) => [soughtIn(state, seat, id, placeOf(String(name)))],
      },
    ],
  );

/** PA-RECON-01: one MP for each counter, and one counter at least. */
function soughtIn(state: InWar, seat: Seat, id: number, hex: number): Field {
  const points = scoutingPoints(state, id);
  const unknown = unknownAt(state, hex, seat);
  const describe = (counter: unknown) => ({
    label: faceDownNameOf(Number(counter)),
    piece: Number(counter),
  });
  const others = (first: unknown): Field => ({
    kind: 'each',
    name: 'more',
    label: LABELS.moreCounters,
    key: 'counter',
    items: unknown.filter((counter) => counter !== first),
    fields: () => [],
    describe,
    together: (entries) => (entries.length >= points ? WHY_NOT.tooMany(points) : null),
  });
  return {
    kind: 'pick',
    name: 'counter',
    label: LABELS.counter,
    values: unknown,
    describe,
    follow: (first) => [others(first)],
  };
}
