import { section } from './section.ts';

export const CONSTRUCTION = [
  ...section(
    "'Mech Construction, pp. 55-59",
    [
      'CBT-CON-01',
      'Two budgets, exact tonnage',
      'The parts weigh exactly the chosen tonnage, in steps of half a ton, and no location holds more than its slots.',
    ],
    [
      'CBT-CON-02',
      'Order of steps',
      'Tonnage, structure and cockpit come first; everything else can be done and undone in any order.',
    ],
    [
      'CBT-CON-03',
      'Tonnage',
      "A 'Mech weighs 20 to 100 tons in steps of 5: light to 35, medium to 55, heavy to 75, assault above.",
    ],
    [
      'CBT-CON-04',
      'Critical slots and fixed contents',
      'Head and legs have 6 slots, arms and torsos 12; head, centre torso and limbs have things built in that stay.',
    ],
    [
      'CBT-CON-05',
      'Removing arm actuators',
      'An arm may be built without its hand, and then without its lower arm, too; that opens a slot each.',
    ],
    [
      'CBT-CON-06',
      'Internal structure',
      'A tenth of the tonnage; its points by location are given, and armour may be twice as many, on the head 9.',
    ],
    ['CBT-CON-07', 'Cockpit', "Every 'Mech has one: 3 tons, with life support and sensors."],
    [
      'CBT-CON-08',
      'Engine rating and movement',
      'One fusion engine with a rating of tonnage times Walking MP, 400 at most; Running MP are half as many again.',
    ],
    ['CBT-CON-09', 'Fusion engine table', 'What an engine of each rating weighs, from half a ton to 52.5.'],
    [
      'CBT-CON-10',
      'Gyroscope',
      "Every 'Mech has one: a ton for each 100 of the engine rating or part of them.",
    ],
    [
      'CBT-CON-11',
      'Jump jets',
      'Each gives 1 Jumping MP, up to the Walking MP, and fills a slot in a leg or torso; half a ton, one or two by tonnage.',
    ],
    [
      'CBT-CON-12',
      'Heat sinks: number and weight',
      'At least ten, and these weigh nothing; each further one weighs a ton.',
    ],
    [
      'CBT-CON-13',
      'Heat sinks: engine-integral and slots',
      'The engine holds one for each 25 of its rating; every other heat sink, free or not, fills a slot.',
    ],
    ['CBT-CON-14', 'Armour weight and points', 'Bought by the half ton, which gives 8 points.'],
    [
      'CBT-CON-15',
      'Armour allocation',
      'Points go to eleven facings: at most twice the structure, front and rear together, and 9 on the head.',
    ],
    [
      'CBT-CON-16',
      'Maximum armour and lost points',
      'One may buy the half ton that reaches the maximum; points that have no place are lost, and the builder says so.',
    ],
    [
      'CBT-CON-17',
      'Weapons and equipment weight',
      'As many as tonnage and slots allow, at the weight of the table.',
    ],
    [
      'CBT-CON-18',
      'Minimum ammunition',
      'A ton of ammunition for each type and size of weapon that needs any, half a ton for machine guns; none for one-shot launchers.',
    ],
    [
      'CBT-CON-19',
      'Slots for weapons and equipment',
      'An item has all its slots in one location, and a hit on one of them destroys it.',
    ],
    [
      'CBT-CON-20',
      'Splitting an AC/20',
      'An AC/20, and nothing else, may lie across two neighbouring locations; the narrower arc counts.',
    ],
    [
      'CBT-CON-21',
      'Firing arc by location; rear mounting',
      'The location gives the arc; a weapon in head, torso or leg may be mounted to fire to the rear only.',
    ],
    [
      'CBT-CON-22',
      'Ammunition slots',
      'A ton of one type fills a slot in any location; of machine gun ammunition there are half tons.',
    ],
    [
      'CBT-CON-23',
      'Validator',
      'The builder names every violation with its rule; the designs that the book uses have none.',
    ],
    [
      'CBT-CON-24',
      'Worked example: CPLT-C1 Catapult',
      'The Catapult built step by step, with what remains of its 65 tons after each.',
    ],
  ),
];
