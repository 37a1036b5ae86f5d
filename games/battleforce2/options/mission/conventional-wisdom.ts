import type { Edge } from '@ironfield/hex/board.ts';
import { type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Handlers } from '@ironfield/kernel/options/options.ts';
import type { Outcome, Seat } from '@ironfield/kernel/state.ts';
import { type Battlefield, groundsOf, type OpenField } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { RESULTS, WORTH } from '../../data/conventional-wisdom.ts';
import { BUILDINGS } from '../../data/terrain.ts';
import type { ElementType } from '../../element.ts';
import { openingOf } from '../../phases/set-up/set-up.ts';
import type { Points } from '../../points.ts';
import type { RuleId } from '../../rule-index.ts';
import { artilleryIn } from '../../rules/elements/specials.ts';
import { inBox } from '../../rules/map/support-map.ts';
import type { State } from '../../state.ts';
import { REASONS } from '../../text.ts';
import { RESULT_WORDS } from './words.ts';

const ATTACKER = 0;
const DEFENDER = 1;
const HOMES: readonly Edge[] = ['east', 'west'];

/** Buildings of the map that still stand, and all there were. */
function buildingsOf(state: State): { readonly standing: number; readonly all: number } {
  const isOne = (terrain: number) => BUILDINGS.includes(terrain);
  const count = (board: { readonly terrain: ArrayLike<number> }) =>
    Array.from(board.terrain).filter(isOne).length;
  return {
    standing: count(battlefieldOf(state).board),
    all: count(groundsOf(state.setup.map).asPrinted.board),
  };
}

/** BF2-CW-05: the running total as it is above zero for the defenders, and turned round for the attackers. */
function runningTotal(tally: Tally<RuleId>, state: State, seat: Seat): void {
  const { types, unitOf, seatOf, records } = battlefieldOf(state);
  for (const [element, { destroyed }] of state.elements.entries()) {
    if (!destroyed) continue;
    const { name } = records[element].sheet;
    const worth = worthOf(types[element]);
    if (seatOf[unitOf[element]] === seat) tally.add(-worth, REASONS.lost(name), 'BF2-CW-05');
    else tally.add(worth, REASONS.destroyed(name), 'BF2-CW-05');
  }
  const { standing, all } = buildingsOf(state);
  const razed = all - standing;
  if (razed > 0)
    tally.add(
      seat === ATTACKER ? WORTH.building * razed : -WORTH.building * razed,
      RESULT_WORDS.razed(razed),
      'BF2-CW-05',
    );
}

const worthOf = (type: ElementType): number =>
  type === 'infantry' || type === 'battleArmor' ? WORTH.infantry : WORTH.machine;

function resultOf({ past }: Battlefield, state: State): Outcome {
  const points = totalOf<RuleId>((tally) => runningTotal(tally, state, DEFENDER));
  const { winner, level } = RESULTS.find(({ least }) => points >= least)!;
  return {
    winners: winner === null ? [] : [winner],
    reason: RESULT_WORDS.result(level, points, past.endsInOldWords?.() ?? false),
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
    victoryPoints: runningTotal,
  },
  stage: {
    deploymentDepth: (depth, { seatOf }, _, unit) => (seatOf[unit] === DEFENDER ? 0 : depth),
    // The attackers come over the eastern edge in the first turn.
    phases(frames, field, seat, turn) {
      if (seat !== ATTACKER || turn !== 1 || hasSupportMap(field)) return frames;
      const at = frames.findIndex(({ step }) => step === 'movement');
      return frames.toSpliced(at, 0, { step: 'setup/side', seat });
    },
    outcome(usual, field, state) {
      const { standing, all } = buildingsOf(state);
      return usual || (all > 0 && standing === 0) ? resultOf(field, state) : null;
    },
  },
};
