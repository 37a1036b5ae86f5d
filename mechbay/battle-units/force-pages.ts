// The record sheets of a force of any kinds of unit, one after the other, with whoever drives them.

import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';
import type { Page, PaperName } from '../sheet/primitives.ts';
import { recordSheet } from '../sheet/record-sheet.ts';
import { unitSheet } from '../unit-sheet/unit-sheet.ts';
import { asBuilt } from './as-built.ts';

export interface Driven {
  readonly unit: UnitFile;
  readonly name: string;
  readonly gunnery: number;
  readonly piloting: number;
}

/** A page for each unit; null for one that has no sheet, such as the guns of a building. */
function pageOf({ unit, name, gunnery, piloting }: Driven, paper: PaperName = 'a4'): Page | null {
  if (unit.kind === undefined || unit.kind === 'mech') {
    const page = recordSheet(unit, { paper, warrior: { name, gunnery, piloting } });
    if (page.ok) return page.value;
  }
  const built = asBuilt(unit);
  const crew = [name, String(gunnery), String(piloting)];
  return built && unitSheet(built, paper, { crew, left: {}, shots: [], notes: [] });
}

export const forcePages = (force: readonly Driven[], paper?: PaperName): readonly Page[] =>
  force.map((member) => pageOf(member, paper)).filter((page) => page !== null);
