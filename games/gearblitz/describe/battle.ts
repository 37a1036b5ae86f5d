import type { BattleEvent } from '../events/battle.ts';
import type { GearBlitz } from '../game-types.ts';
import { nameOf, rosterOf } from '../state/roster.ts';
import { BATTLE_TEXT } from '../text/battle.ts';
import { describeSupport } from './support.ts';

/** The event as a sentence. */
export function describeBattle(event: BattleEvent, table: GearBlitz['Table']): string | null {
  const { setup } = table;
  const armyOf = (seat: number) => setup.armies[seat].name;
  const groupOf = (group: number) => rosterOf(setup).groups[group].name;
  const { missions, stances, deployments, skies, hours } = BATTLE_TEXT;
  const bySeat = (names: readonly string[]) =>
    names.map((name, seat) => `${armyOf(seat)}: ${name}`).join('; ');
  switch (event.type) {
    case 'terms': {
      const length =
        event.lastRound === null ? 'Its length is unpredictable.' : `It lasts ${event.lastRound} rounds.`;
      const sky = `It is ${skies[event.weather]}, ${hours[event.light]}.`;
      return `Missions. ${bySeat(event.missions.map((mission) => missions[mission]))}. ${length} ${sky}`;
    }
    case 'stances':
      return `Stances. ${bySeat(event.stances.map((stance) => stances[stance]))}.`;
    case 'deployment-type':
      return `${armyOf(event.seat)} chooses how to deploy: ${deployments[event.deployment]}.`;
    case 'zones':
      return `${armyOf(event.seat)} chooses the zones.`;
    case 'drop-later':
      return `${groupOf(event.group)} will be dropped when both sides have set up.`;
    case 'planned': {
      const held = event.reserves.map(({ group }) => groupOf(group)).join(', ');
      return held === '' ? null : `${armyOf(event.seat)} holds back: ${held}.`;
    }
    case 'prepared':
      return `${nameOf(table, event.unit)} begins ${event.hullDown === null ? 'on Stand-By' : 'Hull-Down'}.`;
    case 'reserves-due': {
      const edge = event.edge === null ? '' : ` by the ${BATTLE_TEXT.edges[event.edge]} edge`;
      return `${groupOf(event.group)} arrives${edge}.`;
    }
    case 'entered':
      return `${nameOf(table, event.unit)} enters the table.`;
    case 'waited':
      return `${nameOf(table, event.unit)} finds no way in and waits.`;
    case 'reserves-called': {
      const { result, threshold, arrival } = event;
      const call = `${nameOf(table, event.unit)} calls ${groupOf(event.group)}: ${result} to ${threshold.total}`;
      return arrival === null ? `${call}; nobody hears.` : `${call}; it arrives in round ${arrival}.`;
    }
    case 'support-called':
    case 'support-arrives':
    case 'support-delayed':
    case 'intercepted':
    case 'air-run':
    case 'strafed':
    case 'salvo-lands':
    case 'support-over':
      return describeSupport(event, table);
    case 'game-length':
      return event.goesOn ? 'The battle goes on for another round.' : 'The battle breaks off.';
    case 'victory-points': {
      const { total } = event.points;
      return `${armyOf(event.seat)} has ${total} Victory ${Math.abs(total) === 1 ? 'Point' : 'Points'} for ${missions[event.mission]}.`;
    }
  }
}
