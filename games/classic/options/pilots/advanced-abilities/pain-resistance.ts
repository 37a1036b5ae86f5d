import { abilityOf } from '../../../rules/crew/abilities.ts';
import type { Ability } from './ability.ts';

const NAME = 'pain-resistance';
const TITLE = 'Pain Resistance';
const EXPLOSION = 1;

export const painResistance: Ability = {
  name: NAME,
  title: TITLE,
  summary: '+1 to stay conscious, and ammunition that goes up hurts for 1 point.',
  rule: 'MT-ABIL-07',
  text: 'Consciousness Rolls are at +1, also those to wake up; a pilot whose ammunition explodes takes 1 point.',
  handlers: {
    add: {
      consciousness(tally, field, unit) {
        if (abilityOf(field, unit, NAME)) tally.add(1, TITLE, 'MT-ABIL-07');
      },
    },
    stage: {
      explosionHurts: (points, field, unit) =>
        abilityOf(field, unit, NAME) ? Math.min(points, EXPLOSION) : points,
    },
  },
};
