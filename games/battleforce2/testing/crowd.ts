import { crowdsOf } from '@ironfield/conformance/runs/crowd.ts';
import { pieceOf } from '@ironfield/hex/piece.ts';
import { battleforce2 } from '../game.ts';

/** The smallest map that may be played on. */
const SIDE = 11;

/** Units of all kinds on and over a few hexes of water, town and bridges, until few are left. */
export const crowds = crowdsOf(battleforce2, ({ emplacements: _far, ...setup }, random) => ({
  ...setup,
  map: pieceOf(setup.map, SIDE, random),
  objectives: 'none' as const,
}));
