import { type FormEvent, useState } from 'react';
import { linkTo } from '../router.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icons.tsx';
import { plural } from '../ui/plural.ts';
import { ShareLink } from '../ui/share-link.tsx';
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
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (name === '') return;
    list.keep([{ name: name.slice(0, 60), options: wanted }]);
    setKept(list.all());
    event.currentTarget.reset();
  };
  const { origin, pathname } = window.location;
  const link = `${origin}${pathname}${linkTo('new', game, 'with', optionsWord(options, wanted))}`;
  return (
    <Dialog title="Your sets of options" onClose={onClose}>
      <ul className="kept-lists">
        {kept.map((set) => (
          <li key={set.name}>
            <button
              type="button"
              className="button bare"
              onClick={() => {
                onUse(set.options);
                onClose();
              }}
            >
              <strong>{set.name}</strong>{' '}
              <span className="quiet">{plural(Object.keys(set.options).length, 'option')}</span>
            </button>
            <button
              type="button"
              className="button bare"
              aria-label={`Remove ${set.name}`}
              onClick={() => {
                list.forget(set.name);
                setKept(list.all());
              }}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
        {kept.length === 0 && <li className="quiet">No set is kept on this device yet.</li>}
      </ul>
      {Object.keys(wanted).length === 0 ? (
        <p className="quiet">Change an option to keep it here under a name, or to share it as a link.</p>
      ) : (
        <>
          <p className="quiet">
            {changed.map((option) => agreedWords(option, agreement.values)).join(' · ')}
          </p>
          <form className="open-link" onSubmit={save}>
            <input
              name="name"
              className="text-field"
              aria-label="Name of the set"
              placeholder="Keep these options as"
              maxLength={60}
              autoComplete="off"
            />
            <button type="submit" className="button">
              Keep
            </button>
          </form>
          <ShareLink label="Link to a new game with these options" link={link} />
        </>
      )}
    </Dialog>
  );
}
