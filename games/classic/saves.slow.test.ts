import { goldenSaves } from '@ironfield/conformance/runs/golden-saves.ts';
import { classic } from './game.ts';

goldenSaves(classic, new URL('./saves/', import.meta.url));
