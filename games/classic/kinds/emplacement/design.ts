import { remembered } from '@ironfield/kernel/memory.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Bin, Design, Part, WeaponMount } from '../../design.ts';
import { binOf, caselessProblems, numbered, slotEntry } from '../../units/design.ts';
import type { EmplacementFile } from '../../units/emplacement-file.ts';

/** The figures that only weapons of a fortress have. */
export interface EmplacementDesign extends Design {
  readonly hasTurret: boolean;
  readonly ammunitionTons: number;
}

/** Every weapon is on a mount, and some have a turret on it. */
export const FIXED: Part = 0;
export const TURRET: Part = 1;

/** MT-STRUCT-09: of what is in a turret, a tenth more. */
const TURRET_SHARE = 1.1;

export const emplacementDesign = (
  { designs }: Pick<Battlefield, 'designs'>,
  unit: number,
): EmplacementDesign => designs[unit] as EmplacementDesign;

/** The design of a file, made once per file; or what in it cannot be played. */
export const designOf = remembered(compile);

function compile(file: EmplacementFile): Result<EmplacementDesign, readonly string[]> {
  const { name, model, tons, heatSinks, items, turret = false } = file;
  const part = turret ? TURRET : FIXED;
  const weapons: Omit<WeaponMount, 'bins'>[] = [];
  const bins: Bin[] = [];
  const problems: string[] = [];
  let ammunitionTons = 0;
  for (const item of items) {
    const entry = slotEntry(item, 0);
    if (entry?.kind === 'ammo') {
      bins.push(binOf(entry, null));
      ammunitionTons += entry.half ? 0.5 : 1;
    } else if (entry?.kind === 'weapon' && !entry.rear && !entry.oneShot && !entry.weapon!.support)
      weapons.push({ type: entry.weapon!, location: part, rear: false, parts: [], label: item });
    else problems.push(`"${item}": that is not mounted in a fortress (MT-STRUCT-07)`);
  }
  problems.push(...caselessProblems(bins));
  if (weapons.length === 0) problems.push('items: there is no weapon among them');
  const weight = weapons.reduce((sum, { type }) => sum + type.halfTons / 2, 0);
  const whole = tenths(turret ? weight * TURRET_SHARE : weight);
  if (problems.length === 0 && tons !== whole)
    problems.push(`tons: these weapons come to ${whole} (MT-STRUCT-07)`);
  if (problems.length > 0) return refused(problems);
  return accepted({
    name: `${name} ${model}`.trim(),
    tons,
    hasTurret: turret,
    ammunitionTons,
    heatSinks,
    armor: [0, 0],
    structure: [1, turret ? 1 : 0],
    weapons: numbered(
      weapons.map((weapon) => ({
        ...weapon,
        bins: bins.flatMap((bin, index) => (bin.type === weapon.type ? [index] : [])),
      })),
    ),
    bins,
  });
}

/** Without the last bits that tenths leave behind. */
const tenths = (tons: number): number => Math.round(tons * 100) / 100;
