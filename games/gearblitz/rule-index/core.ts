import { section } from './section.ts';

export const CORE = [
  ...section(
    'Dice and skills',
    [
      'HGB-DICE-01',
      'Skill roll',
      'As many dice as the skill; the highest counts, and 1 more for each further 6.',
    ],
    ['HGB-DICE-02', 'Fumble', 'All dice show 1: the result is 0, whatever the modifiers.'],
    ['HGB-DICE-03', 'Floor', 'No result is below 0.'],
    ['HGB-DICE-04', 'Unskilled rolls', 'Two dice, the lower counts; any 1 is a Fumble.'],
    ['HGB-DICE-05', 'Plain dice', 'Distances, directions and tables: the die as it falls.'],
    ['HGB-DICE-06', 'Rounding', 'Halves go up unless a rule says otherwise.'],
    ['HGB-TEST-01', 'Tests', 'A result against a Threshold or against an opposing result.'],
    ['HGB-TEST-02', 'Margins', 'Above is success by the difference; a tie is failure by 0.'],
    ['HGB-SKILL-01', 'Four skills', 'Attack, Defense, Electronic Warfare, Leadership.'],
  ),
  ...section(
    'Units and datacards',
    ['HGB-UNIT-01', 'Units and Combat Groups', 'One to six Units with a leader, activated together.'],
    ['HGB-SCALE-01', 'Measuring', 'In inches, from front of base to front of base, at any time.'],
    ['HGB-CARD-01', 'Datacard', 'What is printed of a Unit; its skills come from the squad.'],
    ['HGB-CARD-02', 'Range bands', 'Point Blank, Short, Medium, Long, Extreme: each up to its limit.'],
    ['HGB-CARD-03', 'Markers', 'Speed, damage, ammunition and so on are public.'],
  ),
];
