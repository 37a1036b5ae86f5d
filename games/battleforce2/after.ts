import { copy } from '@ironfield/kernel/json.ts';
import type { OptionEvents } from './extensions.ts';
import { endMarks } from './marks.ts';
import type { Changes } from './option.ts';
import { heatAt } from './phases/announcing.ts';
import { hexVolleyIsOver } from './phases/combat/hex-attacks.ts';
import { loseUnit, withCritical } from './phases/combat/hits.ts';
import { volleyIsOver } from './phases/combat/volley.ts';
import { rise } from './phases/command/reactions.ts';
import { connect, disconnect } from './phases/hook-up.ts';
import { leave } from './phases/movement/movement.ts';
import { putDown, takeAboard } from './phases/movement/transport.ts';
import { forgetLastTurn } from './phases/turn.ts';
import { inOrder, isSpecial } from './rules/commands/commands.ts';
import { collapsed } from './rules/map/bridges.ts';
import { OPPOSITE_EDGE } from './rules/map/map-edges.ts';
import { turnObjective } from './rules/victory/objectives.ts';
import { opponentOf, RETREATED } from './state.ts';
import type { SeenCup, Table } from './table.ts';

const nothing = () => {};

/** The changes of each event, to the state and to the table of a viewer who saw it. */
export const changes: Omit<Changes, keyof OptionEvents> = {
  turn(table, { turn }) {
    table.turn = turn;
    forgetLastTurn(table);
  },
  phase(table, { phase, active }) {
    table.phase = phase;
    table.active = active;
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
  moved({ units }, { unit: index, way, path, facing, onBridge }, field) {
    const unit = units[index];
    if (path.length > 1) endMarks(field, unit, 'moves');
    unit.hex = path[path.length - 1];
    unit.facing = facing;
    unit.moved = true;
    unit.entered += path.length - 1;
    unit.onBridge = onBridge;
    unit.flyingHigh = way === 'high';
  },
  'held-up': nothing,
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
    putDown(table, elementsOf[passenger], unit, passenger, { hex, facing });
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
    elements[element].base = base;
    elements[element].jumps = jumps;
  },
  fired(table, { unit, attackers }) {
    volleyIsOver(table, unit, attackers);
  },
  objective({ objectives, turn }, { index, turned }) {
    turnObjective(objectives[index], turned, turn);
  },
  headquarters: nothing,
  'counter-drawn'({ commands }, { seat, number }) {
    const { inside, aside } = commands!.cups[seat];
    const left = typeof inside === 'number' ? inside - 1 : inside.filter((each) => each !== number);
    commands!.cups[seat] = { inside: left, aside, drawn: number ?? 'hidden' };
  },
  'counter-placed'({ commands }, { seat, unit, number }) {
    commands!.cups[seat] = { ...commands!.cups[seat], drawn: null };
    commands!.counters[unit] = { number, isFaceUp: false, isJammed: false };
  },
  'counter-returned'({ commands }, { seat, number }) {
    commands!.cups[seat] = { ...putBack(commands!.cups[seat], [number]), drawn: null };
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
  ambush(table, { unit }, field) {
    rise(table, field, unit);
  },
  price({ units }, { unit, move, attack }) {
    units[unit].mayNotMove = move;
    units[unit].mayNotAttack = attack;
  },
  ended: nothing,
};

/** Returns counters to a cup; other viewers see only their number. */
const putBack = ({ inside, ...cup }: SeenCup, numbers: readonly number[]): SeenCup => ({
  inside: typeof inside === 'number' ? inside + numbers.length : inOrder([...inside, ...numbers]),
  ...cup,
});

/** A copy of a table, for an event to change. */
export const copyOf = ({ setup, ground, ...rest }: Table): Table => ({ setup, ground, ...copy(rest) });
