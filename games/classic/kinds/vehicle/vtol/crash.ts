// The fall of a VTOL that comes down against its will (MT-PRE-29).

import { type Facing, rotate } from '@ironfield/hex/coordinates.ts';
import { type Explanation, type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { type Battlefield, kindsAt } from '../../../battlefield.ts';
import type { AttackSide } from '../../../events.ts';
import type { Classic } from '../../../game-types.ts';
import type { Collision } from '../../../kind.ts';
import type { RuleId } from '../../../rule-index.ts';
import { rolledBy } from '../../../rules/crew/about-rolls.ts';
import { strikeInGroups } from '../../../rules/damage/damage.ts';
import { destroy } from '../../../rules/damage/destruction.ts';
import { immobilize } from '../../../rules/damage/motive.ts';
import { altitudeOf, touchDown } from '../../../rules/ground/altitude.ts';
import { isOverWater, roofOver } from '../../../rules/ground/clearance.ts';
import { changeGround, hexWith } from '../../../rules/ground/ground.ts';
import { breaksOn, isBrittle } from '../../../rules/ground/steps.ts';
import { pilotingRoll } from '../../../rules/piloting/piloting.ts';
import { mayEnter } from '../../../rules/unit/stacking.ts';
import type { UnitState } from '../../../state.ts';
import { PURPOSES } from '../../../text/piloting.ts';
import { vehicleDesign } from '../design.ts';
import { CRASH } from '../text.ts';

declare module '../../../extensions.ts' {
  interface OptionEvents {
    /** It has come down, by itself or onto what it slid into. */
    crashed: {
      readonly type: 'crashed';
      readonly unit: number;
      readonly hex: number;
      readonly facing: Facing;
      /** For the side that it falls on; none where that is clear. */
      readonly dice: readonly number[];
      readonly side: AttackSide;
      readonly damage: Explanation;
    };
    /** It is on the ground for good, and whole. */
    landed: { readonly type: 'landed'; readonly unit: number };
  }
  interface OptionRolls {
    sideslip: true;
    'engine-landing': true;
  }
}

/** As after a fall (CBT-FALL-03): by die, hexsides turned to the right and the side that takes the damage. */
const TURNS: readonly number[] = [0, 1, 2, 3, -2, -1];
const SIDES: readonly AttackSide[] = ['front', 'right', 'right', 'rear', 'left', 'left'];

/** MT-PRE-29: what its engine still brings it down on. */
const SMOOTH: readonly string[] = ['clear', 'paved', 'rough'];

/** An engine hit: on the ground that is the end of it, in the air it tries to land. */
export function comeDown(play: Play<Classic>, field: Battlefield, unit: number): void {
  const vtol = play.state.units[unit];
  if (altitudeOf(vtol) === null) {
    immobilize(vtol);
    return;
  }
  const [{ name }] = kindsAt(field.board, vtol.hex);
  if (SMOOTH.includes(name) && hasRoomBelow(field, play, unit)) {
    const roll = { reason: 'engine-landing', modifier: 0, rule: 'MT-PRE-29' } as const;
    if (pilotingRoll(play, field, unit, roll).success) {
      ground(vtol);
      play.emit({ type: 'landed', unit });
      return;
    }
  }
  crash(play, field, unit);
}

/** It does not fly any more. */
export function ground(vtol: UnitState): void {
  touchDown(vtol);
  immobilize(vtol);
}

function hasRoomBelow(field: Battlefield, { state }: Play<Classic>, unit: number): boolean {
  const { hex } = state.units[unit];
  return mayEnter(field, grounded(state.units, unit), unit, hex);
}

/** The units with this one on the ground. */
function grounded(units: readonly UnitState[], unit: number): { readonly units: UnitState[] } {
  const changed = units.slice();
  const vtol = { ...units[unit] };
  touchDown(vtol);
  changed[unit] = vtol;
  return { units: changed };
}

/** MT-PRE-29: points for so many levels, or hexes. */
function crashDamage(tally: Tally<RuleId>, field: Battlefield, unit: number, times: number): void {
  const weight = Math.round(vehicleDesign(field, unit).tons / 10);
  tally.add(weight, CRASH.weight, 'MT-PRE-29');
  if (times > 0) tally.add(weight * times, CRASH.times(times), 'MT-PRE-29');
}

/** Straight down, from wherever it is. What is on the ground already stays there. */
export function crash(play: Play<Classic>, field: Battlefield, unit: number, from?: number): void {
  const vtol = play.state.units[unit];
  const altitude = altitudeOf(vtol);
  if (altitude === null || vtol.hex < 0) return;
  const levels = from ?? altitude - field.level[vtol.hex] - roofOver(field, vtol.hex);
  const dice = play.roll(PURPOSES.facing, 1, rolledBy(unit));
  const side = SIDES[dice[0] - 1];
  const facing = rotate(vtol.facing, TURNS[dice[0] - 1]) as Facing;
  hitTheGround(play, field, unit, { hex: vtol.hex, facing, dice, side, times: levels });
}

/** Sideways, into what is as high as it flies. */
export function crashInto(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { hex, side, hexes }: Collision,
): void {
  const { facing } = play.state.units[unit];
  hitTheGround(play, field, unit, { hex, facing, dice: [], side, times: hexes });
  if (field.woods[hex] > 0 || isOverWater(field, hex)) destroy(play, field, unit, 'explosion');
}

interface Impact {
  readonly hex: number;
  readonly facing: Facing;
  readonly dice: readonly number[];
  readonly side: AttackSide;
  readonly times: number;
}

function hitTheGround(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { hex: below, facing, dice, side, times }: Impact,
): void {
  const vtol = play.state.units[unit];
  ground(vtol);
  const hex = placeFor(field, play, unit, below);
  vtol.hex = hex < 0 ? below : hex;
  vtol.facing = facing;
  const compute = (tally: Tally<RuleId>): void => crashDamage(tally, field, unit, times);
  const damage = play.explain(compute);
  play.emit({ type: 'crashed', unit, hex: vtol.hex, facing, dice, side, damage });
  if (hex < 0) destroy(play, field, unit, 'no-room');
  else if (roofOver(field, vtol.hex) > 0) destroy(play, field, unit, 'explosion');
  if (vtol.loss !== null) return;
  if (drowns(play, field, unit)) {
    destroy(play, field, unit, 'sunk');
    return;
  }
  const before = structureOf(vtol);
  const suffered = vtol.thisPhase.damage;
  strikeInGroups(play, field, unit, totalOf<RuleId>(compute), { table: 'mech', side, covered: 0 });
  vtol.thisPhase.damage = suffered;
  if (structureOf(vtol) < before && vehicleDesign(field, unit).burnsFuel) burst(play, field, unit);
}

/** It comes to rest beside the hex where that is full; -1 where there is no room at all. */
function placeFor(field: Battlefield, { state }: Play<Classic>, unit: number, hex: number): number {
  const { neighbours } = field.board;
  const around = [hex, ...neighbours.subarray(hex * 6, hex * 6 + 6)];
  return around.find((cell) => cell >= 0 && mayEnter(field, state, unit, cell)) ?? -1;
}

/** Under it, ice breaks as under those who walk onto it. */
function drowns(play: Play<Classic>, field: Battlefield, unit: number): boolean {
  const { hex } = play.state.units[unit];
  if (field.depth[hex] >= 1) return true;
  if (!isBrittle(field, hex)) return false;
  const [die] = play.roll(PURPOSES.ice, 1, rolledBy(unit));
  if (die < breaksOn(field, false)) return false;
  changeGround(play, hexWith(field.board, hex, { take: ['ice'] }), [unit]);
  return true;
}

/** Its fuel burns, and the trees around it. */
function burst(play: Play<Classic>, field: Battlefield, unit: number): void {
  const { hex } = play.state.units[unit];
  destroy(play, field, unit, 'explosion');
  const mayBurn = field.plugged.mapKinds?.([]).includes('fire') === true;
  if (mayBurn && field.woods[hex] > 0)
    changeGround(play, hexWith(field.board, hex, { add: ['fire'] }), [unit]);
}

const structureOf = ({ body }: UnitState): number => body.structure.reduce((sum, points) => sum + points, 0);
