// Each line of what players stumbled over, tried in a real browser; most of it in one visit.

import { battleforce2 } from '@ironfield/battleforce2/game.ts';
import { classic } from '@ironfield/classic/game.ts';
import type { Setup } from '@ironfield/classic/state.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problems, question, settled } from '../testing/browser.fixture.ts';
import { clicksOfTurn, reachTowardsEnemies } from '../testing/clicks.fixture.ts';
import { House, hiddenInBar } from '../testing/hands.fixture.ts';
import { describeInBrowser } from '../testing/in-browser.fixture.ts';
import { gameUntil, sitDownAt, skirmishUntil } from '../testing/prepared.fixture.ts';
import { bestEnemy, clickHex, clickReach, countNoises, partsOf } from '../testing/table.fixture.ts';

const SIZES = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 720],
  [1440, 900],
] as const;

describeInBrowser('The table', () => {
  const house = new House();
  let page: Page;
  beforeAll(async () => {
    await house.open();
    page = await house.visit({ width: 1280, height: 720 });
  });
  afterAll(() => house.close());

  const turnTwo = () => skirmishUntil((types, { turn }) => types.includes('move') && turn === 2);
  /** With gunners who miss whatever is not beside them. */
  /** With it even the best gunner hits nobody far away. */
  const STORM = {
    'weather-blizzard': true,
    'weather-blowing-sand': true,
    'weather-dusk-dawn': true,
  };
  const withoutSkill = (setup: Setup): Setup => ({
    ...setup,
    units: setup.units.map((unit) => ({ ...unit, pilot: { ...unit.pilot, gunnery: 8 } })),
  });
  const turnThree = () => skirmishUntil((types, { turn }) => types.includes('fire') && turn > 2, 'ridge');

  test('has nothing armed: not at first, not after a hex that cannot be, not after a double click', async () => {
    await sitDownAt(page, house.address, turnTwo());
    expect(await question(page)).toMatch(/^Move/);
    const { primary, warning, ready, button } = partsOf(page);
    await expect.poll(() => primary.isDisabled()).toBe(true);
    await expect.poll(() => button('Stand still').isEnabled()).toBe(true);

    // A 'Mech without jump jets is not asked whether it jumps, and one that walks is not told that it runs.
    await page.locator('[data-part="strip"]', { hasText: 'Atlas' }).first().click();
    await expect.poll(() => page.getByRole('radio', { name: 'Jump' }).count()).toBe(0);
    await clickHex(page, '1517');
    await expect.poll(() => warning.textContent()).not.toMatch(/running/i);
    await expect.poll(() => primary.isDisabled()).toBe(true);

    await clickReach(page, 0);
    await page.locator('[data-part="token"][data-look~="ghost"]').waitFor();
    await expect.poll(() => primary.isEnabled()).toBe(true);
    await clickHex(page, '0101');
    await page.locator('[data-part="token"][data-look~="ghost"]').waitFor({ state: 'detached' });
    await expect.poll(() => warning.textContent()).toMatch(/cannot be reached/);
    await expect.poll(() => primary.isDisabled()).toBe(true);

    const waiting = await ready.count();
    await clickReach(page, 0);
    await page.locator('[data-part="token"][data-look~="ghost"]').waitFor();
    await primary.dblclick();
    await question(page);
    await expect.poll(() => ready.count()).toBe(waiting - 1);
    await expect.poll(() => primary.isDisabled()).toBe(true);
    expect(problems).toEqual([]);
  });

  test("says that a 'Mech is prone and offers to stand up first; leaving the map is asked twice", async () => {
    const { primary, plan, button } = partsOf(page);
    await sitDownAt(
      page,
      house.address,
      skirmishUntil((types) => types.includes('stand')),
    );
    await question(page);
    // A coach who speaks and what has happened leave room for the sheet; that of a wreck has nothing that it could do.
    await page.locator('[data-part="coach-bubble"]').waitFor();
    await page.locator('[data-part="summary-card"]').waitFor();
    await expect
      .poll(async () => (await page.locator('[data-part="sheet-panel"]').boundingBox())!.height)
      .toBeGreaterThan(180);
    await button(/^What happened/).click();
    await page.locator('[data-part="summary-card"] [data-grave]').first().waitFor();
    const sheet = page.locator('[data-part="mech-sheet"]');
    await page.locator('[data-part="strip"][data-look~="gone"]').first().click();
    await sheet.getByText(/^Destroyed/).waitFor();
    await expect.poll(() => sheet.textContent()).not.toMatch(/Walk|Heat/);
    await page.locator('[data-part="strip"]', { hasText: 'prone' }).first().click();
    await expect.poll(() => sheet.textContent()).toMatch(/Walk.*Heat/s);
    await expect.poll(() => primary.textContent()).toMatch(/^Stand up or turn/);
    await expect.poll(() => hiddenInBar(page)).toEqual([]);
    await expect.poll(() => plan.textContent()).toMatch(/is prone and cannot leave its hex/);
    await expect
      .poll(() => page.locator('[data-part="action-tools"]').getByRole('button').first().textContent())
      .toBe('Stand up');
    await page.getByRole('button', { name: 'Stand up', exact: true }).click();
    await expect.poll(() => primary.isEnabled()).toBe(true);
    await expect.poll(() => page.locator('[data-part="facing-picker"] [data-control]').count()).toBe(6);
    await expect
      .poll(() => plan.textContent())
      .toMatch(/ stands up, facing [a-z-]+: 2 MP, \d+\+ \(\d+.%\), or it falls again/);

    await sitDownAt(
      page,
      house.address,
      skirmishUntil((types) => types.includes('leave') && types.includes('still')),
    );
    await question(page);
    const more = page.getByLabel('More actions');
    for (const strip of await page
      .locator('[data-part="strip-side"]')
      .first()
      .locator('[data-part="strip"]')
      .all()) {
      await strip.click();
      if ((await more.innerText()).includes('Leave the map')) break;
    }
    await more.selectOption({ label: 'Leave the map' });
    await page.locator('[data-part="reach"] circle').first().waitFor();
    await clickReach(page, 0);
    await button('Leave the map…').click();
    await button('Really: leave the map').waitFor();
    expect(await question(page)).toMatch(/^Move/);
    await button('Really: leave the map').click();
    await expect
      .poll(() => page.locator('[data-part="event-log"]').textContent())
      .toContain('leaves the map');

    // The number and damage of a blow stand beside its button.
    await sitDownAt(
      page,
      house.address,
      skirmishUntil((types) => types.includes('kick')),
    );
    await question(page);
    // The most valuable comes first.
    const worth = await page
      .locator('[data-part="strike-table"] [data-part="fire-row"]')
      .evaluateAll((rows) =>
        rows.map((row) => {
          const [odds, points] = [...row.querySelectorAll('td')]
            .slice(-2)
            .map((cell) =>
              [...cell.children].map(({ textContent }) => Number.parseInt(textContent ?? '', 10) || 0),
            );
          return odds!.reduce((sum, each, index) => sum + each * points![index]!, 0);
        }),
      );
    expect(worth).toEqual(worth.toSorted((a, b) => b - a));
    await page.locator('[data-part="strike-table"] input:enabled').first().check();
    await expect.poll(() => plan.textContent()).toMatch(/: (Kick|Punch|Push).*, at .+: \d+\+ \(\d+.%\)/);
    expect(problems).toEqual([]);
  });

  test('keeps its keys whatever was clicked, and no key throws a plan away', async () => {
    await sitDownAt(page, house.address, turnTwo());
    await question(page);
    const { primary, ready, plan, button, warning } = partsOf(page);
    const { keyboard } = page;
    const ghost = page.locator('[data-part="token"][data-look~="ghost"]');
    const strips = page.locator('[data-part="strip-side"]').first().locator('[data-part="strip"]');
    const waiting = await ready.count();
    const cursor = () => page.locator('[data-part="map-keys"] [aria-selected="true"]').textContent();

    // Of a strip that was pressed Enter wants nothing more: it confirms what was suggested meanwhile, for that unit.
    await strips.last().click();
    const last = (await strips.last().locator('[data-part="strip-name"]').textContent())!.trim();
    await keyboard.press('s');
    await expect.poll(() => primary.isEnabled()).toBe(true);
    await expect.poll(() => strips.last().getAttribute('class')).toContain('in-hand');
    await expect.poll(() => plan.textContent()).toContain(last);
    await keyboard.press('Enter');
    await question(page);
    await expect.poll(() => ready.count()).toBe(waiting - 1);

    // The same after a press on the button itself, with the mouse and with the keys.
    await button('Suggest').click();
    await expect.poll(() => primary.isEnabled()).toBe(true);
    await expect.poll(() => primary.evaluate((each) => each === document.activeElement)).toBe(true);
    await keyboard.press('Escape');
    await expect.poll(() => primary.isDisabled()).toBe(true);
    await button(/^Plan for/).focus();
    await keyboard.press('Tab');
    await expect.poll(() => button('Suggest').evaluate((each) => each === document.activeElement)).toBe(true);
    await keyboard.press('Enter');
    await expect.poll(() => primary.isEnabled()).toBe(true);
    await expect.poll(() => primary.evaluate((each) => each === document.activeElement)).toBe(true);

    // Taken back: first what is planned, then what was ordered.
    await keyboard.press('Control+z');
    await expect.poll(() => primary.isDisabled()).toBe(true);
    await expect.poll(() => ready.count()).toBe(waiting - 1);
    await keyboard.press('Control+z');
    await question(page);
    await expect.poll(() => ready.count()).toBe(waiting);

    // The first arrow moves the cursor from the unit in hand, wherever the keys were.
    await button('Game menu').focus();
    const number = await page.evaluate(() => {
      const at = document
        .querySelector('[data-part="token"][data-look~="in-hand"]')!
        .getAttribute('transform')!;
      const [x, y] = at.match(/-?[\d.]+/g)!.map(Number);
      const far = (each: SVGTextElement) =>
        Math.hypot(each.x.baseVal[0]!.value - x!, each.y.baseVal[0]!.value + 18.7 - y!);
      const all = [...document.querySelectorAll<SVGTextElement>('[data-part="hex-numbers"] text')];
      return all.toSorted((a, b) => far(a) - far(b))[0]!.textContent!;
    });
    await keyboard.press('ArrowUp');
    const above = String(Number(number) - 1).padStart(4, '0');
    await expect.poll(cursor).toMatch(new RegExp(`^Hex ${above}`));

    // By keys alone; a hex that cannot be reached says why, and leaves the plan.
    await keyboard.press('ArrowDown');
    await keyboard.press('s');
    await expect.poll(() => primary.isEnabled()).toBe(true);
    const words = await plan.textContent();
    for (let row = 0; row < 20; row++) await keyboard.press('ArrowUp');
    await keyboard.press('Enter');
    await expect.poll(() => warning.count()).toBe(1);
    await expect.poll(() => primary.isEnabled()).toBe(true);
    await keyboard.press('n');
    await keyboard.press('p');
    await expect.poll(() => plan.textContent()).toBe(words);

    // A second click on the planned hex confirms.
    await keyboard.press('Escape');
    await strips.first().click();
    const { x, y } = (await reachTowardsEnemies(page))!;
    await page.mouse.click(x, y);
    await ghost.waitFor();
    await page.mouse.click(x, y);
    await question(page);
    await expect.poll(() => ready.count()).toBe(waiting - 1);
    expect(problems).toEqual([]);
  });

  test('plans for a whole lance with one key, to be changed and confirmed once', async () => {
    await sitDownAt(page, house.address, turnTwo());
    await question(page);
    const { primary, ready, button } = partsOf(page);
    const { keyboard } = page;
    const ghosts = page.locator('[data-part="token"][data-look~="ghost"]');
    const waiting = await ready.count();
    expect(waiting).toBeGreaterThan(2);
    await keyboard.press('o');
    await expect.poll(() => primary.textContent()).toMatch(new RegExp(`^All ${waiting} as planned`));
    await expect.poll(() => primary.isEnabled()).toBe(true);
    await expect.poll(() => hiddenInBar(page)).toEqual([]);
    // Nobody is planned to stand where another will.
    const places = await ghosts.evaluateAll((all) => all.map((each) => each.getAttribute('transform')));
    expect(new Set(places).size).toBe(places.length);

    // One of them is told otherwise; the others stay as planned.
    const strips = page.locator('[data-part="strip-side"]').first().locator('[data-part="strip"]');
    await strips.last().click();
    const before = await primary.textContent();
    const spot = (await reachTowardsEnemies(page))!;
    await page.mouse.click(spot.x, spot.y);
    await expect.poll(() => primary.isEnabled()).toBe(true);
    expect(await primary.textContent()).toBe(before);

    // One press, and all of them have moved, whatever the others did between.
    await keyboard.press('Enter');
    await expect
      .poll(() => page.locator('[data-part="stepper"] [aria-current]').textContent())
      .toMatch(/Weapon/);
    await question(page);
    await keyboard.press('Control+z');
    await question(page);
    await expect.poll(() => button('Undo').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('places a lance with one key, and holds the fire of all with another where nobody can hit', async () => {
    const { primary, ready, button } = partsOf(page);
    const phase = page.locator('[data-part="stepper"] [aria-current]');
    await sitDownAt(
      page,
      house.address,
      skirmishUntil((types) => types.includes('place')),
    );
    expect(await question(page)).toMatch(/^Place/);
    await page.keyboard.press('o');
    await expect.poll(() => primary.textContent()).toMatch(/^All 4 as planned/);
    await expect.poll(() => page.locator('[data-part="token"][data-look~="ghost"]').count()).toBe(4);
    await page.keyboard.press('Enter');
    await expect.poll(() => phase.textContent()).toMatch(/Movement/);

    await sitDownAt(
      page,
      house.address,
      gameUntil(classic, 'skirmish', (types) => types.includes('fire'), {
        seed: 'far 2',
        options: STORM,
        changed: withoutSkill,
      }),
    );
    expect(await question(page)).toMatch(/weapon/);
    await expect.poll(() => ready.count()).toBeGreaterThan(1);
    const all = button(`Hold fire: all ${await ready.count()}`);
    await expect.poll(() => all.isVisible()).toBe(true);
    await expect.poll(() => hiddenInBar(page)).toEqual([]);
    await page.keyboard.press('h');
    await expect.poll(() => phase.textContent()).not.toMatch(/Weapon/);
    expect(problems).toEqual([]);
  });

  test('keeps with a key or a button what is likely to hit, and gives with one what is planned for several', async () => {
    await sitDownAt(page, house.address, turnThree());
    await question(page);
    const { primary, ready, rows, button } = partsOf(page);
    const strips = page.locator('[data-part="strip-side"]').first().locator('[data-part="strip"]');
    const keep = page.locator('[data-part="keep-likely"]');
    const chances = async () =>
      (
        await page.locator('[data-part="fire-row"]:has(input:checked) > td:nth-child(4)').allTextContents()
      ).map((text) => Number.parseInt(text, 10));
    const aimBadly = async () => {
      for (const strip of await strips.all()) {
        await strip.click();
        await expect.poll(() => strip.getAttribute('class')).toContain('in-hand');
        for (const enemy of ['1', '2', '3', '4']) {
          await page.keyboard.press(enemy);
          await rows.first().waitFor();
          await settled(page);
          const all = await chances();
          if (all.some((each) => each < 40) && all.some((each) => each >= 40)) return all;
        }
        await page.keyboard.press('Escape');
      }
      throw new Error('Nobody has shots of both kinds');
    };
    const mixed = await aimBadly();
    const likely = mixed.filter((each) => each >= 40);
    await expect.poll(() => keep.textContent()).toBe('40 %+');
    await page.keyboard.press('k');
    await expect.poll(chances).toEqual(likely);
    await expect.poll(() => keep.count()).toBe(0);
    await page.keyboard.press('Control+z');
    await expect.poll(chances).toEqual(mixed);
    await keep.click();
    await expect.poll(chances).toEqual(likely);

    // The next unit is the next of one's own, although an enemy is looked at.
    const waiting = await ready.count();
    const before = await page
      .locator('[data-part="strip"][data-look~="in-hand"] [data-part="strip-name"]')
      .textContent();
    await page.keyboard.press('n');
    await expect
      .poll(() =>
        page.locator('[data-part="strip"][data-look~="in-hand"] [data-part="strip-name"]').textContent(),
      )
      .not.toBe(before);
    await page.keyboard.press('s');
    await expect.poll(() => primary.evaluate((each) => each === document.activeElement)).toBe(true);
    const all = button(/^All \d planned/);
    const planned = Number((await all.textContent())!.replace(/\D/g, ''));
    expect(planned).toBeGreaterThan(1);
    await expect.poll(() => hiddenInBar(page)).toEqual([]);
    await page.keyboard.press('Shift+Enter');
    await expect.poll(() => ready.count()).toBe(waiting - planned);
    await expect.poll(() => all.count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('asks for one thing in one place', async () => {
    const setup = gameUntil(battleforce2, 'border-raid', (types) => types.includes('home'), { seed: 'a' });
    await sitDownAt(page, house.address, setup);
    expect(await question(page)).toMatch(/home edge/);
    expect(
      await page
        .locator('[data-part="bar-panel"]')
        .getByRole('button', { name: /the \w+ edge/ })
        .count(),
    ).toBe(4);
    await expect
      .poll(() => page.locator('[data-part="side-panel"]').getByText('the north edge').count())
      .toBe(1);
    expect(problems).toEqual([]);
  });

  test('aims every weapon at the enemy that is chosen, and says of the others why they cannot', async () => {
    const { primary, ready, rows, button, warning } = partsOf(page);
    /** Takes one in hand that can hit some enemies and not others: the number of one that it cannot hit. */
    const takeInHand = async (): Promise<string> => {
      for (const seed of ['ridge', 'hill', 'crest', 'slope', 'pass', 'gorge', 'cliff', 'mound']) {
        const game = skirmishUntil((types, { turn }) => types.includes('fire') && turn === 2, seed);
        await sitDownAt(page, house.address, game);
        expect(await question(page)).toMatch(/weapon/);
        await rows.first().waitFor();
        await expect.poll(() => primary.isDisabled()).toBe(true);
        for (const strip of await page.locator('[data-part="strip"]', { has: ready }).all()) {
          await strip.click();
          await rows.first().waitFor();
          const texts = await page.locator('[data-part="target-chip"] option').allTextContents();
          const others = ['1', '2', '3', '4'].filter((each) => !texts.some((text) => text[0] === each));
          if (others.length > 0 && others.length < 4) return others[0];
        }
      }
      throw new Error('Nobody can hit some and not others');
    };
    const safe = await takeInHand();
    // The map has the numbers of the keys; an enemy that nothing can hit says so.
    const plates = await page.locator('[data-part="name-plate"]').allTextContents();
    const numbers = plates.flatMap((text) => /[①②③④]/.exec(text)?.[0] ?? []);
    const hold = await button('Hold fire').boundingBox();
    expect(numbers).toContain('①②③④'[Number(safe) - 1]);
    // Only whoever was taken in hand can be taken back: nothing is planned.
    const steps = await button('Undo').count();
    await page.keyboard.press(safe);
    await expect.poll(() => warning.textContent()).toMatch(/hexes away|need|target|sight/);
    await expect.poll(() => button('Undo').count()).toBe(steps);
    await expect.poll(() => primary.isDisabled()).toBe(true);

    const enemy = (await bestEnemy(page))!;
    await page.keyboard.press(enemy);
    await expect.poll(() => primary.textContent()).toMatch(/^Fire \d weapon/);
    // The next button stays where it is.
    expect(await button('Hold fire').boundingBox()).toEqual(hold);
    const chips = await page
      .locator('[data-part="target-chip"][data-on]')
      .evaluateAll((all) =>
        (all as HTMLSelectElement[]).map((chip) => chip.selectedOptions[0]?.textContent?.trim()[0]),
      );
    expect(new Set(chips)).toEqual(new Set([enemy]));
    await expect.poll(() => page.locator('[data-part="fire-row"] input:checked').count()).toBe(chips.length);
    await expect.poll(() => page.locator('[data-part="plan-panel"]').innerText()).not.toMatch(/99/);
    for (const reason of await page.locator('[data-part="fire-reason"]').allTextContents())
      expect(reason).toMatch(/\w{3}/);
    await expect.poll(() => page.locator('[data-part="fire-row"][data-vain] input:enabled').count()).toBe(0);
    await expect
      .poll(() => page.locator('[data-part="fire-sum"]').textContent())
      .toMatch(/expect.*damage.*out.*Heat/s);

    // Every number is a click away from where it comes from.
    await page.locator('[data-part="to-hit"]').first().click();
    await expect.poll(() => page.locator('[data-part="explanation"]').textContent()).toMatch(/Gunnery Skill/);
    await page.keyboard.press('Escape');

    // A weapon that is dragged to an enemy is aimed at it; what cannot hit it stays as it was.
    const row = page.locator('[data-part="fire-row"]:not([data-vain])').first();
    const others = await row
      .locator('[data-part="target-chip"] option:not(:checked):not([value=""])')
      .allTextContents();
    const other = others.map((text) => text.trim()[0]!).find((number) => number !== enemy) ?? enemy;
    const from = (await row.locator('th small').boundingBox())!;
    const to = (await page
      .locator('[data-part="strip-side"]')
      .last()
      .locator('[data-part="strip"]')
      .nth(Number(other) - 1)
      .boundingBox())!;
    await page.mouse.move(from.x + 4, from.y + 4);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 10, { steps: 4 });
    await page.mouse.up();
    await expect
      .poll(
        async () => (await row.locator('[data-part="target-chip"] option:checked').textContent())?.trim()[0],
      )
      .toBe(other);
    await page.keyboard.press(enemy);

    // The torso turns by handles on the map and by keys; nothing is fired at whom nobody has chosen.
    const handles = page.locator('[data-part="facing-picker"] [data-control]');
    if ((await handles.count()) > 0) {
      const pressed = () =>
        handles.evaluateAll((all) => all.findIndex((each) => each.ariaPressed === 'true'));
      const before = await pressed();
      await page.keyboard.press(before === 0 ? 'e' : 'q');
      await expect.poll(pressed).not.toBe(before);
      for (const chip of await page.locator('[data-part="target-chip"][data-on]').all())
        await expect
          .poll(async () => (await chip.locator('option:checked').textContent())?.trim()[0])
          .toBe(enemy);
    }
    await page.keyboard.press('Escape');
    while (await button('Undo').isVisible()) await page.keyboard.press('Escape');
    await expect.poll(() => primary.isDisabled()).toBe(true);
    expect(problems).toEqual([]);
  });

  test('leaves the map most of the screen, and every weapon in sight', async () => {
    const { primary, rows } = partsOf(page);
    await sitDownAt(page, house.address, turnThree());
    await question(page);
    await rows.first().waitFor();
    // One that moves: of one that stands still each weapon could be aimed at a limb, which takes a line more.
    await page.keyboard.press('3');
    await expect.poll(() => primary.isEnabled()).toBe(true);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
        .toBe(0);
      const shareOfMap = async () => {
        const map = (await page.locator('[data-part="map-panel"]').boundingBox())!;
        return (map.width * map.height) / (width * height);
      };
      await expect.poll(async () => [width, (await shareOfMap()) > 0.55]).toEqual([width, true]);
      await expect.poll(async () => [width, await hiddenInBar(page)]).toEqual([width, []]);
      const high = async () => (await primary.boundingBox())!.height;
      await expect.poll(async () => [width, (await high()) >= 40]).toEqual([width, true]);
      // Upright, weapons stand side by side at the foot of the map.
      if (width < height) {
        const chip = page.locator('[data-part="arm-chip"][aria-pressed="true"]').first();
        await expect.poll(() => chip.textContent()).toMatch(/\d+\+ · \d+\s%/);
        expect(((await chip.boundingBox())?.x ?? width) < width).toBe(true);
        continue;
      }
      const isLastInSight = async () => {
        const last = (await page.locator('[data-part="fire-row"]').last().boundingBox())!;
        const bar = (await page.locator('[data-part="bar-panel"]').boundingBox())!;
        return last.y + last.height <= bar.y + 1;
      };
      await expect.poll(async () => [width, await isLastInSight()]).toEqual([width, true]);
      if (width < 1280) continue;
      // A map that is higher than wide has the units at its sides, not above it.
      const areBeside = async () => {
        const edge = (await page.locator('[data-part="board-edge"]').boundingBox())!;
        const strips = page.locator('[data-part="strip"]');
        const own = (await strips.first().boundingBox())!;
        const enemy = (await strips.last().boundingBox())!;
        return [own.x + own.width < edge.x, enemy.x > edge.x + edge.width];
      };
      await expect.poll(async () => [width, ...(await areBeside())]).toEqual([width, true, true]);
      await expect.poll(() => page.locator('[data-part="name-plate"]').first().isVisible()).toBe(true);
      const number = page.locator('[data-part="hex-numbers"] text').first();
      await expect.poll(async () => (await number.boundingBox())!.height).toBeGreaterThan(7);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expect
      .poll(
        async () =>
          (await page.locator('[data-part="facing-picker"] [data-part="same-size"]').first().boundingBox())
            ?.width,
      )
      .toBeGreaterThanOrEqual(24);
    await page.setViewportSize({ width: 1280, height: 720 });

    // A key after a click gives the order that is planned, not another one for the hex that was clicked.
    const waiting = await page.locator('[data-part="ready-dot"]').count();
    const enemy = (await bestEnemy(page))!;
    await clickHex(page, '0101');
    await page.keyboard.press(enemy);
    await expect.poll(() => primary.isEnabled()).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('[data-part="ready-dot"]').count()).toBeLessThan(waiting);
    expect(problems).toEqual([]);
  });

  test('has on a phone on its side room for fingers, a log in place of the sheet, and labels beside the strips', async () => {
    const phone = await house.visit({ width: 844, height: 390, hasTouch: true, isPhone: true });
    await sitDownAt(
      phone,
      house.address,
      skirmishUntil((types, { turn }) => types.includes('fire') && turn > 3, 'ridge'),
    );
    await question(phone);
    await phone.locator('[data-part="fire-row"]').first().waitFor();
    /** The elements that are too small for a finger. */
    const small = () =>
      phone.evaluate(() =>
        [
          ...document.querySelectorAll(
            '[data-part="top-bar"] :is(button, a), [data-part="map-tools"] > *, [data-part="sheet-tabs-bar"] button, [data-part="lower-tabs"] button, [data-part="fire-row"] label, [data-part="bar-panel"] button:not([data-part="explained"]), [data-part="bar-panel"] select, [data-part="wheel-item"] rect',
          ),
        ].flatMap((each) => {
          const { width, height } = each.getBoundingClientRect();
          return width === 0 || (width >= 40 && height >= 39.5)
            ? []
            : [`${each.textContent} ${width} ${height}`];
        }),
      );
    await expect.poll(() => small()).toEqual([]);
    const map = (await phone.locator('[data-part="map-panel"]').boundingBox())!;
    expect((map.width * map.height) / (844 * 390)).toBeGreaterThan(0.55);

    // An enemy under the strips, or nearly: what is fired at it can be read.
    const enemy = Number(await bestEnemy(phone));
    await phone
      .locator('[data-part="strip-side"]')
      .last()
      .locator('[data-part="strip"]')
      .nth(enemy - 1)
      .tap();
    await phone.locator('[data-part="bar-panel"] [data-part="primary"]:enabled').waitFor();
    await phone.locator('[data-part="map-view"]').hover();
    const strips = (await phone.locator('[data-part="strip"]').first().boundingBox())!;
    const labelTop = async () => (await phone.locator('[data-part="line-label"]').first().boundingBox())!.y;
    for (let drags = 0; drags < 3; drags++) {
      await phone.mouse.wheel(0, -240);
      await phone.waitForTimeout(300);
      await expect.poll(() => labelTop()).toBeGreaterThan(strips.y + strips.height);
    }

    const [log, plan] = [
      phone.getByRole('button', { name: 'Log', exact: true }),
      phone.getByRole('radio', { name: 'Plan' }),
    ];
    await log.tap();
    await phone.locator('[data-part="fire-table"]').waitFor({ state: 'hidden' });
    await expect
      .poll(async () => (await phone.locator('[data-part="log-panel"]').boundingBox())!.height)
      .toBeGreaterThan(150);
    // The last event comes first.
    await expect.poll(() => phone.locator('[data-part="event-log"] li').last().isVisible()).toBe(true);
    await expect
      .poll(() =>
        phone
          .locator('[data-part="log-panel"]')
          .evaluate((panel) => panel.scrollHeight - panel.scrollTop - panel.clientHeight),
      )
      .toBeLessThan(2);
    await plan.tap();
    await phone.locator('[data-part="fire-table"]').waitFor();
    await phone.locator('[data-part="event-log"]').waitFor({ state: 'hidden' });

    // The actions of a unit stand around it, all of them in the window.
    await sitDownAt(phone, house.address, turnTwo());
    await question(phone);
    for (const strip of await phone
      .locator('[data-part="strip-side"]')
      .first()
      .locator('[data-part="strip"]')
      .all()) {
      await strip.tap();
      await phone.keyboard.press('a');
      await phone.locator('[data-part="wheel-item"]').first().waitFor();
      const boxes = await phone
        .locator('[data-part="wheel-item"] rect')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
      const panel = (await phone.locator('[data-part="map-panel"]').boundingBox())!;
      for (const { left, right, top, bottom } of boxes)
        expect([left >= 0, right <= panel.width, top >= panel.y, bottom <= 390]).toEqual([
          true,
          true,
          true,
          true,
        ]);
      await expect.poll(() => small()).toEqual([]);
      await phone.keyboard.press('Escape');
    }
    expect(problems).toEqual([]);
  });

  test('shows around a unit what it can do, what a move costs, and who can hit whom from there', async () => {
    await sitDownAt(
      page,
      house.address,
      skirmishUntil((types, { turn }) => types.includes('move') && turn === 5),
    );
    await question(page);
    await page.locator('[data-part="reach"] circle').first().waitFor();
    await page.keyboard.press('a');
    const wheel = page.locator('[data-part="wheel-item"]');
    await wheel.first().waitFor();
    await expect
      .poll(() => wheel.allTextContents())
      .toEqual(expect.arrayContaining(['Walk', 'Run', 'Stand still']));
    await page.locator('[data-part="wheel-item"]', { hasText: 'Run' }).click();
    await wheel.first().waitFor({ state: 'detached' });
    await expect
      .poll(() => page.getByRole('radio', { name: 'Run' }).getAttribute('aria-checked'))
      .toBe('true');

    // A turn on the spot needs no hex, and the button names it.
    const { plan, primary } = partsOf(page);
    await page.keyboard.press('e');
    await expect.poll(() => plan.textContent()).toMatch(/turns in \d{4}, facing .*1 MP/);
    await expect.poll(() => primary.textContent()).toMatch(/^Turn/);
    await page.keyboard.press('Escape');

    // The cost of a move stands at its end; the plan stays as a ghost while another one is made.
    await clickReach(page, 0);
    await expect
      .poll(() => page.locator('[data-part="map-note"]').textContent())
      .toMatch(/MP · heat \+2.*to hit it/);
    const ghosts = page.locator('[data-part="token"][data-look~="ghost"]');
    await page
      .locator('[data-part="strip-side"]')
      .first()
      .locator('[data-part="strip"]:not([data-look~="gone"])')
      .nth(1)
      .click();
    await page.locator('[data-part="map-note"]').waitFor({ state: 'detached' });
    await expect.poll(() => ghosts.count()).toBe(1);

    // The layer of threats; and a number in it or in a plan says where it comes from.
    await page.keyboard.press('v');
    const threats = page.locator('[data-part="line-label"]');
    await threats.first().waitFor();
    // Each number in the colour of whose it is, with an arrow to whom it goes.
    for (const side of [0, 1]) {
      const numbers = await threats.locator(`tspan[data-side="${side}"]`).allTextContents();
      expect(numbers.join()).toMatch(/[←-↙] \d+\+/);
    }
    await page.keyboard.press('v');
    for (
      let index = 0;
      index < 20 && (await page.locator('[data-part="line-label"][data-control]').count()) === 0;
      index++
    )
      await clickReach(page, index);
    const label = page.locator('[data-part="line-label"][data-control]').first();
    await label.click();
    const card = page.locator('[data-part="target-card"]');
    await expect.poll(() => card.textContent()).toMatch(/Gunnery Skill/);
    await expect.poll(() => page.locator('[data-part="action-warning"]').count()).toBe(0);
    // The first Escape closes what was asked for, the next one takes the plan back; nothing stays of a line that is gone.
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await expect.poll(() => label.count()).toBe(1);
    await label.evaluate((element: SVGElement) => element.blur());
    await label.evaluate((element: SVGElement) => element.focus());
    await card.waitFor();
    await page.keyboard.press('v');
    await card.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  test('draws shots with their dice and what they do, and sums up at the end', async () => {
    const watcher = await house.visit({ width: 1280, height: 720, pace: 'step' });
    await sitDownAt(
      watcher,
      house.address,
      skirmishUntil((types, { turn }) => types.includes('fire') && turn > 5),
    );
    const { primary, button } = partsOf(watcher);
    const next = button(/^Next/);
    await primary.waitFor();
    const seen = { sizes: new Set<string>(), labels: new Set<string>() };
    const card = watcher.locator('[data-part="summary-card"]');
    const noises = await countNoises(watcher);
    const playOn = async (isEnough: () => Promise<boolean>) => {
      for (let steps = 0; steps < 200 && !(await isEnough()); steps++) await step();
    };
    const step = async () => {
      await next.or(watcher.locator('[data-part="bar-panel"] [data-part="primary"]')).first().waitFor();
      if (await next.isVisible()) {
        const harm = watcher.locator('[data-part="harm-number"]');
        if ((await harm.count()) > 0 && (await watcher.locator('[data-fired]').count()) > 0) {
          seen.labels.add(
            (await watcher.locator('[data-part="line-label"][data-tone="shot"]').first().textContent()) ?? '',
          );
          await expect
            .poll(() => watcher.locator('[data-part="strip"][data-look~="harmed"]').count())
            .toBeGreaterThan(0);
        }
        await expect
          .poll(() => watcher.locator('[data-part="side-panel"]').innerText())
          .not.toContain('nothing to decide');
        const map = (await watcher.locator('[data-part="map-panel"]').boundingBox())!;
        seen.sizes.add(`${map.width} ${map.height}`);
        await next.click();
      } else if (await button('Hold fire').isVisible()) {
        await watcher.locator('[data-part="fire-row"]').first().waitFor();
        const enemy = await bestEnemy(watcher);
        if (enemy === null) await button('Hold fire').click();
        else {
          await watcher.keyboard.press(enemy);
          await watcher.locator('[data-part="bar-panel"] [data-part="primary"]:enabled').click();
        }
      } else if (await button(/^No attack/).isVisible()) await button(/^No attack/).click();
      else if (await button('Stand still').isVisible()) await button('Stand still').click();
      await watcher.waitForTimeout(30);
    };
    await playOn(() => card.isVisible());
    // The labels say how much; the map keeps its size however long the words are.
    expect([...seen.labels].join()).toMatch(/hit \d+/);
    expect(seen.sizes.size).toBe(1);
    await expect.poll(() => card.textContent()).toMatch(/−\d+ in \d+ hit/);
    // Beside the coach it is folded.
    const fold = card.locator('[aria-expanded="false"]');
    if (await fold.isVisible()) await fold.click();
    await card.locator('li button').first().click();
    await watcher.locator('[data-part="event-log"] [data-part="sought"]').waitFor();
    // Lines have the colour of whoever they are about, whoever gave the order.
    const colours = await watcher
      .locator('[data-part="event-log"] li')
      .evaluateAll((all) =>
        all
          .filter((line) => / fires /.test(line.textContent ?? ''))
          .map((line) => line.className.trim().split(' ')[0]),
      );
    expect(new Set(colours)).toEqual(new Set(['side-0', 'side-1']));
    // After a press there is sound, and one press silences it.
    await expect.poll(() => noises()).toBeGreaterThan(0);
    await watcher.keyboard.press('m');
    await button('Game menu').click();
    await expect.poll(() => watcher.getByLabel('Sound of shots').isChecked()).toBe(false);
    await watcher.keyboard.press('Escape');

    // The pace is a slider; at its end all is shown at once.
    await playOn(() => next.isVisible());
    const pace = watcher.getByLabel('Pace');
    await expect.poll(() => pace.getAttribute('aria-valuetext')).toBe('Step');
    await pace.press('End');
    await next.waitFor({ state: 'detached' });

    // Traces on the ground follow from the record, watched or not.
    const scars = await watcher.locator('[data-kind="scorch"]').count();
    expect(scars).toBeGreaterThan(0);
    await watcher.reload();
    await question(watcher);
    await expect.poll(() => watcher.locator('[data-kind="scorch"]').count()).toBe(scars);
    const wrecks = await watcher.locator('[data-kind="wreck"]').count();
    await watcher.goto(`${watcher.url().replace('#/table/', '#/replay/')}/99999`);
    await watcher.locator('[data-part="replay"] [data-kind="scorch"]').first().waitFor();
    await expect.poll(() => watcher.locator('[data-kind="scorch"]').count()).toBe(scars);
    await expect.poll(() => watcher.locator('[data-kind="wreck"]').count()).toBe(wrecks);
    expect(problems).toEqual([]);
  });

  test('plays the turn of a lance in at most 16 clicks, each of them on a hex, a target or a button', async () => {
    await sitDownAt(page, house.address, turnTwo());
    const clicks = await clicksOfTurn(page);
    expect(clicks.length).toBeGreaterThanOrEqual(5);
    expect([clicks, clicks.length <= 16]).toEqual([clicks, true]);
    expect(problems).toEqual([]);
  });
});
