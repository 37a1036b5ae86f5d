/** Reads from the browser's storage. Without storage, values last until the page is closed. */
export function load(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Nothing to be done, and nothing lost but the memory.
  }
}

/** A list that is kept; nonsense is as nothing. */
export function loadList(key: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(load(key) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
