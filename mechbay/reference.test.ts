// Compares the validator with that of another program, where its verdicts lie beside the repository. It lets designs be
// too light, which our book does not; docs/mechbay.md tells about that and about weights that only one of the two knows.

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RuleId } from '@ironfield/classic/rule-index.ts';
import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { kilogramsOf } from './design/construction.ts';
import { type Inspection, inspectText } from './unit-text.ts';

const folder = process.env.IRONFIELD_ORACLE ?? resolve(import.meta.dirname, '../../shared/oracle');
const isAbsent = !existsSync(join(folder, 'mechs.jsonl'));
if (isAbsent) {
  console.info('No reference designs found: set IRONFIELD_ORACLE to their folder to compare verdicts.');
}

interface Case {
  readonly id: string;
  readonly unit: string;
  readonly mutation: string;
  readonly mtf?: string;
  readonly tons: number;
  readonly legal: 0 | 1;
  readonly kg?: Readonly<Record<string, number>>;
}

const cases: readonly Case[] = isAbsent
  ? []
  : readFileSync(join(folder, 'mechs.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

const inspect = ({ mtf, unit }: Case): Inspection =>
  inspectText(mtf ?? readFileSync(join(folder, 'units', `${unit}.mtf`), 'utf8'), 'mtf');

const kilograms = ({ check }: Inspection) => (check ? kilogramsOf(check.weights) : {});

/** The reason for which each kind of spoilt file must be refused; other reasons may come with it. */
const REASONS: Readonly<Record<string, RuleId>> = {
  armorOver: 'CBT-CON-15',
  rearArmorOver: 'CBT-CON-15',
  headArmor10: 'CBT-CON-15',
  armorTotalOverweight: 'CBT-CON-01',
  engineUp: 'CBT-CON-01',
  weaponHeavier: 'CBT-CON-01',
  extraWeapon: 'CBT-CON-01',
  extraAmmo: 'CBT-CON-01',
  massDown: 'CBT-CON-01',
  weaponInSensorSlot: 'CBT-CON-04',
  heatSinksFew: 'CBT-CON-12',
  missingHeatSinkSlot: 'CBT-CON-13',
  doubleHeatSinks: 'CBT-CON-12',
  pulseLaser: 'CBT-EQP-01',
  xlEngine: 'CBT-CON-08',
  engineOver400: 'CBT-CON-08',
  jumpTooFar: 'CBT-CON-11',
  jetInArm: 'CBT-CON-11',
  jetInHead: 'CBT-CON-11',
  massOdd: 'CBT-CON-03',
  massUp: 'CBT-CON-11',
  tooManySlots: 'CBT-CON-19',
};

/** Weights of what our rules do not have, or have no negative of; a total depends on each part. */
const UNWEIGHED: Readonly<Record<string, readonly string[]>> = {
  doubleHeatSinks: ['heatSinks', 'total'],
  heatSinksFew: ['heatSinks', 'total'],
  pulseLaser: ['weapons', 'total'],
  xlEngine: ['engine', 'total'],
  engineOver400: ['engine', 'total'],
  // There the first slot of a larger weapon pushes out what lies in the next ones.
  weaponHeavier: ['ammo', 'total'],
};

describe.skipIf(isAbsent)('beside another program', () => {
  rule('CBT-CON-23', 'Its designs are legal, to the same kilogram', () => {
    const stock = cases.filter(({ mutation }) => mutation === '');
    expect(stock.length).toBeGreaterThan(90);
    for (const one of stock) {
      const inspection = inspect(one);
      expect(inspection.faults, one.unit).toEqual([]);
      expect(kilograms(inspection), one.unit).toEqual(one.kg);
    }
  });

  const spoilt = cases.filter(({ mutation, legal }) => mutation !== '' && legal === 0);

  test('there are many spoilt designs', () => expect(spoilt.length).toBeGreaterThan(100));

  test.each([...Map.groupBy(spoilt, ({ mutation }) => mutation)])(
    '%s is refused for its reason',
    (kind, list) => {
      for (const one of list) {
        const { isLegal, faults } = inspect(one);
        expect(isLegal, one.id).toBe(false);
        expect(
          faults.map((fault) => fault.rule),
          one.id,
        ).toContain(REASONS[kind]);
      }
    },
  );

  test('spoilt designs weigh the same as far as both can weigh them', () => {
    for (const one of spoilt) {
      const ours = kilograms(inspect(one));
      const parts = Object.keys(one.kg ?? {}).filter((part) => !UNWEIGHED[one.mutation]?.includes(part));
      for (const part of parts) expect(ours[part], `${one.id} ${part}`).toBe(one.kg![part]);
    }
  });

  test('what is legal there is legal here, unless it is too light or lacks ammunition', () => {
    for (const one of cases.filter(({ mutation, legal }) => mutation !== '' && legal === 1)) {
      const { isLegal, faults } = inspect(one);
      const isTooLight = one.kg!.total! < 1000 * one.tons;
      expect(isLegal, one.id).toBe(!isTooLight);
      const allowed = ['CBT-CON-01', 'CBT-CON-18'];
      expect(
        faults.filter((fault) => !allowed.includes(fault.rule ?? '')),
        one.id,
      ).toEqual([]);
    }
  });
});
