import { rollDice } from '../dice.ts';
import { type Explanation, explain, type Tally, totalOf } from '../explanation.ts';
import type { Json } from '../json.ts';
import type { CoreState, Outcome, Viewer } from '../state.ts';
import type { AskingFrameOf, FrameOf, Game, GameTypes, Roll } from './game.ts';
import type { Interruption } from './interruption.ts';

const NO_EXPLANATION: Explanation = { total: 0, lines: [] };

/** The context of a roll. */
export type About = Omit<Roll, 'purpose' | 'dice'>;

/** Everything a step can do: read and change the state, roll, ask, tell, say what follows, end the game. */
export class Play<G extends GameTypes> {
  readonly state: G['State'];
  /** Receives the events; `null` when nobody listens, as in simulations. */
  private readonly events: G['Event'][] | null;
  /** Replays the step; `null` in games that are never interrupted. */
  private readonly interruption: Interruption<G> | null;
  private readonly game: Pick<Game<G>, 'told' | 'after' | 'change'>;

  constructor(
    state: G['State'],
    events: G['Event'][] | null,
    interruption: Interruption<G> | null = null,
    game: Pick<Game<G>, 'told' | 'after' | 'change'> = {},
  ) {
    this.state = state;
    this.events = events;
    this.interruption = interruption;
    this.game = game;
  }

  /** Work that only feeds events can be skipped when nobody listens. */
  get listening(): boolean {
    return this.events !== null;
  }

  /** Rolls dice, after all reactions to them. */
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

  /** Notes a result of a secret wish that shows in what happens next. */
  note<T extends Json>(work: () => T): T {
    return this.interruption ? this.interruption.note(work) : work();
  }

  /** Tells what happened, to everybody or only to some. */
  emit(event: G['Event'], seenBy?: readonly Viewer[]): void {
    if (!this.events || this.interruption?.isRepeating) return;
    if (this.game.told && !seenBy) this.events.push(...this.game.told(this.state, event));
    else this.events.push(seenBy ? { ...event, seenBy } : event);
  }

  /**
   * Makes something happen and tells of it: `change` or `after` says once what it changes, for the state and for every
   * table. Values read from the state before may have changed afterwards; use `reckon` for a number that the event
   * carries and the rules use.
   */
  happen(event: G['Event'], seenBy?: readonly Viewer[]): void {
    const { game, state } = this;
    if (game.change) game.change(state, event);
    else if (game.after) Object.assign(state, game.after(state as unknown as G['Table'], event));
    else throw new Error(`${event.type}: the game does not say what events change`);
    this.emit(event, seenBy);
  }

  /** The explanation of a number for an event. Skipped when nobody listens: never compute with it. */
  explain<Rule extends string>(compute: (tally: Tally<Rule>) => void): Explanation {
    return this.events ? explain(compute) : NO_EXPLANATION;
  }

  /** A number that the rules use, with its reasons if anybody listens. */
  reckon<Rule extends string>(compute: (tally: Tally<Rule>) => void): Explanation {
    return this.events ? explain(compute) : { total: totalOf(compute), lines: NO_EXPLANATION.lines };
  }

  /** Puts frames, in reading order, before everything already on the agenda. */
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
