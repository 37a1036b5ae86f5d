import { goldenSaves } from '@ironfield/conformance/golden-saves.ts';
import { battleforceQs } from './game.ts';

goldenSaves(battleforceQs, new URL('./saves/', import.meta.url));
