import { z } from 'zod';
import type { Battlefield } from '../../../battlefield.ts';
import type { Option } from '../../../option.ts';
import { indexSchema, someOf } from '../../../orders/parts.ts';
import { stock } from '../../../platoons/stock.ts';
import { section } from '../../../rule-index/section.ts';
import { isSquad } from '../../../rules/unit/squads.ts';
import type { State } from '../../../state.ts';
import { askSquads, botOrder, joinAll, turnEnds } from './joining.ts';

const OPTION = 'infantry-squads';
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
const isHarder = (
  field: Battlefield,
  { units }: Pick<State, 'units'>,
  { attacker, target }: { attacker: number; target: number },
): boolean => isSquad(field, target, units[target]) && !field.kinds[attacker].troopers;

/** MT-INFY-01, MT-INFY-02 */
export const infantrySquads: Option<boolean> = {
  id: OPTION,
  title: 'Infantry squads',
  summary: 'Platoons may be set up as squads of seven, which machines hit at +1, and join later.',
  group: 'Infantry',
  rule: 'MT-INFY-01',
  base: false,
  requires: ['combined-arms'],
  rules: section(
    'Maximum Tech, infantry',
    [
      'MT-INFY-01',
      'Squads',
      'Squads of seven act as small platoons, three of a platoon that jumps and four of others. Attacks of machines on them are at +1.',
      OPTION,
    ],
    [
      'MT-INFY-02',
      'Squads that share a hex, and join',
      'In a hex all squads of one platoon count as one unit. In the End Phase those of them who have their nerve may join: they are one platoon from then on, with all survivors, and do not part again.',
      OPTION,
    ],
  ),
  orders: [
    z.strictObject({
      type: z.literal('join-squads'),
      squads: someOf(z.strictObject({ squad: indexSchema })),
    }),
  ],
  steps: { 'squads/join': askSquads },
  plug: () => ({
    add: {
      turnEnds,
      weaponToHit: (tally, field, state, { attacker, target }) => {
        if (isHarder(field, state, { attacker, target })) tally.add(HARDER, WORDS, 'MT-INFY-01');
      },
      physicalToHit: (tally, field, state, blow) => {
        if (isHarder(field, state, blow)) tally.add(HARDER, WORDS, 'MT-INFY-01');
      },
    },
    stage: {
      gear: (names) => [...names, 'the orders of a squad'],
      unitsOffered: (files) => [...files, ...SQUADS],
      states: (states, _field, { units }, unit) =>
        units[unit].marks?.joined ? [...states, 'joined'] : states,
      glimpse: (event) => (event?.type === 'squads-joined' ? { ...event, troopers: 0, unhurt: 0 } : event),
      answer: (order, field, state, frame) =>
        frame.step === 'squads/join' ? botOrder(field, state, frame.seat) : order,
    },
  }),
  changes: { 'squads-joined': (table, event, forces) => joinAll(table, event, forces) },
  sentences: {
    'squads-joined': ({ unit, squads, troopers }, { mech }) =>
      `${[unit, ...squads].map(mech).join(', ')} are one platoon now${troopers > 0 ? `, of ${troopers} troopers` : ''}.`,
  },
};
