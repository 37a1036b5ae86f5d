import { gearblitz } from '@ironfield/gearblitz/game.ts';
import { describe } from 'vitest';
import { lessonSuite } from '../../../coach/lesson-suite.fixture.ts';
import { firstGame } from './first-game.ts';

describe('the first Gears', () => lessonSuite(gearblitz, firstGame));
