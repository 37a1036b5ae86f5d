import { linkTo } from '../router.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ShareLink } from '../ui/keep/share-link.tsx';
import { squeezed } from '../ui/keep/squeeze.ts';
import { useLoaded } from '../ui/use-loaded.ts';

interface Props {
  /** The game up to the position, as a file. */
  readonly text: string;
  onClose(): void;
}

/** A link that is the position: no server has to keep it. */
export function SharePosition({ text, onClose }: Props) {
  const word = useLoaded(text, squeezed);
  const { origin, pathname } = window.location;
  return (
    <Dialog title="Share this position" onClose={onClose}>
      <p>
        The link holds the whole game so far. Anyone who opens it can step through it, analyse it and play on.
      </p>
      {word !== null && (
        <ShareLink label="Link to this position" link={`${origin}${pathname}${linkTo('analysis', word)}`} />
      )}
    </Dialog>
  );
}
