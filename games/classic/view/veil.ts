// The table as somebody knows it from whom something is hidden. Whatever is hidden looks like that of a fresh unit with an
// ordinary MechWarrior, so that a veiled table is a table like any other, and veiling it again changes nothing.

import { remembered } from '@ironfield/kernel/memory.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../battlefield.ts';
import { battlefieldOf } from '../battlefields.ts';
import { bitOf } from '../design.ts';
import type { UnitMarks } from '../extensions.ts';
import type { Classic } from '../game-types.ts';
import { kindOf } from '../kinds.ts';
import { type Knowledge, knowledgeOf } from '../knowledge.ts';
import { mpUnderWay } from '../rules/movement/movement-points.ts';
import { kept } from '../rules/unit/marks.ts';
import { freshUnit } from '../setup/beginning.ts';
import {
  AUTOMATIC_MISS,
  type Body,
  CALLED_OFF,
  type PhysicalAttack,
  type Setup,
  type State,
  type UnitSetup,
  type UnitState,
  type WeaponAttack,
} from '../state.ts';
import { standIn } from './stand-in.ts';

type Table = Classic['Table'];
type Upcoming = Table['upcoming'][number];

/** CBT-PIL-01: an ordinary MechWarrior. */
const ORDINARY = { gunnery: 4, piloting: 5 } as const;

export function veil(table: Table, field: Battlefield, state: State, viewer: Viewer): Table {
  const known = state.units.map((_, unit) => knowledgeOf(field, state, unit, viewer));
  const veiled = known.flatMap((knowledge, unit) => (knowledge.sheet ? [] : [unit]));
  const setup = veiledSetup(field.setup, known);
  const isDeclaring = state.agenda.some(({ step }) => step === 'physical/order');
  const seen: Table = {
    ...table,
    setup,
    units: table.units.map((unit, index) => {
      const seen = known[index].sheet ? unit : seenUnit(unit, setup.units[index], known[index]);
      return field.plugged.seenUnit?.(seen, field, unit, index, viewer) ?? seen;
    }),
    weaponAttacks: table.weaponAttacks.flatMap((attack) => veiledShot(attack, known[attack.attacker])),
    physicalAttacks: table.physicalAttacks.flatMap((attack) =>
      veiledBlow(attack, known[attack.attacker], isDeclaring),
    ),
    limbs: limbsSeen(field, table),
    upcoming: field.plugged.upcoming?.(table.upcoming, field, state, viewer) ?? table.upcoming,
    veiled,
  };
  return { ...seen, upcoming: seen.upcoming.map((frame) => withoutMp(frame, { ...state, ...seen })) };
}

/** The upcoming steps may have noted the MP of a unit: those of one whose sheet is hidden are what it seems to have. */
function withoutMp(frame: Upcoming, seen: State & Pick<Table, 'veiled'>): Upcoming {
  if (frame.step !== 'movement/along' && frame.step !== 'weapon/effect') return frame;
  if (!seen.veiled?.includes(frame.unit)) return frame;
  return { ...frame, mp: mpUnderWay(battlefieldOf(seen), seen, frame.unit) };
}

/** MT-BLIND-05: where it is hidden who is where, nobody knows what lies about. */
const limbsSeen = ({ plugged }: Pick<Battlefield, 'plugged'>, { limbs }: Pick<Table, 'limbs'>): number[] =>
  plugged.hidesPlaces?.() ? [] : limbs;

/** A unit of which something is hidden. */
function seenUnit(unit: UnitState, setup: UnitSetup, { place, plans }: Knowledge): UnitState {
  // The notes on it may tell where it is.
  if (!place) return veiledUnit(freshOf(setup), setup);
  const seen = veiledUnit(unit, setup);
  if (plans) return seen;
  const { thisTurn, thisPhase } = seen;
  return {
    ...seen,
    thisTurn: { ...thisTurn, onslaught: null },
    thisPhase: { ...thisPhase, acted: false },
  };
}

/** A table that was veiled, after an event has changed it. */
export function veiledAgain(table: Table, field: Battlefield): Table {
  const isVeiled = (unit: number) => table.veiled!.includes(unit);
  return {
    ...table,
    units: table.units.map((unit, index) =>
      isVeiled(index) ? veiledUnit(unit, table.setup.units[index]) : unit,
    ),
    physicalAttacks: table.physicalAttacks.map((attack) =>
      isVeiled(attack.attacker) ? blankBlow(attack) : attack,
    ),
    limbs: limbsSeen(field, table),
  };
}

const setupsOf = remembered((_: Setup) => new Map<string, Setup>());

/** The same object every time, because much is remembered by it. */
export function veiledSetup(setup: Setup, known: readonly Knowledge[]): Setup {
  if (known.every(({ sheet }) => sheet)) return setup;
  const made = setupsOf(setup);
  const key = known.map(({ model, sheet }) => `${+model}${+sheet}`).join();
  let veiled = made.get(key);
  if (!veiled) {
    veiled = { ...setup, units: setup.units.map((unit, index) => veiledMember(unit, known[index])) };
    made.set(key, veiled);
  }
  return veiled;
}

function veiledMember(unit: UnitSetup, { model, sheet }: Knowledge): UnitSetup {
  if (sheet) return unit;
  const { side, seat, pilot, group, enters, begins } = unit;
  const mech = model ? unit.unit : standIn(unit.unit);
  return {
    side,
    seat,
    unit: mech,
    // A known unit shows what its pilot can do as soon as it is used (MT-ABIL-01).
    pilot: { name: pilot.name, ...ORDINARY, ...(pilot.abilities && { abilities: pilot.abilities }) },
    ...(group !== undefined && { group }),
    ...(enters && { enters }),
    ...(begins && { begins: {} }),
  };
}

const freshOf = remembered(freshUnit);

/** The visible part of a unit whose sheet is hidden. */
function veiledUnit(unit: UnitState, setup: UnitSetup): UnitState {
  const fresh = freshOf(setup);
  const { thisTurn, thisPhase } = unit;
  const body = visibleBody(fresh.body, unit.body.lost, setup);
  const { onslaught } = thisTurn;
  return {
    ...unit,
    marks: unit.marks && withoutInside(unit.marks),
    heat: 0,
    sinksOff: 0,
    mindsSinks: false,
    body,
    crew: { ...fresh.crew, knockedOut: unit.crew.knockedOut },
    thisTurn: {
      ...thisTurn,
      mpLeft: 0,
      mpSpent: 0,
      mpOwed: 0,
      turned: false,
      heatBuilt: 0,
      fired: 0,
      onslaught: onslaught && withoutSpoiling(onslaught),
    },
    thisPhase: {
      ...thisPhase,
      damage: 0,
      pilotDamage: 0,
      rolls: [],
      fellFrom: null,
      before: { hits: body.hits.slice(), lost: thisPhase.before.lost },
    },
  };
}

/** Null where nothing else is noted. */
function withoutInside({ inside: _, ...marks }: UnitMarks): UnitMarks | null {
  return kept(marks);
}

function withoutSpoiling({ spoiled: _, ...onslaught }: NonNullable<UnitState['thisTurn']['onslaught']>) {
  return onslaught;
}

/** Parts that are gone can be seen; of what is left, nothing. */
function visibleBody(fresh: Body, lost: number, { unit: mech }: UnitSetup): Body {
  const kind = kindOf(mech);
  const armor = fresh.armor.slice();
  const structure = fresh.structure.slice();
  for (let part = 0; part < structure.length; part++) {
    if ((lost & bitOf(part)) === 0) continue;
    structure[part] = 0;
    for (const rear of [false, true]) armor[kind.armorFacing(part, rear)] = 0;
  }
  return { armor, structure, hits: fresh.hits.slice(), lost, shots: fresh.shots.slice() };
}

/** A shot of somebody whose sheet is hidden: at whom and whether it gets so far, but not how well aimed. */
export const blankShot = (
  attacker: number,
  { target, outOfRange }: Pick<WeaponAttack, 'target' | 'outOfRange'>,
): WeaponAttack => ({
  attacker,
  weapon: 0,
  target,
  number: outOfRange ? AUTOMATIC_MISS : CALLED_OFF,
  ...(outOfRange && { outOfRange }),
  bin: -1,
  aim: -1,
});

const veiledShot = (attack: WeaponAttack, { sheet, plans }: Knowledge): WeaponAttack[] => {
  if (sheet) return [attack];
  const { attacker, isOver } = attack;
  return plans ? [{ ...blankShot(attacker, attack), ...(isOver && { isOver }) }] : [];
};

export const blankBlow = (attack: PhysicalAttack): PhysicalAttack => ({ ...attack, number: 0, damage: 0 });

/** Blows are known to everybody when they are put in order. */
const veiledBlow = (
  attack: PhysicalAttack,
  { sheet, plans }: Knowledge,
  isDeclaring: boolean,
): PhysicalAttack[] => {
  if (sheet) return [attack];
  return plans || !isDeclaring ? [blankBlow(attack)] : [];
};
