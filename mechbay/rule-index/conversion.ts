import { section } from '@ironfield/classic/rule-index/section.ts';

export const CONVERSION = [
  ...section(
    'BattleForce 2, Converting BattleTech units',
    ['BF2-CONV-01', 'Movement', 'Walking or Cruising MP; it jumps if it jumps at least as far as it walks.'],
    ['BF2-CONV-02', "Armour of a 'Mech", 'A fortieth of the points, to the nearest, 8 at most.'],
    ['BF2-CONV-03', "Structure of a 'Mech", 'By tonnage and engine.'],
    [
      'BF2-CONV-04',
      'Vehicles and infantry',
      'A thirtieth of what they can take; a vehicle has at least 1 structure.',
    ],
    ['BF2-CONV-05', 'Damage', 'At each range: base damage, then heat, then a tenth.'],
    [
      'BF2-CONV-06',
      'Ranges',
      'Long range decides how far a weapon reaches, minimum range what it does nearby.',
    ],
    [
      'BF2-CONV-07',
      'Base damage',
      'Fists, guidance, pulse lasers, Ultra guns and scarce ammunition count; rear weapons do not.',
    ],
    ['BF2-CONV-08', 'Heat', 'Beyond the sinks and an allowance of 4, damage shrinks, to a tenth of a point.'],
    ['BF2-CONV-09', 'Damage values', 'A tenth of the damage, to the nearest.'],
    [
      'BF2-CONV-10',
      'Abilities',
      'Indirect fire and artillery by their share of long-range damage; the rest by equipment.',
    ],
    ['BF2-CONV-11', 'Overheat', 'What heat takes away at medium range, 4 at most.'],
    ['BF2-CONV-12', 'Point Values', 'A hundredth of the Battle Value; platoons are finer.'],
    ['BF2-CONV-13', 'The roster', 'The printed roster comes out wherever its unit files agree with it.'],
    ['BF2-CONV-14', 'Weapons of other lists', 'They follow the same ranges; rotary guns hit four times.'],
    ['BF2-CONV-15', 'Soldiers', 'A full platoon or squad fires; suits lose an exact half.'],
    ['BF2-CONV-16', 'Other engines', 'The slots in a side torso decide which column of structure counts.'],
    ['BF2-CONV-17', 'Other equipment', 'Hardened armour counts twice; hiding and XXL engines are hot.'],
    ['BF2-CONV-18', 'One order', 'All steps have one order, and nothing is rounded before heat.'],
  ),
  ...section(
    'BattleForce 2, Converting BattleSpace units',
    ['BF2-CONV-40', 'Thrust', 'MP are the Safe Thrust.'],
    ['BF2-CONV-41', 'Armour of a fighter', 'Its Armour Value; it has no structure.'],
    [
      'BF2-CONV-42',
      'Armour of a DropShip',
      'Armour and structure share the total, and the odd point is armour.',
    ],
    ['BF2-CONV-43', 'Damage of a fighter', 'Nose and wings, less what heat takes.'],
    ['BF2-CONV-44', 'Spheroid DropShips', 'Each side fires by itself.'],
    ['BF2-CONV-45', 'Aerodyne DropShips', 'Half of what points forward, twice.'],
    [
      'BF2-CONV-46',
      'From a sheet',
      'A fortieth of the armour; each arc a tenth of its damage, at least 1 where anything reaches.',
    ],
  ),
  ...section(
    'BattleForce 2, Roster',
    ['BF2-TRO-13', 'Rounding', 'Heat-adjusted damage is rounded to a tenth before it is divided.'],
    ['BF2-TRO-16', 'Vehicles', 'They neither strike nor overheat.'],
  ),
] as const;
