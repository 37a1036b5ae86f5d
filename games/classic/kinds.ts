import type { Kind } from './kind.ts';
import { mech } from './kinds/mech/mech.ts';
import type { UnitFile } from './units/unit-file.ts';

/** The register: 'Mechs, and what options bring along. A first battle over a slow line loads no other kind. */
const kinds: Kind[] = [mech];

export function addKinds(more: readonly Kind[]): void {
  for (const kind of more) if (!kinds.includes(kind)) kinds.push(kind);
}

/** Those that take part in any game; others need an option. */
export const BASE_KINDS: readonly string[] = [mech.id];

/** The kind that a unit file names; one that names none is a 'Mech. Null where there is no such kind. */
export const kindNamed = (name: unknown = mech.id, motion?: unknown): Kind | null =>
  kinds.find((kind) => kind.id === name && kind.motion === motion) ??
  kinds.find(({ id }) => id === name) ??
  null;

export const unknownKind = (name: unknown): string =>
  `${JSON.stringify(name)} is no kind of unit; known: ${[...new Set(kinds.map(({ id }) => id))].join(', ')}`;

interface Named {
  readonly kind?: string | undefined;
  readonly motion?: string;
  readonly frame?: string;
  readonly armor?: unknown;
}

/** 'Mechs move by what they stand on. */
export function kindOf(file: Named): Kind {
  const { kind, frame, motion = frame } = file;
  const found = kindNamed(kind, motion);
  if (!found) throw new Error(unknownKind(kind));
  if (!found.fits || file.armor === undefined || found.fits(file as UnitFile)) return found;
  const fitting = kinds.find(
    (each) => each.id === kind && each.motion === motion && each.fits?.(file as UnitFile),
  );
  return fitting ?? found;
}
