import type { CommandEvent } from '../events/command.ts';
import type { GearBlitz } from '../game-types.ts';
import { actionsOf } from '../rules/unit/systems.ts';
import type { Spent } from '../state/command.ts';
import { unitOf } from '../state/roster.ts';
import { withBody, withUnit } from './with-unit.ts';

type Table = GearBlitz['Table'];

/** The table after an event of command, communication and electronic warfare. */
export function afterCommandEvent(table: Table, event: CommandEvent): Table {
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
      const flown = withBody(table, event.unit, { isOnAutopilot: true });
      return withUnit(flown, event.unit, { actions: actionsOf(unitOf(flown, event.unit)) });
    }
    case 'comms':
      return withBody(table, event.unit, { emissions: table.units[event.unit].body.emissions + 1 });
    case 'switched': {
      const { unit, system, isOn } = event;
      return withBody(table, unit, { [system]: { ...table.units[unit].body[system], isOn } });
    }
    case 'boosted':
      return withBody(table, event.unit, { [event.system]: { isOn: true, rolled: event.value } });
    case 'designated': {
      const { at, target, unit: by } = event;
      return at ? { ...table, tags: [...table.tags, { target, by, at }] } : table;
    }
  }
}

type Point = Extract<CommandEvent, { type: 'command-point' }>;

function afterPoint(table: Table, event: Point): Table {
  const { seat, unit, use, isHeard } = event;
  const spent = table.spent.with(seat, spentOn(table.spent[seat], event));
  const isPaid = isHeard && (event.source === 'commander' || event.source === 'transfer') && !event.isUplink;
  const commandPoints = isPaid
    ? table.commandPoints.with(seat, table.commandPoints[seat] - 1)
    : table.commandPoints;
  const paid = { ...table, spent, commandPoints };
  if (use !== 'action' || !isHeard) return paid;
  return withUnit(paid, unit, { actions: table.units[unit].actions + 1 });
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
