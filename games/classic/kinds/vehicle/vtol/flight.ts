// The cost of flying (MT-PRE-12): 1 MP a hex, over everything that is lower.

import { neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS, oppositeOf } from '@ironfield/hex/coordinates.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Ground } from '../../../battlefield.ts';
import type { Kind, Steps } from '../../../kind.ts';
import type { RuleId } from '../../../rule-index.ts';
import { clearanceOf, isLandingGround } from '../../../rules/ground/clearance.ts';
import { FORBIDDEN } from '../../../rules/ground/steps.ts';
import { REASONS } from '../text.ts';
import { comeDown, crash, crashInto } from './crash.ts';

const COST = 1;

/** On the ground it goes nowhere. */
const standing = remembered((ground: Ground): Steps => {
  const { board } = ground;
  const nowhere = new Uint8Array(board.neighbours.length).fill(FORBIDDEN);
  const walkIn = Uint8Array.from({ length: board.size }, (_, cell) =>
    isLandingGround(ground, cell) ? COST : FORBIDDEN,
  );
  const off = new Uint8Array(board.size);
  return { walk: nowhere, run: nowhere, back: nowhere, walkIn, runIn: walkIn, off };
});

function flying(ground: Ground, altitude: number): Steps {
  const { board } = ground;
  const isOpen = (cell: number): boolean => clearanceOf(ground, cell) < altitude;
  const walk = new Uint8Array(board.neighbours.length);
  const back = new Uint8Array(board.neighbours.length);
  const off = new Uint8Array(board.size);
  for (let from = 0; from < board.size; from++) {
    for (const direction of DIRECTIONS) {
      const to = neighbour(board, from, direction);
      if (to < 0) off[from] |= 1 << direction;
      if (to < 0 || !isOpen(to)) continue;
      walk[from * 6 + direction] = COST;
      back[from * 6 + oppositeOf(direction)] = COST;
    }
  }
  const walkIn = Uint8Array.from({ length: board.size }, (_, cell) => (isOpen(cell) ? COST : FORBIDDEN));
  return { walk, run: walk, back, walkIn, runIn: walkIn, off };
}

const byAltitude = remembered((_: Ground): Map<number, Steps> => new Map());

function stepsAt(ground: Ground, altitude: number): Steps {
  const known = byAltitude(ground);
  const steps = known.get(altitude) ?? flying(ground, altitude);
  known.set(altitude, steps);
  return steps;
}

const oneHex = (tally: Tally<RuleId>): void => tally.add(COST, REASONS.fly, 'MT-PRE-12');

/** The chapters of a kind about the ground, for what flies over it. */
export const FLYING: Pick<Kind, 'stepsOn' | 'stepCost' | 'entryCost' | 'flight'> = {
  stepsOn: (field) => standing(field),
  stepCost: oneHex,
  entryCost: oneHex,
  flight: { stepsAt, crash, comeDown, crashInto },
};
