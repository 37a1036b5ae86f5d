import './coach.css';
import type { Rulebook } from '../rules/rule-address.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { unbroken } from '../ui/odds.ts';
import { SureButton } from '../ui/sure-button.tsx';
import type { LessonPage } from './lesson.ts';

interface Props {
  readonly page: LessonPage;
  readonly game: Rulebook;
  /** What the lesson is called. */
  readonly title: string;
  onNext(): void;
  /** Plans what the lesson suggests, for the pupil to look at and confirm. Absent while the pupil is not asked. */
  readonly onShow?: (() => void) | undefined;
  onSkip(): void;
  onRestart(): void;
  /** What to play after the lesson, and the way to it. */
  readonly sequel: { readonly title: string; play(): void };
}

/** The page of a lesson. Docked: it stands in the flow of the panel it is put into. */
export function LessonPanel({ page, game, title, onNext, onShow, onSkip, onRestart, sequel }: Props) {
  const { number, of } = page;
  const isLast = number === of;
  return (
    <section className="lesson" aria-label={title}>
      <header>
        <p className="overline">
          <span className="lesson-name">{title}</span>{' '}
          <span className="lesson-number">{`${number} of ${of}`}</span>
        </p>
        <div className="lesson-bar" aria-hidden="true">
          <i style={{ inlineSize: `${(100 * (number - (page.isWaiting ? 1 : 0))) / of}%` }} />
        </div>
      </header>
      <div
        aria-live="polite"
        aria-atomic="true"
        className={page.isWaiting ? 'lesson-text waiting' : 'lesson-text'}
      >
        {!page.isWaiting && <h2>{page.title}</h2>}
        <p>
          {unbroken(page.text)} {page.rule && <RuleLink game={game} rule={page.rule} />}
        </p>
      </div>
      <div className="lesson-foot">
        <div className="lesson-buttons">
          {isLast && (
            <button type="button" className="button primary" onClick={sequel.play}>
              {sequel.title}
            </button>
          )}
          {page.isToRead && (
            <button type="button" className={`button ${isLast ? '' : 'primary'}`} onClick={onNext}>
              {isLast ? 'Done' : 'Continue'}
            </button>
          )}
          {!page.isToRead && onShow && (
            <button type="button" className="button" onClick={onShow}>
              Show me
            </button>
          )}
        </div>
        {/* At the other end, and asking: whoever presses once too often must not leave the lesson. */}
        <div className="lesson-ways-out">
          <SureButton label="Restart" sureLabel="Really restart" onSure={onRestart} />
          {!isLast && <SureButton label="Skip lesson" sureLabel="Really skip it" onSure={onSkip} />}
        </div>
      </div>
    </section>
  );
}
