import { distance } from '@ironfield/table/place.ts';
import { describeCommand } from './describe/command.ts';
import { describeSpecial, dryWords } from './describe/special.ts';
import type { Event } from './events.ts';
import type { GearBlitz } from './game-types.ts';
import { mountedOn } from './rules/attack/aiming.ts';
import { nameOf, rosterOf } from './state/roster.ts';
import { TEXT } from './text/menus.ts';
import { describeTrouble } from './text/troubles.ts';

/** The event as a sentence, before it is printed. */
export function describe(event: Event, table: GearBlitz['Table']): string | null {
  // Events of options have sentences of their own.
  if ('marks' in event) return null;
  const { setup } = table;
  const named = (id: number) => nameOf(table, id);
  const armyOf = (seat: number) => setup.armies[seat].name;
  const weaponOn = (id: number, mount: number) => mountedOn(table, id, mount).weapon.name;
  switch (event.type) {
    case 'set-up-roll':
    case 'initiative': {
      const what = event.type === 'initiative' ? 'initiative' : 'the set-up roll';
      const results = event.results.toSorted((a, b) => b - a).join(' to ');
      return event.winner === null
        ? `Nobody wins ${what}: ${results}; both roll again.`
        : `${armyOf(event.winner)} wins ${what}: ${results}.`;
    }
    case 'first':
      return `${armyOf(event.seat)} begins.`;
    case 'deployed':
      return `${named(event.unit)} is deployed.`;
    case 'round':
      return `Round ${event.round} begins.`;
    case 'group':
      return `${rosterOf(setup).groups[event.group].name} is activated.`;
    case 'activated':
      return `${named(event.unit)} is activated: ${TEXT.speeds[event.speed]}, ${TEXT.modes[event.mode]}.`;
    case 'moved':
      return (
        event.since && `${named(event.unit)} moves ${TEXT.inches(distance(event.since, event.now.at!))}.`
      );
    case 'turned':
      return `${named(event.unit)} turns to ${TEXT.degrees(event.now.heading!)}.`;
    case 'slid':
      return (
        event.since && `${named(event.unit)} slides ${TEXT.inches(distance(event.since, event.now.at!))}.`
      );
    case 'climbed':
    case 'altitude':
    case 'came-down':
    case 'sanded':
    case 'shut-down':
    case 'heated':
      return describeTrouble(event, named(event.unit));
    case 'slides':
      return `${named(event.unit)} slides ${event.die}" at most.`;
    case 'maneuvered': {
      const how = event.isMade ? 'keeps control' : 'loses control';
      return `${named(event.unit)} ${how}: ${event.total} against ${event.threshold.total}.`;
    }
    case 'slowed':
      return `${named(event.unit)} is now at ${TEXT.speeds[event.now.body!.speed]}.`;
    case 'hidden':
      return `${named(event.unit)} is Hull-Down, with ${event.now.body!.hullDown === 1 ? 'a counter' : `${event.now.body!.hullDown} counters`}.`;
    case 'in-the-open':
      return `${named(event.unit)} is no longer Hull-Down.`;
    case 'reloaded':
      return `${named(event.unit)} reloads its ${weaponOn(event.unit, event.mount)}.`;
    case 'snapped':
      return `${named(event.by)} snaps at ${named(event.unit)}${TEXT.after(event.now.activation!.path)}.`;
    case 'rams':
      return `${named(event.unit)} rams ${named(event.target)}: ${event.total}.`;
    case 'evaded':
      return `${named(event.unit)} evades.`;
    case 'sought': {
      const found = event.isFound ? 'finds' : 'does not find';
      return `${named(event.unit)} ${found} ${named(event.target)}: ${event.total} against ${event.threshold.total}.`;
    }
    case 'fired': {
      const { mount, target } = event.attack;
      const aim = target === null ? 'at a place' : `at ${named(target)}`;
      const dry = event.isDry ? dryWords(table, event.attack) : '';
      const what = event.isFumble ? ' and fumbles' : `: ${event.total}`;
      return `${named(event.unit)} uses its ${weaponOn(event.unit, mount)} ${aim}${what}.${dry}`;
    }
    case 'defended': {
      const result = event.isConcussion
        ? 'is shaken'
        : event.margin > 0
          ? `is hit by ${event.margin}`
          : 'gets away';
      return `${named(event.unit)} defends with ${event.total} against ${event.against} and ${result}.`;
    }
    case 'struck':
      return TEXT.struck(named(event.unit), event);
    case 'damaged':
      return event.level === 0 ? null : TEXT.damaged(named(event.unit), event);
    case 'thinned':
      return TEXT.thinned(named(event.unit), event);
    case 'controlled':
      return `${named(event.by)} takes control of ${named(event.unit)}.`;
    case 'released':
      return `${named(event.unit)} is on its own.`;
    case 'embarked':
      return `${named(event.unit)} gets into ${named(event.transport)}.`;
    case 'disembarked':
      return `${named(event.unit)} gets out.`;
    case 'shaken': {
      const how = event.isReached ? 'reaches' : 'does not reach';
      return `The hit ${how} ${named(event.unit)} inside: ${event.die} against ${event.threshold}.`;
    }
    case 'haywire':
      return `${named(event.unit)} is haywire on ${event.number}+: ${event.die}.`;
    case 'dying':
      return `${named(event.unit)} is going down.`;
    case 'destroyed':
      return `${named(event.unit)} is destroyed${event.wreck ? ' and leaves a wreck' : ''}.`;
    case 'succession':
      if (event.isOpen)
        return `${armyOf(event.seat)} has lost its Commander and has ${event.points} Command Points left.`;
      return event.commander < 0
        ? `${armyOf(event.seat)} has no one left to command it.`
        : `${named(event.commander)} now commands ${armyOf(event.seat)}, with ${event.points} Command Points.`;
    case 'ended':
      return `${event.outcome.reason}.`;
    case 'paid':
    case 'stopped':
    case 'spent':
    case 'counted':
    case 'unlocked':
      return null;
    case 'locked':
      return event.now.standBy ? `${named(event.unit)} stands by.` : null;
    case 'command-point':
    case 'rerolled':
    case 'wished':
    case 'let-pass':
    case 'autopilot':
    case 'comms':
    case 'switched':
    case 'boosted':
    case 'designated':
      return describeCommand(event, table);
    default:
      return describeSpecial(event, table);
  }
}
