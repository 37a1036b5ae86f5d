import { mapsheet } from './mapsheet.ts';

/** One large lake, for which hovercraft and boats are made. */
export const greatLake = () =>
  mapsheet(
    'Great Lake',
    `
.  .  .  .  .  .  .  .  .  .  .  .  r  .  .  .
.  1  1  .  .  .  l  .  .  .  .  l  .  l  .  .
.  1  .  .  .  l  l  l  .  .  .  H  H  H  l  .
.  .  .  .  .  .  l  .  .  .  .  .  H  .  l  l
H  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  .  .  .  .  .  .  1  .
l  .  .  .  .  .  .  .  .  .  .  .  .  1  1  .
l  .  ~  ~  .  ~  .  .  .  r  .  .  1  1  1  .
.  ~  ~  ~  ~  ~  ~  ~  .  .  .  .  .  1  1  .
.  ~  ~  ~  ~  ~  ~  ~  .  .  .  l  .  1  1  .
.  ~  ~  ~  ~  ~  ~  ~  .  .  H  H  l1 1  1  .
.  ~  ~  ~  ~  ~  ~  .  .  .  l  1  1  1  1  .
.  .  ~  ~  ~  ~  ~  ~  .  .  1  2  1  1  1  .
.  .  ~  ~  ~  ~  ~  .  l  .  l2 2  2  1  1  .
.  .  ~  ~  ~  ~  ~  .  .  .  1  .  1  l1 .  .
.  l  H  ~  ~  ~  ~  ~  .  .  .  .  l  l  l  .
.  .  H  H  .  .  .  .  .  .  .  .  l  .  .  .
`,
  );
