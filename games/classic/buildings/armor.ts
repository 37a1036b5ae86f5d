// Armor keeps everything but infantry out of a fortress (MT-STRUCT-10).

import { remembered } from '@ironfield/kernel/memory.ts';
import { type Battlefield, hasCondition } from '../battlefield.ts';
import { ARMORED } from '../data/terrain.ts';
import type { Steps } from '../kind.ts';
import { FORBIDDEN } from '../rules/ground/steps.ts';
import { roofAt } from './floors.ts';

const shutOn = remembered((field: Battlefield) => {
  const isShut = field.board.number.map(
    (_, cell) => roofAt(field, cell) > 0 && hasCondition(field, cell, ARMORED),
  );
  return remembered((steps: Steps): Steps => {
    if (!isShut.includes(true)) return steps;
    const { neighbours } = field.board;
    const shut = (costs: Uint8Array, way: (facing: number) => number) =>
      costs.map((cost, node) => {
        const facing = node % 6;
        const to = neighbours[node - facing + way(facing)];
        return to >= 0 && isShut[to] ? FORBIDDEN : cost;
      });
    const onto = (costs: Uint8Array) => costs.map((cost, cell) => (isShut[cell] ? FORBIDDEN : cost));
    const ahead = (facing: number) => facing;
    return {
      walk: shut(steps.walk, ahead),
      run: shut(steps.run, ahead),
      back: shut(steps.back, (facing) => (facing + 3) % 6),
      walkIn: onto(steps.walkIn),
      runIn: onto(steps.runIn),
      off: steps.off,
    };
  });
});

export const stepsPastArmor = (steps: Steps, field: Battlefield, unit: number): Steps =>
  field.kinds[unit].troopers ? steps : shutOn(field)(steps);
