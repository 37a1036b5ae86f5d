// The places of 'Mechs after charges, pushes and deaths from above.

import { cellOf, neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS, type Direction, rotate } from '@ironfield/hex/coordinates.ts';
import type { Menu } from '@ironfield/kernel/menu/menu.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { ROLL_MODIFIERS } from '../../data/piloting.ts';
import type { Classic } from '../../game-types.ts';
import type { OrderOf } from '../../orders.ts';
import type { RuleId } from '../../rule-index.ts';
import { destroy } from '../../rules/damage/destruction.ts';
import { FORBIDDEN } from '../../rules/ground/steps.ts';
import { canBeDisplacedTo, directionTo } from '../../rules/physical/displacement.ts';
import { fall } from '../../rules/piloting/falls.ts';
import { oweRoll, pilotingNumber, rollToEnter, totalPiloting } from '../../rules/piloting/piloting.ts';
import { endMarks } from '../../rules/unit/mark-ends.ts';
import { mayEnter } from '../../rules/unit/stacking.ts';
import { type Frames, GONE, type State } from '../../state.ts';
import { LABELS, PROMPTS, WHY_NOT } from '../../text/physical.ts';
import { arriveIn, mayMatter } from './arrival.ts';

/** CBT-PHY-33 */
const MISSED_DFA_LEVELS = 2;

/** CBT-PHY-24: front-left and front-right of the charger, where it could walk and nobody is. */
export function sidesteps(field: Battlefield, state: State, unit: number): number[] {
  const { hex, facing } = state.units[unit];
  const { walk } = field.kinds[unit].stepsOn(field, unit);
  return [rotate(facing, -1), rotate(facing, 1)]
    .filter((direction) => walk[hex * 6 + direction] !== FORBIDDEN)
    .map((direction) => neighbour(field.board, hex, direction))
    .filter((cell) => mayEnter(field, state, unit, cell));
}

/** CBT-PHY-32: any hex around that a 'Mech can be moved into. */
export function placesAround(field: Battlefield, state: State, from: number, unit?: number): number[] {
  return DIRECTIONS.map((direction) => neighbour(field.board, from, direction)).filter(
    (to) => to >= 0 && canBeDisplacedTo(field, state, from, to, unit),
  );
}

/** Moves the unit out of the way of a death from above. */
export function throwOut(play: Play<Classic>, field: Battlefield, unit: number, direction: Direction): void {
  const to = neighbour(field.board, play.state.units[unit].hex, direction);
  play.next({ step: 'displace', unit, to, direction, cause: 'dfa' });
}

/** CBT-DSP-03: its player chooses between equals. */
export function askForWay(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  attacker: number,
  ways: readonly Direction[],
): void {
  const cells = ways.map((way) => neighbour(field.board, play.state.units[unit].hex, way));
  play.next({ step: 'physical/give-way', seat: field.seatOf[unit], unit, attacker, cells });
}

/** CBT-PSR-02: who gets into water or rubble on the way rolls for it at the end of the phase. */
export function enter(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  to: number,
  cause: 'sidestep' | 'advance' | 'landing',
): void {
  const mech = play.state.units[unit];
  const from = mech.hex;
  mech.hex = to;
  play.emit({ type: 'displaced', unit, from, to, cause });
  endMarks(play, field, unit, 'is moved');
  const roll = rollToEnter(field, unit, from, to);
  if (roll) oweRoll(mech, roll.reason, roll.modifier);
  if (mayMatter(field) && mech.loss === null)
    arriveIn(play, unit, { how: 'moved', from, byRoad: false, lands: cause === 'landing' });
}

/** CBT-PHY-16, CBT-PHY-24, CBT-PHY-32: who moved its target goes where that one was. */
export function land(play: Play<Classic>, { unit, hex, how }: Frames['physical/land']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  if (how === 'advance') {
    if (mayEnter(field, state, unit, hex)) enter(play, field, unit, hex, 'advance');
    return;
  }
  state.units[unit].thisTurn.onslaught = null;
  enter(play, field, unit, hex, 'landing');
  if (how === 'back') fallOnBack(play, field, unit);
}

/** CBT-DSP-03: who has nowhere to be is out of the game at once, since no hex holds two. */
export function crush(play: Play<Classic>, field: Battlefield, unit: number): void {
  const mech = play.state.units[unit];
  destroy(play, field, unit, 'no-room');
  mech.hex = GONE;
  mech.thisTurn.onslaught = null;
  play.emit({ type: 'removed', unit, crushed: true });
}

/** CBT-PHY-33: that it was a death from above counts against the pilot as well. */
function fallOnBack(play: Play<Classic>, field: Battlefield, unit: number): void {
  const number = totalPiloting((tally) =>
    pilotingNumber(tally, field, play.state, unit, {
      reason: 'made-dfa',
      modifier: ROLL_MODIFIERS.madeDfa,
    }),
  );
  fall(play, field, unit, { levels: MISSED_DFA_LEVELS, number, side: 'rear' });
}

/** One of some hexes to go to. */
export function goMenu(
  state: State,
  unit: number,
  cells: readonly number[],
  prompt: string,
  rule: RuleId,
): Menu<'go'> {
  const { board } = battlefieldOf(state);
  return {
    prompt,
    rule,
    orders: [
      {
        type: 'go',
        label: LABELS.go,
        fields: [
          {
            kind: 'pick',
            name: 'to',
            label: LABELS.to,
            values: cells.map((cell) => board.number[cell]),
            describe: (hex) => ({ label: String(hex), hex: String(hex), piece: unit }),
            known: 'texts',
            whyNot: (hex) => (hex === undefined ? null : WHY_NOT.noPlace(String(hex), rule)),
          },
        ],
      },
    ],
  };
}

const nameOf = (state: State, unit: number): string => battlefieldOf(state).designs[unit].name;

/** CBT-PHY-24 */
export const sidestep: Decision<Classic, Frames['physical/sidestep'], 'go'> = {
  menu(state, { unit }) {
    const cells = sidesteps(battlefieldOf(state), state, unit);
    return goMenu(state, unit, cells, PROMPTS.sidestep(nameOf(state, unit)), 'CBT-PHY-24');
  },
  apply(play, { unit }, order) {
    const field = battlefieldOf(play.state);
    enter(play, field, unit, cellOf(field.board, order.to), 'sidestep');
  },
};

function giveGround(play: Play<Classic>, { unit }: { readonly unit: number }, { to }: OrderOf<'go'>): void {
  const field = battlefieldOf(play.state);
  throwOut(play, field, unit, directionTo(field, play.state.units[unit].hex, cellOf(field.board, to)));
}

/** CBT-PHY-32 */
export const makeWay: Decision<Classic, Frames['physical/make-way'], 'go'> = {
  menu(state, { unit, attacker }) {
    const cells = placesAround(battlefieldOf(state), state, state.units[unit].hex, unit);
    const prompt = PROMPTS.makeWay(nameOf(state, unit), nameOf(state, attacker));
    return goMenu(state, unit, cells, prompt, 'CBT-PHY-32');
  },
  apply: giveGround,
};

/** CBT-DSP-03 */
export const giveWay: Decision<Classic, Frames['physical/give-way'], 'go'> = {
  menu(state, { unit, cells }) {
    return goMenu(state, unit, cells, PROMPTS.giveWay(nameOf(state, unit)), 'CBT-DSP-03');
  },
  apply: giveGround,
};
