import { section } from './section.ts';

export const SIGHT_AND_FIRE = [
  ...section(
    'Line of Sight, p. 20',
    [
      'CBT-LOS-01',
      'The line',
      'Every attack needs a straight line between the centres of the two hexes. What lies on it counts, the hexes at its ends do not.',
    ],
    [
      'CBT-LOS-02',
      'Line exactly between two hexes',
      'Where the line runs along the edge between two hexes, the one counts that is better for the target.',
    ],
    [
      'CBT-LOS-06',
      'Adjacent units',
      'Neighbours always see each other, unless just one of them is submerged.',
    ],
  ),
  ...section('Line of Sight: Level, p. 20', [
    'CBT-LOS-03',
    'LOS levels',
    "A standing 'Mech looks from 2 levels above its ground, a prone one from 1; woods reach 2 levels up, a hill its own level, water its surface.",
  ]),
  ...section(
    'Intervening Terrain, p. 20',
    [
      'CBT-LOS-04',
      'When terrain intervenes',
      'Terrain counts if it is as high as both ends of the line, or next to one end and as high as that one.',
    ],
    [
      'CBT-LOS-05',
      'Blocking',
      "A hill in between blocks sight, and so do woods: three light ones, two heavy ones, or one of each. 'Mechs hide nobody.",
    ],
    ['CBT-LOS-07', 'Worked LOS diagram', "The book's example of who sees whom among seven 'Mechs."],
  ),
  ...section(
    'Partial Cover, p. 21',
    [
      'CBT-LOS-08',
      'Partial cover from hills',
      'A standing target right behind ground one level higher has cover against those who are no higher than itself: +1, and shots that would hit its legs hit the hill.',
    ],
    [
      'CBT-LOS-09',
      'Water',
      'Depth 1 covers a standing target from all sides. Nobody sees into or out of the deep, and the submerged neither shoot nor are shot at.',
    ],
    [
      'CBT-LOS-10',
      'Worked partial-cover diagram',
      "The book's example of cover among four 'Mechs on hills and in water.",
    ],
  ),
  ...section(
    'Weapon Attacks, p. 21',
    [
      'CBT-WPN-01',
      'Preconditions of a weapon attack',
      "A weapon fires once a turn, if it works, has ammunition, sees its target and has it in its arc, and its 'Mech is awake, has sensors left and is not charging or jumping at somebody.",
    ],
    ['CBT-WPN-02', 'Who may be targeted', "Enemy 'Mechs, and only those."],
  ),
  ...section('Ammunition Expenditure, p. 21', [
    'CBT-WPN-04',
    'Ammunition',
    "A shot is spent when it is declared, from any slot with just this weapon's ammunition. A ton holds so many shots, and with none left the weapon is silent.",
  ]),
  ...section(
    'Firing Arcs, p. 22',
    [
      'CBT-ARC-01',
      'Arc geometry',
      'Forward 60 degrees to either side, the side arcs from there to 120, the rest is the rear; hexes on a border belong to the arc further forward.',
    ],
    [
      'CBT-ARC-02',
      'Arc by mounting',
      'Head and torso weapons fire forward, arms also to their own side, weapons turned to the rear backward only. Leg weapons follow the feet, all others the torso.',
    ],
    [
      'CBT-LOS-11',
      'Leg weapons and own cover',
      "Weapons in the legs cannot fire over the hill that gives their own 'Mech cover, nor out of water.",
    ],
  ),
  ...section('Rotating the Firing Arcs, p. 22', [
    'CBT-ARC-03',
    'Torso twist',
    "A standing 'Mech may turn its torso one hexside when it declares its fire. That turns the arcs of everything but the legs until the End Phase.",
  ]),
  ...section(
    'Base and Modified To-Hit Number, p. 23',
    ['CBT-THM-01', 'To-hit number', '2D6 must reach Gunnery plus all modifiers.'],
    [
      'CBT-THM-02',
      'Impossible shots',
      'Above 12 a shot cannot hit; its owner may call it off and keep ammunition and heat, but not aim elsewhere.',
    ],
  ),
  ...section(
    'To-Hit Modifiers, p. 23',
    [
      'CBT-WPN-03',
      'Range',
      'Range is the number of hexes to the target, its own included. A shot beyond long range may be wasted, but misses.',
    ],
    [
      'CBT-THM-03',
      'Range and minimum range',
      'Medium range +2, long range +4. At or within minimum range +1 at its edge, and 1 more for each hex closer.',
    ],
    ['CBT-THM-04', 'Attacker movement', 'Having walked +1, run +2, jumped +3, and lying prone +2.'],
    [
      'CBT-THM-05',
      'Target movement',
      'A target that moved 3 hexes is at +1, 5 at +2, 7 at +3, 10 at +4, 18 at +5, 25 at +6; having jumped adds 1.',
    ],
    [
      'CBT-THM-06',
      'Terrain',
      "Light woods +1 and heavy woods +2, for each such hex in between and for the target's own; partial cover +1.",
    ],
    [
      'CBT-THM-07',
      'Multiple targets',
      'One target is the primary one, in the forward arc if any is; shots at others are at +1 in the forward arc and at +2 elsewhere.',
    ],
    [
      'CBT-THM-08',
      'Attacker damage and heat',
      'A sensor hit is +2; a shoulder hit +4 for that arm, other arm actuators +1 each; heat of 8, 13, 17, 24 is +1, +2, +3, +4.',
    ],
    [
      'CBT-THM-09',
      'Immobile targets',
      "−4 against a 'Mech that is shut down or whose MechWarrior is unconscious; merely standing still is not enough.",
    ],
    [
      'CBT-THM-11',
      'Complete attack modifier checklist',
      'Physical attacks share the modifiers for movement, terrain, prone and immobile targets, and none for range, heat, sensors or several targets.',
    ],
  ),
  ...section(
    'Prone BattleMechs, p. 25',
    ['CBT-THM-10', 'Prone targets', '−2 from the next hex, +1 from further away.'],
    [
      'CBT-WPN-05',
      'Prone attackers',
      "A prone 'Mech with both arms leans on one of them and fires the other, torso and head at +2: no legs, no twist.",
    ],
  ),
  ...section('To-Hit Roll, p. 25', [
    'CBT-WPN-06',
    'Cluster Hits Table',
    'When a launcher hits, 2D6 on the table tell how many of its missiles do.',
  ]),
  ...section(
    'Hit Location, p. 27',
    [
      'CBT-HIT-01',
      'Attack side',
      "The hexside where the line enters the target's hex decides: the three in front are the front, then left, right and rear. On a corner the target chooses.",
    ],
    [
      'CBT-HIT-02',
      "'Mech Hit Location Table",
      '2D6 in the column of the attacked side give the location; from the rear it is the rear armour of the torsos.',
    ],
    [
      'CBT-HIT-03',
      'Location roll of 2',
      'A 2 strikes a torso and gives a chance of critical hits even through armour.',
    ],
    [
      'CBT-WPN-07',
      'Missile damage and grouping',
      'Each SRM does 2 points and rolls for itself; LRMs do 1 and strike in groups of five.',
    ],
  ),
  ...section('Hit Location, p. 27', [
    'CBT-WPN-08',
    'Aimed shots',
    'At an immobile target any weapon but missiles may aim at a location: after a hit, 6 to 8 on 2D6 strike it. Aiming at the head takes +3 in place of −4.',
  ]),
];
