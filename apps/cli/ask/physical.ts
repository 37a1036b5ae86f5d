import type { Blow } from '@ironfield/classic/attacks.ts';
import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import type { PhysicalKind } from '@ironfield/classic/data/physical-attacks.ts';
import { addedBlow } from '@ironfield/classic/rules/physical/added-blow.ts';
import {
  blowSide,
  hitTableOf,
  physicalToHit,
  whyNoBlow,
} from '@ironfield/classic/rules/physical/physical-to-hit.ts';
import type { State } from '@ironfield/classic/state.ts';
import { distance } from '@ironfield/hex/board.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import { jumpUp, runUp } from './approach.ts';
import { BadLine } from './bad-line.ts';
import { attackerSchema, confront, fileName, id, optionNames, targetSchema } from './combatants.ts';
import { modsOf, question } from './question.ts';
import { locationNamed } from './records.ts';
import { ATTACKER, TARGET } from './tabletop.ts';

const schema = z.object({
  id,
  type: z.string().max(30),
  board: fileName,
  options: optionNames,
  att: attackerSchema,
  tgt: targetSchema,
  limb: z.enum(['', 'LA', 'RA', 'LL', 'RL', 'left', 'right', 'both']).default(''),
  path: z.object({ forward: z.int().min(0).max(100) }).optional(),
});

const HARMLESS: readonly string[] = ['push', 'trip', 'grapple'];
const TABLES = { mech: 'normal', punch: 'punch', kick: 'kick' } as const;

export const physical = question(schema, (input, library) => {
  const { limb, path } = input;
  const { field, state } = confront(library, input);
  const type = kindNamed(field, input.type);
  const dist = distance(field.board, state.units[ATTACKER].hex, state.units[TARGET].hex);
  const blow: Blow = {
    kind: type,
    attacker: ATTACKER,
    target: TARGET,
    limb: limbOf(type, limb),
  };
  if (type !== 'charge' && type !== 'dfa') {
    if (type === 'club') state.units[ATTACKER].club = 'limb';
    return { ...verdict(field, state, blow, whyNoBlow(field, state, blow)), dist };
  }
  if (!path) throw new BadLine(`a ${type} needs path.forward, the hexes moved before the target's`);
  const way = (type === 'charge' ? runUp : jumpUp)(field, state, path.forward);
  return { ...verdict(field, state, blow, way.obstacle), path: way.path, dist };
});

const BASE_KINDS: readonly string[] = ['punch', 'kick', 'push', 'charge', 'dfa', 'club', 'hatchet'];
/** Another program's names. */
const OTHER_KINDS: Readonly<Record<string, string>> = { jumpjet: 'jets', mulekick: 'kick' };

/** A kind of the base game, or one that an option adds. */
function kindNamed(field: Battlefield, name: string): PhysicalKind {
  const kind = Object.hasOwn(OTHER_KINDS, name) ? OTHER_KINDS[name] : name;
  if (BASE_KINDS.includes(kind) || addedBlow(field, kind)) return kind as PhysicalKind;
  throw new BadLine(`there is no attack "${name}" here yet`);
}

/** By its code, or by the side it is on. */
function limbOf(type: PhysicalKind, limb: string): number {
  if (limb === '' || limb === 'both') return -1;
  if (limb !== 'left' && limb !== 'right') return locationNamed(limb);
  return locationNamed(`${limb === 'left' ? 'L' : 'R'}${type === 'punch' ? 'A' : 'L'}`);
}

function verdict(field: Battlefield, state: State, blow: Blow, obstacle: Reason | null): object {
  if (obstacle) return { result: 'impossible', reason: obstacle.message };
  const number = explain((tally) => physicalToHit(tally, field, state, blow));
  return {
    result: 'number',
    value: number.total,
    mods: modsOf(number),
    // A push or a trip strikes no location, whichever side it comes from.
    side: HARMLESS.includes(blow.kind) ? 'front' : blowSide(field, state, blow),
    table: TABLES[hitTableOf(field, state, blow)],
  };
}
