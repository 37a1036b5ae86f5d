import { accepted } from '@ironfield/kernel/refusal.ts';
import { Suspense, useState } from 'react';
import { goTo, linkTo } from '../../router.ts';
import { rememberWayBack } from '../../rules/way-back.ts';
import { changeSettings, useSettings } from '../../settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Segments } from '../../ui/fields/segments.tsx';
import { SureButton } from '../../ui/fields/sure-button.tsx';
import { download } from '../../ui/keep/download.ts';
import type { Key } from '../game-views.ts';
import type { TableModel } from '../table-model.ts';
import { MoveToServer } from './move-to-server.tsx';
import { PACES, THEMES } from './paces.ts';
import { TurnAlerts } from './turn-alerts.tsx';

const KEYS: readonly Key[] = [
  ['Arrows', 'move over the map, from the unit in hand'],
  ['Enter', 'choose; again to confirm'],
  ['Esc', 'take a step back; leave the chat'],
  ['Ctrl+Z', 'take a step back, then the last order'],
  ['Tab', 'to the next control'],
  ['Space', 'next step of what happened'],
  ['S', 'suggest for the unit in hand'],
  ['?', 'why a hex cannot be chosen'],
  ['+ − 0', 'zoom in, out, whole map'],
  ['M', 'sound on, off'],
];
const TALK: Key = ['T', 'talk to the others'];

interface MenuSheetProps {
  readonly model: TableModel;
  onDone(): void;
}

export function MenuSheet({ model, onDone }: MenuSheetProps) {
  const { pace, sound, asksAlways, theme } = useSettings();
  const { session, snapshot, Reference } = model;
  const [hasTables, setTables] = useState(false);
  const isPlaying = session.ownSeats.length > 0 && !snapshot.summary.outcome;
  const attempt = (act: Parameters<TableModel['attempt']>[0]) => {
    model.attempt(act);
    onDone();
  };
  const save = async () => {
    const text = await session.exportFile!();
    download(`${snapshot.summary.game}-${snapshot.summary.scenario}.json`, text);
    return accepted(null);
  };
  return (
    <section className="menu-sheet" data-part="menu-sheet" aria-label="Game menu">
      <div className="menu-actions">
        {isPlaying && (
          <button
            type="button"
            className="button"
            title="Undo your last order, with new dice (Ctrl+Z)"
            onClick={() => attempt(() => session.takeBack())}
          >
            {session.company ? 'Ask to take back' : 'Take back'}
          </button>
        )}
        {session.exportFile && (!session.company || snapshot.summary.outcome) && (
          <button type="button" className="button" onClick={() => attempt(save)}>
            Save as file
          </button>
        )}
        {isPlaying && !session.company && <MoveToServer model={model} onDone={onDone} />}
        {model.forGood.size > 0 && (
          <button
            type="button"
            className="button"
            title="Forget the answers you gave once and for all"
            onClick={() => {
              model.askAgain();
              onDone();
            }}
          >
            Ask me again
          </button>
        )}
        <a className="button" href={linkTo('rules', snapshot.summary.game)} onClick={rememberWayBack}>
          Rules
        </a>
        {Reference && (
          <button type="button" className="button" onClick={() => setTables(true)}>
            Tables
          </button>
        )}
        <button type="button" className="button" onClick={() => goTo()}>
          To the start
        </button>
        {isPlaying && (
          <SureButton
            label="Offer a draw…"
            sureLabel="Really offer a draw"
            className=""
            onSure={() => attempt(() => session.offerDraw())}
          />
        )}
        {isPlaying && (
          <SureButton
            label="Give up…"
            sureLabel="Really give up"
            className="danger"
            onSure={() => attempt(() => session.concede())}
          />
        )}
      </div>
      {session.company && !snapshot.summary.outcome && (
        <p className="menu-note">
          The server keeps the game. You can save it as a file when the game is over: before that, it would
          reveal future dice.
        </p>
      )}
      <h2 className="overline">Pace of events</h2>
      <Segments
        label="Pace"
        value={pace}
        choices={PACES}
        onChange={(value) => changeSettings({ pace: value })}
      />
      <label className="menu-check">
        <input
          type="checkbox"
          checked={sound}
          onChange={({ target }) => changeSettings({ sound: target.checked })}
        />
        Sound of shots and hits
      </label>
      <label className="menu-check">
        <input
          type="checkbox"
          checked={!asksAlways}
          onChange={({ target }) => changeSettings({ asksAlways: !target.checked })}
        />
        Skip questions with only one useful answer
      </label>
      <h2 className="overline">Appearance</h2>
      <Segments
        label="Appearance"
        value={theme}
        choices={THEMES}
        onChange={(value) => changeSettings({ theme: value })}
      />
      {session.company && <TurnAlerts />}
      <h2 className="overline by-keys">Keys</h2>
      <dl className="keys by-keys">
        {[...KEYS, ...model.keys, ...(session.company ? [TALK] : [])].map(([key, meaning]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {Reference && hasTables && (
        <Dialog title="Tables" isWide onClose={() => setTables(false)}>
          <Suspense>
            <Reference />
          </Suspense>
        </Dialog>
      )}
    </section>
  );
}
