import { randomBelow, randomFrom } from '@ironfield/kernel/random.ts';
import { stopOf, stretchesOf } from '@ironfield/table/leg.ts';
import { INCH } from '@ironfield/table/place.ts';
import type { Scene } from '@ironfield/table/scenes/scene.ts';
import { roundOutline } from '@ironfield/table/scenes/scene.ts';
import { piecesNear } from '@ironfield/table/scenes/scene-index.ts';
import { isHiddenBy, obstructionsBetween } from '@ironfield/table/sight.ts';
import { perSecond, type Timing } from './measure.ts';

export interface TableSpeed {
  /** From a model to a model: eighteen lines, to foot and top of nine places of its base, with what they cross. */
  readonly sightLinesPerSecond: number;
  /** The ground under straight moves across the table, piece by piece. */
  readonly legsPerSecond: number;
  /** Searches of the reach of a base with 39 others and all terrain near its way. */
  readonly stopsPerSecond: number;
}

const PIECES = 60;
const MODELS = 40;

/** A table of six by four feet with sixty pieces of terrain, and models all over it. */
export function tableSpeed(timing: Timing): TableSpeed {
  const random = randomFrom('table');
  const place = () => ({ x: randomBelow(random, 72 * INCH), y: randomBelow(random, 48 * INCH) });
  const scene: Scene = {
    name: '',
    width: 72 * INCH,
    height: 48 * INCH,
    pieces: Array.from({ length: PIECES }, (_, i) => ({
      id: String(i),
      kind: 'woods',
      label: '',
      corners: roundOutline({ ...place(), radius: INCH + randomBelow(random, 3 * INCH) }),
      foot: 0,
      height: randomBelow(random, 4) * INCH,
      isGround: i % 5 === 0,
    })),
  };
  const models = Array.from({ length: MODELS }, () => ({ ...place(), radius: 500, foot: 0, top: 1100 }));
  const pairs = models.flatMap((from) => models.filter((to) => to !== from).map((to) => ({ from, to })));
  return {
    sightLinesPerSecond: perSecond(() => {
      for (const { from, to } of pairs) {
        const found = obstructionsBetween(scene, { x: from.x, y: from.y, z: from.top }, to);
        isHiddenBy(found);
      }
      return pairs.length;
    }, timing),
    legsPerSecond: perSecond(() => {
      for (const { from, to } of pairs) stretchesOf(scene, from, to);
      return pairs.length;
    }, timing),
    stopsPerSecond: perSecond(() => {
      for (const { from, to } of pairs) {
        const bases = models.filter((model) => model !== from);
        stopOf({ from, to, radius: 500 }, { bases, pieces: piecesNear(scene, from, to, 500) });
      }
      return pairs.length;
    }, timing),
  };
}
