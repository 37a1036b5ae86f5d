import { rollDice } from './dice.ts';
import { type Explanation, explain, type Tally } from './explanation.ts';
import type { FrameOf, GameTypes } from './game.ts';
import type { CoreState, Outcome } from './state.ts';

const NO_EXPLANATION: Explanation = { total: 0, lines: [] };

/** What a step may do: read and change the state, roll, tell, say what follows, end the game. */
export class Play<G extends GameTypes> {
  readonly state: G['State'];
  /** Where events go; `null` when nobody listens, as in simulations. */
  private readonly events: G['Event'][] | null;

  constructor(state: G['State'], events: G['Event'][] | null) {
    this.state = state;
    this.events = events;
  }

  /** Work done only for events can be left out when nobody listens. */
  get listening(): boolean {
    return this.events !== null;
  }

  roll(purpose: string, count: number): number[] {
    return rollDice(this.state.dice, purpose, count);
  }

  emit(event: G['Event']): void {
    this.events?.push(event);
  }

  /** The explanation of a number for an event. Skipped when nobody listens: never compute with it. */
  explain<Rule extends string>(compute: (tally: Tally<Rule>) => void): Explanation {
    return this.events ? explain(compute) : NO_EXPLANATION;
  }

  /** What happens next, in reading order, before anything that was on the agenda already. */
  next(...frames: FrameOf<G>[]): void {
    if (this.state.outcome) throw new Error('The game is over: nothing can follow');
    const { agenda } = this.state as CoreState;
    for (let i = frames.length - 1; i >= 0; i--) agenda.push(frames[i]!);
  }

  end(outcome: Outcome): void {
    this.state.outcome = outcome;
    this.state.agenda.length = 0;
  }
}
