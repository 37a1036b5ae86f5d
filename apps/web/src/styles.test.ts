import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const textOf = (file: string) => readFileSync(join(here, file), 'utf8');

/** Selectors alone: neither remarks nor what a rule says. */
const selectorsOf = (css: string) => css.replace(/\/\*.*?\*\//gs, '').replace(/(?<=[{;])[^{};]*;/g, '');
const classesIn = (selectors: string) =>
  new Set([...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!));

const sheets = globSync('**/*.css', { cwd: here });
const isModule = (file: string) => file.endsWith('.module.css');
/** Classes that every module may name, as `:global(.button)`. */
const everywhere = classesIn(
  selectorsOf(
    sheets
      .filter((file) => !isModule(file))
      .map(textOf)
      .join('\n'),
  ),
);

interface Use {
  readonly file: string;
  readonly sheet: string;
  readonly classes: readonly string[];
  /** The name of the import, said without a class after it. */
  readonly isWhole: boolean;
}

const uses: readonly Use[] = globSync('**/*.{ts,tsx}', { cwd: here }).flatMap((file) => {
  const text = textOf(file);
  return [...text.matchAll(/^import (\w+) from '(\.[^']*\.module\.css)';$/gm)].map(([line, name, path]) => {
    const said = [...text.replace(line, '').matchAll(new RegExp(`(?<![\\w.])${name}\\b(?:\\.(\\w+))?`, 'g'))];
    return {
      file,
      sheet: normalize(join(dirname(file), path!)),
      classes: said.flatMap(([, each]) => each ?? []),
      isWhole: said.some(([, each]) => each === undefined),
    };
  });
});

test.each(sheets.filter(isModule))('%s has the classes that are used, and no other', (sheet) => {
  const selectors = selectorsOf(textOf(sheet));
  const own = classesIn(selectors.replace(/:global\([^)]*\)/g, ''));
  const users = uses.filter((use) => use.sheet === sheet);
  const used = new Set(users.flatMap(({ classes }) => classes));
  expect({
    unused: [...own].filter((name) => !used.has(name)),
    missing: users.flatMap(({ file, classes }) =>
      classes.filter((name) => !own.has(name)).map((name) => `${file}: ${name}`),
    ),
    // What is chosen by a value is said by a data attribute: a class that is put together is not found.
    whole: users.filter(({ isWhole }) => isWhole).map(({ file }) => file),
    foreign: [...selectors.matchAll(/:global\(\.([\w-]+)\)/g)].flatMap(([, name]) =>
      everywhere.has(name!) ? [] : name!,
    ),
  }).toEqual({ unused: [], missing: [], whole: [], foreign: [] });
});

/** A string on one line that could be a selector: nothing but what selectors are written with. */
const SELECTORS = /(['"`])((?:(?!\1)[\w .#[\]="'^$*~:()>+,{}?-])*)\1/g;
/** A class in it: at its beginning, after a tag, or after whatever else may stand before one. */
const CLASSES = /(?:^|[ >+~,(\]]|\b(?:a|button|nav|li|g|i|b|p|div|span|section|label|input))\.([a-z][\w-]*)/g;
/** Looks like a class, but is the ending of a file. */
const ENDINGS = ['board'];

test('Nothing is looked for by a class', () => {
  const classes = classesIn(sheets.map(textOf).map(selectorsOf).join('\n'));
  const isClass = (name: string) =>
    classes.has(name) || classes.has(name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
  const files = globSync('{*.ts,questions/*.ts,src/**/*.{ts,tsx}}', {
    cwd: join(here, '..'),
    exclude: ['src/styles.test.ts'],
  });
  const found = files.flatMap((file) => {
    const code = textOf(join('..', file)).replace(/^import .*$/gm, '');
    return [...code.matchAll(SELECTORS)].flatMap(([, , selector]) => {
      const bare = selector!.replace(/\$\{[^}]*\}/g, '').replace(/\[[^\]]*\]/g, ']');
      const names = [...bare.matchAll(CLASSES)].map(([, name]) => name!);
      return names
        .filter((name) => isClass(name) && !ENDINGS.includes(name))
        .map((name) => `${file}: .${name} in ${selector}`);
    });
  });
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
