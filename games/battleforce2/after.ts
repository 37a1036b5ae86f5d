import { copy } from '@ironfield/kernel/json.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { OpenField } from './battlefield.ts';
import { openFieldOf } from './battlefields.ts';
import type { Event } from './events.ts';
import type { OptionEvents } from './extensions.ts';
import { endMarks } from './marks.ts';
import type { Changes, Option } from './option.ts';
import { heatAt } from './phases/announcing.ts';
import { hexVolleyIsOver } from './phases/hex-attacks.ts';
import { loseUnit, withCritical } from './phases/hits.ts';
import { connect, disconnect } from './phases/hook-up.ts';
import { leave } from './phases/movement.ts';
import { rise } from './phases/reactions.ts';
import { putDown, takeAboard } from './phases/transport.ts';
import { forgetLastTurn } from './phases/turn.ts';
import { volleyIsOver } from './phases/volley.ts';
import { switchboard } from './points.ts';
import { collapsed } from './rules/bridges.ts';
import { inOrder, isSpecial } from './rules/commands.ts';
import { OPPOSITE_EDGE } from './rules/map-edges.ts';
import { turnObjective } from './rules/objectives.ts';
import { opponentOf, RETREATED } from './state.ts';
import type { SeenCup, Table } from './table.ts';

const nothing = () => {};

/** What each event changes on the table of a viewer who saw it. */
const changes: Omit<Changes, keyof OptionEvents> = {
  turn(table, { turn }) {
    table.turn = turn;
    forgetLastTurn(table);
  },
  phase(table, { phase, active }) {
    Object.assign(table, { phase, active });
  },
  'roll-off'(table, { about, winner }) {
    if (about === 'home-edges') table.active = winner;
  },
  'home-edge'({ homes }, { seat, edge }) {
    homes[seat] = edge;
    homes[opponentOf(seat)] = OPPOSITE_EDGE[edge];
  },
  'objective-placed'({ objectives }, { kind, seat, hex }) {
    objectives.push({ kind, owner: seat, hex, faceUpSince: 0, claimed: false });
  },
  'set-up-order': nothing,
  deployed({ units }, { unit, hex, facing, onBridge, submerged }) {
    Object.assign(units[unit], { hex, facing, onBridge, submerged });
  },
  'left-behind'({ units }, { unit }) {
    units[unit].hex = RETREATED;
  },
  'acts-first': nothing,
  moved({ units }, { unit, way, path, facing, onBridge }, field) {
    if (path.length > 1) endMarks(field, units[unit], 'moves');
    const entered = units[unit].entered + path.length - 1;
    const hex = path[path.length - 1];
    const flyingHigh = way === 'high';
    Object.assign(units[unit], { hex, facing, moved: true, entered, onBridge, flyingHigh });
  },
  'held-up'() {},
  'bridge-fell'(table, { hex }, field) {
    table.ground = collapsed(field, table.ground, hex);
    for (const unit of table.units) if (unit.hex === hex && unit.onBridge) endMarks(field, unit, 'falls');
  },
  exited(table, { unit, fate }, field) {
    leave(table, field, unit, fate);
  },
  shown({ elements }, { element, known }) {
    elements[element].known = known;
  },
  scanned({ elements }, { element }) {
    elements[element].scanned = true;
  },
  ecm({ elements }, { element, works }) {
    elements[element].jams = works;
  },
  loaded(table, { unit, passenger, mounts }, field) {
    takeAboard(field, table, unit, passenger, mounts);
  },
  unloaded(table, { unit, passenger, hex, facing }, { elementsOf }) {
    putDown(table, elementsOf[passenger], unit, passenger, hex, facing);
  },
  'hooked-up'(table, { truck, unit }, field) {
    connect(field, table, truck, unit);
  },
  unhooked(table, { truck }, field) {
    disconnect(field, table, truck);
  },
  submerged({ units }, { unit, submerged }) {
    units[unit].submerged = submerged;
  },
  declared(table, { unit, target, spotter, withholds, attacks }) {
    table.volley = { unit, target, spotter, withholds, attacks };
    if (spotter !== null) table.elements[spotter].spots = target;
  },
  attacked: nothing,
  hits: nothing,
  withholding: nothing,
  'declared-hex'(table, { unit }) {
    table.volley = { unit, target: null, spotter: null, withholds: false, attacks: [] };
  },
  'attacked-hex': nothing,
  'hits-hex': nothing,
  'fired-hex'(table, { unit, attackers }, field) {
    hexVolleyIsOver(table, field, unit, attackers);
  },
  lost: nothing,
  damaged({ elements }, { element, left }) {
    const { condition } = elements[element];
    if (condition && left) elements[element].condition = { ...condition, ...left };
  },
  critical({ elements }, { element, hit }) {
    const { condition } = elements[element];
    if (condition) elements[element].condition = withCritical(condition, hit);
  },
  destroyed({ elements }, { element }) {
    elements[element].destroyed = true;
  },
  'unit-destroyed'(table, { unit }, field) {
    loseUnit(table, field, unit);
  },
  heat({ elements, turn }, { element, to }) {
    const { condition } = elements[element];
    if (condition) elements[element].condition = { ...condition, ...heatAt(to, turn) };
  },
  announced({ elements }, { element, base, jumps }) {
    Object.assign(elements[element], { base, jumps });
  },
  fired(table, { unit, attackers }) {
    volleyIsOver(table, unit, attackers);
  },
  objective({ objectives, turn }, { index, turned }) {
    turnObjective(objectives[index], turned, turn);
  },
  headquarters: nothing,
  'counter-drawn'({ commands }, { seat, number }) {
    const cup = commands!.cups[seat];
    const inside = cup.inside?.filter((each) => each !== number) ?? null;
    commands!.cups[seat] = { ...cup, size: cup.size - 1, inside, hasDrawn: true, drawn: number };
  },
  'counter-placed'({ commands }, { seat, unit, number }) {
    commands!.cups[seat] = { ...commands!.cups[seat], hasDrawn: false, drawn: null };
    commands!.counters[unit] = { number, isFaceUp: false, isJammed: false };
  },
  'counter-returned'({ commands }, { seat, number }) {
    const cup = commands!.cups[seat];
    commands!.cups[seat] = { ...putBack(cup, [number]), hasDrawn: false, drawn: null };
  },
  'counter-passed'({ commands }, { unit, to }) {
    commands!.counters[to] = commands!.counters[unit];
    commands!.counters[unit] = null;
  },
  'counter-removed'({ commands }, { seat, unit }, field) {
    const { number, isFaceUp } = commands!.counters[unit]!;
    const cup = commands!.cups[seat];
    commands!.counters[unit] = null;
    commands!.cups[seat] =
      isFaceUp && isSpecial(field, seat, number!)
        ? { ...cup, aside: inOrder([...cup.aside, number!]) }
        : putBack(cup, [number!]);
  },
  'counters-back'({ commands }, { seat }) {
    const cup = commands!.cups[seat];
    commands!.cups[seat] = { ...putBack(cup, cup.aside), aside: [] };
  },
  flipped({ commands }, { unit, number }) {
    commands!.counters[unit] = { number, isFaceUp: true, isJammed: false };
  },
  jammed({ commands }, { unit, works }) {
    if (works) commands!.counters[unit] = { ...commands!.counters[unit]!, isJammed: true };
  },
  luck: nothing,
  ambush(table, { unit }, { elementsOf }) {
    rise(table, elementsOf[unit], unit);
  },
  price({ units }, { unit, move, attack }) {
    Object.assign(units[unit], { mayNotMove: move, mayNotAttack: attack });
  },
  ended: nothing,
};

/** Counters into a cup, of which others see only how many it holds. */
const putBack = (cup: SeenCup, numbers: readonly number[]): SeenCup => ({
  ...cup,
  size: cup.size + numbers.length,
  inside: cup.inside && inOrder([...cup.inside, ...numbers]),
});

const changesWith = remembered(
  (options: readonly Option[]) =>
    Object.assign({}, changes, ...options.map((option) => option.changes)) as Changes,
);

/** The table after an event. */
export function after({ setup, ground, ...rest }: Table, event: Event): Table {
  const table: Table = { setup, ground, ...copy(rest) };
  const change = changesWith(switchboard.options)[event.type] as (
    table: Table,
    event: Event,
    field: OpenField,
  ) => void;
  change(table, event, openFieldOf(table));
  return table;
}
