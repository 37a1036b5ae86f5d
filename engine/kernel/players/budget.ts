import { effort } from '../effort.ts';

/**
 * The number of positions a bot may value for one decision. It counts positions, not seconds, so the bot decides the
 * same on every machine. When it is used up, the bot plays the best order found so far.
 */
export class Budget {
  private left: number;

  constructor(nodes: number) {
    this.left = nodes;
  }

  spend(nodes: number): void {
    this.left -= nodes;
    effort.positions += nodes;
  }

  get isSpent(): boolean {
    return this.left <= 0;
  }
}
