/** A question that cannot be answered: what is wrong and what would be right. */
export class BadLine extends Error {}
