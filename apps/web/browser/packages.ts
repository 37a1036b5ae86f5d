// Browsers out of packages. Each is unpacked into an empty folder, which may be given another name afterwards, and
// answers with the program in it.

import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PackageKind } from './means.ts';

export interface BrowserPackage {
  readonly title: string;
  /** Another version is another package. */
  readonly version: string;
  /** The program, as seen from the folder. */
  unpack(folder: string): Promise<string>;
}

/** A slow machine is no failure: this only ends what hangs. */
const PATIENCE = 1_800_000;

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(homeOf(name), 'package.json'), 'utf8')).version;

/** The folder of an npm package. */
function homeOf(name: string): string {
  const entry = fileURLToPath(import.meta.resolve(name));
  return entry.slice(0, entry.lastIndexOf(join('node_modules', name))) + join('node_modules', name);
}

export const PACKAGES: Readonly<Record<PackageKind, BrowserPackage>> = {
  // The number after the plus sign says how it is started.
  npm: { title: 'the npm package', version: `${versionOf('@sparticuz/chromium')}+2`, unpack: unpackNpm },
  // Debian's current version: it is not ours to choose. This number is that of our way of unpacking it.
  debian: { title: 'Debian’s package', version: '2', unpack: unpackDebian },
  playwright: {
    title: 'Playwright’s download',
    version: versionOf('playwright-core'),
    unpack: unpackPlaywright,
  },
};

/** The flags that the package recommends would put all pages into one process, which one page can bring down. */
async function unpackNpm(folder: string): Promise<string> {
  const program = fileURLToPath(new URL('./unpack-npm.ts', import.meta.url));
  const path = await run(process.execPath, [program], { TMPDIR: folder });
  return relative(folder, path.trim());
}

/**
 * The one without windows, which draws a page with a quarter less work; and the libraries that this machine lacks.
 * Nothing is installed: apt gets folders of its own, and needs no root.
 */
async function unpackDebian(folder: string): Promise<string> {
  const apt = join(folder, 'apt');
  const settings = [
    `Dir::State=${apt}`,
    'Dir::State::status=/var/lib/dpkg/status',
    `Dir::Cache=${apt}`,
    `Dir::Log=${apt}`,
    'Debug::NoLocking=1',
    'APT::Sandbox::User=',
    'Acquire::Languages=none',
    'Acquire::http::Timeout=30',
    'Acquire::https::Timeout=30',
  ].flatMap((setting) => ['-o', setting]);
  for (const part of ['lists', 'archives']) mkdirSync(join(apt, part, 'partial'), { recursive: true });
  await run('apt-get', [...settings, '-qq', 'update']);
  const download = ['install', '--download-only', '--reinstall', '--no-install-recommends', '--yes'];
  await run('apt-get', [...settings, '-qq', ...download, 'chromium-headless-shell']);
  for (const file of globSync('archives/*.deb', { cwd: apt })) {
    await run('dpkg-deb', ['--extract', join(apt, file), folder]);
  }
  rmSync(apt, { recursive: true });
  const libraries = new Set(
    globSync('{lib,usr/lib}/**/lib*.so*', { cwd: folder }).map((file) => dirname(file)),
  );
  const path = [...libraries].map((library) => `$here/${library}`).join(':');
  // A machine that never showed a letter has fonts here alone.
  writeFileSync(
    join(folder, 'fonts.conf'),
    '<fontconfig><dir prefix="relative">usr/share/fonts</dir></fontconfig>\n',
  );
  return writeStarter(
    folder,
    `export LD_LIBRARY_PATH="${path}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/usr/lib/chromium/chromium-headless-shell" "$@"`,
  );
}

async function unpackPlaywright(folder: string): Promise<string> {
  const env = { PLAYWRIGHT_BROWSERS_PATH: folder };
  const install = ['install', 'chromium', '--no-shell', '--no-progress'];
  await run(process.execPath, [join(homeOf('playwright-core'), 'cli.js'), ...install], env);
  const program = `import { chromium } from 'playwright-core'; console.log(chromium.executablePath());`;
  const path = await run(process.execPath, ['--input-type=module', '--eval', program], env);
  return relative(folder, path.trim());
}

/** A program that starts the browser with what it needs, wherever the folder is. */
function writeStarter(folder: string, lines: string): string {
  const starter = `#!/bin/sh\nhere=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)\n${lines}\n`;
  writeFileSync(join(folder, 'start'), starter, { mode: 0o755 });
  return 'start';
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: import.meta.dirname,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: PATIENCE,
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (text) => (out += text));
    child.stderr.on('data', (text) => (err += text));
    child.on('error', reject);
    child.on('close', (code) => {
      const said = err
        .trim()
        .split('\n')
        .filter((line) => /^E:|Error/.test(line));
      if (code === 0) resolve(out);
      else reject(new Error([...new Set(said)].join(' ') || `${command} has ended with ${code}`));
    });
  });
}
