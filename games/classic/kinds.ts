import type { Kind } from './kind.ts';
import { mech } from './kinds/mech/mech.ts';

/** The register. */
const kinds: readonly Kind[] = [mech];

/** The kind that a unit file names; one that names none is a 'Mech. Null where there is no such kind. */
export const kindNamed = (name: unknown = mech.id): Kind | null =>
  kinds.find(({ id }) => id === name) ?? null;

export const unknownKind = (name: unknown): string =>
  `${JSON.stringify(name)} is no kind of unit; known: ${kinds.map(({ id }) => id).join(', ')}`;

export function kindOf({ kind }: { readonly kind?: string | undefined }): Kind {
  const found = kindNamed(kind);
  if (!found) throw new Error(unknownKind(kind));
  return found;
}
