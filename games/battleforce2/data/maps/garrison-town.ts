import { mapsheet } from './mapsheet.ts';

/** A town around a fortress on a hill, a base beside it, woods to the west, a lake to the east. */
export const garrisonTown = () =>
  mapsheet(
    'Garrison Town',
    `
.  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
.  .  l  l  .  .  .  .  .  .  .  .  .  r  .  .
.  l  H  H  l  .  .  .  .  .  .  .  r  r  .  .
.  l  H  H  l  .  .  .  .  l  .  .  .  .  .  .
.  .  l  H  l  .  .  .  .  l  l  .  .  .  .  .
.  .  .  l  .  .  c  .  c  .  .  .  ~  .  .  .
.  .  .  .  .  c  c  .  c  c  .  ~  ~  ~  .  .
.  .  .  .  .  c  1  f1 c  .  .  ~  ~  ~  .  .
.  r  .  .  .  .  c  .  c  c  .  .  ~  ~  .  .
.  r  r  .  .  c  c  .  c  .  .  .  ~  .  .  .
.  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
.  .  l  .  .  .  b  .  b  .  .  .  l  .  .  .
.  l  l  H  .  .  b  .  b  .  .  l  H  l  .  .
.  .  l  l  .  .  .  .  .  .  .  l  H  l  .  .
.  .  .  .  .  .  .  .  .  .  .  .  l  .  .  .
.  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
`,
    ['N 0801 0802 0803 0804 0805 0806 0807 0808 0809 0810 0811 0812 0813 0814 0815 0816 0817 S'],
  );
