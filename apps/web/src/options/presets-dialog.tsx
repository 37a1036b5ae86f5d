import { useState } from 'react';
import { linkTo } from '../router.ts';
import { Dialog } from '../ui/dialog.tsx';
import { KeepForm, KeptNames } from '../ui/keep/kept-names.tsx';
import { ShareLink } from '../ui/keep/share-link.tsx';
import { plural } from '../ui/words/plural.ts';
import { type Agreement, changedOnes } from './agreement.ts';
import { type KeptOptions, keptOptions } from './kept-options.ts';
import { optionsWord } from './option-link.ts';
import { agreedWords } from './option-words.ts';

interface PresetsDialogProps {
  readonly game: string;
  readonly agreement: Agreement;
  onUse(options: KeptOptions['options']): void;
  onClose(): void;
}

/** Options that are kept under a name, and a link that holds those of now. */
export function PresetsDialog({ game, agreement, onUse, onClose }: PresetsDialogProps) {
  const { options, wanted } = agreement;
  const list = keptOptions(game);
  const [kept, setKept] = useState(() => list.all());
  const changed = changedOnes(agreement);
  const { origin, pathname } = window.location;
  const link = `${origin}${pathname}${linkTo('new', game, 'with', optionsWord(options, wanted))}`;
  return (
    <Dialog title="Your sets of options" onClose={onClose}>
      <KeptNames
        kept={kept}
        none="No sets are saved on this device yet."
        noteOf={(set) => plural(Object.keys(set.options).length, 'option')}
        onUse={(set) => {
          onUse(set.options);
          onClose();
        }}
        onForget={({ name }) => {
          list.forget(name);
          setKept(list.all());
        }}
      />
      {Object.keys(wanted).length === 0 ? (
        <p className="quiet">Change an option to keep it here under a name, or to share it as a link.</p>
      ) : (
        <>
          <p className="quiet">
            {changed.map((option) => agreedWords(option, agreement.values)).join(' · ')}
          </p>
          <KeepForm
            label="Name of the set"
            placeholder="Keep these options as"
            onKeep={(name) => {
              list.keep([{ name, options: wanted }]);
              setKept(list.all());
            }}
          />
          <ShareLink label="Link to a new game with these options" link={link} />
        </>
      )}
    </Dialog>
  );
}
