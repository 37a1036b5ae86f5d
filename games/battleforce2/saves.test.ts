import { goldenSaves } from '@ironfield/conformance/runs/golden-saves.ts';
import { battleforce2 } from './game.ts';

goldenSaves(battleforce2, new URL('./saves/', import.meta.url));
