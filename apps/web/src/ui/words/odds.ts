export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** A sentence in which no number is torn from its percent sign. */
export const unbroken = (text: string): string => text.replaceAll(' %', '\u00a0%');
