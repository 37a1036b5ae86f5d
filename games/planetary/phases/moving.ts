import { sum } from '@ironfield/kernel/dice.ts';
import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Field, Menu, OrderForm, Pick, Scalar } from '@ironfield/kernel/menu/menu.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Planetary } from '../game-types.ts';
import { faceDownNameOf, nameOf } from '../names.ts';
import type { Order } from '../orders.ts';
import { canUnload, carriersFor } from '../rules/war/carrying.ts';
import { destinationsOf, marchCost, marchOf, marchPath, whyNotMarch } from '../rules/war/marching.ts';
import { hexesToScout, scoutingPoints, unknownAt } from '../rules/war/scouting.ts';
import { type InWar, isUnit, sheetOn, warIn } from '../rules/war/stacks.ts';
import { GLOBE, hexName, hexOf } from '../rules/world.ts';
import { type Frames, opponentOf } from '../state.ts';
import { LABELS, MEASURES, PROMPTS, WHY_NOT } from '../text.ts';

type Moves = Extract<Order, { type: 'march' | 'board' | 'unload' | 'scout' | 'done' }>;

/** PA-SEQ-02, PA-MOVE-01: any units, each in turn. */
export const move: Decision<Planetary, Frames['war/move'], Moves['type']> = {
  menu: (state, { seat }, sought) => moveMenu(warIn(state), seat, sought),
  apply(play, frame, order) {
    if (order.type === 'done') return;
    DEEDS[order.type](play, frame.seat, order as never);
    play.next({ step: 'war/move', seat: frame.seat });
  },
};

const DEEDS: {
  readonly [Type in Exclude<Moves['type'], 'done'>]: (
    play: Play<Planetary>,
    seat: Seat,
    order: Extract<Moves, { type: Type }>,
  ) => void;
} = {
  march(play, seat, { unit, to }) {
    const march = marchOf(warIn(play.state), unit);
    const hex = hexOf(to);
    const cost = marchCost(march, hex);
    const path = marchPath(march, hex);
    play.happen({
      type: 'marched',
      counter: unit,
      seat,
      path,
      cost: play.explain(cost),
      spent: totalOf(cost),
    });
  },
  board: (play, seat, { unit, carrier }) => play.happen({ type: 'boarded', counter: unit, seat, carrier }),
  unload(play, seat, { unit }) {
    const { counters, war } = warIn(play.state);
    const carrier = war.carriers[unit];
    play.happen({ type: 'unloaded', counter: unit, seat, carrier, place: counters[carrier].place });
  },
  scout(play, seat, { unit, at, counter, more }) {
    const state = warIn(play.state);
    const dice = play.roll('recon', 2, { by: seat, against: opponentOf(seat) });
    const limit = sheetOn(state, unit).defense;
    const succeeds = sum(dice) <= limit;
    const sought = [counter, ...more.map((each) => each.counter)];
    play.happen({
      type: 'scouted',
      counter: unit,
      seat,
      at: hexOf(at),
      counters: sought,
      dice,
      limit,
      succeeds,
    });
    const shown = (succeeds ? sought : [unit]).filter((id) => !state.counters[id].faceUp);
    if (shown.length === 0) return;
    play.happen({
      type: 'identified',
      counters: shown.map((counter) => {
        const { type, quality } = state.counters[counter];
        return { counter, type, quality };
      }),
    });
  },
};

function moveMenu(state: InWar, seat: Seat, sought?: string): Menu<Moves['type']> {
  const forms: { readonly [Type in Moves['type']]: () => OrderForm<Type> } = {
    march: () => ({ type: 'march', label: LABELS.march, fields: [marchers(state, seat)] }),
    board: () => ({ type: 'board', label: LABELS.board, fields: [boarders(state, seat)] }),
    unload: () => ({ type: 'unload', label: LABELS.unload, fields: [passengers(state, seat)] }),
    scout: () => ({ type: 'scout', label: LABELS.scout, fields: [scouts(state, seat)] }),
    done: () => ({ type: 'done', label: LABELS.endMovement, fields: [], isPass: true }),
  };
  const types = (Object.keys(forms) as Moves['type'][]).filter((type) => !sought || type === sought);
  return { prompt: PROMPTS.move, rule: 'PA-MOVE-01', orders: types.map((type) => forms[type]()) };
}

const unitsOf = (state: InWar, seat: Seat): number[] =>
  state.counters.flatMap(({ id, side, place }) =>
    side === seat && (place >= 0 || state.war.carriers[id] >= 0) && isUnit(state, id) ? [id] : [],
  );

/** Those of a side that can do something, and what the others are told. */
function actors(
  state: InWar,
  seat: Seat,
  can: (id: number) => boolean,
  whyNot: (id: number) => Reason,
  follow?: (id: number) => readonly Field[],
): Pick {
  const own = unitsOf(state, seat);
  return {
    kind: 'pick',
    name: 'unit',
    label: LABELS.unit,
    get values() {
      return own.filter(can);
    },
    has: (id) => own.includes(id as number) && can(id as number),
    known: own,
    describe: (id) => ({ label: nameOf(state, Number(id)), piece: Number(id) }),
    whyNot: (id) => (id === undefined ? null : whyNot(Number(id))),
    ...(follow && { follow: (id) => follow(Number(id)) }),
  };
}

/** PA-TRANS-01: boarding takes the place of a move, and a transport that has unloaded is done. */
function whyNotMove(state: InWar, id: number): Reason | null {
  const { moved, unloaded } = state.war.doings[id];
  if (state.war.carriers[id] >= 0) return WHY_NOT.isAboard;
  if (sheetOn(state, id).mp === 0) return WHY_NOT.immobile;
  if (unloaded) return WHY_NOT.hasUnloaded;
  return moved ? WHY_NOT.marched : null;
}

const marchers = (state: InWar, seat: Seat): Pick =>
  actors(
    state,
    seat,
    (id) => whyNotMove(state, id) === null && destinationsOf(marchOf(state, id)).length > 0,
    (id) => whyNotMove(state, id) ?? WHY_NOT.tooFarAway('any hex', sheetOn(state, id).mp),
    (id) => {
      const march = marchOf(state, id);
      return [
        {
          ...hexPick('to', destinationsOf(march)),
          known: GLOBE.name,
          describe: (name: Scalar) => ({
            label: String(name),
            hex: String(name),
            explanation: explain(marchCost(march, hexOf(String(name)))),
            measure: MEASURES.mp,
          }),
          whyNot: (name) => (name === undefined ? null : whyNotMarch(march, hexOf(String(name)))),
        },
      ];
    },
  );

export const hexPick = (name: string, hexes: readonly number[]): Pick => ({
  kind: 'pick',
  name,
  label: LABELS.hex,
  values: hexes.map(hexName),
  describe: (value) => ({ label: String(value), hex: String(value) }),
});

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

const scouts = (state: InWar, seat: Seat): Pick =>
  actors(
    state,
    seat,
    (id) => hexesToScout(state, id).length > 0,
    () => WHY_NOT.nothingToScout,
    (id) => [
      {
        ...hexPick('at', hexesToScout(state, id)),
        follow: (name) => [soughtIn(state, seat, id, hexOf(String(name)))],
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
