import type { Rulebook } from '../rules/rule-address.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { Icon } from '../ui/icons.tsx';
import { unbroken } from '../ui/words/odds.ts';
import styles from './coach.module.css';
import type { CoachModel } from './use-coach.ts';

interface Props {
  readonly coach: CoachModel;
  readonly game: Rulebook;
}

/** One sentence of the coach, in the flow of its panel. It takes no room while empty, and never covers the map. */
export function CoachBubble({ coach, game }: Props) {
  const { advice } = coach;
  return (
    <aside className={styles.coach} data-part="coach" aria-label="Coach">
      <div className="coach-live" aria-live="polite" aria-atomic="true">
        {advice && (
          <div className={styles.coachBubble} data-part="coach-bubble" key={advice.id}>
            <Icon name="bulb" />
            <p>
              {unbroken(advice.text)} <RuleLink game={game} rule={advice.rule} />
            </p>
          </div>
        )}
      </div>
      {advice && (
        <div className={styles.coachButtons}>
          <button type="button" className="button bare" onClick={coach.dismiss}>
            Got it
          </button>
          <button type="button" className="button bare quiet" onClick={() => coach.setSilent(true)}>
            Silence the coach
          </button>
        </div>
      )}
    </aside>
  );
}

/** The switch for menus and settings. */
export function CoachSwitch({ coach }: Pick<Props, 'coach'>) {
  return (
    <label className={styles.coachSwitch} data-part="coach-switch">
      <input
        type="checkbox"
        checked={!coach.isSilent}
        onChange={(event) => coach.setSilent(!event.target.checked)}
      />
      Coach
    </label>
  );
}
