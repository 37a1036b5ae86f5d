import type { OpenField } from '../battlefield.ts';
import { BUILDINGS } from '../data/terrain.ts';
import type { Option } from '../option.ts';

/** Degrees Celsius between which nobody suffers, and for each further MP. */
const COLD = -30;
const HOT = 50;
const STEP = 10;
const COMFORTABLE = 20;

/** BF2-ENV-01 */
const lostMp = (degrees: number): number => Math.ceil(Math.max(0, degrees - HOT, COLD - degrees) / STEP);

/** BF2-ENV-01: whoever has no armor against it. */
const isExposed = ({ elementsOf, types }: OpenField, unit: number): boolean =>
  elementsOf[unit].some((element) => types[element] === 'infantry');

const isInside = ({ board }: OpenField, cell: number): boolean => BUILDINGS.includes(board.terrain[cell]);

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
      },
      stage: {
        deployable: (cells, field, _state, unit) =>
          isExposed(field, unit) ? cells.filter((cell) => isInside(field, cell)) : cells,
        shuns: (before, field, _state, unit) =>
          isExposed(field, unit) ? (from, to) => before?.(from, to) === true || !isInside(field, to) : before,
      },
    };
  },
};
