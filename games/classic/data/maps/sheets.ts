import type { BoardFile } from '@ironfield/hex/board-file.ts';
import { drawnSheet } from './drawn-sheet.ts';

/** Our own mapsheets, of the size of the printed ones: 15 columns by 17 rows (CBT-SCN-03). North is up. */
export const SHEETS: Readonly<Record<string, BoardFile>> = {
  // The standard sheet: from 1303 one sees nearly everything, with 1403 as a breastwork to the south-east.
  'watchtower-ridge': drawnSheet(
    'Watchtower Ridge',
    `
.  .  .  l  l  .  .  .  .  .  1  2  2  2  1
.  .  l  h  l  .  .  .  .  .  1  2  3  3  2
.  .  l  l  .  .  .  r  .  .  1  2  3  4  2
.  .  .  .  .  .  r  .  .  .  l1 2  3  3  2
.  1  1  .  .  .  .  .  .  l  l1 1  2  2  1
1  2  1  1  .  .  .  .  .  l  h  1  1  1  .
1  2  2  1  .  .  .  l  .  .  l  .  .  .  .
.  1  1  .  .  .  l  h  l  .  .  .  .  r  .
.  .  .  .  .  .  .  l  .  .  .  .  r  .  .
~0 ~1 .  .  .  .  .  .  .  .  .  .  .  .  .
.  ~1 ~1 ~0 .  .  .  .  .  .  .  .  .  l  l
.  .  ~1 ~1 ~1 ~1 ~0 .  .  .  .  .  l  h  l
.  l  .  .  ~1 ~2 ~1 ~1 .  .  .  .  .  l  .
l  h  l  .  .  .  .  ~1 ~1 ~0 .  .  .  .  .
.  l  .  .  1  1  .  .  .  ~1 ~1 ~1 .  .  .
.  .  .  1  2  2  1  .  .  .  .  ~1 ~1 ~0 .
.  .  .  1  1  1  .  .  l  .  .  .  .  ~1 ~1`,
  ),
  'two-fords': drawnSheet(
    'Two Fords',
    `
.  .  1  1  .  .  .  ~1 ~1 .  .  .  .  .  .
.  1  2  1  .  .  l  ~1 ~1 .  .  .  l  .  .
.  1  2  2  1  .  l  .  ~1 ~1 .  l  h  l  .
.  .  1  1  .  .  .  .  ~1 ~2 ~1 .  l  l  .
.  .  .  .  .  .  .  .  ~1 ~2 ~1 .  .  .  .
l  l  .  .  .  r  .  .  ~0 ~1 ~1 .  .  .  .
h  l  .  .  .  .  r  ~0 ~0 ~0 .  .  .  r  .
l  .  .  .  .  .  .  ~1 ~1 .  .  .  r  r  .
.  .  .  l  l  .  ~1 ~2 ~1 .  .  .  .  .  .
.  .  l  h  l  .  ~1 ~2 ~1 l  .  .  .  .  .
.  .  .  l  .  .  ~1 ~1 .  l  l  .  .  1  1
.  .  .  .  .  ~0 ~0 ~0 .  h  l  .  1  2  1
.  1  .  .  .  ~0 ~0 .  .  l  .  1  2  3  2
1  2  1  .  ~1 ~1 .  .  .  .  .  1  2  2  1
1  1  .  ~1 ~1 ~1 .  .  .  l  .  .  1  1  .
.  .  .  ~1 ~2 .  .  r  .  l  l  .  .  .  .
.  .  ~1 ~1 ~1 .  r  .  .  .  .  .  .  .  .`,
  ),
  'old-pines': drawnSheet(
    'Old Pines',
    `
l  l  .  .  h  l  .  .  .  l  l  .  .  l  .
l  h  l  .  l  h  l  .  l  h  l  .  l  h  l
.  l  .  .  .  l  .  .  l  l  .  .  .  l  l
.  .  .  l  .  .  .  .  .  .  .  1  1  .  .
l  .  l  h  l  .  l  l  .  .  1  l1 2  1  .
h  l  l  h  l  .  l  h  l  .  1  h1 l1 1  .
l  l  .  l  .  .  .  l  l  .  .  1  1  .  l
.  .  .  .  .  r  .  .  .  .  .  .  .  l  h
.  .  l  l  .  r  r  .  .  l  .  .  l  l  l
.  l  h  l  .  .  .  .  l  h  l  .  .  l  .
.  l  l  .  .  .  .  .  l  h  l  .  .  .  .
.  .  .  .  1  1  .  .  .  l  .  .  ~0 ~0 .
l  .  .  1  l1 2  1  .  .  .  .  ~0 ~1 ~1 .
h  l  .  1  h1 l1 1  .  l  l  .  .  ~1 ~1 ~0
l  l  .  .  1  1  .  l  h  h  l  .  ~0 ~0 .
.  l  .  .  .  .  .  l  l  l  .  .  .  .  l
.  .  .  l  l  .  .  .  .  .  .  l  l  .  l`,
  ),
  'broken-mesas': drawnSheet(
    'Broken Mesas',
    `
.  r  .  .  .  .  .  1  1  .  .  .  .  .  r
r  .  .  2  2  .  .  1  2  1  .  r  .  r  .
.  .  2  3  3  2  .  .  1  .  .  .  .  .  .
.  1  2  4  4  2  .  r  .  .  3  3  .  .  .
.  1  2  3  3  1  .  r  .  1  3  4  3  .  .
.  .  .  2  1  .  .  .  .  1  2  4  3  r  .
r  .  .  r  .  .  l  .  .  .  1  2  2  .  .
r  r  .  .  .  l  2  2  .  .  .  1  r  .  .
.  .  l  .  .  2  3  3  1  .  .  r  .  .  .
.  h  ~0 l  .  2  3  2  1  .  .  .  .  1  1
.  l  ~1 ~0 r  .  2  1  .  r  .  .  1  2  1
.  3  3  .  .  .  .  .  .  .  .  .  1  2  2
2  4  4  3  .  .  r  .  .  .  l  .  r  1  1
2  3  3  2  1  .  .  r  .  3  3  l  .  .  .
1  2  2  1  .  .  .  .  2  4  4  2  .  r  .
.  1  1  .  .  r  .  .  1  3  3  2  1  .  r
.  .  .  .  r  .  .  .  .  1  2  1  .  .  .`,
  ),
  'twin-lakes': drawnSheet(
    'Twin Lakes',
    `
.  .  .  .  l  l  .  .  .  .  .  1  1  .  .
.  l  .  .  l  h  l  .  .  .  1  2  1  .  .
l  h  l  .  .  l  .  .  .  .  1  2  2  1  .
.  l  .  .  .  .  ~0 ~0 .  .  .  1  1  .  .
.  .  .  .  .  ~0 ~1 ~1 ~0 .  .  .  .  .  r
.  .  .  .  ~0 ~1 ~2 ~2 ~1 ~0 .  .  .  r  .
.  r  .  .  ~1 ~2 ~2 ~2 ~1 ~0 .  .  l  .  .
r  r  .  .  ~0 ~1 ~2 ~1 ~1 .  .  l  h  l  .
.  .  .  .  .  ~0 ~1 ~1 ~0 .  .  l  l  .  .
.  .  1  1  .  .  ~0 ~0 .  .  .  .  .  .  .
.  1  2  2  1  .  .  .  .  .  .  .  .  .  .
.  1  3  2  1  .  .  .  .  ~0 ~1 ~0 .  .  .
.  1  2  2  .  .  l  .  ~0 ~1 ~2 ~1 ~0 .  .
.  .  1  1  .  l  h  l  ~0 ~1 ~2 ~2 ~1 ~0 .
.  .  .  .  .  l  l  .  .  ~0 ~1 ~1 ~1 ~0 .
.  r  .  .  .  .  .  .  .  .  ~0 ~0 ~0 .  l
.  .  r  .  .  .  .  l  .  .  .  .  .  l  l`,
  ),
  'rolling-downs': drawnSheet(
    'Rolling Downs',
    `
.  .  1  1  1  .  .  .  .  .  .  .  1  1  .
.  1  1  2  1  .  .  l  .  .  .  1  2  2  1
.  1  2  2  1  .  l  l  .  .  .  1  2  2  1
.  .  1  1  .  .  .  .  .  1  .  .  1  1  .
.  .  .  .  .  .  .  .  1  1  1  .  .  .  .
.  l  .  .  .  .  .  1  2  2  1  .  .  .  .
l  h  .  .  1  1  .  1  2  3  2  1  .  l  .
l  .  .  1  2  1  .  .  1  2  1  .  l  h  l
.  .  .  1  2  2  1  .  .  1  .  .  l  l  .
.  .  .  .  1  1  .  .  .  .  .  .  .  .  .
.  r  .  .  .  .  .  ~0 ~0 .  .  .  .  .  .
r  .  .  .  .  .  ~0 ~1 ~1 .  .  .  1  1  .
.  .  1  1  .  .  .  ~1 ~0 .  .  1  2  1  .
.  1  2  1  1  .  .  .  .  .  r  1  2  2  1
.  1  2  2  1  .  .  .  .  r  .  .  1  1  .
.  .  1  1  .  .  l  l  .  .  .  .  .  .  .
.  .  .  .  .  l  h  l  .  .  .  .  .  .  .`,
  ),
  // A canyon two levels deep, with a brook at its bottom and ways down at both ends and in the middle.
  'sunken-road': drawnSheet(
    'Sunken Road',
    `
.    .    l    .    .    .    .    .    1    1    .    .    .    l    .
.    l    h    l    .    .    .    .    1    2    1    .    l    l    .
.    .    l    .    .    .    .    .    .    1    1    .    .    .    .
.    .    .    .    .    r    .    .    .    .    .    .    .    .    .
.    .    .    .    r    .    .    .    .    .    .    .    .    .    .
-1   -1   .    .    .    .    .    .    .    l    l    .    .    .    .
-2   -2   -1   -1   .    .    .    .    .    l    .    .    .    .    -1
~1-2 ~1-2 -2   -2   -1   -1   .    .    .    .    .    -1   -1   -1   -2
-2   -2   ~1-2 ~1-2 -2   -2   -1   -1   -1   -1   -1   -2   -2   -2   ~1-2
-1   -1   -2   -2   ~1-2 ~1-2 -2   -2   -2   -2   -2   ~1-2 ~1-2 ~1-2 -2
.    .    -1   -1   -2   -2   ~1-2 ~1-2 r-2  ~0-2 ~1-2 -2   -2   -2   -1
.    .    .    .    -1   -1   -2   -2   ~1-2 -2   -2   -1   -1   -1   .
.    l    .    .    .    .    -1   -1   -2   -1   -1   .    .    .    .
.    l    h    .    .    .    .    .    -1   .    .    .    r    .    .
.    .    l    .    .    .    1    1    .    .    .    .    .    r    .
.    .    .    .    .    1    2    2    1    .    .    .    .    .    l
.    .    .    .    .    1    1    1    .    .    l    .    .    l    h`,
  ),
};
