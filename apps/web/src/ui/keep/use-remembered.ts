import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

const remembered = new Map<string, unknown>();

/**
 * A state that whoever comes back finds as they left it, as long as the page is open; unless they bring something along
 * that goes before.
 */
export function useRemembered<T>(
  name: string,
  first: () => T,
  brought: () => T | null = () => null,
): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState<T>(
    () => brought() ?? (remembered.has(name) ? (remembered.get(name) as T) : first()),
  );
  useEffect(() => void remembered.set(name, value), [name, value]);
  return [value, setValue];
}
