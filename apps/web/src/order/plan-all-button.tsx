import { Icon } from '../ui/icons.tsx';
import { refusing } from '../ui/mishaps/refusing.ts';

interface PlanAllButtonProps {
  readonly isThinking: boolean;
  readonly onPlan: (() => void) | undefined;
}

/** One press plans for everybody who waits. */
export function PlanAllButton({ isThinking, onPlan }: PlanAllButtonProps) {
  return (
    <button
      type="button"
      className="button icon-button"
      aria-label="Plan for all"
      aria-busy={isThinking}
      {...refusing(
        isThinking ? 'The plan is being made' : null,
        'Plan for all of them as a veteran would (O). You can change the plan before you confirm it',
      )}
      onClick={onPlan}
    >
      {isThinking ? <i className="pulse" /> : <Icon name="bulbs" />}
    </button>
  );
}
