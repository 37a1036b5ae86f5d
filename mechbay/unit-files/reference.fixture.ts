// Public unit files, where a folder of them lies beside the project. Tests that compare with them are skipped elsewhere.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readUnit, type UnitFileKind } from './read.ts';
import type { Reading } from './reading.ts';

const folder = process.env.IRONFIELD_ORACLE ?? resolve(import.meta.dirname, '../../../shared/oracle');

export const hasReferenceFiles = existsSync(join(folder, 'units-bf2'));
if (!hasReferenceFiles)
  console.info('No public unit files found: set IRONFIELD_ORACLE to their folder to compare with them.');

export interface ReferenceFile {
  readonly file: string;
  readonly text: string;
  readonly kind: UnitFileKind;
}

export const referenceFiles = (): ReferenceFile[] =>
  ['units', 'units-bf2'].flatMap((name) =>
    readdirSync(join(folder, name)).map((file) => ({
      file,
      text: readFileSync(join(folder, name, file), 'utf8'),
      kind: file.slice(-3) as UnitFileKind,
    })),
  );

export const readReference = ({ text, kind }: ReferenceFile): Reading => readUnit(text, kind);

/** The records of a file, one a line. */
export const referenceRecords = <T>(name: string): T[] =>
  readFileSync(join(folder, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
