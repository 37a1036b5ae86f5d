import { effort } from '../effort.ts';

/**
 * What a bot may look at for one decision, counted in positions that it values: not in seconds, so that it decides the
 * same everywhere. Once it is used up, the best that was found until then is played.
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
