/** Milliseconds of thinking for which everybody else on the server may be made to wait. */
const QUICK = 5;
/** The weight of older measurements: a slow bot must be quick for a while. */
const FADING = 0.8;
/** Kinds of decision that are remembered. */
const REMEMBERED = 5000;

/** The time that bots think about each kind of decision, in milliseconds. */
export class Paces {
  /** In the order of their last use. */
  private readonly expected = new Map<string, number>();

  /** Unknown ones are not: a setup that somebody brings may be of any size. */
  isQuick(kind: string): boolean {
    return (this.expected.get(kind) ?? Number.POSITIVE_INFINITY) <= QUICK;
  }

  note(kind: string, milliseconds: number): void {
    const expected = Math.max(milliseconds, FADING * (this.expected.get(kind) ?? 0));
    this.expected.delete(kind);
    this.expected.set(kind, expected);
    if (this.expected.size > REMEMBERED) this.expected.delete(this.expected.keys().next().value!);
  }
}
