import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';

/** Ways to say what a 'Mech counts for when forces are balanced. The book has one: its tonnage. */
const SYSTEMS = { tonnage: ({ tons }: UnitFile): number => tons } as const;

export type ValueSystem = keyof typeof SYSTEMS;

export const unitValue = (file: UnitFile, system: ValueSystem = 'tonnage'): number => SYSTEMS[system](file);

export const forceValue = (files: readonly UnitFile[], system: ValueSystem = 'tonnage'): number =>
  files.reduce((sum, file) => sum + unitValue(file, system), 0);
