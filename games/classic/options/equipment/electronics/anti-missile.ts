import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../../battlefield.ts';
import type { WeaponType } from '../../../data/equipment.ts';
import type { WeaponMount } from '../../../design.ts';
import type { Event } from '../../../events.ts';
import type { Classic } from '../../../game-types.ts';
import type { Option } from '../../../option.ts';
import { locksOn } from '../../../phases/weapon/weapon.ts';
import { section } from '../../../rule-index/section.ts';
import { rolledBy } from '../../../rules/crew/about-rolls.ts';
import { binsFor } from '../../../rules/fire/ammunition.ts';
import { bearingOf } from '../../../rules/sight/arcs.ts';
import { canAct, isOnMap, weaponWorks } from '../../../rules/unit/condition.ts';
import { noteInside } from '../../../rules/unit/marks.ts';
import { type Switch, settingOf } from '../../../rules/unit/switches.ts';
import {
  AUTOMATIC_HIT,
  AUTOMATIC_MISS,
  CALLED_OFF,
  type State,
  type Twist,
  type UnitState,
  type WeaponAttack,
} from '../../../state.ts';
import { type AnyShot, askAboutSwitches, botSwitches, unlessSwitched } from './electronics.ts';

/** The attacks it has shot at in a turn, by their place among those declared. */
interface Interceptions {
  readonly turn: number;
  readonly of: readonly { readonly weapon: number; readonly attack: number }[];
}

declare module '../../../extensions.ts' {
  interface InsideMarks {
    readonly interceptions?: Interceptions;
  }
  interface OptionEvents {
    'ams-fired': {
      readonly type: 'ams-fired';
      readonly unit: number;
      readonly weapon: number;
      readonly attack: number;
      readonly dice: readonly number[];
      readonly rounds: number;
    };
    /** The same for those who do not know the sheet. */
    'seen-ams': { readonly type: 'seen-ams'; readonly unit: number; readonly missiles: number };
  }
}

const OPTION = 'anti-missile';
const PURPOSE = 'missiles shot down';
const TWISTS: readonly Twist[] = [0, -1, 1, -2, 2, 3];

const isLaser = ({ category }: WeaponType): boolean => category === 'energy';
const diceOf = (type: WeaponType): number => (type.id.startsWith('clan_') || isLaser(type) ? 2 : 1);

const interceptionsOf = ({ marks }: UnitState, turn: number): Interceptions['of'] =>
  marks?.inside?.interceptions?.turn === turn ? marks.inside.interceptions.of : [];

const roundsOf = (field: Battlefield, state: State, unit: number, weapon: number): number =>
  binsFor(field, state, unit, weapon).reduce((all, bin) => all + state.units[unit].body.shots[bin], 0);

/** MT-ELEC-05: it is fired at a unit instead. */
const firesIt = ({ weaponAttacks }: State, unit: number, weapon: number): boolean =>
  weaponAttacks.some((attack) => attack.attacker === unit && attack.weapon === weapon);

/** MT-ELEC-05: has it shot at missiles in this turn? */
export const hasIntercepted = ({ units, turn }: State, unit: number, weapon: number): boolean =>
  interceptionsOf(units[unit], turn).some((each) => each.weapon === weapon);

/** Those that can still shoot in this turn. What this phase has done to them counts from its end on. */
function readyOn(field: Battlefield, state: State, unit: number): number[] {
  const mech = state.units[unit];
  if (!isOnMap(mech) || !canAct(mech) || settingOf(mech, 'ams') === 'off') return [];
  const used = interceptionsOf(mech, state.turn).map(({ weapon }) => weapon);
  return field.designs[unit].weapons.flatMap((mount, weapon) =>
    mount.type.support === 'AMS' &&
    !used.includes(weapon) &&
    !firesIt(state, unit, weapon) &&
    weaponWorks(mount, mech.thisPhase.before) &&
    (isLaser(mount.type) || roundsOf(field, state, unit, weapon) > 0)
      ? [weapon]
      : [],
  );
}

/** In the arc of its mount; a turret turns to whatever comes. */
function bears(field: Battlefield, state: State, unit: number, weapon: number, attacker: number): boolean {
  const { hex, facing, twist } = state.units[unit];
  const kind = field.kinds[unit];
  const bearing = bearingOf(field, hex, facing, state.units[attacker].hex);
  const twists = kind.limbs ? [twist] : TWISTS;
  return twists.some((one) => kind.canBear(field.designs[unit].weapons[weapon], one, bearing));
}

/** Missiles of the attacks on a unit that are still to come, as many as can hit; 0 for all other attacks. */
function salvoAt(field: Battlefield, unit: number, attack: WeaponAttack): number {
  const { target, attacker, weapon, number, isOver } = attack;
  if (target !== unit || isOver || number === CALLED_OFF || number === AUTOMATIC_MISS) return 0;
  const { type } = field.designs[attacker].weapons[weapon];
  const isPod = type.throwsPods === true;
  if (type.category !== 'missile' || number === AUTOMATIC_HIT) return 0;
  if (!isPod && (type.cluster < 1 || field.kinds[attacker].troopers)) return 0;
  return isPod ? 1 : type.cluster * type.damage;
}

/** Of the attacks of a phase the one that a system shoots at: that which could do most, each system at another one first. */
function aimsOf(field: Battlefield, state: State, unit: number): Interceptions['of'] {
  const salvos = state.weaponAttacks
    .map((attack, index) => ({ index, attacker: attack.attacker, size: salvoAt(field, unit, attack) }))
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size);
  const taken = interceptionsOf(state.units[unit], state.turn).map(({ attack }) => attack);
  return readyOn(field, state, unit).flatMap((weapon) => {
    const inArc = salvos.filter(({ attacker }) => bears(field, state, unit, weapon, attacker));
    const best = inArc.find(({ index }) => !taken.includes(index)) ?? inArc[0];
    if (!best) return [];
    taken.push(best.index);
    return [{ weapon, attack: best.index }];
  });
}

const placeOf = ({ weaponAttacks }: State, { attacker, weapon, target }: WeaponAttack): number =>
  weaponAttacks.findLastIndex(
    (each) => each.attacker === attacker && each.weapon === weapon && each.target === target,
  );

/** Missiles of an attack that are shot down, by each system that was kept for it. */
function shootDown(play: Play<Classic>, field: Battlefield, attack: WeaponAttack): number {
  const { target: unit, attacker } = attack;
  if (typeof unit !== 'number') return 0;
  const { state } = play;
  const index = placeOf(state, attack);
  let downed = 0;
  for (const aim of aimsOf(field, state, unit).filter((each) => each.attack === index)) {
    const { type } = field.designs[unit].weapons[aim.weapon];
    const dice = play.roll(PURPOSE, diceOf(type), rolledBy(unit, undefined, attacker));
    const missiles = sum(dice);
    const rounds = Math.min(missiles, roundsOf(field, state, unit, aim.weapon));
    play.happen({ type: 'ams-fired', unit, ...aim, dice, rounds });
    downed += missiles;
  }
  return downed;
}

function fires(
  table: Pick<State, 'units' | 'turn'>,
  event: Pick<Extract<Event, { type: 'ams-fired' }>, 'unit' | 'weapon' | 'attack' | 'rounds' | 'dice'>,
  { designs }: Battlefield,
): void {
  const { unit, weapon, attack, rounds, dice } = event;
  const mech = table.units[unit];
  const { type, bins } = designs[unit].weapons[weapon];
  let left = rounds;
  for (const bin of bins) {
    const spent = Math.min(left, mech.body.shots[bin]);
    mech.body.shots[bin] -= spent;
    left -= spent;
  }
  mech.thisTurn.heatBuilt += isLaser(type) ? sum(dice) : type.heat;
  const of = [...interceptionsOf(mech, table.turn), { weapon, attack }];
  const interceptions = { turn: table.turn, of };
  noteInside(mech, { interceptions });
}

const SWITCH: Switch = {
  id: 'ams',
  label: 'Anti-missile system',
  settings: ['on', 'off'],
  has: ({ designs }, { units }, unit) =>
    designs[unit].weapons.some(
      (mount) => mount.type.support === 'AMS' && weaponWorks(mount, units[unit].body),
    ),
};

const MEAN_DIE = 3.5;

/** For bots. */
function lossOf(field: Battlefield, state: State, { attacker, weapon, target }: AnyShot): number {
  const { weapons } = field.designs[attacker];
  const sizeOf = ({ type }: WeaponMount): number =>
    type.category === 'missile' ? type.cluster * type.damage : 0;
  const size = sizeOf(weapons[weapon]);
  if (size === 0 || weapons[weapon].type.cluster < 2 || field.kinds[attacker].troopers) return 0;
  if (weapons.some((mount) => sizeOf(mount) > size)) return 0;
  return readyOn(field, state, target)
    .filter((system) => bears(field, state, target, system, attacker))
    .reduce((sum, system) => {
      const { type } = field.designs[target].weapons[system];
      return sum + MEAN_DIE * diceOf(type) * weapons[weapon].type.damage;
    }, 0);
}

export const antiMissile: Option<boolean> = {
  id: OPTION,
  title: 'Anti-missile systems',
  summary: 'Units may have AMS, which shoots down some of the missiles that are fired at them.',
  group: 'Equipment',
  rule: 'MT-BASE-09',
  base: false,
  rules: section('Maximum Tech, equipment', [
    'MT-BASE-09',
    'Anti-missile systems',
    'Once a turn AMS shoots at one salvo in its arc, at 1 heat: 1D6 of its missiles are lost, 2D6 with one of the Clans, and as many rounds are used. A Narc pod is destroyed. It is switched like ECM.',
    OPTION,
  ]),
  plug: () => ({
    add: {
      opening: (play, field) => askAboutSwitches(play, field, 'ams'),
      turnEnds: (play, field) => askAboutSwitches(play, field, 'ams'),
      // Missiles that miss have been shot at all the same, but for streaks, which stay where they are.
      fired: (play, field, attack) => {
        if (attack.number !== AUTOMATIC_MISS && !locksOn(field, attack)) shootDown(play, field, attack);
      },
    },
    stage: {
      switches: (switches) => [...switches, SWITCH],
      answer: botSwitches,
      // What a salvo loses on average; systems are kept for the largest one.
      meanPoints: (points, field, state, shot) => Math.max(0, points - lossOf(field, state, shot)),
      gear: (names) => [...names, 'an anti-missile system'],
      missilesLeft: (missiles, play, field, attack) => Math.max(0, missiles - shootDown(play, field, attack)),
      glimpse: (event) =>
        event?.type === 'ams-fired'
          ? { type: 'seen-ams', unit: event.unit, missiles: sum(event.dice) }
          : unlessSwitched(event),
    },
  }),
  changes: { 'ams-fired': fires, 'seen-ams': () => {} },
  sentences: {
    'ams-fired': ({ unit, dice, rounds }, { mech }) =>
      `AMS of ${mech(unit)} rolls ${sum(dice)}: so many missiles are shot down, ${rounds === 0 ? `at ${sum(dice)} heat` : `with ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`}.`,
    'seen-ams': ({ unit, missiles }, { mech }) =>
      `AMS of ${mech(unit)} shoots down ${missiles} ${missiles === 1 ? 'missile' : 'missiles'}.`,
  },
};
