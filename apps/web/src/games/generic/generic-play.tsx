import { type Board, cellOf } from '@ironfield/hex/board.ts';
import { readBoardFile } from '@ironfield/hex/board-file.ts';
import type { AnyGame } from '@ironfield/kernel/game.ts';
import { useEffect, useMemo, useState } from 'react';
import { centreOfCell } from '../../board/geometry.ts';
import { HexMap } from '../../board/hex-map.tsx';
import { ActionBar } from '../../table/action-bar.tsx';
import { Frame } from '../../table/frame.tsx';
import { useShortcuts } from '../../table/shortcuts.ts';
import { WatchBar } from '../../table/watch-bar.tsx';
import { Segments } from '../../ui/segments.tsx';
import { sideClass } from '../../ui/sides.ts';
import type { PlayProps } from '../views.ts';
import { activeFields, completed, type Entry, orderOf } from './draft.ts';
import './generic.css';
import { Fields } from './order-form.tsx';

/** A table for any game at all, from its menu and its own drawing. */
export function GenericPlay({ game, model }: PlayProps) {
  const { menu, snapshot } = model;
  const [type, setType] = useState('');
  const [entry, setEntry] = useState<Entry>({});
  const { complain } = model;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is a new draft
  useEffect(() => {
    setType(menu?.orders[0]?.type ?? '');
    setEntry({});
    complain(null);
  }, [menu]);
  const form = menu?.orders.find((each) => each.type === type) ?? menu?.orders[0];
  const fields = form?.fields ?? [];
  const commit = () => menu && form && model.submit(orderOf(menu, form.type, entry));
  const isWatching = model.pending > 0;
  useShortcuts({
    Enter: isWatching ? model.skip : commit,
    ' ': isWatching ? model.step : undefined,
    Escape: isWatching ? model.skip : () => setEntry({}),
  });
  return (
    <Frame
      model={model}
      forces={<Sides model={model} />}
      map={
        <Picture game={game} table={snapshot.view.table} fields={fields} entry={entry} onEntry={setEntry} />
      }
      sheet={
        menu && form ? (
          <form className="order-form" onSubmit={(event) => event.preventDefault()}>
            <h2>{menu.prompt}</h2>
            {menu.rule && <p className="quiet">{menu.rule}</p>}
            {menu.orders.length > 1 && (
              <Segments
                label="Order"
                value={form.type}
                choices={menu.orders.map((each) => ({ value: each.type, label: each.label }))}
                onChange={(next) => {
                  setType(next);
                  setEntry({});
                }}
              />
            )}
            <Fields fields={fields} entry={entry} onChange={setEntry} />
          </form>
        ) : (
          <p className="quiet">There is nothing to decide now.</p>
        )
      }
      bar={
        menu && form && !isWatching ? (
          <ActionBar
            title={menu.prompt}
            warning={model.refusal?.message}
            text={fields.length > 0 ? 'Fill in the sheet, then confirm.' : undefined}
            primary={
              <button type="button" className="button primary" title="Enter" onClick={commit}>
                {form.label} <kbd>⏎</kbd>
              </button>
            }
          />
        ) : (
          <WatchBar model={model} />
        )
      }
    />
  );
}

function Sides({ model }: { readonly model: PlayProps['model'] }) {
  const { seats, waiting } = model.snapshot.summary;
  return (
    <ul className="sides">
      {seats.map(({ seat, side, kind, strength }) => (
        <li key={seat} className={sideClass(seat)}>
          <i className="side-dot" />
          <span>
            <strong>{side}</strong>
            <span className="quiet">
              {kind === 'bot' ? `${strength} bot` : seat === model.snapshot.viewer ? 'you' : 'a person'}
              {waiting.includes(seat) && ', decides'}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface PictureProps {
  readonly game: AnyGame;
  readonly table: object;
  readonly fields: Parameters<typeof activeFields>[0];
  readonly entry: Entry;
  onEntry(entry: Entry): void;
}

/** The hex board where the setup has one, otherwise the game's own drawing in text. */
function Picture({ game, table, fields, entry, onEntry }: PictureProps) {
  const map = (table as { setup?: { map?: unknown } }).setup?.map;
  const board = useMemo(() => boardOf(map), [map]);
  if (!board) return <pre className="text-drawing">{game.draw(table)}</pre>;
  const full = completed(fields, entry);
  const pick = activeFields(fields, full).find(
    (field) => field.kind === 'pick' && field.choices.some(({ hex }) => hex !== undefined),
  );
  const choices = pick?.kind === 'pick' ? pick.choices : [];
  const choiceAt = (cell: number) => choices.find(({ hex }) => hex === board.number[cell]);
  return (
    <HexMap
      board={board}
      nameOf={(cell) => choiceAt(cell)?.label ?? ''}
      onPoint={() => {}}
      onChoose={(cell) => {
        const choice = choiceAt(cell);
        if (choice && pick) onEntry({ ...full, [pick.name]: choice.value });
      }}
    >
      {choices.map(({ hex, value }) => {
        const spot = centreOfCell(board, Math.max(0, cellOf(board, hex ?? '')));
        const isChosen = pick && full[pick.name] === value;
        return (
          <circle
            key={String(value)}
            className={`hex-choice ${isChosen ? 'chosen' : ''}`}
            cx={spot.x}
            cy={spot.y}
            r={isChosen ? 12 : 4}
          />
        );
      })}
    </HexMap>
  );
}

function boardOf(map: unknown): Board | null {
  const read = map === undefined ? null : readBoardFile(map);
  return read?.ok ? read.board : null;
}
