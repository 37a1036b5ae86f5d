import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';

declare module '../../extensions.ts' {
  interface OptionEvents {
    lessened: {
      readonly type: 'lessened';
      readonly unit: number;
      readonly gunnery: number;
      readonly piloting: number;
    };
  }
}

const WORST = 8;

/** MT-ABIL-01, second source: who can do something is a level of experience worse, a point of each skill. */
export const abilityPrice: Option<boolean> = {
  id: 'ability-price',
  title: 'Abilities for experience',
  summary: 'A MechWarrior has one ability at most, and is a level worse for it: +1 to Gunnery and Piloting.',
  group: 'MechWarriors',
  rule: 'MT-ABIL-01',
  base: false,
  requires: ['advanced-abilities'],
  plug: () => ({ replace: { mostAbilities: () => 1 }, add: { opening: pay } }),
  changes: {
    lessened({ units }, { unit, gunnery, piloting }) {
      units[unit].crew = { ...units[unit].crew, gunnery, piloting };
    },
  },
  sentences: {
    lessened: ({ unit, gunnery, piloting }, { mech }) =>
      `${mech(unit)} has an ability, and so only Gunnery ${gunnery}, Piloting ${piloting}.`,
  },
};

function pay(play: Play<Classic>): void {
  const { setup, units } = play.state;
  for (const [unit, mech] of units.entries()) {
    if (!setup.units[unit].pilot.abilities?.length) continue;
    const gunnery = Math.min(WORST, mech.crew.gunnery + 1);
    const piloting = Math.min(WORST, mech.crew.piloting + 1);
    mech.crew = { ...mech.crew, gunnery, piloting };
    play.emit({ type: 'lessened', unit, gunnery, piloting });
  }
}
