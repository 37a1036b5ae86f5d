import type { Plugin } from 'vite';

const WRITERS = /[\\/]zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/;
const EXPORTED = /^export (?:const|function|class) (\w+)/gm;

/** zod without what it writes JSON schemas with: the server does, no page does, and it is a fifth of it. */
export function leanZod(): Plugin {
  return {
    name: 'ironfield-lean-zod',
    apply: 'build',
    transform: {
      filter: { id: WRITERS },
      handler: (code) =>
        Array.from(code.matchAll(EXPORTED), ([, name]) => `export const ${name} = () => undefined;`).join(
          '\n',
        ),
    },
  };
}
