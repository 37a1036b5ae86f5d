import { Icon } from '../ui/icons.tsx';
import { refusing } from '../ui/refusing.ts';

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
        'Plan for all of them what a veteran would do (O). It is only a plan: change it, and confirm it once',
      )}
      onClick={onPlan}
    >
      {isThinking ? <i className="pulse" /> : <Icon name="bulbs" />}
    </button>
  );
}
