import { distance } from '@ironfield/hex/board.ts';
import type { Field } from '@ironfield/kernel/menu/menu.ts';
import { PiecePick } from '@ironfield/kernel/menu/piece-pick.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import type { Battlefield } from '../../../../battlefield.ts';
import type { Classic } from '../../../../game-types.ts';
import type { Option } from '../../../../option.ts';
import { indexSchema } from '../../../../orders/parts.ts';
import { section } from '../../../../rule-index/section.ts';
import { isAloft } from '../../../../rules/ground/altitude.ts';
import { type AddedMove, insistOn, OVER } from '../../../../rules/movement/move-kind.ts';
import { Mover } from '../../../../rules/movement/mover.ts';
import { canAct, isOnMap } from '../../../../rules/unit/condition.ts';
import type { PassingMark } from '../../../../rules/unit/mark-ends.ts';
import { kept } from '../../../../rules/unit/marks.ts';
import type { State, UnitState } from '../../../../state.ts';
import { COOLERS } from '../../../../vehicles/special.ts';
import { hoseOf, hosesLeft, hosesNeeded, type Stage } from './coolant.ts';

declare module '../../../../extensions.ts' {
  interface OptionOrders {
    'hook-up': { readonly type: 'hook-up'; readonly unit: number; readonly truck: number };
    unhook: { readonly type: 'unhook'; readonly unit: number };
  }
  interface OptionEvents {
    hose: {
      readonly type: 'hose';
      readonly unit: number;
      readonly truck: number;
      readonly what: Stage | 'off' | 'lost';
    };
  }
}

const OPTION = 'coolant-system';
const COOLS = 10;
/** For bots: heat that is worth a turn without attacks. */
const TOO_HOT = 14;
const ALONE = ['double-blind', 'dueling'];
const why = (message: string): Reason => ({ message, rule: 'MT-SPV-11' });
const NO_TRUCK = why("A 'Mech hooks up to a friendly vehicle beside it that has hoses left");
const NOT_HOOKED = why('It is not hooked up to coolant');
const HELD = why('It is hooked up to coolant');
const SERVES = why("A 'Mech is hooked up to its coolant");
const BUSY = why('It hooks up to coolant');
const WORDS = {
  hookUp: 'Hook up to coolant',
  unhook: 'Take the hoses off',
  truck: 'Whose coolant',
  cools: 'Coolant system',
};

/** Attached, until the hoses are off again. */
const isHooked = (unit: Pick<UnitState, 'marks'>): boolean => {
  const hose = hoseOf(unit);
  return hose !== undefined && hose.stage !== 'begins';
};

/** Do the hoses of a vehicle reach a unit? */
function reaches(field: Battlefield, { units }: Pick<State, 'units'>, truck: number, unit: number): boolean {
  const { [truck]: from, [unit]: to } = units;
  if (!isOnMap(from) || !isOnMap(to) || isAloft(from) || isAloft(to)) return false;
  return distance(field.board, from.hex, to.hex) <= 1;
}

/** MT-SPV-11: friendly vehicles beside a 'Mech that can serve it. */
const trucksFor = (field: Battlefield, state: Pick<State, 'units'>, unit: number): number[] =>
  field.unitsOf[field.sideOf[unit]].filter(
    (truck) =>
      field.designs[truck].fittings !== undefined &&
      canAct(state.units[truck]) &&
      reaches(field, state, truck, unit) &&
      hosesLeft(field, state, truck) >= hosesNeeded(field, unit),
  );

class TruckPick extends PiecePick {
  readonly name = 'truck';
  readonly label = WORDS.truck;
  private readonly field: Battlefield;

  constructor(field: Battlefield, trucks: readonly number[]) {
    super(trucks);
    this.field = field;
  }

  describe(truck: number) {
    return { label: this.field.designs[truck].name, piece: truck };
  }

  override whyNot(): Reason {
    return NO_TRUCK;
  }
}

const mayHookUp = ({ above: field, state, unit, mech, isUp }: Mover): boolean =>
  isUp &&
  field.kinds[unit].limbs !== undefined &&
  hoseOf(mech) === undefined &&
  !mech.thisTurn.onslaught &&
  trucksFor(field, state, unit).length > 0;

const HOOK_UP: AddedMove = {
  type: 'hook-up',
  label: WORDS.hookUp,
  offers: mayHookUp,
  fields: ({ above, state, unit }): readonly Field[] => [new TruckPick(above, trucksFor(above, state, unit))],
  whyNot: () => NO_TRUCK,
  carryOut(play, { unit }, order) {
    insistOn(order, 'hook-up');
    play.happen({ type: 'hose', unit, truck: order.truck, what: 'begins' });
    return OVER;
  },
};

const UNHOOK: AddedMove = {
  type: 'unhook',
  label: WORDS.unhook,
  offers: ({ mech, isUnderWay }) => !isUnderWay && canAct(mech) && hoseOf(mech)?.stage === 'flows',
  fields: () => [],
  whyNot: () => NOT_HOOKED,
  carryOut(play, { unit, mech }) {
    play.happen({ type: 'hose', unit, truck: hoseOf(mech)!.truck, what: 'ends' });
    return OVER;
  },
};

function takeOff(unit: UnitState): void {
  const { hose: _, ...marks } = unit.marks ?? {};
  unit.marks = kept(marks);
}

const MARK: PassingMark = {
  name: 'hooked up to coolant',
  ends: ['goes', 'is moved'],
  isOn: (unit) => hoseOf(unit) !== undefined,
  takeOff,
  told: (unit) => ({ type: 'hose', unit, truck: -1, what: 'lost' }),
};

/** What cannot serve any more lets go. At the end of the Movement Phase those who are still beside it are hooked up. */
function phaseEnds(play: Play<Classic>, field: Battlefield, isMovement: boolean): void {
  const { state } = play;
  for (const [unit, mech] of state.units.entries()) {
    const hose = hoseOf(mech);
    if (!hose || mech.loss !== null) continue;
    const { truck, stage } = hose;
    const isServed = reaches(field, state, truck, unit) && hosesLeft(field, state, truck) >= 0;
    if (!isServed) play.happen({ type: 'hose', unit, truck, what: 'lost' });
    else if (isMovement && stage === 'begins') play.happen({ type: 'hose', unit, truck, what: 'flows' });
  }
}

function turnEnds(play: Play<Classic>): void {
  for (const [unit, mech] of play.state.units.entries()) {
    const hose = hoseOf(mech);
    if (hose?.stage === 'ends') play.happen({ type: 'hose', unit, truck: hose.truck, what: 'off' });
  }
}

/** Is it hooked up, or does it serve somebody? */
function heldBy({ units }: Pick<State, 'units'>, unit: number): Reason | null {
  if (isHooked(units[unit])) return HELD;
  return units.some((other) => hoseOf(other)?.truck === unit && isHooked(other) && isOnMap(other))
    ? SERVES
    : null;
}

/** MT-SPV-11 */
export const coolantSystem: Option<boolean> = {
  id: OPTION,
  title: 'Coolant systems',
  summary: "Vehicles with coolant take heat from 'Mechs that stand beside them and are hooked up.",
  group: 'Vehicle combat',
  rule: 'MT-SPV-11',
  base: false,
  requires: ['combined-arms'],
  forbids: (isOn, { id }) => isOn && ALONE.includes(id),
  rules: section('Maximum Tech, special vehicles', [
    'MT-SPV-11',
    'Coolant systems',
    "A 'Mech beside one is hooked up when all have moved, to 1 of 5 hoses, or 2 from 60 tons on. It does not attack then, loses 10 heat more each turn, and is immobile until it has taken the hoses off, which takes a turn.",
    OPTION,
  ]),
  orders: [
    z.strictObject({ type: z.literal('hook-up'), unit: indexSchema, truck: indexSchema }),
    z.strictObject({ type: z.literal('unhook'), unit: indexSchema }),
  ],
  plug: () => ({
    add: {
      turnEnds,
      phaseEnds: (play, field, phase) => phaseEnds(play, field, phase === 'movement'),
      heat(tally, field, state, unit) {
        const hose = hoseOf(state.units[unit]);
        if (hose && isHooked(state.units[unit]) && reaches(field, state, hose.truck, unit))
          tally.add(-COOLS, WORDS.cools, 'MT-SPV-11');
      },
    },
    stage: {
      gear: (names) => [...names, 'a coolant system'],
      unitsOffered: (files) => [...files, ...COOLERS],
      marks: (marks) => [...marks, MARK],
      moves: (moves) => [...moves, HOOK_UP, UNHOOK],
      countsAsImmobile: (is, target) => is || isHooked(target),
      holds: (hold, state, unit) => hold ?? (heldBy(state, unit) as typeof hold),
      whyNoAttack: (reason, { units, turn }, unit) => {
        const hose = hoseOf(units[unit]);
        return reason ?? (hose && hose.turn === turn ? BUSY : null);
      },
      states(states, _field, table, unit) {
        const stage = hoseOf(table.units[unit])?.stage;
        if (stage !== undefined) return [...states, STATES[stage]];
        return heldBy(table, unit) ? [...states, 'serves coolant'] : states;
      },
      // Bots cool off beside a truck when they are too hot to fight, and go on when they are cool.
      liesLow(order, field, state, unit) {
        if (order || state.agenda.at(-1)?.step !== 'movement/move') return order;
        const mover = new Mover(field, state, unit, false);
        const { heat } = state.units[unit];
        if (UNHOOK.offers(mover)) return heat <= COOLS ? { type: 'unhook', unit } : null;
        if (heat < TOO_HOT || !HOOK_UP.offers(mover)) return null;
        return { type: 'hook-up', unit, truck: trucksFor(field, state, unit)[0]! };
      },
    },
  }),
  changes: {
    hose({ units, turn }, { unit, truck, what }) {
      const mech = units[unit];
      if (what === 'off' || what === 'lost') takeOff(mech);
      else mech.marks = { ...mech.marks, hose: { truck, stage: what, turn: hoseOf(mech)?.turn ?? turn } };
    },
  },
  sentences: {
    hose: ({ unit, truck, what }, { mech }) =>
      ({
        begins: `${mech(unit)} hooks up to the coolant of ${truck < 0 ? 'a vehicle' : mech(truck)}.`,
        flows: `Coolant flows into ${mech(unit)}.`,
        ends: `${mech(unit)} takes the hoses off.`,
        off: `${mech(unit)} is off the hoses.`,
        lost: `The hoses of ${mech(unit)} come off.`,
      })[what],
  },
};

const STATES: Readonly<Record<Stage, string>> = {
  begins: 'hooks up to coolant',
  flows: 'hooked up to coolant',
  ends: 'takes the hoses off',
};
