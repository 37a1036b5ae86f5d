import { createContext, type ReactNode, useContext } from 'react';
import { Icon } from '../ui/icons.tsx';

interface ActionBarProps {
  /** The question. */
  readonly title: ReactNode;
  /** It is something out of the order of the phases. */
  readonly isQuestion?: boolean;
  /** The plan in words, or the next step. */
  readonly text?: ReactNode;
  /** Something is not possible. */
  readonly warning?: ReactNode;
  /** Controls that change the plan. */
  readonly tools?: ReactNode;
  readonly secondary?: ReactNode;
  /** The one button that commits. */
  readonly primary?: ReactNode;
}

/** Shown in place of the words for the time being. */
export const ReadingContext = createContext<ReactNode>(null);

/** Exactly what can be done now. */
export function ActionBar(props: ActionBarProps) {
  const { title, isQuestion = false, text, warning, tools, secondary, primary } = props;
  const reading = useContext(ReadingContext);
  return (
    <div className="action-bar" data-part="action-bar">
      <div className="action-text" data-part="action-text">
        {reading || (
          <>
            <p className={`action-title ${isQuestion ? 'question' : ''}`} data-part="action-title">
              {title}
            </p>
            {warning ? (
              <p className="action-warning" data-part="action-warning" role="alert">
                {warning}
              </p>
            ) : (
              text && (
                <div className="action-plan" data-part="action-plan">
                  {text}
                </div>
              )
            )}
          </>
        )}
      </div>
      {tools && (
        <div className="action-tools" data-part="action-tools">
          {tools}
        </div>
      )}
      <div className="action-buttons" data-part="action-buttons">
        {secondary}
        {primary}
      </div>
    </div>
  );
}

export function SuggestButton({ onSuggest }: { onSuggest(): void }) {
  return (
    <button
      type="button"
      className="button icon-button"
      title="Suggest what a veteran would do (S). You can change it"
      aria-label="Suggest"
      onClick={() => onSuggest()}
    >
      <Icon name="bulb" />
    </button>
  );
}
