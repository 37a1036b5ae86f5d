import { battlefieldOf } from '../../battlefields.ts';
import type { Option } from '../../option.ts';
import { stock } from '../../platoons/stock.ts';
import { section } from '../../rule-index/section.ts';
import { isUnderWater } from '../../rules/sight/line-of-sight.ts';
import { isWaterAllTheWay, NEEDS_WATER } from '../../rules/sight/water.ts';
import { squad } from '../../squads/stock.ts';

const OPTION = 'submersible-infantry';
const RULE = 'MT-SOPS-11';
const DRY = { message: 'Torpedoes are fired under water alone', rule: RULE } as const;

const DIVERS = [
  stock('Otters', 'foot', 'laser', { submersible: true }),
  stock('Kingfishers', 'foot', 'srm', { submersible: true, torpedoes: true }),
  squad('Nautilus', { armor: 8, jump: 2, weapons: [{ weapon: 'Small Laser' }], submersible: true }),
  squad('Moray', {
    armor: 9,
    ground: 2,
    weapons: [{ weapon: 'SRM 2', shots: 2 }, { weapon: 'Medium Laser' }],
    submersible: true,
    torpedoes: true,
  }),
];

/** MT-SOPS-11: where they go, and for how much, follows from their kind. */
export const submersibleInfantry: Option<boolean> = {
  id: OPTION,
  title: 'Submersible infantry',
  summary: 'Platoons on foot and battle armour may go under water.',
  group: 'Infantry',
  rule: RULE,
  base: false,
  requires: ['combined-arms', 'underwater-combat'],
  rules: section('Maximum Tech, special operations', [
    RULE,
    'Submersible infantry',
    'It goes one hex of water a turn, a level up or down at most, and jumps in but not out. Only what works under water is fired there, and nothing is doubled. Its launchers have missiles or torpedoes for the whole battle.',
    OPTION,
  ]),
  plug: () => ({
    stage: {
      gear: (names) => [...names, 'diving gear'],
      unitsOffered: (files) => [...files, ...DIVERS],
      mayJump(may, state, unit) {
        const field = battlefieldOf(state);
        return may && !(field.designs[unit].dives && isUnderWater(field, unit, state.units[unit]));
      },
      whyNotFire(why, field, state, { unit }, { weapon, target }) {
        const { dives, weapons } = field.designs[unit];
        if (why || !dives || !weapons[weapon].type.isTorpedo) return why;
        if (!isUnderWater(field, unit, state.units[unit])) return DRY;
        return isWaterAllTheWay(field, state, { unit, target }) ? null : NEEDS_WATER;
      },
    },
  }),
};
