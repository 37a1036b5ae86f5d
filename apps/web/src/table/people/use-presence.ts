import { useSyncExternalStore } from 'react';
import type { Company, Session } from '../../sessions/session.ts';

const NOBODY: Company['presence'] = { here: [], left: [] };

/** Who is at the table, and who was. */
export const usePresence = (session: Session): Company['presence'] =>
  useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.company?.presence ?? NOBODY,
  );
