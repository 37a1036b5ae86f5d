import { section } from './section.ts';

export const HEAT = [
  ...section('Heat, p. 38', [
    'CBT-HEA-01',
    'Heat scale',
    'Heat counts from 0 upward; what exceeds 30 is kept as well.',
  ]),
  ...section('Heat Points, p. 39', [
    'CBT-HEA-02',
    'Heat Point Table',
    'Walking 1, running 2, jumping 1 a hex and at least 3, each try to stand 1, weapons as listed, a damaged engine 5 or 10; each heat sink takes 1 away.',
  ]),
  ...section(
    'Building Up Heat, p. 39',
    [
      'CBT-HEA-03',
      'Calculation',
      'What the turn built up, less what the sinks take, is added to the scale, which does not fall below 0.',
    ],
    [
      'CBT-HEA-04',
      'Water',
      "Sinks under water take 1 more each, up to 6 a 'Mech: those in the legs when standing in depth 1, all when submerged.",
    ],
    [
      'CBT-HEA-07',
      'Switching heat sinks',
      'In the End Phase any number of sinks may be switched off or on again.',
    ],
  ),
  ...section('Recording Heat Buildup, p. 39', [
    'CBT-HEA-05',
    'Above 30',
    'Too hot to restart: the overflow must go first.',
  ]),
  ...section(
    'Effects of Heat, p. 39',
    [
      'CBT-HEA-06',
      'When effects start',
      'Shutdown, explosions and harm to the MechWarrior come in the Heat Phase itself; slower legs and worse aim in the turn after.',
    ],
    [
      'CBT-HEA-08',
      'Full heat scale',
      'Every threshold from 5 to 30. Of each kind of effect only the highest reached counts.',
    ],
  ),
  ...section('Movement Effects, p. 39', [
    'CBT-HEA-09',
    'Movement effects',
    'Heat of 5, 10, 15, 20, 25 costs 1 to 5 Walking MP, and Running MP follow; jumps stay as long as they were.',
  ]),
  ...section('Weapon Attack Effects, p. 40', [
    'CBT-HEA-10',
    'To-hit effects',
    'Heat of 8, 13, 17, 24 is +1 to +4 for weapons.',
  ]),
  ...section(
    'Shutdown Effects, p. 40',
    [
      'CBT-HEA-11',
      'Shutdown roll',
      'At 14, 18, 22, 26 the reactor shuts down unless 2D6 reach 4, 6, 8, 10; at 30 it does for certain.',
    ],
    [
      'CBT-HEA-12',
      'Shut-down state',
      "Nothing works but the heat sinks. The 'Mech is an immobile target, makes no heat of its own and falls at the first Piloting Skill Roll.",
    ],
    [
      'CBT-HEA-13',
      'Restart',
      'In a later Heat Phase by itself below 14, on a roll up to 29, not at all above.',
    ],
  ),
  ...section(
    'Ammunition Effects, p. 40',
    [
      'CBT-HEA-14',
      'Ammunition explosion roll',
      'At 19, 23, 28 ammunition explodes unless 2D6 reach 4, 6, 8.',
    ],
    [
      'CBT-HEA-15',
      'Which ammunition explodes',
      'The slot whose single shot does most damage; among equals the fullest.',
    ],
  ),
  ...section(
    'MechWarrior Effects, p. 40',
    [
      'CBT-HEA-16',
      'Pilot heat damage',
      'Without life support heat of 15 hurts the MechWarrior for 1 each turn, heat of 26 for 2.',
    ],
    ['CBT-HEA-17', 'Worked example', "The book's Jenner that runs, fires four lasers and pays for it."],
  ),
];
