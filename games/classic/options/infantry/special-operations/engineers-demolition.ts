import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import { buildingAt, cfOf } from '../../../buildings/census.ts';
import { collapseAll, damageBuilding, inBuilding } from '../../../buildings/damage.ts';
import { mayBeginWork } from '../../../engineers/crews.ts';
import type { OptionFrames } from '../../../extensions.ts';
import type { Classic } from '../../../game-types.ts';
import type { HexMark } from '../../../knowledge.ts';
import type { Option } from '../../../option.ts';
import { indexSchema, someOf } from '../../../orders/parts.ts';
import { removeDestroyed } from '../../../phases/turn/phase-end.ts';
import { checkVictory } from '../../../phases/turn/victory.ts';
import { section } from '../../../rule-index/section.ts';
import { rollConsciousness } from '../../../rules/crew/pilot.ts';
import { type AddedMove, OVER } from '../../../rules/movement/move-kind.ts';
import { Mover } from '../../../rules/movement/mover.ts';
import { seatsToAsk } from '../../../rules/turn/asking.ts';
import { isOnMap } from '../../../rules/unit/condition.ts';
import type { PassingMark } from '../../../rules/unit/mark-ends.ts';
import { kept } from '../../../rules/unit/marks.ts';
import type { State, UnitState } from '../../../state.ts';

interface Drilling {
  /** Complete turns of work. */
  readonly turns: number;
  /** The turn in which it worked last. */
  readonly latest: number;
}

/** Charges, finished or not. Those that are finished stay where they are, whatever befalls the platoon. */
interface Charge {
  readonly unit: number;
  readonly hex: number;
}

type What = 'finish' | 'set-off';

declare module '../../../extensions.ts' {
  interface UnitMarks {
    readonly drilling?: Drilling;
    /** The hexes where it has finished charges. */
    readonly charges?: readonly number[];
  }
  interface InsideMarks {
    /** The points of those charges, in the same order. */
    readonly charges?: readonly number[];
  }
  interface OptionFrames {
    'charges/decide': { readonly seat: Seat };
  }
  interface OptionOrders {
    'lay-charges': { readonly type: 'lay-charges'; readonly unit: number };
    charges: {
      readonly type: 'charges';
      readonly charges: readonly { readonly charge: string; readonly what: What }[];
    };
  }
  interface OptionEvents {
    'lays-charges': {
      readonly type: 'lays-charges';
      readonly unit: number;
      readonly what: 'works' | 'goes on' | 'lost';
    };
    'charges-ready': {
      readonly type: 'charges-ready';
      readonly unit: number;
      readonly hex: number;
      readonly points: number;
    };
    'charges-gone': {
      readonly type: 'charges-gone';
      readonly unit: number;
      readonly hex: number;
      readonly goUp: boolean;
    };
  }
}

const OPTION = 'engineers-demolition';
const why = (message: string): Reason => ({ message, rule: 'MT-SOPS-07' });
const NOT_HERE = why('Engineers lay charges in the hex of a building, instead of moving');
const WORKS = why('It lays charges');
const WORDS = {
  prompt: 'Which charges are finished, and which go off?',
  order: 'See to the charges',
  charges: 'Charges',
  what: 'What is done',
  does: { finish: 'They are finished', 'set-off': 'They go off' } satisfies Record<What, string>,
  finishAndSetOff: 'They are finished and go off',
};
/** For bots: what it costs to stay where charges of its own side lie. */
const DANGER = 40;

const drillingOf = ({ marks }: UnitState): Drilling | undefined => marks?.drilling;

function drill(unit: UnitState, drilling: Drilling): void {
  unit.marks = { ...unit.marks, drilling };
}

function stop(unit: UnitState): void {
  const { drilling: _, ...marks } = unit.marks ?? {};
  unit.marks = kept(marks);
}

/** A platoon that leaves has worked in vain. */
const MARK: PassingMark = {
  name: 'laying charges',
  ends: ['goes', 'is moved'],
  isOn: (unit) => drillingOf(unit) !== undefined,
  takeOff: stop,
  told: (unit) => ({ type: 'lays-charges', unit, what: 'lost' }),
};

const chargesOf = ({ marks }: UnitState): readonly number[] => marks?.charges ?? [];

const chargesIn = ({ units }: Pick<State, 'units'>): Charge[] =>
  units.flatMap((each, unit) => chargesOf(each).map((hex) => ({ unit, hex })));

const isFinished = ({ units }: Pick<State, 'units'>, { unit, hex }: Charge): boolean =>
  chargesOf(units[unit]).includes(hex);

/** 0 for those who do not know. */
const pointsIn = ({ units }: Pick<State, 'units'>, { unit, hex }: Charge): number =>
  units[unit].marks?.inside?.charges?.[chargesOf(units[unit]).indexOf(hex)] ?? 0;

function setCharges(unit: UnitState, all: readonly (readonly [hex: number, points: number])[]): void {
  const { charges: _, inside, ...marks } = unit.marks ?? {};
  const { charges: __, ...others } = inside ?? {};
  const known = all.length > 0 ? { ...others, charges: all.map(([, points]) => points) } : kept(others);
  unit.marks = kept({
    ...marks,
    ...(all.length > 0 && { charges: all.map(([hex]) => hex) }),
    ...(known && { inside: known }),
  });
}

const listOf = (unit: UnitState): (readonly [hex: number, points: number])[] =>
  chargesOf(unit).map((hex, index) => [hex, unit.marks?.inside?.charges?.[index] ?? 0]);

/** The damage of all of a platoon at once, doubled with each turn after the first. */
export const charge = (points: number, turns: number): number => points * 2 ** (turns - 1);

function pointsOf(play: Play<Classic>, field: Battlefield, unit: number): number {
  const attack = { attacker: unit, weapon: 0, target: unit, number: 0, bin: -1, aim: -1 } as const;
  const { points } = field.kinds[unit].volley!(play, field, attack)!;
  return charge(points, drillingOf(play.state.units[unit])!.turns);
}

const mayLay = (mover: Mover): boolean =>
  mayBeginWork(mover) &&
  buildingAt(mover.state, mover.mech.hex) >= 0 &&
  !chargesOf(mover.mech).includes(mover.mech.hex);

const LAY: AddedMove = {
  type: 'lay-charges',
  label: 'Lay charges',
  offers: mayLay,
  fields: () => [],
  whyNot: () => NOT_HERE,
  carryOut(play, { unit }) {
    play.happen({ type: 'lays-charges', unit, what: 'works' });
    return OVER;
  },
};

/** The platoons and charges a player may decide about, by their names in an order. */
function decidable(field: Battlefield, state: State, seat: Seat): Map<string, Charge> {
  const { number } = field.board;
  const drilled = state.units.flatMap((unit, index) =>
    isOnMap(unit) && drillingOf(unit) ? [{ unit: index, hex: unit.hex }] : [],
  );
  return new Map(
    [...drilled, ...chargesIn(state)]
      .filter(({ unit }) => field.seatOf[unit] === seat)
      .map((one) => [`${one.unit}/${number[one.hex]}`, one]),
  );
}

/** A complete turn more for whoever has worked; where nothing stands any more there is nothing to blow up. */
function turnEnds(play: Play<Classic>, field: Battlefield): void {
  const { state } = play;
  for (const [unit, engineers] of state.units.entries()) {
    const drilling = drillingOf(engineers);
    if (!drilling || !isOnMap(engineers)) continue;
    const isAtIt = drilling.latest === state.turn && buildingAt(state, engineers.hex) >= 0;
    play.happen({ type: 'lays-charges', unit, what: isAtIt ? 'goes on' : 'lost' });
  }
  for (const { unit, hex } of chargesIn(state))
    if (buildingAt(state, hex) < 0) play.happen({ type: 'charges-gone', unit, hex, goUp: false });
  const seats = seatsToAsk(field, state, (seat) => decidable(field, state, seat).size > 0);
  play.next(...seats.map((seat) => ({ step: 'charges/decide', seat }) as const));
}

const decide: Decision<Classic, OptionFrames['charges/decide'], 'charges'> = {
  menu(state, { seat }) {
    const field = battlefieldOf(state);
    const all = decidable(field, state, seat);
    const finished = (key: unknown): boolean => isFinished(state, all.get(key as string)!);
    return {
      prompt: WORDS.prompt,
      rule: 'MT-SOPS-07',
      orders: [
        {
          type: 'charges',
          label: WORDS.order,
          fields: [
            {
              kind: 'each',
              name: 'charges',
              label: WORDS.charges,
              key: 'charge',
              items: [...all.keys()],
              describe(key) {
                const { unit, hex } = all.get(key as string)!;
                const at = field.board.number[hex];
                const who = `Hex ${at}, ${field.designs[unit].name}`;
                const points = pointsIn(state, { unit, hex });
                const turns = drillingOf(state.units[unit])?.turns ?? 0;
                const done = turns === 1 ? '1 turn of work' : `${turns} turns of work`;
                return { label: `${who}: ${points ? `${points} points` : done}`, hex: at };
              },
              fields: (key) => [
                {
                  kind: 'pick',
                  name: 'what',
                  label: WORDS.what,
                  values: finished(key) ? ['set-off'] : ['finish', 'set-off'],
                  describe: (what) => ({
                    label:
                      what === 'set-off' && !finished(key) ? WORDS.finishAndSetOff : WORDS.does[what as What],
                  }),
                },
              ],
            },
          ],
        },
      ],
    };
  },

  apply(play, { seat }, { charges }) {
    const { state } = play;
    const field = battlefieldOf(state);
    const all = decidable(field, state, seat);
    const chosen = charges.map(({ charge: key, what }) => ({ ...all.get(key)!, what }));
    for (const { unit, hex } of chosen) {
      if (isFinished(state, { unit, hex })) continue;
      play.happen({ type: 'charges-ready', unit, hex, points: pointsOf(play, field, unit) });
    }
    let goesUp = false;
    for (const { unit, hex, what } of chosen) {
      if (what !== 'set-off') continue;
      const points = pointsIn(state, { unit, hex });
      const building = buildingAt(state, hex);
      goesUp = true;
      play.happen({ type: 'charges-gone', unit, hex, goUp: true });
      damageBuilding(play, { building, hex, points, isAttacked: true });
    }
    if (!goesUp) return;
    collapseAll(play);
    for (const unit of state.units.keys()) rollConsciousness(play, battlefieldOf(state), unit);
    removeDestroyed(play, battlefieldOf(state));
    checkVictory(play);
  },
};

/** For bots: how many more enemies than friends are in a building; whoever is about to leave counts. */
function victims(field: Battlefield, state: State, unit: number, hex: number): number {
  const building = buildingAt(state, hex);
  const within = building < 0 ? [] : inBuilding(state, building);
  const enemies = within.filter((other) => field.sideOf[other] !== field.sideOf[unit]);
  return 2 * enemies.length - within.length;
}

const botOrder = (field: Battlefield, state: State, seat: Seat) => ({
  type: 'charges' as const,
  charges: [...decidable(field, state, seat)].flatMap(([key, { unit, hex }]) => {
    const isWorthIt = victims(field, state, unit, hex) > 0;
    if (isFinished(state, { unit, hex })) return isWorthIt ? [{ charge: key, what: 'set-off' as const }] : [];
    const { type } = field.designs[unit].weapons[0];
    const { turns } = drillingOf(state.units[unit])!;
    const isEnough = charge(type.damage, turns) >= cfOf(state, buildingAt(state, hex));
    return isEnough ? [{ charge: key, what: isWorthIt ? ('set-off' as const) : ('finish' as const) }] : [];
  }),
});

function hexMark(table: Pick<State, 'units'>, charges: Charge): HexMark {
  const points = pointsIn(table, charges);
  return {
    hex: charges.hex,
    kind: 'charges',
    label: points > 0 ? String(points) : '',
    words: points > 0 ? `charges of ${points} points lie here` : 'charges lie here',
  };
}

/** MT-SOPS-07 */
export const engineersDemolition: Option<boolean> = {
  id: OPTION,
  title: 'Demolition by engineers',
  summary: 'Engineers lay charges in a building, the stronger the longer they are at it.',
  group: 'Infantry',
  rule: 'MT-SOPS-07',
  base: false,
  requires: ['engineers', 'buildings'],
  rules: section('Maximum Tech, special operations', [
    'MT-SOPS-07',
    'Demolition',
    'Engineers who neither move nor fire lay charges in the building of their hex: their damage, doubled with each turn after the first. Once they are finished the charges go off in that End Phase or a later one.',
    OPTION,
  ]),
  orders: [
    z.strictObject({ type: z.literal('lay-charges'), unit: indexSchema }),
    z.strictObject({
      type: z.literal('charges'),
      charges: someOf(z.strictObject({ charge: z.string().max(16), what: z.enum(['finish', 'set-off']) })),
    }),
  ],
  steps: { 'charges/decide': decide },
  plug: () => ({
    add: { turnEnds },
    stage: {
      marks: (marks) => [...marks, MARK],
      moves: (moves) => [...moves, LAY],
      whyNoAttack: (reason, { units, turn }, unit) =>
        reason ?? (drillingOf(units[unit])?.latest === turn ? WORKS : null),
      states: (states, _field, { units }, unit) =>
        drillingOf(units[unit]) ? [...states, 'lays charges'] : states,
      hexMarks: (marks, _field, table) => [
        ...marks,
        ...chargesIn(table).map((charges) => hexMark(table, charges)),
      ],
      // Bots blow up those who are in the same house.
      liesLow(order, field, state, unit) {
        if (order || state.agenda.at(-1)?.step !== 'movement/move') return order;
        if (!LAY.offers(new Mover(field, state, unit, false))) return null;
        const { hex } = state.units[unit];
        const isBegun = drillingOf(state.units[unit]) !== undefined;
        return isBegun || victims(field, state, unit, hex) >= 0 ? { type: 'lay-charges', unit } : null;
      },
      peril: (cost, field, state, unit, { cell }) => {
        const building = buildingAt(state, cell);
        const isMined = chargesIn(state).some(
          ({ unit: by, hex }) =>
            field.sideOf[by] === field.sideOf[unit] && building >= 0 && buildingAt(state, hex) === building,
        );
        return isMined ? cost + DANGER : cost;
      },
      glimpse: (event) => (event?.type === 'charges-ready' ? { ...event, points: 0 } : event),
      answer: (order, field, state, frame) =>
        frame.step === 'charges/decide' ? botOrder(field, state, frame.seat) : order,
    },
  }),
  changes: {
    'lays-charges'({ units, turn }, { unit, what }) {
      const turns = drillingOf(units[unit])?.turns ?? 0;
      if (what === 'works') drill(units[unit], { turns, latest: turn });
      else if (what === 'goes on') drill(units[unit], { turns: turns + 1, latest: turn });
      else stop(units[unit]);
    },
    'charges-ready'({ units }, { unit, hex, points }) {
      stop(units[unit]);
      setCharges(units[unit], [...listOf(units[unit]), [hex, points]]);
    },
    'charges-gone': ({ units }, { unit, hex }) =>
      setCharges(
        units[unit],
        listOf(units[unit]).filter(([at]) => at !== hex),
      ),
  },
  sentences: {
    'lays-charges': ({ unit, what }, { mech }) =>
      ({
        works: `${mech(unit)} lays charges.`,
        'goes on': null,
        lost: `${mech(unit)} leaves its charges unfinished.`,
      })[what],
    'charges-ready': ({ unit, hex: cell, points }, { mech, hex }) =>
      `${mech(unit)} has finished charges${points > 0 ? ` of ${points} points` : ''} in hex ${hex(cell)}.`,
    'charges-gone': ({ hex: cell, goUp }, { hex }) =>
      goUp
        ? `The charges in hex ${hex(cell)} go off.`
        : `The charges in hex ${hex(cell)} are buried under the building.`,
  },
};
