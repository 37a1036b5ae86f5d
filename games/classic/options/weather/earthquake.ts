import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { BASEMENTS } from '../../data/tables.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { fallDown } from '../../phases/landing/fall-down.ts';
import { section } from '../../rule-index/section.ts';
import { befalls } from '../../rules/crew/about-rolls.ts';
import { isAloft } from '../../rules/ground/altitude.ts';
import { changeGround } from '../../rules/ground/ground.ts';
import { pilotingRoll } from '../../rules/piloting/piloting.ts';
import { canAct, isOnMap } from '../../rules/unit/condition.ts';
import { isFireInWeather, isInWeather } from '../../rules/weather/weather.ts';
import type { MechDesign } from '../../units/design.ts';

declare module '../../extensions.ts' {
  interface OptionEvents {
    fissure: {
      readonly type: 'fissure';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly levels: number;
    };
  }
}

/** The ground shakes in every turn whose number is a multiple of this. */
const EVERY = 3;
/** MT-WX-06 */
const NATURAL = 2;
const PURPOSE = 'fissure';
const isTremor = (turn: number): boolean => turn > 0 && turn % EVERY === 0;

/** The ground may open under a unit, for good; says how deep. */
function fissure(play: Play<Classic>, unit: number): number {
  const field = battlefieldOf(play.state);
  const { board, depth } = field;
  const { hex } = play.state.units[unit];
  const levelsOn = (total: number) => (depth[hex] >= 0 ? 0 : BASEMENTS[total - 2]);
  const dice = play.roll(
    PURPOSE,
    2,
    befalls(field, unit, (total) => levelsOn(total) > 0),
  );
  const levels = levelsOn(sum(dice));
  play.emit({ type: 'fissure', unit, dice, levels });
  if (levels > 0) changeGround(play, { [board.number[hex]]: { level: board.level[hex] - levels } }, [unit]);
  return levels;
}

export const earthquake: Option<number> = {
  id: 'weather-earthquake',
  title: 'Earthquakes',
  summary: "Strength of the tremor in every third turn: weapon attacks are harder, and 'Mechs may fall.",
  group: 'Weather',
  rule: 'MT-WX-05',
  base: 0,
  allowed: [0, 5],
  rules: section(
    'Maximum Tech, weather',
    [
      'MT-WX-05',
      'Earthquake',
      "In the turn of a tremor its strength is added to weapon attacks, and every standing 'Mech rolls at the start of the Movement Phase, at that much more, or falls; four-legged ones at half of it, rounded up.",
      'weather-earthquake',
    ],
    [
      'MT-WX-06',
      'Fissures',
      "Where such a roll shows 2 the ground may open: the table of basements tells how deep. The 'Mech falls in, and the fissure stays.",
      'weather-earthquake',
    ],
  ),
  plug: (strength) => ({
    stage: { sky: (sky) => [...sky, { look: 'tremor', words: 'Earthquakes' }] },
    add: {
      weaponToHit: (tally, field, state, shot) => {
        if (isTremor(state.turn) && isFireInWeather(field, state, shot))
          tally.add(strength, 'Earthquake', 'MT-WX-05');
      },
      movementBegins: (play, field) => {
        const { state } = play;
        if (!isTremor(state.turn)) return;
        for (const [unit, mech] of state.units.entries()) {
          if (!isOnMap(mech) || isAloft(mech) || mech.prone || !isInWeather(field, mech.hex)) continue;
          if (field.past.steadySleepers?.() && !canAct(mech)) continue;
          const isQuad = (field.designs[unit] as MechDesign).frame === 'quad';
          const modifier = isQuad ? Math.ceil(strength / 2) : strength;
          const roll = { reason: 'ground', modifier, rule: 'MT-WX-05' } as const;
          const { success, number, dice } = pilotingRoll(play, field, unit, roll);
          const depth = sum(dice) === NATURAL ? fissure(play, unit) : 0;
          if (!success || depth > 0) fallDown(play, battlefieldOf(play.state), unit, depth, number);
        }
      },
    },
  }),
  sentences: {
    fissure: ({ unit, dice, levels }, { mech }) =>
      levels > 0
        ? `The ground opens under ${mech(unit)}: ${levels === 1 ? 'one level' : 'two levels'} (${sum(dice)}).`
        : `The ground under ${mech(unit)} holds (${sum(dice)}).`,
  },
  changes: { fissure: () => {} },
};
