/** CBT-CON-03, the lightest first. */
export const WEIGHT_CLASSES = ['light', 'medium', 'heavy', 'assault'] as const;

/** The heaviest of all but the last. */
const MOST_TONS = [35, 55, 75];

/** By number in `WEIGHT_CLASSES`. */
export const weightClass = (tons: number): number => MOST_TONS.filter((most) => tons > most).length;
