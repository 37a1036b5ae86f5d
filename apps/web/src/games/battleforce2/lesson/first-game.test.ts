import { battleforce2 } from '@ironfield/battleforce2/game.ts';
import { describe } from 'vitest';
import { lessonSuite } from '../../../coach/lesson-suite.fixture.ts';
import { firstGame } from './first-game.ts';

describe('the first lances', () => lessonSuite(battleforce2, firstGame));
