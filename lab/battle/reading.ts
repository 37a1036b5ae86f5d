import { readFileSync } from 'node:fs';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { Mistake } from '../mistake.ts';

export const reasons = (list: readonly Reason[]): string =>
  list.map(({ message, rule }) => (rule === undefined ? message : `${message} (${rule})`)).join('; ');

export function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Mistake(`there is no file or directory "${path}"`);
    if (code === 'EISDIR') throw new Mistake(`"${path}" is a directory, not a file`);
    if (code === undefined) throw error;
    throw new Mistake(`"${path}" cannot be read (${code})`);
  }
}

/** The contents of a file of JSON; null if it is none. */
export function jsonOf(path: string): unknown {
  const text = textOf(path);
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
