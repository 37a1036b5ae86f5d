// The plan of the house as a check. Written by hand because dependency-cruiser cannot read TypeScript 7 yet.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { join as joinPath, normalize } from 'node:path/posix';
import { parseSync } from 'oxc-parser';

/** From the ground up; imports point downward only, and nobody uses bench. */
const FLOORS = ['engine', 'games', 'mechbay', 'apps', 'bench'];

interface Import {
  readonly from: string;
  readonly line: number;
  readonly specifier: string;
  /** The imported file; undefined when it belongs to no package of this project. */
  readonly to: string | undefined;
  /** Types only: gone before the program runs. */
  readonly isErased: boolean;
}

/** What is wrong with the imports of all packages under the root folder, one line each. */
export function importProblems(root: string): string[] {
  const isOurs = (path: string) => !path.includes('node_modules');
  const list = (pattern: string) =>
    globSync(pattern, { cwd: root, exclude: (path) => !isOurs(path) })
      .map((path) => path.replaceAll(sep, '/'))
      .filter(isOurs)
      .sort();
  const floors = `{${FLOORS.join(',')}}`;
  const packages = new Map(
    list(`${floors}/{,*/}package.json`).map((path) => [
      JSON.parse(readFileSync(join(root, path), 'utf8')).name as string,
      dirname(path),
    ]),
  );
  const imports = list(`${floors}/**/*.{ts,tsx,mjs}`).flatMap((file) => importsOf(root, file, packages));
  const wrong = imports.flatMap((each) => {
    const reason = whatIsWrong(each);
    return reason ? [`${each.from}:${each.line} imports ${each.specifier}: ${reason}`] : [];
  });
  return [...wrong, ...cyclesOfFiles(imports), ...circlesOfFolders(imports)];
}

function importsOf(root: string, from: string, packages: ReadonlyMap<string, string>): Import[] {
  const source = readFileSync(join(root, from), 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(from, source).module;
  const requests = [
    ...staticImports,
    ...staticExports.map(({ start, entries }) => ({ start, moduleRequest: entries[0]?.moduleRequest })),
    ...dynamicImports,
  ];
  return requests.flatMap(({ start, moduleRequest }) => {
    const text = moduleRequest && source.slice(moduleRequest.start, moduleRequest.end);
    const specifier = /^(['"`])(.*)\1$/.exec(text ?? '')?.[2];
    if (specifier === undefined) return []; // an export of its own, or an import computed at run time
    const line = source.slice(0, start).split('\n').length;
    const isErased = /^(import|export) type\b/.test(source.slice(start, start + 12));
    return { from, line, specifier, to: resolve(from, specifier, packages), isErased };
  });
}

function resolve(from: string, specifier: string, packages: ReadonlyMap<string, string>): string | undefined {
  if (specifier.startsWith('.')) {
    const path = normalize(joinPath(dirname(from), specifier));
    return FLOORS.includes(floorOf(path)) ? path : undefined;
  }
  const [, name = '', file = ''] = /^(@ironfield\/[^/]+)\/?(.*)$/.exec(specifier) ?? [];
  const folder = packages.get(name);
  return folder && joinPath(folder, file);
}

const floorOf = (path: string): string => path.split('/')[0];

/** `engine/kernel`; mechbay and bench are one package each. */
function packageOf(path: string): string {
  const [floor, name] = path.split('/');
  return floor === 'mechbay' || floor === 'bench' ? floor : `${floor}/${name}`;
}

/** Any option can be taken away: nothing needs its file but the register and its own test. */
function needsOption(from: string, to: string): boolean {
  const [, game] = /^(games\/[^/]+)\/options\//.exec(to) ?? [];
  return game !== undefined && from !== `${game}/options.ts` && from !== to.replace(/\.ts$/, '.test.ts');
}

function whatIsWrong({ from, specifier, to }: Import): string | undefined {
  if (to === undefined) return undefined;
  if (needsOption(from, to)) return 'only the register and its own test import an option';
  if (packageOf(from) === packageOf(to)) return undefined;
  if (specifier.startsWith('.')) return 'other packages are imported by name (@ironfield/...)';
  if (!/\.(ts|json)$/.test(specifier)) return 'name the file (@ironfield/<name>/<file>.ts)';
  if (floorOf(to) === 'bench') return 'nobody imports bench';
  if (FLOORS.indexOf(floorOf(to)) > FLOORS.indexOf(floorOf(from))) {
    return 'imports point downward: apps -> mechbay -> games -> engine';
  }
  if (floorOf(from) !== floorOf(to)) return undefined;
  if (floorOf(from) === 'games') return 'no game imports another';
  if (floorOf(from) === 'engine' && packageOf(to) !== 'engine/kernel')
    return 'inside the engine all may use the kernel only';
  return undefined;
}

interface Arrow {
  readonly from: string;
  readonly to: string;
}

/**
 * Cycles make the order of loading matter. Imports of types do not: a game may speak of its players and a player of
 * its game.
 */
function cyclesOfFiles(imports: readonly Import[]): string[] {
  const loaded = imports.flatMap(({ from, to, isErased }) =>
    to === undefined || isErased ? [] : [{ from, to }],
  );
  return circles(loaded).map((path) => `import cycle: ${path.join(' -> ')}`);
}

/** Where the folders are the rooms of a plan that can be drawn: none may lead back to itself, not even by its types. */
const DRAWN = 'apps/web/src';
const isForTests = (path: string): boolean => /\.(test|fixture)\.tsx?$/.test(path);

function circlesOfFolders(imports: readonly Import[]): string[] {
  // What lies beside the folders stands for itself.
  const roomOf = (path: string) => (dirname(path) === DRAWN ? path : dirname(path));
  const isDrawn = (path: string | undefined) => path?.startsWith(`${DRAWN}/`) && !isForTests(path);
  const arrows = imports
    .filter(({ from, to }) => isDrawn(from) && isDrawn(to))
    .map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to!) }))
    .filter(({ from, to }) => from !== to);
  return circles(arrows).map((path) => `circle of folders: ${path.join(' -> ')}`);
}

/** The ways that lead back to where they began. */
function circles(arrows: readonly Arrow[]): (readonly string[])[] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of arrows) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  const found: (readonly string[])[] = [];
  const done = new Set<string>();
  const walk = (place: string, path: readonly string[]): void => {
    const start = path.indexOf(place);
    if (start >= 0) found.push([...path.slice(start), place]);
    if (start >= 0 || done.has(place)) return;
    for (const to of targets.get(place) ?? []) walk(to, [...path, place]);
    done.add(place);
  };
  for (const place of targets.keys()) walk(place, []);
  return found;
}

if (import.meta.main) {
  const problems = importProblems(join(import.meta.dirname, '..'));
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
