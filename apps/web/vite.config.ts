import { defineConfig } from 'vite';
import { offline } from './offline-build.ts';

// Over a slow line every file costs its way there and back, so what is always needed together is one file.
const ENGINE = [{ name: 'engine', test: /[\\/]engine[\\/](kernel|hex)[\\/]|node_modules[\\/](zod|@noble)/ }];
const TOGETHER = [
  ...ENGINE,
  { name: 'table', test: /src[\\/](table|order|board|hex-table|coach|rules)[\\/]/ },
];

export default defineConfig({
  plugins: [offline()],
  build: {
    target: 'es2023',
    // Inlined files would be data: addresses, which a strict content security policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: { groups: ENGINE } } } },
});
