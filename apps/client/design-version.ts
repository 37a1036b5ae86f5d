import { hashOf } from '@ironfield/kernel/hash.ts';

/**
 * The saved content of a design: everything that identifies a version, wherever it is stored and whatever its number.
 */
export interface VersionContent {
  readonly savedAt: string;
  readonly unit: unknown;
  readonly note: string;
}

/** By this a version is recognised on every device and on the server: saving it again does nothing twice. */
export function versionId({ savedAt, unit, note }: VersionContent): string {
  return hashOf({ savedAt, unit, note }).slice(0, 32);
}
