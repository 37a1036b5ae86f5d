import { section } from '@ironfield/classic/rule-index/section.ts';

export const COSTS = [
  ...section(
    'Maximum Tech, Costs',
    ['MT-COST-01', 'Scope', 'Every item of the book has a price, of level 3 too.'],
    ['MT-COST-02', 'Prices of level 3', 'Fixed prices, or by ton, slot or rating of the engine.'],
    [
      'MT-COST-03',
      'Special ammunition',
      'Standard ammunition times a factor; missiles for Artemis V five times.',
    ],
    [
      'MT-COST-04',
      'Hand-held weapons and X-pulse lasers',
      'Twice their contents; a surcharge on the pulse laser.',
    ],
    ['MT-COST-05', 'Engines', 'Base price times rating times tonnage, by 75; up to a whole C-bill.'],
    [
      'MT-COST-06',
      "Body of a 'Mech",
      'Cockpit, sensors, muscles, skeleton, actuators, gyro, sinks and armour each have a price.',
    ],
    ['MT-COST-07', 'Jump systems', 'Tonnage times the square of the MP.'],
    ['MT-COST-08', "Price of a 'Mech", 'A quarter more for an OmniMech, and a hundredth more for each ton.'],
    ['MT-COST-09', 'Body of a vehicle', 'Each ton of control, structure, turret and lift has a price.'],
    [
      'MT-COST-10',
      'Price of a vehicle',
      'The motion decides how much tonnage adds; amplifiers count by exact tenths.',
    ],
    ['MT-COST-11', 'Special vehicle equipment', 'Fixed prices, by ton, or by the square of the tonnage.'],
    ['MT-COST-12', 'Platoons', 'By weapon; riding costs 1.6 times, jumping twice as much as walking.'],
    [
      'MT-COST-13',
      'Training and field guns',
      "Training against 'Mechs costs five times; guns at their price.",
    ],
    ['MT-COST-14', 'Buildings', 'Strength, sinks, armour, turrets, equipment and doors, by kind.'],
    ['MT-COST-15', 'Rounding', 'Engine and total go up to a whole C-bill; the printed prices come out.'],
    ['MT-COST-16', 'Computed prices', 'MASC, targeting computers, hatchets and swords by their weight.'],
    [
      'MT-COST-17',
      'Prices of the edition',
      'Items that the book does not price have prices of the same edition.',
    ],
    ['MT-COST-18', 'Light active probes', '50,000, as in later editions.'],
    ['MT-COST-19', 'Battle armour', 'The printed price, or so much for each trooper.'],
    ['MT-COST-20', 'Squads', 'A platoon costs the same after losses; a squad costs its share, up.'],
    [
      'MT-REPAIR-01',
      'Replacing structures of level 3',
      'Composite or reinforced structure, with the muscles of its kind, by the ton of the unit.',
    ],
  ),
] as const;
