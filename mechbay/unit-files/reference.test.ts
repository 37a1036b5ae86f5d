import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { blkText, mtfText } from './files.fixture.ts';
import { readUnit } from './read.ts';
import { hasReferenceFiles, readReference, referenceFiles } from './reference.fixture.ts';

describe.skipIf(!hasReferenceFiles)('public unit files', () => {
  rule(['MT-DATA-10', 'MT-CONS-07', 'MT-CONS-08'], 'All are read without a fault', () => {
    const files = referenceFiles();
    expect(files.length).toBeGreaterThan(400);
    for (const file of files) {
      const { unit, faults, notes } = readReference(file);
      expect({ file: file.file, faults, notes }).toEqual({ file: file.file, faults: [], notes: [] });
      expect(unit).not.toBeNull();
    }
  });
});

/** A small generator, so that every run spoils the files alike. */
function* random(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const SHEETS = [
  {
    kind: 'mtf',
    text: mtfText({
      tons: 50,
      walk: 4,
      armor: 90,
      items: { RA: ['PPC', 'PPC', 'PPC'], LT: ['ISLRM10', 'ISLRM10', 'IS Ammo LRM-10'] },
    }),
  },
  {
    kind: 'blk',
    text: blkText({
      motion_type: 'Hover',
      tonnage: 35,
      cruiseMP: 8,
      armor: [20, 15, 15, 10, 20],
      'Turret Equipment': ['ISAC5'],
      'Body Equipment': ['ISAC5 Ammo', 'ISCASE'],
    }),
  },
] as const;

test('spoilt files are read or refused with a reason, and never break the reader', () => {
  const dice = random(31);
  const roll = (sides: number): number => Math.floor(dice.next().value! * sides);
  for (let round = 0; round < 400; round++) {
    const { kind, text } = SHEETS[round % 2]!;
    const lines = text.split('\n');
    for (let count = 1 + roll(3); count > 0; count--) {
      const at = roll(lines.length);
      const other = lines[roll(lines.length)]!;
      const spoils = [
        '',
        other,
        `${lines[at]}${other}`,
        lines[at]!.slice(0, roll(20)),
        '-1',
        '1e99',
        '\u202Ex',
        '<',
        '</armor>',
        ':',
        '99999999',
      ];
      lines.splice(at, roll(2), spoils[roll(spoils.length)]!);
    }
    const { unit, faults } = readUnit(lines.join('\n'), kind);
    expect(unit !== null || faults.length > 0).toBe(true);
    for (const { message } of faults) expect(message.length).toBeGreaterThan(5);
  }
});
