import { useEffect, useRef } from 'react';
import { useSettings } from '../../settings.ts';

/** For those who look at something else meanwhile: a sound, or a notice of the system, as they have allowed. */
export function useTurnAlert(isMyTurn: boolean): void {
  const { turnSound, turnNotice } = useSettings();
  const was = useRef(isMyTurn);
  useEffect(() => {
    const isNew = isMyTurn && !was.current;
    was.current = isMyTurn;
    if (!isNew || !document.hidden) return;
    if (turnSound) ring();
    if (turnNotice && globalThis.Notification?.permission === 'granted') notify();
  }, [isMyTurn, turnSound, turnNotice]);
}

/** Asks the person once; false when they would rather not. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

function notify(): void {
  try {
    const notice = new Notification('Your turn', { body: 'Ironfield waits for your decision.', tag: 'turn' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // On some phones only a service worker may; the title of the page says it, too.
  }
}

/** Hertz and seconds. */
const TONES = [
  [660, 0],
  [880, 0.14],
] as const;

export function ring(): void {
  try {
    const audio = new AudioContext();
    for (const [pitch, at] of TONES) {
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0.12, audio.currentTime + at);
      loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.3);
      tone.connect(loudness).connect(audio.destination);
      tone.start(audio.currentTime + at);
      tone.stop(audio.currentTime + at + 0.3);
    }
    setTimeout(() => void audio.close(), 1000);
  } catch {
    // No sound here.
  }
}
