const KEY = 'ironfield-way-back';

/** Remembers the page from which somebody goes to look up a rule. */
export function rememberWayBack(): void {
  const { hash } = window.location;
  if (hash.startsWith('#/rules')) return;
  try {
    sessionStorage.setItem(KEY, hash);
  } catch {
    // Without storage there is still the browser's own way back.
  }
}

/** The address of the game, replay or design that was left for the rules; `null` if it was none. */
export function wayBack(): string | null {
  try {
    const hash = sessionStorage.getItem(KEY);
    return hash && /^#\/(table|replay|result|bay)\//.test(hash) ? hash : null;
  } catch {
    return null;
  }
}
