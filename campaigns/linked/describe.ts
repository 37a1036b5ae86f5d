import { figure } from '@ironfield/kernel/figures.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Event } from './events.ts';
import type { Table } from './state.ts';
import { EDGE_NAMES, elementName, MEND_NAMES, STAGE_NAMES } from './text.ts';
import { registerOf } from './units.ts';

/** An event as a sentence. */
export function describe(event: Event, { setup }: Table): string | null {
  const side = (seat: Seat) => setup.sides[seat]!.name;
  const name = (element: number) => elementName(setup, element);
  switch (event.type) {
    case 'prepares':
      return event.attacker === null
        ? `${STAGE_NAMES[event.stage]}.`
        : `${STAGE_NAMES[event.stage]}: ${side(event.attacker)} attacks.`;
    case 'mustered': {
      const kept = event.reserve.map((unit) => registerOf(setup).units[unit]!.unit.name);
      return kept.length === 0 ? 'Everybody fights.' : `In reserve: ${kept.join(', ')}.`;
    }
    case 'ground':
      return `The ground: ${event.sheets.flat().map(sheetName).join(', ')}.`;
    case 'edge':
      return `${side(event.seat)} comes from ${EDGE_NAMES[event.edge]}.`;
    case 'fought': {
      const winner = event.winner === null ? 'Nobody wins' : `${side(event.winner)} wins`;
      const field =
        event.holder === null ? 'nobody holds the field' : `${side(event.holder)} holds the field`;
      return `${winner} the ${STAGE_NAMES[event.stage]}; ${field}. Destroyed: ${event.destroyed.map(name).join(', ') || 'nobody'}.`;
    }
    case 'roles':
      return `${event.dice.map((dice) => dice.join(' + ')).join(' against ')}: ${side(event.attacker)} attacks from now on.`;
    case 'attempt': {
      const { element, isDestroyed, dice, extra, needed, repairs, wreck } = event;
      const thrown = `${dice.join(' + ')}${extra > 0 ? ` + ${extra}` : ''} against ${figure(needed.total)}`;
      const parts = wreck === null ? '' : ` with parts of ${name(wreck)}`;
      const result = repairs === 0 ? 'in vain' : repairs === 1 ? 'one repair' : `${repairs} repairs`;
      return `${isDestroyed ? 'Saving' : 'Repairing'} ${name(element)}${parts}: ${thrown}, ${result}.`;
    }
    case 'mended':
      return `${name(event.element)}: ${MEND_NAMES[event.what]} mended.`;
    case 'mixed':
      return `${name(event.element)} has parts of another technology: its Damage Values are ${event.shift > 0 ? 'higher' : 'lower'} by 1.`;
    case 'lost':
      return event.holder === null
        ? `${name(event.element)} is lost.`
        : `${name(event.element)} is lost, and salvage for ${side(event.holder)}.`;
    default:
      return null;
  }
}

/** `twin hills` */
export const sheetName = (id: string): string => id.replaceAll('-', ' ');
