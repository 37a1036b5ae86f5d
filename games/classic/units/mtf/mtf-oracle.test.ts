// Compares the reader and the weights with files and figures of another program, where they lie beside the repository.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { STOCK_MECHS } from '../../mechs/mechs.ts';
import { designOf } from '../design.ts';
import { LOCATION_CODES } from '../locations.ts';
import type { MechFile } from '../unit-file.ts';
import { KILOGRAMS_PER_HALF_TON, type Weights, weightsOf } from '../weights.ts';
import { readMtf } from './mtf.ts';
import { writeMtf } from './mtf-writer.ts';

function unitOf(text: string): MechFile {
  const result = readMtf(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value.unit;
}

function errorsOf(text: string): string[] {
  const result = readMtf(text);
  return result.ok ? [] : result.error.map(({ line, message }) => `${line}: ${message}`);
}

const folder = fileURLToPath(new URL('../../../../../shared/oracle/', import.meta.url));

interface Known {
  readonly unit: string;
  readonly mutation: string;
  /** Of a variant: the whole file, and whether the other program thinks it legal. */
  readonly mtf: string;
  readonly legal: number;
  readonly tons: number;
  readonly walk: number;
  readonly jump: number;
  readonly engine: number;
  readonly heatSinks: number;
  readonly armor: Record<string, number>;
  readonly structure: Record<string, number>;
  readonly weapons: [string, string, number][];
  readonly ammo: [string, string, number][];
  readonly kg: Record<keyof Weights | 'ammo' | 'other', number>;
}

describe.skipIf(!existsSync(folder))('designs of other people, where they lie beside the repository', () => {
  const cases = (): Known[] =>
    readFileSync(`${folder}mechs.jsonl`, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  const text = (name: string): string => readFileSync(`${folder}units/${name}.mtf`, 'utf8');

  test('all files read, and come back the same after writing', () => {
    const names = readdirSync(`${folder}units`).map((file) => file.replace(/\.mtf$/, ''));
    expect(names.length).toBeGreaterThan(100);
    for (const name of names) {
      const result = readMtf(text(name));
      expect(result, name).toMatchObject({ ok: true, value: { skipped: [] } });
      const unit = unitOf(text(name));
      expect(unitOf(writeMtf(unit)), name).toEqual(unit);
      expect(designOf(unit).ok, name).toBe(true);
    }
  });

  rule('CBT-FOR-11', 'Weapons, ammunition, armour, structure, heat sinks and every weight agree', () => {
    const known = cases().filter(({ mutation }) => mutation === '');
    expect(known.length).toBeGreaterThan(90);
    for (const other of known) {
      const unit = unitOf(text(other.unit));
      const design = designOf(unit);
      const weights = weightsOf(unit);
      if (!design.ok || !weights.ok) throw new Error(other.unit);
      expect(summaryOf(unit), other.unit).toEqual(expectedOf(other));
      const { ammunition, equipment, ...rest } = weights.value;
      const kilograms = Object.entries({ ...rest, ammo: ammunition, other: equipment }).map(
        ([part, halfTons]) => [part, halfTons * KILOGRAMS_PER_HALF_TON] as const,
      );
      expect(Object.fromEntries(kilograms), other.unit).toEqual(other.kg);
    }
  });

  rule('CBT-FOR-11', 'Our own Mechs have the slots and the armour of theirs', () => {
    const files = new Set(readdirSync(`${folder}units`));
    const both = Object.values(STOCK_MECHS).filter(({ name, model }) => files.has(`${name} ${model}.mtf`));
    expect(both.length).toBeGreaterThan(12);
    for (const { houses: _, role, ...mech } of both) {
      const { role: __, ...theirs } = unitOf(text(`${mech.name} ${mech.model}`));
      expect(theirs, mech.model).toEqual(mech);
    }
  });

  test('of spoilt variants, legal ones are read, those with later technology refused by its name', () => {
    const later: Record<string, RegExp> = {
      doubleHeatSinks: /Heat Sinks "Double"/,
      pulseLaser: /"ISMediumPulseLaser" is not/,
      xlEngine: /Engine "XL Engine"/,
    };
    const variants = cases().filter(({ mutation }) => mutation !== '');
    expect(variants.length).toBeGreaterThan(100);
    for (const { mutation, legal, mtf } of variants) {
      const reason = later[mutation];
      if (reason) expect(errorsOf(mtf).join(), mutation).toMatch(reason);
      else if (legal === 1) expect(errorsOf(mtf), mutation).toEqual([]);
      else expect(errorsOf(mtf).length).toBeLessThan(21);
    }
  });

  function summaryOf(unit: MechFile) {
    const design = designOf(unit);
    if (!design.ok) throw new Error(unit.name);
    const { weapons, bins, armor, structure, heatSinks, jumpJets } = design.value;
    return {
      sizes: [unit.tons, unit.walk, jumpJets, unit.tons * unit.walk, heatSinks],
      weapons: weapons
        .map(({ type, location, rear }) => `${type.name} ${LOCATION_CODES[location]} ${rear}`)
        .sort(),
      ammo: bins
        .map(({ type, part, shots }) => `${type.name} ${LOCATION_CODES[part!.location]} ${shots}`)
        .sort(),
      armor,
      structure,
    };
  }

  function expectedOf(other: Known) {
    const facings = [...LOCATION_CODES, 'CTR', 'LTR', 'RTR'];
    const ammo = (name: string) => name.replace(/^Half /, '').replace(/ Ammo$/, '');
    return {
      sizes: [other.tons, other.walk, other.jump, other.engine, other.heatSinks],
      weapons: other.weapons.map(([name, location, rear]) => `${name} ${location} ${rear === 1}`).sort(),
      ammo: other.ammo.map(([name, location, shots]) => `${ammo(name)} ${location} ${shots}`).sort(),
      armor: facings.map((facing) => other.armor[facing]),
      structure: LOCATION_CODES.map((location) => other.structure[location]),
    };
  }
});
