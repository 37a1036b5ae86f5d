/** A question that cannot be answered: what is wrong with it and what would be right. */
export class BadLine extends Error {}
