/** Somebody asked for what cannot be: one sentence says what is wrong and what would be right. */
export class Mistake extends Error {}
