import type { UnitFile } from '../units/unit-file.ts';
import { ADVANCED_MECHS } from './advanced.ts';
import { EQUIPPED_MECHS } from './equipped.ts';

/** With the 'Mechs of our own that go beyond the introductory rules; what they carry says when they may take part. */
export const withAdvancedMechs = (files: readonly UnitFile[]): readonly UnitFile[] => [
  ...new Set([...files, ...ADVANCED_MECHS, ...EQUIPPED_MECHS]),
];
