import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Classic } from '../game-types.ts';

/** Buildings and other structures. */
export interface StructurePoints {
  readonly add: {
    /** MT-BASE-21: a machine has come onto the ground floor of what stands in its hex. */
    comesInside(play: Play<Classic>, field: Battlefield, unit: number): void;
  };
  readonly replace: {
    /** MT-STRUCT-01: is each hex a structure of its own? */
    standsByHex(): boolean;
    /** MT-STRUCT-06: are bridges structures that bear so much and no more? */
    hasBridges(): boolean;
    /** MT-STRUCT-05: do walls stand on hexsides? */
    hasWalls(): boolean;
    /** MT-STRUCT-11: may structures have large doors? */
    hasDoors(): boolean;
    /** MT-STRUCT-10: do fortresses carry armor? */
    hasArmor(): boolean;
  };
}
