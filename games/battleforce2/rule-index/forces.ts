import { section } from './section.ts';

export const FORCES = [
  ...section(
    'Terminology',
    ['BF2-TERM-01', 'Dice and rounding', 'Only six-sided dice; each rule says how it rounds.'],
    [
      'BF2-TERM-02',
      'Vocabulary',
      'An element attacks and is damaged, a unit is the counter that moves, formations are led by command units.',
    ],
    ['BF2-TERM-03', 'Two sides', 'There are exactly two sides; a team counts as one player.'],
  ),
  ...section(
    'Forces',
    [
      'BF2-UNIT-01',
      'Weight classes',
      'Light, medium, heavy and assault go by tonnage, each kind of element by its own.',
    ],
    [
      'BF2-UNIT-02',
      'Ways to move',
      'Vehicles are tracked, wheeled, hover, VTOL, naval or submarine; fighters and DropShips are aerospace units.',
    ],
    [
      'BF2-ORG-01',
      'Inner Sphere organization',
      'Lances of four, companies of three lances, battalions of three companies.',
    ],
    ['BF2-ORG-02', 'Clan organization', 'Stars of five Points, Binaries and Trinaries, Clusters, Galaxies.'],
    ['BF2-ORG-03', 'Com Guards organization', 'Levels of six of the level below.'],
    ['BF2-ORG-04', 'Formation equivalency', 'Limits are given in Inner Sphere terms and translated.'],
    [
      'BF2-UNIT-03',
      'Unit composition',
      'A unit consists of one kind of element, up to the size of its organization.',
    ],
    [
      'BF2-UNIT-04',
      'Weight class of a unit',
      'The average class of its elements, one half rounded down, fixed at setup.',
    ],
    ['BF2-UNIT-05', 'Counter designation', 'A letter for the type, one for the class, and a number.'],
    ['BF2-UNIT-06', 'Counter faces', 'Counters have a front with a facing arrow and an unidentified back.'],
    ['BF2-UNIT-07', 'Other counters', 'Command, building, ECM, objective and headquarters counters.'],
  ),
  ...section(
    'Record sheets',
    ['BF2-REC-01', 'Unit header', 'The counter, a name, and for command units who is led.'],
    [
      'BF2-REC-02',
      'Element line',
      'MP with mode, three Damage Values, class, skill, Overheat Value, boxes, specials.',
    ],
    ['BF2-REC-03', 'Unit MP', 'The lowest current MP of its elements; it can jump only if all can.'],
    ['BF2-REC-04', 'Range bands', 'Pointblank in the same hex, medium to 4 hexes, long to 8.'],
    ['BF2-REC-05', 'Skill', 'Green +1, Regular 0, Veteran −1, Elite −2 on attacks.'],
    ['BF2-REC-06', 'Who overheats', "Only 'Mechs and aerospace fighters have a heat level."],
    ['BF2-REC-07', 'Armor and structure', 'Vehicles have structure only, infantry and fighters armor only.'],
    ['BF2-REC-08', 'The sample unit', 'Zeus, Dervish, Flashman and Hunchback as printed.'],
  ),
];
