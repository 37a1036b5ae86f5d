// Units as they arrive: text from anywhere, in our own format or as MTF.

import { briefErrors, type LineError } from '@ironfield/classic/data/text-file.ts';
import type { RuleId } from '@ironfield/classic/rule-index.ts';
import type { LocationCode } from '@ironfield/classic/units/locations.ts';
import { readMtf, surveyMtf } from '@ironfield/classic/units/mtf/mtf.ts';
import { type MechFile, mechFileSchema } from '@ironfield/classic/units/unit-file.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { checkUnit, type UnitCheck } from './design/construction.ts';
import { nameProblems } from './names.ts';
import { atLine, NO_UNIT, notJson, shown } from './text.ts';

export const UNIT_FORMATS = ['json', 'mtf'] as const;
export type UnitFormat = (typeof UNIT_FORMATS)[number];

/** A fault of a file or of the design in it. */
export interface Fault {
  /** Absent where the file is at fault and not the design. */
  readonly rule?: RuleId;
  readonly message: string;
  readonly location?: LocationCode;
}

/** All that can be told about a file. */
export interface Inspection {
  readonly isLegal: boolean;
  /** Null for what cannot be read. */
  readonly unit: MechFile | null;
  /** Null where nothing can be said about the design. */
  readonly check: UnitCheck | null;
  /** Faults of the file, then those of the design. */
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

export const inspectText = (text: string, format: UnitFormat): Inspection =>
  format === 'mtf' ? inspectMtf(text) : inspectJson(text);

export function inspectUnit(unit: MechFile): Inspection {
  const check = checkUnit(unit);
  return { isLegal: check.isLegal, unit, check, faults: check.violations, warnings: check.warnings };
}

function inspectMtf(text: string): Inspection {
  const { unit, rating, strange, errors, visible, skipped } = surveyMtf(text);
  // If the file itself is faulty, its missing parts would look like faults of the design.
  const isUnreadable = !unit || errors.some(({ rule }) => rule === undefined);
  if (isUnreadable) return { ...NOTHING, faults: faultsOf([...errors, ...visible]) };
  const names = nameProblems(unit);
  if (names.length > 0) return { ...NOTHING, faults: names.map(({ message }) => ({ message })) };
  const check = checkUnit(unit, { rating, strange });
  const faults = [...faultsOf(errors), ...check.violations];
  return {
    isLegal: faults.length === 0,
    unit,
    check,
    faults,
    warnings: [...faultsOf(skipped), ...check.warnings],
  };
}

const NOTHING = { isLegal: false, unit: null, check: null, warnings: [] };

const faultsOf = (errors: readonly LineError[]): Fault[] =>
  briefErrors(errors).map(({ line, message, rule }) => ({
    ...(rule ? { rule } : {}),
    message: shown(atLine(line, message)),
  }));

const inspectJson = (text: string): Inspection => inspectResult(unitFromJson(text));

/** Inspects a value that may or may not be a unit of our own format. */
export const inspectValue = (value: unknown): Inspection => inspectResult(unitFromValue(value));

const inspectResult = (unit: Result<MechFile, readonly string[]>): Inspection =>
  unit.ok ? inspectUnit(unit.value) : { ...NOTHING, faults: unit.error.map((message) => ({ message })) };

/** A unit from the text of a file, or everything that keeps it from being one. It need not be legal. */
export const unitFromText = (text: string, format: UnitFormat): Result<MechFile, readonly string[]> =>
  format === 'mtf' ? unitFromMtf(text) : unitFromJson(text);

function unitFromMtf(text: string): Result<MechFile, readonly string[]> {
  const read = readMtf(text);
  if (!read.ok) return refused(read.error.map(({ line, message }) => shown(atLine(line, message))));
  return named(read.value.unit);
}

export function unitFromJson(text: string): Result<MechFile, readonly string[]> {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return refused([notJson(error)]);
  }
  return unitFromValue(json);
}

const MOST_ISSUES = 20;

export function unitFromValue(value: unknown): Result<MechFile, readonly string[]> {
  const { format, version, kind } = mechFileSchema.shape;
  const outer = value as { readonly [Key in 'format' | 'version' | 'kind']?: unknown } | null;
  // Of what is something else altogether, one sentence says more than a list of what it lacks.
  if (!format.safeParse(outer?.format).success) return refused([NO_UNIT.format(format.value)]);
  if (!version.safeParse(outer?.version).success)
    return refused([NO_UNIT.version(outer?.version, version.value)]);
  const known = kind.safeParse(outer?.kind);
  if (!known.success) return refused([known.error.issues[0].message]);
  const parsed = mechFileSchema.safeParse(value);
  if (parsed.success) return named(parsed.data);
  const issues = parsed.error.issues.slice(0, MOST_ISSUES);
  return refused(
    issues.map(({ path, message }) => shown(path.length === 0 ? message : `${path.join('.')}: ${message}`)),
  );
}

/** The unit, if everything in it that can be called anything has a name to be shown. */
function named(unit: MechFile): Result<MechFile, readonly string[]> {
  const problems = nameProblems(unit);
  return problems.length === 0 ? accepted(unit) : refused(problems.map(({ message }) => message));
}
