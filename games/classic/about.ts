import type { About } from '@ironfield/kernel/play/game.ts';

/** The title and summary of the game, for those who have not loaded its rules. */
export const about = {
  id: 'classic',
  title: 'BattleTech, introductory rules',
  summary: "'Mech against 'Mech, hex by hex: heat, armour by location, critical hits, fists and falls.",
  minutes: [15, 90],
  holds: "24 'Mechs, 31 vehicles, 14 scenarios, your own forces",
  sets: {
    'advanced-duel': 'Advanced duel',
    'night-and-fog': 'Night and fog',
    'winter-war': 'Winter war',
  },
  lessons: { 'combined-arms': 'Combined arms in ten minutes' },
  battles: {
    skirmish: 'Skirmish',
    'final-exam': 'Final Exam',
    'final-exam-alternate': 'Final Exam, other lances',
    'trial-by-fire': 'Trial by Fire',
    'trial-by-fire-chase': 'Trial by Fire: the chase',
    'divide-and-conquer': 'Divide and Conquer',
    'divide-and-conquer-short': 'Divide and Conquer, short',
    'divide-and-conquer-three': 'Divide and Conquer for three',
    meeting: 'Meeting of mixed lances',
    convoy: 'Convoy',
    ambush: 'Ambush in the woods',
    city: 'City, house by house',
    crossing: 'River crossing',
    fortress: 'Fortress under the gun',
    landing: 'Landing on the coast',
    battle: 'Own battle',
  },
} as const satisfies About;
