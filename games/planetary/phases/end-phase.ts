import type { Menu, OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Decision, Procedure } from '@ironfield/kernel/play/game.ts';
import type { Planetary } from '../game-types.ts';
import type { Order } from '../orders.ts';
import { placeOf } from '../rules/places.ts';
import {
  basesToBuild,
  besiegedNow,
  changeOf,
  convoysAt,
  convoysToCapture,
  couldHaveDropShip,
  hexesForConvoy,
  razeable,
} from '../rules/war/end-phase.ts';
import { chargedDrives, isCharging } from '../rules/war/jumping.ts';
import { ownerOf, unitsAt, warIn } from '../rules/war/stacks.ts';
import { isLastSurrounded, warOutcome } from '../rules/war/winning.ts';
import { type CounterEntry, type Frames, opponentOf, type State } from '../state.ts';
import { nameOf } from '../text/names.ts';
import { LABELS, PROMPTS } from '../text.ts';
import { hexPick } from './actors.ts';

/** PA-SUP-06 */
export const capture: Procedure<Planetary, Frames['war/capture']> = (play) => {
  const state = warIn(play.state);
  for (const counter of convoysToCapture(state))
    play.happen({ type: 'captured', counter, seat: opponentOf(state.counters[counter].side) });
};

/** The type of a side that has such a counter, of Regular quality. */
function typeOf({ setup }: State, seat: number, code: string): CounterEntry {
  const { faction } = setup.sides[seat];
  const type = Object.keys(setup.sheets).find(
    (id) => setup.sheets[id].faction === faction && setup.sheets[id].code === code,
  )!;
  return { type, quality: 'regular' };
}

/** Nobody is asked who has nothing to decide. Whether a side may be asked follows from what everybody sees. */
export const building: Procedure<Planetary, Frames['war/building']> = (play, { side }) => {
  if (basesToBuild(warIn(play.state), side).length > 0) play.next({ step: 'war/build', seat: side });
};

export const providing: Procedure<Planetary, Frames['war/providing']> = (play, { side, placed }) => {
  const state = warIn(play.state);
  const holdsBooty = state.war.settlements.some(
    (each) =>
      each.captured &&
      ownerOf(state, each) === side &&
      unitsAt(state, state.counters[each.counter].place, side).length > 0,
  );
  const couldPlace = placed.length === 0 && couldHaveDropShip(state, side);
  if (holdsBooty || couldPlace || hexesForConvoy(state, side, placed).length > 0)
    play.next({ step: 'war/provide', seat: side, placed });
};

/** PA-SUP-05: two convoys become a base. */
export const build: Decision<Planetary, Frames['war/build'], 'build' | 'done'> = {
  menu: (state, { seat }) => ({
    prompt: PROMPTS.build,
    rule: 'PA-SUP-05',
    orders: [
      { type: 'build', label: LABELS.build, fields: [hexPick('at', basesToBuild(warIn(state), seat))] },
      { type: 'done', label: LABELS.buildNone, fields: [], isPass: true },
    ],
  }),
  apply(play, frame, order) {
    if (order.type === 'done') return;
    const place = placeOf(order.at);
    const convoys = convoysAt(warIn(play.state), place, frame.seat).slice(0, 2);
    play.happen({
      type: 'built',
      seat: frame.seat,
      convoys,
      unit: typeOf(play.state, frame.seat, 'B'),
      place,
    });
    play.next({ step: 'war/building', side: frame.seat });
  },
};

/** PA-CTRL-04, PA-CTRL-05, PA-SUP-02: settlements change hands, then it is seen which are besieged. */
export const status: Procedure<Planetary, Frames['war/status']> = (play) => {
  for (const settlement of warIn(play.state).war.settlements) {
    const state = warIn(play.state);
    const change = changeOf(state, settlement);
    if (!change) continue;
    const { quality, side } = state.counters[settlement.counter];
    const isNew = change.side !== side;
    play.happen({
      type: 'settlement',
      counter: settlement.counter,
      ...change,
      quality: isNew || settlement.rubble ? 'regular' : quality,
    });
  }
  const state = warIn(play.state);
  if (state.war.sky?.drives.some(({ counter }) => isCharging(state, counter)))
    play.happen({ type: 'charged', drives: chargedDrives(state) });
  const sieges = isLastSurrounded(state) ? state.war.sieges + 1 : 0;
  play.happen({ type: 'besieged', counters: besiegedNow(state), sieges });
};

type Provision = Extract<Order, { type: 'provide' | 'raze' | 'done' }>;

/** PA-SUP-04, PA-CTRL-05: new convoys; and what was captured may be removed. */
export const provide: Decision<Planetary, Frames['war/provide'], Provision['type']> = {
  menu: (state, frame) => provideMenu(state, frame),
  apply(play, frame, order) {
    if (order.type === 'done') return;
    if (order.type === 'raze') {
      play.happen({ type: 'razed', counter: order.unit });
      play.next({ step: 'war/providing', side: frame.seat, placed: frame.placed });
      return;
    }
    const place = placeOf(order.at);
    const { seat } = frame;
    play.happen({ type: 'provided', seat, unit: typeOf(play.state, seat, 'GC'), place });
    play.next({ step: 'war/providing', side: seat, placed: [...frame.placed, place] });
  },
};

function provideMenu(state: State, { seat, placed }: Frames['war/provide']): Menu<Provision['type']> {
  const inWar = warIn(state);
  const raze: OrderForm<'raze'> = {
    type: 'raze',
    label: LABELS.raze,
    fields: [
      {
        kind: 'pick',
        name: 'unit',
        label: LABELS.unit,
        values: razeable(inWar, seat),
        describe: (id) => ({ label: nameOf(state, Number(id)), piece: Number(id) }),
      },
    ],
  };
  return {
    prompt: PROMPTS.provide,
    rule: 'PA-SUP-04',
    orders: [
      {
        type: 'provide',
        label: LABELS.provide,
        fields: [hexPick('at', [...new Set(hexesForConvoy(inWar, seat, placed))])],
      },
      raze,
      { type: 'done', label: LABELS.provideNone, fields: [], isPass: true },
    ],
  };
}

/** PA-SEQ-02, PA-SCN-04: victory is looked at in the End Phase alone. */
export const victory: Procedure<Planetary, Frames['war/victory']> = (play) => {
  const outcome = warOutcome(warIn(play.state));
  if (!outcome) {
    play.next({ step: 'war/turn' });
    return;
  }
  play.happen({ type: 'ended', outcome });
  play.end(outcome);
};
