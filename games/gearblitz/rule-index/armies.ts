import { section } from './section.ts';

export const ARMIES = [
  ...section(
    'Armies',
    ['HGB-ARMY-01', 'Threat Value', 'An army costs at most what was agreed.'],
    ['HGB-ARMY-02', 'Army types', 'How many groups of each kind.'],
    ['HGB-ARMY-03', 'Other sizes', 'One more for each further 1000; half below.'],
    ['HGB-ARMY-04', 'Skills', 'Of the squad; Leadership of its leader.'],
    ['HGB-ARMY-05', 'Charts', 'Of the three armies.'],
    ['HGB-ARMY-06', 'Squads', 'What they consist of and cost.'],
    ['HGB-ARMY-07', 'Options', 'Paid by choice, Unit, squad or section, within their limits.'],
    ['HGB-ARMY-08', 'Veterans', 'One General Purpose squad for each 1000.'],
    ['HGB-ARMY-09', 'Snipers', 'One a section, as a group of their own.'],
  ),
  ...section(
    'Northern Guard',
    ['HGB-NG-01', 'Rallying Cry', 'No tokens for losses this round, or twice as many.', 'morale'],
    ['HGB-NG-02', 'Chaplain', 'A Command Point a round for its group; Warrior Monks.'],
    ['HGB-NG-03', 'Command squad', '25 TV: Leadership and Defense +1.'],
  ),
  ...section(
    'Southern MILICIA',
    ['HGB-SM-01', 'Variable morale', 'A die for each Cadre.', 'morale'],
    ['HGB-SM-02', 'Limited Resources', 'Stripped Jägers: faster and barer.'],
    ['HGB-SM-03', 'Command cadre', '50 TV: every skill +1, in an Iguana or Black Mamba.'],
    ['HGB-SM-04', 'Convicts', 'No Command Points, no friends.'],
  ),
  ...section(
    'Peace River',
    ['HGB-PR-01', 'Sense of Duty', 'Breakpoints +1.', 'morale'],
    ['HGB-PR-02', 'Burden of Duty', 'A token more for own losses.', 'morale'],
    ['HGB-PR-03', 'Command squad', '50 TV: every skill +1; better aircraft.'],
  ),
  ...section(
    'Older units',
    ['HGB-LEG-01', 'Older units', 'As their chassis, or converted.'],
    ['HGB-LEG-02', 'Perks and flaws', 'Become Sturdy boxes, or Fragile.'],
    ['HGB-LEG-03', 'Numbers', 'Comms, Threat Value, ammunition and modifiers.'],
  ),
];
