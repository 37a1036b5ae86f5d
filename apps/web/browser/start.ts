import { closeSync, openSync, readSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** The limit of any wait, in milliseconds. A slow or busy machine is no failure: this only ends what hangs. */
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

/**
 * Why Linux would not start this as a program. It would not refuse either: what it does not know is handed to a shell,
 * which takes the bytes of the browser for commands and leaves files of strange names wherever one is.
 */
function whyNoProgram(path: string): string | undefined {
  const program = firstBytes(path);
  if (program.toString('latin1', 0, 2) === '#!') return undefined;
  if (program.toString('latin1', 0, 4) !== '\x7fELF') return 'it is no program';
  const isOfThisKind = processorOf(program) === processorOf(firstBytes(process.execPath));
  return isOfThisKind ? undefined : 'it is made for another processor';
}

/** The number of a kind of processor, in the head of an ELF file. */
const processorOf = (program: Buffer): number => program.readUInt16LE(18);

function firstBytes(path: string): Buffer {
  const bytes = Buffer.alloc(20);
  const file = openSync(path, 'r');
  readSync(file, bytes);
  closeSync(file);
  return bytes;
}

/** Why a browser cannot be used; undefined when it shows a page. */
export async function whyNot(path: string): Promise<string | undefined> {
  let browser: Browser | undefined;
  try {
    const reason = process.platform === 'linux' ? whyNoProgram(path) : undefined;
    if (reason !== undefined) return reason;
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

/** The message of the system or the browser; Playwright adds a page of its own. */
function inOneLine(error: string): string {
  const lines = error.split('\n').map((line) => line.trim());
  const cause = lines.find((line) => /error while loading|ENOENT|EACCES|exec format/i.test(line));
  return (cause ?? lines[0]).replace(/^.*?(?=error while loading|spawn )|^.*browserType\.launch: /i, '');
}
