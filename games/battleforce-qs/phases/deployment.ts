import { cellOf } from '@ironfield/hex/board.ts';
import { describeHex } from '@ironfield/hex/hex-picks.ts';
import type { Menu, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { type Battlefield, battlefieldOf } from '../battlefield.ts';
import { GREEN_ATTACKER_ROWS, GREEN_DEFENDER_ROWS, VETERAN_ZONE_ROWS } from '../data/tables.ts';
import type { BattleforceQs } from '../game-types.ts';
import type { OrderOf } from '../orders.ts';
import type { RuleId } from '../rule-index.ts';
import { isOwnCounter } from '../rules/movement/movement.ts';
import { type Frames, OFF_MAP, opponentOf, type State } from '../state.ts';
import { LABELS, PROMPTS, WHY_NOT } from '../text.ts';
import { rollOff } from './initiative.ts';
import { FACING, UnitPick } from './movement.ts';

/** BFQ-SCN-02, BFQ-SCN-05: the rows nearest the home edge; seat 0 is at home in the south. */
function zone({ board, allCells }: Battlefield, seat: Seat, rows: number): number[] {
  const inside = seat === 0 ? (row: number) => row >= board.height - rows : (row: number) => row < rows;
  return allCells.filter((cell) => inside(board.row[cell]));
}

function deploymentZone(field: Battlefield, state: State, seat: Seat): number[] {
  if (state.setup.scenario === 'veteran') return zone(field, seat, VETERAN_ZONE_ROWS);
  return zone(field, seat, seat === 0 ? GREEN_DEFENDER_ROWS : GREEN_ATTACKER_ROWS);
}

function undeployed(field: Battlefield, state: State, seat: Seat): number[] {
  return field.unitsOf[seat].filter((unit) => state.units[unit].hex === OFF_MAP);
}

function deployMenu(state: State, seat: Seat): Menu<'deploy'> {
  const field = battlefieldOf(state.setup);
  const free = deploymentZone(field, state, seat).filter((cell) => !whyNotDeploy(field, state, seat, cell));
  const units = undeployed(field, state, seat);
  const rule = state.setup.scenario === 'green' ? 'BFQ-SCN-02' : 'BFQ-SCN-06';
  return {
    prompt: PROMPTS.deploy,
    rule,
    orders: [
      {
        type: 'deploy',
        label: LABELS.deploy,
        fields: [
          new UnitPick(field, state, seat, units),
          hexPick(field, free, rule, (cell) => whyNotDeploy(field, state, seat, cell)),
          FACING,
        ],
      },
    ],
  };
}

function whyNotDeploy({ board }: Battlefield, state: State, seat: Seat, cell: number): Reason | null {
  if (state.units.some(({ hex }) => hex === cell)) return WHY_NOT.taken(board.number[cell]);
  return isOwnCounter(state, seat, cell) ? WHY_NOT.ownCounter(board.number[cell]) : null;
}

function hexPick(
  { board }: Battlefield,
  cells: readonly number[],
  rule: RuleId,
  whyNot: (cell: number) => Reason | null,
): Pick {
  return {
    kind: 'pick',
    name: 'to',
    label: LABELS.to,
    values: cells.map((cell) => board.number[cell]),
    describe: describeHex,
    known: 'texts',
    whyNot: (hex) => {
      if (typeof hex !== 'string') return null;
      const cell = cellOf(board, hex);
      if (cell < 0) return WHY_NOT.notAHex(hex);
      return whyNot(cell) ?? WHY_NOT.outsideZone(hex, rule);
    },
  };
}

function deployUnit(play: Play<BattleforceQs>, { unit, to, facing }: OrderOf<'deploy'>): void {
  const hex = cellOf(battlefieldOf(play.state.setup).board, to);
  play.happen({ type: 'deployed', unit, hex, facing });
}

/** BFQ-SCN-02: all Units of one side, one order each. */
export const deploy: Decision<BattleforceQs, Frames['setup/deploy'], 'deploy'> = {
  menu: (state, { seat }) => deployMenu(state, seat),
  apply(play, { seat }, order) {
    deployUnit(play, order);
    const field = battlefieldOf(play.state.setup);
    if (undeployed(field, play.state, seat).length > 0) play.next({ step: 'setup/deploy', seat });
  },
};

/** BFQ-SCN-05: who places which counter in whose zone, and in which order. */
export function rollForSetUp(play: Play<BattleforceQs>): void {
  const winner = rollOff(play, 'set-up-roll');
  const loser = opponentOf(winner);
  const counter = (seat: Seat, kind: 'objective' | 'headquarters', zoneOf: Seat) =>
    ({ step: 'setup/counter', seat, kind, zone: zoneOf }) as const;
  play.next(
    counter(loser, 'objective', winner),
    counter(winner, 'objective', loser),
    counter(winner, 'objective', winner),
    counter(loser, 'objective', loser),
    counter(loser, 'headquarters', loser),
    counter(winner, 'headquarters', winner),
  );
}

export const placeCounter: Decision<BattleforceQs, Frames['setup/counter'], 'place'> = {
  menu(state, { kind, zone: zoneOf }) {
    const field = battlefieldOf(state.setup);
    const whyNot = (cell: number) =>
      state.counters.some(({ hex }) => hex === cell) ? WHY_NOT.counterThere(field.board.number[cell]) : null;
    const free = zone(field, zoneOf, VETERAN_ZONE_ROWS).filter((cell) => !whyNot(cell));
    return {
      prompt: PROMPTS[kind],
      rule: 'BFQ-SCN-05',
      orders: [{ type: 'place', label: LABELS.place, fields: [hexPick(field, free, 'BFQ-SCN-05', whyNot)] }],
    };
  },
  apply(play, { seat, kind, zone: zoneOf }, order) {
    const hex = cellOf(battlefieldOf(play.state.setup).board, order.to);
    play.happen({ type: 'counter-placed', kind, seat, defender: zoneOf, hex });
  },
};

/** BFQ-SCN-06: the deployed start; the higher roll chooses who begins. */
export function rollForOrder(play: Play<BattleforceQs>): void {
  play.next({ step: 'setup/order', seat: rollOff(play, 'set-up-roll') });
}

export const setUpOrder: Decision<BattleforceQs, Frames['setup/order'], 'set-up-first'> = {
  menu: () => ({
    prompt: PROMPTS.setUpOrder,
    rule: 'BFQ-SCN-06',
    orders: [
      {
        type: 'set-up-first',
        label: LABELS.first,
        fields: [{ kind: 'pick', name: 'first', label: LABELS.first, values: [true, false] }],
      },
    ],
  }),
  apply(play, { seat }, { first }) {
    play.happen({ type: 'set-up-order', seat, first });
    play.next({ step: 'setup/alternate', seat: first ? seat : opponentOf(seat) });
  },
};

/** One Unit each by turns, until all are on the map. */
export const alternate: Decision<BattleforceQs, Frames['setup/alternate'], 'deploy'> = {
  menu: (state, { seat }) => deployMenu(state, seat),
  apply(play, { seat }, order) {
    deployUnit(play, order);
    const field = battlefieldOf(play.state.setup);
    const next = [opponentOf(seat), seat].find((side) => undeployed(field, play.state, side).length > 0);
    if (next !== undefined) play.next({ step: 'setup/alternate', seat: next });
  },
};
