import { useEffect } from 'react';
import { linkTo } from '../../router.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ShareLink } from '../../ui/keep/share-link.tsx';
import { shelf } from './own-designs.ts';
import { DEVICES } from './shelf/shelf-text.ts';
import { useShelf } from './use-shelf.ts';

/** The link with which another device gets the same designs. Whoever asks for it wants a shelf. */
export function DevicesDialog({ onClose }: { onClose(): void }) {
  const { secret, server } = useShelf();
  useEffect(() => shelf.begin(), []);
  return (
    <Dialog title={DEVICES.title} onClose={onClose}>
      {server === 'unknown' && <p role="status">{DEVICES.preparing}</p>}
      {server === 'absent' && <p>{DEVICES.absent}</p>}
      {server === 'away' && <p>{DEVICES.away}</p>}
      {server === 'there' && secret !== null && (
        <>
          <p>{DEVICES.how}</p>
          <ShareLink label="Link to your designs" link={linkToShelf(secret)} />
          <p className="quiet">{DEVICES.care}</p>
        </>
      )}
    </Dialog>
  );
}

/** All of it stands in the fragment, which browsers never send anywhere. */
function linkToShelf(secret: string): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}${linkTo('bay', 'shelf', secret)}`;
}
