import { hashOf } from '@ironfield/kernel/hash.ts';

/** What somebody saves of a design: all that makes a version the one it is, wherever it lies and whatever its number. */
export interface VersionContent {
  readonly savedAt: string;
  readonly unit: unknown;
  readonly note: string;
}

/** By this a version is recognised on every device and on the server: saving it again does nothing twice. */
export function versionId({ savedAt, unit, note }: VersionContent): string {
  return hashOf({ savedAt, unit, note }).slice(0, 32);
}
