import type { Battlefield } from '../../battlefield.ts';
import type { Option } from '../../option.ts';
import { stock } from '../../platoons/stock.ts';
import { section } from '../../rule-index/section.ts';
import { isSquad } from '../../rules/unit/squads.ts';

const SQUADS = [
  stock('Hedge Patrol', 'foot', 'rifle', { squad: true }),
  stock('Tripod Section', 'foot', 'srm', { squad: true }),
  stock('Lantern Bearers', 'foot', 'laser', { squad: true }),
  stock('Gate Runners', 'motorized', 'machine-gun', { squad: true }),
  stock('Grasshoppers', 'jump', 'rifle', { squad: true, antiMech: true }),
];
const HARDER = 1;
const WORDS = 'A squad';

/** Of a machine at people who have spread out. */
const isHarder = (field: Battlefield, { attacker, target }: { attacker: number; target: number }): boolean =>
  isSquad(field, target) && !field.kinds[attacker].troopers;

/** MT-INFY-01 */
export const infantrySquads: Option<boolean> = {
  id: 'infantry-squads',
  title: 'Infantry squads',
  summary: 'Platoons may be set up as squads of seven, which machines hit at +1.',
  group: 'Infantry',
  rule: 'MT-INFY-01',
  base: false,
  requires: ['combined-arms'],
  rules: section('Maximum Tech, infantry', [
    'MT-INFY-01',
    'Squads',
    'Squads of seven act as small platoons, three of a platoon that jumps and four of others. Attacks of machines on them are at +1. In a hex all squads of one platoon count as one unit.',
    'infantry-squads',
  ]),
  plug: () => ({
    add: {
      weaponToHit: (tally, field, _state, { attacker, target }) => {
        if (isHarder(field, { attacker, target: target as number })) tally.add(HARDER, WORDS, 'MT-INFY-01');
      },
      physicalToHit: (tally, field, _state, blow) => {
        if (isHarder(field, blow)) tally.add(HARDER, WORDS, 'MT-INFY-01');
      },
    },
    stage: {
      gear: (names) => [...names, 'the orders of a squad'],
      unitsOffered: (files) => [...files, ...SQUADS],
    },
  }),
};
