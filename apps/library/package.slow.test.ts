import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const README = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
const EXAMPLES = [...README.matchAll(/## (.+)\n(?:(?!\n## )[\s\S])*?```js\n([\s\S]*?)```/g)].map(
  ([, title, code]) => ({ title, code }),
);
const home = mkdtempSync(join(tmpdir(), 'ironfield-library-'));

/** Every Node that is here: that of the project, and the machine's own, if that is another. */
const NODES = [process.execPath, '/usr/bin/node', '/usr/local/bin/node'].filter(
  (path) => existsSync(path) && Number(versionOf(path).split('.')[0]) >= 20,
);

function versionOf(node: string): string {
  return execFileSync(node, ['--version'], { encoding: 'utf8' }).slice(1).trim();
}

const npm = (folder: string, ...words: string[]) =>
  spawnSync('npm', words, { cwd: folder, encoding: 'utf8' });

/** The libraries it needs come from this project, so that nothing is fetched. */
function librariesOf(manifest: { readonly dependencies: object }): string[] {
  return Object.keys(manifest.dependencies).map((name) => {
    const { status, stdout, stderr } = npm(
      home,
      'pack',
      '--ignore-scripts',
      join(root, 'node_modules', name),
    );
    expect(stderr, stderr).not.toContain('npm error');
    expect(status).toBe(0);
    return join(home, stdout.trim().split('\n').at(-1)!);
  });
}

let problem = '';

beforeAll(() => {
  const packed = spawnSync(process.execPath, [join(root, 'scripts/package.ts'), home], { encoding: 'utf8' });
  expect(packed.stderr).toBe('');
  const [tarball] = readdirSync(home).filter((name) => /^ironfield-[\d.]+\.tgz$/.test(name));
  const manifest = JSON.parse(readFileSync(join(root, 'engine/kernel/package.json'), 'utf8'));
  const libraries = librariesOf(manifest);
  const user = join(home, 'user');
  mkdirSync(user);
  writeFileSync(join(user, 'package.json'), '{ "name": "user", "private": true, "type": "module" }');
  const words = ['install', '--offline', '--ignore-scripts', join(home, tarball), ...libraries];
  const installed = npm(user, ...words);
  if (installed.status !== 0) problem = installed.stderr;
});

afterAll(() => rmSync(home, { recursive: true }));

const installed = () => join(home, 'user/node_modules/ironfield');

describe('the package as others get it', () => {
  test('it installs without network, and holds the compiled engine and games, without tests and apps', () => {
    expect(problem).toBe('');
    const files = readdirSync(installed(), { recursive: true }).map(String);
    expect(files).toContain('README.md');
    expect(files).toContain('LICENSE');
    const sources = files.filter((file) => /\.(js|ts)$/.test(file));
    expect(sources.length).toBeGreaterThan(1000);
    for (const file of sources) {
      expect(file).toMatch(/^dist\/(apps\/library|engine|games)\/.+\.(js|d\.ts)$/);
      expect(file).not.toMatch(/\.test\.|\.fixture\.|conformance/);
    }
    const leftovers = sources.filter((file) => {
      const text = readFileSync(join(installed(), file), 'utf8');
      return /(from|import|declare module) '(@ironfield\/|[^']+\.ts')/.test(text);
    });
    expect(leftovers).toEqual([]);
  });

  test('the page has examples', () => {
    expect(EXAMPLES.length).toBeGreaterThan(4);
  });

  test.each(
    NODES.flatMap((node) => EXAMPLES.map((example) => ({ ...example, node, version: versionOf(node) }))),
  )('the example of $title says what the page says, on Node $version', ({ title, code, node }) => {
    const file = join(home, 'user', `${title.replace(/\W+/g, '-')}.js`);
    writeFileSync(file, code);
    const { status, stdout, stderr } = spawnSync(node, [file], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const promised = [...code.matchAll(/console\.log\(.*\);(?: \/\/ (.+))?$/gm)].map(([, text]) => text);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.length).toBe(promised.length);
    for (const [index, text] of promised.entries()) if (text) expect(lines[index]).toBe(text);
  });

  test('a program in TypeScript is checked against its declarations', () => {
    const program = `
import { create, explain, suggest, view, type Battle } from 'ironfield';
import { classic } from 'ironfield/classic';
const made = create(classic, { seed: 'types' });
if (!made.ok) throw new Error(made.error[0]!.message);
const turn: number = view(made.value, 0).table.turn;
const order = suggest(made.value, 'veteran');
if (order?.type === 'move') console.log(order.unit, turn);
const said = explain(made.value, order);
if (said.ok) console.log(said.value[0]?.explanation?.total);
// @ts-expect-error no such bot
suggest(made.value, 'nobody');
// @ts-expect-error the table of this game has no such fact
view(made.value, 0).table.weather_of_yesterday;
export type Mine = Battle<never>;
`;
    writeFileSync(join(home, 'user/program.ts'), program);
    const words = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--types', 'node'];
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const types = ['--typeRoots', join(root, 'node_modules/@types')];
    const { stdout } = spawnSync(process.execPath, [tsc, ...words, ...types, 'program.ts'], {
      cwd: join(home, 'user'),
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  });

  test('a bundle holds only the game that is imported', async () => {
    const { rolldown } = await import('rolldown');
    const entry = join(home, 'user/bundled.js');
    writeFileSync(
      entry,
      "import { create } from 'ironfield';\nimport { demo } from 'ironfield/demo';\nconsole.log(create(demo).ok);\n",
    );
    const bundle = await rolldown({ input: entry, platform: 'node' });
    const { output } = await bundle.generate({ format: 'esm' });
    await bundle.close();
    const modules = output.flatMap((part) => (part.type === 'chunk' ? Object.keys(part.modules) : []));
    expect(modules.some((name) => name.includes('/games/demo/'))).toBe(true);
    expect(modules.filter((name) => /\/games\/(?!demo\/)/.test(name))).toEqual([]);
    expect(modules.filter((name) => /menu-page|bots\.js$/.test(name))).toEqual([]);
  });
});
