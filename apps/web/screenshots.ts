// Builds the client, serves it on this machine, plays in a browser and takes pictures: npm run screenshots [-- folder]

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import {
  buildClient,
  checkAccess,
  type Look,
  launch,
  open,
  playOn,
  problems,
  question,
  serve,
} from './browser.fixture.ts';

const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'ironfield-screenshots-'));

async function pictures(browser: Browser, address: string, look: Look): Promise<void> {
  const page = await open(browser, address, look);
  const shoot = async (name: string) => {
    await page.waitForTimeout(350);
    await page.screenshot({ path: join(folder, `${name}-${look.size}-${look.theme}.png`) });
    await checkAccess(page, `${name} ${look.size} ${look.theme}`);
  };
  await shoot('1-start');
  await page.getByRole('button', { name: 'Begin' }).click();
  await question(page);
  await page
    .locator('.unit-entry')
    .first()
    .evaluate((entry: HTMLElement) => entry.click());
  await shoot('2-deploy');
  await playOn(page, (prompt) => prompt.startsWith('Move'));
  await page
    .locator('.unit-entry')
    .nth(1)
    .evaluate((entry: HTMLElement) => entry.click());
  await shoot('3-reach');
  await page.getByRole('button', { name: 'Suggest' }).click();
  await page.locator('.bar-panel .primary:enabled').waitFor();
  await shoot('4-planned-move');
  await playOn(page, (prompt) => prompt.startsWith('Declare'));
  await page.getByRole('button', { name: 'Suggest' }).click();
  await shoot('5-attacks');
  if (look.size === 'phone') {
    await page.getByRole('button', { name: 'Sheet' }).click();
    await shoot('6-sheet');
    await page.getByRole('button', { name: 'Sheet' }).click();
  } else {
    await page.locator('.to-hit').first().hover();
    await shoot('6-explained');
  }
  await page.locator('.bar-panel .primary').click();
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  await shoot('7-resolving');
  await page.reload();
  await question(page);
  const result = await playOn(page, () => false);
  await shoot('8-end');
  console.log(
    `${look.size} ${look.theme}: ${result}, ${await page.locator('.end-banner').innerText()}`.replaceAll(
      '\n',
      ' ',
    ),
  );
}

await buildClient();
const server = await serve();
const { port } = server.address() as { port: number };

async function inBrowser(look: Look): Promise<void> {
  const browser = await launch();
  try {
    await pictures(browser, `http://127.0.0.1:${port}/`, look);
  } catch (error) {
    problems.push(`${look.size} ${look.theme}: ${error}`);
  } finally {
    await browser.close();
  }
}

for (const size of ['desktop', 'phone'] as const) {
  await Promise.all([inBrowser({ size, theme: 'light' }), inBrowser({ size, theme: 'dark' })]);
}
server.close();
for (const problem of problems) console.error(problem);
console.log(folder);
process.exitCode = problems.length > 0 ? 1 : 0;
