import { goldenSaves } from '@ironfield/conformance/runs/golden-saves.ts';
import { battleforceQs } from './game.ts';

goldenSaves(battleforceQs, new URL('./saves/', import.meta.url));
