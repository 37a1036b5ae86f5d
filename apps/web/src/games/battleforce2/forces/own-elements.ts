import { type ElementSheet, elementSchema } from '@ironfield/battleforce2/element.ts';
import { load, store } from '../../../coach/storage.ts';

const KEY = 'ironfield-battleforce2-elements';

/** Elements that somebody has entered on this device; what cannot be fielded any more stays where it is. */
export function ownElements(): ElementSheet[] {
  return kept().flatMap((json) => {
    const read = elementSchema.safeParse(json);
    return read.success ? [read.data] : [];
  });
}

function kept(): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(load(KEY) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

const isNamed = (json: unknown, name: string) => (json as Partial<ElementSheet> | null)?.name === name;

/** In the place of one of the same name. */
export function keepElement(sheet: ElementSheet): void {
  store(KEY, JSON.stringify([...kept().filter((json) => !isNamed(json, sheet.name)), sheet]));
}

export function forgetElement(name: string): void {
  store(KEY, JSON.stringify(kept().filter((json) => !isNamed(json, name))));
}
