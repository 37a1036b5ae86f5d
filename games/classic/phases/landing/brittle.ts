// Ground that may break under whoever comes into its hex: ice over water (MT-PRE-04) and the crust of magma (MT-TER-04).

import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Classic } from '../../game-types.ts';
import type { Arrival } from '../../points/movement.ts';
import type { GroundTest } from '../../points/piloting.ts';
import { befalls } from '../../rules/crew/about-rolls.ts';
import { changeGround, hexWith } from '../../rules/ground/ground.ts';
import { breaksOn, isBrittle } from '../../rules/ground/steps.ts';
import { burnInMagma } from '../../rules/piloting/magma.ts';
import { pilotingNumber, totalPiloting } from '../../rules/piloting/piloting.ts';
import { PURPOSES } from '../../text/piloting.ts';
import { fallDown } from './fall-down.ts';

export type BrittleGround = GroundTest['ground'];

interface Brittle {
  readonly purpose: string;
  isAt(field: Battlefield, cell: number): boolean;
  /** The least roll of one die at which it breaks. */
  least(field: Battlefield, arrival: Arrival): number;
  /** The ground after it, as a change of its hex. */
  readonly change: { readonly terrain?: string; readonly take?: readonly string[] };
  /** The effect on the unit. */
  breaksUnder(play: Play<Classic>, field: Battlefield, unit: number, arrival: Arrival): void;
}

const GROUNDS: Readonly<Record<BrittleGround, Brittle>> = {
  ice: {
    purpose: PURPOSES.ice,
    isAt: isBrittle,
    least: (field, { how, lands = false }) => breaksOn(field, how === 'jump' || lands),
    change: { take: ['ice'] },
    breaksUnder(play, field, unit, { drop = 0 }) {
      const number = totalPiloting((tally) =>
        pilotingNumber(tally, field, play.state, unit, { reason: 'ice', modifier: 0 }),
      );
      fallDown(play, field, unit, drop, number);
    },
  },
  crust: {
    purpose: PURPOSES.crust,
    isAt: ({ board }, cell) => board.terrains[board.terrain[cell]] === 'magma crust',
    least: () => 6,
    change: { terrain: 'liquid magma' },
    breaksUnder: (play, field, unit, { falls }) =>
      burnInMagma(play, field, unit, falls || play.state.units[unit].prone),
  },
};

export const isGround = (ground: BrittleGround, field: Battlefield, cell: number): boolean =>
  GROUNDS[ground].isAt(field, cell);

/** Tests the ground in the hex of a unit that has just come there. Says whether it has broken. */
export function testGround(play: Play<Classic>, field: Battlefield, unit: number, test: GroundTest): boolean {
  // MT-PRE-35: a hovercraft does not rest on it.
  if (field.kinds[unit].motive?.breaksIce === false) return false;
  const { putOffBreaking } = field.plugged;
  if (!field.past.breaksAtOnce?.() && putOffBreaking?.(play, field, unit, test)) return false;
  if (!rollForBreaking(play, field, unit, test)) return false;
  breakGround(play, unit, test, [unit]);
  return true;
}

export function rollForBreaking(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { ground, arrival }: GroundTest,
): boolean {
  const { purpose, least } = GROUNDS[ground];
  const number = least(field, arrival);
  const [die] = play.roll(
    purpose,
    1,
    befalls(field, unit, (total) => total >= number),
  );
  return die >= number;
}

/** It breaks under a unit; where it has broken before, the unit alone is concerned. `by` are those of whom this tells. */
export function breakGround(
  play: Play<Classic>,
  unit: number,
  { ground, arrival }: GroundTest,
  by: readonly number[],
): void {
  const { state } = play;
  const { hex } = state.units[unit];
  const { isAt, change, breaksUnder } = GROUNDS[ground];
  const field = battlefieldOf(state);
  if (isAt(field, hex)) changeGround(play, hexWith(field.board, hex, change), by);
  breaksUnder(play, battlefieldOf(state), unit, arrival);
}
