import type { Option } from '../../../../option.ts';
import { section } from '../../../../rule-index/section.ts';
import { aiming } from './aiming.ts';

const OPTION = 'targeting-computer-is';
const { add, stage } = aiming((aid) => aid !== 'imaging');

/** The −1 of what is not aimed is where weapons are fired. */
export const targetingComputer: Option<boolean> = {
  id: OPTION,
  title: 'Targeting computers',
  summary: "Units may have a computer that aims their direct fire, also at a part of a 'Mech.",
  group: 'Equipment',
  rule: 'MT-ELEC-12',
  base: false,
  rules: section('Maximum Tech, equipment', [
    'MT-ELEC-12',
    'Targeting computers',
    "Direct fire is at −1. Or all of it is aimed at one part of a 'Mech at +3, and strikes there: not the head, nor what is covered or turned away. Any critical hit ends it. A slot for 4 tons of weapons, of the Clans for 5.",
    OPTION,
  ]),
  plug: () => ({
    add,
    stage: { ...stage, gear: (names) => [...names, 'a targeting computer'] },
  }),
};
