// npm run package [-- FOLDER]
// Makes the package `ironfield` for programs: the engine and all games as compiled JavaScript with declarations, since
// Node strips no types inside node_modules. What the apps are made of stays at home.

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { join as joinPath, normalize, relative as relativePath } from 'node:path/posix';
import { parseSync } from 'oxc-parser';
import { isRun } from './is-run.ts';

/** What may be imported, and the file behind it. */
const ENTRIES: Readonly<Record<string, string>> = {
  '.': 'apps/library/ironfield.ts',
  './classic': 'games/classic/game.ts',
  './battleforce-qs': 'games/battleforce-qs/game.ts',
  './battleforce2': 'games/battleforce2/game.ts',
  './gearblitz': 'games/gearblitz/game.ts',
  './planetary': 'games/planetary/game.ts',
  './demo': 'games/demo/game.ts',
};

const README = 'apps/library/README.md';
const FLOORS = ['engine', 'games'];
/** The oldest Node that runs the package has this much of the language. */
const LANGUAGE = 'es2023';

/** Writes the package into a folder below the project, where the compiler finds the libraries, and packs it. */
function makePackage(root: string, folder: string, into: string): string {
  rmSync(folder, { recursive: true, force: true });
  const sources = join(folder, 'sources');
  const taken = new Set<string>();
  for (const entry of Object.values(ENTRIES)) take({ root, sources, taken }, entry);
  compile(root, folder);
  rmSync(sources, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(root), null, 2)}\n`);
  copyFileSync(join(root, README), join(folder, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  mkdirSync(into, { recursive: true });
  const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', into], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return join(into, fileNameIn(JSON.parse(packed)));
}

/** npm 11 answers with a list, npm 12 with an object by name. */
const fileNameIn = (packed: object): string => (Object.values(packed)[0] as { filename: string }).filename;

interface Taking {
  readonly root: string;
  readonly sources: string;
  readonly taken: Set<string>;
}

/** Copies a file and all that it imports; packages of the project are named by where they lie. */
function take(taking: Taking, file: string): void {
  if (taking.taken.has(file)) return;
  taking.taken.add(file);
  let text = readFileSync(join(taking.root, file), 'utf8');
  // From the end, so that the places of those before it stay what they are.
  for (const { start, end, value } of requestsIn(file, text).toReversed()) {
    const to = placeOf(taking.root, file, value);
    if (to === null) continue;
    const path = relativePath(dirname(file), to).replace(/\.ts$/, '.js');
    text = `${text.slice(0, start)}'${path.startsWith('.') ? path : `./${path}`}'${text.slice(end)}`;
    take(taking, to);
  }
  // Options extend the types of their game.
  text = text.replace(/^(declare module '\.[^']*)\.ts'/gm, "$1.js'");
  const copy = join(taking.sources, file);
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(copy, text);
}

function requestsIn(file: string, text: string): { start: number; end: number; value: string }[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.map(({ entries }) => entries.find((entry) => entry.moduleRequest)?.moduleRequest),
    ...dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  return requests
    .flatMap((request) => request ?? [])
    .map(({ start, end }) => ({ start, end, value: text.slice(start + 1, end - 1) }))
    .sort((a, b) => a.start - b.start);
}

/** Where a file of the project lies; null for a library. */
function placeOf(root: string, from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return normalize(joinPath(dirname(from), specifier));
  const [, name, path] = /^@ironfield\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  if (name === undefined) return null;
  for (const floor of FLOORS) {
    const manifest = join(root, floor, name, 'package.json');
    if (JSON.parse(readOr(manifest, '{}')).name === `@ironfield/${name}`) return joinPath(floor, name, path);
  }
  throw new Error(`${from} imports ${specifier}, which is no part of the package`);
}

function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}

function compile(root: string, folder: string): void {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  const config = {
    compilerOptions: {
      ...compilerOptions,
      target: LANGUAGE,
      lib: [LANGUAGE],
      noEmit: false,
      allowImportingTsExtensions: false,
      noUnusedLocals: false,
      noUnusedParameters: false,
      declaration: true,
      stripInternal: false,
      rootDir: 'sources',
      outDir: 'dist',
    },
    include: ['sources'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  try {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    execFileSync(process.execPath, [tsc, '-p', join(folder, 'tsconfig.json')], { encoding: 'utf8' });
  } catch (error) {
    throw new Error(`The package does not compile:\n${(error as { stdout?: string }).stdout}`);
  } finally {
    rmSync(join(folder, 'tsconfig.json'));
  }
}

function manifest(root: string): object {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const kernel = JSON.parse(readFileSync(join(root, 'engine/kernel/package.json'), 'utf8'));
  return {
    name: 'ironfield',
    version: own.version,
    description: 'Mech wargames for programs: rules, views, menus, bots, explanations and proofs.',
    license: own.license,
    type: 'module',
    engines: { node: '>=20' },
    sideEffects: false,
    exports: {
      ...Object.fromEntries(
        Object.entries(ENTRIES).map(([name, file]) => {
          const path = `./dist/${file.replace(/\.ts$/, '')}`;
          return [name, { types: `${path}.d.ts`, default: `${path}.js` }];
        }),
      ),
      './package.json': './package.json',
    },
    files: ['dist'],
    dependencies: kernel.dependencies,
  };
}

if (isRun(import.meta)) {
  const root = resolve(import.meta.dirname, '..');
  const [into = join(root, 'dist')] = process.argv.slice(2);
  const file = makePackage(root, join(root, '.ironfield/package'), resolve(into));
  console.log(`${relative(process.cwd(), file)} is the package; install it with npm install FILE`);
}
