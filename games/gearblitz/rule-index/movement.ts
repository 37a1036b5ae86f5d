import { section } from './section.ts';

export const MOVEMENT = [
  ...section(
    'Movement',
    ['HGB-MOVE-01', 'Movement points', 'An inch of clear ground for each; other ground costs more.'],
    ['HGB-MOVE-02', 'Speeds', 'Stationary, Combat, Top: one step a round.'],
    ['HGB-MOVE-03', 'Stationary', 'An inch, or a turn on the spot.'],
    ['HGB-MOVE-04', 'Combat Speed', 'At least 1 MP.'],
    ['HGB-MOVE-05', 'Top Speed', 'More MP than Combat Speed has.'],
    ['HGB-MOVE-06', 'Reverse', 'From standing, at Combat Speed.'],
    ['HGB-MOVE-07', 'Walker', 'Any direction up to Combat Speed; at Top Speed a turn an inch.'],
    ['HGB-MOVE-08', 'Ground', 'Forward; a turn after 1 inch, at Top Speed after 2.'],
    ['HGB-MOVE-09', 'Hover', 'Forward; a turn after 2 inches, at Top Speed after 4.'],
    ['HGB-MOVE-10', 'Hopper', 'As Hover, and 1 MP for each inch of altitude.'],
    ['HGB-MOVE-11', 'High-Speed Maneuver', 'Defense against 2 and the cost of the ground.'],
    ['HGB-MOVE-12', 'Failed maneuvers', 'A slide of 1D6 inches; a Fumble is a crash.'],
    ['HGB-MOVE-13', 'Change of mode', 'Up to Combat Speed, instead of a change of speed.'],
  ),
  ...section(
    'Terrain',
    ['HGB-TERR-01', 'Costs', 'MP for an inch, by terrain and mode.'],
    ['HGB-TERR-02', 'Water', 'For the Amphibious and those who hover.'],
    ['HGB-TERR-03', 'Buildings', 'For infantry, unless they are badly damaged.'],
    ['HGB-TERR-04', 'Elevation', 'More MP for each level.'],
    ['HGB-TERR-05', 'Cliffs', 'Two levels at once: climbing only.'],
    ['HGB-TERR-06', 'Jumps and falls', 'A maneuver, 2 harder for each level; failure hurts.'],
    ['HGB-TERR-07', 'Climbing', '2 MP a level with gear or arms, 1 with both.'],
    ['HGB-TERR-08', 'Roads', 'One and a half inches for each whole MP.'],
    ['HGB-TERR-09', 'White sand', 'A Defense test for every 6 inches or part.'],
    ['HGB-TERR-10', 'Terrain pieces', 'Type, cover class, height and outline.'],
  ),
];
