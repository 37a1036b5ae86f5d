import { type RefObject, useEffect, useRef, useState } from 'react';
import { idleLine } from './idle-line.ts';
import type { LiveBattle } from './live-battle.ts';
import { hasScene } from './live-scene.ts';

export interface LiveUse {
  /** Null while a still picture is shown. */
  readonly battle: LiveBattle | null;
  readonly isPlaying: boolean;
  /** Plays or stands still, as somebody wants it. */
  toggle(): void;
}

const isStillWanted = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The battle on the start page: it begins by itself when nothing else is under way, and plays only while it is in sight.
 * On a slow line, and where motion is not wanted, it begins when somebody presses.
 */
export function useLive(
  stage: RefObject<HTMLElement | null>,
  wanted: string,
  /** Fetches what a first move needs, which goes before. */
  warm: () => Promise<unknown>,
): LiveUse {
  const [battle, setBattle] = useState<LiveBattle | null>(null);
  /** The viewer's choice; null: none yet. */
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isIdle, setIdle] = useState(false);
  const isSeen = useInSight(stage);
  const isOn = choice ?? (isIdle && !isStillWanted());

  useEffect(() => {
    const leave = new AbortController();
    void idleLine(warm(), leave.signal).then(setIdle);
    return () => leave.abort();
  }, [warm]);

  const shown = useRef<LiveBattle | null>(null);
  useEffect(() => {
    if (!isOn || shown.current?.game.id === wanted || !hasScene(wanted)) return;
    let isGone = false;
    const open = async () => {
      const { LiveBattle: Live } = await import('./live-battle.ts');
      const next = await Live.open(wanted);
      if (isGone) return next.close();
      shown.current?.close();
      shown.current = next;
      setBattle(next);
    };
    // If anything goes wrong, there is still the picture.
    open().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [isOn, wanted]);
  useEffect(() => () => shown.current?.close(), []);
  useEffect(() => battle?.play(isOn && isSeen), [battle, isOn, isSeen]);

  return { battle, isPlaying: isOn, toggle: () => setChoice(!isOn) };
}

/** Whether it can be seen: in the window, and the window not hidden. */
function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [isIn, setIn] = useState(true);
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) => setIn(entries.at(-1)!.isIntersecting));
    watcher.observe(element.current!);
    const look = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => {
      watcher.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [element]);
  return isIn && isVisible;
}
