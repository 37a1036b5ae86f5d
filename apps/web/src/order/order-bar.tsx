import type { ReactNode } from 'react';
import { RuleLink } from '../rules/rule-link.tsx';
import { ActionBar, SuggestButton } from '../table/action-bar.tsx';
import type { PlayProps } from '../table/game-views.ts';
import { WatchBar } from '../table/watch-bar.tsx';
import { Icon } from '../ui/icons.tsx';
import { draftText } from './draft.ts';
import type { Ordering } from './use-order.ts';

interface OrderBarProps extends PlayProps {
  readonly ordering: Ordering;
  /** What the plan amounts to. Absent: its fields, one after the other. */
  readonly text?: ReactNode;
  /** What the button says. Absent: the kind of order. */
  readonly label?: string | undefined;
  /** More ways to change the plan. */
  readonly tools?: ReactNode;
}

/** What can be done with the order in the making; or with what is being shown. */
export function OrderBar({ game, model, ordering, text, label, tools }: OrderBarProps) {
  const { menu, form, full, isTouched, suggest } = ordering;
  const { refusal } = model;
  if (!menu || !form || model.pending > 0) return <WatchBar model={model} />;
  return (
    <ActionBar
      title={
        <>
          {menu.prompt} {menu.rule && <RuleLink game={game} rule={menu.rule} />}
        </>
      }
      warning={
        refusal && (
          <>
            {refusal.message}. {refusal.rule && <RuleLink game={game} rule={refusal.rule} />}
          </>
        )
      }
      text={text ?? <span className="draft-text">{draftText(form.fields, full)}</span>}
      secondary={
        <>
          {isTouched && (
            <button
              type="button"
              className="button icon-button"
              title="Begin anew (Esc)"
              aria-label="Undo"
              onClick={ordering.clear}
            >
              <Icon name="undo" />
            </button>
          )}
          {tools}
          {suggest && <SuggestButton onSuggest={suggest} />}
        </>
      }
      primary={
        <button type="button" className="button primary" title="Enter" onClick={ordering.commit}>
          {label ?? form.label} <kbd>⏎</kbd>
        </button>
      }
    />
  );
}
