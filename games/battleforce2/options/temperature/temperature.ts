import type { Option } from '../../option.ts';
import { board, boardForm, boardOrder, chooseBoarding, isExposed, isInside, mayBoard } from './boarding.ts';

/** Degrees Celsius at which nothing suffers, and for each further MP. */
const COLD = -30;
const HOT = 50;
const STEP = 10;
const COMFORTABLE = 20;

/** BF2-ENV-01 */
const lostMp = (degrees: number): number => Math.ceil(Math.max(0, degrees - HOT, COLD - degrees) / STEP);

export const temperature: Option<number> = {
  id: 'temperature',
  title: 'Temperature',
  summary:
    'In degrees Celsius. Above 50 or below −30 vehicles and battle armor lose MP, and infantry stays inside.',
  group: 'Special cases',
  rule: 'BF2-ENV-01',
  base: COMFORTABLE,
  allowed: [-100, 150],
  plug: (degrees) => {
    const lost = lostMp(degrees);
    const replace = { temperature: () => degrees };
    if (lost === 0) return { replace };
    return {
      replace,
      add: {
        printedMp: (tally, { type }) => {
          if (type !== 'vehicle' && type !== 'battleArmor') return;
          const least = Math.min(1, tally.total);
          tally.add(Math.max(-lost, least - tally.total), `${degrees} degrees`, 'BF2-ENV-01');
        },
        ordered: (play, _seat, order) => {
          if (order.type === 'deploy-aboard') board(play, order);
        },
      },
      stage: {
        deployable: (cells, field, _state, unit) =>
          isExposed(field, unit) ? cells.filter((cell) => isInside(field, cell)) : cells,
        hasDeployment: (has, field, state, unit) => has || mayBoard(field, state, unit),
        deployForms: (forms, field, state, _seat, units) => [...forms, ...boardForm(field, state, units)],
        choice: (order, _field, _state, { menu }) => order ?? chooseBoarding(menu),
        shuns: (before, field, _state, unit) =>
          isExposed(field, unit) ? (from, to) => before?.(from, to) === true || !isInside(field, to) : before,
      },
    };
  },
  orders: [boardOrder],
};
