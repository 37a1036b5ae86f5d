// Shared by the readers of unit files.

import type { LineError } from '@ironfield/classic/data/text-file.ts';
import type { TechBase } from '../data/items.ts';
import type { Unit } from '../units/unit.ts';
import { FAULT } from './text.ts';

export interface Reading {
  /** Null for what cannot be read. Where there are faults it lacks what they speak of, and is fit for nothing but show. */
  readonly unit: Unit | null;
  readonly faults: readonly LineError[];
  /** Things that were passed over or decided. */
  readonly notes: readonly LineError[];
}

export const unreadable = (faults: readonly LineError[], notes: readonly LineError[] = []): Reading => ({
  unit: null,
  faults,
  notes,
});

interface Value {
  readonly line: number;
  readonly text: string;
}

/** Values by key in lower case, read with bounds; what is wrong with them is collected. */
export class Values {
  readonly faults: LineError[] = [];
  readonly #values: ReadonlyMap<string, Value>;

  constructor(values: ReadonlyMap<string, Value>) {
    this.#values = values;
  }

  has(key: string): boolean {
    return this.#values.has(key);
  }

  lineOf(key: string): number {
    return this.#values.get(key)?.line ?? 0;
  }

  text(key: string, otherwise?: string): string {
    const value = this.#values.get(key);
    if (value === undefined && otherwise === undefined) this.#fault(0, FAULT.missing(key));
    return value?.text ?? otherwise ?? '';
  }

  number(key: string, least: number, most: number, otherwise?: number): number {
    const value = this.#values.get(key);
    if (value === undefined) {
      if (otherwise === undefined) this.#fault(0, FAULT.missing(key));
      return otherwise ?? least;
    }
    const number = /^-?\d+(\.\d+)?/.exec(value.text)?.[0];
    const isGood = number !== undefined && Number(number) >= least && Number(number) <= most;
    if (!isGood) this.#fault(value.line, FAULT.notNumber(key, value.text, least, most));
    return isGood ? Number(number) : least;
  }

  /** One of a list of kinds, found by a function. */
  kind<T>(key: string, find: (text: string) => T | undefined, otherwise?: string): T | undefined {
    const text = this.text(key, otherwise);
    const found = find(text);
    // Of a value that is not there, the text has told already.
    if (found === undefined && this.has(key)) this.#fault(this.lineOf(key), FAULT.unknownKind(key, text));
    return found;
  }

  #fault(line: number, message: string): void {
    this.faults.push({ line, message });
  }
}

export interface Technology {
  readonly techBase: TechBase;
  readonly isMixed: boolean;
}

/** "Inner Sphere", "IS Level 2", "Clan", "Mixed (IS Chassis)", "Mixed Clan Chassis". */
export function technologyIn(text: string): Technology | undefined {
  const isMixed = /mixed/i.test(text);
  if (/clan/i.test(text)) return { techBase: 'Clan', isMixed };
  if (/inner sphere|\bis\b/i.test(text)) return { techBase: 'IS', isMixed };
  return undefined;
}

/** Newer files say what a unit is for; "Undetermined" says nothing. */
export function roleIn(values: Values): { readonly role?: string } {
  const role = values.text('role', '');
  return role === '' || /^(undetermined|none)$/i.test(role) ? {} : { role };
}
