import { section } from './section.ts';

export const ELECTRONIC_WARFARE = [
  ...section(
    'Communication',
    ['HGB-COMM-01', 'What needs it', 'Command Points, co-ordinates, calls, drones.'],
    ['HGB-COMM-02', 'Open Communications', 'No roll where Automated Comms and ECCM exceed the ECM.'],
    ['HGB-COMM-03', 'Active Comms', 'EW, Comm and ECCM above the enemy ECM.'],
    ['HGB-COMM-04', 'Direct', 'Within 10 inches and in sight, always.'],
    ['HGB-ECM-01', 'Automated ECM and ECCM', 'The rating; 1 more for better crews.'],
    ['HGB-ECM-02', 'Active ECM and ECCM', 'An action: EW and rating for this round.'],
    ['HGB-ECM-03', 'One value a side', 'The best on the table counts.'],
  ),
  ...section(
    'Designators, stealth, drones',
    ['HGB-TD-01', 'Tagging', 'EW, Comm, rating and speed against 5 and the target’s speed.'],
    ['HGB-TD-02', 'Tags', 'Guided weapons +2 until the target moves or the round ends.'],
    ['HGB-STL-01', 'Stealth', 'Conceals in cover, at night always.'],
    ['HGB-DRONE-01', 'Drones', 'Skill 1, and no Command Points.'],
    ['HGB-DRONE-02', 'Control', 'For an action with the skills of the Master.'],
    ['HGB-DRONE-03', 'Without Master', 'It goes on alone; no morale.'],
  ),
];
