// Runs tests on a source that is changed on its way from the disk, never on it: see mutate.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vitest/config';
import { functionBodies, type Mutant, mutated } from './mutants.ts';

/** By mutate.ts: what to change; or the files whose calls to count, and where to write which tests made them. */
const { IRONFIELD_MUTANT: mutantJson, IRONFIELD_PROBED: probed, IRONFIELD_CALLS: calls } = process.env;

function mutate({ file, ...change }: Mutant): Plugin {
  return {
    name: 'mutate',
    enforce: 'pre',
    load: (id) => (id === file ? mutated(readFileSync(file, 'utf8'), change) : null),
  };
}

/** Notes every function of the files that is called. */
function probe(files: ReadonlySet<string>): Plugin {
  return {
    name: 'probe',
    enforce: 'pre',
    load(id) {
      if (!files.has(id)) return null;
      const source = readFileSync(id, 'utf8');
      const places = functionBodies(id, source).flatMap(({ start, body }) => {
        const note = `globalThis.calledHere?.add(${JSON.stringify(`${id}#${start}`)})`;
        return body.type === 'BlockStatement'
          ? [{ at: body.start + 1, text: `${note};` }]
          : [
              { at: body.start, text: `(${note}, ` },
              { at: body.end, text: ')' },
            ];
      });
      return places
        .sort((a, b) => b.at - a.at)
        .reduce((text, { at, text: insert }) => text.slice(0, at) + insert + text.slice(at), source);
    },
  };
}

const setup = new URL('calls.setup.ts', import.meta.url).pathname;
if (calls) writeFileSync(calls, '');

export default defineConfig({
  plugins: [
    mutantJson ? mutate(JSON.parse(mutantJson)) : null,
    probed ? probe(new Set(JSON.parse(readFileSync(probed, 'utf8')))) : null,
  ],
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    // What hangs is ended from outside.
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
    setupFiles: calls ? [setup] : [],
    reporters: ['json'],
    outputFile: '/dev/null',
  },
});
