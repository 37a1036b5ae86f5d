import { explain, type Tally } from '@ironfield/kernel/explanation.ts';
import type { Field } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Shot } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import { attackerMovement } from '../../data/movement-modifiers.ts';
import type { AttackMarks } from '../../extensions.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import type { OrderOf } from '../../orders.ts';
import { section } from '../../rule-index/section.ts';
import type { RuleId } from '../../rule-index.ts';
import { crewOf } from '../../rules/crew/crew-size.ts';
import { lacksStabilizer } from '../../rules/damage/crew-damage.ts';
import { weaponToHit } from '../../rules/fire/to-hit.ts';
import { firingMode } from '../../rules/piloting/skid.ts';
import { isUsable } from '../../rules/unit/condition.ts';
import { noteInside } from '../../rules/unit/marks.ts';
import type { State, UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface AttackMarks {
    /** MT-VCOM-03: one of the crew does nothing but keep it on its target. */
    readonly steady?: boolean;
  }
  interface InsideMarks {
    /** Weapons that were kept steady in a turn. */
    readonly steadied?: { readonly turn: number; readonly weapons: readonly number[] };
  }
  interface OptionEvents {
    steadied: { readonly type: 'steadied'; readonly unit: number; readonly weapons: readonly number[] };
  }
}

type Attacks = OrderOf<'fire'>['attacks'];

/** One of the crew has to drive. */
const DRIVER = 1;
const WORDS = {
  field: 'Kept steady by the crew',
  steady: 'Kept steady',
  unsteady: 'Not kept steady',
  line: 'Kept steady by the crew',
};
const TOO_MANY: Reason = {
  message: 'Each of the crew but the driver keeps one weapon steady in a turn, where its stabilizer works',
  rule: 'MT-VCOM-03',
};

function steadiedBy({ units, turn }: Pick<State, 'units' | 'turn'>, unit: number): readonly number[] {
  const steadied = units[unit].marks?.inside?.steadied;
  return steadied?.turn === turn ? steadied.weapons : [];
}

const isMoving = (vehicle: UnitState): boolean => attackerMovement(firingMode(vehicle)) > 0;

/** Weapons that can be kept steady. */
const weaponsOf = (field: Battlefield, vehicle: UnitState, unit: number): readonly number[] =>
  field.designs[unit].weapons.flatMap((mount, weapon) =>
    isUsable(field, mount, vehicle) && !lacksStabilizer(vehicle, mount.location) ? [weapon] : [],
  );

const handsOf = (field: Battlefield, unit: number): number => Math.max(0, crewOf(field, unit) - DRIVER);

/** Is a weapon kept steady without a word, since there are hands enough for all of them? */
function isSteadyAnyway(field: Battlefield, vehicle: UnitState, unit: number, weapon: number): boolean {
  const weapons = weaponsOf(field, vehicle, unit);
  return weapons.includes(weapon) && weapons.length <= handsOf(field, unit);
}

/** Has its player to say which weapons are? */
function mustSay(field: Battlefield, state: State, unit: number, weapon: number): boolean {
  const { [unit]: vehicle } = state.units;
  const hands = handsOf(field, unit);
  if (!isMoving(vehicle)) return false;
  const weapons = weaponsOf(field, vehicle, unit);
  const isFree = steadiedBy(state, unit).length < hands;
  return isFree && weapons.length > hands && weapons.includes(weapon);
}

function toHit(tally: Tally<RuleId>, field: Battlefield, { units }: State, shot: Shot): void {
  const { attacker, weapon } = shot;
  const { [attacker]: vehicle } = units;
  if (!isMoving(vehicle)) return;
  if (shot.steady ?? isSteadyAnyway(field, vehicle, attacker, weapon))
    tally.add(-attackerMovement(firingMode(vehicle)), WORDS.line, 'MT-VCOM-03');
}

const steadyPick = (field: Battlefield, state: State, shot: Shot): Field => ({
  kind: 'pick',
  name: 'steady',
  label: WORDS.field,
  values: [false, true],
  describe: (steady) => ({
    label: steady ? WORDS.steady : WORDS.unsteady,
    measure: 'to hit',
    explanation: explain<RuleId>((tally) =>
      weaponToHit(tally, field, state, { ...shot, steady: steady === true }),
    ),
  }),
  whyNot: () => TOO_MANY,
});

/** The notes on a shot: later damage changes nothing about it. */
function noted(
  marks: AttackMarks,
  { weapon, steady }: Attacks[number],
  field: Battlefield,
  state: State,
  unit: number,
): AttackMarks {
  const vehicle = state.units[unit];
  if (!field.kinds[unit].driving || !isMoving(vehicle)) return marks;
  const is = steady === undefined ? isSteadyAnyway(field, vehicle, unit, weapon) : steady === true;
  return { ...marks, steady: is };
}

/** Those of this turn, as soon as they are declared. */
function attacks(play: Play<Classic>, _field: Battlefield, unit: number): void {
  const { weaponAttacks } = play.state;
  const known = steadiedBy(play.state, unit);
  const more = weaponAttacks.flatMap(({ attacker, weapon, steady }) =>
    attacker === unit && steady && !known.includes(weapon) ? [weapon] : [],
  );
  if (more.length > 0) play.happen({ type: 'steadied', unit, weapons: [...known, ...more] });
}

function note(vehicle: Pick<UnitState, 'marks'>, turn: number, weapons: readonly number[]): void {
  noteInside(vehicle, { steadied: { turn, weapons } });
}

/** For bots: the best shots come first. */
function choose(salvo: Attacks, field: Battlefield, state: State, unit: number): Attacks {
  let hands = handsOf(field, unit) - steadiedBy(state, unit).length;
  return salvo.map((attack): Attacks[number] => {
    if (!mustSay(field, state, unit, attack.weapon)) return attack;
    hands--;
    return Object.assign({ ...attack }, { steady: hands >= 0 });
  });
}

/** MT-VCOM-03 */
export const vehicleCrewStabilizedFire: Option<boolean> = {
  id: 'vehicle-crew-stabilized-fire',
  title: 'Steady fire of crews',
  summary: 'All of a crew but one keep a weapon each on its target, whatever the vehicle does.',
  group: 'Vehicle combat',
  rule: 'MT-VCOM-03',
  base: false,
  requires: ['combined-arms', 'vehicle-crew'],
  rules: section('Maximum Tech, vehicle combat', [
    'MT-VCOM-03',
    'Steady fire of crews',
    'As many weapons a turn as the crew has members but one are fired without the modifier for the movement of the vehicle; its player names them. None is where the stabilizer has been hit.',
    'vehicle-crew-stabilized-fire',
  ]),
  plug: () => ({
    add: { weaponToHit: toHit, attacks },
    stage: {
      shotFields: (fields, field, state, shot) =>
        mustSay(field, state, shot.attacker, shot.weapon)
          ? [...fields, steadyPick(field, state, shot)]
          : fields,
      declared: noted,
      whyNotTogether(why, field, state, unit, entries) {
        if (why) return why;
        const steady = entries.filter((entry) => entry.steady === true).length;
        return steady + steadiedBy(state, unit).length > handsOf(field, unit) ? TOO_MANY : null;
      },
      // With what it is fired is on its sheet.
      glimpse: (event) => (event?.type === 'steadied' ? null : event),
      completeSalvo: (salvo, field, state, { unit }) => choose(salvo, field, state, unit),
    },
  }),
  changes: { steadied: ({ units, turn }, { unit, weapons }) => note(units[unit], turn, weapons) },
  sentences: { steadied: () => null },
};
