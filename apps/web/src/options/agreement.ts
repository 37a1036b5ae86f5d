import {
  isChanged,
  isOtherwise,
  type OptionModule,
  type OptionSet,
  optionValue,
} from '@ironfield/kernel/options/options.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';

/** The options that the players of a game may agree on, and their agreement. */
export interface Agreement {
  readonly options: readonly OptionModule[];
  /** With those that nobody is offered, because the scenario settles them. */
  readonly all: readonly OptionModule[];
  readonly sets: readonly OptionSet[];
  /** The values that the scenario sets by itself. */
  readonly start: OptionValues;
  /** The players' changes, and nothing else. */
  readonly wanted: OptionValues;
  /** Both together. */
  readonly values: OptionValues;
  /** Options that cannot be changed in this scenario, by id, and why; see `Scenario`. */
  readonly closed: Readonly<Record<string, string>>;
}

/** The options of a game under their headings, in the order of these. */
export function optionsInOrder({
  options,
  optionGroups = [],
}: Pick<AnyGame, 'options' | 'optionGroups'>): readonly OptionModule[] {
  const place = ({ group }: OptionModule) => {
    const index = optionGroups.indexOf(group);
    return index < 0 ? optionGroups.length : index;
  };
  return options.toSorted((one, other) => place(one) - place(other));
}

export function agreementOn(
  game: Pick<AnyGame, 'options' | 'optionGroups' | 'optionSets'>,
  start: OptionValues = {},
  wanted: OptionValues = {},
  closed: Agreement['closed'] = {},
): Agreement {
  const { optionSets = [] } = game;
  const values = { ...start, ...wanted };
  return {
    // An option that is closed or of no use yet is not offered; an earlier choice of it can be taken back.
    options: optionsInOrder(game).filter(
      (option) => !(option.id in closed || option.isUnfielded === true) || isOtherwise(option, values, start),
    ),
    all: game.options,
    sets: optionSets,
    start,
    wanted,
    values,
    closed,
  };
}

/** The wishes after a change, without those that the scenario grants anyway. */
export function wantedAfter({ options, start, wanted }: Agreement, changes: OptionValues): OptionValues {
  const all = { ...wanted, ...changes };
  const meant = options.filter((option) => isOtherwise(option, { ...start, ...all }, start));
  return Object.fromEntries(meant.map(({ id }) => [id, all[id]]));
}

export const changedOnes = ({ options, values }: Agreement): readonly OptionModule[] =>
  options.filter((option) => isChanged(option, values));

export type SetState = 'on' | 'part' | 'off';

/** A set is on in part if anything is on that it turns on. A set of nothing is the game as it comes. */
export function setState({ options, wanted, values }: Agreement, set: OptionSet): SetState {
  const members = options.filter(({ id }) => Object.hasOwn(set.options, id));
  if (members.length === 0) return Object.keys(wanted).length === 0 ? 'on' : 'off';
  const agreed = members.filter((option) => optionValue(option, values) === set.options[option.id]);
  if (agreed.length === members.length) return 'on';
  return agreed.some((option) => isChanged(option, values)) ? 'part' : 'off';
}

/** The wishes after a set was pressed: all of it, or, if all of it was there, nothing of it. */
export function wantedAfterSet(agreement: Agreement, set: OptionSet): OptionValues {
  const { options, start } = agreement;
  const members = options.filter(({ id }) => Object.hasOwn(set.options, id));
  if (members.length === 0) return {};
  if (setState(agreement, set) !== 'on') return wantedAfter(agreement, set.options);
  const without = members.map((option) => {
    const before = optionValue(option, start);
    return [option.id, before === set.options[option.id] ? option.base : before];
  });
  return wantedAfter(agreement, Object.fromEntries(without));
}
