import type { ImportRequest, Problem } from '@ironfield/client/api.ts';
import { accepted, type Result } from '@ironfield/kernel/refusal.ts';
import { useState } from 'react';
import { goTo } from '../../router.ts';
import { reachServer, server, settleIn } from '../../sessions/server.ts';
import type { Session } from '../../sessions/session.ts';
import { currentSettings } from '../../settings.ts';
import type { TableModel } from '../table-model.ts';

interface MoveToServerProps {
  readonly model: TableModel;
  onDone(): void;
}

/** Lets a game of this device go on on the server. */
export function MoveToServer({ model, onDone }: MoveToServerProps) {
  const [isOpen, setOpen] = useState(false);
  const { session, latest } = model;
  const hasBots = latest.seats.some(({ kind }) => kind === 'bot');
  const move = (botsStay: boolean) => {
    model.attempt(() => moved(session, botsStay));
    onDone();
  };
  if (!isOpen) {
    return (
      <button type="button" className="button" onClick={() => setOpen(true)}>
        To the server…
      </button>
    );
  }
  return (
    <>
      <p className="menu-note">
        The game goes on there, from any device, and a copy stays here. You get a link to each other seat, to
        send to a friend; only to a friend, because this device knows the future dice, and everyone in the
        game is told so.
      </p>
      <button type="button" className="button" onClick={() => move(true)}>
        Copy it to the server
      </button>
      {hasBots && (
        <button type="button" className="button" onClick={() => move(false)}>
          With a friend for the bot
        </button>
      )}
    </>
  );
}

/**
 * All people get seats of this browser: the server takes no strangers into a game whose dice somebody knows.
 * Friends get the link to a seat.
 */
async function moved(session: Session, botsStay: boolean): Promise<Result<unknown, Problem>> {
  const reach = await reachServer();
  if (!reach.ok) return reach;
  const { summary, viewer } = session.snapshot!;
  const name = currentSettings().name.trim();
  const seats = summary.seats.map(({ seat, kind, strength }): ImportRequest['seats'][number] => {
    if (kind === 'bot' && botsStay) return { kind: 'bot', strength: strength ?? 'regular' };
    return seat === viewer && name !== '' ? { kind: 'own', name } : { kind: 'own' };
  });
  const made = await server.import({ record: JSON.parse(await session.exportFile!()), seats });
  if (!made.ok) return made;
  goTo('table', ...settleIn(made.value, [], viewer));
  return accepted(null);
}
