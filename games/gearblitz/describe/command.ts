import type { CommandEvent } from '../events/command.ts';
import type { GearBlitz } from '../game-types.ts';
import { nameOf } from '../state/roster.ts';
import { COMMAND_TEXT } from '../text/command.ts';

/** The event as a sentence. */
export function describeCommand(event: CommandEvent, table: GearBlitz['Table']): string | null {
  if (event.type === 'wished' || event.type === 'let-pass') return null;
  const name = nameOf(table, event.unit);
  switch (event.type) {
    case 'command-point': {
      const from = COMMAND_TEXT.from[event.source](nameOf(table, event.by));
      const use = COMMAND_TEXT.uses[event.use];
      return event.isHeard ? `${name} ${use}${from}.` : `${name} gets no Command Point.`;
    }
    case 'rerolled':
      return `The first roll of ${name} does not count: ${event.dice.join(', ')}.`;
    case 'autopilot':
      return `${name} is on autopilot this round.`;
    case 'comms':
      return `${name} ${event.isHeard ? 'gets through' : 'does not get through'}: ${event.result} against ECM ${event.enemyEcm}.`;
    case 'switched':
      return `${name} switches its ${COMMAND_TEXT.systems[event.system]} ${event.isOn ? 'on' : 'off'}.`;
    case 'boosted':
      return `${name} gets ${event.result} with its ${COMMAND_TEXT.systems[event.system]}, which is at ${event.value} this round.`;
    case 'designated': {
      const result = event.at ? 'tags' : 'does not tag';
      return `${name} ${result} ${nameOf(table, event.target)}: ${event.total} against ${event.threshold.total}.`;
    }
  }
}
