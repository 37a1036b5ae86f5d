import { mapsheet } from './mapsheet.ts';

/** Lakes with necks of land between them. */
export const lakeCountry = () =>
  mapsheet(
    'Lake Country',
    `
.  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  .  ~  ~  .  .  1  .  .
.  .  .  .  .  .  .  .  ~  ~  ~  ~  .  1  r1 r
.  .  .  .  .  .  .  .  ~  ~  ~  ~  .  .  r1 .
.  .  .  .  .  .  .  .  ~  ~  ~  ~  l  .  1  .
H  .  .  .  .  l  H  .  ~  ~  ~  ~  .  1  1  .
.  .  .  .  .  .  l  .  .  ~  ~  .  l  H1 l1 l
.  .  .  .  .  .  .  .  .  .  ~  .  l1 l1 H1 H
.  .  .  .  .  ~  .  .  .  .  .  1  r1 l2 l1 H
.  .  .  .  .  ~  .  .  .  .  .  .  1  l1 l1 .
.  .  .  ~  ~  ~  ~  ~  .  .  .  .  l1 l1 1  .
.  .  ~  ~  ~  ~  ~  ~  ~  .  .  .  l  H1 1  .
.  ~  ~  ~  ~  ~  ~  ~  .  .  .  .  l1 H1 l1 l
.  ~  ~  ~  ~  ~  ~  .  .  .  .  l  l1 l1 H1 l
.  .  ~  ~  ~  ~  ~  .  .  .  .  l  H1 1  1  .
.  .  .  H  .  .  r  .  .  r  .  .  l  .  1  .
.  .  .  .  .  .  r  .  .  .  .  l  l  .  .  .
`,
  );
