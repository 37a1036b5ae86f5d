import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { REASONS } from '../../text/to-hit.ts';

/** The hexes from which on each further point is added. */
const FROM = [3, 5, 7, 10, 14, 19, 25];

export const expandedTmm: Option<boolean> = {
  id: 'expanded-tmm',
  title: 'Expanded target movement',
  summary: 'A target that moves far is harder to hit than usual: up to +7 for 25 hexes.',
  group: 'Attacks',
  rule: 'MT-ATK-03',
  base: false,
  rules: section('Maximum Tech, attacks', [
    'MT-ATK-03',
    'Expanded target movement',
    'The modifier for hexes moved goes on in smaller steps: +5 from 14 hexes on, +6 from 19 and +7 from 25; a jump adds 1 as ever.',
    'expanded-tmm',
  ]),
  plug: () => ({
    replace: {
      targetMovement: (tally, hexes) => {
        const modifier = FROM.filter((from) => hexes >= from).length;
        if (modifier > 0) tally.add(modifier, REASONS.targetMoved(hexes), 'MT-ATK-03');
      },
    },
  }),
};
