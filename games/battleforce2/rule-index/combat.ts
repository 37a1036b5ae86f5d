import { section } from './section.ts';

export const COMBAT = [
  ...section(
    'Combat',
    [
      'BF2-ATK-01',
      'Who may attack',
      'Whoever works, has not attacked, and has the target in sight, arc and range.',
    ],
    ['BF2-LOS-01', 'Line of sight', 'From centre to centre; every hex that it crosses lies between.'],
    ['BF2-LOS-02', 'Neighbours', 'Units in the same or adjacent hexes always see each other.'],
    ['BF2-LOS-03', 'Blocking', 'A hex higher than both units blocks; woods and cities add a level.'],
    ['BF2-LOS-04', 'Without sight', 'Indirect fire and artillery need none.'],
    ['BF2-ARC-01', "'Mech arc", '300 degrees.'],
    ['BF2-ARC-02', 'Vehicle arc', '180 degrees.'],
    ['BF2-ARC-03', 'Infantry arc', 'All around; whoever shares the hex is in every arc.'],
  ),
  ...section(
    'Declaration',
    ['BF2-DECL-01', 'Declaration', 'One target unit; a target and overheat for each attacking element.'],
    ['BF2-DECL-02', 'Resolution', 'All to-hit rolls, then the hits in order.'],
    ['BF2-INFO-01', 'What opponents know', 'The models and which elements still work.'],
    ['BF2-INFO-02', 'Close proximity', 'Whoever shares a hex sees the damage.'],
    ['BF2-INFO-03', 'Active probe', 'Scans a unit within 4 hexes.'],
    ['BF2-INFO-04', 'Withheld damage', 'A hit may do less than it could, but 1 at least.'],
  ),
  ...section(
    'To hit',
    ['BF2-HIT-01', 'Base number', 'From the MP of the target element; 0 if it is shut down.'],
    ['BF2-HIT-02', 'Modifiers', 'Range, jumping, cover, water, skill, heat, hits.'],
    ['BF2-HIT-03', 'Range', 'In hexes, counting the target’s.'],
    ['BF2-HIT-04', 'The roll', 'A 12 always hits, a 2 never does.'],
  ),
  ...section(
    'Damage',
    ['BF2-DMG-01', 'Amount', 'Damage Value, overheat, and 1 for the rear.'],
    ['BF2-DMG-02', 'Attack direction', 'The rear is the hexside behind.'],
    ['BF2-DMG-03', 'Marking damage', 'Armor first, then structure.'],
    ['BF2-DMG-04', 'Destruction', 'The last box destroys the element, the last element the unit.'],
    ['BF2-CRIT-01', 'Critical hits', 'A hit that finds no armor calls for a roll.'],
    ['BF2-CRIT-02', 'Critical hits table', 'Actuators, weapons, engine, head or crew.'],
  ),
  ...section(
    'Overheating',
    ['BF2-HEAT-01', 'Overheat', 'Up to the Overheat Value is added to the damage.'],
    ['BF2-HEAT-02', 'Heat gain', 'Overheat and engine hits, after the attack.'],
    ['BF2-HEAT-03', 'Heat effects', 'Slower, and worse at attacking.'],
    ['BF2-HEAT-04', 'Water cooling', 'One point of overheat less in water.'],
    ['BF2-HEAT-05', 'Shutdown', 'At heat 4; restart in the End Phase of the next turn.'],
    ['BF2-HEAT-06', 'Cooling', 'Whoever does not attack cools down.'],
    ['BF2-HEAT-07', 'Limit', 'Nobody overheats beyond the scale.'],
  ),
];
