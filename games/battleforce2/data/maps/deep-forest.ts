import { mapsheet } from './mapsheet.ts';

/** Woods that hide a company, with one road through them. */
export const deepForest = () =>
  mapsheet(
    'Deep Forest',
    `
.  .  .  .  .  .  .  .  .  .  .  .  l  l  l  l
.  .  .  .  .  .  l  l  .  H  .  l  l  l  l1 .
H  l  .  .  .  l  H  H  H  H  H  l  l  l  .  .
H  H1 .  .  .  .  H  H  H  H  H  l  l  .  .  .
H  H1 1  1  .  .  .  .  H  l  l  .  .  .  .  .
H  l1 1  1  .  .  .  .  .  .  .  .  .  .  .  .
l  1  l1 l1 .  .  .  .  .  .  .  .  .  .  .  .
.  1  l1 l1 .  H  l  l  .  .  .  .  .  .  .  .
.  1  l1 l1 l  l  H  l  .  .  .  l  H  1  1  .
.  1  1  l1 l  .  l  l  l  H  l  l  .  l  1  .
l  l1 1  .  .  .  l  l  H  H  l  l  l  l  l1 l
l  1  .  .  .  .  .  .  l  l  l  l  l  H  l  l
.  .  .  H  l  .  .  .  .  r  r  l  H  H  l  .
.  .  H  H  l  .  .  .  .  .  r  .  H  H  .  .
.  .  l  .  .  .  .  .  .  .  .  .  l  l  l  l
.  .  .  l  l  H  H  H  .  1  .  1  .  .  l  H
.  .  .  .  l  l  H  l  l  .  .  .  .  .  H  H
`,
    ['W 0109 0209 0310 0409 0509 0508 0607 0707 0807 0908 1008 1109 1208 1308 1408 1508 1608 1609 E'],
  );
