import { cellOf, neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import type { Field } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import type { Battlefield } from '../../../battlefield.ts';
import { isEmpty, isGap, layBridge, noteBridge } from '../../../buildings/laid-bridges.ts';
import { mayBeginWork } from '../../../engineers/crews.ts';
import type { Classic } from '../../../game-types.ts';
import type { Option } from '../../../option.ts';
import { indexSchema } from '../../../orders/parts.ts';
import { section } from '../../../rule-index/section.ts';
import { type AddedMove, insistOn, OVER } from '../../../rules/movement/move-kind.ts';
import type { Mover } from '../../../rules/movement/mover.ts';
import { isOnMap } from '../../../rules/unit/condition.ts';
import type { PassingMark } from '../../../rules/unit/mark-ends.ts';
import { kept } from '../../../rules/unit/marks.ts';
import type { UnitState } from '../../../state.ts';

const SORTS = ['light', 'medium'] as const;
type Sort = (typeof SORTS)[number];

interface Building {
  readonly hex: number;
  readonly sort: Sort;
  /** Complete turns of work. */
  readonly turns: number;
  /** The turn in which it worked last. */
  readonly latest: number;
}

declare module '../../../extensions.ts' {
  interface UnitMarks {
    readonly bridging?: Building;
    /** What it has used up of its bridges: a light one is 1, a medium one 2. */
    readonly bridged?: number;
  }
  interface OptionOrders {
    'build-bridge': {
      readonly type: 'build-bridge';
      readonly unit: number;
      readonly hex: string;
      readonly sort: Sort;
    };
  }
  interface OptionEvents {
    bridging: {
      readonly type: 'bridging';
      readonly unit: number;
      readonly what: 'works' | 'goes on' | 'lost' | 'done';
      readonly hex: number;
      readonly sort: Sort;
    };
  }
}

const OPTION = 'engineers-bridge';
const TURNS = 2;
/** MT-SPV-04 */
const FACTORS: Readonly<Record<Sort, number>> = { light: 7, medium: 20 };
const COSTS: Readonly<Record<Sort, number>> = { light: 1, medium: 2 };
const MATERIAL = 2;

const why = (message: string): Reason => ({ message, rule: 'MT-SOPS-06' });
const NOT_HERE = why(
  'Engineers bridge water beside them instead of moving: one medium bridge, or two light ones',
);
const WORKS = why('It builds a bridge');
const WORDS = {
  order: 'Build a bridge',
  hex: 'Over',
  sort: 'Bridge',
  sorts: { light: 'Light: bears 14 tons', medium: 'Medium: bears 40 tons' },
};

const workOf = ({ marks }: UnitState): Building | undefined => marks?.bridging;
const left = ({ marks }: UnitState): number => MATERIAL - (marks?.bridged ?? 0);

const MARK: PassingMark = {
  name: 'at work on a bridge',
  ends: ['goes', 'is moved'],
  isOn: (unit) => workOf(unit) !== undefined,
  takeOff: stop,
  told: (unit) => ({ type: 'bridging', unit, what: 'lost', hex: -1, sort: 'light' }),
};

function stop(unit: UnitState): void {
  const { bridging: _, ...marks } = unit.marks ?? {};
  unit.marks = kept(marks);
}

/** Water beside it that nothing leads over. */
const gaps = ({ field, mech }: Pick<Mover, 'field' | 'mech'>): number[] =>
  DIRECTIONS.map((direction) => neighbour(field.board, mech.hex, direction)).filter((cell) =>
    isGap(field, cell),
  );

const sortsFor = ({ mech }: Pick<Mover, 'mech'>): Sort[] => {
  const begun = workOf(mech);
  return SORTS.filter((sort) => (begun ? begun.sort === sort : COSTS[sort] <= left(mech)));
};

/** Whoever has begun goes on with it. */
const placesFor = (mover: Mover): number[] => {
  const begun = workOf(mover.mech);
  return gaps(mover).filter((cell) => !begun || begun.hex === cell);
};

const BUILD: AddedMove = {
  type: 'build-bridge',
  label: WORDS.order,
  offers: (mover) => mayBeginWork(mover) && placesFor(mover).length > 0 && sortsFor(mover).length > 0,
  fields: (mover): readonly Field[] => [
    {
      kind: 'pick',
      name: 'hex',
      label: WORDS.hex,
      values: placesFor(mover).map((cell) => mover.field.board.number[cell]),
      describe: (hex) => ({ label: String(hex), hex: String(hex) }),
      follow: () => [
        {
          kind: 'pick',
          name: 'sort',
          label: WORDS.sort,
          values: sortsFor(mover),
          describe: (sort) => ({ label: WORDS.sorts[sort as Sort] }),
          whyNot: () => NOT_HERE,
        },
      ],
      whyNot: () => NOT_HERE,
    },
  ],
  whyNot: () => NOT_HERE,
  carryOut(play, { unit, field }, order) {
    insistOn(order, 'build-bridge');
    play.happen({
      type: 'bridging',
      unit,
      what: 'works',
      hex: cellOf(field.board, order.hex),
      sort: order.sort,
    });
    return OVER;
  },
};

function turnEnds(play: Play<Classic>, field: Battlefield): void {
  const { state } = play;
  for (const [unit, engineers] of state.units.entries()) {
    const work = workOf(engineers);
    if (!work || !isOnMap(engineers)) continue;
    const { hex, sort } = work;
    const isAtIt = work.latest === state.turn;
    const isReady = work.turns + 1 >= TURNS && isEmpty(state, hex);
    const what = !isAtIt ? 'lost' : isReady ? 'done' : 'goes on';
    play.happen({ type: 'bridging', unit, what, hex, sort });
    if (what === 'done') layBridge(play, field, hex, unit);
  }
}

/** MT-SOPS-06 */
export const engineersBridge: Option<boolean> = {
  id: OPTION,
  title: 'Bridges of engineers',
  summary: 'Engineers bridge water beside them in two turns: with one medium bridge, or two light ones.',
  group: 'Infantry',
  rule: 'MT-SOPS-06',
  base: false,
  requires: ['engineers'],
  rules: section('Maximum Tech, special operations', [
    'MT-SOPS-06',
    'Bridge building',
    'Two complete turns without moving or attacking, and a bridge leads over the water beside: one medium bridge (Construction Factor 20) for a platoon, or two light ones (7). It bears twice its factor in tons.',
    OPTION,
  ]),
  orders: [
    z.strictObject({
      type: z.literal('build-bridge'),
      unit: indexSchema,
      hex: z.string().max(6),
      sort: z.enum(SORTS),
    }),
  ],
  plug: () => ({
    add: { turnEnds },
    stage: {
      marks: (marks) => [...marks, MARK],
      moves: (moves) => [...moves, BUILD],
      whyNoAttack: (reason, { units, turn }, unit) =>
        reason ?? (workOf(units[unit])?.latest === turn ? WORKS : null),
      states: (states, _field, table, unit) =>
        workOf(table.units[unit]) ? [...states, 'builds a bridge'] : states,
    },
  }),
  changes: {
    bridging(table, { unit, what, hex, sort }) {
      const mech = table.units[unit];
      const { marks } = mech;
      const turns = workOf(mech)?.turns ?? 0;
      if (what === 'works') mech.marks = { ...marks, bridging: { hex, sort, turns, latest: table.turn } };
      else if (what === 'goes on')
        mech.marks = { ...marks, bridging: { hex, sort, turns: turns + 1, latest: table.turn } };
      else stop(mech);
      if (what !== 'done') return;
      mech.marks = { ...mech.marks, bridged: (marks?.bridged ?? 0) + COSTS[sort] };
      noteBridge(table, hex, FACTORS[sort]);
    },
  },
  sentences: {
    bridging: ({ unit, what, hex: cell }, { mech, hex }) =>
      ({
        works: `${mech(unit)} builds a bridge.`,
        'goes on': null,
        lost: `${mech(unit)} gives up its bridge.`,
        done: cell < 0 ? null : `${mech(unit)} has built a bridge over hex ${hex(cell)}.`,
      })[what],
  },
};
