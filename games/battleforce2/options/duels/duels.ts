import { cellOf, distance } from '@ironfield/hex/board.ts';
import { HexPick } from '@ironfield/hex/hex-picks.ts';
import type { Json } from '@ironfield/kernel/json.ts';
import type { Description, Menu } from '@ironfield/kernel/menu/menu.ts';
import type { Decision, Errand } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { OptionFrames, TableMarks } from '../../extensions.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { endMarks } from '../../marks.ts';
import type { Option } from '../../option.ts';
import { announce, heatAt } from '../../phases/announcing.ts';
import { destroy } from '../../phases/combat/hits.ts';
import { endIfDecided } from '../../phases/victory.ts';
import {
  type DuelFate,
  type DuelReport,
  duelCommission,
  guessedDuel,
  whyNotDuel,
} from '../../rules/duels/commission.ts';
import {
  duelHexes,
  duellists,
  duelsIn,
  isNear,
  RADIUS,
  TURNS_BETWEEN,
  whyNotHere,
} from '../../rules/duels/eligible.ts';
import { surviving } from '../../rules/elements/condition.ts';
import { outcomeOf } from '../../rules/victory/victory.ts';
import { type Known, OFF_MAP, opponentOf, type State } from '../../state.ts';
import type { Seen } from '../../table.ts';
import { type Place, placesAfter } from './coming-back.ts';

declare module '../../extensions.ts' {
  interface OptionFrames {
    'duel/begin': object;
    'duel/propose': { readonly seat: Seat; readonly isLast: boolean };
    'duel/agree': { readonly seat: Seat; readonly hex: number };
    'duel/elsewhere': { readonly errand: number; readonly until: number };
  }
  interface OptionOrders {
    duel: { readonly type: 'duel'; readonly to: string };
    'agree-to-duel': { readonly type: 'agree-to-duel' };
  }
  interface OptionEvents {
    'duel-proposed': { readonly type: 'duel-proposed'; readonly seat: Seat; readonly hex: number };
    'duel-declined': { readonly type: 'duel-declined'; readonly seat: Seat };
    /** Both agree, and one of them has nobody with record sheets there. */
    'duel-off': { readonly type: 'duel-off'; readonly hex: number };
    'duel-begun': {
      readonly type: 'duel-begun';
      readonly hex: number;
      readonly units: readonly number[];
      /** Of each unit from the hex. */
      readonly distances: readonly number[];
    };
    'duel-rests': { readonly type: 'duel-rests'; readonly turn: number };
    'duel-over': {
      readonly type: 'duel-over';
      readonly turn: number;
      readonly winner: Seat | null;
      readonly fates: readonly DuelFate[];
      readonly places: readonly Place[];
    };
  }
  interface TableMarks {
    /** BF2-INTEG-10 to BF2-INTEG-13 */
    readonly duels?: {
      /** Duels begun. */
      readonly fought: number;
      /** The one that goes on: its hex, its units, and how far they were from it. */
      readonly on: {
        readonly hex: number;
        readonly units: readonly number[];
        readonly distances: readonly number[];
        /** The turn of the duel in which it was last heard of. */
        readonly turn: number;
      } | null;
      /** PA-ZOOM-23: elements that have been in one. */
      readonly veterans: readonly number[];
    };
  }
}

const WORDS = {
  propose: 'Call for a duel in BattleTech?',
  agree: (hex: string) => `Fight a duel in BattleTech around hex ${hex}?`,
  duel: 'Call for a duel',
  yes: 'Agree to the duel',
  no: 'No duel',
  hex: 'Around hex',
} as const;

/** BF2-INTEG-12: a duel goes on, or one may be called for. */
function begin(play: Play<Battleforce2>): void {
  const { state } = play;
  const { on, fought } = duelsIn(state);
  if (on) {
    play.next({ step: 'duel/elsewhere', errand: fought - 1, until: on.turn + TURNS_BETWEEN });
    return;
  }
  if (outcomeOf(state)) return;
  const { active } = state;
  const field = battlefieldOf(state);
  const callers = [active, opponentOf(active)].filter((seat) => duelHexes(field, state, seat).length > 0);
  const [first] = callers;
  if (first !== undefined) play.next({ step: 'duel/propose', seat: first, isLast: callers.length < 2 });
}

const propose: Decision<Battleforce2, OptionFrames['duel/propose'], 'duel' | 'done'> = {
  menu: (state, { seat }) => ({
    prompt: WORDS.propose,
    orders: [
      { type: 'done', label: WORDS.no, fields: [], isPass: true },
      { type: 'duel', label: WORDS.duel, fields: [new DuelPick(battlefieldOf(state), state, seat)] },
    ],
  }),
  apply(play, { seat, isLast }, order) {
    if (order.type === 'done') {
      if (!isLast) play.next({ step: 'duel/propose', seat: opponentOf(seat), isLast: true });
      return;
    }
    const hex = cellOf(battlefieldOf(play.state).board, order.to);
    play.happen({ type: 'duel-proposed', seat, hex });
    play.next({ step: 'duel/agree', seat: opponentOf(seat), hex });
  },
};

const agree: Decision<Battleforce2, OptionFrames['duel/agree'], 'agree-to-duel' | 'done'> = {
  menu: (state, { hex }) => ({
    prompt: WORDS.agree(battlefieldOf(state).board.number[hex]),
    orders: [
      { type: 'done', label: WORDS.no, fields: [], isPass: true },
      { type: 'agree-to-duel', label: WORDS.yes, fields: [] },
    ],
  }),
  apply(play, { seat, hex }, order) {
    if (order.type === 'done') play.happen({ type: 'duel-declined', seat });
    else send(play, hex);
  },
};

/** PA-ZOOM-20: those with record sheets go, and both sides must have some. */
function send(play: Play<Battleforce2>, hex: number): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const sides = [0, 1].map((seat) => duellists(field, state, seat, hex));
  if (sides.some((units) => units.length === 0)) {
    play.happen({ type: 'duel-off', hex });
    return;
  }
  const units = sides.flat();
  for (const element of units.flatMap((unit) => surviving(field, state, unit))) {
    show(play, element, field.records[element]);
  }
  const distances = units.map((unit) => distance(field.board, state.units[unit].hex, hex));
  for (const unit of units)
    if (state.commands?.counters[unit])
      play.happen({ type: 'counter-removed', seat: field.seatOf[unit], unit });
  play.happen({ type: 'duel-begun', hex, units, distances });
  play.next({ step: 'duel/elsewhere', errand: duelsIn(state).fought - 1, until: TURNS_BETWEEN });
}

/** To both sides; whoever only watches sees no sheet. */
function show(play: Play<Battleforce2>, element: number, record: Known['record']): void {
  const { turn, elements } = play.state;
  const known = { turn, record, condition: { ...elements[element].condition } };
  play.happen({ type: 'shown', element, known }, [0, 1]);
}

const seatSchema = z.int().min(0).max(1);
const count = z.int().min(0).max(99);

const elsewhere: Errand<Battleforce2, OptionFrames['duel/elsewhere']> = {
  errand: true,
  commission: (state, { until }) => duelCommission(state, until) as unknown as Json,
  reportSchema: z.strictObject({
    type: z.literal('duelled'),
    turn: count,
    isOver: z.boolean(),
    winner: seatSchema.nullable(),
    fates: z
      .array(
        z.strictObject({
          element: z.int().min(0).max(1023),
          fate: z.enum(['stands', 'left', 'destroyed']),
          worn: z.strictObject({
            armor: count,
            structure: count,
            heat: z.int().min(0).max(3),
            arm: count,
            leg: count,
            weapon: count,
            engine: z.int().min(0).max(2),
          }),
        }),
      )
      .max(24),
  }) as unknown as z.ZodType<DuelReport>,
  whyNot: (state, { until }, report) => whyNotDuel(state, until, report as DuelReport),
  apply(play, _frame, report) {
    const { isOver, turn, winner, fates } = report as DuelReport;
    if (!isOver) {
      play.happen({ type: 'duel-rests', turn });
      return;
    }
    const { state } = play;
    const field = battlefieldOf(state);
    const places = placesAfter(field, state, report as DuelReport);
    play.happen({ type: 'duel-over', turn, winner, fates, places });
    for (const { element } of fates) show(play, element, state.elements[element].known?.record ?? null);
    for (const { element, fate } of fates) if (fate === 'destroyed') destroy(play, element);
    for (const { element } of fates) announce(play, element);
    endIfDecided(play, outcomeOf(state));
  },
  guess: (state, _frame, random) => guessedDuel(state, random),
};

/** The hex that a duel is called for. */
class DuelPick extends HexPick {
  readonly name = 'to';
  readonly label = WORDS.hex;
  private readonly field: Battlefield;
  private readonly state: State;
  private readonly seat: Seat;

  constructor(field: Battlefield, state: State, seat: Seat) {
    super(field.board);
    this.field = field;
    this.state = state;
    this.seat = seat;
  }

  protected cells(): readonly number[] {
    return duelHexes(this.field, this.state, this.seat);
  }

  protected isAllowed(cell: number): boolean {
    return whyNotHere(this.field, this.state, this.seat, cell) === null;
  }

  protected describeCell(cell: number, hex: string): Description {
    const near = this.field.unitsOf[this.seat].filter((unit) => isNear(this.field, this.state, unit, cell));
    const ids = near.map((unit) => this.field.unitSetups[unit].id);
    return { label: `${hex}: ${ids.join(', ')}`, hex };
  }

  protected whyNotCell(cell: number, hex: string): Reason {
    const none = { message: `There is no hex ${hex} on the map` };
    return cell < 0 ? none : (whyNotHere(this.field, this.state, this.seat, cell) ?? none);
  }
}

const withDuels = (
  marks: TableMarks | null,
  change: Partial<NonNullable<TableMarks['duels']>>,
): TableMarks => ({ ...marks, duels: { ...duelsIn({ marks }), ...change } });

const isAbout = (menu: Menu, type: string) => menu.orders.some((form) => form.type === type);

/** BF2-INTEG-12: those who stay out come no nearer. */
function shunsDuel(field: Battlefield, state: State, unit: number) {
  const { on } = duelsIn(state);
  if (!on || on.units.includes(unit)) return null;
  const { board } = field;
  return (from: number, to: number) => {
    const there = distance(board, to, on.hex);
    return there <= RADIUS && there <= distance(board, from, on.hex);
  };
}

function leaveForDuel(
  { units }: Seen,
  field: Parameters<typeof endMarks>[0],
  going: readonly number[],
): void {
  for (const unit of going) {
    endMarks(field, units[unit], 'leaves the map');
    units[unit].hex = OFF_MAP;
  }
}

/** BF2-INTEG-10 to BF2-INTEG-13, PA-ZOOM-20 */
export const duels: Option<boolean> = {
  id: 'duels',
  title: 'Duels in BattleTech',
  summary:
    'In an End Phase both sides may agree that those within three hexes of one fight a duel of BattleTech; three turns of it go by for each turn of the battle.',
  group: 'Scenario',
  rule: 'BF2-SEQ-06',
  base: false,
  plug: () => ({
    stage: {
      turnEnds: (frames) => [...frames, { step: 'duel/begin' }],
      shuns: (before, field, state, unit) => {
        const duel = shunsDuel(field, state, unit);
        if (!duel) return before;
        return (from, to) => before?.(from, to) === true || duel(from, to);
      },
      choice: (order, _field, _state, { menu }) => {
        if (order) return order;
        if (isAbout(menu, 'agree-to-duel')) return { type: 'agree-to-duel' };
        return isAbout(menu, 'duel') ? { type: 'done' } : null;
      },
      standing: (facts, state) => {
        const { fought, on, veterans } = duelsIn(state);
        const told = on && { hex: on.hex, units: [...on.units], turn: on.turn };
        return fought > 0 ? { ...facts, duels: { fought, on: told, veterans: [...veterans] } } : facts;
      },
      note: (note, { marks }, unit) =>
        duelsIn({ marks }).on?.units.includes(unit) ? `${note}, in a duel` : note,
    },
  }),
  steps: { 'duel/begin': begin, 'duel/propose': propose, 'duel/agree': agree, 'duel/elsewhere': elsewhere },
  orders: [
    z.strictObject({ type: z.literal('duel'), to: z.string().max(8) }),
    z.strictObject({ type: z.literal('agree-to-duel') }),
  ],
  reveals: ['duel-off', 'duel-begun', 'duel-rests', 'duel-over'],
  changes: {
    'duel-proposed': () => {},
    'duel-declined': () => {},
    'duel-off': () => {},
    'duel-begun': (table, { hex, units, distances }, field) => {
      const { fought, veterans } = duelsIn(table);
      const going = units.flatMap((unit) => field.elementsOf[unit]);
      leaveForDuel(table, field, units);
      table.marks = withDuels(table.marks, {
        fought: fought + 1,
        on: { hex, units, distances, turn: 0 },
        veterans: [...veterans, ...going],
      });
    },
    'duel-rests': (table, { turn }) => {
      const { on } = duelsIn(table);
      table.marks = withDuels(table.marks, { on: on && { ...on, turn } });
    },
    'duel-over': (table, { fates, places }, field) => {
      for (const { unit, hex } of places) {
        table.units[unit].hex = hex;
        endMarks(field, table.units[unit], 'comes onto the map');
      }
      for (const { element, worn } of fates) {
        if (!table.elements[element].condition) continue;
        table.elements[element].condition = { ...worn, ...heatAt(worn.heat, table.turn) };
      }
      table.marks = withDuels(table.marks, { on: null });
    },
  },
  sentences: {
    'duel-proposed': ({ seat, hex }, names) =>
      `${names.side(seat)} calls for a duel around hex ${names.hex(hex)}.`,
    'duel-declined': ({ seat }, names) => `${names.side(seat)} wants no duel.`,
    'duel-off': ({ hex }, names) =>
      `There is no duel around hex ${names.hex(hex)}: one side has nobody with record sheets there.`,
    'duel-begun': ({ hex, units }, names) =>
      `A duel of BattleTech begins around hex ${names.hex(hex)}: ${units.map(names.unit).join(', ')}.`,
    'duel-rests': ({ turn }) => `The duel rests after ${turn} turns.`,
    'duel-over': ({ turn, winner, fates }, names) => {
      const lost = fates
        .filter(({ fate }) => fate === 'destroyed')
        .map(({ element }) => names.element(element));
      const end = winner === null ? 'The duel ends undecided' : `${names.side(winner)} wins the duel`;
      return `${end} in turn ${turn}${lost.length > 0 ? `; lost: ${lost.join(', ')}` : ''}.`;
    },
  },
};
