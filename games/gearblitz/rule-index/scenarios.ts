import { section } from './section.ts';

export const SCENARIOS = [
  ...section(
    'Scenarios',
    ['HGB-SCEN-01', 'Five steps', 'Location, weather, mission, stance, deployment.'],
    ['HGB-SCEN-02', 'Location', 'North, South or Badlands, and what grows there.'],
    ['HGB-SCEN-03', 'Table', 'How much of what.'],
    ['HGB-SCEN-04', 'Weather and time', 'A die for each.'],
    ['HGB-SCEN-05', 'Weather', 'Concealment by distance; winds.'],
    ['HGB-SCEN-06', 'Light', 'Dusk and night lower Detection Ratings.'],
  ),
  ...section(
    'Missions',
    ['HGB-MIS-01', 'Missions', 'A die for each player; groups are worth their TV.'],
    ['HGB-MIS-02', 'Patrol', 'Bring them home.'],
    ['HGB-MIS-03', 'Assault', 'Break the enemy groups.'],
    ['HGB-MIS-04', 'Breakthrough', 'Into the enemy zone.'],
    ['HGB-MIS-05', 'Rearguard', 'Break them, and get out.'],
    ['HGB-MIS-06', 'Defend', 'Keep the zone.'],
    ['HGB-MIS-07', 'Last Stand', 'Stay alive.'],
    ['HGB-MIS-08', 'Strength', 'Models count; Broken groups are destroyed.'],
    ['HGB-MIS-09', 'Length', 'Five rounds, one for each 500, and a die.'],
  ),
  ...section(
    'Stances and deployment',
    ['HGB-STANCE-01', 'Aggressive', 'Re-rolls initiative; a quarter in reserve.'],
    ['HGB-STANCE-02', 'Defensive', 'Half on Stand-By or Hull-Down.'],
    ['HGB-STANCE-03', 'Neutral', 'Half in reserve, 2 Command Points.'],
    ['HGB-RES-01', 'Reserves', 'By a written round, or called.'],
    ['HGB-DEPLOY-01', 'Order', 'Who chooses the type, the zone, and begins.'],
    ['HGB-DEPLOY-02', 'Types', 'Four ways to split the table.'],
  ),
  ...section(
    'Leagues',
    ['HGB-LEAGUE-01', 'Leagues', 'All against all; most Victory Points in total.'],
    ['HGB-LEAGUE-02', 'Tournaments', '1000 TV, and never twice at a table.'],
  ),
];
