import type { JumpPoint, SystemSetup } from '../state.ts';

export type Transit = 'short' | 'normal';

/** PA-MAP-11: zenith and nadir, four hexes from the planet, or seven. */
const COMMON: Readonly<Record<Transit, readonly [zenith: string, nadir: string]>> = {
  short: ['0403', '1203'],
  normal: ['0105', '1505'],
};
/** The least sum of two dice there. */
const COMMON_TARGET = 3;

/** PA-MAP-05: pirate points in pairs, the nearer the harder to arrive at. */
const PIRATES: readonly (readonly [first: string, second: string, target: number])[] = [
  ['0503', '1103', 7],
  ['0603', '1003', 9],
  ['0703', '0903', 11],
];

const pirates = (count: number): JumpPoint[] =>
  PIRATES.slice(0, count / 2).flatMap(([first, second, target]) =>
    [first, second].map((hex) => ({ hex, kind: 'pirate', target }) as const),
  );

/** PA-MAP-11: a system around the planet of a war. */
export const systemWith = (
  transit: Transit,
  pirateCount: number,
  bodies: SystemSetup['bodies'],
): SystemSetup => {
  const [zenith, nadir] = COMMON[transit];
  return {
    planet: '0803',
    points: [
      { hex: zenith, kind: 'zenith', target: COMMON_TARGET },
      { hex: nadir, kind: 'nadir', target: COMMON_TARGET },
      ...pirates(pirateCount),
    ],
    bodies,
  };
};

export const BODIES_OF_SOL: SystemSetup['bodies'] = [
  { hex: '0805', name: 'Sun' },
  { hex: '0804', name: 'Venus' },
  { hex: '0803', name: 'Terra' },
  { hex: '0802', name: 'Mars' },
  { hex: '0801', name: 'Jupiter' },
];

/**
 * PA-MAP-05: the printed diagram of the Sol system is lost but for the hexes of Venus, Terra and Mars. The rest is a reading: Z
 * and N lie seven hexes from Terra, and pirate points are the harder to hit the nearer they are.
 */
export const SOL: SystemSetup = systemWith('normal', 6, BODIES_OF_SOL);
