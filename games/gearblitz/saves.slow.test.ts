import { goldenSaves } from '@ironfield/conformance/runs/golden-saves.ts';
import { gearblitz } from './game.ts';

goldenSaves(gearblitz, new URL('./saves/', import.meta.url));
