import { rollDice } from '../dice.ts';
import { type Explanation, explain, type Tally, totalOf } from '../explanation.ts';
import type { Json } from '../json.ts';
import type { CoreState, Outcome, Viewer } from '../state.ts';
import type { AskingFrameOf, FrameOf, Game, GameTypes, Roll } from './game.ts';
import type { Interruption } from './interruption.ts';

const NO_EXPLANATION: Explanation = { total: 0, lines: [] };

/** What a roll is about. */
export type About = Omit<Roll, 'purpose' | 'dice'>;

/** What a step may do: read and change the state, roll, ask, tell, say what follows, end the game. */
export class Play<G extends GameTypes> {
  readonly state: G['State'];
  /** Where events go; `null` when nobody listens, as in simulations. */
  private readonly events: G['Event'][] | null;
  /** How the step got where it is; `null` in games in which nothing interrupts. */
  private readonly interruption: Interruption<G> | null;
  private readonly game: Pick<Game<G>, 'told' | 'after'>;

  constructor(
    state: G['State'],
    events: G['Event'][] | null,
    interruption: Interruption<G> | null = null,
    game: Pick<Game<G>, 'told' | 'after'> = {},
  ) {
    this.state = state;
    this.events = events;
    this.interruption = interruption;
    this.game = game;
  }

  /** Work done only for events can be left out when nobody listens. */
  get listening(): boolean {
    return this.events !== null;
  }

  /** Dice that count, after everybody who may react has done so. */
  roll(purpose: string, count: number, about?: About): number[] {
    return this.interruption
      ? this.interruption.roll(this, purpose, count, about)
      : rollDice(this.state.dice, purpose, count);
  }

  /** Asks a seat in the middle of a rule. Everything before it must follow from the state, the dice and the answers. */
  ask(question: AskingFrameOf<G>): G['Order'] {
    if (!this.interruption) throw new Error(`${question.step}: nothing interrupts in this game`);
    return this.interruption.ask(question);
  }

  /** What follows from a wish that others do not know, where it shows by what happens next. */
  note<T extends Json>(work: () => T): T {
    return this.interruption ? this.interruption.note(work) : work();
  }

  /** Tells what happened: to everybody, or only to some. */
  emit(event: G['Event'], seenBy?: readonly Viewer[]): void {
    if (!this.events || this.interruption?.isRepeating) return;
    if (this.game.told && !seenBy) this.events.push(...this.game.told(this.state, event));
    else this.events.push(seenBy ? { ...event, seenBy } : event);
  }

  /**
   * Lets something happen, and tells of it: what it changes is said once, by `after`, for the state as for every table. What
   * was read of the state before may be another value then; a number in the event that counts is a `reckon`.
   */
  happen(event: G['Event'], seenBy?: readonly Viewer[]): void {
    if (!this.game.after) throw new Error(`${event.type}: the game does not say what events change`);
    Object.assign(this.state, this.game.after(this.state as unknown as G['Table'], event));
    this.emit(event, seenBy);
  }

  /** The explanation of a number for an event. Skipped when nobody listens: never compute with it. */
  explain<Rule extends string>(compute: (tally: Tally<Rule>) => void): Explanation {
    return this.events ? explain(compute) : NO_EXPLANATION;
  }

  /** A number that counts, with its reasons for those who listen. */
  reckon<Rule extends string>(compute: (tally: Tally<Rule>) => void): Explanation {
    return this.events ? explain(compute) : { total: totalOf(compute), lines: NO_EXPLANATION.lines };
  }

  /** What happens next, in reading order, before anything that was on the agenda already. */
  next(...frames: FrameOf<G>[]): void {
    if (this.state.outcome) throw new Error('The game is over: nothing can follow');
    const { agenda } = this.state as CoreState;
    for (let i = frames.length - 1; i >= 0; i--) agenda.push(frames[i]);
  }

  end(outcome: Outcome): void {
    this.state.outcome = outcome;
    this.state.agenda.length = 0;
  }
}
