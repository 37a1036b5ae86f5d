import type { Plan } from '@ironfield/lab/experiment/plan.ts';
import { ThreadCrew } from '@ironfield/lab/play/crew.ts';

/** Threads that know all games. */
export const threadCrew = (plan: Plan, threads: number): ThreadCrew =>
  new ThreadCrew(new URL('./thread.ts', import.meta.url), plan, threads);
