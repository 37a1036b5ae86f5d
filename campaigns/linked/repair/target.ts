// BF2-CAMP-04: the number that a repair has to reach.

import type { Experience } from '@ironfield/battleforce2/data/force-tables.ts';
import type { ElementType } from '@ironfield/battleforce2/element.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import { wreckKind } from '../salvage.ts';
import type { Camp, Support } from '../state.ts';
import { SUPPORT_NAMES } from '../text.ts';

/** An attempt on an element. */
export interface Job {
  readonly type: ElementType;
  readonly experience: Experience;
  readonly technicians: number | null;
  /** Null: by experience. */
  readonly support: Support | null;
  readonly isDestroyed: boolean;
  /** Parts of the same technology base, of another, or none. */
  readonly salvage: 'same' | 'different' | null;
  readonly camp: Camp | null;
  readonly hasHospital: boolean;
}

/** There is no 10. */
const BASE_TARGET: Readonly<Record<Support, number>> = {
  excellent: 7,
  good: 8,
  average: 9,
  poor: 11,
  none: 12,
};

const SUPPORT_BY_EXPERIENCE: Readonly<Record<Experience, Support>> = {
  Elite: 'excellent',
  Veteran: 'good',
  Regular: 'average',
  Green: 'poor',
};

const MODIFIERS = {
  destroyed: 4,
  same: -3,
  different: -1,
  base: -1,
  town: -2,
  harsh: 2,
  hospital: -2,
} as const;

export const isInfantry = (type: ElementType): boolean => wreckKind(type) === null;

export function repairTarget(tally: Tally, job: Job): void {
  const { type, experience, technicians, isDestroyed, salvage, camp, hasHospital } = job;
  if (technicians === null) {
    const support = job.support ?? SUPPORT_BY_EXPERIENCE[experience];
    tally.add(BASE_TARGET[support], SUPPORT_NAMES[support], 'BF2-CAMP-04');
  } else tally.add(technicians, 'Technician Skill', 'BF2-CAMP-07');
  if (isDestroyed) tally.add(MODIFIERS.destroyed, 'Destroyed', 'BF2-CAMP-05');
  if (salvage && !isInfantry(type))
    tally.add(
      MODIFIERS[salvage],
      `Salvage of ${salvage === 'same' ? 'the same' : 'another'} technology base`,
      'BF2-CAMP-06',
    );
  if (camp?.settlement === 'base') tally.add(MODIFIERS.base, 'In a friendly base', 'BF2-CAMP-04');
  if (camp?.settlement === 'city' || camp?.settlement === 'fortress')
    tally.add(MODIFIERS.town, `In a friendly ${camp.settlement}`, 'BF2-CAMP-04');
  if (camp?.isHarsh) tally.add(MODIFIERS.harsh, 'Arctic, mountains or ocean', 'BF2-CAMP-04');
  if (hasHospital && isInfantry(type)) tally.add(MODIFIERS.hospital, 'Field hospital', 'BF2-CAMP-04');
}

/** BF2-CAMP-03: repairs of a throw with its additions. */
export const repairsOf = (roll: number, target: number): number => Math.max(0, roll - target + 1);
