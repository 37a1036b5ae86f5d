import type { Handlers } from '@ironfield/kernel/options/options.ts';
import type { Option } from '../../../option.ts';
import type { Points } from '../../../points.ts';
import type { AbilityKind } from '../../../rules/crew/abilities.ts';

/** One ability of pilots, in a file of its own: what it is called, and what it does at which points. */
export interface Ability
  extends AbilityKind,
    Pick<Option, 'steps' | 'orders' | 'sentences' | 'changes' | 'words'> {
  /** The rule in a sentence. */
  readonly text: string;
  readonly handlers: Handlers<Points>;
}
