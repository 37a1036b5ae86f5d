const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `Atlas and three more` */
export function leading(names: readonly string[]): string {
  const [first = '', ...others] = names;
  if (others.length === 0) return first;
  return `${first} and ${NUMBERS[others.length] ?? others.length} more`;
}
