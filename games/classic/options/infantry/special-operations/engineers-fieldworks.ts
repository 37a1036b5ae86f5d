import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import { type Battlefield, hasCondition, kindsAt } from '../../../battlefield.ts';
import { mayBeginWork } from '../../../engineers/crews.ts';
import type { Classic } from '../../../game-types.ts';
import type { Option } from '../../../option.ts';
import { indexSchema } from '../../../orders/parts.ts';
import { section } from '../../../rule-index/section.ts';
import { allows, changeGround, hexWith } from '../../../rules/ground/ground.ts';
import { type AddedMove, OVER } from '../../../rules/movement/move-kind.ts';
import { Mover } from '../../../rules/movement/mover.ts';
import { arcOf } from '../../../rules/sight/arcs.ts';
import { isNear, isOnMap } from '../../../rules/unit/condition.ts';
import type { PassingMark } from '../../../rules/unit/mark-ends.ts';
import { kept } from '../../../rules/unit/marks.ts';
import type { State, UnitState } from '../../../state.ts';

interface Fieldworks {
  /** Complete turns of work. */
  readonly turns: number;
  /** The turn in which it worked last. */
  readonly latest: number;
}

declare module '../../../extensions.ts' {
  interface UnitMarks {
    readonly fieldworks?: Fieldworks;
  }
  interface OptionOrders {
    fortify: { readonly type: 'fortify'; readonly unit: number };
  }
  interface OptionEvents {
    fieldworks: {
      readonly type: 'fieldworks';
      readonly unit: number;
      readonly what: 'works' | 'goes on' | 'lost' | 'done';
    };
  }
}

const OPTION = 'engineers-fieldworks';
const TURNS = 2;
const HARDER = 2;
/** Nobody builds there. */
const CLOSED = /^(paved|road|bridge|water .*|\w+ (building|fortress|hangar) \d+|magma.*|liquid magma|ice)$/;
/** For bots: an enemy so near is fought, one farther off is waited for. */
const TOO_NEAR = 5;
const FAR = 15;
const why = (message: string): Reason => ({ message, rule: 'MT-SOPS-10' });
const NOT_HERE = why('Engineers dig trenches instead of moving, off water, pavement and buildings');
const WORKS = why('It works on trenches');
const BEHIND = why('It fires ahead out of its trench');
const WORDS = 'Fortified hex';

const worksOf = ({ marks }: UnitState): Fieldworks | undefined => marks?.fieldworks;

function work(unit: UnitState, fieldworks: Fieldworks): void {
  unit.marks = { ...unit.marks, fieldworks };
}

function stop(unit: UnitState): void {
  const { fieldworks: _, ...marks } = unit.marks ?? {};
  unit.marks = kept(marks);
}

/** A platoon that moves has worked in vain. */
const MARK: PassingMark = {
  name: 'at work on trenches',
  ends: ['goes', 'is moved'],
  isOn: (unit) => worksOf(unit) !== undefined,
  takeOff: stop,
  told: (unit) => ({ type: 'fieldworks', unit, what: 'lost' }),
};

const isFortified = (field: Battlefield, cell: number): boolean =>
  cell >= 0 && hasCondition(field, cell, 'fortified');

const mayFortify = (mover: Mover): boolean =>
  mayBeginWork(mover) &&
  !isFortified(mover.field, mover.mech.hex) &&
  !kindsAt(mover.field.board, mover.mech.hex).some(({ name }) => CLOSED.test(name));

const FORTIFY: AddedMove = {
  type: 'fortify',
  label: 'Dig trenches',
  offers: mayFortify,
  fields: () => [],
  whyNot: () => NOT_HERE,
  carryOut(play, { unit }) {
    play.happen({ type: 'fieldworks', unit, what: 'works' });
    return OVER;
  },
};

function turnEnds(play: Play<Classic>, field: Battlefield): void {
  const { state } = play;
  for (const [unit, engineers] of state.units.entries()) {
    const works = worksOf(engineers);
    if (!works || !isOnMap(engineers)) continue;
    const isAtIt = works.latest === state.turn;
    const what = !isAtIt ? 'lost' : works.turns + 1 < TURNS ? 'goes on' : 'done';
    play.happen({ type: 'fieldworks', unit, what });
    if (what === 'done')
      changeGround(play, hexWith(field.board, engineers.hex, { add: ['fortified'] }), [unit]);
  }
}

/** It is dug in there from all sides, if it has not dug in by itself. */
const isSheltered = (field: Battlefield, { units }: Pick<State, 'units'>, unit: number): boolean =>
  field.kinds[unit]?.troopers !== undefined &&
  units[unit].marks?.trench?.isDone !== true &&
  isFortified(field, units[unit].hex);

const isFlamer = (field: Battlefield, attacker: number, weapon: number): boolean =>
  field.designs[attacker].weapons[weapon].type.id.includes('flamer');

/** MT-SOPS-10 */
export const engineersFieldworks: Option<boolean> = {
  id: OPTION,
  title: 'Fieldworks of engineers',
  summary: 'Engineers fortify their hex in two turns: infantry in it is dug in at once.',
  group: 'Infantry',
  rule: 'MT-SOPS-10',
  base: false,
  requires: ['engineers', 'infantry-dig-in'],
  rules: section('Maximum Tech, special operations', [
    'MT-SOPS-10',
    'Trenches and fieldworks',
    'Two complete turns without moving or attacking, off water, pavement and buildings, and the hex is fortified for both sides: infantry in it is dug in at once, from all sides, and fires ahead.',
    OPTION,
  ]),
  orders: [z.strictObject({ type: z.literal('fortify'), unit: indexSchema })],
  plug: () => ({
    add: {
      turnEnds,
      weaponToHit: (tally, field, state, { attacker, weapon, target }) => {
        if (isSheltered(field, state, target) && !isFlamer(field, attacker, weapon))
          tally.add(HARDER, WORDS, 'MT-SOPS-10');
      },
      physicalToHit: (tally, field, state, { target }) => {
        if (isSheltered(field, state, target)) tally.add(HARDER, WORDS, 'MT-SOPS-10');
      },
    },
    stage: {
      mapKinds: allows('fortified'),
      marks: (marks) => [...marks, MARK],
      moves: (moves) => [...moves, FORTIFY],
      whyNoAttack: (reason, { units, turn }, unit) =>
        reason ?? (worksOf(units[unit])?.latest === turn ? WORKS : null),
      whyNotFire: (reason, field, state, { unit }, { target }) => {
        const { hex, facing } = state.units[unit];
        const other = state.units[target].hex;
        if (reason || hex === other || !isSheltered(field, state, unit)) return reason;
        return arcOf(field, hex, facing, other) === 'forward' ? null : BEHIND;
      },
      states(states, field, table, unit) {
        if (worksOf(table.units[unit])) return [...states, 'digs trenches'];
        return isSheltered(field, table, unit) ? [...states, 'in a fortified hex'] : states;
      },
      // Bots dig while the enemy is still on the way.
      liesLow(order, field, state, unit) {
        if (order || state.agenda.at(-1)?.step !== 'movement/move') return order;
        if (!FORTIFY.offers(new Mover(field, state, unit, false))) return null;
        const { hex } = state.units[unit];
        const near = (hexes: number) =>
          field.enemiesOf[unit].some((enemy) => isNear(field, hex, state.units[enemy], hexes));
        const isBegun = worksOf(state.units[unit]) !== undefined;
        return (isBegun && !near(1)) || (near(FAR) && !near(TOO_NEAR)) ? { type: 'fortify', unit } : null;
      },
    },
  }),
  changes: {
    fieldworks({ units, turn }, { unit, what }) {
      const turns = worksOf(units[unit])?.turns ?? 0;
      if (what === 'works') work(units[unit], { turns, latest: turn });
      else if (what === 'goes on') work(units[unit], { turns: turns + 1, latest: turn });
      else stop(units[unit]);
    },
  },
  sentences: {
    fieldworks: ({ unit, what }, { mech }) =>
      ({
        works: `${mech(unit)} digs trenches.`,
        'goes on': null,
        lost: `${mech(unit)} gives up its trenches.`,
        done: `${mech(unit)} has fortified its hex.`,
      })[what],
  },
};
