import { mapsheet } from './mapsheet.ts';

/** A river from north to south between low hills, with a bridge on the road. */
export const windingRiver = () =>
  mapsheet(
    'Winding River',
    `
.  .  .  .  .  .  .  .  ~  ~  .  H  H  l  .  .
.  .  .  .  .  .  .  .  .  l  ~  ~  .  .  .  l
.  .  .  .  .  .  .  .  .  .  .  .  ~  .  .  H
.  .  .  .  .  .  r  .  .  .  .  .  ~  .  .  .
.  .  .  .  .  .  .  l  .  .  .  ~  ~  .  .  .
r  .  .  .  .  l  H  H  l  ~  ~  H  H  l  r  .
r  .  .  .  .  .  H  ~  ~  .  .  1  H  .  .  .
r  .  .  l  .  ~  ~  .  .  1  1  1  l1 .  .  .
.  .  .  l  ~  .  .  1  1  2  2  2  l1 .  .  .
.  .  .  .  ~  .  .  1  1  2  2  2  1  .  .  .
.  .  .  .  ~  ~  .  .  1  2  2  2  1  .  .  .
.  .  .  .  .  .  ~  ~  .  .  2  2  1  .  .  .
.  .  .  .  .  .  .  .  ~  ~  .  l  1  l  .  l
l  .  .  .  .  .  l  .  .  .  ~  ~  H  l  l  .
.  .  .  .  .  1  .  .  .  1  .  .  ~  .  .  .
.  .  .  .  .  .  1  l  .  l  .  ~  ~  .  .  .
.  .  .  .  .  .  .  ~  ~  ~  ~  .  .  .  .  .
`,
    [
      'W 0109 0208 0308 0407 0507 0506 0605 0705 0804 0905 1005 1105 1204 1305 1405 1406 1407 1408 1509 1609 E',
    ],
    ['1305'],
  );
