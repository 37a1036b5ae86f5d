import { section } from './section.ts';

export const SPECIAL_ATTACKS = [
  ...section(
    'Area of effect',
    ['HGB-AE-01', 'Blast', 'A circle around a Unit or a point; one attack roll.'],
    ['HGB-AE-02', 'Who defends', 'All whom it touches, behind the Cover from its centre.'],
    ['HGB-AE-03', 'Concussion', 'In the open at least the multiplier once.'],
  ),
  ...section(
    'Indirect fire',
    ['HGB-IF-01', 'Co-ordinates', 'From a Forward Observer or a tag.'],
    ['HGB-IF-02', 'Forward Observation', 'An action, and communication with those who fire.'],
    ['HGB-IF-03', 'Scatter point', 'Named before the roll.'],
    ['HGB-IF-04', 'Placement', 'Against 4 and the Obscurement from the observer; else it scatters.'],
    ['HGB-IF-05', 'Direction', 'A die, 60 degrees a pip.'],
    ['HGB-IF-06', 'Indirect hits', 'The bare placement dice against Defense.'],
    ['HGB-IF-07', 'With Rate of Fire', 'Each Unit by itself, no concussion.'],
    ['HGB-IF-08', 'With a blast', 'As any blast, with the bare placement dice.'],
    ['HGB-IF-09', 'Guided', '2 better at tagged targets.'],
    ['HGB-IF-10', 'Thrown', 'Always placed as indirect fire.'],
  ),
  ...section(
    'Rate of Fire',
    ['HGB-ROF-01', 'Choosing', 'Up to the weapon’s, within Long range; a radius of as much.'],
    ['HGB-ROF-02', 'Concentrating', 'A point of radius for a point of damage multiplier.'],
    ['HGB-ROF-03', 'Resolving', 'Each Unit behind its own Obscurement, no concussion.'],
    ['HGB-ROF-04', 'With a blast', 'The radii add.'],
  ),
  ...section(
    'Ammunition',
    ['HGB-AMMO-01', 'Ammunition', 'Enough, until a weapon is Out of Ammo.'],
    ['HGB-AMMO-02', 'Ammo check', 'By the bare dice and how much of the Rate of Fire was used.'],
    ['HGB-AMMO-03', 'Exceptions', 'Frag Cannons, melee, infantry, linked weapons.'],
    ['HGB-AMMO-04', 'Reloading', 'An action, where there are Reloads.'],
    ['HGB-AMMO-05', 'Limited Ammo', 'One circle for each attack, and no reload.'],
  ),
];
