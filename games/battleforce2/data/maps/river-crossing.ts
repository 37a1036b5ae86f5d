import { mapsheet } from './mapsheet.ts';

/** A river from north to south with one bridge, hills in the west, woods in the east. */
export const riverCrossing = () =>
  mapsheet(
    'River Crossing',
    `
.  .  .  l  .  .  .  .  ~  .  .  .  .  l  .  .
.  1  1  l  .  .  .  ~  ~  .  .  l  .  l  l  .
.  1  2  1  .  .  .  ~  .  .  l  H  .  .  l  .
.  1  2  2  1  .  .  ~  .  .  l  l  .  .  .  .
.  .  1  2  1  .  ~  ~  .  .  .  .  .  r  .  .
.  .  .  1  l  .  ~  .  .  .  .  .  r  r  .  .
l  .  .  .  l  .  ~  .  .  .  .  .  .  .  .  .
l  l  .  .  .  .  ~  .  .  l  .  .  .  .  .  .
.  .  .  .  .  .  ~  ~  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  ~  .  .  .  .  .  l  .  .
.  r  .  .  .  .  .  ~  .  .  .  .  l  H  l  .
.  r  r  .  .  l  .  ~  ~  .  .  .  l  H  .  .
.  .  .  .  l  H  .  .  ~  .  .  .  .  l  .  .
.  .  .  .  l  l  .  .  ~  .  1  1  .  .  .  .
.  1  .  .  .  .  .  .  ~  .  1  2  1  .  .  .
.  1  1  .  .  l  .  ~  ~  .  .  1  1  .  .  .
.  .  .  .  .  .  .  ~  .  .  .  .  .  .  .  .
`,
    ['W 0109 0208 0309 0408 0509 0608 0709 0808 0909 1008 1109 1208 1309 1408 1509 1609 E'],
    ['0709'],
  );
