import { section } from './section.ts';

export const MOVEMENT = [
  ...section(
    'Movement Basics, p. 13',
    [
      'CBT-MOV-01',
      'Choosing a mode',
      "A 'Mech stands still, walks, runs or jumps: one of them for the whole turn, named before it moves.",
    ],
    [
      'CBT-MOV-02',
      'Movement Cost Table',
      'A hex costs 1 MP, plus 1 for rough, light woods or depth 1, 2 for heavy woods, 3 for deeper water, and 1 for each level up or down. Each hexside turned is 1 MP, going prone 1, a try to stand 2.',
    ],
    [
      'CBT-MOV-03',
      'Levels used for movement',
      'A step may change two levels at most going forward and none going backward; in water the bed counts.',
    ],
    [
      'CBT-MOV-10',
      'Minimum movement',
      "A 'Mech with at least 1 MP may always enter the hex in front of it, whatever that costs, if it does nothing else; it then counts as having run.",
    ],
    [
      'CBT-MOV-11',
      'Prone movement',
      "A prone 'Mech may turn in place and try to stand, and may not leave its hex or jump. Without a gyro, or with a leg gone, it turns one hexside a turn.",
    ],
  ),
  ...section('Movement Direction, p. 14', [
    'CBT-MOV-04',
    'Direction of movement',
    "One enters the hex ahead or the hex behind; for any other hex one has to turn first. A running 'Mech cannot go backward.",
  ]),
  ...section('Facing Change, p. 14', [
    'CBT-MOV-05',
    'Facing change',
    '1 MP for each hexside, also while prone, and only in the Movement Phase.',
  ]),
  ...section(
    'Movement Modes, p. 15',
    ['CBT-MOV-06', 'Stand still', "No MP, no turning, no heat, and no modifier for one's own fire."],
    ['CBT-MOV-07', 'Walk', "Up to the Walking MP; 1 heat, and +1 for one's own attacks."],
    [
      'CBT-MOV-08',
      'Run',
      "Up to one and a half times the Walking MP, rounded up; 2 heat, +2 for one's own attacks. Not backward, not into water of depth 1 or more, not with a leg missing.",
    ],
    [
      'CBT-MOV-09',
      'Current Walking MP',
      'A destroyed hip halves Walking MP and two end it; every other leg actuator costs 1; a missing leg leaves 1. What heat takes comes off last.',
    ],
    [
      'CBT-MOV-14',
      'Jump: range and path',
      'As far as the Jumping MP reach, by a shortest way, over any terrain that is no higher than start level plus Jumping MP. One lands in an empty hex, facing as one likes.',
    ],
    [
      'CBT-MOV-15',
      'Jump: heat and modifiers',
      "1 heat a hex and at least 3; +3 for one's own attacks, and 1 more for those who shoot at the jumper. Heat does not shorten jumps.",
    ],
    [
      'CBT-MOV-16',
      'Jump: water and damage',
      'No jump out of depth 2; in depth 1 only the jets of the torso work. Each lost jet is a lost MP, and with hurt legs or gyro the landing takes a Piloting Skill Roll.',
    ],
  ),
  ...section(
    'Movement Actions, p. 16',
    [
      'CBT-MOV-12',
      'Dropping to the ground',
      "For 1 MP a walking or running 'Mech lies down, unhurt and without a roll.",
    ],
    [
      'CBT-MOV-13',
      'Standing up',
      "Each try costs 2 MP and 1 heat and takes a Piloting Skill Roll. Success leaves the 'Mech facing any way it likes; failure is a fall. Never without a gyro or without both legs.",
    ],
  ),
  ...section(
    'Stacking, p. 16',
    [
      'CBT-MOV-17',
      'Stacking',
      'One may pass through friends and not through enemies, and may end in no occupied hex.',
    ],
    [
      'CBT-MOV-18',
      'Accidental stacking violation',
      "Whoever falls in a friend's hex and cannot get up and leave starts a domino effect there.",
    ],
  ),
  ...section('To-Hit Modifiers, p. 23', [
    'CBT-MOV-19',
    'Hexes moved (bookkeeping for the target modifier)',
    'Hexes entered count, not MP, and after a change between forward and backward only those since.',
  ]),
  ...section(
    'Piloting Skill Rolls, p. 16',
    [
      'CBT-PSR-01',
      'Making a PSR',
      "2D6 must reach Piloting plus modifiers, or the 'Mech falls. Unconscious MechWarriors and 'Mechs that were already shut down fail without a roll.",
    ],
    [
      'CBT-PSR-02',
      'Piloting Skill Roll Table',
      'What calls for a roll, and what makes it harder: 20 damage in a phase, lost actuators, gyro hits, kicks, pushes, charges, water, standing up, jumping or running on damaged legs.',
    ],
    [
      'CBT-PSR-03',
      'One roll per triggering event, common target number',
      'In the attack phases all modifiers together make one number, and each event of the phase takes a roll against it, until one fails.',
    ],
    [
      'CBT-PSR-04',
      'Timing in the Movement Phase',
      'While moving the roll comes at once, after each event with its own modifier; whoever falls may use what MP are left to stand up.',
    ],
    [
      'CBT-PSR-05',
      'Timing in attack phases',
      'All attacks first, then consciousness, then the rolls: who falls then is prone in the next phase.',
    ],
    [
      'CBT-PSR-06',
      '20+ damage trigger',
      '20 or more points of damage in one phase, from whomever, mean one roll at +1.',
    ],
    [
      'CBT-PSR-07',
      'Reactor shutdown roll',
      "A standing 'Mech whose reactor goes out rolls at +3; a fall then hurts the MechWarrior for certain.",
    ],
  ),
  ...section(
    'Falling, p. 18',
    [
      'CBT-FALL-01',
      "Where a falling 'Mech lands",
      'In its own hex; when moving between levels, in the lower of the two hexes, and on level ground in the hex it was entering.',
    ],
    [
      'CBT-FALL-02',
      'Levels fallen',
      'The drop from the hex fallen from to the one landed in; water counts by its surface.',
    ],
    [
      'CBT-FALL-03',
      'Facing after a fall',
      "A die says how the 'Mech comes to lie and which side takes the damage: 1 front, 2 and 3 right, 4 rear, 5 and 6 left.",
    ],
    [
      'CBT-FALL-04',
      "Falling damage to the 'Mech",
      'A tenth of its tonnage, rounded up, for the fall and again for each level; half of that, rounded up, in water.',
    ],
    ['CBT-FALL-05', 'Damage grouping', 'Fives and a rest, each with a hit location of its own.'],
    [
      'CBT-FALL-06',
      'Pilot injury in a fall',
      'After every fall a second roll against the number that was missed, 1 higher for each level fallen; failing it hurts the MechWarrior for 1.',
    ],
    [
      'CBT-FALL-07',
      'Gyro and leg loss',
      "A destroyed gyro or leg is a fall without a roll. On one leg a 'Mech may stand again, without a gyro never.",
    ],
  ),
];
