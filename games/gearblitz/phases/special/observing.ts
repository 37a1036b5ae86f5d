import { explain } from '@ironfield/kernel/explanation.ts';
import type { Field, OrderForm, Pick, Point } from '@ironfield/kernel/menu/menu.ts';
import type { Decision, Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { isOnTable, wholeTable } from '@ironfield/table/scenes/scene.ts';
import type { GearBlitz } from '../../game-types.ts';
import type { Order } from '../../orders.ts';
import type { RuleId } from '../../rule-index.ts';
import { isSuccess } from '../../rules/core/dice.ts';
import { found, seesPlace } from '../../rules/sight/sighting.ts';
import { placementThreshold } from '../../rules/special/indirect.ts';
import {
  friendsOf,
  guidanceBy,
  isOfUse,
  relaysFor,
  servedBy,
  sightFor,
  whyNotObservePlace,
} from '../../rules/special/observation.ts';
import { somePlaceInSight } from '../../rules/terrain/room.ts';
import { enemiesOf, nameOf, rosterOf } from '../../state/roster.ts';
import type { Guidance, Observation, Relay } from '../../state/special.ts';
import type { Frames, State } from '../../state.ts';
import { TEXT } from '../../text/menus.ts';
import { SPECIAL_TEXT } from '../../text/special.ts';
import { WHY_NOT } from '../../text.ts';
import { communicates } from '../command/communicating.ts';
import { seek } from '../electronics/seeking.ts';

/** HGB-IF-02: for an action, if a friend could fire at what is seen. */
export function observeForms(state: State, id: number): OrderForm<'observe' | 'observe-place'>[] {
  return state.units[id].actions > 0 && isOfUse(state, id) ? formsFor(state, id, ['seen', 'to find']) : [];
}

type Seen = ReturnType<typeof sightFor>;

function formsFor(
  state: State,
  id: number,
  among: readonly Seen[],
): OrderForm<'observe' | 'observe-place'>[] {
  const relay = relayPick(state, id);
  const place: OrderForm<'observe-place'> = {
    type: 'observe-place',
    label: SPECIAL_TEXT.observePlace,
    fields: [seenPoint(state, id), relay],
  };
  return [
    {
      type: 'observe',
      label: SPECIAL_TEXT.observe,
      fields: [targetPick(state, id, among), relay],
    },
    // In smoke one may see nothing at all, not even where one stands.
    ...(seesPlace(state, id, state.units[id].at!) ? [place] : []),
  ];
}

function targetPick(state: State, id: number, among: readonly Seen[]): Pick {
  return {
    kind: 'pick',
    name: 'target',
    label: TEXT.target,
    get values() {
      return enemiesOf(state, id).filter((target) => among.includes(sightFor(state, id, target)));
    },
    describe(value) {
      const target = Number(value);
      const needs = sightFor(state, id, target) === 'to find' ? TEXT.needsDetection : '';
      return {
        label: `${nameOf(state, target)}${needs}`,
        piece: target,
        explanation: thresholdOf(guidanceBy(state, id, target)),
        measure: SPECIAL_TEXT.toObserve,
      };
    },
    get known() {
      return enemiesOf(state, id);
    },
    whyNot: (target) => (target === undefined ? null : WHY_NOT.undetected),
  };
}

/** HGB-IF-04 */
export const thresholdOf = (guidance: Guidance) =>
  explain<RuleId>((tally) => placementThreshold(tally, guidance));

/** HGB-IF-02: whom it serves is said before anything is rolled. */
function relayPick(state: State, id: number): Field {
  const relays = relaysFor(state, id);
  return {
    kind: 'pick',
    name: 'relay',
    label: SPECIAL_TEXT.relay,
    values: relays,
    describe: (relay) => ({
      label:
        relay === 'all' && relays.length > 1 ? SPECIAL_TEXT.relayRolled : SPECIAL_TEXT.relays[relay as Relay],
    }),
  };
}

function seenPoint(state: State, id: number): Point {
  const { scene } = state;
  const outline = wholeTable(scene);
  const forbids: Point['forbids'] = (at) =>
    isOnTable(scene, at) ? whyNotObservePlace(state, id, at) : WHY_NOT.offTable;
  return {
    kind: 'point',
    name: 'at',
    label: TEXT.place,
    forbids,
    sample: (random) => somePlaceInSight(outline, random, forbids, state.units[id].at!),
    outline,
  };
}

/** The observation made by an order. */
export const observationBy = (
  by: number,
  order: Extract<Order, { type: 'observe' | 'observe-place' }>,
): Observation => ({
  by,
  relay: order.relay,
  target: order.type === 'observe' ? order.target : null,
  at: order.type === 'observe-place' ? order.at : null,
});

/** HGB-IF-02: an action; a target that is not detected must be found first. */
export const observe: Procedure<GearBlitz, Frames['observe']> = (play, observation) => {
  const { state } = play;
  const { by, target } = observation;
  const unit = state.units[by];
  unit.actions--;
  play.emit({ type: 'spent', unit: by, now: { actions: unit.actions } });
  if (target !== null && sightFor(state, by, target) === 'to find') {
    if (!isSuccess(seek(play, by, target, found(state, by, target).obscured))) {
      play.next({ step: 'observe/again', seat: rosterOf(state.setup).units[by].seat, unit: by });
      return;
    }
  }
  relaying(play, observation);
};

/** HGB-IF-02: the co-ordinates are told; those on Stand-By may use them at once. */
export const relaying: Procedure<GearBlitz, Frames['relaying']> = (play, { by, target, at, relay }) => {
  const { state } = play;
  const isHeard = relay === 'near' || communicates(play, by, friendsOf(state, by));
  const guidance = guidanceBy(state, by, target ?? at!);
  const coordinates = isHeard ? { ...guidance, served: servedBy(state, by, relay) } : null;
  play.happen({ type: 'observed', unit: by, target, at: guidance.at, coordinates });
  if (coordinates) play.next({ step: 'barrage', ...coordinates });
};

/** HGB-DET-06: another target for the same action that needs no Active Detection, or none. */
export const observeAgain: Decision<
  GearBlitz,
  Frames['observe/again'],
  'observe' | 'observe-place' | 'hold'
> = {
  menu: (state, { unit }) => ({
    prompt: SPECIAL_TEXT.observeAgain(nameOf(state, unit)),
    rule: 'HGB-DET-06',
    orders: [
      { type: 'hold', label: SPECIAL_TEXT.observeNothing, fields: [], isPass: true },
      ...formsFor(state, unit, ['seen']),
    ],
  }),
  apply(play, { unit }, order) {
    // The action is spent already.
    if (order.type !== 'hold') play.next({ step: 'relaying', ...observationBy(unit, order) });
  },
};

/** HGB-IF-02: co-ordinates lapse when the turn of a group ends. */
export function forgetCoordinates(play: Play<GearBlitz>): void {
  if (play.state.effects.coordinates.length > 0) play.happen({ type: 'coordinates-lapsed' });
}
