import { section } from './section.ts';

/** Advice, not rules of play: what a bot prefers where all else is equal. */
export const TACTICS = [
  ...section(
    'Tactics, pp. 45-50',
    [
      'CBT-AI-01',
      'Posture from Initiative',
      'Who has lost the Initiative, and neither numbers nor weight speak for them, keeps back; who has won it goes for flanks and backs.',
    ],
    [
      'CBT-AI-02',
      "Movement order of one's own 'Mechs",
      'Those with least to tell move first: the helpless, the nested, the prone, the distant, then the slow; fast jumpers come last.',
    ],
    [
      'CBT-AI-03',
      'Anticipate unmoved enemies',
      'A place is judged by the best that enemies who have yet to move could do about it; woods behind one only help whoever comes round.',
    ],
    [
      'CBT-AI-04',
      'Target movement thresholds',
      'Hexes protect in steps: 3, 5, 7 and 10 are worth the way, those in between are not.',
    ],
    [
      'CBT-AI-05',
      'Movement mode when attacking',
      'The gentlest mode that leads to a good place: standing, walking, running; a jump only for a shot at a back.',
    ],
    [
      'CBT-AI-06',
      'Movement mode when not attacking',
      'Who will not fire jumps if possible, and otherwise runs, into the best cover.',
    ],
    [
      'CBT-AI-07',
      'Woods, partial cover and water',
      'Woods around one, none between; partial cover for weak legs; shallow water for hot heat sinks in the legs.',
    ],
    ['CBT-AI-08', 'Dead ground', 'Hexes that no enemy can see are worth having, above all to the weak.'],
    [
      'CBT-AI-09',
      'Map edge at the back',
      'Nobody comes from beyond the edge of the map; but somebody at it can be pushed over it.',
    ],
    [
      'CBT-AI-10',
      'Going prone to hide',
      'Behind a low hill or in shallow water one who will not fire can lie down and be gone, at the price of getting up again.',
    ],
    [
      'CBT-AI-11',
      'Facing: weapons and damaged side',
      'Face so that the target is in arc and the sound side takes the fire; attack the side that is open.',
    ],
    [
      'CBT-AI-12',
      'Facing: next turn',
      'Of equally good places the one with less turning and easier ground on the way.',
    ],
    [
      'CBT-AI-13',
      'Best range for mixed weapons',
      'The range at which all weapons together promise most, not the best one of the biggest gun.',
    ],
    ['CBT-AI-14', 'Use a range advantage', 'Who reaches farther stays just beyond the reach of the enemy.'],
    [
      'CBT-AI-15',
      "Close inside the enemy's minimum range",
      'Who is out-ranged goes where the long guns are clumsy: next to them, and behind them if possible.',
    ],
    [
      'CBT-AI-16',
      'Worked positioning choice',
      'A weak enemy is met face to face from woods; a strong one is better run around.',
    ],
    [
      'CBT-AI-17',
      'Torso twist reach and the safe hex',
      'Arcs count with every twist; a gun in one arm leaves a hex behind the other shoulder that nothing reaches.',
    ],
    [
      'CBT-AI-18',
      'Fire selection and heat budget',
      'Fire all that may hit; heat up to 4 is free, more of it has a price, and hard shots with ammunition are the first to go.',
    ],
    [
      'CBT-AI-19',
      'Ammunition policy',
      'With fewer than ten shots left none is wasted on an 11 or 12, nor on a 10 against sound heavy armour.',
    ],
    [
      'CBT-AI-20',
      'Concentrate fire',
      'Several on one target until it falls, even if another would be easier to hit.',
    ],
    [
      'CBT-AI-21',
      'Decide punches before weapon fire',
      'An arm that fires does not punch: next to an enemy a heavy fist is worth more than a light gun.',
    ],
    [
      'CBT-AI-22',
      'Kick or punch',
      'Kick where it will hit; punch where a miss is likely and would throw the attacker.',
    ],
    ['CBT-AI-23', 'Push', 'Push whoever stands at the edge of the map or above a deep drop.'],
    [
      'CBT-AI-24',
      'Charge',
      'For the damaged, the disarmed and the fast and heavy, over clear ground, where it promises more than firing.',
    ],
    ['CBT-AI-25', 'Death from above', 'The last resort of a jumper that is as good as lost.'],
    [
      'CBT-AI-26',
      'Clubs',
      'Clubs are not looked for, and one at hand is used where there is no punch; a hatchet is a weapon like any other.',
    ],
    [
      'CBT-AI-27',
      'Point-blank risk',
      'Next to an enemy its kick is to be reckoned with as well as its guns.',
    ],
    [
      'CBT-AI-28',
      'Role behaviours',
      "The role of a 'Mech decides how far off it stays, what cover and speed mean to it, whom it guards and whom it hunts.",
    ],
  ),
];
