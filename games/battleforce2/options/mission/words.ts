import { figure } from '@ironfield/kernel/figures.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { RuleId } from '../../rule-index.ts';

const why = (message: string, rule: RuleId): Reason => ({ message, rule });

export const PROMPTS = {
  role: 'Do you attack or defend?',
  entry: 'Choose the narrow edge where you enter; you must leave by the opposite one',
  target: 'Which of these will you carry off? Nobody else is told',
  take: 'The target is here. Which unit takes it?',
  handOver: 'Hand the target over to another unit?',
} as const;

export const LABELS = {
  role: 'Attack',
  entry: 'Enter from',
  target: 'Carry off',
  take: 'Take it',
  handOver: 'Hand it over',
  pass: 'Leave it',
  unit: 'Unit',
  edge: 'Edge',
} as const;

export const WHY_NOT = {
  narrow: why('You enter from one of the two narrow edges', 'BF2-SCEN-15'),
  target: why('The target is one of your objectives or the headquarters of the defender', 'BF2-SCEN-13'),
  carries: why('The target can leave only over the home edge of the attacker', 'BF2-SCEN-14'),
  notThere: why('That unit is not where the target is', 'BF2-SCEN-13'),
  notNear: why('That is not one of your units in the same hex or an adjacent one', 'BF2-SCEN-13'),
} as const;

/** On the strip and the sheet of the unit that has it. */
export const CARRIES = 'carries the target';

export const ENDINGS = {
  held: 'As many attackers destroyed as there were defenders',
  carriedOff: 'The target has been carried off',
  kept: 'The target has not been carried off',
  brokenThrough: 'Decisive victory: all attackers have broken through',
  stopped: 'Decisive victory: no attacker has broken through',
} as const;

export const RESULT_WORDS = {
  razed: (hexes: number) => (hexes === 1 ? 'A building hex in ruins' : `${hexes} building hexes in ruins`),
  result: (level: string, points: number, inOldWords: boolean) => {
    const won = level === 'Draw' ? 'Nobody has won' : `${level} victory`;
    if (inOldWords) return `${won} at ${points} points`;
    return `${won} at ${figure(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
  },
} as const;

export const REASONS = {
  seeker: 'Destroyed a unit of the seekers',
  carriedOff: 'Carried off the target',
  exited: (name: string) => `Got through: ${name}`,
} as const;
