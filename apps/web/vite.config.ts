import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    target: 'es2023',
    // Inlined files would be data: addresses, which a strict content security policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
});
