import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import { mechDesign } from '@ironfield/classic/kinds/mech/condition.ts';
import { passengersOf } from '@ironfield/classic/rules/unit/riding.ts';
import type { Paces } from '@ironfield/classic/text/paces.ts';
import { FACINGS } from '@ironfield/classic/text/turn.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import { translateTo } from '../../board/geometry.ts';
import type { HexGame } from '../../hex-table/hex-game.ts';
import { heatToCome, shotsFrom, torsoAim } from './fire/attacks.ts';
import { armsOf, harmOf, outlookOf, strikeOutcomes } from './fire/gunnery.ts';
import { measure } from './fire/ruler.ts';
import { afterMove, declaredFire, numbersOn } from './fire/threats.ts';
import { GroundWords } from './ground-words.tsx';
import { lessons } from './lesson/door.ts';
import { DRAWN, GRAVE, marksOf } from './marks/event-marks.ts';
import { HexMarks } from './marks/hex-marks.tsx';
import { Weather, WeatherWords } from './marks/weather.tsx';
import { healthOf, isVeiled, lineOf, ordersOf, statesOf, troublesOf } from './mech/condition.ts';
import { MechToken } from './mech/mech-token.tsx';
import { shortNames } from './mech/names.ts';
import { UnitSheet } from './mech/unit-sheet.tsx';
import { troublesOfVehicle } from './mech/vehicle-sheet.tsx';
import { moveNotes } from './move-notes.ts';
import { commitWords, planWords } from './plan-words.tsx';
import { Record } from './record.tsx';
import { routeTo } from './route.ts';
import { GO, GOES, PHASES, SETTING_UP, STEPS } from './text.ts';
import { Unseen } from './unseen.tsx';

const goesOf = remembered((paces: Paces) =>
  Object.fromEntries(Object.entries(paces).map(([mode, { does }]) => [mode, `${does} to`])),
);

/** Classic BattleTech at the shared table. */
export const classicTable: HexGame<Classic> = {
  fields: {
    unit: 'unit',
    to: 'to',
    facing: 'facing',
    stance: ['twist', 'prop'],
    twist: 'twist',
    targets: ['target', 'left', 'right'],
  },
  idle: [
    'no-shot',
    'still',
    'stop',
    'hold',
    'pass',
    'leave-sinks',
    'let-pass',
    'plotted',
    'stay-hidden',
    'scan-no-more',
    'no-sixth-sense',
    'sense-wait',
    'hold-fire',
    'registered',
  ],
  idleWords: 'None',
  postures: ['stand', 'drop'],
  plain: ['edge', 'no-edge', 'initiative-again', 'initiative-stands'],
  later: [
    'engage-masc',
    'engage-supercharger',
    'engage-both',
    'see-to-guns',
    'sinks',
    'mind-sinks',
    'mind-ejection',
  ],
  goesOn: (table, unit) =>
    battlefieldOf(table).kinds[unit]?.flight !== undefined || passengersOf(table, unit).length > 0,
  final: ['leave', 'bail-out', 'bail-outs', 'arm'],
  board: (table) => battlefieldOf(table).board,
  units(table) {
    const field = battlefieldOf(table);
    const names = shortNames(field);
    return table.units.map((mech, unit) => ({
      name: names[unit],
      side: field.sideOf[unit],
      cell: mech.hex,
      facing: mech.facing,
      isGone: mech.loss !== null,
      states: statesOf(field, table, unit),
      orders: ordersOf(field, table, unit),
      line: lineOf(field, table, unit),
      goes: goesOf(field.kinds[unit]!.paces),
      ...(isVeiled(table, unit)
        ? { troubles: [], bars: [] }
        : {
            troubles: field.kinds[unit]!.limbs
              ? troublesOf(mechDesign(field, unit), mech, field.kinds[unit]!.names)
              : troublesOfVehicle(field.designs[unit]!, mech),
            bars: [healthOf(field.designs[unit], mech)],
          }),
    }));
  },
  sides: ({ setup }) => setup.sides,
  ownSide: ({ setup }, viewer) => (typeof viewer === 'number' ? (setup.seats[viewer]?.side ?? 0) : 0),
  phases: ({ turn, phase }) =>
    turn === 0
      ? { turn: 'Before the battle', phases: [SETTING_UP, ...PHASES], current: 0 }
      : { turn: `Turn ${turn}`, phases: PHASES, current: (STEPS as readonly string[]).indexOf(phase) },
  lyingIn: ({ limbs }, cell) => (limbs.includes(cell) ? 'a limb lies here' : ''),
  moves: [
    { type: 'move', by: 'mode' },
    { type: 'jump' },
    { type: 'place', by: 'zone' },
    { type: 'hide', by: 'zone' },
  ],
  go: GO,
  goes: GOES,
  facings: FACINGS,
  route: routeTo,
  isPreviewed: true,
  shots: shotsFrom,
  moveNotes,
  afterMove,
  numbersOn,
  isVeiled: ({ veiled }) => veiled !== undefined,
  danger: async () => (await import('./fire/danger.ts')).danger,
  declared: declaredFire,
  chanceOf: chanceOfTwoDice,
  aim: torsoAim,
  arms: armsOf,
  harmOf,
  strikeOutcomes,
  outlook: outlookOf,
  marks: marksOf,
  drawn: DRAWN,
  grave: GRAVE,
  measure,
  Token: MechToken,
  Sky: Weather,
  Beside: ({ desk: { table, pointed } }) => (
    <>
      <WeatherWords table={table} />
      <GroundWords table={table} cell={pointed} />
    </>
  ),
  Ground: ({ table, board }) => (
    <>
      <Unseen table={table} board={board} />
      <HexMarks table={table} board={board} />
      {[...new Set(table.limbs)].map((cell) => (
        <g key={cell} className="fallen-limb" transform={`${translateTo(board, cell)} translate(-14 12)`}>
          <title>A limb that could serve as a club</title>
          <path d="M-7 3L-2 -1L3 -2L7 -4L8 -1.5L4 0.5L-1 2L-5 5.5Z" />
        </g>
      ))}
    </>
  ),
  Sheet: ({ desk: { table, shown, ordering } }) => (
    <UnitSheet table={table} unit={shown} heatToCome={heatToCome(table, shown, ordering.full)} />
  ),
  Record,
  planWords,
  commitWords,
  coach: async () => (await import('./coach/coach.ts')).classicCoach,
  lessons,
};
