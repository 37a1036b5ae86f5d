import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { bitOf } from '@ironfield/classic/design.ts';
import { mechDesign } from '@ironfield/classic/kinds/mech/condition.ts';
import { immobilize } from '@ironfield/classic/rules/damage/motive.ts';
import { flyAt } from '@ironfield/classic/rules/ground/altitude.ts';
import type { State, Twist, UnitState } from '@ironfield/classic/state.ts';
import type { ComponentKind } from '@ironfield/classic/units/design.ts';
import { isArm, LOCATION_CODES } from '@ironfield/classic/units/locations.ts';
import { VTOL_CODES } from '@ironfield/classic/units/vehicle-file.ts';
import { z } from 'zod';
import { BadLine } from './bad-line.ts';
import { cellAt, type Library, type Smoke } from './library.ts';
import { locationNamed } from './records.ts';
import { ATTACKER, TARGET, type Tabletop } from './tabletop.ts';

export const id = z.union([z.string().max(200), z.number()]);
export const fileName = z.string().min(1).max(200);
export const hex = z.string().max(8);
export const flag = z.literal([0, 1]);
export const facing = z.literal([0, 1, 2, 3, 4, 5]);
/** Gear of people, for all together or for each. */
const CREWS = [
  'Men',
  'Squad',
  'Point',
  ...[1, 2, 3, 4, 5, 6].map((trooper) => `Trooper ${trooper}`),
] as const;
/** The legs of a four-legged 'Mech have codes of their own. */
export const locationCode = z.enum([...LOCATION_CODES, ...VTOL_CODES, ...CREWS, 'FLL', 'FRL', 'RLL', 'RRL']);
/** The options that are on besides the edition. */
export const optionNames = z.array(z.string().max(60)).max(40).default([]);
const mode = z.enum(['still', 'walk', 'run', 'jump']);
const skill = z.int().min(0).max(12);
const hexes = z.int().min(0).max(100);
const noneOr = <T extends z.ZodType>(type: T) => z.union([z.literal(''), type]);

/** Facts that both of them have. A question may leave out what is as usual. */
const mech = {
  unit: fileName,
  hex,
  facing,
  prone: flag.default(0),
  /** Of people: how many are left. */
  troopers: z.int().min(1).max(30).optional(),
  mode: mode.default('still'),
  /** MT-PRE-12: of a VTOL, absolute. */
  level: z.int().min(-100).max(200).optional(),
  moved: hexes.default(0),
  piloting: skill.default(5),
};

export const attackerSchema = z.object({
  ...mech,
  torso: facing.optional(),
  heat: z.int().min(0).max(100).default(0),
  gunnery: skill.default(4),
  damage: z.array(z.string().max(40)).max(80).default([]),
  lostLoc: noneOr(locationCode).default(''),
  firedFrom: noneOr(locationCode).default(''),
});
type Attacker = z.infer<typeof attackerSchema>;

export const targetSchema = z.object({
  ...mech,
  immobile: z.enum(['', 'shutdown', 'unconscious', 'motive', 'stunned']).default(''),
  hullDown: flag.default(0),
  /** Of infantry, or of the hex it is in. */
  dugIn: flag.default(0),
  fortified: flag.default(0),
});
type Target = z.infer<typeof targetSchema>;

const COMPONENTS: Readonly<Record<string, ComponentKind>> = {
  sensors: 'sensors',
  lifeSupport: 'life-support',
  cockpit: 'cockpit',
  engine: 'engine',
  gyro: 'gyro',
  shoulder: 'shoulder',
  upperArm: 'upper-arm',
  lowerArm: 'lower-arm',
  hand: 'hand',
  hip: 'hip',
  upperLeg: 'upper-leg',
  lowerLeg: 'lower-leg',
  foot: 'foot',
};

interface Situation {
  readonly board: string;
  readonly options: readonly string[];
  readonly smoke?: Smoke;
  readonly att: Attacker;
  readonly tgt: Target;
}

/** Sets up the two as the question describes them, both having finished their moves. */
export function confront(library: Library, situation: Situation) {
  const { board, options, smoke, att: attacker, tgt: target } = situation;
  const tabletop: Tabletop = library.tabletop(board, options, smoke);
  const scene = tabletop.place(library.combatant(attacker.unit), library.combatant(target.unit), [
    { name: 'Attacker', gunnery: attacker.gunnery, piloting: attacker.piloting },
    { name: 'Target', gunnery: 4, piloting: target.piloting },
  ]);
  const { field, state } = scene;
  const a = putDown(scene, ATTACKER, cellAt(field, attacker.hex), attacker);
  const b = putDown(scene, TARGET, cellAt(field, target.hex), target);
  const [own, other] = field.kinds;
  if (a.hex === b.hex && own!.fillsHex && other!.fillsHex)
    throw new BadLine(`attacker and target are both in hex ${attacker.hex}`);
  turnTorso(a, attacker, own!.fillsHex ? TWISTS : TURRETS);
  a.heat = attacker.heat;
  const { losePart } = field.kinds[ATTACKER];
  for (const hit of attacker.damage) damage(field, a, hit);
  if (attacker.lostLoc !== '') losePart(state, ATTACKER, locationNamed(attacker.lostLoc), false);
  if (attacker.firedFrom !== '') a.thisTurn.fired |= bitOf(locationNamed(attacker.firedFrom));
  leave(field, state, ATTACKER, attacker.troopers);
  leave(field, state, TARGET, target.troopers);
  if (target.hullDown === 1) b.marks = { ...b.marks, hullDown: true };
  if (target.dugIn === 1 || target.fortified === 1)
    b.marks = { ...b.marks, trench: { facing: 0, isDone: true } };
  if (target.immobile === 'shutdown') b.shutDown = 1;
  if (target.immobile === 'motive') immobilize(b);
  if (target.immobile === 'unconscious' || target.immobile === 'stunned')
    b.crew = { ...b.crew, knockedOut: 1 };
  return scene;
}

function putDown(
  { field, state }: { readonly field: Battlefield; readonly state: State },
  index: number,
  cell: number,
  plan: Attacker | Target,
): UnitState {
  const unit = state.units[index];
  unit.hex = cell;
  unit.facing = plan.facing;
  unit.prone = plan.prone === 1;
  const { level } = plan;
  if (field.kinds[index]!.flight && level !== undefined && level > field.level[cell]!) flyAt(unit, level);
  unit.thisTurn.mode = plan.mode;
  unit.thisTurn.hexesMoved = plan.moved;
  unit.thisPhase.acted = true;
  return unit;
}

/** So many of its people are left since before this phase. */
function leave(field: Battlefield, state: State, unit: number, troopers?: number): void {
  const { body, thisPhase } = state.units[unit];
  if (troopers === undefined || !field.kinds[unit].troopers) return;
  if (body.structure.length === 1) body.structure[0] = Math.min(troopers, body.structure[0]);
  else
    for (let trooper = troopers; trooper < body.structure.length; trooper++)
      field.kinds[unit].losePart(state, unit, trooper, false);
  thisPhase.before = { ...thisPhase.before, lost: body.lost };
}

/** Further than a torso twists, and on the ground (CBT-ARC-03), it is the whole 'Mech that has turned. */
function turnTorso(unit: UnitState, { facing: feet, torso = feet }: Attacker, ways: typeof TWISTS): void {
  const turned = (torso - feet + 6) % 6;
  const twist = ways[turned];
  if (twist === undefined || unit.prone) unit.facing = torso;
  else unit.twist = twist;
}

const TWISTS: Readonly<Record<number, Twist>> = { 0: 0, 1: 1, 5: -1 };
/** Turrets turn all around. */
const TURRETS: Readonly<Record<number, Twist>> = { ...TWISTS, 2: 2, 3: 3, 4: -2 };

function damage(field: Battlefield, unit: UnitState, hit: string): void {
  const [, code, name] = /^([A-Z]{2,3}):(\w+)$/.exec(hit) ?? [];
  const location = locationCode.safeParse(code);
  const kind = name !== undefined && Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : null;
  if (!location.success || !kind) {
    const names = Object.keys(COMPONENTS).join(', ');
    throw new BadLine(`damage "${hit}" should be a location, a colon and one of ${names}`);
  }
  const at = locationNamed(location.data);
  const built = mechDesign(field, ATTACKER).masks[kind][at];
  // An arm that was built without it has nothing that could be hit.
  if (built === 0 && isArm(at)) return;
  const open = built & ~unit.body.hits[at];
  if (open === 0) throw new BadLine(`damage "${hit}": there is nothing of the kind left to be hit`);
  unit.body.hits[at] |= open & -open;
}
