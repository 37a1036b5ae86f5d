import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { Explained } from '../rules/explained.tsx';
import { RuleLink } from '../rules/rule-link.tsx';
import { ActionBar, SuggestButton } from '../table/action-bar.tsx';
import type { PlayProps } from '../table/game-views.ts';
import { WatchBar } from '../table/watch-bar.tsx';
import { Icon } from '../ui/icons.tsx';
import { refusing } from '../ui/mishaps/refusing.ts';
import { type Choice, draftText, wordFor } from './draft/draft.ts';
import { usualOrder } from './draft/only-order.ts';
import styles from './order.module.css';
import { RefusalWords } from './refusal-words.tsx';
import type { Ordering } from './use-order.ts';
import { whyNotYet } from './why-not-yet.ts';

/** An order with a button of its own. */
export interface SecondOrder {
  readonly label: string;
  readonly order: CoreOrder;
  /** Done in place of giving that order at once, such as giving it to several. */
  readonly act?: () => void;
  /** More words on the button, such as its key. */
  readonly title?: string;
}

interface OrderBarProps extends PlayProps {
  readonly ordering: Ordering;
  /** The plan in words. Absent: its fields, one after the other. */
  readonly text?: ReactNode;
  /** The label of the button. Absent: the kind of order. */
  readonly label?: string | undefined;
  /** It cannot be made good: the button asks once more. */
  readonly isFinal?: boolean | undefined;
  /** Orders that let the chance go by, such as holding fire. */
  readonly seconds?: readonly SecondOrder[];
  /** Names of the answers to a plain question. Absent: those of the menu. */
  readonly nameAnswer?: ((choice: Choice) => string) | undefined;
  /** Called by the button. Absent: it gives the order. */
  readonly onCommit?: () => void;
  /** A warning about something that the plan would lose. */
  readonly caution?: string | null;
  /** There is no choice, and it is given already. */
  readonly isGiven?: boolean;
  /** More ways to change the plan. */
  readonly tools?: ReactNode;
  /** Shown in place of the button that takes a step back, while there is no step. */
  readonly instead?: ReactNode;
  /** Other actions, beside the buttons. */
  readonly more?: ReactNode;
}

/** Is an answer what is planned? */
const isPlanned = (order: CoreOrder, { form, full, isComplete }: Ordering): boolean =>
  isComplete &&
  Object.entries(order).every(([name, value]) => ({ ...full, type: form?.type })[name] === value);

/** The second half of a double click was meant for what stood there before: it does nothing. */
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/** After advice, Enter confirms it, wherever the focus was. */
function useReadyButton(suggestions: number): void {
  useEffect(() => {
    if (suggestions === 0) return;
    document
      .querySelector<HTMLElement>('[data-part="bar-panel"] [data-part="primary"]:enabled')
      ?.focus({ preventScroll: true });
  }, [suggestions]);
}

/** The buttons for the order in the making, or for playback. */
export function OrderBar(props: OrderBarProps) {
  const { game, model, ordering, text, label, isFinal, seconds = [], tools, more, caution = null } = props;
  const { menu, form, full, isComplete, objection, answers, suggest } = ordering;
  const refusal = model.refusal ?? objection;
  const usual = usualOrder(menu);
  useReadyButton(ordering.suggestions);
  if (!menu || props.isGiven || model.pending > 0) return <WatchBar model={model} />;
  const asked = {
    isQuestion: menu.prompt.endsWith('?'),
    title: (
      <>
        {menu.prompt} {menu.rule && <RuleLink game={game} rule={menu.rule} />}
      </>
    ),
    warning: refusal && <RefusalWords game={game} refusal={refusal} />,
  };
  if (answers) return <AnswerBar {...asked} bar={props} answers={answers} />;
  const commits = label ?? form?.label ?? '';
  // One button is enough for what is planned.
  const others = seconds.filter((second) => second.label !== commits || !isPlanned(second.order, ordering));
  // If nothing is left but to let the chance go by, its own button is the only one.
  const isTwice = !isComplete && others.some((second) => second.label === commits);
  return (
    <ActionBar
      {...asked}
      text={
        <>
          {text ?? <span className={styles.draftText}>{form && draftText(form.fields, full)}</span>}
          {caution !== null && <p className="plan-caution">{caution}</p>}
        </>
      }
      tools={tools}
      secondary={
        <>
          <BackButton {...props} />
          {suggest && <SuggestButton onSuggest={suggest} />}
          {more}
          {others.map((second) => (
            <button
              key={second.label}
              type="button"
              className="button second"
              data-part="second"
              title={second.title}
              onClick={once(second.act ?? (() => ordering.give(second.order)))}
            >
              {second.label}
            </button>
          ))}
          {usual && (
            <button
              type="button"
              className="button second"
              data-part="second"
              title="Always answer this way; the game menu turns the question back on"
              onClick={once(() => model.submitForGood(usual))}
            >
              Don’t ask again
            </button>
          )}
        </>
      }
      primary={
        !isTwice && (
          <CommitButton
            key={`${form?.type} ${isFinal}`}
            label={commits}
            isFinal={isFinal ?? false}
            whyNot={whyNotYet(ordering)}
            onCommit={props.onCommit ?? ordering.commit}
          />
        )
      }
    />
  );
}

interface AnswerBarProps extends Pick<ComponentProps<typeof ActionBar>, 'isQuestion' | 'title' | 'warning'> {
  readonly bar: OrderBarProps;
  readonly answers: NonNullable<Ordering['answers']>;
}

/** A plain question: a button for each answer. */
function AnswerBar({ bar, answers, ...asked }: AnswerBarProps) {
  const { model, ordering, nameAnswer = wordFor } = bar;
  return (
    <ActionBar
      {...asked}
      text={answers.length === 1 && 'There is nothing else to choose.'}
      secondary={
        <>
          {answers.map(({ choice, order }) => (
            <span key={String(choice.value)} className={styles.answer} data-part="answer">
              <button
                type="button"
                className={`button ${isPlanned(order, ordering) ? 'primary' : ''}`}
                data-part={isPlanned(order, ordering) ? 'primary' : undefined}
                onClick={once(() => model.submit(order))}
              >
                {nameAnswer(choice)}
              </button>
              {choice.explanation && (
                <Explained
                  explanation={choice.explanation}
                  measure={choice.measure}
                  title={nameAnswer(choice)}
                >
                  {choice.explanation.total} {choice.measure}
                </Explained>
              )}
            </span>
          ))}
          {ordering.suggest && <SuggestButton onSuggest={ordering.suggest} />}
        </>
      }
    />
  );
}

/** Its place is kept where there is nothing to take back: nothing moves under a pointer that is about to press. */
function BackButton({ ordering: { back }, instead }: Pick<OrderBarProps, 'ordering' | 'instead'>) {
  if (!back) return instead || <span className="icon-button" />;
  return (
    <button
      type="button"
      className="button icon-button"
      title="Take a step back (Esc or Ctrl+Z)"
      aria-label="Undo"
      onClick={back}
    >
      <Icon name="undo" />
    </button>
  );
}

interface CommitButtonProps {
  readonly label: string;
  readonly isFinal: boolean;
  /** Why it cannot be given yet. */
  readonly whyNot: string | null;
  onCommit(): void;
}

function CommitButton({ label, isFinal, whyNot, onCommit }: CommitButtonProps) {
  const [isSure, setSure] = useState(false);
  const isAsking = isFinal && !isSure;
  return (
    <button
      type="button"
      className="button primary"
      data-part="primary"
      data-final={isFinal || undefined}
      {...refusing(whyNot, isAsking ? 'You will be asked to confirm' : 'Enter')}
      onClick={once(isAsking ? () => setSure(true) : onCommit)}
      onBlur={() => setSure(false)}
    >
      {isFinal ? (isSure ? `Really: ${label.toLowerCase()}` : `${label}…`) : label} {!isFinal && <kbd>⏎</kbd>}
    </button>
  );
}
