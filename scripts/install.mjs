// Installs what is missing, so that a fresh clone needs one command and no reading. Plain JavaScript for Node 20: it
// runs before the pinned Node is here. It writes to stderr only: stdout belongs to the command that follows.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oneAtATime } from './mutex.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.ironfield-stamp');
const leftoverFile = join(modules, '.ironfield-leftover');
const lock = join(root, '.ironfield', 'install.lock');
const POLL_MS = 250;
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Whether this very process can run the project's TypeScript. */
export const isCurrentNodeEnough = Number(process.versions.node.split('.')[0]) >= 24;
const pinnedNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
/** The Node that everything in the project runs on. */
export const projectNode = isCurrentNodeEnough ? process.execPath : pinnedNode;

/** Compiles nothing twice, in no thread and no process that is started from here. */
export function keepCompiled() {
  process.env.NODE_COMPILE_CACHE ??= join(root, '.ironfield', 'compiled');
  module.enableCompileCache?.();
}

const say = (line) => process.stderr.write(`${line}\n`);

/** False when it could not be done; the reason has been printed by then. */
export async function ensureInstalled() {
  if (isInstalled()) return true;
  const whenWaiting = () => say('Another command is installing the packages; waiting for it.');
  // It may have installed everything by then.
  return oneAtATime(lock, whenWaiting, async (alsoHeldBy) => isInstalled() || (await install(alsoHeldBy)));
}

const packagesIn = (lockFile) => JSON.parse(readFileSync(lockFile, 'utf8')).packages;
const wantedPackages = () => packagesIn(join(root, 'package-lock.json'));
const isPresent = (path) => existsSync(join(root, path, 'package.json'));
const lockFileHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

function isInstalled() {
  try {
    // npm writes this list last, of what it really put on the disk: so it also shows when something was deleted since.
    const installed = packagesIn(join(modules, '.package-lock.json'));
    const isStamped = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockFileHash();
    const hasNode = isCurrentNodeEnough || existsSync(pinnedNode);
    const isWhole = hasNode && Object.keys(installed).every(isPresent) && missingBinaries().length === 0;
    return isWhole && (isStamped || isAsWanted(installed));
  } catch {
    return false;
  }
}

/**
 * Parts of packages that were made for this kind of machine and are not here: npm may have been told to leave them out,
 * or the folder comes from another kind of machine.
 */
function missingBinaries() {
  process.report.excludeNetwork = true; // it would ask the network for names
  const library = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  const fits = (list, here) => list === undefined || list.includes(here);
  return Object.entries(wantedPackages())
    .filter(([, { os, cpu }]) => os !== undefined || cpu !== undefined)
    .filter(
      ([, { os, cpu, libc }]) => fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, library),
    )
    .map(([path]) => path)
    .filter((path) => !isPresent(path));
}

/** For people who run npm themselves: then there is no stamp, or an old one. */
function isAsWanted(installed) {
  const wanted = wantedPackages();
  const required = Object.keys(wanted).filter((path) => path !== '' && !wanted[path].optional);
  return (
    required.every((path) => path in installed) &&
    Object.entries(installed).every(
      ([path, { integrity }]) => wanted[path] && wanted[path].integrity === integrity,
    )
  );
}

async function install(alsoHeldBy) {
  const wanted = wantedPackages();
  const packages = Object.keys(wanted).filter(
    (path) => path.includes('node_modules/') && !wanted[path].optional,
  );
  // npm starts by emptying the folder: until this file is gone, what lies there is not progress.
  if (existsSync(modules)) writeFileSync(leftoverFile, '');

  say(`Installing ${packages.length} packages with npm (once; later starts skip this).`);
  const started = performance.now();
  const npm = startNpm(['ci', '--include=dev', '--include=optional', '--no-progress', '--loglevel=warn']);
  alsoHeldBy(npm.pid);
  const progress = progressBar(packages.length);
  const timer = setInterval(() => {
    if (!existsSync(leftoverFile)) progress.show(packages.filter(isPresent).length);
  }, POLL_MS);
  const abort = () => {
    npm.kill();
    progress.end();
    process.exit(130);
  };
  for (const signal of STOP_SIGNALS) process.once(signal, abort);
  const { failed, output } = await npm.done;
  for (const signal of STOP_SIGNALS) process.off(signal, abort);
  clearInterval(timer);
  progress.end();

  if (failed) {
    say(`${output}\nnpm could not install the packages; its own words are above.`);
    say(
      'Network trouble: check the connection (and the proxy, if there is one), then run the same command again.',
    );
    say('package.json and package-lock.json not in sync: run npm install.');
    return false;
  }
  if (!isCurrentNodeEnough && !existsSync(pinnedNode)) {
    say(`${output}\nnpm did not unpack the Node version this project runs on (${pinnedNode}).`);
    say('If npm is set to ignore install scripts (`npm config get ignore-scripts`), allow them here,');
    say('or use Node 24 or newer, which needs no second Node. Then run the same command again.');
    return false;
  }
  const missing = missingBinaries();
  if (missing.length > 0) {
    say(
      `${output}\nnpm did not install what was made for ${process.platform} ${process.arch}: ${missing.join(', ')}.`,
    );
    say(
      'Remove the folder node_modules, then run the same command again with an npm of version 10 or newer.',
    );
    return false;
  }
  writeFileSync(stampFile, lockFileHash());
  say(`Installed in ${Math.round((performance.now() - started) / 1000)} s.`);
  return true;
}

function startNpm(args) {
  const cli = process.env.npm_execpath;
  // Never the pinned Node: npm is about to delete it.
  const node = process.env.npm_node_execpath ?? process.execPath;
  const [command, all] = cli?.endsWith('npm-cli.js') ? [node, [cli, ...args]] : ['npm', args];
  const isWindows = process.platform === 'win32';
  const child = spawn(command, all, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows && command === 'npm',
    detached: !isWindows, // a process group, to be stopped together with the scripts it runs
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const done = new Promise((resolve) => {
    child.on('error', (error) => resolve({ failed: true, output: String(error) }));
    child.on('close', (code) => resolve({ failed: code !== 0, output }));
  });
  // Asked politely, npm would go on for another ten seconds; what it leaves is cleared by the next install.
  const kill = () => (isWindows ? child.kill() : process.kill(-child.pid, 'SIGKILL'));
  return { pid: child.pid, kill, done };
}

/** A bar on a terminal; in a log file, a line for every tenth. */
function progressBar(total) {
  const isTerminal = process.stderr.isTTY;
  let tenths = 0;
  let isDrawn = false;
  const text = (count) =>
    count < total ? `${count} of ${total} packages` : `${total} packages; now unpacking Node and linking`;
  const draw = (count) => {
    const filled = Math.floor((count / total) * 30);
    process.stderr.write(`\r[${'#'.repeat(filled)}${'.'.repeat(30 - filled)}] ${text(count)}\x1b[K`);
    isDrawn = true;
  };
  return {
    show(count) {
      if (isTerminal) return draw(count);
      const reached = Math.floor((count / total) * 10);
      if (reached > tenths) say(`  ${String(reached * 10).padStart(3)} %  ${text(count)}`);
      tenths = Math.max(tenths, reached);
    },
    end() {
      if (isDrawn) process.stderr.write('\r\x1b[K');
    },
  };
}
