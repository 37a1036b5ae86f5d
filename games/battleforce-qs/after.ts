import { copy } from '@ironfield/kernel/json.ts';
import type { OnTable } from '@ironfield/kernel/state.ts';
import { type Battlefield, battlefieldOf } from './battlefield.ts';
import type { Event } from './events.ts';
import type { BattleforceQs } from './game-types.ts';
import { countAttack } from './phases/combat.ts';
import { destroy, hold, takeEffect } from './phases/end.ts';
import { removeFromMap } from './phases/movement.ts';
import { forgetLastTurn } from './phases/turn.ts';
import { directionKey } from './rules/attack/attack-direction.ts';
import { markCriticalHit } from './rules/attack/critical-hits.ts';
import { chooseSide } from './rules/attack/line-of-sight.ts';
import type { Counter, State } from './state.ts';

type Table = BattleforceQs['Table'];

type Changes = {
  [Type in Event['type']]: (
    table: OnTable<State>,
    event: Extract<Event, { type: Type }>,
    field: Battlefield,
  ) => void;
};

/** The changes of each event, to the state and to every table. */
const changes: Changes = {
  turn(table, { turn }, field) {
    hold(field, table);
    forgetLastTurn(table);
    table.turn = turn;
  },
  phase(table, { phase }) {
    table.phase = phase;
    if (phase === 'end') takeEffect(table);
  },
  'set-up-roll'(table, { winner }) {
    // The roll for who sets up first comes after the counters, and is not kept.
    if (table.counters.length === 0) table.initiativeWinner = winner;
  },
  initiative(table, { winner }) {
    table.phase = 'initiative';
    table.initiativeWinner = winner;
  },
  deployed({ units }, { unit, hex, facing }) {
    Object.assign(units[unit], { hex, facing });
  },
  'counter-placed'({ counters }, { kind, defender, hex }) {
    counters.push({ kind, defender, hex, holder: -1, occupied: false, captured: false });
  },
  'set-up-order'() {},
  moved({ units }, { unit, path, facing }) {
    Object.assign(units[unit], { hex: path[path.length - 1], facing, moved: true });
  },
  'left-map'(table, { unit }, field) {
    removeFromMap(field, table, unit);
  },
  'cannot-move'({ units }, { unit }) {
    units[unit].moved = true;
  },
  declared(table, { attacks }) {
    table.attacks = [...attacks];
  },
  'line-chosen'(table, { attacker, target, side }) {
    chooseSide(table, attacker, target, side);
  },
  'direction-chosen'({ directions }, { attacker, target, direction }) {
    directions[directionKey(attacker, target)] = direction;
  },
  aborted({ attacks }) {
    attacks.shift();
  },
  skipped: attacked,
  attacked,
  damaged({ elements }, { element, armor, structure, destroyed }) {
    Object.assign(elements[element], { armor, structure });
    elements[element].marked.destroyed = destroyed;
  },
  critical({ elements }, { element, hit, applies }, field) {
    if (applies) markCriticalHit(elements[element].marked, field.sheets[element], hit);
  },
  destroyed(table, { element }, field) {
    destroy(field, table, element);
  },
  heat({ elements }, { element, to }) {
    elements[element].heat = to;
  },
  occupied(table, { unit }) {
    counterUnder(table, unit).occupied = true;
  },
  captured(table, { unit }) {
    counterUnder(table, unit).captured = true;
  },
  ended: (table, _event, field) => hold(field, table),
};

function attacked(table: OnTable<State>, { attack }: Extract<Event, { type: 'attacked' | 'skipped' }>): void {
  table.attacks.shift();
  countAttack(table, attack);
}

function counterUnder({ counters, units }: OnTable<State>, unit: number): Counter {
  return counters.find(({ hex }) => hex === units[unit].hex)!;
}

export function change(table: OnTable<State>, event: Event): void {
  const make = changes[event.type] as (table: OnTable<State>, event: Event, field: Battlefield) => void;
  make(table, event, battlefieldOf(table.setup));
}

/** The table after an event. */
export function after({ setup, ...rest }: Table, event: Event): Table {
  const table: Table = { setup, ...copy(rest) };
  change(table, event);
  return table;
}
