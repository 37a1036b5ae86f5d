import { section } from './section.ts';

export const WEAPONS = [
  ...section(
    'Weapons',
    ['HGB-WPN-01', 'Cannons', 'Guns of all calibres, field guns, bazookas.'],
    ['HGB-WPN-02', 'Rockets and missiles', 'Packs differ by card in Rate of Fire.'],
    ['HGB-WPN-03', 'Support weapons', 'Flamers, mortars, grenade launchers.'],
    ['HGB-WPN-04', 'Advanced weapons', 'Beams and railguns.'],
    ['HGB-WPN-05', 'Close combat', 'Blades, blows and grenades.'],
    ['HGB-WPN-06', 'Infantry rifles', 'What every squad carries.'],
    ['HGB-WPN-07', 'Infantry heavy weapons', 'One type a squad.'],
    ['HGB-WPN-08', 'Checked values', 'Those that examples confirm.'],
  ),
  ...section(
    'Weapon traits',
    ['HGB-WSR-01', 'Air to Ground', 'The greater of altitude and distance.'],
    ['HGB-WSR-02', 'Anti-Aircraft', 'The greater of altitude and distance.'],
    ['HGB-WSR-03', 'Anti-Infantry', 'Margin of 6 at most against anything else.'],
    ['HGB-WSR-04', 'Area of Effect', 'A blast of so many inches.'],
    ['HGB-WSR-05', 'Armor Piercing', 'Half the Armor, no Overkill.'],
    ['HGB-WSR-06', 'Armor Crushing', 'Twice the loss of Armor.'],
    ['HGB-WSR-07', 'Artillery', 'From 24 inches on, always as Medium range.'],
    ['HGB-WSR-08', 'Guided', '2 better at tagged targets.'],
    ['HGB-WSR-09', 'Haywire', 'On 4 another Light.'],
    ['HGB-WSR-10', 'Indirect Fire', 'May be fired at co-ordinates.'],
    ['HGB-WSR-11', 'Melee', 'In contact, at Point Blank range, without ammunition.'],
    ['HGB-WSR-12', 'Beams', 'Less damage for each band beyond Point Blank.'],
    ['HGB-WSR-13', 'Minimum Range', 'Not at Point Blank range; 1 worse at Short.'],
    ['HGB-WSR-14', 'Thrown', 'Placed as indirect fire.'],
    ['HGB-WSR-15', 'Reloads', 'A matter of the mounting.'],
    ['HGB-WSR-16', 'Slow Burn', 'On 5 the target burns, round after round.'],
  ),
];
