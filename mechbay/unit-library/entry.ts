// The facts kept of a public unit file: enough to search for it and to balance forces.

import { battleValue } from '../battle-value/value.ts';
import { priceOf } from '../costs/price.ts';
import { soldierFindings } from '../legality/soldiers.ts';
import { type Verdict, verdictOn } from '../legality/verdict.ts';
import { type Unit, weaponsOf } from '../units/unit.ts';

export interface UnitEntry {
  readonly file: string;
  readonly name: string;
  readonly model: string;
  readonly kind: Unit['kind'];
  readonly tech: Unit['techBase'];
  readonly isMixed: boolean;
  readonly level: number;
  readonly year: number | null;
  readonly tons: number;
  readonly role: string;
  /** Its way of moving, in a word: "tracked", "jump", or nothing. */
  readonly motion: string;
  /** Each weapon once, with its number. */
  readonly weapons: string;
  readonly bv: number | null;
  readonly cost: number | null;
  /** The verdict on it; null for a unit that is neither built nor played here. */
  readonly verdict: Verdict['verdict'] | null;
}

export function entryOf(file: string, unit: Unit): UnitEntry {
  const { name, model, kind, techBase: tech, isMixed, level, year, tons, role = '' } = unit;
  return {
    file,
    name,
    model,
    kind,
    tech,
    isMixed,
    level,
    year,
    tons,
    role,
    motion: motionOf(unit),
    weapons: weaponWords(unit),
    bv: battleValue(unit)?.value ?? null,
    cost: priceOf(unit)?.total ?? null,
    verdict: verdictOf(unit),
  };
}

function verdictOf(unit: Unit): UnitEntry['verdict'] {
  if (unit.kind === 'mech' || unit.kind === 'vehicle') return verdictOn(unit).verdict;
  if (unit.kind !== 'infantry' && unit.kind !== 'battleArmor') return null;
  return soldierFindings(unit).length === 0 ? 'legal' : 'illegal';
}

function motionOf(unit: Unit): string {
  if (unit.kind === 'vehicle') return unit.motion.id;
  if (unit.kind === 'infantry') return unit.motion.toLowerCase();
  if (unit.kind === 'mech') return unit.frame === 'quad' ? 'four legs' : '';
  return '';
}

/** "2 Medium Laser, PPC", in the order of the file; what soldiers do with their hands is left out. */
function weaponWords(unit: Unit): string {
  const counts = new Map<string, number>();
  for (const { item } of weaponsOf(unit)) {
    if (/^(leg ?attack|swarm|stop ?swarm)/i.test(item.name)) continue;
    counts.set(item.name, (counts.get(item.name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} ${name}`)).join(', ');
}
