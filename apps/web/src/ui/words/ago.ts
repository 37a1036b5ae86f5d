const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** The time since then, in words. */
export function ago(iso: string): string {
  const seconds = (Date.now() - Date.parse(iso)) / 1000;
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  for (const [unit, length] of STEPS)
    if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  return 'just now';
}
