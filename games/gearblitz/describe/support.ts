import { INCH } from '../data/tables.ts';
import type { SupportEvent } from '../events/support.ts';
import type { GearBlitz } from '../game-types.ts';
import { nameOf } from '../state/roster.ts';
import { BATTLE_TEXT } from '../text/battle.ts';

/** The event as a sentence. */
export function describeSupport(event: SupportEvent, table: GearBlitz['Table']): string | null {
  const { setup, battle } = table;
  const { seat, type } = battle.support[event.asset];
  const what = `${BATTLE_TEXT.assets[type]} of ${setup.armies[seat].name}`;
  switch (event.type) {
    case 'support-called': {
      const call = `${nameOf(table, event.unit)} calls: ${what}`;
      return event.isHeard ? `${call}, in round ${event.now.due}.` : `${call}; nobody hears.`;
    }
    case 'support-arrives':
      return `${what} arrives.`;
    case 'support-delayed':
      return event.rounds > 0
        ? `Winds hold it up for ${event.rounds} rounds.`
        : 'The winds do not hold it up.';
    case 'intercepted': {
      const by = BATTLE_TEXT.assets[battle.support[event.by].type];
      const ends = {
        attacks: 'and cannot stop it',
        'driven off': 'and drives it off',
        destroyed: 'and shoots it down',
      };
      return `${by} intercepts, ${event.results.join(' to ')}, ${ends[event.outcome]}.`;
    }
    case 'air-run':
      return `${what} flies across the table.`;
    case 'strafed':
      return `${what} attacks ${nameOf(table, event.unit)}: ${event.total}.`;
    case 'salvo-lands': {
      const { x, y } = event.at;
      const where = event.die === null ? 'on the spot' : `at ${x / INCH}", ${y / INCH}"`;
      return `${what} lands ${where}: ${event.result} against ${event.threshold}.`;
    }
    case 'support-over':
      return null;
  }
}
