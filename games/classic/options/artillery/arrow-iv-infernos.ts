import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import type { Shell } from '../../points/artillery.ts';
import { section } from '../../rule-index/section.ts';
import { touchedBy } from '../../rules/damage/touched.ts';
import { lightInfernos } from '../../rules/ground/inferno-fires.ts';
import { braveFlames, catchFire } from '../../rules/heat/flames.ts';
import { isUnderWater } from '../../rules/sight/line-of-sight.ts';
import { isOnMap } from '../../rules/unit/condition.ts';
import type { State, UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface OptionEvents {
    'set-ablaze': { readonly type: 'set-ablaze'; readonly unit: number; readonly until: number };
  }
}

const OPTION = 'arrow-iv-infernos';
const RULE = 'MT-WPN-60';
const TURNS = 3;
/** More than what infernos of SRMs give. */
const MORE_HEAT = 4;
const HEAT = 10;
const WORDS = { heat: 'Inferno of an Arrow IV', hotter: 'Inferno of an Arrow IV, hotter', state: 'ablaze' };

const blazes = ({ marks }: Pick<UnitState, 'marks'>, { turn }: Pick<State, 'turn'>): boolean =>
  (marks?.blazesUntil ?? 0) >= turn;

/** Ordinary infernos burn on behind it. */
function setAblaze(unit: UnitState, until: number, turn: number): void {
  const { burnsUntil = 0, blazesUntil = 0 } = unit.marks ?? {};
  const longer = until - Math.max(turn - 1, blazesUntil);
  const behind = burnsUntil >= turn ? { burnsUntil: burnsUntil + longer } : {};
  unit.marks = { ...unit.marks, ...behind, blazesUntil: until };
}

/** No blast: everybody in the hex burns, and so does that. */
function spill(play: Play<Classic>, field: Battlefield, { cell }: Shell): void {
  const { state } = play;
  for (const { unit } of touchedBy(field, state, cell, 0)) {
    const since = Math.max(state.turn - 1, state.units[unit].marks?.blazesUntil ?? 0);
    play.happen({ type: 'set-ablaze', unit, until: since + TURNS });
    if (!field.kinds[unit].heat) catchFire(play, field, unit);
  }
  lightInfernos(play, battlefieldOf(state), [cell]);
}

/** MT-WPN-60 */
export const arrowInfernos: Option<boolean> = {
  id: OPTION,
  title: 'Infernos of Arrow IV',
  summary: 'Arrow IV launchers may fire infernos, which set everybody in a hex ablaze.',
  group: 'Artillery',
  rule: RULE,
  base: false,
  requires: ['artillery', 'ammo-inferno'],
  rules: section('Maximum Tech, weapons', [
    RULE,
    'Infernos of Arrow IV',
    "No blast: everybody in the hex burns for three turns, and so does the hex. A 'Mech takes 10 heat a turn, before whatever other infernos burn on it; all others, platoons too, roll in the flames.",
    OPTION,
  ]),
  plug: () => ({
    add: {
      heat(tally, field, state, unit) {
        const mech = state.units[unit];
        if (!blazes(mech, state) || isUnderWater(field, unit, mech)) return;
        const burns = (mech.marks?.burnsUntil ?? 0) >= state.turn;
        if (burns) tally.add(MORE_HEAT, WORDS.hotter, RULE);
        else tally.add(HEAT, WORDS.heat, RULE);
      },
      phaseEnds(play, field, phase) {
        if (phase !== 'heat') return;
        for (const [unit, other] of play.state.units.entries()) {
          const burns = (other.marks?.burnsUntil ?? 0) >= play.state.turn;
          // Those who burn with other infernos as well roll for those.
          if (!field.kinds[unit].heat && isOnMap(other) && blazes(other, play.state) && !burns)
            braveFlames(play, battlefieldOf(play.state), unit, 'stays');
        }
      },
    },
    stage: {
      ordnance: (kinds, { loads }) => (loads.inferno === undefined ? kinds : [...kinds, 'inferno']),
      bursts(is, play, field, shell) {
        if (is || shell.ordnance !== 'inferno') return is;
        spill(play, field, shell);
        return true;
      },
      states: (states, _field, state, unit) =>
        blazes(state.units[unit], state) && state.units[unit].loss === null
          ? [...states, WORDS.state]
          : states,
    },
  }),
  changes: {
    'set-ablaze': ({ units, turn }, { unit, until }) => setAblaze(units[unit], until, turn),
  },
  sentences: {
    'set-ablaze': ({ unit, until }, { mech }) => `${mech(unit)} is ablaze until the end of turn ${until}.`,
  },
};
