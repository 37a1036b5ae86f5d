// Forces by their Battle Value (MT-BV-57), with the skills of whoever drives.

import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';
import type { Member } from '@ironfield/kernel/options/mustering.ts';
import { battleValueOf } from '@ironfield/mechbay/battle-units/as-built.ts';
import type { Muster } from '../../../muster/plan.ts';

export const BATTLE_VALUE = 'battle-value';

/** What has no Battle Value counts for nothing. */
const fairValue = ({ unit, skills }: Pick<Member, 'unit' | 'skills'>): number =>
  battleValueOf(unit as UnitFile, skills.gunnery, skills.piloting) ?? 0;

/** The same mustering, which measures Battle Values too; what has none is not drawn by them. */
export function withBattleValues(muster: Muster): Muster {
  return {
    ...muster,
    measures: [...muster.measures, { id: BATTLE_VALUE, title: 'Battle Value', unit: 'BV' }],
    worth: (member, measure) =>
      measure === BATTLE_VALUE ? fairValue(member) : muster.worth(member, measure),
    random(wish, random) {
      if (wish.measure !== BATTLE_VALUE) return muster.random(wish, random);
      const units = wish.units ?? muster.unitsWith?.(wish.options ?? {}) ?? muster.units;
      const [skills] = wish.skills;
      const valued = units.filter((unit) => fairValue({ unit, skills }) > 0);
      return muster.random({ ...wish, units: valued, worth: fairValue }, random);
    },
  };
}
