import { section } from './section.ts';

export const COMMAND_POINTS = section(
  'Command Points',
  ['HGB-CP-01', 'Pool', 'By Leadership and groups, as each army counts; capped.'],
  ['HGB-CP-02', 'Transfer', 'As many tries a round as the Commander’s Leadership; one a Unit.'],
  ['HGB-CP-03', 'Re-roll', 'Any own roll, once.'],
  ['HGB-CP-04', 'Out of sequence', 'A Unit activates now.'],
  ['HGB-CP-05', 'Extra action', 'At once, without movement.'],
  ['HGB-CP-06', 'Final Shot', 'One attack of a Unit that is being destroyed.'],
  ['HGB-CP-07', 'Steady the troops', 'Half of the morale tokens, two at least.', 'morale'],
  ['HGB-CP-08', 'Loss of the Commander', 'The difference in Leadership, 1 at least.'],
  ['HGB-CP-09', 'Bonus points', 'Satellite Uplink and Chaplain: one a round.'],
);
