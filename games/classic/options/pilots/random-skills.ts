import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';

/** By 1D6. */
const RANDOM_SKILLS = [
  { piloting: 6, gunnery: 4 },
  { piloting: 6, gunnery: 4 },
  { piloting: 5, gunnery: 4 },
  { piloting: 5, gunnery: 4 },
  { piloting: 4, gunnery: 3 },
  { piloting: 4, gunnery: 3 },
] as const;

declare module '../../extensions.ts' {
  interface OptionEvents {
    skills: {
      readonly type: 'skills';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly gunnery: number;
      readonly piloting: number;
    };
  }
}

export const randomSkills: Option<boolean> = {
  id: 'random-skills',
  title: 'Random skills',
  summary: 'Dice decide how well each MechWarrior shoots and drives.',
  group: 'MechWarriors',
  rule: 'CBT-PIL-02',
  base: false,
  plug: () => ({ add: { opening: rollSkills } }),
  changes: {
    skills({ units }, { unit, gunnery, piloting }) {
      units[unit].crew = { ...units[unit].crew, gunnery, piloting };
    },
  },
  sentences: {
    skills: ({ unit, gunnery, piloting }, { mech }) =>
      `${mech(unit)}: Gunnery ${gunnery}, Piloting ${piloting}.`,
  },
};

function rollSkills(play: Play<Classic>): void {
  for (const [unit, mech] of play.state.units.entries()) {
    const dice = play.roll('random skills', 2);
    const { piloting } = RANDOM_SKILLS[dice[0] - 1];
    const { gunnery } = RANDOM_SKILLS[dice[1] - 1];
    mech.crew = { ...mech.crew, gunnery, piloting };
    play.emit({ type: 'skills', unit, dice, gunnery, piloting });
  }
}
