import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import { movementPath } from '@ironfield/battleforce-qs/rules/reach.ts';
import { GONE } from '@ironfield/battleforce-qs/state.ts';
import { FACINGS } from '@ironfield/battleforce-qs/text.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/odds.ts';
import { translateTo } from '../../board/geometry.ts';
import type { HexGame } from '../../hex-table/hex-game.ts';
import { AttackPlanner } from './attack-planner.tsx';
import { attackOn, shotsFrom } from './attacks.ts';
import { hints } from './coach/hints.ts';
import { momentOf, situationOf } from './coach/situation.ts';
import { CounterToken } from './counter-token.tsx';
import { DRAWN, marksOf } from './event-marks.ts';
import { firstGame } from './lesson/first-game.ts';
import { commitWords, isIdle, nameAnswer, planWords } from './plan-words.tsx';
import { measure } from './ruler.ts';
import { UnitSheet } from './sheet.tsx';
import { Tools } from './tools.tsx';
import { FIELDS, stateOn } from './types.ts';
import { UnitEntry } from './unit-entry.tsx';
import { UnitFigure, UnitToken } from './unit-token.tsx';

const PHASES = ['setup', 'initiative', 'movement', 'combat', 'end'] as const;
const PHASE_NAMES = ['Set-up', 'Initiative', 'Movement', 'Combat', 'End'];
const NO_LIMIT = 100;

/** BattleForce Quick-Start at the shared table. */
export const battleforceTable: HexGame<BattleforceQs> = {
  orders: 'map',
  fields: FIELDS,
  board: ({ setup }) => battlefieldOf(setup).board,
  units({ setup, units }) {
    const { unitSheets, seatOf } = battlefieldOf(setup);
    return units.map(({ hex, facing }, unit) => ({
      name: unitSheets[unit].name,
      side: seatOf[unit],
      cell: hex,
      facing,
      isGone: hex === GONE,
    }));
  },
  sides: ({ setup }) => setup.forces.map(({ name }) => name),
  phases({ setup, turn, phase }) {
    const { turnLimit } = battlefieldOf(setup);
    const limit = turnLimit < NO_LIMIT ? ` of ${turnLimit}` : '';
    const now = PHASES.indexOf(phase);
    return turn === 0
      ? { turn: 'Before the battle', phases: PHASE_NAMES, current: now }
      : { turn: `Turn ${turn}${limit}`, phases: PHASE_NAMES.slice(1), current: now - 1 };
  },
  moves: [{ type: 'deploy' }, { type: 'move' }],
  go: { deploy: 'Deploy here', move: 'Move here' },
  goes: { deploy: 'deploys in', move: 'moves to' },
  facings: FACINGS,
  firstFacing: ({ side }) => (side === 0 ? 0 : 3),
  route(table, { type, unit, cell, choice }) {
    if (type === 'deploy') return { path: [], moved: 0, mp: null };
    const path = movementPath(battlefieldOf(table.setup), stateOn(table), unit, cell);
    return { path, moved: path.length - 1, mp: choice.explanation ?? null };
  },
  isPreviewed: true,
  shots: shotsFrom,
  chanceOf: chanceOfTwoDice,
  attackOn,
  asides: ['leave'],
  marks: marksOf,
  drawn: DRAWN,
  measure,
  Token: UnitToken,
  Ground: ({ table, board }) =>
    table.counters.map(({ kind, defender, hex, occupied, captured }) =>
      captured ? null : (
        <CounterToken
          key={hex}
          kind={kind}
          defender={defender}
          isOccupied={occupied}
          transform={translateTo(board, hex)}
        />
      ),
    ),
  Figure: UnitFigure,
  Entry: UnitEntry,
  entryClass: 'element-entry',
  Sheet: ({ desk }) => (
    <UnitSheet
      table={desk.table}
      unit={desk.shown}
      planFor={(element) => <AttackPlanner desk={desk} element={element} />}
    />
  ),
  planWords,
  commitWords,
  isIdle,
  nameAnswer,
  Tools,
  coach: { hints, situationOf, momentOf },
  lesson: firstGame,
};
