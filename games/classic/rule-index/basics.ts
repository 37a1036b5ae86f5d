import { section } from './section.ts';

export const BASICS = [
  ...section('Introduction, p. 5', [
    'CBT-CNV-01',
    'Scope of the introductory rule set',
    'The game knows BattleMechs and the technology of the year 3025 only: no vehicles, infantry or aircraft, no buildings, fire or smoke.',
  ]),
  ...section('Dice, p. 8', [
    'CBT-DICE-01',
    'Dice notation',
    '1D6 is one die, 2D6 the sum of two; only the slot roll for arms and torsos reads two dice one by one.',
  ]),
  ...section('BattleMech Playing Pieces, p. 6', [
    'CBT-UNIT-01',
    'Playing piece state',
    "A 'Mech on the map has a hex, one of six facings for its feet, stands or lies prone, and may have its torso turned one hexside for this turn.",
  ]),
  ...section('Record Sheets, p. 6', [
    'CBT-UNIT-02',
    'Record sheet fields',
    "Eleven armour facings, eight locations of internal structure, critical slots with their contents and shots, weapons, movement, the MechWarrior's skills and wounds, and the heat scale.",
  ]),
  ...section(
    'Mapsheets, p. 8',
    [
      'CBT-MAP-01',
      'Map sheets and hexes',
      'A hex is 30 metres across and has a level and one terrain: clear, rough, light woods, heavy woods or water of some depth. Any level goes with any terrain.',
    ],
    [
      'CBT-MAP-02',
      'Levels',
      "Ground is level 0 unless marked; a level is 6 metres, up or down. A standing 'Mech is 2 levels tall, a prone one 1, and trees reach 2 levels above their ground.",
    ],
    ['CBT-MAP-03', 'Clear', 'Ground without a mark is clear and hinders nobody.'],
    [
      'CBT-MAP-04',
      'Light Woods and Heavy Woods',
      'Trees stand 2 levels high on the ground of their hex. They slow movement, hide what is behind them and make what is in them harder to hit.',
    ],
    ['CBT-MAP-05', 'Rough', 'Broken ground costs movement and never hinders sight.'],
    [
      'CBT-MAP-06',
      'Water and depth',
      "The level of a water hex is its surface; 'Mechs walk on the bed, as many levels lower as the water is deep. Depth 2 covers a standing 'Mech, depth 1 a prone one: then it is submerged.",
    ],
  ),
  ...section(
    'Sequence of Play, p. 9',
    [
      'CBT-SEQ-01',
      'Turn and phase order',
      'A turn of ten seconds has six phases: Initiative, Movement, Weapon Attack, Physical Attack, Heat, End.',
    ],
    [
      'CBT-SEQ-12',
      'Victory and draw',
      "Whoever owns the last 'Mechs on the map wins; if the last of both sides fall in the same phase, the game is drawn. A scenario may say otherwise.",
    ],
  ),
  ...section('Initiative Phase, p. 10', [
    'CBT-SEQ-02',
    'Initiative',
    'Each side rolls 2D6, ties again; the higher roll has the Initiative for the turn.',
  ]),
  ...section('Movement Phase, p. 10', [
    'CBT-SEQ-03',
    'Alternating movement',
    "The side without the Initiative moves a 'Mech first, then the sides take turns until all have moved; standing still is a move, too.",
  ]),
  ...section(
    'Weapon Attack Phase, p. 10',
    [
      'CBT-SEQ-04',
      'Weapon attack declaration',
      "The sides alternate again, the loser of the Initiative first. Torso twist, weapons and targets of a 'Mech are fixed in one open declaration, before any shot of the phase is rolled.",
    ],
    [
      'CBT-SEQ-05',
      'Weapon attack resolution',
      "Attacks are rolled 'Mech by 'Mech in the order of their declarations. Every declared attack is made, even at a target that is already gone.",
    ],
    [
      'CBT-SEQ-06',
      'Simultaneity inside a combat phase',
      'Damage is marked at once and counts from the end of the phase: until then everybody fights with what worked when the phase began.',
    ],
    [
      'CBT-SEQ-07',
      'End-of-phase processing order',
      "At the end of a phase damage takes effect, 'Mechs without hope are out, MechWarriors roll to stay conscious, then come Piloting Skill Rolls and falls, and wrecks leave the map.",
    ],
  ),
  ...section('Unequal Numbers of BattleMechs, p. 11', [
    'CBT-SEQ-08',
    'Unequal numbers',
    "Before each pair of activations, a side that has at least twice as many 'Mechs left to act as its enemy acts with that many times more, rounded down.",
  ]),
  ...section('Physical Attack Phase, p. 10', [
    'CBT-SEQ-09',
    'Physical attack phase',
    'Declared and resolved like weapon attacks. The torso stays where it was turned; charges and deaths from above were announced while moving.',
  ]),
  ...section('Heat Phase, p. 10', [
    'CBT-SEQ-10',
    'Heat phase',
    'Heat goes up and down, and its worst effects strike: shutdown, exploding ammunition, a stifling cockpit.',
  ]),
  ...section('End Phase, p. 10', [
    'CBT-SEQ-11',
    'End phase',
    'Unconscious MechWarriors may come round, heat sinks may be switched, the drowning take harm, and all torsos turn back to the front.',
  ]),
  ...section(
    'MechWarriors: Skills, p. 11',
    [
      'CBT-PIL-01',
      'Skills',
      'Gunnery is the base number for weapons, Piloting that for physical attacks and Piloting Skill Rolls. Lower is better; usual are Piloting 5 and Gunnery 4.',
    ],
    [
      'CBT-PIL-02',
      'Random skills',
      'A die each for Piloting (6, 6, 5, 5, 4, 4) and Gunnery (4, 4, 4, 4, 3, 3).',
      'random-skills',
    ],
  ),
  ...section('Skill Improvement, p. 12', [
    'CBT-PIL-03',
    'Experience',
    'Every survivor of a scenario earns a point, and each player gives one more to an enemy. Four points better Piloting by 1, eight Gunnery.',
    'experience',
  ]),
  ...section(
    'Damaging a MechWarrior, p. 12',
    [
      'CBT-PIL-04',
      'Sources of pilot damage',
      'A hit on the head hurts for 1, a bad fall for 1, an ammunition explosion for 2, heat or water without life support for 1 or 2; a hit on the cockpit kills.',
    ],
    [
      'CBT-PIL-05',
      'Death',
      "The sixth point of damage kills the MechWarrior, and his 'Mech is out of the game.",
    ],
  ),
  ...section(
    'Consciousness Rolls, p. 12',
    [
      'CBT-PIL-06',
      'Consciousness table',
      'With one to five points of damage, 2D6 must reach 3, 5, 7, 10 or 11.',
    ],
    [
      'CBT-PIL-07',
      'Consciousness rolls',
      'One roll for each point of damage at the end of the phase that brought it, before any Piloting Skill Roll; the number grows from point to point.',
    ],
    [
      'CBT-PIL-08',
      'Effects of unconsciousness',
      "Nothing works but the heat sinks: no movement, no attacks, Piloting Skill Rolls fail, and the 'Mech is an immobile target.",
    ],
    [
      'CBT-PIL-09',
      'Recovery',
      'From the turn after, each End Phase offers a roll against the same number to come round and act again in the next turn.',
    ],
  ),
];
