import type { Kind } from './kinds/kind.ts';
import { mech } from './kinds/mech/mech.ts';

/** The register. */
const kinds: readonly Kind[] = [mech];

/** The kind of a unit file; one that names none is a 'Mech. */
export function kindOf({ kind = mech.id }: { readonly kind?: string | undefined }): Kind {
  const found = kinds.find(({ id }) => id === kind);
  if (!found) throw new Error(`"${kind}" is no kind of unit; known: ${kinds.map(({ id }) => id).join(', ')}`);
  return found;
}
