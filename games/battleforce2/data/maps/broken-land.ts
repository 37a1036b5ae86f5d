import { mapsheet } from './mapsheet.ts';

/** Mesas and rough ground without a road. */
export const brokenLand = () =>
  mapsheet(
    'Broken Land',
    `
.  r  r  r  .  .  .  .  .  .  .  r  r  r  .  .
r  r  r  r  .  .  .  .  1  1  1  1  r1 1  .  .
r  r1 1  1  .  r  .  .  2  2  2  2  r2 r2 r  r
r  r1 2  2  1  2  r1 2  2  3  3  3  3  2  r1 r
r  r1 2  2  2  2  2  3  4  3  3  3  3  2  1  .
r  r1 2  .  .  .  1  2  4  4  3  4  3  2  1  .
r  r  .  .  .  .  .  2  4  4  4  4  3  2  .  .
r  r  .  l  .  .  .  1  3  r3 4  2  2  r  .  l
r  r  .  H  .  .  .  .  2  r3 r3 r2 r  r  .  .
l  l  l  .  .  .  .  .  2  r2 r2 r1 r  .  .  .
H  .  .  .  .  .  .  .  .  .  .  r  r  .  .  .
.  .  .  .  .  .  .  .  .  .  r  r  r  .  .  .
.  .  .  .  .  .  .  .  .  .  .  r  r  .  .  .
.  .  r  r  .  .  .  .  .  .  .  .  r  .  .  .
.  .  r  .  .  .  .  .  .  .  .  r  r  r  .  .
.  .  .  .  .  .  .  .  .  .  .  r  r  r  r1 r
.  .  .  .  .  .  .  .  .  .  .  r  l  r  r  .
`,
  );
