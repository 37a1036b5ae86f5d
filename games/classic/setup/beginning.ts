// Units as they are when a game begins: fresh and yet to be placed, unless the setup says otherwise.

import { cellOf } from '@ironfield/hex/board.ts';
import { z } from 'zod';
import { battlefieldOf } from '../battlefields.ts';
import { floorOf, putOnFloor } from '../buildings/floors.ts';
import { TALLEST_BUILDING } from '../data/terrain.ts';
import { bitOf, type Design } from '../design.ts';
import type { Bypassed } from '../extensions.ts';
import type { Kind } from '../kind.ts';
import { kindOf } from '../kinds.ts';
import type { Sheet } from '../points/sequence.ts';
import { flyAt } from '../rules/ground/altitude.ts';
import { beginAloft, clearanceOf } from '../rules/ground/clearance.ts';
import { PILOT_DEAD } from '../rules/unit/condition.ts';
import { isInTheAir } from '../rules/unit/dropping.ts';
import { carrierOf, climbAboard, ridesOutside } from '../rules/unit/riding.ts';
import {
  type Beginning,
  type Body,
  newPhase,
  newTurn,
  OFF_MAP,
  type Setup,
  type State,
  type UnitSetup,
  type UnitState,
} from '../state.ts';
import { asPlatoon, type InfantryFile } from '../units/infantry-file.ts';

const bits = z.int().min(0).max(0xffff);
const points = z.array(z.int().min(0).max(1000)).max(40);

export const beginningSchema = z.strictObject({
  at: z
    .string()
    .regex(/^(\d{4}|\d{6})$/, 'a hex number such as 0305')
    .optional(),
  facing: z.literal([0, 1, 2, 3, 4, 5]).optional(),
  floor: z.int().min(1).max(TALLEST_BUILDING).optional(),
  aboard: z.int().min(0).max(63).optional(),
  outside: z.boolean().optional(),
  prone: z.boolean().optional(),
  heat: z.int().min(0).max(60).optional(),
  armor: points.optional(),
  structure: points.optional(),
  hits: z.array(bits).max(40).optional(),
  pilotHits: z
    .int()
    .min(0)
    .max(PILOT_DEAD - 1)
    .optional(),
  bypassed: z
    .strictObject({ slots: z.array(bits).max(40), engine: z.int().min(0).max(2), useless: bits })
    .optional(),
});

/** On the map from the beginning, or aboard. */
export const isSetUp = ({ begins }: Pick<UnitSetup, 'begins'>): boolean =>
  begins?.at !== undefined || begins?.aboard !== undefined;

/** The faults in the beginnings of these units on a map with these hexes. */
export function beginningProblems(units: readonly UnitSetup[], hexes: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  const taken = new Map<string, string>();
  for (const { unit: mech, pilot, begins } of units) {
    const read = kindOf(mech).designOf(mech);
    if (!begins || !read.ok) continue;
    const { at, aboard, armor, structure, hits, bypassed } = begins;
    if (aboard !== undefined && (at !== undefined || !units[aboard]))
      problems.push(
        `${pilot.name}: nobody is aboard of unit ${aboard} and in a hex, or there is no such unit (MT-PRE-25)`,
      );
    if (at !== undefined && !hexes.has(at)) problems.push(`${pilot.name}: there is no hex ${at} on the map`);
    const isInTheWay = !kindOf(mech).emplaced;
    if (at !== undefined && isInTheWay && taken.has(at))
      problems.push(`${pilot.name} and ${taken.get(at)} both begin in hex ${at} (CBT-MOV-17)`);
    if (at !== undefined && isInTheWay) taken.set(at, pilot.name);
    const design = read.value;
    if (armor && !isWithin(armor, design.armor))
      problems.push(`${pilot.name}: armour must be at most ${design.armor.join(', ')}`);
    if (structure && !isWithin(structure, design.structure))
      problems.push(`${pilot.name}: structure must be at most ${design.structure.join(', ')}`);
    if (hits && hits.length !== design.structure.length)
      problems.push(`${pilot.name}: hits must name ${design.structure.length} parts`);
    if (bypassed && !isBypassable(bypassed, design, hits))
      problems.push(`${pilot.name}: what is bypassed cannot be missing or hit (MT-REPAIR-02)`);
  }
  return problems;
}

const isBypassable = ({ slots }: Bypassed, { structure }: Design, hits: readonly number[] = []): boolean =>
  slots.length === structure.length && slots.every((mask, part) => (mask & (hits[part] ?? 0)) === 0);

const isWithin = (points: readonly number[], most: readonly number[]): boolean =>
  points.length === most.length && points.every((each, i) => each <= most[i]);

/** A unit as its record sheet shows it before the game, and not on the map yet. */
export function freshUnit(unit: UnitSetup): UnitState {
  const { unit: mech } = unit;
  const kind = kindOf(mech);
  const result = kind.designOf(mech);
  if (!result.ok) throw new Error(`${mech.name} ${mech.model} cannot be played: ${result.error[0]}`);
  return freshUnitOf(kind, result.value, unit);
}

/** The same of a design that is in no file. */
export function freshUnitOf(
  kind: Kind,
  design: Design,
  { pilot, shots, begins = {} }: Pick<UnitSetup, 'pilot' | 'shots' | 'begins'>,
): UnitState {
  const { facing = 0, prone = false, heat = 0, pilotHits = 0, bypassed } = begins;
  const body = bodyOf(kind, design, shots, begins);
  return {
    hex: OFF_MAP,
    facing,
    twist: 0,
    prone,
    loss: null,
    heat,
    sinksOff: 0,
    mindsSinks: false,
    shutDown: 0,
    club: null,
    body,
    crew: { gunnery: pilot.gunnery, piloting: pilot.piloting, hits: pilotHits, knockedOut: 0 },
    thisTurn: newTurn(),
    thisPhase: newPhase(body),
    marks: bypassed ? { inside: { bypassed } } : null,
  };
}

/** All units of a setup, those on the map who begin there. */
export function unitsOf(setup: Setup): UnitState[] {
  return setup.units.map((unit, index) => {
    const at = unit.begins?.at;
    const fresh = freshUnit(unit);
    if (unit.enters && kindOf(unit.unit).flight) flyAt(fresh, entryLevel(setup));
    const { aboard, outside = false } = unit.begins ?? {};
    if (aboard !== undefined) climbAboard(fresh, aboard, outside);
    if (at === undefined) return fresh;
    const field = battlefieldOf({ setup });
    fresh.hex = cellOf(field.board, at);
    const { floor = 0 } = unit.begins ?? {};
    if (floor > 0) putOnFloor(fresh, floor);
    else beginAloft(field, index, fresh);
    if (kindOf(unit.unit).emplaced) fresh.marks = { ...fresh.marks, emplaced: true };
    return fresh;
  });
}

/** MT-PRE-12: what comes onto the map flying is above everything there. */
function entryLevel(setup: Setup): number {
  const field = battlefieldOf({ setup });
  let highest = 0;
  for (let cell = 0; cell < field.board.size; cell++) highest = Math.max(highest, clearanceOf(field, cell));
  return highest + 1;
}

function bodyOf(kind: Kind, design: Design, shots: UnitSetup['shots'], begins: Beginning): Body {
  const armor = (begins.armor ?? design.armor).slice();
  const structure = (begins.structure ?? design.structure).slice();
  let lost = 0;
  for (let part = 0; part < structure.length; part++) {
    if (structure[part] > 0) continue;
    lost |= bitOf(part);
    for (const rear of [false, true]) armor[kind.armorFacing(part, rear)] = 0;
  }
  return {
    armor,
    structure,
    hits: begins.hits ? begins.hits.slice() : design.structure.map(() => 0),
    lost,
    shots: shots ? shots.slice() : design.bins.map((bin) => bin.shots),
  };
}

/**
 * A setup whose game begins as a table stands, with a new turn. Those who are out of the game, or still in the air, are left out; before
 * the first turn nothing has changed yet.
 */
export function setupFrom({ setup, units, turn }: Pick<State, 'setup' | 'units' | 'turn'>): Setup {
  if (turn === 0) return setup;
  const { board } = battlefieldOf({ setup });
  const { battered: _, ...rest } = setup;
  const left = units.map((unit) => unit.loss === null && !isInTheAir(unit));
  return {
    ...rest,
    deployment: [],
    units: setup.units.flatMap((unit, index) => {
      const { hex, facing, prone, heat, body, crew, marks } = units[index];
      if (!left[index]) return [];
      const { armor, structure, hits, shots } = body;
      const bypassed = marks?.inside?.bypassed;
      const carrier = carrierOf(units[index]);
      const { enters, begins: __, ...same } = unit;
      return [
        {
          ...same,
          shots,
          ...joinedTo(unit, units[index]),
          ...(hex < 0 &&
            carrier < 0 &&
            enters && { enters: { ...enters, turn: Math.max(1, enters.turn - turn) } }),
          begins: {
            ...(hex >= 0 && { at: board.number[hex], facing, prone }),
            ...(hex >= 0 && floorOf(units[index]) > 0 && { floor: floorOf(units[index]) }),
            ...(carrier >= 0 && {
              aboard: left.slice(0, carrier).filter(Boolean).length,
              ...(ridesOutside(units[index]) && { outside: true }),
            }),
            heat,
            armor,
            structure,
            hits,
            pilotHits: crew.hits,
            ...(bypassed && { bypassed }),
          },
        },
      ];
    }),
  };
}

/** MT-INFY-02: squads that have joined go on as one platoon, with nothing else to fire. */
function joinedTo({ unit }: UnitSetup, { marks }: UnitState): Partial<UnitSetup> {
  const troopers = marks?.inside?.joined;
  return troopers === undefined ? {} : { unit: asPlatoon(unit as InfantryFile, troopers), shots: [] };
}

/** MT-REPAIR-02: survivors come as they are, but cool and with full bins; a side without any sends its first force again. */
export function nextBattle({ setup, units }: Pick<State, 'setup' | 'units'>): Setup | null {
  const field = battlefieldOf({ setup });
  if (!field.plugged.carriesOn?.(false)) return null;
  const survives = (unit: number) => units[unit].loss === null || units[unit].loss === 'escaped';
  const isLeft = setup.sides.map((_, side) =>
    setup.units.some((unit, i) => unit.side === side && survives(i)),
  );
  const { battered: _, ...rest } = setup;
  const sheets = units.flatMap(({ body: { armor, structure }, crew }, unit): Sheet[] =>
    survives(unit) ? [{ unit, armor, structure, pilotHits: crew.hits }] : [],
  );
  const tended = field.plugged.tended?.(sheets, field, { units }) ?? sheets;
  const force = setup.units.flatMap((unit, index): UnitSetup[] => {
    if (!isLeft[unit.side]) return [unit];
    if (!survives(index)) return [];
    const { body, marks } = units[index];
    const { hits } = body;
    const { armor, structure, pilotHits } = tended.find(({ unit: which }) => which === index)!;
    const { at, facing } = unit.begins ?? {};
    const bypassed = marks?.inside?.bypassed;
    const place = { ...(at !== undefined && { at }), ...(facing !== undefined && { facing }) };
    const begins = {
      ...place,
      armor: [...armor],
      structure: [...structure],
      hits,
      pilotHits,
      ...(bypassed && { bypassed }),
    };
    return [{ ...unit, ...joinedTo(unit, units[index]), begins }];
  });
  return { ...rest, units: force, deployment: deploymentOf(setup, force) };
}

/** As many as there are to place. */
function deploymentOf({ deployment }: Setup, units: readonly UnitSetup[]): Setup['deployment'] {
  const waiting = units.filter((unit) => !unit.enters && !isSetUp(unit));
  return deployment.flatMap((step, index) => {
    const isAlike = (other: Pick<UnitSetup, 'side' | 'group'>) =>
      other.side === step.side && other.group === step.group;
    const before = deployment.slice(0, index).filter(isAlike);
    const placed = before.reduce((sum, { count }) => sum + count, 0);
    const count = Math.min(step.count, waiting.filter(isAlike).length - placed);
    return count > 0 ? [{ ...step, count }] : [];
  });
}
