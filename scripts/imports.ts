// The plan of the house as a check. Written by hand because dependency-cruiser cannot read TypeScript 7 yet.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { join as joinPath, normalize } from 'node:path/posix';
import { parseSync } from 'oxc-parser';
import { type Arrow, shortestCircles } from './circles.ts';
import { isRun } from './is-run.ts';

/** From the ground up; imports point downward only, and nobody uses bench. */
const FLOORS = ['engine', 'scripts', 'games', 'mechbay', 'campaigns', 'lab', 'apps', 'bench'];

interface Import {
  readonly from: string;
  readonly line: number;
  readonly specifier: string;
  /** The imported file; undefined when it belongs to no package of this project. */
  readonly to: string | undefined;
  /** Types only: gone before the program runs. */
  readonly isErased: boolean;
}

/** The faults of the imports of all packages under the root folder. */
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
  const files = list(`${floors}/**/*.{ts,tsx,mjs}`);
  const imports = files.flatMap((file) => importsOf(root, file, packages));
  const all = new Set(files);
  const wrong = imports.flatMap((each) => {
    const reason = whatIsWrong(each, all);
    return reason ? [`${placeOf(each)}: ${reason}`] : [];
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

/** `engine/kernel`; of some floors there is only one. */
function packageOf(path: string): string {
  const [floor, name] = path.split('/');
  return ['scripts', 'mechbay', 'campaigns', 'lab', 'bench'].includes(floor) ? floor : `${floor}/${name}`;
}

/**
 * Any option can be taken away: nothing needs its file but the register, be it the small one, and its own test. A long
 * one is a folder whose namesake it is (`mines/mines.ts`), and what lies in it, folders and all, belongs together.
 */
function needsOption(from: string, to: string, all: ReadonlySet<string>): boolean {
  const [, game] = /^(games\/[^/]+)\/options\//.exec(to) ?? [];
  const isShared = (folder: string): boolean =>
    folder.includes('/') &&
    ((all.has(`${folder}/${basename(folder)}.ts`) && from.startsWith(`${folder}/`)) ||
      isShared(dirname(folder)));
  if (isShared(dirname(to))) return false;
  const users = [`${game}/options.ts`, `${game}/introductory.ts`, to.replace(/\.ts$/, '.test.ts')];
  return game !== undefined && !users.includes(from);
}

/** A linter could tell, too, but only by reading the whole project for each file. */
const WITH_ENDING = /\.(tsx?|mjs|json|css)(\?\w+)?$/;

function whatIsWrong({ from, specifier, to }: Import, all: ReadonlySet<string>): string | undefined {
  if (to === undefined) return undefined;
  if (specifier.startsWith('.') && !WITH_ENDING.test(specifier)) return 'name the file with its ending';
  if (needsOption(from, to, all)) return 'only the register and its own test import an option';
  if (packageOf(from) === packageOf(to)) return undefined;
  const isPackage = ![from, to].some((path) => floorOf(path) === 'scripts');
  if (isPackage && specifier.startsWith('.')) return 'other packages are imported by name (@ironfield/...)';
  if (isPackage && !/\.(ts|json)$/.test(specifier)) return 'name the file (@ironfield/<name>/<file>.ts)';
  if (floorOf(to) === 'bench') return 'nobody imports bench';
  if (FLOORS.indexOf(floorOf(to)) > FLOORS.indexOf(floorOf(from))) {
    return 'imports point downward: apps -> lab -> campaigns -> mechbay -> games -> engine';
  }
  if (floorOf(from) !== floorOf(to)) return undefined;
  if (floorOf(from) === 'games') return 'no game imports another';
  if (floorOf(from) === 'engine' && packageOf(to) !== 'engine/kernel')
    return 'inside the engine all may use the kernel only';
  return undefined;
}

/**
 * Cycles make the order of loading matter. Imports of types do not: a game may speak of its players and a player of
 * its game.
 */
function cyclesOfFiles(imports: readonly Import[]): string[] {
  const loaded = imports.filter(isWithinHouse).filter(({ isErased }) => !isErased);
  return shortestCircles(loaded).map((circle) => `import cycle: ${named(circle)}`);
}

const isForTests = (path: string): boolean => /\.(test|fixture)\.tsx?$/.test(path);

/**
 * Packages can be drawn, from the outside in: whatever lies in a folder, folders and files, is above or below its
 * neighbours. No folder leads back to itself, not even by types. A file beside the folder of its name (`options.ts`,
 * `options/`) is part of it. Tests may use everything.
 */
function circlesOfFolders(imports: readonly Import[]): string[] {
  const drawn = imports
    .filter(isWithinHouse)
    .filter(({ from, to }) => packageOf(from) === packageOf(to) && !isForTests(from));
  const folders = new Set(drawn.flatMap(({ from, to }) => [...foldersAround(from), ...foldersAround(to)]));
  return [...folders].sort().flatMap((folder) => {
    const arrows = drawn.flatMap((each) => {
      const [from, to] = [roomOf(each.from, folder, folders), roomOf(each.to, folder, folders)];
      return from && to && from !== to ? { from, to, each } : [];
    });
    const rooms = new Set(arrows.map(({ from }) => from).filter((room) => folders.has(room)));
    return shortestCircles(arrows, rooms).map((circle) =>
      [`circle of folders: ${named(circle)}`, ...circle.map(({ each }) => `  ${placeOf(each)}`)].join('\n'),
    );
  });
}

/** The folders of its package that the file lies in. */
function foldersAround(path: string): string[] {
  const folder = dirname(path);
  return folder.startsWith(packageOf(path)) ? [folder, ...foldersAround(folder)] : [];
}

/** The neighbour in the folder that the file belongs to; undefined if it lies elsewhere. */
function roomOf(path: string, folder: string, folders: ReadonlySet<string>): string | undefined {
  if (!path.startsWith(`${folder}/`)) return undefined;
  const room = path.slice(0, `${path}/`.indexOf('/', folder.length + 1));
  const namesake = room.replace(/\.tsx?$/, '');
  return folders.has(namesake) ? namesake : room;
}

const isWithinHouse = (each: Import): each is Import & Arrow => each.to !== undefined;
const named = (circle: readonly Arrow[]): string =>
  [circle[0].from, ...circle.map(({ to }) => to)].join(' -> ');
const placeOf = ({ from, line, specifier }: Import): string => `${from}:${line} imports ${specifier}`;

if (isRun(import.meta)) {
  const problems = importProblems(join(import.meta.dirname, '..'));
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
