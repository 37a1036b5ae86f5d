import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_CLIENT_SOURCES, fingerprint } from '@ironfield/server/sources.ts';
import type { Output } from './line/terminal.ts';
import { repositoryRoot } from './root.ts';

const STAMP = '.sources';

/**
 * The folder of the browser client, rebuilt if its sources have changed. `undefined` if it cannot be built: the server
 * then only explains how to play in the terminal.
 */
export async function builtBrowserClient(err: Output): Promise<string | undefined> {
  const root = repositoryRoot();
  if (root === null || !existsSync(join(root, 'apps/web/index.html'))) return undefined;
  const folder = join(root, 'apps/web/dist');
  const stamp = join(folder, STAMP);
  const sources = fingerprint(BROWSER_CLIENT_SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return folder;
  err.write('Building the browser client …\n');
  const trouble = await build(join(root, 'apps/web'));
  if (trouble !== null) {
    err.write(`The browser client could not be built, so only the terminal can play:\n${trouble}\n`);
    return undefined;
  }
  writeFileSync(stamp, sources);
  return folder;
}

/** The builder's output if it failed. */
function build(folder: string): Promise<string | null> {
  return new Promise((resolve) => {
    const vite = spawn(process.execPath, [viteProgram(), 'build', '--logLevel', 'warn'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let said = '';
    for (const stream of [vite.stdout, vite.stderr]) stream.on('data', (text) => (said += text));
    vite.on('error', (error) => resolve(error.message));
    vite.on('close', (code) => resolve(code === 0 ? null : said));
  });
}

function viteProgram(): string {
  const entry = import.meta.resolve('vite/package.json');
  return new URL('bin/vite.js', entry).pathname;
}
