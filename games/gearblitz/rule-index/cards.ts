import { section } from './section.ts';

export const CARDS = section(
  'Cards',
  ['HGB-CARDS-01', 'Lost cards', 'None of the 28 printed ones is known.'],
  ['HGB-CARDS-02', 'Known facts', 'What other pages tell of them.'],
  ['HGB-CARDS-03', 'Stand-ins', 'Cards to play with until the real ones are entered.'],
);
