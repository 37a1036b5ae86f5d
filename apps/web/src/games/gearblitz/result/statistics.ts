import type { Event } from '@ironfield/gearblitz/events.ts';
import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import { opponentOf, rosterOf } from '@ironfield/gearblitz/state/roster.ts';
import { TEXT } from '@ironfield/gearblitz/text/menus.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import { figure } from '@ironfield/kernel/figures.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Timeline } from '../../../replay/timeline.ts';
import { damageChart, dwindlingChart, total } from '../../../result/side-charts.ts';
import type { Extractor, KeyFigure, StatisticsTable } from '../../../result/statistics.ts';
import { hitShare } from '../../../result/to-hit-rolls.ts';
import { unitsTable } from '../../../result/units-table.ts';

const LEVELS = 'in levels: Light or a base of infantry is one, Heavy two, Overkill four.';
const LEFT = { id: 'survivors', title: 'Units left', yLabel: 'Units' };
const HEADS = {
  id: 'units',
  title: 'Units',
  note: `Damage is counted ${LEVELS}`,
  name: 'Unit',
  of: 'Combat Group',
  left: 'At the end',
};
const DESTROYED = 4;

/** One weapon fired or blow struck, and what came of it. */
interface Shot {
  readonly by: number;
  readonly isSnap: boolean;
  isHit: boolean;
  damage: number;
  destroys: boolean;
}

/** The events of one round. */
interface Account {
  readonly round: number;
  readonly shots: Shot[];
  /** By the side that does or suffers it. */
  readonly damage: number[];
  readonly lost: number[];
  readonly evasions: number[];
}

/** Heavy Gear Blitz in numbers. */
export const statisticsOf: Extractor<GearBlitz> = (timeline) => {
  const { setup } = timeline;
  const { units } = rosterOf(setup);
  const { table } = timeline.at(timeline.last).view;
  const sides = setup.armies.map(({ name }) => name);
  const { rounds, points } = accountsOf(timeline);
  const numbers = rounds.map(({ round }) => round);
  const began = sides.map((_, side) => units.filter(({ seat }) => seat === side).length);
  const survivors = (seat: Seat, until: number) =>
    began[seat] - total(rounds.map(({ round, lost }) => (round <= until ? lost[seat] : 0)));
  const left = (seat: Seat) => `${survivors(seat, numbers.at(-1)!)} of ${began[seat]}`;
  return {
    sides,
    figures: figuresOf(timeline, { rounds, points, left }),
    charts: [
      damageChart(
        sides,
        numbers,
        (seat, round) => rounds[numbers.indexOf(round)].damage[opponentOf(seat)],
        'Round',
      ),
      dwindlingChart(LEFT, sides, numbers, survivors, 'Round'),
    ],
    tables: [...pointsTable(points), tableOf(timeline, rounds, table)],
  };
};

/** HGB-MIS-08: what the Victory Points of both sides are made of. */
const pointsTable = (points: readonly Explanation[]): StatisticsTable[] =>
  points.length === 0
    ? []
    : [
        {
          id: 'points',
          title: 'Victory Points',
          columns: [{ label: 'What for' }, { label: 'Victory Points', isNumber: true }],
          rows: points.flatMap(({ lines }, seat) =>
            lines.map(({ value, reason }) => ({ seat, cells: [reason, figure(value)] })),
          ),
        },
      ];

const accountFor = (round: number): Account => ({
  round,
  shots: [],
  damage: [0, 0],
  lost: [0, 0],
  evasions: [0, 0],
});

/** From the set-up on, round by round, and the Victory Points at the end. */
function accountsOf(timeline: Timeline<GearBlitz>): {
  readonly rounds: readonly Account[];
  readonly points: readonly Explanation[];
} {
  const { units } = rosterOf(timeline.setup);
  const rounds = [accountFor(0)];
  const points: Explanation[] = [];
  for (const moment of timeline.standing()) {
    for (const event of timeline.stepAt(moment).events) {
      if (event.type === 'round') rounds.push(accountFor(event.round));
      else if (event.type === 'victory-points') points[event.seat] = event.points;
      else enter(rounds.at(-1)!, (unit) => units[unit].seat, event);
    }
  }
  return { rounds, points };
}

function enter(
  { shots, damage, lost, evasions }: Account,
  seatOf: (unit: number) => Seat,
  event: Event,
): void {
  const last = shots.at(-1);
  switch (event.type) {
    case 'fired':
    case 'placed':
      shots.push({
        by: event.unit,
        isSnap: event.attack.manner === 'snap fire',
        isHit: false,
        damage: 0,
        destroys: false,
      });
      return;
    case 'defended':
      if (last && event.margin > 0) last.isHit = true;
      return;
    case 'thinned':
      damage[seatOf(event.unit)] += event.lost;
      if (last) last.damage += event.lost;
      return;
    case 'damaged':
      damage[seatOf(event.unit)] += event.result;
      if (last) last.damage += event.result;
      return;
    case 'destroyed':
      lost[seatOf(event.unit)]++;
      if (last) last.destroys = true;
      return;
    case 'evaded':
      evasions[seatOf(event.unit)]++;
  }
}

interface Counted {
  readonly rounds: readonly Account[];
  readonly points: readonly Explanation[];
  left(seat: Seat): string;
}

function figuresOf({ setup }: Timeline<GearBlitz>, { rounds, points, left }: Counted): KeyFigure[] {
  const { units } = rosterOf(setup);
  const each = (value: (seat: Seat) => string) => setup.armies.map((_, seat) => value(seat));
  const shotsOf = (seat: Seat) =>
    rounds.flatMap(({ shots }) => shots.filter(({ by }) => units[by].seat === seat));
  const suffered = (seat: Seat) => total(rounds.map(({ damage }) => damage[seat]));
  return [
    ...(points.length > 0
      ? [
          {
            id: 'points',
            label: 'Victory Points',
            values: each((seat) => figure(points[seat]?.total ?? 0)),
          },
        ]
      : []),
    { id: 'survivors', label: 'Units left', values: each(left) },
    {
      id: 'damage',
      label: 'Damage dealt',
      values: each((seat) => `${suffered(opponentOf(seat))}`),
      note: `${LEVELS[0].toUpperCase()}${LEVELS.slice(1)}`,
    },
    { id: 'hits', label: 'Hits', values: each((seat) => hitShare(shotsOf(seat))) },
    {
      id: 'snaps',
      label: 'Snap Fire',
      values: each((seat) => `${shotsOf(seat).filter(({ isSnap }) => isSnap).length}`),
    },
    {
      id: 'evasions',
      label: 'Evasive Maneuvers',
      values: each((seat) => `${total(rounds.map(({ evasions }) => evasions[seat]))}`),
    },
  ];
}

function tableOf(
  { setup }: Timeline<GearBlitz>,
  rounds: readonly Account[],
  table: GearBlitz['Table'],
): StatisticsTable {
  const { units, groups } = rosterOf(setup);
  const shots = rounds.flatMap((round) => round.shots);
  return unitsTable(
    HEADS,
    units.map(({ id, sheet, seat, group }) => {
      const { damage } = table.units[id].body;
      return {
        side: seat,
        name: sheet.name,
        of: groups[group].name,
        rolls: shots.filter(({ by }) => by === id),
        left: damage >= DESTROYED ? 'destroyed' : damage === 0 ? 'unhurt' : TEXT.levels[damage],
      };
    }),
  );
}
