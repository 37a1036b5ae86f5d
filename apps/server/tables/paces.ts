/** Milliseconds of thinking for which everybody else on the server may be made to wait. */
const QUICK = 5;
/** How much of an old measurement counts after a new one: who was very slow has to be quick for long. */
const FADING = 0.8;
/** Kinds of decision that are remembered. */
const REMEMBERED = 5000;

/** How long bots take for which kind of decision, in milliseconds of thinking. */
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
