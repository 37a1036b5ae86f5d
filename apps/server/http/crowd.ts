/** Counts by address. */
export class Crowd {
  private readonly counts = new Map<string, number>();
  size = 0;

  of(address: string): number {
    return this.counts.get(address) ?? 0;
  }

  /** One more; the answer lets it go. */
  enter(address: string): () => void {
    this.counts.set(address, this.of(address) + 1);
    this.size++;
    let isHere = true;
    return () => {
      if (!isHere) return;
      isHere = false;
      this.size--;
      const left = this.of(address) - 1;
      if (left > 0) this.counts.set(address, left);
      else this.counts.delete(address);
    };
  }
}
