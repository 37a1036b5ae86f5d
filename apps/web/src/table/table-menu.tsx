import { useEffect, useRef, useState } from 'react';
import { goTo } from '../router.ts';
import { changeSettings, type Pace, type Settings, useSettings } from '../settings.ts';
import { download } from '../ui/download.ts';
import { Icon } from '../ui/icons.tsx';
import { Segments } from '../ui/segments.tsx';
import type { TableModel } from './table-model.ts';

export const PACES: readonly { readonly value: Pace; readonly label: string }[] = [
  { value: 'step', label: 'Step' },
  { value: 'slow', label: 'Slow' },
  { value: 'normal', label: 'Normal' },
  { value: 'fast', label: 'Fast' },
  { value: 'instant', label: 'Instant' },
];

export const THEMES: readonly { readonly value: Settings['theme']; readonly label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const KEYS: readonly (readonly [string, string])[] = [
  ['Arrows', 'move over the map'],
  ['Enter', 'choose; again to confirm'],
  ['Esc', 'take a step back'],
  ['Q E', 'turn left, right'],
  ['Tab', 'to the next control'],
  ['Space', 'next step of what happened'],
  ['S', 'suggest'],
  ['R', 'ruler'],
  ['+ − 0', 'zoom in, out, whole map'],
];

/** What concerns the game as a whole. */
export function TableMenu({ model }: { readonly model: TableModel }) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const away = ({ target }: Event) => !place.current?.contains(target as Node) && setOpen(false);
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
    };
    window.addEventListener('pointerdown', away);
    window.addEventListener('keydown', press, true);
    return () => {
      window.removeEventListener('pointerdown', away);
      window.removeEventListener('keydown', press, true);
    };
  }, [isOpen]);
  return (
    <div className="table-menu" ref={place}>
      <button
        type="button"
        className="button bare"
        aria-expanded={isOpen}
        aria-label="Game menu"
        title="Pace, appearance, keys, save, give up"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="menu" />
      </button>
      {isOpen && <MenuSheet model={model} />}
    </div>
  );
}

function MenuSheet({ model }: { readonly model: TableModel }) {
  const { pace, theme } = useSettings();
  const [isSure, setSure] = useState(false);
  const { session, snapshot } = model;
  const save = async () => {
    const text = await session.exportFile?.();
    if (text) download(`${snapshot.summary.game}-${snapshot.summary.scenario}.json`, text);
  };
  return (
    <section className="menu-sheet" aria-label="Game menu">
      <h2 className="overline">Pace of what happens</h2>
      <Segments
        label="Pace"
        value={pace}
        choices={PACES}
        onChange={(value) => changeSettings({ pace: value })}
      />
      <h2 className="overline">Appearance</h2>
      <Segments
        label="Appearance"
        value={theme}
        choices={THEMES}
        onChange={(value) => changeSettings({ theme: value })}
      />
      <h2 className="overline">Keys</h2>
      <dl className="keys">
        {KEYS.map(([key, meaning]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <div className="menu-actions">
        {session.exportFile && (
          <button type="button" className="button" onClick={() => void save()}>
            Save as file
          </button>
        )}
        <button type="button" className="button" onClick={() => goTo()}>
          To the start
        </button>
        {!snapshot.summary.outcome &&
          (isSure ? (
            <button type="button" className="button danger" onClick={() => void session.concede()}>
              Really give up
            </button>
          ) : (
            <button type="button" className="button danger" onClick={() => setSure(true)}>
              Give up…
            </button>
          ))}
      </div>
    </section>
  );
}
