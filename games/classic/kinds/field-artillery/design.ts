import { remembered } from '@ironfield/kernel/memory.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { Bin, Part } from '../../design.ts';
import { binOf, numbered, slotEntry } from '../../units/design.ts';
import type { FieldArtilleryFile } from '../../units/field-artillery-file.ts';
import type { OnFoot } from '../infantry/design.ts';

/** All of it. */
export const PIECE: Part = 0;

/** MT-ARTY-14: of its crew and what tows it, and how fast that is. */
const MORE_TONS = 6;
const GROUND_MP = 1;

/** The design of a file, made once per file; or what in it cannot be played. */
export const designOf = remembered(compile);

function compile(file: FieldArtilleryFile): Result<OnFoot, readonly string[]> {
  const entries = file.items.map((item) => ({ item, entry: slotEntry(item, 0) }));
  const problems: string[] = [];
  const bins: Bin[] = [];
  const pieces = entries.flatMap(({ item, entry }) => {
    if (entry?.kind === 'ammo' && !entry.half && entry.weapon?.support) {
      bins.push(binOf(entry, null));
      return [];
    }
    const isPiece = entry?.kind === 'weapon' && entry.weapon?.support && entry.weapon.support !== 'TAG';
    if (isPiece && !entry.rear && !entry.oneShot) return [entry.weapon!];
    problems.push(`"${item}": that is no artillery, and no ton of its ammunition (MT-ARTY-14)`);
    return [];
  });
  const [piece] = pieces;
  if (pieces.length !== 1) problems.push(`items: it has ${pieces.length} pieces instead of one (MT-ARTY-14)`);
  if (problems.length > 0 || !piece) return refused(problems);
  if (bins.some(({ type }) => type !== piece)) problems.push('items: its ammunition is for something else');
  const tons = piece.halfTons / 2 + MORE_TONS;
  if (file.tons !== tons) problems.push(`tons: with its crew it weighs ${tons} tons (MT-ARTY-14)`);
  if (problems.length > 0) return refused(problems);
  const mount = { type: piece, location: PIECE, rear: false, parts: [], label: piece.name };
  return accepted({
    name: `${file.name} ${file.model}`.trim(),
    tons,
    ground: GROUND_MP,
    jump: 0,
    antiMech: false,
    heatSinks: 0,
    armor: [0],
    structure: [1],
    weapons: numbered([{ ...mount, bins: [...bins.keys()] }]),
    bins,
  });
}
