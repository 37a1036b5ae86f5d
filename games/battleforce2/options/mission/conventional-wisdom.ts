import type { Edge } from '@ironfield/hex/board.ts';
import type { Handlers } from '@ironfield/kernel/options.ts';
import type { Outcome, Seat } from '@ironfield/kernel/state.ts';
import { type Battlefield, groundsOf, type OpenField } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { RESULTS, WORTH } from '../../data/conventional-wisdom.ts';
import { BUILDINGS } from '../../data/terrain.ts';
import type { ElementType } from '../../element.ts';
import { openingOf } from '../../phases/set-up.ts';
import type { Points } from '../../points.ts';
import { artilleryIn } from '../../rules/specials.ts';
import { inBox } from '../../rules/support-map.ts';
import type { State } from '../../state.ts';
import { RESULT_WORDS } from './words.ts';

const ATTACKER = 0;
const DEFENDER = 1;
const HOMES: readonly Edge[] = ['east', 'west'];

/** Those of the map that are still standing, and those that were. */
function buildingsOf(state: State): { readonly standing: number; readonly all: number } {
  const isOne = (terrain: number) => BUILDINGS.includes(terrain);
  const count = (board: { readonly terrain: ArrayLike<number> }) =>
    Array.from(board.terrain).filter(isOne).length;
  return {
    standing: count(battlefieldOf(state).board),
    all: count(groundsOf(state.setup.map).asPrinted.board),
  };
}

/** BF2-CW-05: above zero for the defenders. */
function total(state: State): number {
  const { types, unitOf, seatOf } = battlefieldOf(state);
  const lost = state.elements.flatMap(({ destroyed }, element) => (destroyed ? [element] : []));
  const { standing, all } = buildingsOf(state);
  return lost.reduce(
    (sum, element) => sum + worthOf(types[element], seatOf[unitOf[element]]),
    -WORTH.building * (all - standing),
  );
}

function worthOf(type: ElementType, seat: Seat): number {
  const worth = type === 'infantry' || type === 'battleArmor' ? WORTH.infantry : WORTH.machine;
  return seat === ATTACKER ? worth : -worth;
}

function resultOf(state: State): Outcome {
  const points = total(state);
  const { winner, level } = RESULTS.find(({ least }) => points >= least)!;
  return {
    winners: winner === null ? [] : [winner],
    reason: RESULT_WORDS.result(level, points),
    rule: 'BF2-CW-05',
    points: [-points, points],
  };
}

const hasSupportMap = ({ plugged }: OpenField): boolean => plugged.leavesMap !== undefined;

/** BF2-CW-04: fighters in Box 6, the battery of the attackers in Box 1 and all their others in Box 0. */
function boxOf({ letters, seatOf, records, elementsOf }: Battlefield, unit: number): number | null {
  if (letters[unit] === 'F') return 6;
  if (seatOf[unit] === DEFENDER) return null;
  const isBattery = elementsOf[unit].some((element) => artilleryIn(records[element].sheet.specials));
  return isBattery ? 1 : 0;
}

/** BF2-CW-04, BF2-CW-05 */
export const conventionalWisdom: Handlers<Points> = {
  add: {
    begins(state, field) {
      state.homes = [...HOMES];
      if (!hasSupportMap(field)) return;
      for (const unit of state.units.keys()) {
        const box = boxOf(field, unit);
        if (box === null) continue;
        state.units[unit].marks = { ...state.units[unit].marks, support: inBox(field.seatOf[unit], box) };
      }
    },
  },
  replace: {
    setUp: (play) =>
      play.next(
        ...openingOf(battlefieldOf(play.state), ATTACKER),
        { step: 'setup/side', seat: DEFENDER },
        { step: 'turn' },
      ),
    victoryPoints: (tally, state, seat) =>
      tally.add(seat === ATTACKER ? -total(state) : total(state), RESULT_WORDS.total, 'BF2-CW-05'),
  },
  stage: {
    deploymentDepth: (depth, { seatOf }, _, unit) => (seatOf[unit] === DEFENDER ? 0 : depth),
    // The attackers come over the eastern edge in the first turn.
    phases(frames, field, seat, turn) {
      if (seat !== ATTACKER || turn !== 1 || hasSupportMap(field)) return frames;
      const at = frames.findIndex(({ step }) => step === 'movement');
      return frames.toSpliced(at, 0, { step: 'setup/side', seat });
    },
    outcome(usual, _, state) {
      const { standing, all } = buildingsOf(state);
      return usual || (all > 0 && standing === 0) ? resultOf(state) : null;
    },
  },
};
