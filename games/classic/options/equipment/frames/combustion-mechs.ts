import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../../battlefield.ts';
import type { Classic } from '../../../game-types.ts';
import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';
import { rolledBy } from '../../../rules/crew/about-rolls.ts';
import { destroy } from '../../../rules/damage/destruction.ts';
import { isPlaced } from '../../../rules/unit/condition.ts';

declare module '../../../extensions.ts' {
  interface OptionEvents {
    'combustion-roll': {
      readonly type: 'combustion-roll';
      readonly unit: number;
      readonly dice: readonly number[];
      /** What the so-many-th hit adds. */
      readonly modifier: number;
      readonly explodes: boolean;
    };
  }
}

const OPTION = 'low-tech-mechs';
const RULE = 'MT-MCON-06';
const PURPOSE = 'combustion engine';
const EXPLODES_ON = 10;
/** By the hits that the engine has taken. */
const MODIFIERS = [0, 0, 3, 6] as const;
const MOST = 3;

/** A roll for each hit of the phase, in order, until it explodes. */
function rollForEngine(play: Play<Classic>, field: Battlefield, unit: number): void {
  const mech = play.state.units[unit];
  const hitsOf = (damage: typeof mech.body) =>
    Math.min(MOST, field.kinds[unit].engineHits(field, unit, damage));
  const before = Math.min(MOST, field.kinds[unit].engineHits(field, unit, mech.thisPhase.before));
  for (let hit = before + 1; hit <= hitsOf(mech.body); hit++) {
    const modifier = MODIFIERS[hit];
    const dice = play.roll(PURPOSE, 2, rolledBy(unit, EXPLODES_ON - modifier));
    const explodes = sum(dice) + modifier >= EXPLODES_ON;
    play.emit({ type: 'combustion-roll', unit, dice, modifier, explodes });
    if (!explodes) continue;
    destroy(play, field, unit, 'engine');
    return;
  }
}

export const combustionMechs: Option<boolean> = {
  id: OPTION,
  title: "'Mechs with combustion engines",
  summary: "'Mechs may have combustion engines, which make no heat when they are hit and may explode.",
  group: 'Equipment',
  rule: RULE,
  base: false,
  rules: section('Maximum Tech, equipment', [
    RULE,
    "Combustion engines of 'Mechs",
    "Hits on it make no heat. At the end of the phase each is rolled for, the second at +3, the third at +6: on 10 it explodes, which destroys the 'Mech and harms nobody else.",
    OPTION,
  ]),
  plug: () => ({
    add: {
      phaseEnds: (play, field) => {
        for (const [unit, design] of field.designs.entries())
          if (design.combusts && isPlaced(play.state.units[unit])) rollForEngine(play, field, unit);
      },
    },
    stage: {
      gear: (names) => [...names, 'a combustion engine'],
      // MT-INFO-01: what broke inside is not seen, unless it goes up.
      glimpse: (event) => {
        if (event?.type !== 'combustion-roll') return event;
        return event.explodes ? { ...event, dice: [], modifier: 0 } : null;
      },
    },
  }),
  changes: { 'combustion-roll': () => {} },
  sentences: {
    'combustion-roll': ({ unit, dice, modifier, explodes }, { mech }) => {
      const rolled =
        dice.length > 0
          ? ` needs ${EXPLODES_ON} and rolls ${sum(dice)}${modifier > 0 ? ` + ${modifier}` : ''}:`
          : '';
      return explodes
        ? `The combustion engine of ${mech(unit)}${rolled} explodes.`
        : `The combustion engine of ${mech(unit)}${rolled} it does not explode.`;
    },
  },
};
