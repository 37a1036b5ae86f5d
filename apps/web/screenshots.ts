// Builds the client, serves it on this machine, plays in a browser, takes pictures and checks them with axe. Those in
// the documentation are renewed: npm run screenshots [-- folder for all of them]

import { copyFileSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import {
  answer,
  beginGame,
  buildClient,
  checkAccess,
  type Look,
  launch,
  open,
  playOn,
  problems,
  question,
  serve,
  settled,
} from './testing/browser.fixture.ts';

const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'ironfield-screenshots-'));
const documentation = join(import.meta.dirname, '../../docs/pictures');

/** Pictures that the documentation shows. */
const SHOWN: Readonly<Record<string, string>> = {
  '6-explained-desktop-light': 'table.png',
  '4-planned-move-desktop-dark': 'dark.png',
  '5-attacks-phone-light': 'phone.png',
  '9-replay-desktop-light': 'replay.png',
  'classic-desktop-dark': 'classic.png',
  'bay-desktop-light': 'bay.png',
  '1-start-desktop-light': 'start.png',
  '9-story-desktop-light': 'story.png',
  'danger-desktop-light': 'danger.png',
  'city-desktop-light': 'city.png',
  'battleforce2-desktop-light': 'battleforce2.png',
  'gears-desktop-light': 'gears.png',
  'war-desktop-dark': 'war.png',
};

/** The moments up to which each look is played; the rest of the game looks like the others. */
const LOOKS: readonly (Look & { readonly isToTheEnd?: boolean })[] = [
  { size: 'desktop', theme: 'light', isToTheEnd: true },
  { size: 'desktop', theme: 'dark' },
  { size: 'phone', theme: 'light' },
  { size: 'phone', theme: 'dark', isToTheEnd: true },
  { size: 'laptop', theme: 'light' },
  { size: 'wall', theme: 'dark' },
];

type Shoot = (name: string) => Promise<void>;

async function beginning(page: Page, shoot: Shoot, { size }: Look): Promise<void> {
  const showUnit = (index: number) =>
    page
      .locator('[data-part="strip"]')
      .nth(index)
      .evaluate((entry: HTMLElement) => entry.click());
  await shoot('1-start');
  await beginGame(page);
  await question(page);
  await showUnit(0);
  await shoot('2-deploy');
  await playOn(page, (prompt) => prompt.startsWith('Move'));
  await showUnit(1);
  await shoot('3-reach');
  await page.getByRole('button', { name: 'Suggest' }).click();
  await page.locator('[data-part="bar-panel"] [data-part="primary"]:enabled').waitFor();
  await shoot('4-planned-move');
  await playOn(page, (prompt) => prompt.startsWith('Declare'));
  await page.getByRole('button', { name: 'Suggest' }).click();
  await page.locator('[data-part="bar-panel"] [data-part="primary"]:enabled').waitFor();
  await shoot('5-attacks');
  if (size === 'phone') await page.getByRole('button', { name: /^(Plan|Sheet)$/ }).click();
  await page.locator('[data-part="to-hit"]').first().click();
  await shoot('6-explained');
  await page.keyboard.press('Escape');
  if (size === 'phone') await page.getByRole('button', { name: /^(Plan|Sheet)$/ }).click();
  await page.locator('[data-part="bar-panel"] [data-part="primary"]').click();
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  await shoot('7-resolving');
}

async function ending(page: Page, shoot: Shoot): Promise<void> {
  await playOn(page, () => false);
  await shoot('8-end');
  await page.getByRole('link', { name: 'Result' }).click();
  await page.locator('[data-part="result-page"] h1').waitFor();
  await shoot('9-result');
  const result = page.url();
  await page.goto(result.replace('#/result/', '#/story/'));
  await page.locator('[data-part="story-page"]').waitFor();
  await shoot('9-story');
  await page.goto(result);
  await page.getByRole('button', { name: 'Replay' }).first().click();
  await page.locator('[data-part="replay"]').waitFor();
  await page.locator('[data-part="replay-list"] li', { hasText: 'Turn 2.' }).getByRole('button').click();
  await shoot('9-replay');
  await page.goto(`${new URL(page.url()).origin}/#/rules/battleforce-qs/BFQ-COM-03`);
  await page.locator('[data-part="rules-page"]').waitFor();
  await shoot('9-rules');
}

/** Classic BattleTech in the second turn, a salvo planned; then the 'Mech bay. */
async function classic(page: Page, shoot: Shoot): Promise<void> {
  await page.goto(new URL(page.url()).origin);
  await beginGame(page, 'BattleTech, introductory rules');
  for (const phase of ['Declare weapon attacks', 'Move', 'Declare weapon attacks']) {
    await playOn(page, (prompt) => prompt.startsWith(phase));
    if (phase !== 'Move') continue;
    await page.keyboard.press('d');
    await page.locator('[data-part="danger"]').waitFor();
    await shoot('danger');
    await page.keyboard.press('d');
  }
  await page.getByRole('button', { name: 'Suggest' }).click();
  await shoot('classic');
  await page.goto(`${new URL(page.url()).origin}/#/bay/stock/AS7-D`);
  await page.getByRole('button', { name: 'Record sheet' }).waitFor();
  await shoot('bay');
}

/** Begins a battle that is chosen by its title. */
async function beginBattle(page: Page, game: string, title: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/#/new/${game}`);
  await page.getByText(title, { exact: true }).first().click();
  await page.getByRole('button', { name: 'Begin' }).click();
}

/** A city with all arms, companies in BattleForce 2, and a war over a planet. */
async function wider(page: Page, shoot: Shoot): Promise<void> {
  await beginBattle(page, 'classic', 'City, house by house');
  for (const phase of ['Declare weapon attacks', 'Move', 'Declare weapon attacks'])
    await playOn(page, (prompt) => prompt.startsWith(phase));
  await page.getByRole('button', { name: 'Suggest' }).click();
  await shoot('city');
  await page.goto(new URL(page.url()).origin);
  await beginGame(page, 'BattleForce 2');
  for (const phase of ['Declare', 'Move', 'Declare'])
    await playOn(page, (prompt) => prompt.startsWith(phase));
  await page.getByRole('button', { name: 'Suggest' }).click();
  await shoot('battleforce2');
  await beginBattle(page, 'planetary', 'War for Australia');
  await question(page);
  for (let order = 0; order < 12; order++) await answer(page);
  await shoot('war');
}

/** Heavy Gear Blitz: a drag that is planned, the guided game, cards and armies of one's own. */
async function gears(page: Page, shoot: Shoot): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/#/learn/gearblitz`);
  await page.locator('[data-part="lesson"]').waitFor();
  await shoot('gears-lesson');
  await page.goto(origin);
  await beginGame(page, 'Heavy Gear Blitz');
  await playOn(page, (prompt) => prompt.startsWith('What does'));
  await page.getByRole('button', { name: 'Suggest' }).click();
  await page.keyboard.press('v');
  await shoot('gears');
  await page.goto(`${origin}/#/cards`);
  await page.locator('[data-part="card-list"] li').first().waitFor();
  await shoot('gears-cards');
  await page.goto(`${origin}/#/new/gearblitz/own`);
  await page.locator('[data-part="force-card"]').first().waitFor();
  await shoot('gears-armies');
}

async function pictures(address: string, look: (typeof LOOKS)[number]): Promise<void> {
  const browser = await launch();
  const title = `${look.size}-${look.theme}`;
  try {
    const page = await open(browser, address, look);
    const shoot = async (name: string) => {
      await settled(page);
      const path = join(folder, `${name}-${title}.png`);
      await page.screenshot({ path });
      const shown = SHOWN[`${name}-${title}`];
      if (shown) copyFileSync(path, join(documentation, shown));
      await checkAccess(page, `${name} ${title}`);
    };
    await beginning(page, shoot, look);
    if (look.isToTheEnd) await ending(page, shoot);
    if (look.size === 'desktop') await classic(page, shoot);
    if (look.size === 'desktop') await wider(page, shoot);
    if (look.size === 'desktop' || look.size === 'phone') await gears(page, shoot);
  } catch (error) {
    problems.push(`${title}: ${error}`);
  } finally {
    await browser.close();
  }
}

mkdirSync(folder, { recursive: true });
mkdirSync(documentation, { recursive: true });
await buildClient();
const server = await serve();
const { port } = server.address() as { port: number };
for (let index = 0; index < LOOKS.length; index += 2) {
  const pair = LOOKS.slice(index, index + 2);
  await Promise.all(pair.map((look) => pictures(`http://127.0.0.1:${port}/`, look)));
}
server.close();
for (const problem of problems) console.error(problem);
console.log(folder);
process.exitCode = problems.length > 0 ? 1 : 0;
