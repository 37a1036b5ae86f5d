// Everything that must hold; --quick leaves out what takes long.
// The last line on stdout is "N passed, N failed": the tests, and every other step as one.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled, keepCompiled, projectNode, root } from './install.mjs';

const args = process.argv.slice(2);
const isQuick = args.includes('--quick');
const unknown = args.find((arg) => arg !== '--quick');
if (unknown !== undefined) {
  console.error(`Unknown argument ${unknown}. Usage: npm test, or npm run check for the quick part of it.`);
  console.error('One test file: npx vitest run games/demo');
  process.exit(2);
}

endWithNpm();
keepCompiled();
let passed = 0;
let failed = 0;
/** For the tests: the path of a browser, or none. */
let browser;

/** It takes what the tests beside it leave of the machine. */
const tool = (path, ...words) => run([join('node_modules', path), ...words], { isPatient: !isQuick });
const STEPS = {
  types: () => types('tsconfig.json'),
  'types of the client': () => types('apps/web/tsconfig.json'),
  lint: () =>
    tool(
      '@biomejs/biome/bin/biome',
      'ci',
      '--error-on-warnings',
      `--colors=${process.stdout.isTTY ? 'force' : 'off'}`,
    ),
  'import direction': () => run(['scripts/imports.ts'], { isPatient: !isQuick }),
};
const SLOW_STEPS = {
  browser: findBrowser,
  'dead code': () => tool('knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors'),
  'lock file': checkLockFile,
};

if (await ensureInstalled()) {
  const steps = begun({ ...(!isQuick && SLOW_STEPS), ...STEPS });
  if (isQuick) await told(steps);
  // Tests that wait for something leave room for the rest; only the browser has to be there first.
  else await told([steps.shift()]);
  await tests();
  if (!isQuick) await told(steps);
} else {
  failed += 1;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Files that have not changed since the last time are not checked again. */
function types(project) {
  const notes = join('.ironfield', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  return tool('typescript/bin/tsc', '-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', notes);
}

/** All at the same time. */
function begun(steps) {
  const started = performance.now();
  return Object.entries(steps).map(async ([name, body]) => {
    const result = await body();
    return { name, ...result, time: seconds(started) };
  });
}

/** In their order. */
async function told(steps) {
  for (const one of steps) {
    const { name, ok, output, remark = '', time } = await one;
    console.log(`${`${name} `.padEnd(20, '.')} ${ok ? 'ok' : 'FAILED'} (${time})${remark}`);
    if (!ok) console.log(output.trimEnd());
    if (!ok && name === 'lint') console.log('npm run format repairs most of this.');
    ok ? passed++ : failed++;
  }
}

async function tests() {
  console.log('tests');
  const started = performance.now();
  const report = join(root, '.ironfield', `vitest-${process.pid}.json`);
  mkdirSync(join(root, '.ironfield'), { recursive: true });
  const { ok } = await run(['node_modules/vitest/vitest.mjs', 'run', '--allowOnly=false'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      IRONFIELD_TEST_REPORT: report,
      ...(isQuick && { IRONFIELD_QUICK: '1' }),
      ...(browser && { IRONFIELD_BROWSER: browser }),
    },
  });
  const counts = countTests(report);
  rmSync(report, { force: true });
  passed += counts.passed;
  // Errors outside of tests, and a run without any test, are failures too.
  const hasHiddenFailure = counts.failed === 0 && (!ok || counts.passed === 0);
  failed += hasHiddenFailure ? 1 : counts.failed;
  const isGood = counts.failed === 0 && !hasHiddenFailure;
  console.log(`${'tests '.padEnd(20, '.')} ${isGood ? 'ok' : 'FAILED'} (${seconds(started)})`);
}

function countTests(report) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    // A file that could not be loaded has no failed test to count.
    const isBroken = (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed');
    return { passed: numPassedTests, failed: numFailedTests + testResults.filter(isBroken).length };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** Finds faults that make a fresh clone fail on another machine although all is well on this one. */
function checkLockFile() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const problems = Object.entries(packages).flatMap(([path, { resolved, optionalDependencies = {} }]) => {
    const isLocked = (name) =>
      `${path}/node_modules/${name}` in packages || `node_modules/${name}` in packages;
    return [
      // Names of package registries belong to the machine, not to the project (see .npmrc).
      ...(/^\w+:/.test(resolved) ? [`${path} names the place it came from: ${resolved}`] : []),
      // npm ci refuses to install when the binaries for other systems were not to be had when the lock was made.
      ...Object.keys(optionalDependencies)
        .filter((name) => !isLocked(name))
        .map((name) => `${path} needs ${name}, which is not locked: take a version of it that has all`),
    ];
  });
  return { ok: problems.length === 0, output: problems.join('\n') };
}

/** That there is none is a failure only in CI: everywhere else the run says what it left out. */
async function findBrowser() {
  const { ok, code, output } = await run(['apps/web/browser/find.ts']);
  const isNone = code === 3;
  if (ok) browser = output.trim().split('\n').at(-1);
  if (isNone) browser = 'none';
  const remark = isNone ? `: none\n${output.trimEnd()}` : `: ${browser}`;
  return { ok: ok || (isNone && process.env.CI !== 'true'), output, remark };
}

function run(command, options = {}) {
  return new Promise((resolve) => {
    const words = ['--import', './scripts/end-with-starter.mjs', ...command];
    const { stdio = 'pipe', isPatient = false, ...more } = options;
    const child = spawn(projectNode, words, { cwd: root, stdio: ['ignore', stdio, stdio, 'ipc'], ...more });
    if (isPatient) letOthersGoFirst(child.pid);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('close', (code) => resolve({ ok: code === 0, code, output }));
  });
}

function letOthersGoFirst(pid) {
  try {
    setPriority(pid, Math.max(getPriority(pid), constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {
    // It has ended already, or the system does not let us: then it takes its share.
  }
}

function seconds(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
