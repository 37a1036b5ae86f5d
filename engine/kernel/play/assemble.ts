// A game is its base and its options: what it takes from them is put together here, for all games alike.

import { type ZodObject, type ZodType, z } from 'zod';
import type { OptionModule, PointKinds } from '../options/options.ts';
import type { Reading } from '../options/readings.ts';
import type { RuleEntry } from '../options/rule-index.ts';
import type { OptionValue } from '../state.ts';
import type { FrameOf, Game, GameTypes, Steps, WrittenGame } from './game.ts';

/** The types of a game that has options, bundled. */
export interface OptionTypes extends GameTypes {
  Points: PointKinds;
  /** Where readings of the past plug in. */
  Past: PointKinds;
  /** What options add, each in its own file: the data of steps by step, and events by type. */
  OptionFrames: object;
  OptionEvents: object;
  /** What events change: the table of a viewer, and the state where both are alike. */
  Changing: object;
  /** What else a change needs, besides the table and the event. */
  Field: unknown;
  /** What a sentence needs besides the event. */
  Names: unknown;
}

type EventOf<T extends OptionTypes, Type> = Extract<T['Event'], { readonly type: Type }>;
type Own<All, Added> = Partial<Pick<All, keyof All & keyof Added>>;

/** What each event changes, in place. */
export type ChangesOf<T extends OptionTypes> = {
  readonly [Type in T['Event']['type']]: (
    table: T['Changing'],
    event: EventOf<T, Type>,
    field: T['Field'],
  ) => void;
};

/** What is said of each event; null where nothing is. */
export type SentencesOf<T extends OptionTypes> = {
  readonly [Type in T['Event']['type']]: (event: EventOf<T, Type>, names: T['Names']) => string | null;
};

/** An option, in a file of its own or in a folder of its name; the types of what it adds stand in `extensions.ts` of the game. */
export interface OptionOf<T extends OptionTypes, Value extends OptionValue = OptionValue>
  extends OptionModule<T['Points'], Value> {
  /** Rules that the index of the base game does not have. */
  readonly rules?: readonly RuleEntry[];
  readonly steps?: Own<Steps<T>, T['OptionFrames']>;
  /** Of its steps those in whose middle somebody may be asked. */
  readonly asking?: readonly (keyof T['OptionFrames'])[];
  readonly orders?: readonly ZodObject[];
  readonly sentences?: Own<SentencesOf<T>, T['OptionEvents']>;
  readonly changes?: Own<ChangesOf<T>, T['OptionEvents']>;
  /** Of its events those by which hidden things become known. */
  readonly reveals?: readonly (keyof T['OptionEvents'] & T['Event']['type'])[];
}

type Assembled = 'options' | 'readings' | 'steps' | 'orderSchema' | 'describe' | 'after' | 'change';

/** A game without its options. */
export interface Base<T extends OptionTypes, Option extends OptionOf<T>>
  extends Omit<Game<T>, Assembled | 'optionGroups' | 'optionSets'> {
  readonly register: {
    add(options: readonly Option[], readings?: readonly Reading<T['Past']>[]): void;
  };
  readonly readings?: readonly Reading<T['Past']>[];
  readonly steps: Omit<Steps<T>, keyof T['OptionFrames']>;
  readonly orders: { readonly options: readonly ZodObject[] };

  /** For the sentences of options, and of the game where it has them by event. */
  names(table: T['Table']): T['Names'];
  readonly sentences?: Omit<SentencesOf<T>, keyof T['OptionEvents']>;
  /** What is said of an event that has no sentence of its own. Absent: all have one. */
  describe?(event: T['Event'], table: T['Table']): string | null;
  /** As all sentences are printed. Absent: as they are. */
  printed?(sentence: string): string;

  /** What events change, where they change it in place: done to the state, and to a copy of a table. */
  readonly changing?: Changing<T>;
  /** The table after an event that nothing above changes. */
  after?(table: T['Table'], event: T['Event']): T['Table'];
}

interface Changing<T extends OptionTypes> {
  /** Absent: only options have some. */
  readonly changes?: Omit<ChangesOf<T>, keyof T['OptionEvents']>;
  field(table: T['Changing']): T['Field'];
  copy(table: T['Table']): T['Table'] & T['Changing'];
  /** The table of a viewer when all is changed. Absent: as it is. */
  seen?(table: T['Table'], field: T['Field']): T['Table'];
}

/** What players may agree on, in the order in which it is shown and plugged in. */
export interface Offer<Option> extends Pick<Game<GameTypes>, 'optionGroups' | 'optionSets'> {
  readonly options: readonly Option[];
}

type Change<T extends OptionTypes> = (table: T['Changing'], event: T['Event'], field: T['Field']) => void;
type Sentence<T extends OptionTypes> = (event: T['Event'], names: T['Names']) => string | null;

/** The game with these options. */
export function assemble<T extends OptionTypes, Option extends OptionOf<T>>(
  base: Base<T, Option>,
  { options, ...shown }: Offer<Option>,
): Game<T> {
  const { register, readings, orders, names, sentences, printed, changing, ...rest } = base;
  register.add(options, readings);
  return {
    ...rest,
    options,
    ...shown,
    ...(readings && { readings: readings as readonly Reading[] }),
    orderSchema: z.discriminatedUnion('type', [
      ...orders.options,
      ...options.flatMap((option) => option.orders ?? []),
    ] as unknown as [ZodObject]) as unknown as ZodType<T['Order']>,
    steps: Object.assign({}, base.steps, ...options.map(({ steps }) => steps)) as Steps<T>,
    reveals: [...(base.reveals ?? []), ...options.flatMap((option) => option.reveals ?? [])],
    ...interruptsOf(base, options),
    describe: describeOf(base, options),
    ...eventsOf(base, options),
  };
}

/** With the rules in words, which nobody needs to play it: those of its index and those that options bring along. */
export const withRules = <T extends GameTypes>(
  game: Game<T>,
  rules: readonly RuleEntry[],
): WrittenGame<T> => ({
  ...game,
  rules: [
    ...rules,
    ...(game.options as readonly OptionOf<OptionTypes>[]).flatMap((option) => option.rules ?? []),
  ],
});

function interruptsOf<T extends OptionTypes, Option extends OptionOf<T>>(
  { interrupts }: Base<T, Option>,
  options: readonly Option[],
): Pick<Game<T>, 'interrupts'> {
  const asking = new Set<unknown>(options.flatMap((option) => option.asking ?? []));
  if (asking.size === 0) return interrupts ? { interrupts } : {};
  return {
    interrupts: (state: T['State'], frame: FrameOf<T>, order: T['Order'] | null) =>
      asking.has(frame.step) || (interrupts?.(state, frame, order) ?? false),
  };
}

function describeOf<T extends OptionTypes, Option extends OptionOf<T>>(
  { names, sentences, describe, printed }: Base<T, Option>,
  options: readonly Option[],
): Game<T>['describe'] {
  const all = byEvent<Sentence<T>>(
    sentences,
    options.map((option) => option.sentences),
  );
  return (event, table) => {
    const own = all[event.type];
    const sentence = own ? own(event, names(table)) : (describe?.(event, table) ?? null);
    return sentence !== null && printed ? printed(sentence) : sentence;
  };
}

function eventsOf<T extends OptionTypes, Option extends OptionOf<T>>(
  { changing, after }: Base<T, Option>,
  options: readonly Option[],
): Pick<Game<T>, 'after' | 'change'> {
  if (!changing) return after ? { after } : {};
  const { changes, field, copy, seen } = changing;
  const all = byEvent<Change<T>>(
    changes,
    options.map((option) => option.changes),
  );
  const change = (table: T['Changing'], event: T['Event']) => all[event.type]!(table, event, field(table));
  return {
    after(table, event) {
      if (!all[event.type] && after) return after(table, event);
      const changed = copy(table);
      change(changed, event);
      return seen ? seen(changed, field(changed)) : changed;
    },
    ...(changes && { change: (state: T['State'], event: T['Event']) => change(state, event) }),
  };
}

const byEvent = <Of>(base: object | undefined, own: readonly (object | undefined)[]) =>
  Object.assign({}, base, ...own) as Readonly<Record<string, Of | undefined>>;
