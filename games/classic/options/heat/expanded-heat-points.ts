import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

const MILD = 20;
const COLD = -30;
const HOT = 50;
const STEP = 10;

/** MT-HEAT-01: a point for each full 10 degrees beyond the limits. */
const pointsAt = (temperature: number): number => {
  const beyond = (degrees: number) => Math.max(0, Math.floor(degrees / STEP));
  return beyond(temperature - HOT) - beyond(COLD - temperature);
};

export const expandedHeatPoints: Option<number> = {
  id: 'expanded-heat-points',
  title: 'Temperature',
  summary:
    "In degrees Celsius: the air heats 'Mechs above 50 and cools them below −30, a point for every 10.",
  group: 'Heat',
  rule: 'MT-HEAT-01',
  base: MILD,
  allowed: [-150, 200],
  rules: section('Maximum Tech, heat', [
    'MT-HEAT-01',
    'Expanded Heat Point Table',
    'Every turn 1 point of heat less for each full 10 degrees below −30, and 1 more for each full 10 above 50.',
    'expanded-heat-points',
  ]),
  plug: (temperature) => ({
    add: {
      heat: (tally) => {
        const points = pointsAt(temperature);
        if (points !== 0) tally.add(points, `${temperature} °C`, 'MT-HEAT-01');
      },
    },
  }),
};
