// Unit files of other programs, of whatever kind.

import { briefErrors } from '@ironfield/classic/data/text-file.ts';
import { readBlkUnit } from './blk.ts';
import { readMtfUnit } from './mtf.ts';
import type { Reading } from './reading.ts';

export const UNIT_FILE_KINDS = ['mtf', 'blk'] as const;
export type UnitFileKind = (typeof UNIT_FILE_KINDS)[number];

export function readUnit(text: string, kind: UnitFileKind): Reading {
  const { unit, faults, notes } = kind === 'mtf' ? readMtfUnit(text) : readBlkUnit(text);
  return { unit, faults: briefErrors(faults), notes: briefErrors(notes) };
}
