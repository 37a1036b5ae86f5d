import type { MechFile } from '@ironfield/classic/units/unit-file.ts';

/** Ways to say what a 'Mech counts for when forces are balanced. The book has one: its tonnage. */
const SYSTEMS = { tonnage: ({ tons }: MechFile): number => tons } as const;

export type ValueSystem = keyof typeof SYSTEMS;

export const unitValue = (file: MechFile, system: ValueSystem = 'tonnage'): number => SYSTEMS[system](file);

export const forceValue = (files: readonly MechFile[], system: ValueSystem = 'tonnage'): number =>
  files.reduce((sum, file) => sum + unitValue(file, system), 0);
