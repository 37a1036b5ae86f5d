#!/usr/bin/env node
// Plain JavaScript for Node 20: scripts/run.mjs finds the Node that runs the rest.
process.argv.splice(2, 0, 'apps/cli/main.ts');
await import('../../../scripts/run.mjs');
