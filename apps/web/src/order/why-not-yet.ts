import { activeFields } from './draft/draft.ts';
import type { Ordering } from './use-order.ts';

/** Why the order in the making cannot be given as it is; null where it can. */
export function whyNotYet({
  form,
  full,
  isComplete,
  objection,
  isTouched,
}: Pick<Ordering, 'form' | 'full' | 'isComplete' | 'objection' | 'isTouched'>): string | null {
  if (isComplete) return null;
  if (objection) return objection.message;
  const fields = isTouched ? activeFields(form?.fields ?? [], full) : [];
  const open = fields.find(({ name }) => full[name] === undefined);
  return open ? `Not chosen yet: ${open.label}` : 'Nothing is planned yet';
}
