import { mapsheet } from './mapsheet.ts';

/** Two hills with woods on their slopes, a lake between them, a road from north to south. */
export const twinHills = () =>
  mapsheet(
    'Twin Hills',
    `
.  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
.  l  l  .  .  .  .  .  .  .  .  1  1  .  .  .
.  l  H  .  .  .  .  .  .  .  1  2  2  1  .  .
.  .  l  .  1  1  .  .  .  .  1  3  3  2  .  .
.  .  .  1  2  l2 .  .  .  .  l1 2  3  2  .  .
.  .  1  2  3  2  1  .  .  .  l1 1  2  1  l  .
.  .  1  3  3  l2 1  .  .  .  .  l1 1  .  l  .
.  .  1  2  2  1  .  .  .  .  .  .  .  .  .  .
.  .  .  1  1  .  .  .  .  .  .  .  .  .  .  .
.  r  .  .  .  .  .  .  .  .  ~  ~  .  .  .  .
.  r  r  .  .  .  .  .  .  ~  ~  ~  ~  .  .  .
.  .  .  .  l  .  .  .  .  .  ~  ~  .  .  r  .
.  .  .  l  H  l  .  .  .  .  .  .  .  .  r  .
.  .  .  l  H  .  .  .  .  .  .  l  .  .  .  .
.  .  .  .  l  .  .  .  .  .  .  l  H  .  .  .
.  .  .  .  .  .  .  .  .  .  .  .  l  .  .  .
.  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
`,
    ['N 0801 0802 0803 0804 0805 0806 0807 0808 0809 0810 0811 0812 0813 0814 0815 0816 0817 S'],
  );
