import { goldenSaves } from '@ironfield/conformance/runs/golden-saves.ts';
import { demo } from './game.ts';

goldenSaves(demo, new URL('./saves/', import.meta.url));
