import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { WeaponMount } from '../../design.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { isLost } from '../../rules/condition.ts';
import { hurtPilot } from '../../rules/pilot.ts';
import { CALLED_OFF, type Damage, type State, type UnitState } from '../../state.ts';
import { countBits, type MechDesign } from '../../units/design.ts';
import { ARMS } from '../../units/locations.ts';

/** MT-CRIT-03 to MT-CRIT-05 */
type Fault = 'none' | 'off' | 'focus' | 'crystal' | 'barrel' | 'ranging' | 'feed' | 'dead' | 'destroyed';

declare module '../../extensions.ts' {
  interface InsideMarks {
    /** By the label of the weapon: what is wrong with it, as often as it was found. */
    readonly faults?: Readonly<Record<string, readonly Fault[]>>;
    /** By the label of the weapon: the turn in which it jammed. */
    readonly jams?: Readonly<Record<string, number>>;
  }
  interface OptionEvents {
    fault: {
      readonly type: 'fault';
      readonly unit: number;
      readonly weapon: number;
      readonly dice: readonly number[];
      readonly slots: number;
      readonly fault: Fault;
    };
    jam: { readonly type: 'jam'; readonly unit: number; readonly weapon: number; readonly turn: number };
    overload: { readonly type: 'overload'; readonly unit: number; readonly weapon: number };
  }
}

/** From the rows 2-3, 4-5, 6-7, 8-9, 10-11 and 12. */
const TABLES: Readonly<Record<'energy' | 'ballistic' | 'missile', readonly Fault[]>> = {
  energy: ['none', 'off', 'focus', 'crystal', 'dead', 'destroyed'],
  ballistic: ['none', 'off', 'barrel', 'feed', 'dead', 'destroyed'],
  missile: ['none', 'off', 'ranging', 'feed', 'dead', 'destroyed'],
};
const PURPOSE = 'critical damage';
/** Those who do not know its sheet are not told. */
const INSIDE: readonly string[] = ['fault', 'jam', 'overload'];
const NATURAL = 2;
/** CBT-CRT-07 */
const EXPLOSION_PILOT_DAMAGE = 2;
const CLEARED = 0;
const WORDS: Readonly<Record<Fault, string>> = {
  none: 'works as before',
  off: 'shoots worse',
  focus: 'has its focus misaligned',
  crystal: 'has a damaged crystal',
  barrel: 'has a damaged barrel',
  ranging: 'has damaged ranging',
  feed: 'has a damaged ammunition feed',
  dead: 'cannot fire any more',
  destroyed: 'is destroyed',
};

const slotsOf = ({ parts }: WeaponMount): number =>
  parts.reduce((count, { mask }) => count + countBits(mask), 0);
const damagedSlots = ({ parts }: WeaponMount, { hits }: Damage): number =>
  parts.reduce((count, { location, mask }) => count + countBits(mask & hits[location]), 0);

/** MT-CRIT-01: more than half of it. */
const isWrecked = (mount: WeaponMount, damage: Damage): boolean =>
  mount.parts.some(({ location }) => isLost(damage, location)) ||
  2 * damagedSlots(mount, damage) > slotsOf(mount);

/** MT-CRIT-02: how often something was found wrong. */
const count = ({ marks }: UnitState, { label }: WeaponMount, fault: Fault): number =>
  marks?.inside?.faults?.[label]?.filter((each) => each === fault).length ?? 0;

function worksStill(mount: WeaponMount, unit: UnitState): boolean {
  if (isWrecked(mount, unit.body)) return false;
  if (count(unit, mount, 'dead') + count(unit, mount, 'destroyed') > 0) return false;
  return !unit.marks?.inside?.jams?.[mount.label];
}

function note(mech: UnitState, { label }: WeaponMount, fault: Fault): void {
  if (fault === 'none') return;
  const inside = mech.marks?.inside;
  const found = [...(inside?.faults?.[label] ?? []), fault];
  mech.marks = { ...mech.marks, inside: { ...inside, faults: { ...inside?.faults, [label]: found } } };
}

function noteJam(mech: UnitState, { label }: WeaponMount, turn: number): void {
  const inside = mech.marks?.inside;
  mech.marks = { ...mech.marks, inside: { ...inside, jams: { ...inside?.jams, [label]: turn } } };
}

/** MT-CRIT-01: one roll for each weapon that was hit in this phase and is not wrecked by it. */
function findFaults(play: Play<Classic>, field: Battlefield): void {
  for (const [unit, mech] of play.state.units.entries()) {
    if (mech.hex < 0 || mech.loss) continue;
    for (const [weapon, mount] of field.designs[unit].weapons.entries()) {
      const slots = damagedSlots(mount, mech.body);
      if (slots === damagedSlots(mount, mech.thisPhase.before) || isWrecked(mount, mech.body)) continue;
      const dice = play.roll(PURPOSE, 2);
      const row = Math.min(5, Math.floor((sum(dice) + slots - 2) / 2));
      const fault = TABLES[mount.type.category][row];
      note(mech, mount, fault);
      play.emit({ type: 'fault', unit, weapon, dice, slots, fault });
    }
  }
}

/** MT-CRIT-02 to MT-CRIT-05: what a low roll does to a damaged weapon. */
function misfire(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  weapon: number,
  bin: number,
  total: number,
): void {
  const mech = play.state.units[unit];
  const mount = field.designs[unit].weapons[weapon];
  const happens = (fault: Fault) => {
    const found = count(mech, mount, fault);
    return found > 0 && total <= NATURAL + found - 1;
  };
  if (happens('barrel')) {
    noteJam(mech, mount, play.state.turn);
    play.emit({ type: 'jam', unit, weapon, turn: play.state.turn });
  }
  if (happens('feed') && bin >= 0) field.kinds[unit].explode(play, field, unit, bin);
  if (!happens('crystal')) return;
  play.emit({ type: 'overload', unit, weapon });
  hurtPilot(play, field, unit, EXPLOSION_PILOT_DAMAGE);
  field.kinds[unit].damageInside(play, field, unit, mount.location, mount.type.damage);
}

/** MT-CRIT-04: a hand, and a whole turn in which it neither moved nor attacked. */
function canClear(field: Battlefield, state: State, unit: number): boolean {
  const { thisTurn, body, loss, hex } = state.units[unit];
  const { masks } = field.designs[unit] as MechDesign;
  const hasHand = ARMS.some((arm) => {
    const hand = masks.hand[arm];
    return hand !== 0 && !isLost(body, arm) && (body.hits[arm] & hand) === 0;
  });
  const attacked =
    state.weaponAttacks.some(({ attacker, number }) => attacker === unit && number !== CALLED_OFF) ||
    state.physicalAttacks.some(({ attacker }) => attacker === unit);
  return hasHand && !attacked && thisTurn.mode === 'still' && !thisTurn.turned && loss === null && hex >= 0;
}

function clearJams(play: Play<Classic>, field: Battlefield): void {
  const { state } = play;
  for (const [unit, mech] of state.units.entries()) {
    if (!mech.marks?.inside?.jams || !canClear(field, state, unit)) continue;
    for (const [weapon, mount] of field.designs[unit].weapons.entries()) {
      const since = mech.marks.inside?.jams?.[mount.label];
      if (!since || since === state.turn) continue;
      noteJam(mech, mount, CLEARED);
      play.emit({ type: 'jam', unit, weapon, turn: CLEARED });
    }
  }
}

export const expandedCriticalDamage: Option<boolean> = {
  id: 'expanded-critical-damage',
  title: 'Expanded critical damage',
  summary: 'A weapon with half of its slots left works on, more or less.',
  group: 'Damage',
  rule: 'MT-CRIT-01',
  base: false,
  rules: section(
    'Maximum Tech, critical damage',
    [
      'MT-CRIT-01',
      'Damaged and destroyed',
      'A weapon is destroyed when more than half of its slots are hit. Otherwise it rolls at the end of the phase for what is wrong with it, with its damaged slots added.',
      'expanded-critical-damage',
    ],
    [
      'MT-CRIT-02',
      'Effects add up',
      'What is found twice counts twice, and what happens on a low roll happens on one more.',
      'expanded-critical-damage',
    ],
    [
      'MT-CRIT-03',
      'Energy weapons',
      'To hit +1; focus: damage −1 and +1 beyond short range; crystal: heat +1, and a 2 to hit overloads it; cannot fire; destroyed.',
      'expanded-critical-damage',
    ],
    [
      'MT-CRIT-04',
      'Ballistic weapons',
      'To hit +1; barrel: a 2 to hit jams it until a turn is spent on it; feed: a 2 sets off its ammunition; cannot fire; destroyed.',
      'expanded-critical-damage',
    ],
    [
      'MT-CRIT-05',
      'Missile weapons',
      'To hit +1; ranging: +1 beyond short range; feed: a 2 to hit sets off its ammunition; cannot fire; destroyed.',
      'expanded-critical-damage',
    ],
  ),
  plug: () => ({
    replace: { weaponWorks: worksStill },
    add: {
      phaseEnds: (play, field) => findFaults(play, field),
      turnEnds: (play, field) => clearJams(play, field),
      rolledToHit: (play, field, { attacker, weapon, bin }, dice) =>
        misfire(play, field, attacker, weapon, bin, sum(dice)),
      weaponToHit: (tally, field, state, { attacker, weapon }, range) => {
        const mech = state.units[attacker];
        const mount = field.designs[attacker].weapons[weapon];
        const off = count(mech, mount, 'off');
        if (off > 0) tally.add(off, 'The weapon is damaged', 'MT-CRIT-03');
        const far = count(mech, mount, 'focus') + count(mech, mount, 'ranging');
        if (far > 0 && range > mount.type.short) tally.add(far, 'Focus or ranging is damaged', 'MT-CRIT-03');
      },
      heat: (tally, field, state, unit) => {
        const mech = state.units[unit];
        let heat = 0;
        for (const { attacker, weapon, number } of state.weaponAttacks)
          if (attacker === unit && number !== CALLED_OFF)
            heat += count(mech, field.designs[unit].weapons[weapon], 'crystal');
        if (heat > 0) tally.add(heat, 'Damaged crystals', 'MT-CRIT-03');
      },
    },
    stage: {
      glimpse: (event) => (event && INSIDE.includes(event.type) ? null : event),
      hit: (hit, { state }) => {
        const { attacker, weapon } = hit.attack;
        const mount = battlefieldOf(state).designs[attacker].weapons[weapon];
        const lost = count(state.units[attacker], mount, 'focus');
        return lost > 0 ? { ...hit, damage: Math.max(0, hit.damage - lost) } : hit;
      },
    },
  }),
  sentences: {
    fault: ({ unit, weapon, dice, slots, fault }, names) =>
      `${names.mech(unit)}: its ${names.weapon(unit, weapon)} ${WORDS[fault]} (${sum(dice)} + ${slots}).`,
    jam: ({ unit, weapon, turn }, names) =>
      turn === CLEARED
        ? `${names.mech(unit)} has cleared its ${names.weapon(unit, weapon)}.`
        : `${names.mech(unit)}: its ${names.weapon(unit, weapon)} jams.`,
    overload: ({ unit, weapon }, names) =>
      `${names.mech(unit)}: its ${names.weapon(unit, weapon)} overloads.`,
  },
  changes: {
    fault: ({ units }, { unit, weapon, fault }, { designs }) =>
      note(units[unit], designs[unit].weapons[weapon], fault),
    jam: ({ units }, { unit, weapon, turn }, { designs }) =>
      noteJam(units[unit], designs[unit].weapons[weapon], turn),
    overload: () => {},
  },
};
