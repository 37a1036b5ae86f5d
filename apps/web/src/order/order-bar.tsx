import type { ReactNode } from 'react';
import { Explained } from '../rules/explained.tsx';
import { RuleLink } from '../rules/rule-link.tsx';
import { ActionBar, SuggestButton } from '../table/action-bar.tsx';
import type { PlayProps } from '../table/game-views.ts';
import { WatchBar } from '../table/watch-bar.tsx';
import { Icon } from '../ui/icons.tsx';
import { type Choice, draftText, wordFor } from './draft.ts';
import './order.css';
import type { Ordering } from './use-order.ts';

interface OrderBarProps extends PlayProps {
  readonly ordering: Ordering;
  /** What the plan amounts to. Absent: its fields, one after the other. */
  readonly text?: ReactNode;
  /** What the button says. Absent: the kind of order. */
  readonly label?: string | undefined;
  /** The order is possible, but nothing that the screen should urge anybody to do. */
  readonly isHushed?: boolean | undefined;
  /** What the answers to a plain question are called. Absent: as the menu has it. */
  readonly nameAnswer?: ((choice: Choice) => string) | undefined;
  /** More ways to change the plan. */
  readonly tools?: ReactNode;
}

/** What can be done with the order in the making; or with what is being shown. */
export function OrderBar(props: OrderBarProps) {
  const { game, model, ordering, text, label, isHushed, nameAnswer = wordFor, tools } = props;
  const { menu, form, full, isComplete, answers, back, suggest } = ordering;
  const { refusal } = model;
  if (!menu || model.pending > 0) return <WatchBar model={model} />;
  const asked = {
    title: (
      <>
        {menu.prompt} {menu.rule && <RuleLink game={game} rule={menu.rule} />}
      </>
    ),
    warning: refusal && (
      <>
        {refusal.message}. {refusal.rule && <RuleLink game={game} rule={refusal.rule} />}
      </>
    ),
  };
  if (answers) {
    return (
      <ActionBar
        {...asked}
        secondary={answers.map(({ choice, order }) => (
          <span key={String(choice.value)} className="answer">
            <button type="button" className="button" onClick={() => model.submit(order)}>
              {nameAnswer(choice)}
            </button>
            {choice.explanation && (
              <Explained explanation={choice.explanation} measure={choice.measure} title={nameAnswer(choice)}>
                {choice.explanation.total} {choice.measure}
              </Explained>
            )}
          </span>
        ))}
      />
    );
  }
  return (
    <ActionBar
      {...asked}
      text={text ?? <span className="draft-text">{form && draftText(form.fields, full)}</span>}
      secondary={
        <>
          {back && (
            <button
              type="button"
              className="button icon-button"
              title="Take a step back (Esc)"
              aria-label="Undo"
              onClick={back}
            >
              <Icon name="undo" />
            </button>
          )}
          {tools}
          {suggest && <SuggestButton onSuggest={suggest} />}
        </>
      }
      primary={
        <button
          type="button"
          className={`button primary ${isHushed ? 'hushed' : ''}`}
          disabled={!isComplete}
          title="Enter"
          onClick={ordering.commit}
        >
          {label ?? form?.label} <kbd>⏎</kbd>
        </button>
      }
    />
  );
}
