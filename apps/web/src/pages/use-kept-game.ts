import type { GameSummary } from '@ironfield/client/api.ts';
import { useEffect, useState } from 'react';
import { openSession } from '../sessions/open-session.ts';
import type { Session } from '../sessions/session.ts';
import { type OpenedRecord, openRecord } from './open-record.ts';

export interface KeptGame extends OpenedRecord {
  readonly summary: GameSummary;
  /** The game as a file. */
  readonly text: string;
}

/** A game that is kept somewhere, to leaf through: `null` while it is fetched, or why it cannot be had. */
export function useKeptGame(transport: string, id: string): KeptGame | string | null {
  const [found, setFound] = useState<KeptGame | string | null>(null);
  useEffect(() => {
    const session = openSession(transport, id);
    let isGone = false;
    const tell = (result: KeptGame | string) => {
      if (!isGone) setFound(result);
    };
    void session.then(read).then(tell, (error: Error) => tell(`${error.message}.`));
    return () => {
      isGone = true;
      void session.then((opened) => opened?.close());
    };
  }, [transport, id]);
  return found;
}

async function read(session: Session | null): Promise<KeptGame | string> {
  if (!session) return 'There is no such game.';
  await settled(session);
  if (session.status !== 'open' || !session.exportFile)
    return session.problem?.message ?? 'The game cannot be read.';
  const { snapshot } = session;
  if (!snapshot) return 'The game has not begun yet.';
  const text = await session.exportFile();
  const opened = await openRecord(text, snapshot.viewer);
  return opened.ok ? { ...opened.value, summary: snapshot.summary, text } : opened.error[0].message;
}

function settled(session: Session): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (session.status !== 'connecting') resolve();
    };
    session.subscribe(look);
    look();
  });
}
