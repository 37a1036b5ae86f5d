const STORE = 'ironfield-fighter';

/** A unit that somebody wants to fight with, on its way from where it was designed to where battles are set up. */
export function sendToBattle(unit: object): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(unit));
  } catch {
    // Then the battle begins with other units.
  }
}

/** Taken once: returning later starts afresh. */
export function arrivedFighter(): unknown {
  try {
    const text = sessionStorage.getItem(STORE);
    sessionStorage.removeItem(STORE);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
