import { mapsheet } from './mapsheet.ts';

/** Farmland with a few groves and a road from west to east. */
export const openPlain = () =>
  mapsheet(
    'Open Plain',
    `
r  .  .  r  .  .  .  .  .  .  .  .  H  .  .  .
r  1  .  l  .  .  .  .  .  1  1  .  .  .  .  .
.  .  .  l  .  l  .  .  .  1  1  r  r  .  .  .
.  .  .  .  H  l  l  .  .  1  1  .  r  .  .  .
.  .  .  .  l  .  .  .  .  1  1  .  .  .  .  .
.  .  .  .  .  .  .  .  .  .  1  .  .  .  .  l
.  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  .  1  .  .  H  .  .  .
.  .  .  .  .  .  .  .  .  1  1  1  H  l  .  .
.  .  .  .  .  .  .  .  .  1  1  1  .  l  l  .
.  .  .  .  .  .  r  .  .  .  1  .  .  .  .  .
.  .  .  .  .  .  .  .  .  .  .  .  .  l  .  .
.  .  .  .  .  .  .  .  .  l  l  H  l  .  l  l
.  .  .  .  .  .  .  .  .  H  H  l  H  .  .  r
.  .  .  .  .  .  .  .  .  l  .  .  .  .  .  r
r  r  .  .  .  .  .  .  .  .  .  .  .  .  .  .
r  .  .  .  .  .  .  .  .  l  .  .  .  .  .  .
`,
    ['W 0109 0208 0308 0407 0507 0607 0707 0807 0907 1007 1107 1206 1307 1407 1408 1509 1609 E'],
  );
