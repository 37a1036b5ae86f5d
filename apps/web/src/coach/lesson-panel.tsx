import type { Rulebook } from '../rules/rule-address.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { SureButton } from '../ui/fields/sure-button.tsx';
import { unbroken } from '../ui/words/odds.ts';
import styles from './coach.module.css';
import type { LessonPage } from './lesson.ts';

interface Props {
  readonly page: LessonPage;
  readonly game: Rulebook;
  /** The title of the lesson. */
  readonly title: string;
  onNext(): void;
  /** Plans the lesson's suggestion, for the pupil to look at and confirm. Absent while the pupil is not asked. */
  readonly onShow?: (() => void) | undefined;
  onSkip(): void;
  onRestart(): void;
  /** The battle to play after the lesson, and its start. */
  readonly sequel: { readonly title: string; play(): void };
}

/** The page of a lesson. Docked: it stands in the flow of the panel it is put into. */
export function LessonPanel({ page, game, title, onNext, onShow, onSkip, onRestart, sequel }: Props) {
  const { number, of } = page;
  const isLast = number === of;
  return (
    <section className={styles.lesson} data-part="lesson" aria-label={title}>
      <header>
        <p className="overline">
          <span className={styles.lessonName}>{title}</span>{' '}
          <span className={styles.lessonNumber}>{`${number} of ${of}`}</span>
        </p>
        <div className={styles.lessonBar} aria-hidden="true">
          <i style={{ inlineSize: `${(100 * (number - (page.isWaiting ? 1 : 0))) / of}%` }} />
        </div>
      </header>
      <div
        aria-live="polite"
        aria-atomic="true"
        className={page.isWaiting ? `${styles.lessonText} ${styles.waiting}` : styles.lessonText}
      >
        {!page.isWaiting && <h2>{page.title}</h2>}
        <p>
          {unbroken(page.text)} {page.rule && <RuleLink game={game} rule={page.rule} />}
        </p>
      </div>
      <div className={styles.lessonFoot}>
        <div className={styles.lessonButtons}>
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
        {/* At the other end, and with confirmation: clicking once too often must not leave the lesson. */}
        <div className={styles.lessonWaysOut}>
          <SureButton label="Restart" sureLabel="Really restart" onSure={onRestart} />
          {!isLast && <SureButton label="Skip lesson" sureLabel="Really skip it" onSure={onSkip} />}
        </div>
      </div>
    </section>
  );
}
