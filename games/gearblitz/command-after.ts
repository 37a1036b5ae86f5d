import type { OnTable } from '@ironfield/kernel/state.ts';
import type { Spent } from './command.ts';
import type { CommandEvent } from './command-events.ts';
import { unitOf } from './roster.ts';
import { actionsOf } from './rules/systems.ts';
import type { Body, State } from './state.ts';

/** A table, or the state itself, after an event of command, communication and electronic warfare. */
export function afterCommandEvent<T extends OnTable<State>>(table: T, event: CommandEvent): T {
  switch (event.type) {
    case 'command-point':
      return afterPoint(table, event);
    case 'rerolled':
      return table;
    case 'wished':
      return { ...table, wishes: table.wishes.with(event.seat, event.wishes) };
    case 'let-pass':
      return { ...table, letPass: table.letPass.with(event.seat, event.letPass) };
    case 'autopilot': {
      const flown = withBody(table, event.unit, () => ({ isOnAutopilot: true }));
      const actions = actionsOf(unitOf(flown, event.unit));
      return { ...flown, units: flown.units.with(event.unit, { ...flown.units[event.unit], actions }) };
    }
    case 'comms':
      return withBody(table, event.unit, ({ emissions }) => ({ emissions: emissions + 1 }));
    case 'switched':
      return withBody(table, event.unit, (body) => ({
        [event.system]: { ...body[event.system], isOn: event.isOn },
      }));
    case 'boosted':
      return withBody(table, event.unit, () => ({ [event.system]: { isOn: true, rolled: event.value } }));
    case 'designated': {
      const { at, target, unit: by } = event;
      return at ? { ...table, tags: [...table.tags, { target, by, at }] } : table;
    }
  }
}

type Point = Extract<CommandEvent, { type: 'command-point' }>;

function afterPoint<T extends OnTable<State>>(table: T, event: Point): T {
  const { seat, unit, use, isHeard } = event;
  const spent = table.spent.with(seat, spentOn(table.spent[seat], event));
  const isPaid = isHeard && (event.source === 'commander' || event.source === 'transfer') && !event.isUplink;
  const commandPoints = isPaid
    ? table.commandPoints.with(seat, table.commandPoints[seat] - 1)
    : table.commandPoints;
  const paid = { ...table, spent, commandPoints };
  if (use !== 'action' || !isHeard) return paid;
  const { actions } = table.units[unit];
  return { ...paid, units: table.units.with(unit, { ...table.units[unit], actions: actions + 1 }) };
}

function spentOn(spent: Spent, { unit, by, source, isHeard, isUplink }: Point): Spent {
  const helped = isHeard ? [...spent.helped, unit] : spent.helped;
  switch (source) {
    case 'neural net':
      return { ...spent, nets: [...spent.nets, unit] };
    case 'chaplain':
      return { ...spent, helped, chaplains: [...spent.chaplains, by] };
    case 'commander':
    case 'transfer': {
      const tried = spent.tried + (source === 'transfer' ? 1 : 0);
      return { ...spent, tried, helped, isUplinkUsed: spent.isUplinkUsed || (isHeard && isUplink) };
    }
  }
}

function withBody<T extends OnTable<State>>(table: T, id: number, change: (body: Body) => Partial<Body>): T {
  const unit = table.units[id];
  const body = { ...unit.body, ...change(unit.body) };
  return { ...table, units: table.units.with(id, { ...unit, body }) };
}
