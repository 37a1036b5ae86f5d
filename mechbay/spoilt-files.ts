// npm run spoilt-files -- DIR [COUNT] [SEED]
// Spoils public unit files at random and reads them: each must become a unit or be refused with a reason.

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom, randomItem } from '@ironfield/kernel/random.ts';
import type { UnitFileKind } from './unit-files/read.ts';
import { type Fate, fateOf, spoilt } from './unit-files/spoiling.ts';

const [folder, count = '10000', seed = 'spoilt'] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name a folder with .mtf and .blk files: npm run spoilt-files -- DIR [COUNT] [SEED]');
  process.exit(2);
}

const texts = globSync('**/*.{mtf,blk}', { cwd: folder })
  .sort()
  .map((name) => ({
    text: readFileSync(join(folder, name), 'utf8'),
    kind: name.slice(-3).toLowerCase() as UnitFileKind,
  }));
const random = randomFrom(seed);
const fates: Record<Fate, number> = { legal: 0, unit: 0, refused: 0 };
let slowest = 0;
for (let each = 0; each < Number(count); each++) {
  const { text, kind } = randomItem(random, texts);
  const torn = spoilt(text, random);
  const begun = performance.now();
  try {
    fates[fateOf(torn, kind)]++;
  } catch (error) {
    writeFileSync(`spoilt.${kind}`, torn);
    console.error(`File ${each + 1} of ${count} is in spoilt.${kind}:`, error);
    process.exit(1);
  }
  slowest = Math.max(slowest, performance.now() - begun);
}
const { legal, unit, refused } = fates;
console.log(
  `${count} spoilt files of ${texts.length}: ${legal} legal units, ${unit} other units, ${refused} refused with a reason; ` +
    `the slowest took ${Math.ceil(slowest)} ms.`,
);
