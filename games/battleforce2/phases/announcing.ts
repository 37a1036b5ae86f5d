import type { Play } from '@ironfield/kernel/play/play.ts';
import type { OpenField } from '../battlefield.ts';
import { battlefieldOf } from '../battlefields.ts';
import { SHUTDOWN_HEAT } from '../data/tables.ts';
import type { Event } from '../events.ts';
import type { Battleforce2 } from '../game-types.ts';
import { commandOn } from '../rules/commands/commands.ts';
import { isShutDown } from '../rules/elements/condition.ts';
import { announcedBy } from '../rules/movement/movement-points.ts';
import type { State } from '../state.ts';

/** Tells everybody the numbers of an element, if they are no longer what was announced (BF2-HIT-01, BF2-CONC-05). */
export function announce(play: Play<Battleforce2>, element: number): void {
  const { state } = play;
  const { destroyed, base, jumps, jams } = state.elements[element];
  if (destroyed) return;
  if (jams && isShutDown(state.elements[element])) {
    play.happen({ type: 'ecm', element, works: false });
  }
  const field = battlefieldOf(state);
  const now = announcedBy(field, state, element);
  if (now.base === base && now.jumps === jumps) return;
  const unit = field.unitOf[element];
  const isOwn = field.plugged.isUnidentified?.(state, unit);
  play.happen({ type: 'announced', element, ...now }, isOwn ? [field.seatOf[unit]] : undefined);
}

/** A unit's actions may tell more than the back of its counter (BF2-CONC-01), or how far it can flee (BF2-MOR-03). */
export function asSeen({ plugged }: OpenField, state: State, unit: number, event: Event): Event {
  const { isUnidentified, isOutOfHand } = plugged;
  return isUnidentified?.(state, unit) || isOutOfHand?.(state, unit) ? { ...event, reveals: [unit] } : event;
}

/** BF2-CMDX-08: where another unit falls back in sight of everybody, a move may tell who leads whom. */
export function moveAsSeen(field: OpenField, state: State, unit: number, event: Event): Event {
  const friends = field.unitsOf[field.seatOf[unit]];
  const isTold = friends.some((other) => other !== unit && commandOn(field, state, other) === 'Fall Back!');
  return isTold ? { ...event, reveals: [unit] } : asSeen(field, state, unit, event);
}

/** BF2-EQ-08: ECM that has stopped something is no longer secret, until it fails. */
export function notice(play: Play<Battleforce2>, jammer: number): void {
  if (!play.state.elements[jammer].jams) play.happen({ type: 'ecm', element: jammer, works: true });
}

/** BF2-HEAT-05: an element at the end of the scale is shut down from this turn on. */
export const heatAt = (heat: number, turn: number) => ({
  heat,
  downSince: heat === SHUTDOWN_HEAT ? turn : 0,
});

/** Changes the heat of an element: its owner is told, and everybody what follows from it (BF2-HEAT-05). */
export function setHeat(play: Play<Battleforce2>, element: number, to: number): void {
  const from = play.state.elements[element].condition.heat;
  if (from === to) return;
  const { seatOf, unitOf } = battlefieldOf(play.state);
  play.happen({ type: 'heat', element, from, to }, [seatOf[unitOf[element]]]);
  announce(play, element);
}
