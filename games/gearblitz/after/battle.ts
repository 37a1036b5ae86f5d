import type { BattleEvent } from '../events/battle.ts';
import type { GearBlitz } from '../game-types.ts';
import { isChapterByChapter } from '../register.ts';
import type { Asset, Battle, Reserve } from '../state/battle.ts';
import { rosterOf } from '../state/roster.ts';
import { UNMOVED } from '../state.ts';
import { withUnit } from './with-unit.ts';

type Table = GearBlitz['Table'];

/** The table after an event about setting up, reserves and victory. */
export function afterBattleEvent(table: Table, event: BattleEvent): Table {
  switch (event.type) {
    case 'terms': {
      const { missions, priorities, lastRound, weather, light } = event;
      return withBattle(table, { missions, priorities, lastRound, weather, light });
    }
    case 'stances':
      return {
        ...withBattle(table, { stances: event.stances }),
        commandPoints: [...event.commandPoints],
      };
    case 'deployment-type':
      return withBattle(table, { deployment: event.deployment });
    case 'zones':
      return withBattle(table, { zones: event.zones });
    case 'drop-later':
      return withBattle(table, { drops: [...table.battle.drops, event.group] });
    case 'planned': {
      const { groups } = rosterOf(table.setup);
      const reserves = table.battle.reserves.slice();
      for (const { group, arrival } of event.reserves) reserves[group] = held(groups[group].units, arrival);
      const support = table.battle.support.slice();
      for (const { asset, due, at } of event.support) support[asset] = { ...support[asset], due, at };
      return withBattle(table, { reserves, support });
    }
    case 'prepared': {
      const { unit, standBy, hullDown, shelter } = event;
      const body = { ...table.units[unit].body, hullDown };
      const isReady = standBy > 0 && !isChapterByChapter(table);
      return withUnit(table, unit, { standBy, shelter, body, readied: isReady ? 'to fire' : null });
    }
    case 'reserves-due':
      return withReserve(table, event.group, {
        arrival: table.round,
        isKnown: true,
        isDue: true,
        edge: event.edge,
      });
    case 'entered': {
      const { unit, at, others, heading, mode, speed } = event;
      const body = { ...table.units[unit].body, mode, speed };
      const battle = { ...table.battle, reserves: reservesWithout(table, unit) };
      return withUnit({ ...table, battle }, unit, {
        at,
        others,
        heading,
        body,
        activation: UNMOVED,
        actions: rosterOf(table.setup).units[unit].sheet.card.actions,
      });
    }
    case 'waited':
      return withUnit(table, event.unit, { isLocked: true });
    case 'reserves-called': {
      const { unit, group, arrival } = event;
      const { actions, body } = table.units[unit];
      const called = withUnit(table, unit, {
        actions: actions - 1,
        body: { ...body, emissions: body.emissions + 1 },
      });
      return withReserve(called, group, arrival === null ? {} : { arrival, isKnown: true });
    }
    case 'support-called': {
      const { actions } = table.units[event.unit];
      const called = withUnit(table, event.unit, { actions: actions - 1 });
      return withAsset(called, event.asset, event.now);
    }
    case 'support-arrives':
    case 'support-delayed':
    case 'support-over':
      return withAsset(table, event.asset, event.now);
    case 'intercepted': {
      const met = withAsset(table, event.asset, event.now);
      return event.bySpent ? withAsset(met, event.by, USED) : met;
    }
    case 'air-run':
    case 'strafed':
    case 'salvo-lands':
    case 'game-length':
    case 'victory-points':
      return table;
  }
}

/** HGB-RES-01: a group that is held back until a round; 0 until it is called, `null` where that is a secret. */
const held = (units: readonly number[], arrival: number | null): Reserve => ({
  arrival,
  isKnown: false,
  isDue: false,
  edge: null,
  waiting: units,
});

/** Reserves when a unit has entered; with the last one its group is held back no more. */
function reservesWithout({ setup, battle }: Table, unit: number): Battle['reserves'] {
  const { group } = rosterOf(setup).units[unit];
  const reserve = battle.reserves[group]!;
  const waiting = reserve.waiting.filter((id) => id !== unit);
  return battle.reserves.with(group, waiting.length > 0 ? { ...reserve, waiting } : null);
}

const withBattle = (table: Table, change: Partial<Battle>): Table => ({
  ...table,
  battle: { ...table.battle, ...change },
});

const withReserve = (table: Table, group: number, change: Partial<Reserve>): Table =>
  withBattle(table, {
    reserves: table.battle.reserves.with(group, { ...table.battle.reserves[group]!, ...change }),
  });

/** HGB-AIR-03: everybody has seen it fly. */
const USED: Partial<Asset> = { fate: 'used', due: 0, isKnown: true };

const withAsset = (table: Table, asset: number, change: Partial<Asset>): Table =>
  withBattle(table, {
    support: table.battle.support.with(asset, { ...table.battle.support[asset], ...change }),
  });
