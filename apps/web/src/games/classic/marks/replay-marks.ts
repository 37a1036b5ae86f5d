import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import type { MarkReader } from '../../../replay/marks.ts';

/** The moments worth jumping to in classic BattleTech. */
export const readMark: MarkReader<Classic> = (event, { setup, units }) => {
  const { sideOf, designs } = battlefieldOf({ setup });
  switch (event.type) {
    case 'turn':
      return { kind: 'turn', label: `Turn ${event.turn}` };
    case 'destroyed':
      return { kind: 'destroyed', seat: sideOf[event.unit] };
    case 'left-map':
      // A wreck that is pushed over the edge was lost before.
      return units[event.unit].loss === 'left-map' ? { kind: 'destroyed', seat: sideOf[event.unit] } : null;
    case 'critical': {
      // Ammunition that is hit tells of itself by exploding; an empty bin is nothing to look at.
      const isAmmunition = designs[event.unit].bins.some(
        ({ part }) => part?.location === event.location && (part.mask & (1 << event.slot)) !== 0,
      );
      return isAmmunition ? null : { kind: 'critical', seat: sideOf[event.unit] };
    }
    case 'explosion':
    case 'burst':
      return { kind: 'critical', seat: sideOf[event.unit] };
    case 'ended':
      return { kind: 'end' };
    default:
      return null;
  }
};
