import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../../battlefield.ts';
import type { Classic } from '../../../game-types.ts';
import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';
import type { Mines } from '../../../rules/ground/mines.ts';
import { hasWorking } from '../../../rules/unit/fittings.ts';
import type { UnitState } from '../../../state.ts';
import { SWEEPERS } from '../../../vehicles/special.ts';

declare module '../../../extensions.ts' {
  interface InsideMarks {
    /** MT-SPV-06: points that its minesweeper has lost. */
    readonly sweeperLost?: number;
  }
  interface OptionEvents {
    'sweeper-hurt': { readonly type: 'sweeper-hurt'; readonly unit: number; readonly points: number };
  }
}

const OPTION = 'minesweeper';
const PURPOSE = 'minefield';
const WHOLE = 30;
/** Two dice from here on set off a field at once; and where they did not, the second throw does under it. */
const SWEPT_ON = 6;
const SPRUNG_ON = 7;
const WORDS = { state: 'minesweeper gone' };

const lostOf = ({ marks }: Pick<UnitState, 'marks'>): number => marks?.inside?.sweeperLost ?? 0;

const carries = (field: Battlefield, unit: number): boolean =>
  field.designs[unit].fittings?.some(({ type }) => type.id === 'minesweeper') === true;

const works = (field: Battlefield, unit: number, vehicle: UnitState): boolean =>
  carries(field, unit) &&
  hasWorking(field.designs[unit], vehicle.body, 'minesweeper') &&
  lostOf(vehicle) < WHOLE;

function hurt(play: Play<Classic>, unit: number, points: number): void {
  const left = WHOLE - lostOf(play.state.units[unit]);
  play.happen({ type: 'sweeper-hurt', unit, points: Math.min(points, left) });
}

function sweeps(play: Play<Classic>, field: Battlefield, unit: number, mines: Mines): boolean {
  const vehicle = play.state.units[unit];
  if (!works(field, unit, vehicle) || mines.hex !== vehicle.hex) return false;
  if (mines.kind === 'vibrabomb') {
    if (mines.setting !== field.designs[unit].tons) return false;
    mines.goOff([], true);
    hurt(play, unit, mines.strength);
    return true;
  }
  if (mines.kind !== 'conventional') return false;
  // Whoever sets off nothing learns of nothing.
  const dice = play.roll(PURPOSE, 2);
  if (sum(dice) >= SWEPT_ON) {
    mines.goOff(dice, true);
    hurt(play, unit, mines.strength);
    return true;
  }
  const again = play.roll(PURPOSE, 2);
  if (sum(again) < SPRUNG_ON) return true;
  mines.goOff(again, false);
  mines.strike(field.kinds[unit].codes.indexOf('FR'));
  return true;
}

/** MT-SPV-06 */
export const minesweeper: Option<boolean> = {
  id: OPTION,
  title: 'Minesweepers',
  summary: 'A vehicle with rollers in front sets off mines before it gets to them.',
  group: 'Vehicle combat',
  rule: 'MT-SPV-06',
  base: false,
  requires: ['combined-arms'],
  rules: section('Maximum Tech, special vehicles', [
    'MT-SPV-06',
    'Minesweepers',
    'A conventional field goes off on 6 and more before it, and is gone; else on 7 and more under its front, and stays. A vibrabomb set to its tons always does. The device has 30 points; charges from the front cost some, too.',
    OPTION,
  ]),
  plug: () => ({
    add: {
      rammed(play, field, unit, side, points) {
        if (side === 'front' && works(field, unit, play.state.units[unit])) hurt(play, unit, points);
      },
    },
    stage: {
      gear: (names) => [...names, 'a minesweeper'],
      unitsOffered: (files) => [...files, ...SWEEPERS],
      sweeps: (does, play, field, unit, mines) => does || sweeps(play, field, unit, mines),
      states: (states, field, { units }, unit) =>
        carries(field, unit) && lostOf(units[unit]) >= WHOLE ? [...states, WORDS.state] : states,
    },
  }),
  changes: {
    'sweeper-hurt': ({ units }, { unit, points }) => {
      const vehicle = units[unit];
      const inside = { ...vehicle.marks?.inside, sweeperLost: lostOf(vehicle) + points };
      vehicle.marks = { ...vehicle.marks, inside };
    },
  },
  sentences: {
    'sweeper-hurt': ({ unit, points }, { mech }) =>
      `The minesweeper of ${mech(unit)} loses ${points} points.`,
  },
};
