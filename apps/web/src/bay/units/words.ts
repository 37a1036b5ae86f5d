import type { UnitEntry } from '@ironfield/mechbay/unit-library/entry.ts';

export const techWords = ({ tech, isMixed }: Pick<UnitEntry, 'tech' | 'isMixed'>): string =>
  `${isMixed ? 'Mixed, ' : ''}${tech === 'IS' ? 'Inner Sphere' : 'Clan'}`;

/** Soldiers have no tonnage of their own. */
export const tonWords = (tons: number): string => (tons === 0 ? '–' : `${tons.toLocaleString('en')} t`);

export const numberWords = (value: number | null): string => value?.toLocaleString('en') ?? '–';

export const VERDICTS = {
  legal: 'Legal design',
  underweight: 'Too light: it may be played, not built',
  illegal: 'Not a legal design',
} as const;
