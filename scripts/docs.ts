// Checks that everything named on the pages for people exists: files, npm scripts, links and symbols.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { projectFiles } from './project-files.ts';

const SOURCE = /\.(ts|tsx|mjs|css|sql)$|package\.json$/;

export interface House {
  readonly root: string;
  readonly files: readonly string[];
  /** Every word of every source file. */
  readonly words: ReadonlySet<string>;
  /** The npm scripts, by the folder of their package. */
  readonly scripts: ReadonlyMap<string, ReadonlySet<string>>;
}

export function houseAt(root: string): House {
  const files = projectFiles(root);
  const words = new Set<string>();
  for (const file of files.filter((each) => SOURCE.test(each)))
    for (const [word] of readFileSync(join(root, file), 'utf8').matchAll(/[A-Za-z_]\w*/g)) words.add(word);
  const packages = files.filter((file) => file === 'package.json' || file.endsWith('/package.json'));
  const scripts = packages.map((file): [string, Set<string>] => {
    const { scripts = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return [dirname(file), new Set(Object.keys(scripts))];
  });
  return { root, files, words, scripts: new Map(scripts) };
}

/** The heading `Two commands` is linked to as `#two-commands`. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading));

function linkProblem(house: House, page: string, target: string): string | null {
  if (/^[a-z]+:/.test(target)) return null;
  const [path, anchor] = target.split('#');
  const file = path === '' ? page : normalize(join(dirname(page), path));
  if (!existsSync(join(house.root, file))) return `links to ${target}: there is no ${file}`;
  if (anchor === undefined || anchorsIn(readFileSync(join(house.root, file), 'utf8')).includes(anchor))
    return null;
  return `links to ${target}: ${file} has no such heading`;
}

/** `games/<id>/saves.test.ts` stands for a file of any game. */
function isThere({ files }: House, named: string): boolean {
  const pattern = named
    .replace(/\/$/, '')
    .split(/(<\w+>|\*)/)
    .map((part, i) => (i % 2 === 1 ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')))
    .join('');
  const path = new RegExp(`(^|/)${pattern}(/|$)`);
  return files.some((file) => path.test(file));
}

const IS_PATH =
  /^(\.?[\w<>*-]+\/)*[\w<>*.-]+\.(ts|tsx|mjs|css)$|^(engine|games|apps|mechbay|campaigns|lab|bench|scripts|docs)\/[\w<>*./-]*$/;
const IS_SYMBOL = /^[a-z]+[A-Z]\w*$|^[A-Z]\w*[a-z]\w*$/;
/** Words of a language, a protocol or a format, not of the project. */
const ELSEWHERE = new Set(['Allow', 'Authorization']);

function nameProblem(house: House, name: string): string | null {
  if (IS_PATH.test(name)) return isThere(house, name) ? null : `names ${name}: there is no such file`;
  const symbol = /^([\w]+)(<.*>|\(.*\))?$/.exec(name)?.[1] ?? '';
  if (!IS_SYMBOL.test(symbol) || house.words.has(symbol) || ELSEWHERE.has(symbol)) return null;
  return `names ${name}: no source file has that word`;
}

function commandProblems({ scripts }: House, text: string): string[] {
  return [...text.matchAll(/npm run (?:-s )?(?:-w (\S+) )?([\w-]+)/g)].flatMap(
    ([command, folder = '.', name]) =>
      scripts.get(folder)?.has(name) ? [] : [`names "${command}": there is no such script`],
  );
}

/** The statements of a page that are not true. */
export function docProblems(house: House, page: string): string[] {
  const text = readFileSync(join(house.root, page), 'utf8');
  const prose = text.replace(/```[\s\S]*?```/g, '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => linkProblem(house, page, target));
  const names = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, name]) => nameProblem(house, name));
  const problems = [...links, ...names].filter((problem) => problem !== null);
  return [...problems, ...commandProblems(house, text)].map((problem) => `${page} ${problem}`);
}
