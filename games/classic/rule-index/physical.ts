import { section } from './section.ts';

export const PHYSICAL = [
  ...section(
    'Physical Attacks, p. 32',
    [
      'CBT-PHY-01',
      'Types, one per turn',
      'Punch, club, hatchet, push, kick, charge, death from above: one kind a turn, and only punches may be two, one with each arm.',
    ],
    [
      'CBT-PHY-02',
      'To-hit number and Physical Attack Modifiers Table',
      "2D6 must reach Piloting plus modifiers: kick −2, club, hatchet and push −1, punch 0; charge and death from above add attacker's Piloting less target's.",
    ],
    [
      'CBT-PHY-03',
      'Which other modifiers apply',
      'Movement of both, woods and cover of the target, prone, immobile, damaged actuators; a death from above ignores terrain.',
    ],
    [
      'CBT-PHY-04',
      'General preconditions',
      'The target is in the next hex, at most one level higher or lower, in the right arc and in sight; the attacker stands, is awake and its reactor runs.',
    ],
    [
      'CBT-PHY-05',
      'Order of resolution',
      'Numbers stand as declared. Punches, kicks, clubs and hatchets come first, then pushes, then charges, then deaths from above.',
    ],
    [
      'CBT-HIT-04',
      "'Mech Punch Location Table",
      'One die and the attacked side: arms, torsos, and the head on a 6.',
    ],
    [
      'CBT-HIT-05',
      "'Mech Kick Location Table",
      'The leg of the attacked side; from front or rear, 1 to 3 the right and 4 to 6 the left one.',
    ],
  ),
  ...section(
    'Punch Attacks, p. 33',
    [
      'CBT-PHY-08',
      'Punch: legality',
      "An arm with a sound shoulder punches if none of its weapons fired this turn: forward with either arm, to the side with that side's.",
    ],
    [
      'CBT-PHY-09',
      'Punch: damage',
      'A tenth of the tonnage, rounded up; halved, rounded down, for each upper or lower arm actuator that is damaged or missing.',
    ],
    [
      'CBT-PHY-10',
      'Punch: missing actuators',
      'No hand is +1; no lower arm, or a damaged upper arm, is +2 each.',
    ],
  ),
  ...section(
    'Club Attacks, p. 33',
    [
      'CBT-PHY-11',
      'Club: legality',
      'A club takes both arms with sound hands and shoulders, whose weapons did not fire, and a target in the forward arc.',
    ],
    [
      'CBT-PHY-12',
      'Club: to-hit and damage',
      '−1, and +2 for each damaged or missing upper or lower arm actuator; a fifth of the tonnage on the full hit location table.',
    ],
    [
      'CBT-PHY-13',
      'Finding a club',
      'A limb blown off, or a tree of a woods hex, picked up in place of all attacks of a turn. A tree breaks with the first blow that hits.',
    ],
  ),
  ...section('Physical Weapon Attacks, p. 34', [
    'CBT-PHY-14',
    'Physical weapon (hatchet)',
    'Like a club with one arm, whose hand and shoulder must be sound and whose weapons did not fire; a fifth of the tonnage.',
  ]),
  ...section(
    'Push Attacks, p. 34',
    [
      'CBT-PHY-15',
      'Push: legality',
      "At a standing 'Mech on the same level straight ahead, with both arms and without having fired their weapons; a target is pushed once a turn. +2 for each damaged shoulder.",
    ],
    [
      'CBT-PHY-16',
      'Push: effect',
      'No damage: the target goes back a hex, the attacker follows, and the target rolls to keep its feet.',
    ],
    [
      'CBT-PHY-17',
      'Push: special cases',
      'Two who push each other and both hit stay where they are and both roll. Where the target cannot go, nobody moves, and it rolls all the same.',
    ],
  ),
  ...section(
    'Kick Attacks, p. 34',
    [
      'CBT-PHY-18',
      'Kick: legality',
      'With both legs and hips sound, at one of the three hexes ahead of the feet, with a leg whose weapons did not fire. Foot +1, leg actuators +2 each.',
    ],
    [
      'CBT-PHY-19',
      'Kick: damage and PSR',
      'A fifth of the tonnage, halved for each leg actuator damaged. Who is hit rolls to keep standing; who misses does, too.',
    ],
  ),
  ...section(
    'Charge Attacks, p. 34',
    [
      'CBT-PHY-20',
      'Charge: declaration',
      "At the end of a walk or run, at a standing 'Mech straight ahead that has moved already, with MP enough to enter its hex. No weapons this turn.",
    ],
    ['CBT-PHY-21', 'Charge: to-hit', 'Piloting, the difference in skill, both movements and the terrain.'],
    [
      'CBT-PHY-22',
      'Charge: interruptions',
      'A charger that falls before has missed; if the target fell or is gone, there is no charge.',
    ],
    [
      'CBT-PHY-23',
      'Charge: damage',
      "A tenth of the charger's tonnage for each hex it moved, to the target; a tenth of the target's to the charger; both rounded up and in fives.",
    ],
    [
      'CBT-PHY-24',
      'Charge: location and falls',
      'A hit drives the target back a hex, the charger follows, and both roll at +2. After a miss the charger passes by on the left or right.',
    ],
  ),
  ...section(
    'Death from Above Attacks, p. 35',
    [
      'CBT-PHY-25',
      'DFA: declaration',
      'A jump that ends on an enemy which has moved already and is no target of a charge or another such attack.',
    ],
    [
      'CBT-PHY-26',
      'DFA: restrictions',
      'The attacker fires nothing this turn and can be shot at, but not be struck.',
    ],
    [
      'CBT-PHY-27',
      'DFA: position during the Weapon Attack Phase',
      'It hangs in the hex before its target, a level above the higher of the two grounds; woods and water below do not matter to it.',
    ],
    [
      'CBT-PHY-28',
      'DFA: to-hit',
      "Piloting, the difference in skill, +3 for the jump, the target's movement and posture; no terrain.",
    ],
    [
      'CBT-PHY-29',
      'DFA: interruptions',
      'An attacker that would have fallen in the Weapon Attack Phase misses; over an empty hex it just lands.',
    ],
    [
      'CBT-PHY-30',
      'DFA: damage to target',
      "Three times a tenth of the attacker's tonnage, rounded up, in fives: on the punch table, or on the back of a prone target.",
    ],
    ['CBT-PHY-31', 'DFA: damage to attacker', 'A fifth of its own tonnage, in fives, to its legs.'],
    [
      'CBT-PHY-32',
      'DFA: location after',
      "The attacker ends in the target's hex. A struck target is driven one hex on; one that was missed goes where its player likes.",
    ],
    [
      'CBT-PHY-33',
      'DFA: falls',
      'After a hit the target rolls at +2 and the attacker at +4. After a miss the attacker falls two levels, onto its back.',
    ],
  ),
  ...section('Different Levels, p. 36', [
    'CBT-PHY-06',
    'Different Levels Table',
    'Fists and clubs reach the legs of who stands a level higher, feet and clubs the upper body of who stands a level lower; two levels apart nobody strikes.',
  ]),
  ...section('Physical Attacks Against Prone BattleMechs, p. 36', [
    'CBT-PHY-07',
    "Attacks on prone 'Mechs",
    'Kicks and deaths from above; punches and clubs only if the target lies a level higher. All at −2, on the full hit location table.',
  ]),
  ...section(
    'BattleMech Displacement, p. 36',
    [
      'CBT-DSP-01',
      'What displacement is',
      'Being forced one hex in a given direction, at once, without MP and without turning.',
    ],
    [
      'CBT-DSP-02',
      'Illegal destination',
      'Nobody is forced up more than two levels: then all stay where they are, and everything else still happens.',
    ],
    [
      'CBT-DSP-03',
      'DFA: searching a hex',
      'Straight away first, then the hexes beside that, and so on around. With no way out the target is destroyed, or after a miss the attacker.',
    ],
    ['CBT-DSP-07', 'Displacement downhill', 'A drop of more than two levels is a fall without a roll.'],
    [
      'CBT-DSP-08',
      'Displacement into water or off the map',
      'Water calls for its Piloting Skill Roll. Whoever is forced off the map is out of the game.',
    ],
  ),
  ...section('Accidental Falls from Above, p. 37', [
    'CBT-DSP-04',
    'Accidental fall from above',
    "Whoever drops two or more levels onto another 'Mech hits it on 7 plus its movement and terrain, much like a death from above; else he lands beside it.",
  ]),
  ...section(
    'Domino Effect, p. 37',
    [
      'CBT-DSP-05',
      'Domino effect',
      'Forced into an occupied hex at about the same level, one pushes its occupant on in the same direction, and so forth; all of them roll to keep standing.',
    ],
    [
      'CBT-DSP-06',
      'Stepping aside',
      "A 'Mech struck from the side with MP left may roll at once to step forward or back instead, which ends the chain.",
    ],
  ),
];
