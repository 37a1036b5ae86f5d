import { explain } from '@ironfield/kernel/explanation.ts';
import type { Field, Scalar } from '@ironfield/kernel/menu/menu.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import type { Shot, Stance } from '../../attacks.ts';
import type { Battlefield, Forces } from '../../battlefield.ts';
import type { Option } from '../../option.ts';
import { indexSchema } from '../../orders/parts.ts';
import type { Order, OrderOf } from '../../orders.ts';
import { section } from '../../rule-index/section.ts';
import type { RuleId } from '../../rule-index.ts';
import { crewOf } from '../../rules/crew/crew-size.ts';
import { isDazed, isStuckWeapon, stuckWeapons } from '../../rules/damage/crew-damage.ts';
import { jammedTurrets } from '../../rules/damage/jammed-turrets.ts';
import { weaponToHit, whyNotFire } from '../../rules/fire/to-hit.ts';
import { type AddedMove, OVER } from '../../rules/movement/move-kind.ts';
import { Mover } from '../../rules/movement/mover.ts';
import { canAct, isPlaced, weaponWorks } from '../../rules/unit/condition.ts';
import { noteInside } from '../../rules/unit/marks.ts';
import type { State, UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface InsideMarks {
    /** MT-VCREW-02: the turn in which its one crewman does nothing but clear a jam. */
    readonly seesToJam?: number;
  }
  interface OptionOrders {
    'see-to-jam': { readonly type: 'see-to-jam'; readonly unit: number };
  }
  interface OptionEvents {
    'see-to-jam': { readonly type: 'see-to-jam'; readonly unit: number };
  }
}

type Entry = Readonly<Record<string, unknown>>;
type Attacks = OrderOf<'fire'>['attacks'];

const OPTION = 'vehicle-crew';
/** A driver and a gunner; each one more has a target of his own. */
const PAIR = 2;
const BESIDE = 1;
const WORDS = {
  free: 'Who fires at it',
  gunner: 'A crewman of its own',
  busy: 'Whoever fires at others, too: +1',
  seeTo: 'See to a jam',
  state: 'clears a jam',
};
const TOO_MANY: Reason = {
  message: 'Each crewman above two has one target, and fires all weapons at it without a modifier',
  rule: 'MT-VCREW-04',
};
const NO_JAM: Reason = {
  message:
    'Only a crewman who is alone, and whose vehicle has had a jam since before this turn, sees to it instead of moving',
  rule: 'MT-VCREW-02',
};
const CLEARS: Reason = { message: 'Its one crewman sees to a jam', rule: 'MT-VCREW-02' };

/** Targets besides the primary one that have a crewman of their own. */
const extraTargets = (field: Forces, unit: number): number => Math.max(0, crewOf(field, unit) - PAIR);

/** The targets in reach of any weapon of a vehicle as it has turned its turret. */
const targetsOf = (field: Battlefield, state: State, stance: Stance): number[] =>
  field.enemiesOf[stance.unit].filter((enemy) =>
    field.designs[stance.unit].weapons.some(
      (_, weapon) => whyNotFire(field, state, stance, weapon, enemy) === null,
    ),
  );

/** MT-VCREW-04: is there a choice, since there are more targets than crewmen for them? */
const mustName = (field: Battlefield, state: State, stance: Stance): boolean =>
  extraTargets(field, stance.unit) > 0 &&
  targetsOf(field, state, stance).length > 1 + extraTargets(field, stance.unit);

/** The gunner's choice for a shot at another target than the primary one. */
function gunnerPick(field: Battlefield, state: State, shot: Shot): Field {
  return {
    kind: 'pick',
    name: 'attended',
    label: WORDS.free,
    values: [false, true],
    describe: (attended: Scalar) => ({
      label: attended ? WORDS.gunner : WORDS.busy,
      measure: 'to hit',
      explanation: explain<RuleId>((tally) =>
        weaponToHit(tally, field, state, { ...shot, secondary: attended ? 0 : BESIDE }),
      ),
    }),
    whyNot: () => TOO_MANY,
  };
}

/** No more targets than crewmen, and all weapons alike at each. */
function tooMany(field: Battlefield, unit: number, entries: readonly Entry[]): boolean {
  const attended = new Set(entries.flatMap((entry) => (entry.attended === true ? [entry.target] : [])));
  const isMixed = entries.some(({ attended: own, target }) => own === false && attended.has(target));
  return isMixed || attended.size > extraTargets(field, unit);
}

/** For bots: the first of the other targets have the crewmen. */
function assign(
  attacks: Attacks,
  field: Battlefield,
  state: State,
  stance: Stance,
  primary: number,
): Attacks {
  const others = [...new Set(attacks.map(({ target }) => target))].filter((target) => target !== primary);
  if (others.length === 0 || !mustName(field, state, stance)) return attacks;
  const attended = others.slice(0, extraTargets(field, stance.unit));
  return attacks.map((attack): Attacks[number] => {
    const { target } = attack;
    return target === primary
      ? attack
      : Object.assign({ ...attack }, { attended: attended.includes(target) });
  });
}

const isClearing = ({ units, turn }: Pick<State, 'units' | 'turn'>, unit: number): boolean =>
  units[unit].marks?.inside?.seesToJam === turn;

/** A weapon that has jammed in an earlier turn and can be cleared. */
function hasJam({ designs, kinds }: Battlefield, { units, turn }: State, unit: number): boolean {
  const { [unit]: vehicle } = units;
  if (vehicle.marks === null) return false;
  const { body } = vehicle;
  const isStuck = ({ weapon, turn: since }: { readonly weapon: number; readonly turn: number }): boolean =>
    since < turn && weaponWorks(designs[unit].weapons[weapon], body);
  return jammedTurrets(vehicle, kinds[unit].codes, turn).length > 0 || stuckWeapons(vehicle).some(isStuck);
}

const SEE_TO_JAM: AddedMove = {
  type: 'see-to-jam',
  label: WORDS.seeTo,
  offers: ({ field, state, unit, mech, isUnderWay }) =>
    !isUnderWay &&
    isPlaced(mech) &&
    canAct(mech) &&
    crewOf(field, unit) === 1 &&
    !isDazed(mech, state.turn) &&
    hasJam(field, state, unit),
  fields: () => [],
  whyNot: () => NO_JAM,
  carryOut(play, { unit }) {
    play.happen({ type: 'see-to-jam', unit });
    return OVER;
  },
};

function note(vehicle: Pick<UnitState, 'marks'>, turn: number): void {
  noteInside(vehicle, { seesToJam: turn });
}

/** For bots: one that has nothing else to fire. */
function seesToIt(order: Order | null, field: Battlefield, state: State, unit: number): Order | null {
  if (order || state.agenda.at(-1)?.step !== 'movement/move') return order;
  const vehicle = state.units[unit];
  const isArmed = field.designs[unit].weapons.some(
    (mount, weapon) => weaponWorks(mount, vehicle.body) && !isStuckWeapon(vehicle, weapon),
  );
  if (isArmed || !SEE_TO_JAM.offers(new Mover(field, state, unit, false))) return null;
  return { type: 'see-to-jam', unit };
}

/** MT-VCREW-01 to MT-VCREW-04 */
export const vehicleCrew: Option<boolean> = {
  id: OPTION,
  title: 'Crews of vehicles',
  summary: 'A large crew fires at several targets as well as at one; a single crewman at one alone.',
  group: 'Vehicle combat',
  rule: 'MT-VCREW-01',
  base: false,
  requires: ['combined-arms'],
  rules: section(
    'Maximum Tech, vehicle crews',
    [
      'MT-VCREW-01',
      'Size of the crew',
      'A vehicle has one crewman for every 15 tons, or what is left over of them.',
      OPTION,
    ],
    [
      'MT-VCREW-02',
      'One crewman',
      'He fires at one target a turn. To clear a jam he says so instead of moving; the vehicle stays as it is, fires nothing, and the jam is cleared in the Weapon Attack Phase.',
      OPTION,
    ],
    ['MT-VCREW-03', 'Two crewmen', 'A driver and a gunner fire as any vehicle does.', OPTION],
    [
      'MT-VCREW-04',
      'Three and more crewmen',
      'Each crewman above two has a target of his own, without a modifier, wherever it is. Their player names those targets; any others are at +1.',
      OPTION,
    ],
  ),
  orders: [z.strictObject({ type: z.literal('see-to-jam'), unit: indexSchema })],
  plug: () => ({
    stage: {
      oneTarget: (is, field, _state, unit) => is || crewOf(field, unit) === 1,
      secondaryCost(cost, field, unit, attended) {
        if (extraTargets(field, unit) === 0) return cost;
        return attended === false ? BESIDE : 0;
      },
      shotFields(fields, field, state, shot, primary) {
        const { attacker: unit, twist, target } = shot;
        const isNamed = target !== primary && mustName(field, state, { unit, twist, prop: null });
        return isNamed ? [...fields, gunnerPick(field, state, shot)] : fields;
      },
      whyNotTogether: (why, field, _state, unit, entries) =>
        why ?? (tooMany(field, unit, entries) ? TOO_MANY : null),
      completeSalvo: assign,
      mayClear: (may, field, state, unit) => may && (crewOf(field, unit) !== 1 || isClearing(state, unit)),
      whyNoAttack: (why, state, unit) => why ?? (isClearing(state, unit) ? CLEARS : null),
      whyNoTask: (why, state, unit) => why ?? (isClearing(state, unit) ? CLEARS : null),
      moves: (moves) => [...moves, SEE_TO_JAM],
      liesLow: seesToIt,
      states: (states, _field, state, unit) => (isClearing(state, unit) ? [...states, WORDS.state] : states),
      // Its sheet alone shows the jam: others see that it stays.
      glimpse: (event) => (event?.type === 'see-to-jam' ? { type: 'still', unit: event.unit } : event),
    },
  }),
  changes: { 'see-to-jam': ({ units, turn }, { unit }) => note(units[unit], turn) },
  sentences: { 'see-to-jam': ({ unit }, { mech }) => `The crewman of ${mech(unit)} sees to a jam.` },
};
