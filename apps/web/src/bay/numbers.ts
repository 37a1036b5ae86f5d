/** With one digit behind the point, where there is one to show. */
export const decimal = (value: number): string => String(Math.round(value * 10) / 10).replace('-', '−');

/** Half tons as tons: whole numbers inside, halves for people. */
export const tonsOf = (halfTons: number | null): string => (halfTons === null ? '?' : decimal(halfTons / 2));
