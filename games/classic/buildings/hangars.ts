// Halls without floors: whoever fits under the roof goes about in them as on open ground (MT-STRUCT-04).

import type { Tally } from '@ironfield/kernel/explanation.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Battlefield, Ground } from '../battlefield.ts';
import { type BuildingKind, GROUNDS } from '../data/terrain.ts';
import type { Steps } from '../kind.ts';
import type { RuleId } from '../rule-index.ts';
import { FORBIDDEN, isRoadStep } from '../rules/ground/steps.ts';
import { WORDS } from './text.ts';

export const isHangar = (field: Pick<Ground, 'board'>, cell: number): boolean =>
  hangarAt(field, cell) !== undefined;

function hangarAt({ board }: Pick<Ground, 'board'>, cell: number): BuildingKind | undefined {
  const kind = cell < 0 ? undefined : GROUNDS[board.terrain[cell]].building;
  return kind?.type === 'hangar' ? kind : undefined;
}

/** Is the way between these neighbours inside one hangar that is as high as that? */
export function isHallStep(field: Pick<Ground, 'board'>, from: number, to: number, height: number): boolean {
  const left = hangarAt(field, from);
  const entered = hangarAt(field, to);
  return (
    left !== undefined &&
    entered !== undefined &&
    left.grade === entered.grade &&
    Math.min(left.height, entered.height) >= height
  );
}

/** MP that the walls of a building of its class would have cost. */
function saved(field: Ground, from: number, to: number, height: number): number {
  const isFree = isHallStep(field, from, to, height) && !isRoadStep(field, from, to);
  return isFree ? hangarAt(field, to)!.grade : 0;
}

const hallSteps = (height: 1 | 2) =>
  remembered((ground: Ground) =>
    remembered((steps: Steps): Steps => {
      const { neighbours, number } = ground.board;
      if (!number.some((_, cell) => isHangar(ground, cell))) return steps;
      const less = (costs: Uint8Array, way: (facing: number) => number) =>
        costs.map((cost, node) => {
          const facing = node % 6;
          const from = (node - facing) / 6;
          const to = neighbours[from * 6 + way(facing)];
          return cost === FORBIDDEN ? cost : cost - saved(ground, from, to, height);
        });
      const ahead = (facing: number) => facing;
      return {
        ...steps,
        walk: less(steps.walk, ahead),
        run: less(steps.run, ahead),
        back: less(steps.back, (facing) => (facing + 3) % 6),
      };
    }),
  );

const STEPS = { 1: hallSteps(1), 2: hallSteps(2) };

/** Infantry pays 1 MP in any building. */
export const stepsInHalls = (steps: Steps, field: Battlefield, unit: number): Steps =>
  field.kinds[unit].troopers ? steps : STEPS[field.kinds[unit].height](field)(steps);

export function hallExtra(
  tally: Tally<RuleId>,
  field: Battlefield,
  unit: number,
  { from, to }: { readonly from: number; readonly to: number },
): void {
  if (field.kinds[unit].troopers) return;
  const mp = saved(field, from, to, field.kinds[unit].height);
  if (mp > 0) tally.add(-mp, WORDS.hangar, 'MT-STRUCT-04');
}
