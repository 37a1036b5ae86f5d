import { isSamePlace } from '@ironfield/table/place.ts';
import type { Tag } from '../../state/command.ts';
import type { State } from '../../state.ts';

type Tagged = Pick<State, 'tags' | 'units'>;

/** HGB-TD-02: the tags on a unit that still hold; a turn in place leaves them. */
export const tagsOn = ({ tags, units }: Tagged, target: number): Tag[] =>
  tags.filter((tag) => {
    const { at } = units[target];
    return tag.target === target && at !== null && isSamePlace(tag.at, at);
  });

/** HGB-TD-02: tags do not add up. */
export const isTagged = (state: Tagged, target: number): boolean => tagsOn(state, target).length > 0;
