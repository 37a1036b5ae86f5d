import type { Property } from '../moment.ts';
import { BOTS } from './bots.ts';
import { CONTINUING } from './continuing.ts';
import { FOLLOWING } from './following.ts';
import { INTERRUPTING } from './interrupting.ts';
import { MENUS } from './menus.ts';
import { QUESTIONS } from './questions.ts';
import { SECRECY } from './secrecy.ts';
import { SOUNDNESS } from './soundness.ts';

/** The properties of every game, by topic. */
export const KINDS: readonly (readonly Property[])[] = [
  SOUNDNESS,
  CONTINUING,
  INTERRUPTING,
  MENUS,
  QUESTIONS,
  SECRECY,
  FOLLOWING,
  BOTS,
];

export const PROPERTIES: readonly Property[] = KINDS.flat();
