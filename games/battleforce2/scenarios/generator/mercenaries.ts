// Units that fight for money (BF2-WAR-01).

import { type Random, randomBelow, randomItem } from '@ironfield/kernel/random.ts';
import {
  type AssignedType,
  assigned,
  type ForceFaction,
  HOUSES,
  organizationOf,
} from '../../data/assignment.ts';
import { WEIGHTS } from '../../data/tables.ts';
import { boughtFor, costOf } from './buying.ts';
import type { DrawnUnit, Formation } from './unit-generation.ts';

/** The sides whose forces include mercenaries. */
export const EMPLOYERS = ['nobody', 'attackers', 'defenders', 'both sides'] as const;
export type Employers = (typeof EMPLOYERS)[number];

/** BF2-WAR-01: any side but the Clans. */
export const employs = (
  employers: Employers,
  role: 'attackers' | 'defenders',
  faction: ForceFaction,
): boolean => (employers === role || employers === 'both sides') && organizationOf(faction) !== 'Clan';

/**
 * The last unit of each company is hired. It has no tables of its own: its machines are rolled on those of some House, as
 * heavy as those it stands in for. Where forces are bought it costs no more than they do, with crews of that skill.
 */
export const withMercenaries = (
  formations: readonly Formation[],
  random: Random,
  skill: number | null,
): Formation[] =>
  formations.map((formation) =>
    formation.map((unit, place) =>
      place > 0 && place === formation.length - 1 ? hired(unit, random, skill) : unit,
    ),
  );

function hired({ type, elements }: DrawnUnit, random: Random, skill: number | null): DrawnUnit {
  const faction = randomItem(random, HOUSES);
  const twoDice = () => 2 + randomBelow(random, 6) + randomBelow(random, 6);
  const unit = {
    type,
    elements: elements.map((entry) => {
      const weight = WEIGHTS.find((each) => each === entry.sheet.class);
      return weight ? assigned(type as AssignedType, faction, weight, twoDice()) : entry;
    }),
  };
  const pick = (below: number) => randomBelow(random, below);
  const [[bought]] =
    skill === null ? [[unit]] : boughtFor(costOf(elements, skill), skill, faction, [[unit]], pick);
  return { ...bought, isHired: true };
}
