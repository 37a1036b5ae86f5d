import { Location } from '@ironfield/classic/units/locations.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import type { Box } from '../primitives.ts';

/** The cuts at the corners: upper left, upper right, lower right, lower left. */
type Corners = readonly [number, number, number, number];

export interface Block {
  readonly box: Box;
  readonly corners: Corners;
}

interface Body {
  /** By location. */
  readonly blocks: readonly Block[];
  /** Free room: beside the legs of bodies that have two, over the front legs of others. */
  readonly corners: readonly [left: Box, right: Box];
}

const GAP = 2.6;
/** Shares of the width: an arm, a side torso, the centre torso. */
const ARM = 0.178;
const SIDE = 0.205;
const CENTRE = 0.234;
/** Shares of the height. */
const HEAD = 0.17;
const SHOULDER = 0.075;
const ELBOW = 0.15;
const HIP = 0.672;
/** Front legs begin where the torso has room for them, and reach the ground. */
const WITHERS = 0.36;

/** A 'Mech in blocks, seen from behind as its pilot sits: left is left. */
export function blocksOf(area: Box, frame: MechFile['frame']): Body {
  const isQuad = frame === 'quad';
  const width = area.width - 4 * GAP;
  const [arm, side, centre] = [ARM, SIDE, CENTRE].map((share) => share * width);
  const sideX = area.x + arm + GAP;
  const centreX = sideX + side + GAP;
  const rightX = centreX + centre + GAP;
  const armX = rightX + side + GAP;
  const at = (share: number): number => area.y + share * area.height;
  const between = (x: number, wide: number, top: number, bottom: number): Box => ({
    x,
    y: top,
    width: wide,
    height: bottom - top,
  });
  const hip = at(HIP);
  const top = area.y + 0.6;
  const bottom = area.y + area.height;
  const leg = side + (centre + GAP) / 2 - 2;
  const legX = centreX + centre / 2 - GAP / 2 - leg;
  const headWidth = centre * 0.86;
  const [limbTop, limbBottom] = isQuad ? [at(WITHERS), bottom] : [at(ELBOW), hip - 3];
  const blocks: Record<Location, Block> = {
    [Location.HD]: {
      box: between(centreX + (centre - headWidth) / 2, headWidth, top, at(HEAD)),
      corners: [2.4, 2.4, 0, 0],
    },
    [Location.CT]: { box: between(centreX, centre, at(HEAD) + GAP, hip), corners: [0, 0, 2, 2] },
    [Location.LT]: { box: between(sideX, side, at(SHOULDER), hip - 3), corners: [2.4, 0, 0, 2.4] },
    [Location.RT]: { box: between(rightX, side, at(SHOULDER), hip - 3), corners: [0, 2.4, 2.4, 0] },
    [Location.LA]: { box: between(area.x, arm, limbTop, limbBottom), corners: [2.4, 0, 0, 2.4] },
    [Location.RA]: { box: between(armX, arm, limbTop, limbBottom), corners: [0, 2.4, 2.4, 0] },
    [Location.LL]: { box: between(legX, leg, hip + GAP, bottom), corners: [0, 0, 0, 2.4] },
    [Location.RL]: {
      box: between(centreX + centre / 2 + GAP / 2, leg, hip + GAP, bottom),
      corners: [0, 0, 2.4, 0],
    },
  };
  const corner = isQuad
    ? { y: area.y, height: limbTop - GAP - area.y, width: arm }
    : { y: hip + GAP, height: bottom - hip - GAP, width: legX - area.x - GAP };
  const corners = [
    { ...corner, x: area.x },
    { ...corner, x: area.x + area.width - corner.width },
  ] as const;
  return { blocks: Object.values(blocks), corners };
}

/** The outline of a block. */
export function chamfered({ box, corners }: Block): [number, number][] {
  const { x, y, width, height } = box;
  const [right, bottom] = [x + width, y + height];
  const [a, b, c, d] = corners;
  const outline: [number, number][] = [
    [x + a, y],
    [right - b, y],
    [right, y + b],
    [right, bottom - c],
    [right - c, bottom],
    [x + d, bottom],
    [x, bottom - d],
    [x, y + a],
  ];
  return outline.filter(([px, py], i) => i === 0 || px !== outline[i - 1][0] || py !== outline[i - 1][1]);
}
