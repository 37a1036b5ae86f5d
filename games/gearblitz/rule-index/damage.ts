import { section } from './section.ts';

export const DAMAGE = [
  ...section(
    'Damage',
    ['HGB-DMG-01', 'Damage', 'Multiplier times margin, in nine steps.'],
    ['HGB-DMG-02', 'Level', 'Once, twice, three times the Armor: Light, Heavy, Overkill.'],
    ['HGB-DMG-03', 'Accumulation', 'Light 1, Heavy 2, Critical 3, destroyed at 4.'],
    ['HGB-DMG-04', 'Effects', 'Less Armor, worse rolls, no Top Speed.'],
    ['HGB-DMG-05', 'Wrecks', 'Unless one result was Overkill.'],
    ['HGB-DMG-06', 'AUX destroyed', 'Auto-detection is all that is left.'],
    ['HGB-DMG-07', 'Armor perks', 'Change what damage does.'],
    ['HGB-DMG-08', 'Sturdy boxes', 'Absorb a Light or make a Heavy Light.'],
    ['HGB-DMG-09', 'Fragile', 'Destroyed beyond Heavy.'],
  ),
  ...section(
    'Buildings',
    ['HGB-BLDG-01', 'Size', 'By the largest side of a section.'],
    ['HGB-BLDG-02', 'Armor', 'By material.'],
    ['HGB-BLDG-03', 'Attacking', 'Defense 0; those inside defend for themselves.'],
    ['HGB-BLDG-04', 'Damaged', 'Enterable when Heavy, rough ground when collapsed.'],
  ),
];
