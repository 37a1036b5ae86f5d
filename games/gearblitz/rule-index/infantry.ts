import { section } from './section.ts';

export const INFANTRY = section(
  'Infantry',
  ['HGB-INF-01', 'Squad', 'Three bases within 2 inches, one skill for everything.'],
  ['HGB-INF-02', 'Movement', 'Walker 2/4, no attacks at Top Speed.'],
  ['HGB-INF-03', 'ATVs', 'Ground 8/16, worse to fire from and harder to hit.'],
  ['HGB-INF-04', 'In buildings', 'Through any, at 2 MP an inch.'],
  ['HGB-INF-05', 'Mounting', 'Into a Stationary transport, a squad an action.'],
  ['HGB-INF-06', 'Attacks', 'Basic and heavy weapons together, with bonus Rate of Fire.'],
  ['HGB-INF-07', 'Damage', 'Halved; a base for each time the Armor.'],
  ['HGB-INF-08', 'Area effects', 'Times the bases touched.'],
  ['HGB-INF-09', 'Anti-Infantry', 'Not halved.'],
  ['HGB-INF-10', 'Size', '2, and 1 for each further base.'],
  ['HGB-INF-11', 'Electronics', 'The skill is Detection Rating and Automated Comms.'],
  ['HGB-INF-12', 'Hull-Down', 'In buildings, wrecks and trenches only.'],
);
