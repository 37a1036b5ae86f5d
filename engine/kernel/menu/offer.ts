// The only way for values from outside to reach the callbacks of a menu.

import type { Reason } from '../refusal.ts';
import type { Each, Known, Pick, Scalar } from './menu.ts';

/** Whether a value is on offer. Only such a value may be described or followed. */
export function isOffered(field: Pick | Each, value: unknown): value is Scalar {
  if (!isScalar(value)) return false;
  if (field.has) return field.has(value);
  return includes(field.kind === 'pick' ? field.values : field.items, value);
}

/** Why a value is not on offer, if the rules give a reason. They see only values that mean something to them. */
export function whyNotOffered(field: Pick | Each, value: unknown): Reason | null {
  return field.whyNot?.(isKnown(field.known, value) ? value : undefined) ?? null;
}

function isKnown(known: Known | undefined, value: unknown): value is Scalar {
  if (known === undefined) return false;
  return known === 'texts' ? typeof value === 'string' : includes(known, value);
}

function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number';
}

function includes(values: ArrayLike<Scalar>, value: unknown): boolean {
  for (let i = 0; i < values.length; i++) if (values[i] === value) return true;
  return false;
}
