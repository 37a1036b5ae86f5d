import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { squad } from '../../squads/stock.ts';
import '../../squads/suit-arms.ts';

const OPTION = 'battle-armor-arms';
const RULE = 'MT-WPN-63';
const of = (weapon: string, shots?: number) => ({ weapon, ...(shots !== undefined && { shots }) });

const SQUADS = [
  squad('Trident', { armor: 9, jump: 3, weapons: [of('Triple Small Lasers')], antiMech: true }),
  squad('Grapeshot', { armor: 8, jump: 3, weapons: [of('Phalanx SRM 4', 2), of('Machine Gun')] }),
  squad('Greek Fire', { armor: 8, jump: 3, weapons: [of('Twin Flamers')], antiMech: true }),
  squad('Bombardier', { armor: 10, ground: 2, weapons: [of('Heavy Mortar')] }),
  squad('Whaler', { troopers: 5, armor: 10, jump: 3, weapons: [of('Advanced SRM 3', 3)], antiMech: true }),
];

/** MT-WPN-63 */
export const battleArmorArms: Option<boolean> = {
  id: OPTION,
  title: 'Weapons of battle armour',
  summary:
    'Battle armour carries weapons of its own: twin and triple lasers, small Gauss rifles, mortars, LAWs and more.',
  group: 'Infantry',
  rule: RULE,
  base: false,
  requires: ['combined-arms'],
  rules: section('Maximum Tech, weapons', [
    RULE,
    'Battle armor weapons',
    'Twin and triple weapons count barrels for all troopers on the cluster columns. Of twin flamers, twin bearhunters, Fenrir and Phalanx SRMs twice as many hit; of advanced SRMs one more where the number is odd.',
    OPTION,
  ]),
  plug: () => ({
    stage: {
      gear: (names) => [...names, 'arms of suits'],
      unitsOffered: (files) => [...files, ...SQUADS],
    },
  }),
};
