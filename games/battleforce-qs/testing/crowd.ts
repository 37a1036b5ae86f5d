import { crowdsOf } from '@ironfield/conformance/runs/crowd.ts';
import { pieceOf } from '@ironfield/hex/piece.ts';
import { battleforceQs } from '../game.ts';

/** The smallest map that may be played on. */
const SIDE = 11;

export const crowds = crowdsOf(battleforceQs, (setup, random) => ({
  ...setup,
  map: pieceOf(setup.map, SIDE, random),
}));
