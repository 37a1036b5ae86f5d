import { useEffect, useMemo, useState } from 'react';
import { load, store } from '../ui/keep/storage.ts';
import { type CoachMemory, coach, dismiss, readMemory, silence, writeMemory } from './coach.ts';
import type { Advice, Hint } from './hint.ts';

const KEY = 'ironfield-coach';

export interface CoachModel {
  readonly advice: Advice | null;
  readonly isSilent: boolean;
  /** Dismisses a hint for good. */
  dismiss(): void;
  setSilent(isSilent: boolean): void;
}

/** A coach with the hints of a game. Without a situation it has nothing to say. */
export function useCoach<Situation>(
  hints: readonly Hint<Situation>[],
  situation: Situation | null,
  moment: string,
): CoachModel {
  const [memory, setMemory] = useState<CoachMemory>(() => readMemory(load(KEY)));
  const coaching = useMemo(
    () => (situation ? coach(hints, situation, moment, memory) : { advice: null, memory }),
    [hints, situation, moment, memory],
  );
  useEffect(() => setMemory(coaching.memory), [coaching.memory]);
  useEffect(() => store(KEY, writeMemory(memory)), [memory]);
  const { advice } = coaching;
  return {
    advice,
    isSilent: memory.isSilent,
    dismiss: () => advice && setMemory((known) => dismiss(known, advice.id)),
    setSilent: (isSilent) => setMemory((known) => silence(known, isSilent)),
  };
}
