import { section } from './section.ts';

export const DAMAGE = [
  ...section(
    'Damage, p. 28',
    [
      'CBT-DMG-01',
      'Damage basics',
      'Each weapon hit, SRM, group of LRMs or group of five points is a hit of its own, with its own location.',
    ],
    [
      'CBT-DMG-05',
      'Torso destruction',
      "A lost side torso takes its arm with it, but not the leg; a lost centre torso ends the 'Mech.",
    ],
    [
      'CBT-DMG-06',
      'Leg destruction',
      "The 'Mech falls. It may stand again at +5, with 1 Walking MP and no running; jets and heat sinks of the leg are gone.",
    ],
    ['CBT-DMG-07', 'Head', 'Any hit on the head hurts the MechWarrior for 1; without a head he is dead.'],
  ),
  ...section(
    'Damage Resolution, p. 28',
    [
      'CBT-DMG-02',
      'Damage resolution flow',
      'Armour first, then internal structure, which gives a chance of critical hits; what a destroyed location cannot take goes to the next one inward.',
    ],
    [
      'CBT-DMG-03',
      'One critical chance per attack',
      'One hit gives one roll in each location whose structure it damages, however many points it takes off.',
    ],
  ),
  ...section('Transferring Damage, p. 29', [
    'CBT-DMG-04',
    'Transfer',
    'From arms and legs to the torso of their side, from there to the centre. Hits from behind go on to rear armour, explosions to bare structure.',
  ]),
  ...section(
    'Critical Damage, p. 29',
    [
      'CBT-CRT-01',
      'Determining Critical Hits Table',
      '2D6: up to 7 nothing, 8 one hit, 10 two; 12 takes off a limb or the head, and is three hits in a torso.',
    ],
    [
      'CBT-CRT-23',
      'When critical effects start',
      'Slots are marked at once and matter from the end of the phase; explosions and lost locations count immediately.',
    ],
  ),
  ...section(
    'BattleMech Critical Hits, p. 30',
    [
      'CBT-CRT-02',
      'Which slots can be hit',
      'Slots that hold something and were not hit before; other results are rolled again. The rest of a wrecked item still absorbs hits.',
    ],
    ['CBT-CRT-03', 'Head and leg slot roll', 'One die is the slot.'],
    [
      'CBT-CRT-04',
      'Arm and torso slot roll',
      'The first die picks the upper or the lower six slots, the second the slot among them.',
    ],
    [
      'CBT-CRT-05',
      'No slot left',
      'Where earlier phases left nothing to hit, critical hits go to the next location inward; what runs out within the phase is lost.',
    ],
  ),
  ...section(
    'BattleMech Critical Hit Effects, p. 30',
    [
      'CBT-CRT-06',
      'General component rule',
      'One hit disables an item, whatever slots it fills; engine, gyro and sensors can take more.',
    ],
    [
      'CBT-CRT-07',
      'Ammunition',
      'A hit slot goes up with every shot left in it, through structure alone, and hurts the MechWarrior for 2.',
    ],
    ['CBT-CRT-08', 'Arm blown off', 'The arm and all in it are lost; it lies in the hex and makes a club.'],
    ['CBT-CRT-09', 'Cockpit', "The MechWarrior is killed and the 'Mech is out."],
    [
      'CBT-CRT-10',
      'Engine',
      "The first hit adds 5 heat a turn, the second makes it 10, the third destroys the 'Mech.",
    ],
    [
      'CBT-CRT-11',
      'Foot actuator',
      '1 Walking MP less, +1 on Piloting Skill Rolls, +1 for kicks with that leg.',
    ],
    [
      'CBT-CRT-12',
      'Gyro',
      'The first hit is +3 on Piloting Skill Rolls, with a roll after every run or jump. The second is a fall for good.',
    ],
    ['CBT-CRT-13', 'Hand actuator', '+1 for punches with that arm, and no club or hatchet.'],
    ['CBT-CRT-14', 'Head blown off', "The MechWarrior dies, and the 'Mech with him."],
    ['CBT-CRT-15', 'Heat sink', 'Each one lost takes 1 heat less away.'],
    [
      'CBT-CRT-16',
      'Hip',
      'Walking MP are halved and with the second hip gone; +2 on Piloting Skill Rolls, no kicks. Other hits on that leg no longer matter.',
    ],
    [
      'CBT-CRT-17',
      'Jump jet, leg blown off',
      'Each jet lost is 1 Jumping MP; a leg blown off lies in the hex as a club.',
    ],
    [
      'CBT-CRT-18',
      'Life support',
      'Any hit ends it: then heat of 15 or more, and being under water, hurt the MechWarrior.',
    ],
    [
      'CBT-CRT-19',
      'Upper and lower arm actuators',
      'Each is +1 for weapons of that arm, +2 for its physical attacks, and halves its punch.',
    ],
    [
      'CBT-CRT-20',
      'Upper and lower leg actuators',
      'Each costs 1 Walking MP, is +1 on Piloting Skill Rolls, +2 for kicks with that leg, and halves their damage.',
    ],
    ['CBT-CRT-21', 'Sensors', 'The first hit is +2 for all weapons, the second silences them.'],
    [
      'CBT-CRT-22',
      'Shoulder',
      "+4 for the arm's weapons in place of its other hits, no punch, club or hatchet with it, and +2 for pushes.",
    ],
    [
      'CBT-CRT-24',
      'Summary of actuator effects on attacks',
      'What each damaged actuator does to punches, kicks, clubs, hatchets and pushes.',
    ],
  ),
  ...section(
    'Destroying a BattleMech, p. 32',
    [
      'CBT-DES-01',
      "Destroyed 'Mechs",
      "A 'Mech is out when its MechWarrior is dead, its engine took three hits or its centre torso is gone. It leaves the map at the end of that phase.",
    ],
    [
      'CBT-DES-02',
      'Pilot survival',
      'The MechWarrior dies with the head or cockpit, or when ammunition tears the centre torso apart; otherwise he lives.',
    ],
  ),
];
