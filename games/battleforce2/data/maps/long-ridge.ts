import { mapsheet } from './mapsheet.ts';

/** High hills and the valleys between them. */
export const longRidge = () =>
  mapsheet(
    'Long Ridge',
    `
H  H  H  H  l  .  .  .  l  H  H  .  .  .  l  H
.  1  l1 l1 l1 1  1  1  l1 l  .  .  r  .  l  .
.  1  2  2  2  1  r1 r  .  .  .  r  r1 2  .  .
r  1  2  2  2  3  r1 1  .  .  .  .  1  2  1  .
r  1  1  2  3  3  3  2  1  .  .  .  2  2  1  .
r  1  1  1  2  1  2  .  .  .  .  .  1  2  1  l
r  1  1  .  .  .  .  .  .  .  .  .  1  1  1  .
.  1  1  .  .  l  l  l  .  l  .  .  .  1  1  H
.  1  1  .  .  .  H  l  l  l  .  .  .  .  1  l
.  1  1  .  .  .  .  .  .  .  .  .  .  .  .  .
.  1  1  .  .  .  r  .  .  .  .  .  .  .  .  .
.  1  .  .  .  .  .  .  .  1  .  .  .  .  .  .
.  1  .  .  .  .  .  1  1  1  .  .  .  .  .  .
.  1  .  .  .  1  1  2  2  1  .  .  .  .  .  .
.  .  .  l  .  1  1  2  2  .  .  .  .  .  .  H
.  .  l  l  l1 1  1  1  1  .  .  .  .  .  .  H
.  l  l  l  l  .  .  .  .  .  .  .  .  .  .  l
`,
    [
      'N 0801 0902 1002 1003 1004 1005 1006 1007 1108 1109 1110 1111 1112 1113 1114 1115 1015 1016 0917 0817 S',
    ],
  );
