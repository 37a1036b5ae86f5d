import { section } from './section.ts';

export const CLANS = section(
  'Clan honor',
  ['BF2-CLAN-01', 'Who is bound', 'Each Clan side, or not, for the whole game.', 'clan-honor'],
  ['BF2-CLAN-02', 'Skill', "Clan 'Mechs attack at 1 less.", 'clan-honor'],
  ['BF2-CLAN-03', 'Zellbrigen', 'One element of a unit attacks a target element, and no more.', 'clan-honor'],
  ['BF2-CLAN-04', 'Physical attacks', "Clan 'Mechs do 1 or 2 less at pointblank range.", 'clan-honor'],
  ['BF2-CLAN-05', 'Retreat', 'No withdrawal from the Inner Sphere.', 'clan-honor'],
);
