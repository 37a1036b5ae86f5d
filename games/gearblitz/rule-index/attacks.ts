import { section } from './section.ts';

export const ATTACKS = [
  ...section(
    'Attacks',
    ['HGB-ATT-01', 'Who may be attacked', 'Seen, detected, in range and arc, with ammunition.'],
    ['HGB-ATT-02', 'The rolls', 'Attack against Defense; the margin multiplies the damage.'],
    ['HGB-ATT-03', 'Attacker', 'Speed, Accuracy, range, Obscurement.'],
    ['HGB-ATT-04', 'Defender', 'Speed and mode, many attackers, the rear.'],
    ['HGB-ATT-05', 'Multiple Attackers', '1 worse for each further attack of a group, up to 3.'],
    ['HGB-ATT-06', 'Rear', '−1, and −2 from whom the defender does not auto-detect.'],
    ['HGB-ARC-01', 'Fire arcs', 'Half circles, fixed quarters, all around.'],
  ),
  ...section(
    'Physical attacks',
    ['HGB-PHYS-01', 'Contact', 'As an attack at Point Blank range.'],
    ['HGB-PHYS-02', 'Damage', 'Size, and what the weapon adds.'],
    ['HGB-PHYS-03', 'Running kick', '2 more at Top Speed.'],
    ['HGB-PHYS-04', 'Retaliation', 'A fumbled physical attack may be answered at once.'],
  ),
  ...section(
    'Ramming',
    ['HGB-RAM-01', 'Ramming', 'Defense against Defense; on success both are hurt.'],
    ['HGB-RAM-02', 'Ram damage', 'The margin times the other one’s Size and modifiers.'],
    ['HGB-RAM-03', 'After a ram', 'The rammer stops and is Stationary.'],
    ['HGB-RAM-04', 'Ramming buildings', 'By their Size, with Defense 0.'],
    ['HGB-RAM-05', 'Crashes', 'Head-on rams by the margin of the failed maneuver.'],
    ['HGB-RAM-06', 'Falls', 'Rams against ground of the own Size, 1 more a level.'],
  ),
];
