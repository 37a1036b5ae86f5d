const CLASSES: readonly (readonly [below: number, name: string])[] = [
  [40, 'L'],
  [60, 'M'],
  [80, 'H'],
];

/** Light, medium, heavy or assault. */
export const weightClass = (tons: number): string => CLASSES.find(([below]) => tons < below)?.[1] ?? 'A';
