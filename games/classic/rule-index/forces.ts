import { section } from './section.ts';

export const FORCES = [
  ...section(
    'BattleTech Forces, pp. 51-54',
    [
      'CBT-FOR-01',
      'Role as a unit attribute',
      'Every design has one of seven roles and the great houses that field it most.',
    ],
    [
      'CBT-FOR-02',
      'Scout profile',
      'Very fast and thin-skinned: keeps moving, hides in woods and dead ground, and shoots at backs.',
    ],
    [
      'CBT-FOR-03',
      'Striker profile',
      'Fast, with heavy weapons of short reach: closes under cover, then several of them fire everything at one target.',
    ],
    [
      'CBT-FOR-04',
      'Skirmisher profile',
      'Mobile, with fair armour and fire at any range: harasses, supports, breaks through, and does not face the heavy ones alone.',
    ],
    [
      'CBT-FOR-05',
      'Brawler profile',
      'Slower than skirmishers, but tougher or longer in reach: holds a line, escorts, and outflanks in twos and threes.',
    ],
    [
      'CBT-FOR-06',
      'Missile boat profile',
      'LRMs from a high wooded nest some 17 hexes away, with friends in front; other weapons only against those who come too close.',
    ],
    [
      'CBT-FOR-07',
      'Sniper profile',
      'Slow, with strong guns of long reach: shoots from cover far away and stays there.',
    ],
    [
      'CBT-FOR-08',
      'Juggernaut profile',
      'Slow, thick armour, enormous damage close up: advances straight or holds, while others drive the enemy towards it.',
    ],
    [
      'CBT-FOR-09',
      "Named 'Mechs and stated facts",
      "The two dozen 'Mechs that the book names, with what it says about each.",
    ],
    [
      'CBT-FOR-10',
      'Role classifier for custom designs',
      'A design without a role gets one from its speed, range, damage and armour.',
    ],
  ),
  ...section(
    "The 'Mechs' own record sheets, not in the book",
    [
      'CBT-FOR-11',
      'Roster loadouts',
      "Tonnage, movement, engine, heat sinks, armour and ammunition of the 24 'Mechs.",
    ],
    [
      'CBT-FOR-12',
      'Roster weapons and locations',
      "The weapons of the 24 'Mechs and where they are mounted.",
    ],
    [
      'CBT-FOR-15',
      'Reference distributions',
      "Where the 24 'Mechs carry their armour, and the heat of all their weapons together.",
    ],
  ),
  ...section(
    'Our own, not in the book',
    [
      'CBT-FOR-13',
      'Project armour distribution',
      'How armour points are spread automatically: by structure, a quarter of each torso to the rear.',
    ],
    [
      'CBT-FOR-14',
      'Project slot layout',
      'How slots are filled automatically: jets and ammunition in the side torsos, heat sinks in head and legs first.',
    ],
    [
      'CBT-FOR-16',
      'Project value',
      "What a 'Mech counts for with its MechWarrior: by the damage it deals a turn, what it takes to stop it, and both skills.",
    ],
    [
      'CBT-FOR-17',
      'Random fair forces',
      'Each side gets a mix of roles, worth about the same by tonnage or value and never more than agreed on.',
    ],
  ),
  ...section(
    'Equipment, pp. 60-62',
    [
      'CBT-EQP-01',
      'Weapons and equipment table',
      'Heat, damage, ranges, tonnage, slots and shots per ton of every weapon.',
    ],
    [
      'CBT-EQP-02',
      'Flamer',
      "2 points of damage without ammunition; by agreement it may instead add 2 to the target's heat.",
    ],
    ['CBT-EQP-03', 'Vehicle flamer', 'A flamer with a tank: 20 shots a ton, and heat as usual.'],
    ['CBT-EQP-04', 'Heat sinks', 'Each working heat sink takes 1 heat away each turn.'],
    [
      'CBT-EQP-05',
      'Hatchet: construction',
      "A ton and a slot for each 15 tons of the 'Mech or part of them, in an arm that has its hand; one an arm.",
    ],
    [
      'CBT-EQP-06',
      'Hatchet: attack',
      'A blow for a fifth of the tonnage, once a turn, with an arm that fired nothing; the other arm may fire.',
    ],
    [
      'CBT-EQP-07',
      'One-shot launchers (OS)',
      'A launcher with one shot built in: half a ton heavier, no other ammunition, and it does not explode.',
    ],
    [
      'CBT-EQP-08',
      'Launchers and autocannon: no further special rules',
      'These have the figures of the table and nothing else.',
    ],
    [
      'CBT-EQP-09',
      'Light ammunition load',
      'By agreement slots may start with fewer shots, so that there is less to explode.',
    ],
  ),
  ...section(
    'Blank Record Sheet, p. 63',
    [
      'CBT-REC-01',
      "Record sheet: 'Mech data",
      'Type, tonnage, movement, and the weapons with number, location, heat, damage and ranges.',
    ],
    [
      'CBT-REC-02',
      'Record sheet: warrior data',
      'Name, Gunnery, Piloting, and wounds with the number to stay conscious under each.',
    ],
    [
      'CBT-REC-03',
      'Record sheet: armour and internal structure diagrams',
      'Eleven armour facings and eight locations of structure, with what is left of each.',
    ],
    [
      'CBT-REC-04',
      'Record sheet: critical hit table',
      'What each slot holds and whether it was hit, shots left, and hits on engine, gyro, sensors and life support.',
    ],
    [
      'CBT-REC-05',
      'Record sheet: damage transfer',
      'Limbs to the torso of their side, side torsos to the centre; head and centre pass nothing on.',
    ],
    [
      'CBT-REC-06',
      'Record sheet: heat data and heat scale',
      'The scale with its thresholds, and the heat sinks one by one.',
    ],
  ),
  ...section(
    'Tables, p. 64',
    ['CBT-REC-07', 'Attack modifiers', 'All modifiers for attacks on one page.'],
    [
      'CBT-REC-08',
      'Cluster hits table',
      'How many missiles of a salvo strike, by roll and size of the launcher.',
    ],
    ['CBT-REC-09', 'Determining critical hits', 'None, one, two, or a limb off and three in a torso.'],
    ['CBT-REC-10', 'Heat points', "What heats a 'Mech and what cools it."],
    ['CBT-REC-11', 'Piloting Skill Roll modifiers', 'What demands a roll and what makes it harder.'],
    ['CBT-REC-12', 'Movement costs', 'What each hex, level, turn and posture costs.'],
    ['CBT-REC-13', "'Mech hit location", 'Where a shot strikes, by roll and side.'],
    ['CBT-REC-14', 'Punch location', 'Where a punch strikes, by die and side.'],
    ['CBT-REC-15', 'Kick location', 'Which leg a kick strikes.'],
    ['CBT-REC-16', 'Physical attack modifiers', 'The base modifier of each kind of physical attack.'],
  ),
];
