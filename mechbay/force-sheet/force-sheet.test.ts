import { battleforce2 } from '@ironfield/battleforce2/game.ts';
import type { Setup } from '@ironfield/battleforce2/state.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { expect, test } from 'vitest';
import { pdfOf } from '../sheet/pdf.ts';
import type { Page } from '../sheet/primitives.ts';
import { svgOf } from '../sheet/svg.ts';
import { forceSheets } from './force-sheet.ts';

function setupOf(scenario: string): Setup {
  const setup = scenarioSetup(battleforce2, scenario);
  if (!setup.ok) throw new Error(setup.error[0].message);
  return setup.value as Setup;
}
const { sides, secrets } = setupOf('conventional-wisdom');
const sheets = (seat: 0 | 1) => forceSheets({ side: sides[seat], secrets: secrets[seat]! });
const texts = ({ primitives }: Page) =>
  primitives.flatMap((each) => (each.kind === 'text' ? [each.text] : []));

test('a page for ten units, with counter, chain of command and the boxes of each element', () => {
  const [page, ...more] = sheets(1);
  expect(more).toHaveLength(1);
  expect(page.primitives.filter(({ id }) => id?.startsWith('unit.'))).toHaveLength(10);
  expect(texts(page)).toEqual(
    expect.arrayContaining(['MM1', 'Cmd: MM2, MH2, MM3, GH1, FH1', 'WHM-6R Warhammer']),
  );
  const pips = (part: string) => page.primitives.filter(({ id }) => id?.startsWith(`MH2.2.${part}.`)).length;
  expect([pips('armor'), pips('structure'), pips('heat')]).toEqual([4, 5, 4]);
});

test('what is lost is crossed off', () => {
  const wear = secrets[1]!.units.map(({ elements }) =>
    elements.map(({ sheet }) => ({
      ...sheet,
      armor: Math.max(0, sheet.armor - 1),
      heat: 2,
      destroyed: false,
    })),
  );
  const [worn] = forceSheets({ side: sides[1], secrets: secrets[1]!, wear });
  const hits = (part: string) =>
    worn.primitives.filter(({ id, hit }) => hit && id?.startsWith(`MM1.1.${part}`)).length;
  expect([hits('armor'), hits('structure')]).toEqual([1, 0]);
});

test('everything stays on the page, as SVG and as PDF', async () => {
  for (const paper of ['a4', 'letter'] as const) {
    const pages = forceSheets({ side: sides[0], secrets: secrets[0]!, paper });
    for (const { width, height, primitives } of pages)
      for (const each of primitives) {
        if (!('x' in each)) continue;
        expect(each.x).toBeGreaterThanOrEqual(0);
        expect(each.x).toBeLessThanOrEqual(width);
        expect(each.y).toBeLessThanOrEqual(height);
      }
    expect(svgOf(pages[0])).toMatch(/^<svg/);
    expect((await pdfOf(pages, 'Jaguars')).length).toBeGreaterThan(1000);
  }
});
