import { defineConfig } from 'vite';
import { offline } from './offline-build.ts';

// Over a slow line every file costs its way there and back, so what is always needed together is one file.
const ENGINE = [{ name: 'engine', test: /[\\/]engine[\\/](kernel|hex)[\\/]|node_modules[\\/](zod|@noble)/ }];
// What one page alone needs, or needs later, stays apart; and so does what the start page borrows from the table.
const BORROWED = 'players|mech-figure|geometry|way-back|storage';
const TOGETHER = [
  ...ENGINE,
  {
    name: 'table',
    minShareCount: 2,
    test: new RegExp(`src[\\\\/](table|order|board|hex-table|coach|rules)[\\\\/](?!${BORROWED})`),
  },
];

export default defineConfig({
  plugins: [offline()],
  build: {
    target: 'es2023',
    // Inlined files would be data: addresses, which a strict content security policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: TOGETHER } },
    },
  },
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: { groups: ENGINE } } } },
});
