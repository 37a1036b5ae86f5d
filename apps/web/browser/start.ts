import { type Browser, chromium } from 'playwright-core';

/** How long anything may take, in milliseconds. A slow or busy machine is no failure: this only ends what hangs. */
export const PATIENCE = 300_000;

/** Nothing that a test asked for: no card to draw with, nobody to call. */
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A browser without a window. Its sandbox needs what root and most containers do not have. */
export async function startBrowser(executablePath: string): Promise<Browser> {
  const settings = { args: FLAGS, chromiumSandbox: false, timeout: PATIENCE };
  const browser = await chromium.launch({ executablePath, ...settings });
  browser.on('context', (context) => context.setDefaultTimeout(PATIENCE));
  return browser;
}

/** Why a browser cannot be used; undefined when it shows a page. */
export async function whyNot(path: string): Promise<string | undefined> {
  let browser: Browser | undefined;
  try {
    browser = await startBrowser(path);
    const page = await browser.newPage();
    await page.setContent('<h1>Here</h1>');
    await page.getByRole('heading', { name: 'Here' }).waitFor();
    return undefined;
  } catch (error) {
    return inOneLine(String(error));
  } finally {
    await browser?.close();
  }
}

/** What the system or the browser said; Playwright adds a page of its own. */
function inOneLine(error: string): string {
  const lines = error.split('\n').map((line) => line.trim());
  const cause = lines.find((line) => /error while loading|ENOENT|EACCES|exec format/i.test(line));
  return (cause ?? lines[0]).replace(/^.*?(?=error while loading|spawn )|^.*browserType\.launch: /i, '');
}
