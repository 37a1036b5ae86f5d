import {
  attackerCover,
  heavyWoods,
  isBlocked,
  isBlockedByHill,
  isBlockedByWater,
  lightWoods,
  sightBetween,
  targetHillCover,
} from '@ironfield/classic/rules/sight/line-of-sight.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import { z } from 'zod';
import { fileName, flag, hex, id } from './combatants.ts';
import { cellAt } from './library.ts';
import { bit, depthAt, question } from './question.ts';

export const los = question(
  z.object({ id, board: fileName, att: hex, tgt: hex, attProne: flag.default(0), tgtProne: flag.default(0) }),
  ({ board, att, tgt, attProne, tgtProne }, library) => {
    const ground = library.ground(board);
    const from = cellAt(ground, att);
    const to = cellAt(ground, tgt);
    const sight = sightBetween(ground, from, attProne === 1, to, tgtProne === 1);
    const back = sightBetween(ground, to, tgtProne === 1, from, attProne === 1);
    const line = lineOn(ground.board, from, to);
    return {
      canSee: bit(!isBlocked(sight)),
      light: lightWoods(sight),
      heavy: heavyWoods(sight),
      tgtCover: bit(targetHillCover(sight)),
      attCover: bit(attackerCover(sight)),
      hill: bit(isBlockedByHill(sight)),
      water: bit(isBlockedByWater(sight)),
      dist: line.distance,
      divided: bit(line.divided),
      attDepth: depthAt(ground, from),
      tgtDepth: depthAt(ground, to),
      revSee: bit(!isBlocked(back)),
      corner: bit(line.cornered),
    };
  },
);
