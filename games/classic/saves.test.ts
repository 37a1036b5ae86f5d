import { goldenSaves } from '@ironfield/conformance/runs/golden-saves.ts';
import { classic } from './game.ts';

// For a quick look; saves.slow.test.ts plays all.
goldenSaves(classic, new URL('./saves/', import.meta.url), { every: 6 });
