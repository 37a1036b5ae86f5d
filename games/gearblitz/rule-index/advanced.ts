import { section } from './section.ts';

export const ADVANCED = [
  ...section(
    'Morale',
    ['HGB-MOR-01', 'Morale tokens', 'For losses, infantry under fire, shots from nowhere.', 'morale'],
    ['HGB-MOR-02', 'Sniper attack', 'From a Unit that nobody of the group detects.', 'morale'],
    ['HGB-MOR-03', 'Demoralized', 'From half the Breakpoint on: attacks and EW −1.', 'morale'],
    ['HGB-MOR-04', 'Broken', 'At the Breakpoint, 4 and Leadership: no attacks.', 'morale'],
    ['HGB-MOR-05', 'Regrouping', 'Leadership against the tokens removes one.', 'morale'],
    ['HGB-MOR-06', 'Digging in', 'Stationary infantry sheds a token a round.', 'morale'],
    ['HGB-MOR-07', 'Loss of the leader', 'Another takes over; 3 without Leadership.', 'morale'],
    ['HGB-MOR-08', 'Priority', 'Of the mission, from −2 to +2 on the Breakpoint.', 'morale'],
  ),
  ...section(
    'Other advanced rules',
    ['HGB-OPT-01', 'Ejection', 'Defense against 6 saves the crew.', 'ejection'],
    ['HGB-OPT-02', 'Surviving crew', 'Walks home unarmed.', 'ejection'],
    ['HGB-OPT-03', 'Knockdown', 'Twice its Size in damage may fell a walker.', 'knockdown'],
    ['HGB-OPT-04', 'Margin cap', 'No margin above 7.', 'margin-cap'],
    ['HGB-OPT-05', 'Deadly Rate of Fire', 'Also hits what stands between.', 'deadly-rof'],
    ['HGB-OPT-06', 'Placed grenades', 'Dropped on the way, or timed.', 'placed-grenades'],
  ),
];
