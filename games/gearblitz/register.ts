import { OptionRegister } from '@ironfield/kernel/options/register.ts';
import type { Option } from './option.ts';
import type { PastPoints } from './past/points.ts';
import type { Points } from './points.ts';
import type { State } from './state.ts';

export const register = new OptionRegister<Points, Option, PastPoints>();

/** Handlers of the options of a setup, and the readings of corrected rules. */
export const { plugged, past } = register;

/** As rules were read before they were corrected where chapters meet. */
export const isChapterByChapter = ({ setup }: Pick<State, 'setup'>): boolean =>
  past(setup).isChapterByChapter?.() === true;

/** As it was read before: what had lost its reason still held. */
export const outlivesReason = ({ setup }: Pick<State, 'setup'>): boolean =>
  past(setup).outlivesReason?.() === true;

/** As it was read before: bases of a squad that found no room stood on each other. */
export const squeezesSquads = ({ setup }: Pick<State, 'setup'>): boolean =>
  past(setup).squeezesSquads?.() === true;

/** HGB-FLAW-09: it does nothing at all, whoever would help it. */
export const isAsleep = ({ setup, units }: Pick<State, 'setup' | 'units'>, id: number): boolean =>
  units[id].shutDown > 0 && past(setup).wakesSleepers?.() !== true;

/** HGB-OPT-04: the cap on margins, for walls and for scatter. */
export const capElsewhere = ({ setup }: Pick<State, 'setup'>): number | undefined =>
  past(setup).capsUnitsAlone?.() ? undefined : plugged(setup).marginCap?.();
