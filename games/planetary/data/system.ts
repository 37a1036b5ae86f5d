import type { SystemSetup } from '../state.ts';

/**
 * PA-MAP-05: the printed diagram of the Sol system is lost but for the hexes of Venus, Terra and Mars. The rest is a reading: Z
 * and N lie seven hexes from Terra, and pirate points are the harder to hit the nearer they are.
 */
export const SOL: SystemSetup = {
  planet: '0803',
  points: [
    { hex: '0105', kind: 'zenith', target: 3 },
    { hex: '1505', kind: 'nadir', target: 3 },
    { hex: '0503', kind: 'pirate', target: 7 },
    { hex: '1103', kind: 'pirate', target: 7 },
    { hex: '0603', kind: 'pirate', target: 9 },
    { hex: '1003', kind: 'pirate', target: 9 },
    { hex: '0703', kind: 'pirate', target: 11 },
    { hex: '0903', kind: 'pirate', target: 11 },
  ],
  bodies: [
    { hex: '0805', name: 'Sun' },
    { hex: '0804', name: 'Venus' },
    { hex: '0803', name: 'Terra' },
    { hex: '0802', name: 'Mars' },
    { hex: '0801', name: 'Jupiter' },
  ],
};
