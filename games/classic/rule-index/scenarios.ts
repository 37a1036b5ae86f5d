import { section } from './section.ts';

export const SCENARIOS = [
  ...section(
    'Scenarios, p. 41',
    [
      'CBT-SCN-01',
      'Scenario data model',
      'A scenario names sheets and how they lie, the two forces with their MechWarriors, where and in which order they set up, and what wins.',
    ],
    [
      'CBT-SCN-02',
      'Mapsheets of the scenarios',
      'Two standard sheets: side by side as 30 by 17 hexes in the first scenario, end to end as 34 by 15 in the others. Each keeps its printed hex numbers.',
    ],
    [
      'CBT-SCN-03',
      'Terrain of the standard sheet',
      'Of the standard sheet we know that hex 1303 overlooks most of it and that 1403 beside it is a level higher; our own sheets stand in for it.',
    ],
  ),
  ...section(
    'Scenario 1: Final Exam, p. 41',
    [
      'CBT-SCN-04',
      "Crippled 'Mech",
      "A leg lost, all weapons destroyed, the gyro destroyed or two engine hits: the 'Mech fights on, but counts as beaten.",
    ],
    [
      'CBT-SCN-05',
      'Leaving the map counts as destroyed',
      'Whoever leaves the map, of free will or not, does not come back and counts as destroyed.',
    ],
    [
      'CBT-SCN-06',
      'Scenario 1 "Final Exam": forces',
      'Catapult, Spider, Commando and Trebuchet against the same four, all with Piloting 5 and Gunnery 4.',
    ],
    [
      'CBT-SCN-07',
      'Scenario 1: deployment',
      'Turn by turn, the defender first: he along the west edge, the attacker along the east.',
    ],
    [
      'CBT-SCN-08',
      'Scenario 1: victory',
      "Whoever first has crippled or destroyed all enemy 'Mechs wins; if both do in the same phase, it is a draw.",
    ],
    [
      'CBT-SCN-09',
      'Scenario 1: alternate rosters',
      'Dragon, Enforcer, Hermes II and Jenner attack Clint, Hunchback, Panther and Quickdraw.',
    ],
    [
      'CBT-SCN-10',
      'Force selection by tonnage limit',
      "Each side picks any 'Mechs whose tonnage together does not exceed the limit agreed on.",
    ],
    [
      'CBT-SCN-11',
      'Map layout variations',
      'A sheet may be turned around, or the sheets joined at their narrow sides.',
    ],
  ),
  ...section(
    'Scenario 2: Trial by Fire, p. 43',
    [
      'CBT-SCN-12',
      'Scenario 2 "Trial by Fire": forces',
      'A damaged Zeus alone against JagerMech, Cicada and Commando.',
    ],
    [
      'CBT-SCN-13',
      'Scenario 2: pre-game damage to the Zeus',
      'Four hits of 5 from the front, the head rolled again, without critical hits or falls.',
    ],
    [
      'CBT-SCN-14',
      'Scenario 2: deployment',
      'First the attackers on clear ground of level 0 within six hexes of the east edge, then the Zeus within three hexes of the west edge.',
    ],
    ['CBT-SCN-15', 'Scenario 2: surprise', 'The defender has the Initiative in the first turn.'],
    [
      'CBT-SCN-16',
      'Scenario 2: exits and victory',
      'The Zeus wins by leaving over the east edge or destroying everybody; it loses when destroyed or when it leaves anywhere else.',
    ],
    [
      'CBT-SCN-17',
      'Scenario 2 variation: chase',
      'The Zeus has a turn to itself, then the attackers enter behind it over the west edge.',
    ],
  ),
  ...section(
    'Scenario 3: Divide and Conquer, p. 44',
    [
      'CBT-SCN-18',
      'Scenario 3 "Divide and Conquer": forces',
      'A command lance (Awesome, Grasshopper, Enforcer) and a recon lance (Clint, Cicada, Spider) against Atlas, Dragon, Dervish and Jenner.',
    ],
    [
      'CBT-SCN-19',
      'Scenario 3: deployment',
      'The command lance in the north-west, the recon lance in the south-east; then the attacker picks the north-east or the south-west corner for all of his.',
    ],
    ['CBT-SCN-20', 'Scenario 3: disrupted command', 'The defenders roll for Initiative at −2.'],
    ['CBT-SCN-21', 'Scenario 3: victory', 'As in the first scenario: cripple or destroy them all.'],
    ['CBT-SCN-22', 'Scenario 3: short version', 'Without Grasshopper, Cicada and Dragon.'],
    [
      'CBT-SCN-23',
      'Scenario 3: three players',
      'Two players lead one defending lance each and take turns at the Initiative; dice settle who goes first when they disagree.',
    ],
    ['CBT-SCN-24', 'Night', 'All weapon attacks at +2.', 'night'],
    ['CBT-SCN-25', 'Fog', 'Weapon attacks at +3 at medium range and +6 at long range.', 'fog'],
  ),
];
