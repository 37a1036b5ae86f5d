/** A share from 0 to 1 as one of three colours. */
export function conditionOf(health: number): 'good' | 'worn' | 'bad' {
  return health > 0.6 ? 'good' : health > 0.3 ? 'worn' : 'bad';
}
