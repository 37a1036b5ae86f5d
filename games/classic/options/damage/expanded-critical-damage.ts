import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { WeaponMount } from '../../design.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { befalls, doneBy } from '../../rules/crew/about-rolls.ts';
import { hurtPilot } from '../../rules/crew/pilot.ts';
import {
  countOf,
  FAULT_WORDS,
  type Fault,
  type FaultTable,
  faultsOf,
  noteFaults,
  spoilsShot,
} from '../../rules/damage/faults.ts';
import { isLost, isPlaced } from '../../rules/unit/condition.ts';
import { noteInside } from '../../rules/unit/marks.ts';
import { CALLED_OFF, type Damage, type PhysicalAttack, type State, type UnitState } from '../../state.ts';
import { countBits, type MechDesign } from '../../units/design.ts';
import { ARMS } from '../../units/locations.ts';

declare module '../../extensions.ts' {
  interface InsideMarks {
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
    'hatchet-fault': {
      readonly type: 'hatchet-fault';
      readonly unit: number;
      readonly label: string;
      readonly dice: readonly number[];
      readonly slots: number;
      readonly fault: Fault;
    };
    'hatchet-use': {
      readonly type: 'hatchet-use';
      readonly unit: number;
      readonly label: string;
      readonly dice: readonly number[];
      readonly number: number;
      readonly works: boolean;
    };
    jam: { readonly type: 'jam'; readonly unit: number; readonly weapon: number; readonly turn: number };
    overload: { readonly type: 'overload'; readonly unit: number; readonly weapon: number };
  }
}

/** From the rows 2-3, 4-5, 6-7, 8-9, 10-11 and 12. */
const TABLES: Readonly<Record<FaultTable, readonly Fault[]>> = {
  energy: ['none', 'off', 'focus', 'crystal', 'dead', 'destroyed'],
  ballistic: ['none', 'off', 'barrel', 'feed', 'dead', 'destroyed'],
  missile: ['none', 'off', 'ranging', 'feed', 'dead', 'destroyed'],
  equipment: ['none', 'none', 'none', 'balky', 'stiff', 'destroyed'],
};
const PURPOSE = 'critical damage';
const USE_PURPOSE = 'use';
/** MT-CRIT-06: what equipment needs to work. */
const USES = { balky: 7, stiff: 10 } as const;
/** Those who do not know its sheet are not told. */
const INSIDE: readonly string[] = ['fault', 'hatchet-fault', 'hatchet-use', 'jam', 'overload'];
const NATURAL = 2;
/** CBT-CRT-07 */
const EXPLOSION_PILOT_DAMAGE = 2;
const CLEARED = 0;

/** A weapon or a hatchet. */
type Item = Pick<WeaponMount, 'label' | 'parts'>;

const hatchetsOf = (field: Battlefield, unit: number): Item[] =>
  (field.kinds[unit].limbs?.hatchets(field, unit) ?? []).map(({ label, slots }) => ({
    label,
    parts: [slots],
  }));

const slotsOf = ({ parts }: Item): number => parts.reduce((count, { mask }) => count + countBits(mask), 0);
const damagedSlots = ({ parts }: Item, { hits }: Damage): number =>
  parts.reduce((count, { location, mask }) => count + countBits(mask & hits[location]), 0);

/** MT-CRIT-01: more than half of it. */
const isWrecked = (mount: Item, damage: Damage): boolean =>
  mount.parts.some(({ location }) => isLost(damage, location)) ||
  2 * damagedSlots(mount, damage) > slotsOf(mount);

/** MT-CRIT-02: how often something was found wrong. */
const count = (unit: UnitState, { label }: Pick<Item, 'label'>, fault: Fault): number =>
  countOf(faultsOf(unit, label), fault);

/** MT-CRIT-07: with what nobody knows of. */
const hidden = ({ plugged }: Battlefield, state: State, unit: number, { label }: Item): readonly Fault[] =>
  plugged.hiddenFaults?.(state, unit, label) ?? [];
const countAll = (field: Battlefield, state: State, unit: number, item: Item, fault: Fault): number =>
  count(state.units[unit], item, fault) + countOf(hidden(field, state, unit, item), fault);
const shows = (play: Play<Classic>, { plugged }: Battlefield, unit: number, item: Item, fault: Fault): void =>
  plugged.faultShows?.(play, unit, item.label, [fault]);

function worksStill(mount: Item, unit: UnitState): boolean {
  if (isWrecked(mount, unit.body)) return false;
  if (count(unit, mount, 'dead') + count(unit, mount, 'destroyed') > 0) return false;
  return !unit.marks?.inside?.jams?.[mount.label];
}

function note(mech: UnitState, { label }: Pick<Item, 'label'>, fault: Fault): void {
  if (fault !== 'none') noteFaults(mech, label, [fault]);
}

function noteJam(mech: UnitState, { label }: WeaponMount, turn: number): void {
  noteInside(mech, { jams: { ...mech.marks?.inside?.jams, [label]: turn } });
}

/** MT-CRIT-01: one roll for each weapon that was hit in this phase and is not wrecked by it. */
function findFaults(play: Play<Classic>, field: Battlefield): void {
  for (const [unit, mech] of play.state.units.entries()) {
    if (!isPlaced(mech) || mech.loss) continue;
    for (const [weapon, mount] of field.designs[unit].weapons.entries()) {
      const found = findFault(play, field, unit, mount, mount.type.category);
      if (found) play.emit({ type: 'fault', unit, weapon, ...found });
    }
    for (const hatchet of hatchetsOf(field, unit)) {
      const found = findFault(play, field, unit, hatchet, 'equipment');
      if (found) play.emit({ type: 'hatchet-fault', unit, label: hatchet.label, ...found });
    }
  }
}

/** Null where nothing is found, or nothing is told of it. */
function findFault(play: Play<Classic>, field: Battlefield, unit: number, item: Item, table: FaultTable) {
  const mech = play.state.units[unit];
  const slots = damagedSlots(item, mech.body);
  if (slots === damagedSlots(item, mech.thisPhase.before) || isWrecked(item, mech.body)) return null;
  const faultOn = (total: number) => TABLES[table][Math.min(5, Math.floor((total + slots - 2) / 2))];
  // Nobody sees what is kept from everybody.
  const about = field.plugged.keepsFault
    ? undefined
    : befalls(field, unit, (total) => faultOn(total) !== 'none');
  const dice = play.roll(PURPOSE, 2, about);
  const fault = faultOn(sum(dice));
  if (field.plugged.keepsFault?.(play, unit, item.label, fault, table)) return null;
  note(mech, item, fault);
  return { dice, slots, fault };
}

/** MT-CRIT-02, MT-CRIT-06: what a hatchet with these faults needs to work; 0 where nothing is wrong with it. */
function useNumber(faults: readonly Fault[]): number {
  const needs = (['balky', 'stiff'] as const).map((fault) => {
    const found = countOf(faults, fault);
    return found > 0 ? USES[fault] + found - 1 : 0;
  });
  return Math.max(...needs);
}

/** MT-CRIT-06: before it is swung. Where faults are hidden every hatchet that was hit is rolled for. */
function failsToWork(
  play: Play<Classic>,
  field: Battlefield,
  { attacker, kind, limb }: PhysicalAttack,
): boolean {
  const { state } = play;
  const hatchet = hatchetsOf(field, attacker).find(({ parts }) => parts[0].location === limb);
  if (!hatchet || kind !== 'hatchet') return false;
  const known = useNumber(faultsOf(state.units[attacker], hatchet.label));
  const unknown = hidden(field, state, attacker, hatchet);
  const mayFail = field.plugged.hiddenFaults && damagedSlots(hatchet, state.units[attacker].body) > 0;
  if (known === 0 && !mayFail) return false;
  const number = useNumber([...faultsOf(state.units[attacker], hatchet.label), ...unknown]);
  const about = field.plugged.hiddenFaults ? undefined : doneBy(field, attacker, number);
  const dice = play.roll(USE_PURPOSE, 2, about);
  const works = sum(dice) >= number;
  if (!works && number > known) field.plugged.faultShows?.(play, attacker, hatchet.label, unknown);
  if (known > 0 || !works) {
    const told = works ? known : number;
    play.emit({ type: 'hatchet-use', unit: attacker, label: hatchet.label, dice, number: told, works });
  }
  return !works;
}

/** MT-CRIT-02 to MT-CRIT-05: what a low roll does to a damaged weapon. */
function misfire(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { weapon, bin, total }: { readonly weapon: number; readonly bin: number; readonly total: number },
): void {
  const mech = play.state.units[unit];
  const mount = field.designs[unit].weapons[weapon];
  const happens = (fault: Fault) => {
    const found = countAll(field, play.state, unit, mount, fault);
    if (found === 0 || total > NATURAL + found - 1) return false;
    shows(play, field, unit, mount, fault);
    return true;
  };
  if (happens('barrel')) {
    noteJam(mech, mount, play.state.turn);
    play.emit({ type: 'jam', unit, weapon, turn: play.state.turn });
  }
  if (happens('feed') && bin >= 0) field.kinds[unit].explode(play, field, unit, bin);
  if (!happens('crystal')) return;
  play.emit({ type: 'overload', unit, weapon });
  const hurts = field.past.hurtsAlike?.() ? undefined : field.plugged.explosionHurts;
  hurtPilot(play, field, unit, hurts?.(EXPLOSION_PILOT_DAMAGE, field, unit) ?? EXPLOSION_PILOT_DAMAGE);
  field.kinds[unit].damageInside(play, field, unit, mount.location, mount.type.damage);
}

/** Weapons fired in this turn. */
function shotsOf(
  { plugged, past }: Battlefield,
  { weaponAttacks, units }: State,
  unit: number,
): readonly number[] {
  const fired = weaponAttacks
    .filter(({ attacker, number }) => attacker === unit && number !== CALLED_OFF)
    .map(({ weapon }) => weapon);
  return (!past.forgetsShots?.() && plugged.shotsOf?.(fired, units[unit])) || fired;
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
    state.physicalAttacks.some(({ attacker }) => attacker === unit) ||
    (!field.past.forgetsShots?.() && field.plugged.hasAttacked?.(state.units[unit]));
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
  summary: 'A weapon or hatchet with half of its slots left works on, more or less.',
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
    [
      'MT-CRIT-06',
      'Equipment',
      'Hatchets: works on 7 or more on 2D6 before each use; on 10 or more; destroyed.',
      'expanded-critical-damage',
    ],
  ),
  plug: () => ({
    replace: {
      weaponWorks: worksStill,
      hatchetWorks: ({ label, slots }, unit) => worksStill({ label, parts: [slots] }, unit),
    },
    add: {
      phaseEnds: (play, field) => findFaults(play, field),
      turnEnds: (play, field) => clearJams(play, field),
      rolledToHit: (play, field, { attacker, weapon, bin }, dice) =>
        misfire(play, field, attacker, { weapon, bin, total: sum(dice) }),
      weaponToHit: (tally, field, state, { attacker, weapon }, range) => {
        const mech = state.units[attacker];
        const mount = field.designs[attacker].weapons[weapon];
        const off = count(mech, mount, 'off');
        if (off > 0) tally.add(off, 'The weapon is damaged', 'MT-CRIT-03');
        const far = faultsOf(mech, mount.label).filter(
          (fault) => fault !== 'off' && spoilsShot(fault, range, mount.type.short),
        ).length;
        if (far > 0) tally.add(far, 'Focus or ranging is damaged', 'MT-CRIT-03');
      },
      fired: (play, field, { attacker, weapon }) =>
        shows(play, field, attacker, field.designs[attacker].weapons[weapon], 'crystal'),
      heat: (tally, field, state, unit) => {
        const mech = state.units[unit];
        let heat = 0;
        for (const weapon of shotsOf(field, state, unit))
          heat += count(mech, field.designs[unit].weapons[weapon], 'crystal');
        if (heat > 0) tally.add(heat, 'Damaged crystals', 'MT-CRIT-03');
      },
    },
    stage: {
      missesOutright: (miss, play, field, attack) =>
        miss ??
        (failsToWork(play, field, attack) ? { reason: 'It does not work', rule: 'MT-CRIT-06' } : null),
      glimpse: (event) => (event && INSIDE.includes(event.type) ? null : event),
      hit: (hit, play) => {
        const { state } = play;
        const { attacker, weapon } = hit.attack;
        const field = battlefieldOf(state);
        const mount = field.designs[attacker].weapons[weapon];
        shows(play, field, attacker, mount, 'focus');
        const lost = count(state.units[attacker], mount, 'focus');
        return { ...hit, damageEach: Math.max(0, hit.damageEach - lost) };
      },
    },
  }),
  sentences: {
    fault: ({ unit, weapon, dice, slots, fault }, names) =>
      `${names.mech(unit)}: its ${names.weapon(unit, weapon)} ${FAULT_WORDS[fault]} (${sum(dice)} + ${slots}).`,
    'hatchet-fault': ({ unit, label, dice, slots, fault }, { mech }) =>
      `${mech(unit)}: its ${label} ${FAULT_WORDS[fault]} (${sum(dice)} + ${slots}).`,
    'hatchet-use': ({ unit, label, dice, number, works }, { mech }) =>
      `${mech(unit)}: its ${label} ${works ? 'works' : 'does not work'} (${sum(dice)} against ${number}).`,
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
    'hatchet-fault': ({ units }, { unit, label, fault }) => note(units[unit], { label }, fault),
    'hatchet-use': () => {},
    jam: ({ units }, { unit, weapon, turn }, { designs }) =>
      noteJam(units[unit], designs[unit].weapons[weapon], turn),
    overload: () => {},
  },
};
