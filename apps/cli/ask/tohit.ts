import type { Shot } from '@ironfield/classic/attacks.ts';
import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import type { CloseAttack, WeaponType } from '@ironfield/classic/data/equipment.ts';
import { isClan } from '@ironfield/classic/data/equipment.ts';
import { attackSide } from '@ironfield/classic/rules/damage/attack-side.ts';
import { weaponToHit, whyNotFire } from '@ironfield/classic/rules/fire/to-hit.ts';
import { arcOf, torsoFacing } from '@ironfield/classic/rules/sight/arcs.ts';
import { coverOf } from '@ironfield/classic/rules/sight/cover.ts';
import { isBlocked, type Sight, unitSight } from '@ironfield/classic/rules/sight/line-of-sight.ts';
import { isLost } from '@ironfield/classic/rules/unit/condition.ts';
import { propsOf } from '@ironfield/classic/rules/unit/limbs.ts';
import { AUTOMATIC_MISS, type State, type UnitState } from '@ironfield/classic/state.ts';
import { WHY_NO_SHOT } from '@ironfield/classic/text/to-hit.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { z } from 'zod';
import { BadLine } from './bad-line.ts';
import {
  attackerSchema,
  confront,
  fileName,
  flag,
  hex,
  id,
  locationCode,
  optionNames,
  targetSchema,
} from './combatants.ts';
import { cellAt } from './library.ts';
import { bit, depthAt, modsOf, question } from './question.ts';
import { locationNamed, recordedWeapon } from './records.ts';
import { ATTACKER, TARGET } from './tabletop.ts';

const schema = z.object({
  id,
  board: fileName,
  options: optionNames,
  att: attackerSchema,
  tgt: targetSchema,
  weapon: z.string().max(60),
  loc: locationCode,
  rear: flag.default(0),
  /** By hex: 1 light, 2 heavy. */
  smoke: z.record(hex, z.literal([1, 2])).default({}),
  /** A mode that is not the usual one. */
  weaponMode: z.string().max(60).default(''),
  /** The target of an earlier attack by the same unit. */
  earlierTarget: hex.optional(),
});

const INHIBITOR_OFF = 'Field Inhibitor OFF';

export const tohit = question(schema, (input, library) => {
  const { field, state } = confront(library, input);
  const weapon = weaponOf(field, input);
  const a = state.units[ATTACKER];
  const b = state.units[TARGET];
  const line = lineOn(field.board, a.hex, b.hex);
  const sight = unitSight(field, state, ATTACKER, TARGET);
  const place = {
    dist: line.distance,
    canSee: bit(!isBlocked(sight)),
    divided: bit(line.divided),
    waterCover: bit(!b.prone && depthAt(field, b.hex) === 1),
    corner: bit(line.cornered),
  };
  const stance = { unit: ATTACKER, twist: a.twist, prop: propOf(field, a) };
  const obstacle = whyNotFire(field, state, stance, weapon, TARGET);
  const close = field.designs[ATTACKER].weapons[weapon].type.closeAttack;
  // Of what reaches no farther than its own hex the other program looks at the line first.
  if (close && obstacle === WHY_NO_SHOT.notWithIt && !isBlocked(sight))
    return { result: 'autofail', reason: obstacle.message, ...place };
  if (obstacle) return { result: 'impossible', reason: obstacle.message, ...place };
  const shot: Shot = {
    attacker: ATTACKER,
    weapon,
    target: TARGET,
    twist: a.twist,
    secondary: secondary(field, a, b.hex, input.earlierTarget),
    aim: -1,
    ...(input.weaponMode === INHIBITOR_OFF ? { uninhibited: true } : {}),
  };
  const number = explain((tally) => weaponToHit(tally, field, state, shot));
  if (number.total === AUTOMATIC_MISS) {
    return { result: 'autofail', reason: number.lines.at(-1)!.reason, ...place };
  }
  return {
    result: 'number',
    value: number.total,
    mods: modsOf(number),
    side: attackSide(field, state, a.hex, TARGET),
    table: tableOf(field, state, sight, close),
    ...place,
  };
});

/** MT-ADVF-01: a prone 'Mech with one arm left has no choice. */
function propOf(field: Battlefield, { prone, body }: UnitState): number | null {
  const props = propsOf(field, ATTACKER);
  if (!prone || !props.some((part) => isLost(body, part))) return null;
  return props.find((part) => !isLost(body, part)) ?? null;
}

function tableOf(field: Battlefield, state: State, sight: Sight, close: CloseAttack | undefined): string {
  if (close === 'leg') return 'kick';
  return coverOf(field, state, ATTACKER, TARGET, sight) ? tableBehindCover(field) : 'normal';
}

const tableBehindCover = ({ plugged }: Battlefield): 'punch' | 'partial' =>
  plugged.coveredTable?.() === 'punch' ? 'punch' : 'partial';

/** CBT-THM-07: the first target in the forward arc is the primary one, or the first of all if there is none. */
function secondary(field: Battlefield, unit: UnitState, hex: number, earlier?: string): Shot['secondary'] {
  if (earlier === undefined) return 0;
  const isAhead = (cell: number) =>
    arcOf(field, unit.hex, torsoFacing(unit.facing, unit.twist), cell) === 'forward';
  if (!isAhead(hex)) return 2;
  return isAhead(cellAt(field, earlier)) ? 1 : 0;
}

function weaponOf({ designs }: Battlefield, { att, weapon, loc, rear }: z.infer<typeof schema>): number {
  const { weapons } = designs[ATTACKER];
  const at = locationNamed(loc);
  const isCalled = (type: WeaponType) =>
    type.name === weapon || type === recordedWeapon(weapon, isClan(type));
  const found = weapons.findIndex(
    (mount) =>
      isCalled(mount.type) && mount.rear === (rear === 1) && mount.parts.some((part) => part.location === at),
  );
  if (found >= 0) return found;
  const has = weapons.map(({ label }) => label).join(', ');
  throw new BadLine(`${att.unit} has no ${weapon}${rear ? ' (R)' : ''} ${loc}; it has ${has}`);
}
