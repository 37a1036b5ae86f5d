import { STOCK_EMPLACEMENTS } from '@ironfield/classic/emplacements/stock.ts';
import { EQUIPPED_MECHS } from '@ironfield/classic/mechs/equipped.ts';
import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { STOCK_PLATOONS } from '@ironfield/classic/platoons/platoons.ts';
import { STOCK_SQUADS } from '@ironfield/classic/squads/squads.ts';
import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';
import { STOCK_VEHICLES } from '@ironfield/classic/vehicles/vehicles.ts';
import { expect, test } from 'vitest';
import { pdfOf } from '../sheet/pdf.ts';
import { forcePages } from './force-pages.ts';

const force = (
  [
    STOCK_MECHS['AS7-D'],
    EQUIPPED_MECHS[0],
    Object.values(STOCK_VEHICLES)[0],
    Object.values(STOCK_PLATOONS)[0],
    Object.values(STOCK_SQUADS)[0],
    Object.values(STOCK_EMPLACEMENTS)[0],
  ] as UnitFile[]
).map((unit, index) => ({ unit, name: `Driver ${index + 1}`, gunnery: 3, piloting: 4 }));

test('a force of every kind has a page for each unit but the guns of a building, with who drives it', async () => {
  const pages = forcePages(force);
  expect(pages).toHaveLength(5);
  for (const [index, { primitives }] of pages.entries()) {
    const texts = primitives.flatMap((each) => (each.kind === 'text' ? [each.text] : []));
    expect(texts, `page ${index + 1}`).toContain(`Driver ${index + 1}`);
  }
  const pdf = new TextDecoder('latin1').decode(await pdfOf(pages, 'Force'));
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(5);
});
