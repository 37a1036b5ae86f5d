import { goldenSaves } from '@ironfield/conformance/golden-saves.ts';
import { demo } from './game.ts';

goldenSaves(demo, new URL('./saves/', import.meta.url));
