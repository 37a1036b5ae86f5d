import { useMemo, useState } from 'react';
import { RuleLink } from '../../rules/rule-link.tsx';
import { RulebookContext } from '../../rules/rulebook-context.ts';
import { ActionBar } from '../../table/action-bar.tsx';
import { Frame } from '../../table/frame.tsx';
import { useShortcuts } from '../../table/shortcuts.ts';
import { WatchBar } from '../../table/watch-bar.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useDraft } from '../use-draft.ts';
import type { PlayProps } from '../views.ts';
import { completed, draftText, type Entry, orderOf } from './draft.ts';
import './generic.css';
import { GenericMap } from './generic-map.tsx';
import { handlesIn } from './handles.ts';
import { Fields } from './order-form.tsx';
import { Sides } from './sides.tsx';
import { boardOf, piecesOf, timeOf } from './table-shape.ts';

interface Draft {
  readonly type: string;
  readonly entry: Entry;
}

const NO_DRAFT: Draft = { type: '', entry: {} };

/** A table for any game at all, from its menu, its board or its own drawing. */
export function GenericPlay({ game, model }: PlayProps) {
  const { menu, snapshot, session, complain } = model;
  const { table } = snapshot.view;
  const [hand, setHand] = useState('');
  const [pointed, setPointed] = useState(-1);
  const { draft, isTouched, change, clear } = useDraft<Draft>(
    model,
    menu,
    () => NO_DRAFT,
    () => setHand(''),
  );

  const form = menu?.orders.find((each) => each.type === draft.type) ?? menu?.orders[0];
  const fields = form?.fields ?? [];
  const full = useMemo(() => completed(form?.fields ?? [], draft.entry), [form, draft.entry]);
  const handles = useMemo(() => handlesIn(form?.fields ?? [], full), [form, full]);
  const board = boardOf(table);
  const pieces = useMemo(() => piecesOf(table), [table]);
  const time = timeOf(table);

  const fill = (entry: Entry) => form && change({ type: form.type, entry });
  const commit = () => menu && form && model.submit(orderOf(menu, form.type, draft.entry));
  const why = async (entry: Entry) => form && complain(await session.why({ ...entry, type: form.type }));
  const suggest =
    session.suggest &&
    (async () => {
      const order = await session.suggest?.();
      if (order) change({ type: order.type, entry: order as unknown as Entry });
    });
  const isWatching = model.pending > 0;
  useShortcuts({
    Enter: isWatching ? model.skip : commit,
    ' ': isWatching ? model.step : undefined,
    Escape: isWatching ? model.skip : isTouched ? clear : undefined,
    s: menu && suggest ? () => void suggest() : undefined,
  });
  return (
    <RulebookContext value={game}>
      <Frame
        model={model}
        phases={time ? { turn: time.turn, phases: time.phase ? [time.phase] : [], current: 0 } : undefined}
        forces={<Sides model={model} pieces={pieces} board={board} />}
        map={
          board ? (
            <GenericMap
              board={board}
              pieces={pieces}
              handles={handles}
              hand={hand}
              memory={snapshot.summary.id}
              pointed={pointed}
              onPoint={setPointed}
              onPut={(handle, choice) => fill(handle.put(choice.value))}
              onAsk={(handle, hex) => void why(handle.put(hex))}
              onCommit={commit}
            />
          ) : (
            <TextTable text={game.draw(table)} />
          )
        }
        sheet={
          <>
            {menu && form ? (
              <form className="order-form" onSubmit={(event) => event.preventDefault()}>
                <h2>{menu.prompt}</h2>
                {menu.orders.length > 1 && (
                  <div className="order-kinds" role="radiogroup" aria-label="Order">
                    {menu.orders.map(({ type, label }) => (
                      // biome-ignore lint/a11y/useSemanticElements: a radio input cannot be styled as a button everywhere
                      <button
                        key={type}
                        type="button"
                        role="radio"
                        className="button"
                        aria-checked={type === form.type}
                        onClick={() => change({ type, entry: draft.entry })}
                      >
                        {label}
                      </button>
                    ))}
                  </div>
                )}
                <Fields fields={fields} entry={draft.entry} onChange={fill} onHand={setHand} />
              </form>
            ) : (
              <p className="quiet">There is nothing to decide now.</p>
            )}
            {board && (
              <details className="as-text">
                <summary>The table as text</summary>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keys */}
                <pre tabIndex={0}>{game.draw(table)}</pre>
              </details>
            )}
          </>
        }
        bar={
          menu && form && !isWatching ? (
            <ActionBar
              title={
                <>
                  {menu.prompt} {menu.rule && <RuleLink game={game} rule={menu.rule} />}
                </>
              }
              warning={
                model.refusal && (
                  <>
                    {model.refusal.message}.{' '}
                    {model.refusal.rule && <RuleLink game={game} rule={model.refusal.rule} />}
                  </>
                )
              }
              text={<span className="draft-text">{draftText(fields, full)}</span>}
              secondary={
                <>
                  {isTouched && (
                    <button
                      type="button"
                      className="button icon-button"
                      title="Begin anew (Esc)"
                      aria-label="Undo"
                      onClick={clear}
                    >
                      <Icon name="undo" />
                    </button>
                  )}
                  {suggest && (
                    <button
                      type="button"
                      className="button"
                      title="What a veteran would do (S). It is only a plan"
                      onClick={() => void suggest()}
                    >
                      <Icon name="bulb" /> <span className="button-word">Suggest</span>
                    </button>
                  )}
                </>
              }
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
    </RulebookContext>
  );
}

function TextTable({ text }: { readonly text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keys
    <pre className="text-drawing" tabIndex={0}>
      {text}
    </pre>
  );
}
