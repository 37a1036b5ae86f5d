import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import { movementPath } from '@ironfield/battleforce-qs/rules/movement/reach.ts';
import { GONE } from '@ironfield/battleforce-qs/state.ts';
import { FACINGS } from '@ironfield/battleforce-qs/text.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import { translateTo } from '../../board/geometry.ts';
import { ObjectiveCounter } from '../../hex-table/elements/objective-counter.tsx';
import type { HexGame } from '../../hex-table/hex-game.ts';
import { afterMove, armsOf, attackOn, numbersOn, shotsFrom } from './attacks.ts';
import { DRAWN, GRAVE, marksOf } from './event-marks.ts';
import { elementHealth } from './health.ts';
import { lessons } from './lesson/door.ts';
import { lineOf } from './names.ts';
import { outlookOf } from './outlook.ts';
import { commitWords, nameAnswer, planWords } from './plan-words.ts';
import { measure } from './ruler.ts';
import { UnitSheet } from './sheet.tsx';
import { FIELDS, stateOn } from './types.ts';
import { UnitToken } from './unit-token.tsx';

const PHASES = ['setup', 'initiative', 'movement', 'combat', 'end'] as const;
const PHASE_NAMES = ['Set-up', 'Initiative', 'Movement', 'Combat', 'End'];
const NO_LIMIT = 100;

/** BattleForce Quick-Start at the shared table. */
export const battleforceTable: HexGame<BattleforceQs> = {
  fields: FIELDS,
  idle: [],
  idleWords: 'Hold fire',
  final: ['leave'],
  board: ({ setup }) => battlefieldOf(setup).board,
  units(table) {
    const { unitSheets, seatOf, elementsOf } = battlefieldOf(table.setup);
    return table.units.map(({ hex, facing }, unit) => ({
      name: unitSheets[unit].name,
      side: seatOf[unit],
      cell: hex,
      facing,
      isGone: hex === GONE,
      line: lineOf(table, unit),
      bars: elementsOf[unit].map((element) => elementHealth(table, element)),
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
  firstFacing: (_, { side }) => (side === 0 ? 0 : 3),
  route(table, { type, unit, cell, choice }) {
    if (type === 'deploy') return { path: [], moved: 0, mp: null };
    const path = movementPath(battlefieldOf(table.setup), stateOn(table), unit, cell);
    return { path, moved: path.length - 1, mp: choice.explanation ?? null };
  },
  isPreviewed: true,
  shots: shotsFrom,
  afterMove,
  numbersOn,
  danger: async () => (await import('./danger.ts')).danger,
  chanceOf: chanceOfTwoDice,
  attackOn,
  armWord: 'Element',
  arms: armsOf,
  outlook: outlookOf,
  marks: marksOf,
  drawn: DRAWN,
  grave: GRAVE,
  measure,
  Token: UnitToken,
  Ground: ({ table, board }) =>
    table.counters.map(({ kind, defender, hex, occupied, captured }) =>
      captured ? null : (
        <ObjectiveCounter
          key={hex}
          kind={kind}
          side={defender}
          isOccupied={occupied}
          transform={translateTo(board, hex)}
        />
      ),
    ),
  Sheet: ({ desk: { table, shown } }) => <UnitSheet table={table} unit={shown} />,
  planWords,
  commitWords,
  nameAnswer,
  coach: async () => (await import('./coach/coach.ts')).battleforceCoach,
  lessons,
};
