import type { Battlefield } from '../../battlefield.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { heatOfJump } from '../../rules/movement/jump.ts';
import { noteInside } from '../../rules/unit/marks.ts';
import type { State, UnitState } from '../../state.ts';
import { isTorso } from '../../units/locations.ts';

/** What is left of a pack, once it is not as good as new. */
interface Pack {
  /** Hexes of fuel that are used. */
  readonly used: number;
  readonly isLost?: true;
}

declare module '../../extensions.ts' {
  interface InsideMarks {
    readonly pack?: Pack;
  }
  interface OptionEvents {
    'pack-used': {
      readonly type: 'pack-used';
      readonly unit: number;
      readonly hexes: number;
      readonly left: number;
    };
    'pack-lost': { readonly type: 'pack-lost'; readonly unit: number };
  }
}

const OPTION = 'jump-pack';
const JUMPS = 2;
const WORDS = 'Jump pack';

const packOf = ({ marks }: Pick<UnitState, 'marks'>): Pack => marks?.inside?.pack ?? { used: 0 };

/** Hexes that its fuel is still good for; 0 without a pack. */
function fuelOf(
  { designs }: Pick<Battlefield, 'designs'>,
  { units }: Pick<State, 'units'>,
  unit: number,
): number {
  const { used, isLost } = packOf(units[unit]);
  return isLost ? 0 : JUMPS * (designs[unit].jumpPack ?? 0) - used;
}

const mpOf = (field: Battlefield, state: Pick<State, 'units'>, unit: number): number =>
  Math.min(field.designs[unit].jumpPack ?? 0, fuelOf(field, state, unit));

const note = (unit: UnitState, pack: Pack): void => noteInside(unit, { pack });

export const jumpPack: Option<boolean> = {
  id: OPTION,
  title: 'Jump packs',
  summary: "'Mechs may have packs on their backs, with fuel for two long jumps without heat.",
  group: 'Equipment',
  rule: 'MT-SYS-07',
  base: false,
  rules: section(
    'Maximum Tech, equipment',
    [
      'MT-SYS-07',
      'Jump packs',
      "It gives Jumping MP, up to the Walking MP of its 'Mech, and its jumps make no heat.",
      OPTION,
    ],
    [
      'MT-SYS-08',
      'Jump packs: fuel',
      'It has fuel for twice its MP in hexes, in jumps of any length. A hit on any torso from behind destroys it, besides its damage.',
      OPTION,
    ],
  ),
  plug: () => ({
    add: {
      jumpPoints: (tally, field, state, unit) => {
        const mp = mpOf(field, state, unit);
        if (mp > tally.total && field.depth[state.units[unit].hex] < 2) tally.set(mp, WORDS, 'MT-SYS-07');
      },
      // Jets of its own come first: they need no fuel.
      jumped: (play, field, unit, { hexes, withoutPack }) => {
        if (mpOf(field, play.state, unit) < hexes || hexes <= withoutPack) return;
        play.happen({ type: 'pack-used', unit, hexes, left: fuelOf(field, play.state, unit) - hexes });
      },
    },
    stage: {
      gear: (names) => [...names, 'a jump pack'],
      intercepted(points, play, field, unit, { part, rear }) {
        if (rear && field.kinds[unit].limbs && isTorso(part) && fuelOf(field, play.state, unit) > 0)
          play.happen({ type: 'pack-lost', unit });
        return points;
      },
      glimpse: (event) => (event?.type === 'pack-used' || event?.type === 'pack-lost' ? null : event),
    },
  }),
  changes: {
    'pack-used': ({ units }, { unit, hexes }) => {
      const mech = units[unit];
      mech.thisTurn.heatBuilt -= heatOfJump(hexes);
      note(mech, { ...packOf(mech), used: packOf(mech).used + hexes });
    },
    'pack-lost': ({ units }, { unit }) => note(units[unit], { ...packOf(units[unit]), isLost: true }),
  },
  sentences: {
    'pack-used': ({ unit, left }, { mech }) =>
      `The jump pack of ${mech(unit)} has fuel for ${left} more ${left === 1 ? 'hex' : 'hexes'}.`,
    'pack-lost': ({ unit }, { mech }) => `The jump pack of ${mech(unit)} is destroyed.`,
  },
};
