import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { linkTo } from '../router.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ShareLink } from '../ui/keep/share-link.tsx';
import { squeezed } from '../ui/keep/squeeze.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { titleOf } from './text.ts';

interface Props {
  readonly file: MechFile;
  onClose(): void;
}

/** A link that is the design: no server has to keep it. */
export function ShareDialog({ file, onClose }: Props) {
  const word = useLoaded(JSON.stringify(file), squeezed);
  const { origin, pathname } = window.location;
  return (
    <Dialog title={`Share ${titleOf(file)}`} onClose={onClose}>
      <p>
        The link holds the whole design as it is now. Whoever opens it gets a copy of their own; yours stays
        as it is.
      </p>
      {word !== null && (
        <ShareLink
          label="Link to this design"
          link={`${origin}${pathname}${linkTo('bay', 'shared', word)}`}
        />
      )}
    </Dialog>
  );
}
