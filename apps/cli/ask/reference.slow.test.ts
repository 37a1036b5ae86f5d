// Compares our answers with those of another implementation, where such cases lie beside the repository. What is left
// out, and why, is told in docs/classic-oracle.md.

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { cellOf, neighbour } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { describe, expect, test } from 'vitest';
import { answerLine } from './answer.ts';
import { Library } from './library.ts';
import { los } from './los.ts';
import { physical } from './physical.ts';
import type { Question } from './question.ts';
import { reach } from './reach.ts';
import { sides } from './sides.ts';
import { tohit } from './tohit.ts';

const folder = process.env.IRONFIELD_ORACLE ?? resolve(import.meta.dirname, '../../../../shared/oracle');
const isAbsent = !existsSync(join(folder, 'los.jsonl'));
if (isAbsent) {
  console.info('No reference answers found: set IRONFIELD_ORACLE to their folder to compare ours with them.');
}

const library = new Library(join(folder, 'boards'), join(folder, 'units'));

interface Combatant {
  readonly unit: string;
  readonly hex: string;
  readonly facing: Facing;
  readonly prone: number;
  readonly depth: number;
}

interface Case {
  readonly id: string;
  readonly board: string;
  readonly type: string;
  readonly limb: 'LA' | 'RA';
  readonly att: Combatant;
  readonly tgt: Combatant;
  readonly path?: { readonly forward: number };
  readonly [field: string]: unknown;
}

type Posture = Pick<Combatant, 'depth' | 'prone'>;
type Answer = Readonly<Record<string, unknown>>;

interface Comparison {
  readonly question: Question;
  /** Does the case fall under a known difference? */
  readonly differs: (known: Case) => boolean;
  /** Fields on which the two do not agree. */
  readonly disagree: (known: Case, ours: Answer) => string[];
  /** At least this many of a thousand cases agree. */
  readonly perMille: number;
}

const unlike = (known: Case, ours: Answer, fields: readonly string[]): string[] =>
  fields.filter((field) => JSON.stringify(known[field]) !== JSON.stringify(ours[field]));

const isSubmerged = ({ depth, prone }: Posture): boolean => depth >= (prone === 1 ? 1 : 2);
const isWading = ({ depth, prone }: Posture): boolean => depth === 1 && prone === 0;

const isUnderWater = (...both: readonly Posture[]): boolean => both.some(isSubmerged);

/** Lines that meet corners of hexes, or run along hexsides. */
const isDelicate = (known: Case): boolean => known.corner === 1 || known.divided === 1;

/** If the line enters the target's hex at a corner, the target may choose. */
function sideDisagrees(known: Case, ours: Answer): boolean {
  if (known.divided === 1 || known.side === ours.side) return false;
  return known.type !== 'dfa' || known.tgt.prone === 0;
}

const cover = ({ mods }: Case): readonly [number, string] | undefined =>
  (mods as [number, string][]).find(([, reason]) => reason === 'target has partial cover');

const COMPARISONS: Readonly<Record<string, Comparison>> = {
  los: {
    question: los,
    differs: (known) =>
      isDelicate(known) ||
      isUnderWater(
        { depth: known.attDepth as number, prone: known.attProne as number },
        { depth: known.tgtDepth as number, prone: known.tgtProne as number },
      ),
    disagree: (known, ours) =>
      unlike(known, ours, [
        ...['canSee', 'revSee', 'hill', 'water', 'dist', 'divided', 'corner', 'attDepth', 'tgtDepth'],
        ...(known.canSee === 1 ? ['light', 'heavy', 'tgtCover', 'attCover'] : []),
      ]),
    perMille: 1000,
  },
  reach: {
    question: reach,
    differs: () => false,
    disagree: (known, ours) => {
      const given = Object.keys(known).filter((field) => field in ours && field !== 'id');
      expect(given).toContain('walkF');
      return given.filter((field) => !isDeepStrictEqual(known[field], ours[field]));
    },
    perMille: 1000,
  },
  sides: {
    question: sides,
    differs: () => false,
    disagree: (known, ours) => [
      ...unlike(known, ours, ['bearing', 'boundary']),
      ...(isDeepStrictEqual(new Set(known.options as string[]), new Set(ours.options as string[]))
        ? []
        : ['options']),
      ...((known.options as string[]).includes(ours.side as string) ? [] : ['side']),
    ],
    perMille: 1000,
  },
  tohit: {
    question: tohit,
    differs: (known) => isDelicate(known) || isUnderWater(known.att, known.tgt),
    disagree: (known, ours) => {
      const same = unlike(known, ours, ['result', 'dist', 'canSee', 'divided', 'corner', 'waterCover']);
      if (known.result !== 'number') return same;
      // In that version water gives its cover, but not the modifier that goes with it.
      const missing = known.waterCover === 1 && !cover(known) ? 1 : 0;
      if ((known.value as number) + missing !== ours.value) same.push('value');
      return [...same, ...unlike(known, ours, ['table']), ...(sideDisagrees(known, ours) ? ['side'] : [])];
    },
    perMille: 1000,
  },
  physical: {
    question: physical,
    differs: (known) => {
      if (known.type === 'charge') return lastStep(known) > 1;
      if (known.type === 'dfa') return false;
      return isUnderWater(known.att, known.tgt) || (known.type === 'punch' && hasStump(known));
    },
    disagree: (known, ours) => {
      const same = unlike(known, ours, ['result', 'dist']);
      if (known.result !== 'number') return same;
      const tooMuch = known.type === 'push' && cover(known) ? cover(known)![0] - 1 : 0;
      if ((known.value as number) - tooMuch !== ours.value) same.push('value');
      if (known.path && !isDeepStrictEqual({ ...known.path, ...(ours.path as object) }, known.path))
        same.push('path');
      if (sideDisagrees(known, ours)) same.push('side');
      // There a charge at somebody who stands in water cannot hit the legs.
      if (known.type !== 'charge' || !isWading(known.tgt)) same.push(...unlike(known, ours, ['table']));
      return same;
    },
    perMille: 1000,
  },
};

function hasStump({ att, limb }: Case): boolean {
  const { slots } = library.unit(att.unit);
  return !slots[limb].includes('Lower Arm Actuator') && !slots[limb].includes('Hand Actuator');
}

/** Levels that the last step of a charge crosses. */
function lastStep({ board, att, tgt, path }: Case): number {
  const ground = library.ground(board);
  let cell = cellOf(ground.board, att.hex);
  for (let i = 0; i < path!.forward && cell >= 0; i++) cell = neighbour(ground.board, cell, att.facing);
  return Math.abs(ground.bed[cell] - ground.bed[cellOf(ground.board, tgt.hex)]);
}

describe('reference answers', () => {
  for (const [name, { question, differs, disagree, perMille }] of Object.entries(COMPARISONS)) {
    test.skipIf(isAbsent)(`${name} agrees but for the known differences`, () => {
      const differing: string[] = [];
      let compared = 0;
      for (const line of readFileSync(join(folder, `${name}.jsonl`), 'utf8').split('\n')) {
        if (line === '') continue;
        const known: Case = JSON.parse(line);
        const ours: Answer = JSON.parse(answerLine(question, line, 0, library));
        expect(ours.error, known.id).toBeUndefined();
        if (differs(known)) continue;
        compared++;
        const fields = disagree(known, ours);
        if (fields.length > 0) differing.push(`${known.id}: ${fields.join(', ')}`);
      }
      expect(compared).toBeGreaterThan(100);
      const agreed = compared - differing.length;
      expect(agreed / compared, differing.join('\n')).toBeGreaterThanOrEqual(perMille / 1000);
    });
  }
});
