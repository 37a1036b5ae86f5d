import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { freshUnit } from '@ironfield/classic/setup/beginning.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RecordSheet } from './record-sheet.tsx';

const file = STOCK_MECHS['AS7-D'];
const warrior = { name: 'Ana <b>Ruiz</b>', gunnery: 3, piloting: 4 };

test('a sheet in play, to be seen and to be heard', () => {
  const mech = freshUnit({ side: 0, seat: 0, unit: file, pilot: warrior });
  mech.body.armor[1] -= 20;
  mech.body.hits[1] = 1;
  mech.body.lost = 1 << 4;
  mech.heat = 9;
  mech.body.shots[0] -= 1;
  const html = renderToStaticMarkup(createElement(RecordSheet, { file, warrior, mech }));
  const crossed = html.match(/<circle [^>]*data-part="armor\.CT\.\d+" data-hit="true"/g);
  expect(crossed).toHaveLength(20);
  expect(html).toContain('fill="var(--sheet-mark)"');
  const said = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line);
  expect(said).toEqual(
    expect.arrayContaining([
      'MechWarrior Ana &lt;b>Ruiz&lt;/b>',
      '0 of 6 hits taken',
      'Heat 9',
      '19 of 20 heat sinks work',
      'Centre torso: armour 27 of 47; rear armour 14 of 14; structure 31 of 31; hit: Engine',
      'Left arm: lost',
      '0 of 1 Medium Laser, LA',
      'Ammunition 1, LRM 20 LT: 5 of 6 shots',
    ]),
  );
  expect(new Set(said).size).toBe(said.length);
  expect(html).not.toContain('<b>');
});

test('a design that cannot be played is told why', () => {
  const slots = { ...file.slots, HD: file.slots.HD.with(3, 'Plasma Rifle') };
  const html = renderToStaticMarkup(createElement(RecordSheet, { file: { ...file, slots } }));
  expect(html).toContain('&quot;Plasma Rifle&quot; in HD: not in the introductory rules');
  expect(html).not.toContain('<svg');
});
