import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import {
  hasReferenceFiles,
  readReference,
  referenceFiles,
  referenceRecords,
} from '../unit-files/reference.fixture.ts';
import { elementOf } from './element.ts';

interface Case {
  readonly id: string;
  readonly unit: string;
  readonly bv?: number;
  readonly expect: Readonly<Record<string, unknown>>;
}

describe.skipIf(!hasReferenceFiles)('the printed roster', () => {
  rule('BF2-CONV-13', 'Every value that its file can give comes out', () => {
    const files = new Map(referenceFiles().map((file) => [file.file, file]));
    const cases = referenceRecords<Case>('bf2-convert.jsonl');
    expect(cases.length).toBeGreaterThan(300);
    for (const { id, unit, bv, expect: printed } of cases) {
      const read = readReference(files.get(unit)!).unit!;
      expect({ id, ...elementOf(read, bv ?? null) }).toMatchObject({ id, ...printed });
    }
  });
});
