import { useSyncExternalStore } from 'react';
import type { Company, Session } from '../../sessions/session.ts';

const NOBODY: Company['presence'] = { here: [], left: [] };

/** The people at the table, and those who have left. */
export const usePresence = (session: Session): Company['presence'] =>
  useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.company?.presence ?? NOBODY,
  );
