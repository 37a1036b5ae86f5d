import { section } from './section.ts';

/** The ways in which the options of Maximum Tech go together. */
export const OPTIONS = section(
  'Options of Maximum Tech, not in the book',
  [
    'MT-OPT-02',
    'Every option by itself',
    'Each option is switched on or off by itself before the game, all of them are off at first, and any of them go together but for what they need and exclude.',
  ],
  [
    'MT-OPT-03',
    'Order of precedence',
    'An option overrides a rule only where it speaks of it. Where two speak of the same thing their modifiers add up, unless one stands instead of the other.',
  ],
  ['MT-OPT-04', 'Packages', 'Options that belong together can be switched on together, with what they need.'],
  [
    'MT-OPT-05',
    'What options need',
    'Some options need others. Of two ways to see over hills, and of duels and double-blind play, only one can be on.',
  ],
  [
    'MT-OPT-06',
    'What options keep',
    'What options note of the game, of a unit or of an attack is saved with everything else, and absent while they are off.',
  ],
  [
    'MT-ARTY-01',
    'Level 3 artillery',
    'A package of its ranges, its damage and its ordnance, all of which stand on the artillery of Level 2. Direct fire, sighting and counter-battery fire are switched on by themselves.',
  ],
  [
    'MT-REG-01',
    'The second register',
    "Abilities, duels, smoke, concealed sheets, double-blind play and jury-rigging are options, off at first. What needs other units than 'Mechs of the book is not offered yet.",
  ],
  [
    'MT-BASE-12',
    'TAG, and missiles at hexes',
    'Those who designate with TAG roll to hit as with a weapon; a homing missile then hits on 4+. Thunder LRMs and the like are fired at a hex, at −4 and whatever grows there; those that miss scatter.',
  ],
  [
    'MT-WPN-42',
    'LB-X autocannons and ATMs',
    'An LB-X autocannon fires a slug, or pellets: 1 less to hit, 3 less at a VTOL in the air, each in a place of its own, never aimed. ATMs have three sorts of missiles with ranges of their own, and Artemis IV built in.',
  ],
  [
    'MT-WPN-51',
    'What explodes',
    'Ammunition explodes with what each shot left would do: guns their number, launchers all missiles, explosive pods double. Special rounds do as standard ones. Gauss rounds and single salvoes never explode.',
  ],
  [
    'MT-WPN-59',
    'Precision and incendiary rounds',
    'Precision: up to 2 off the movement of the target, half as many to the ton. Incendiary: two more of a platoon, fires on 5, 1 less in the dark; a critical hit explodes a gun that has fired them. Never two at once.',
  ],
  [
    'MT-WPN-24',
    'Hand-held weapons: attacks',
    'Not in play: the data have no hand-held weapons. The bay weighs and values them, and fields nobody who carries one.',
  ],
  ['MT-WPN-25', 'Hand-held weapons: damage', 'Not in play: nothing to damage, as there are none.'],
  ['MT-WPN-26', 'Hand-held weapons: dropping', 'Not in play: nothing to drop, as there are none.'],
  [
    'MT-WPN-29',
    'Improved single-shot launchers',
    'Not in play: the data have none, and a file that names one is not fielded. The ordinary ones are.',
  ],
  [
    'MT-WPN-66',
    'Rules of play by item',
    'Whatever a unit of the book or of its edition carries has rules that say what it does in play. The few that are not built yet are listed with their reasons, and the bay refuses to field them.',
  ],
  [
    'MT-PRE-08',
    'Basements',
    'Where the ground may give way 2D6 tell how deep: two levels on 2 and 12, one on 3, 4, 10 and 11, and not at all otherwise.',
  ],
  [
    'MT-PRE-22',
    'Steps along a road',
    'Between two hexes that are paved, or along a road across that hexside, a step costs 1 MP and the levels, whatever else is in the hex; backward no level is changed.',
  ],
  [
    'MT-PRE-19',
    'Ejection',
    'A pilot who ejects lands in the hex behind the unit. A Piloting Skill Roll, modified by that hex, by lying, by being unconscious and by damage to the head, decides whether it costs a point of damage.',
  ],
  [
    'MT-L3TB-04',
    'Table of weapon modifiers',
    'Movement, heat, aim, range, cover and target add to weapon attacks what the table at the end of the book says, as far as options are on.',
  ],
  [
    'MT-L3TB-05',
    'Table of piloting modifiers',
    'Damage, kicks, pushes, charges, water, actuators, hips, gyro and legs add to Piloting Skill Rolls what the table at the end of the book says.',
  ],
  [
    'MT-L3TB-06',
    'Tables repeated',
    'Missiles, critical hits and hit locations are rolled on the tables of the introductory book.',
  ],
  [
    'MT-L3TB-07',
    'Tables of Level 3 repeated',
    'Terrain, heat and the tables of vehicles at the end of the book are those of the options.',
  ],
  [
    'MT-L3TB-08',
    'Charts for lines of sight',
    'The two empty charts at the end of the book are for the diagram of lines of sight, which the option draws by itself.',
  ],
  [
    'MT-PRE-21',
    'One rule for a topic',
    'Where two of the base rules speak of the same topic, one of them governs it and the other only adds what that leaves open.',
  ],
  [
    'MT-WX-01',
    'Weather',
    'Weather holds on the whole map or in listed hexes: for those who are there and, once, for weapon attacks from, to or through them; not for physical ones. Its kinds add up, but for dusk at night.',
  ],
);
