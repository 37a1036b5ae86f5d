import { type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { OrderForm, Place, Point } from '@ironfield/kernel/menu/menu.ts';
import type { OrdersOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { shuffle } from '@ironfield/kernel/random.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { boundsOf, contains, type Polygon, rectangle } from '@ironfield/table/polygon.ts';
import { wholeTable } from '@ironfield/table/scenes/scene.ts';
import type { Mode, Speed } from '../../cards/card.ts';
import { INCH } from '../../data/tables.ts';
import type { GearBlitz } from '../../game-types.ts';
import type { RuleId } from '../../rule-index.ts';
import { standFields } from '../../rules/battle/first-heading.ts';
import { entryEdges, groupsOf, isArriving } from '../../rules/battle/reserves.ts';
import { EDGES, edgesOf } from '../../rules/battle/zones.ts';
import { activeCommsModifiers, reservesThreshold } from '../../rules/command/electronic-warfare.ts';
import { jammingOf } from '../../rules/command/jamming.ts';
import { isSuccess, marginOf, resultOf } from '../../rules/core/dice.ts';
import { baseRadius } from '../../rules/core/model.ts';
import { putDown } from '../../rules/infantry/squad.ts';
import { gridIn, somePlace, whyNotStand } from '../../rules/terrain/room.ts';
import { hasComms } from '../../rules/unit/condition.ts';
import { nameOf, rosterOf, unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { BATTLE_TEXT } from '../../text/battle.ts';
import { TEXT } from '../../text/menus.ts';
import { LazyPick } from '../core/lazy-pick.ts';
import { rollSkill } from '../core/rolls.ts';

/** HGB-RES-01: groups whose round has come; where their zone has no edge of the table, one is rolled. */
export function announceReserves(play: Play<GearBlitz>): void {
  const { state } = play;
  for (const [group, reserve] of state.battle.reserves.entries()) {
    if (!reserve || reserve.isDue || !reserve.arrival || reserve.arrival > state.round) continue;
    const edge = entryEdges(state, group).length > 0 ? null : rolledEdge(play);
    play.happen({ type: 'reserves-due', group, edge });
  }
}

/** One of four by a die that has six. */
function rolledEdge(play: Play<GearBlitz>): number {
  for (;;) {
    const [die] = play.roll('edge of the reserves', 1);
    if (die <= EDGES.length) return die - 1;
  }
}

type Entering = 'enter' | 'wait';

/** HGB-RES-01: how the units of an arrived group enter the table; a unit without room waits a round. */
export function entryForms(state: State, units: readonly number[]): OrderForm<Entering>[] {
  const arriving = units.filter((id) => isArriving(state, id));
  if (arriving.length === 0) return [];
  const describe = (id: number) => ({ label: nameOf(state, id), piece: id });
  const unit = { name: 'unit', label: TEXT.unit, among: arriving, describe };
  return [
    {
      type: 'enter',
      label: BATTLE_TEXT.enter,
      fields: [
        new LazyPick({
          ...unit,
          can: (id) => hasEntry(state, id),
          follow: (id) => [
            ...standFields(state, id, entryPlace(state, id)),
            {
              kind: 'pick',
              name: 'mode',
              label: TEXT.mode,
              values: unitOf(state, id).sheet.card.movement.map(({ mode }) => mode),
              describe: (mode) => ({ label: TEXT.modes[mode as Mode] }),
            },
            {
              kind: 'pick',
              name: 'speed',
              label: TEXT.speed,
              values: ['combat', 'top', 'stationary'],
              describe: (speed) => ({ label: TEXT.speeds[speed as Speed] }),
            },
          ],
        }),
      ],
    },
    {
      type: 'wait',
      label: BATTLE_TEXT.wait,
      fields: [new LazyPick({ ...unit, can: (id) => !hasEntry(state, id), follow: () => [] })],
    },
  ];
}

/** Strips of the table, as wide as half a base, by which a unit may enter. */
function entryStrips(state: State, id: number): Polygon[] {
  const { group, seat, sheet } = rosterOf(state.setup).units[id];
  const { scene } = state.setup;
  const whole = wholeTable(scene);
  const radius = baseRadius(sheet.card.kind);
  const { edge } = state.battle.reserves[group]!;
  if (edge !== null) return [stripOf(whole, edge, radius)];
  const edges = entryEdges(state, group);
  const areas = edges.length === EDGES.length ? [whole] : state.battle.zones[seat];
  return areas.flatMap((area) => edgesOf(scene, area).map((at) => stripOf(area, at, radius)));
}

/** HGB-RES-01: the part of an area along one of its edges, clockwise from the upper one. */
function stripOf(area: Polygon, edge: number, depth: number): Polygon {
  const { left, top, right, bottom } = boundsOf(area);
  const inner = [
    { left, top, right, bottom: top + depth },
    { left: right - depth, top, right, bottom },
    { left, top: bottom - depth, right, bottom },
    { left, top, right: left + depth, bottom },
  ][edge];
  return rectangle({ x: inner.left, y: inner.top }, { x: inner.right, y: inner.bottom });
}

function whyNotEnter(state: State, id: number, strips: readonly Polygon[], at: Place): Reason | null {
  if (!strips.some((strip) => contains(strip, at)))
    return { message: BATTLE_TEXT.notAtEdge, rule: 'HGB-RES-01' };
  return whyNotStand(state, id, at);
}

function entryPlace(state: State, id: number): Point {
  const strips = entryStrips(state, id);
  const forbids = (at: Place) => whyNotEnter(state, id, strips, at);
  const { scene } = state.setup;
  return {
    kind: 'point',
    name: 'at',
    label: TEXT.place,
    forbids,
    sample(random) {
      for (const strip of shuffle(random, strips.slice())) {
        const at = somePlace(strip, random, forbids);
        if (at) return at;
      }
      throw new Error('There is no way in');
    },
    outline: strips.length === 1 ? strips[0] : wholeTable(scene),
  };
}

function hasEntry(state: State, id: number): boolean {
  const strips = entryStrips(state, id);
  return strips.some((strip) => {
    for (const at of gridIn(strip, INCH / 2)) if (!whyNotEnter(state, id, strips, at)) return true;
    return false;
  });
}

/** HGB-RES-01: a unit enters the table and its activation begins; or it waits. */
export function enter(play: Play<GearBlitz>, seat: Seat, order: OrdersOf<GearBlitz, Entering>): void {
  if (order.type === 'wait') {
    play.happen({ type: 'waited', unit: order.unit });
    return;
  }
  const { unit, at, heading, mode, speed } = order;
  const others = putDown(play.state, unit, at);
  play.happen({ type: 'entered', unit, at, others, heading, mode, speed });
  // HGB-SETUP-02: no unit was left to command.
  const { commanders, commandPoints } = play.state;
  if (commanders[seat] < 0) {
    commanders[seat] = unit;
    play.emit({ type: 'succession', seat, commander: unit, points: commandPoints[seat] });
  }
  play.next({ step: 'window', unit }, { step: 'acting', seat, unit });
}

/** HGB-RES-01, HGB-ACT-02: the Commander calls a group for which no round was written down. */
export function reserveForms(state: State, id: number): OrderForm<'call-reserves'>[] {
  const { seat } = rosterOf(state.setup).units[id];
  if (state.commanders[seat] !== id || state.units[id].actions === 0 || !hasComms(unitOf(state, id)))
    return [];
  const { groups } = rosterOf(state.setup);
  const values = groupsOf(state, seat).filter((group) => state.battle.reserves[group]?.arrival === 0);
  if (values.length === 0) return [];
  return [
    {
      type: 'call-reserves',
      label: BATTLE_TEXT.call,
      fields: [
        {
          kind: 'pick',
          name: 'group',
          label: TEXT.group,
          values,
          describe: (group) => ({ label: groups[Number(group)].name }),
        },
      ],
    },
  ];
}

/** HGB-RES-01: EW against 3 and enemy ECM, always rolled; they arrive in the following round. */
export function callReserves(play: Play<GearBlitz>, unit: number, group: number): void {
  const { state } = play;
  const { seat } = rosterOf(state.setup).units[unit];
  const jamming = jammingOf(state, seat);
  const sender = unitOf(state, unit);
  const roll = rollSkill(play, { unit, skill: 'ew', purpose: 'call reserves' });
  const modifiers = (tally: Tally<RuleId>) => activeCommsModifiers(tally, sender, jamming);
  const threshold = (tally: Tally<RuleId>) => reservesThreshold(tally, jamming);
  const result = resultOf(roll, totalOf(modifiers));
  play.happen({
    type: 'reserves-called',
    unit,
    group,
    dice: roll.dice,
    result,
    modifiers: play.explain(modifiers),
    threshold: play.explain(threshold),
    arrival: isSuccess(marginOf(result, totalOf(threshold))) ? state.round + 1 : null,
  });
}
