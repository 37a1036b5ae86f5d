import { figure } from '@ironfield/kernel/figures.ts';

/** With one digit behind the point, where there is one to show. */
export const decimal = (value: number): string => figure(Math.round(value * 10) / 10);

/** Half tons as tons: whole numbers inside, halves for people. */
export const tonsOf = (halfTons: number | null): string => (halfTons === null ? '?' : decimal(halfTons / 2));
