import { defineConfig } from 'vite';
import { offline } from './offline-build.ts';

export default defineConfig({
  plugins: [offline()],
  build: {
    target: 'es2023',
    // Inlined files would be data: addresses, which a strict content security policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
});
