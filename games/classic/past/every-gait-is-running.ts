import { quietTally } from '@ironfield/kernel/explanation.ts';
import type { Reading } from '@ironfield/kernel/options/readings.ts';
import { mpFor } from '../rules/movement/movement-points.ts';
import type { PastPoints } from './points.ts';

const own = quietTally();

export const everyGaitIsRunning: Reading<PastPoints> = {
  id: 'every-gait-is-running',
  rule: 'MT-PRE-07',
  summary:
    'in low gravity who sprinted, or ran in another way of its own, was taken to have the MP of one that runs, and MP that were lost counted as spent',
  until: 3,
  handlers: {
    replace: {
      exertion: (field, state, unit) => {
        const { mode, hexesMoved, mpLeft } = state.units[unit].thisTurn;
        const kind = field.kinds[unit];
        own.total = 0;
        if (mode === 'jump') {
          kind.jumpingPoints(own, field, state, unit);
          return { spent: hexesMoved, usual: own.total };
        }
        kind.walkingPoints(own, field, state, unit);
        const usual = mode === 'run' ? Math.ceil(1.5 * own.total) : own.total;
        const spent = mode === 'still' ? 0 : mpFor(field, state, unit, mode) - mpLeft;
        return { spent, usual };
      },
    },
  },
};
