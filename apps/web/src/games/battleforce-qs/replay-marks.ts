import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import { opponentOf } from '@ironfield/battleforce-qs/state.ts';
import type { MarkReader } from '../../replay/marks.ts';

/** Moments worth jumping to in BattleForce Quick-Start. */
export const readMark: MarkReader<BattleforceQs> = (event, { setup }) => {
  const field = battlefieldOf(setup);
  switch (event.type) {
    case 'turn':
      return { kind: 'turn', label: `Turn ${event.turn}` };
    case 'destroyed':
      return { kind: 'destroyed', seat: field.seatOf[field.unitOf[event.element]] };
    case 'left-map':
      return { kind: 'destroyed', seat: field.seatOf[event.unit] };
    case 'critical':
      return event.hit === 'none'
        ? null
        : { kind: 'critical', seat: field.seatOf[field.unitOf[event.element]] };
    case 'captured':
      return { kind: 'captured', seat: opponentOf(field.seatOf[event.unit]) };
    case 'ended':
      return { kind: 'end' };
    default:
      return null;
  }
};
