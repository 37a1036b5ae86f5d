import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import { blastRadius, centreOf } from '@ironfield/gearblitz/rules/attack/aiming.ts';
import { rosterOf } from '@ironfield/gearblitz/state/roster.ts';
import { printed } from '@ironfield/gearblitz/text.ts';
import type { MarkReader } from '../../replay/marks.ts';
import type { Overlay, TableMarks } from '../../tabletop/tabletop-game.ts';
import { stateOn, type Table } from './types.ts';

type Event = GearBlitz['Event'];

/** Events on the table: their models, shots and the areas they hit, and paths. */
export function marksOf(table: Table, events: readonly Event[]): TableMarks {
  return {
    models: events.flatMap((event) => ('unit' in event ? [event.unit] : [])),
    overlays: events.flatMap((event) => overlaysOf(table, event)),
  };
}

function overlaysOf(table: Table, event: Event): Overlay[] {
  switch (event.type) {
    case 'fired': {
      const state = stateOn(table);
      const from = table.units[event.unit].at;
      const { attack } = event;
      if (!from || (attack.target !== null && !table.units[attack.target].at)) return [];
      const to = centreOf(state, attack);
      const radius = blastRadius(state, attack);
      const blast: Overlay[] = radius > 0 ? [{ kind: 'circle', at: to, radius, look: 'blast' }] : [];
      return [...blast, { kind: 'line', from, to, label: printed(String(event.total)), look: 'shot' }];
    }
    case 'placed': {
      const from = table.units[event.unit].at;
      const radius = blastRadius(stateOn(table), event.attack);
      const blast: Overlay[] = radius > 0 ? [{ kind: 'circle', at: event.at, radius, look: 'blast' }] : [];
      return from
        ? [...blast, { kind: 'line', from, to: event.at, label: printed(String(event.total)), look: 'shot' }]
        : blast;
    }
    case 'observed': {
      const from = table.units[event.unit].at;
      return from
        ? [{ kind: 'line', from, to: event.at, look: event.coordinates ? 'sight' : 'blocked' }]
        : [];
    }
    case 'building-struck': {
      const piece = table.scene.pieces.find(({ id }) => id === event.building);
      return piece ? [{ kind: 'area', outlines: [piece.corners], look: 'danger' }] : [];
    }
    case 'designated': {
      const [from, to] = [table.units[event.unit].at, table.units[event.target].at];
      return from && to
        ? [
            {
              kind: 'line',
              from,
              to,
              look: event.at ? 'sight' : 'blocked',
              label: printed(String(event.total)),
            },
          ]
        : [];
    }
    case 'sought': {
      const [from, to] = [table.units[event.unit].at, table.units[event.target].at];
      return from && to ? [{ kind: 'line', from, to, look: event.isFound ? 'sight' : 'blocked' }] : [];
    }
    case 'moved':
    case 'climbed':
    case 'came-down':
    case 'slid':
      return event.now.at ? [{ kind: 'line', from: event.from, to: event.now.at, look: 'way' }] : [];
    default:
      return [];
  }
}

/** Moments of a replay worth jumping to. */
export const readMark: MarkReader<GearBlitz> = (event, { setup }) => {
  switch (event.type) {
    case 'round':
      return { kind: 'turn', label: `Round ${event.round}` };
    case 'destroyed':
      return { kind: 'destroyed', seat: rosterOf(setup).units[event.unit].seat };
    case 'ended':
      return { kind: 'end' };
    default:
      return null;
  }
};
