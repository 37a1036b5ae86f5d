import type { Facing } from '@ironfield/hex/coordinates.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import { type Battlefield, hasCondition } from '../../../battlefield.ts';
import { ruinAt } from '../../../buildings/census.ts';
import type { BuildingClass } from '../../../data/terrain.ts';
import type { Part } from '../../../design.ts';
import type { Classic } from '../../../game-types.ts';
import type { Option } from '../../../option.ts';
import { facingSchema, indexSchema } from '../../../orders/parts.ts';
import { ANY_FACING } from '../../../phases/turn/activation.ts';
import { section } from '../../../rule-index/section.ts';
import { rolledBy } from '../../../rules/crew/about-rolls.ts';
import { isAloft } from '../../../rules/ground/altitude.ts';
import { changeGround, hexWith } from '../../../rules/ground/ground.ts';
import { type AddedMove, insistOn, OVER } from '../../../rules/movement/move-kind.ts';
import { walkMp } from '../../../rules/movement/movement-points.ts';
import { Mover } from '../../../rules/movement/mover.ts';
import { isNear, isOnMap } from '../../../rules/unit/condition.ts';
import { hasWorking } from '../../../rules/unit/fittings.ts';
import type { PassingMark } from '../../../rules/unit/mark-ends.ts';
import { kept } from '../../../rules/unit/marks.ts';
import type { State, UnitState } from '../../../state.ts';
import { DOZERS } from '../../../vehicles/special.ts';

interface Clearing {
  /** Complete turns of work. */
  readonly turns: number;
  /** The turn in which it worked last. */
  readonly latest: number;
}

declare module '../../../extensions.ts' {
  interface UnitMarks {
    readonly dozing?: Clearing;
    /** MT-SPV-05: its blade is gone. */
    readonly bladeLost?: true;
  }
  interface OptionOrders {
    'clear-rubble': { readonly type: 'clear-rubble'; readonly unit: number; readonly facing: Facing };
  }
  interface OptionEvents {
    'clears-rubble': {
      readonly type: 'clears-rubble';
      readonly unit: number;
      readonly what: 'works' | 'goes on' | 'lost' | 'done';
      /** Absent where it has not turned. */
      readonly facing?: Facing;
    };
    'blade-roll': {
      readonly type: 'blade-roll';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly lost: boolean;
    };
  }
}

const OPTION = 'bulldozer';
const PURPOSE = 'bulldozer blade';
const RUBBLE = 'rubble';
/** By the class of what stood there. */
const TURNS: Readonly<Record<BuildingClass, number>> = { 1: 2, 2: 4, 3: 8, 4: 16 };
/** Rubble of the map, which nobody knows any better. */
const OF_MAPS: BuildingClass = 1;
/** MT-SPV-05: as if it went at Flank. */
const LIKE_FLANK = 2;
/** Two dice up to here cost the blade. */
const LOST_ON = 2;
/** For bots: an enemy so near is fought, and nobody begins with one nearer than this. */
const TOO_NEAR = 5;
const NEAR = 10;
const WORDS = {
  label: 'Clear rubble',
  clears: 'Clears rubble',
  state: 'clears rubble',
  gone: 'bulldozer blade gone',
};
const NOT_HERE: Reason = {
  message: 'A bulldozer clears the rubble of its own hex, instead of moving',
  rule: 'MT-SPV-05',
};

const workOf = ({ marks }: UnitState): Clearing | undefined => marks?.dozing;

const carries = (field: Battlefield, unit: number): boolean =>
  field.designs[unit].fittings?.some(({ type }) => type.id === 'bulldozer') === true;

const works = (field: Battlefield, unit: number, vehicle: UnitState): boolean =>
  hasWorking(field.designs[unit], vehicle.body, 'bulldozer') && vehicle.marks?.bladeLost !== true;

function stop(unit: UnitState): void {
  const { dozing: _, ...marks } = unit.marks ?? {};
  unit.marks = kept(marks);
}

const MARK: PassingMark = {
  name: 'clearing rubble',
  ends: ['goes', 'is moved'],
  isOn: (unit) => workOf(unit) !== undefined,
  takeOff: stop,
  told: (unit) => ({ type: 'clears-rubble', unit, what: 'lost' }),
};

const turnsFor = (state: State, hex: number): number => TURNS[ruinAt(state, hex) ?? OF_MAPS];

/** Whoever cannot move cannot push anything. */
const mayClear = ({ above: field, state, mech, unit, isUnderWay, isUp }: Mover): boolean =>
  !isUnderWay &&
  isUp &&
  works(field, unit, mech) &&
  hasCondition(field, mech.hex, RUBBLE) &&
  walkMp(field, state, unit) > 0;

const CLEAR: AddedMove = {
  type: 'clear-rubble',
  label: WORDS.label,
  offers: mayClear,
  fields: () => [ANY_FACING],
  whyNot: () => NOT_HERE,
  carryOut(play, { unit, mech }, order) {
    insistOn(order, 'clear-rubble');
    const { facing } = order;
    play.happen({
      type: 'clears-rubble',
      unit,
      what: 'works',
      ...(facing !== mech.facing && { facing }),
    });
    return OVER;
  },
};

function turnEnds(play: Play<Classic>, field: Battlefield): void {
  const { state } = play;
  for (const [unit, vehicle] of state.units.entries()) {
    const work = workOf(vehicle);
    if (!work || !isOnMap(vehicle)) continue;
    const isAtIt = work.latest === state.turn && works(field, unit, vehicle);
    const isDone = work.turns + 1 >= turnsFor(state, vehicle.hex);
    play.happen({ type: 'clears-rubble', unit, what: !isAtIt ? 'lost' : isDone ? 'done' : 'goes on' });
    if (isAtIt && isDone) changeGround(play, hexWith(field.board, vehicle.hex, { take: [RUBBLE] }), [unit]);
  }
}

/** The blade is in the way of what strikes the front. */
function armorWorn(play: Play<Classic>, field: Battlefield, unit: number, part: Part): void {
  const vehicle = play.state.units[unit];
  if (part !== field.kinds[unit].hull?.bow || vehicle.loss !== null || !works(field, unit, vehicle)) return;
  const dice = play.roll(PURPOSE, 2, rolledBy(unit, LOST_ON + 1));
  play.happen({ type: 'blade-roll', unit, dice, lost: sum(dice) <= LOST_ON });
}

/** MT-SPV-05 */
export const bulldozer: Option<boolean> = {
  id: OPTION,
  title: 'Bulldozers',
  summary: 'A vehicle with a blade clears rubble away, and takes less damage from its own charges.',
  group: 'Vehicle combat',
  rule: 'MT-SPV-05',
  base: false,
  requires: ['combined-arms'],
  rules: section('Maximum Tech, special vehicles', [
    'MT-SPV-05',
    'Bulldozers',
    'Instead of moving it clears its hex of rubble, in 2 to 16 turns by class; it may turn, and fires at +2. Its own charges do it half the damage. Each hit on its front armor destroys the blade on a 2.',
    OPTION,
  ]),
  orders: [z.strictObject({ type: z.literal('clear-rubble'), unit: indexSchema, facing: facingSchema })],
  plug: () => ({
    add: {
      turnEnds,
      armorWorn,
      weaponToHit(tally, _field, { units, turn }, { attacker }) {
        if (workOf(units[attacker])?.latest === turn) tally.add(LIKE_FLANK, WORDS.clears, 'MT-SPV-05');
      },
    },
    stage: {
      gear: (names) => [...names, 'a bulldozer blade'],
      unitsOffered: (files) => [...files, ...DOZERS],
      marks: (marks) => [...marks, MARK],
      moves: (moves) => [...moves, CLEAR],
      recoil: (points, field, { units }, unit) =>
        works(field, unit, units[unit]) ? Math.ceil(points / 2) : points,
      states(states, field, { units }, unit) {
        const own = workOf(units[unit]) ? [...states, WORDS.state] : states;
        return carries(field, unit) && units[unit].marks?.bladeLost ? [...own, WORDS.gone] : own;
      },
      // Bots clear while the enemy is far away.
      liesLow(order, field, state, unit) {
        const vehicle = state.units[unit];
        if (order || state.agenda.at(-1)?.step !== 'movement/move' || isAloft(vehicle)) return order;
        if (!CLEAR.offers(new Mover(field, state, unit, false))) return null;
        const near = workOf(vehicle) ? TOO_NEAR : NEAR;
        return field.enemiesOf[unit].some((enemy) => isNear(field, vehicle.hex, state.units[enemy], near))
          ? null
          : { type: 'clear-rubble', unit, facing: vehicle.facing };
      },
    },
  }),
  changes: {
    'clears-rubble'({ units, turn }, { unit, what, facing }) {
      const vehicle = units[unit];
      const turns = workOf(vehicle)?.turns ?? 0;
      if (facing !== undefined) vehicle.facing = facing;
      if (what === 'works') vehicle.marks = { ...vehicle.marks, dozing: { turns, latest: turn } };
      else if (what === 'goes on')
        vehicle.marks = { ...vehicle.marks, dozing: { turns: turns + 1, latest: turn } };
      else stop(vehicle);
    },
    'blade-roll': ({ units }, { unit, lost }) => {
      if (lost) units[unit].marks = { ...units[unit].marks, bladeLost: true };
    },
  },
  sentences: {
    'clears-rubble': ({ unit, what }, { mech }) =>
      ({
        works: `${mech(unit)} clears rubble.`,
        'goes on': null,
        lost: `${mech(unit)} gives up clearing rubble.`,
        done: `${mech(unit)} has cleared the rubble of its hex.`,
      })[what],
    'blade-roll': ({ unit, lost }, { mech }) => (lost ? `${mech(unit)} loses its bulldozer blade.` : null),
  },
};
