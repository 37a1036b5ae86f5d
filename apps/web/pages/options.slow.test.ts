import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { TERRAINS } from '@ironfield/classic/data/terrain.ts';
import { classic } from '@ironfield/classic/game.ts';
import type { State } from '@ironfield/classic/state.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { problems, question } from '../testing/browser.fixture.ts';
import { House, placeOf } from '../testing/hands.fixture.ts';
import { describeInBrowser } from '../testing/in-browser.fixture.ts';
import { sitDownAt, skirmishUntil } from '../testing/prepared.fixture.ts';

describeInBrowser('Options of a game', () => {
  const house = new House();
  let page: Page;
  beforeAll(async () => {
    await house.open();
    page = await house.visit({ width: 1280, height: 720 });
  });
  beforeEach(() => page.goto(`${house.address}#/`));
  afterAll(() => house.close());

  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const come = async (word: string) => {
    await page.goto(`${house.address}#/new/classic/with/${word}`);
    await page.getByLabel('Search the options').waitFor();
  };
  const inShort = () =>
    page.locator('[data-part="options"] > summary [data-part="options-in-short"]').textContent();

  test('a link turns them on, and says what it cannot; what they need is one press away', async () => {
    await come('bracing,weather-rainfall=heavy,purple-rain');
    await expect.poll(() => inShort()).toBe('Rain: Heavy · Bracing');
    await page.getByText('The link names options this game does not have: purple-rain.').waitFor();
    const bar = page.locator('[data-part="begin-bar"]');
    await expect.poll(() => bar.locator('[data-part="begin"]').isDisabled()).toBe(true);
    await bar.getByText('Bracing needs Taking cover.').waitFor();
    await bar.getByRole('button', { name: 'Turn Taking cover on' }).click();
    await expect.poll(() => bar.locator('[data-part="begin"]').isDisabled()).toBe(false);
    await expect.poll(() => inShort()).toBe('Rain: Heavy · Taking cover · Bracing');
    expect(problems).toEqual([]);
  });

  test('a package is pressed, kept under a name and shared by a link that people can read', async () => {
    await come('night');
    const war = button('Winter war');
    await war.click();
    await expect.poll(() => war.getAttribute('aria-pressed')).toBe('true');
    const chosen = await inShort();
    await button(/Keep or share/).click();
    await page.getByPlaceholder('Keep these options as').fill('Bad day');
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    const link = await page.getByLabel('Link to a new game with these options').inputValue();
    expect(link).toMatch(/#\/new\/classic\/with\/[a-z0-9,=-]+$/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect.poll(() => inShort()).toBe('none chosen');
    await button(/Keep or share/).click();
    await page.getByText('Bad day').click();
    await expect.poll(inShort).toBe(chosen);
    await page.goto(`${house.address}#/`);
    await page.goto(link);
    await expect.poll(inShort).toBe(chosen);
    expect(problems).toEqual([]);
  });

  test('at the table they are one press away, the weather is named, and numbers say which option they owe', async () => {
    const canFire = (types: readonly string[], state: State) => types.includes('fire') && state.turn > 1;
    const options = { 'weather-rainfall': 'light', 'expanded-tmm': true, 'called-shots': true };
    await sitDownAt(page, house.address, skirmishUntil(canFire, 'rain', options));
    expect(await question(page)).toContain('Declare weapon attacks');
    await expect.poll(() => page.locator('[data-part="weather-words"]').textContent()).toBe('Light rain');
    // Its words take no room from the map: the units stay beside it.
    const own = (await page.locator('[data-part="strip"]').first().boundingBox())!;
    expect(own.x + own.width).toBeLessThan((await page.locator('[data-part="board-edge"]').boundingBox())!.x);
    await button('3 options').click();
    const agreed = page.getByRole('dialog', { name: 'Options of this game' });
    await expect
      .poll(() => agreed.locator('strong').allTextContents())
      .toEqual(['Rain: Light', 'Expanded target movement', 'Called shots']);
    await page.keyboard.press('Escape');
    await button('Suggest').click();
    await page.locator('[data-part="to-hit"]').first().click();
    await expect
      .poll(() => page.locator('[data-part="explanation"]').textContent())
      .toMatch(/Light rain\s*option\s*\+1/);
    expect(problems).toEqual([]);
  });

  test('double-blind: what nobody sees lies in the shade, and who was seen is drawn where that was', async () => {
    const isSought = (types: readonly string[], state: State) => {
      const { plugged } = battlefieldOf(state);
      const ghosts = plugged.ghosts?.([], classic.table(state, 0)) ?? [];
      return types.includes('move') && ghosts.length > 0;
    };
    await sitDownAt(
      page,
      house.address,
      skirmishUntil(isSought, 'blind', { 'double-blind': true, night: true }),
    );
    await question(page);
    const ghost = page.locator('[data-part="unseen"] [data-look~="ghost"]').first();
    await ghost.waitFor();
    await expect
      .poll(() => page.locator('[data-part="unseen"] title').first().textContent())
      .toMatch(/, seen here in turn \d+$/);
    const strips = await page
      .locator('[data-part="strip-side"]')
      .last()
      .locator('[data-part="strip"]')
      .allTextContents();
    expect(strips.join()).toMatch(/seen in \d{4}, turn \d/);
    expect(strips.join()).not.toContain('off the map');
    expect(problems).toEqual([]);
  });

  test('a blow says what comes of it besides damage, and all of its numbers are in sight', async () => {
    await sitDownAt(
      page,
      house.address,
      skirmishUntil((types) => types.includes('trip'), 'a', { tripping: true, grappling: true }),
    );
    await question(page);
    await page
      .getByRole('radio', { name: /^Trip: / })
      .first()
      .check();
    const plan = page.locator('[data-part="action-plan"]');
    await expect
      .poll(() => plan.textContent())
      .toMatch(
        /If it hits, [\w -]+ rolls or falls: \d+\+ \(falls \d+.%\)\. If it misses, nothing happens\. MT-PHYS-10/,
      );
    await plan.locator('[data-part="explained"]').first().click();
    await page.locator('[data-part="explanation"]').getByText('Piloting Skill').waitFor();
    await page.keyboard.press('Escape');
    const cut = await page
      .locator('[data-part="strike-table"] td')
      .evaluateAll(
        (cells) => cells.filter((cell) => cell.getBoundingClientRect().right > window.innerWidth).length,
      );
    expect(cut).toBe(0);
    expect(problems).toEqual([]);
  });

  test.each([
    ['scan-no-more', 'concealed-information', 'Location', 'No more'],
    ['plotted', 'double-blind', 'Torso', 'All is said'],
  ])(
    '%s: what may be let be is one press, and what may be done instead lies open',
    async (type, option, field, word) => {
      await sitDownAt(
        page,
        house.address,
        skirmishUntil((types) => types.includes(type), 'let be', { [option]: true }),
      );
      const before = await question(page);
      await page.locator('[data-part="plan-panel"]').getByText(field, { exact: true }).waitFor();
      await page.getByRole('button', { name: word, exact: true }).click();
      await expect.poll(() => question(page)).not.toBe(before);
      expect(problems).toEqual([]);
    },
  );

  test("around a 'Mech stands what it can do, and leaving it for good is asked about once more", async () => {
    const canMove = (types: readonly string[]) => types.includes('bail-out');
    await sitDownAt(page, house.address, skirmishUntil(canMove, 'wheel', { ejection: 'by hand' }));
    await question(page);
    await page.keyboard.press('a');
    const wheel = page.locator('[data-part="action-wheel"] [data-part="wheel-item"]');
    await wheel.filter({ hasText: /^Eject$/ }).waitFor();
    expect(await wheel.allTextContents()).not.toContain('Ask in the End Phase about ejecting');
    await wheel.filter({ hasText: /^Eject$/ }).click();
    await button('Eject…').click();
    await button('Really: eject').waitFor();
    expect(problems).toEqual([]);
  });

  test('ground that is unusual is named with what it does', async () => {
    const options = { landscape: 'hills', 'expanded-terrain-table': true, 'terrain-sand': true };
    const game = skirmishUntil((types) => types.includes('move'), 'ground', options);
    await sitDownAt(page, house.address, game);
    await question(page);
    const { board } = battlefieldOf({ setup: game.setup as State['setup'] });
    const hexOf = (name: string) => board.number[board.terrain.indexOf(TERRAINS.indexOf(name))]!;
    const point = async (hex: string) => {
      const { x, y } = await placeOf(page, hex);
      await page.mouse.move(x, y);
    };
    const words = page.locator('[data-part="ground-words"]');
    await point(hexOf('sand'));
    await expect.poll(() => words.textContent()).toMatch(/^\d{4} sand · 1 MP · Piloting \+1 · MT-TER-09$/);
    await point(hexOf('light woods'));
    await words.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  test('what options of an own battle need of each other is said once, in their own names', async () => {
    await page.goto(`${house.address}#/new/classic/own/terrain-jungle`);
    const bar = page.locator('[data-part="begin-bar"]');
    await bar.getByText('Jungle needs Expanded terrain table.').waitFor();
    expect(await bar.innerText()).not.toContain('terrain-jungle');
    expect(await bar.locator('[data-part="begin"]').isDisabled()).toBe(true);
    expect(problems).toEqual([]);
  });
});
