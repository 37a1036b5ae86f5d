import { type CrowdOptions, crowdOf, playCrowds } from '@ironfield/conformance/crowd.ts';
import { pieceOf } from '@ironfield/hex/piece.ts';
import { battleforceQs } from './game.ts';

/** The smallest map that may be played on. */
const SIDE = 11;

const crowd = crowdOf(battleforceQs, (setup, random) => ({
  ...setup,
  map: pieceOf(setup.map, SIDE, random),
}));

export const crowds = (options: CrowdOptions) => playCrowds(battleforceQs, crowd, options);
