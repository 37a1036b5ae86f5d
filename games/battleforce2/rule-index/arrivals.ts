import { section } from './section.ts';

export const ARRIVALS = section(
  'Dropping troops',
  [
    'BF2-DROP-01',
    'Assault drop',
    '’Mechs and battle armor land in a named hex on 5 and their worst skill.',
    'drops',
  ],
  ['BF2-DROP-02', 'Failed landing', 'Damage and scatter by the margin; friends are pushed aside.', 'drops'],
  ['BF2-DROP-03', 'After landing', 'Nothing more this turn.', 'drops'],
);
