import { section } from '@ironfield/classic/rule-index/section.ts';

export const DATA = [
  ...section(
    'Maximum Tech, Master Tables',
    [
      'MT-DATA-01',
      'Tables',
      'The lists of the book are tables of ours: weapons, ammunition, equipment, frames, published units.',
    ],
    [
      'MT-DATA-02',
      'Weapons',
      'Heat, damage, the last hex of each range band, tons, slots, shots of a ton, level.',
    ],
    [
      'MT-DATA-03',
      'Sound weapons',
      'Range bands grow; extreme range is twice medium range; a name means one thing in each technology base.',
    ],
    [
      'MT-DATA-04',
      'Published units',
      'Battle Value, tonnage, price, technology base, level and source, at skills 4 and 5.',
    ],
    ['MT-DATA-05', 'Trust', 'Every printed Battle Value and price says how far it has been confirmed.'],
    ['MT-DATA-06', 'Repairs', 'Figures that the print misplaced stand where they belong.'],
    ['MT-DATA-07', 'No loadouts', 'The lists of published units have values and prices, and no sheets.'],
    ['MT-DATA-08', 'Equipment', 'Each item has an id, names, a scope, and figures or formulas.'],
    [
      'MT-DATA-09',
      'Frames',
      'Engine weights by rating, engine types with exact fractions, structure and armour limits.',
    ],
    ['MT-DATA-10', 'Names resolve', 'Every name in public unit files leads to one item.'],
    [
      'MT-DATA-11',
      'Figures agree',
      'Weights and values of public files come out to the half ton and to the point.',
    ],
    ['MT-TABLE-04', 'Computed figures', 'What follows from the unit is a formula in the table.'],
    ['MT-TABLE-05', 'Data files', 'Where book and edition differ, the figure of the book stands.'],
  ),
] as const;
