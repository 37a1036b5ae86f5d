import { sum } from '@ironfield/kernel/dice.ts';
import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Field, OrderForm, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Decision, FrameOf, Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { distance } from '@ironfield/spaces/spaces.ts';
import { ORBITAL_DROP } from '../data/tables.ts';
import type { Planetary } from '../game-types.ts';
import type { Order } from '../orders.ts';
import { GLOBE, placeOf } from '../rules/places.ts';
import { canCharge, canDepart, driveOf } from '../rules/war/jumping.ts';
import {
  droppable,
  dropResult,
  hexesToDrop,
  hexesToLand,
  isOrbitalDrop,
  landingNumber,
} from '../rules/war/landing.ts';
import { marchOf, marchPath } from '../rules/war/marching.ts';
import { asSeenBy, enemiesAt, type InWar, sheetOn, warIn } from '../rules/war/stacks.ts';
import { hexesAfterStrafing, strafingTargets, strikeToHit } from '../rules/war/strikes.ts';
import { type Frames, opponentOf } from '../state.ts';
import { faceDownNameOf, nameOf } from '../text/names.ts';
import { LABELS, MEASURES, PROMPTS, WHY_NOT } from '../text.ts';
import { actors, hexPick } from './actors.ts';
import { canFire, fire, sink, turnUpOnMap } from './firing.ts';
import { moment } from './interrupting.ts';

type Flight = Extract<Order, { type: 'land' | 'drop' | 'strafe' | 'charge' | 'depart' }>;
type Deed<Type extends Flight['type']> = (
  play: Play<Planetary>,
  seat: Seat,
  order: Extract<Flight, { type: Type }>,
) => FrameOf<Planetary>[];

/** PA-FOT-07: the defences of Terra may shoot at a ship that has just come down, or flies by. */
const afterFlight = (play: Play<Planetary>, seat: Seat, unit: number): FrameOf<Planetary>[] =>
  play.state.war!.fall && play.state.counters[unit].place >= 0
    ? [moment('step', [opponentOf(seat)], unit)]
    : [];

/** Aerospace units in a Movement Phase: their actions other than moves, and the consequences. */
export const FLIGHTS: { readonly [Type in Flight['type']]: Deed<Type> } = {
  land(play, seat, { unit, to }) {
    const place = placeOf(to);
    const number = landingNumber(warIn(play.state), unit, place, 'all');
    const dice = play.roll('landing', 2, { by: seat, against: opponentOf(seat) });
    const rolled = sum(dice);
    const succeeds = rolled === 12 || (rolled !== 2 && rolled >= totalOf(number));
    const second = succeeds ? [] : play.roll('failed landing', 2, { by: seat, against: opponentOf(seat) });
    const explanation = play.explain(number);
    play.happen({ type: 'landing', counter: unit, seat, place, number: explanation, dice, succeeds, second });
    if (!succeeds && sum(second) === 2) {
      turnUpOnMap(play, [unit]);
      sink(play, [unit]);
    }
    return afterFlight(play, seat, unit);
  },
  drop(play, seat, { unit, at, counter, more }) {
    const place = placeOf(at);
    const counters = [counter, ...more.map((each) => each.counter)];
    const isOrbital = isOrbitalDrop(warIn(play.state), unit, place);
    play.happen({ type: 'dropped', seat, ship: unit, counters, place, isOrbital });
    // PA-DROP-02: among enemies the rolls are made later.
    if (enemiesAt(warIn(play.state), place, seat).length > 0) return [];
    for (const each of counters) rollDrop(play, each);
    play.happen({ type: 'drops-over', counters });
    return [];
  },
  strafe(play, seat, { unit, target, to }) {
    const { counters } = warIn(play.state);
    const at = counters[target].place;
    const path = marchPath(marchOf(warIn(play.state), unit), at);
    play.happen({ type: 'marched', counter: unit, seat, path, cost: null, spent: path.length - 1 });
    turnUpOnMap(play, [unit, target]);
    const isDestroyed = fire(play, { attacker: unit, target, hex: at }, 'strafing');
    const answers = !isDestroyed && canFire(warIn(play.state), target);
    return [
      ...(answers
        ? [{ step: 'war/answer', seat: opponentOf(seat), unit: target, target: unit } as const]
        : []),
      ...afterFlight(play, seat, unit),
      { step: 'war/fly-on', unit, seat, to: placeOf(to) },
    ];
  },
  charge(play, seat, { unit }) {
    const dice = play.roll('recharge', 1, { by: seat });
    play.happen({ type: 'charging', counter: unit, dice, turns: sum(dice) + 1 });
    return [];
  },
  depart(play, _seat, { unit }) {
    play.happen({ type: 'departed', counter: unit });
    return [];
  },
};

/** PA-DROP-02: a second roll where the first is too high. */
export function rollDrop(play: Play<Planetary>, counter: number): void {
  const state = warIn(play.state);
  const { toughness } = sheetOn(state, counter);
  const { side } = state.counters[counter];
  const drop = state.war.sky!.drops.find((each) => each.counter === counter)!;
  const modifier = drop.isOrbital ? ORBITAL_DROP : 0;
  const roll = () => play.roll('combat drop', 2, { by: side, against: opponentOf(side) });
  const rolls = [roll()];
  if (sum(rolls[0]) + modifier >= toughness) rolls.push(roll());
  const result = dropResult(
    toughness,
    rolls.map((dice) => sum(dice) + modifier),
  );
  if (result === 'destroyed') turnUpOnMap(play, [counter]);
  play.happen({ type: 'drop-damage', counter, rolls, modifier, result });
}

/** PA-ACBT-01: a unit attacked on the move may attack back. */
export const answer: Decision<Planetary, Frames['war/answer'], 'answer' | 'done'> = {
  menu: () => ({
    prompt: PROMPTS.answer,
    rule: 'PA-ACBT-01',
    orders: [
      { type: 'answer', label: LABELS.answer, fields: [] },
      { type: 'done', label: LABELS.noAnswer, fields: [], isPass: true },
    ],
  }),
  apply(play, { unit, target }, order) {
    if (order.type === 'done') return;
    const hex = play.state.counters[target].place;
    fire(play, { attacker: unit, target, hex }, 'answer');
  },
};

export const flyOn: Procedure<Planetary, Frames['war/fly-on']> = (play, { unit, seat, to }) => {
  const state = warIn(play.state);
  const { place } = state.counters[unit];
  if (place < 0) return;
  const march = marchOf(state, unit);
  const path = marchPath(march, to);
  play.happen({
    type: 'marched',
    counter: unit,
    seat,
    path,
    cost: null,
    spent: distance(GLOBE, place, to),
  });
};

export function flightForms(
  state: InWar,
  seat: Seat,
): { readonly [Type in Flight['type']]: () => OrderForm<Type> } {
  return {
    land: () => ({ type: 'land', label: LABELS.land, fields: [landers(state, seat)] }),
    drop: () => ({ type: 'drop', label: LABELS.drop, fields: [droppers(state, seat)] }),
    strafe: () => ({ type: 'strafe', label: LABELS.strafe, fields: [strafers(state, seat)] }),
    charge: () => ({ type: 'charge', label: LABELS.charge, fields: [chargers(state, seat)] }),
    depart: () => ({ type: 'depart', label: LABELS.depart, fields: [leavers(state, seat)] }),
  };
}

const landers = (state: InWar, seat: Seat): Pick =>
  actors(
    state,
    seat,
    (id) => hexesToLand(state, id).length > 0,
    () => WHY_NOT.notInOrbit,
    (id) => [
      {
        ...hexPick('to', hexesToLand(state, id)),
        describe: (name: unknown) => ({
          label: String(name),
          hex: String(name),
          explanation: explain(landingNumber(state, id, placeOf(String(name)), 'face-up')),
          measure: MEASURES.toLand,
        }),
      },
    ],
  );

const droppers = (state: InWar, seat: Seat): Pick =>
  actors(
    state,
    seat,
    (id) => droppable(state, id).length > 0 && hexesToDrop(state, id).length > 0,
    () => WHY_NOT.nothingToDrop,
    (id) => [
      { ...hexPick('at', hexesToDrop(state, id)), follow: () => [cargoPick(state, droppable(state, id))] },
    ],
  );

/** One unit, and any others besides. */
function cargoPick(state: InWar, units: readonly number[]): Pick {
  const describe = (unit: unknown) => ({ label: nameOf(state, Number(unit)), piece: Number(unit) });
  return {
    kind: 'pick',
    name: 'counter',
    label: LABELS.unit,
    values: units,
    describe,
    follow: (first): Field[] => [
      {
        kind: 'each',
        name: 'more',
        label: LABELS.moreUnits,
        key: 'counter',
        items: units.filter((unit) => unit !== first),
        fields: () => [],
        describe,
      },
    ],
  };
}

const strafers = (state: InWar, seat: Seat): Pick =>
  actors(
    state,
    seat,
    (id) => strafingTargets(state, id).length > 0,
    () => WHY_NOT.cannotStrafe,
    (id) => [
      {
        kind: 'pick',
        name: 'target',
        label: LABELS.target,
        values: strafingTargets(state, id),
        describe: (value) => {
          const target = Number(value);
          const { faceUp, place } = state.counters[target];
          if (!faceUp) return { label: faceDownNameOf(target), piece: target };
          const strike = { attacker: id, target, hex: place };
          return {
            label: nameOf(state, target),
            piece: target,
            // Whether face-down counters hold ground, and with it supply, is told by the roll alone.
            explanation: explain(strikeToHit(asSeenBy(state, seat), strike)),
            measure: MEASURES.toHit,
          };
        },
        follow: (target) => [
          {
            ...hexPick('to', hexesAfterStrafing(state, id, state.counters[Number(target)].place)),
            label: LABELS.flyOn,
          },
        ],
      },
    ],
  );

const chargers = (state: InWar, seat: Seat): Pick =>
  actors(
    state,
    seat,
    (id) => canCharge(state, id),
    () => WHY_NOT.notCharging,
  );

const leavers = (state: InWar, seat: Seat): Pick =>
  actors(
    state,
    seat,
    (id) => canDepart(state, id),
    (id) => (driveOf(state, id) ? WHY_NOT.notAtJumpPoint : WHY_NOT.notCharging),
  );
