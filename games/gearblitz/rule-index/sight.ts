import { section } from './section.ts';

export const SIGHT = [
  ...section(
    'Line of sight',
    ['HGB-LOS-01', 'Line of sight', 'Cover and Concealment together obscure.'],
    ['HGB-LOS-02', 'What covers', 'Half as tall as the target, and touched by a line to it.'],
    ['HGB-LOS-03', 'Cover', 'By inches crossed, class by class; 1 for hidden or touching.'],
    ['HGB-LOS-04', 'Solid cover', 'No direct attack at what it hides.'],
    ['HGB-LOS-05', 'Concealment', 'Smoke, weather, Stealth, netting, low profile.'],
  ),
  ...section(
    'Detection',
    ['HGB-DET-01', 'Detection Rating', 'Obscurement up to the rating is seen through.'],
    ['HGB-DET-02', 'Auto-detection', 'Without Obscurement, or within the Size in inches.'],
    ['HGB-DET-03', 'Size for detection', 'Hull-Down, Stealth and emissions change it.'],
    ['HGB-DET-04', 'Active Detection', 'EW and Sensors against Obscurement less what gives the target away.'],
    ['HGB-DET-05', 'Locks', 'For the one that tested, this round.'],
    ['HGB-DET-06', 'One try', 'For each action.'],
  ),
];
