import type { Battlefield } from '@ironfield/battleforce-qs/battlefield.ts';
import { Explained } from '../../rules/explained.tsx';
import { chanceOfTwoDice, percent } from '../../ui/odds.ts';
import { shortName } from './forces.tsx';
import type { PlannedAttack } from './plan.ts';
import type { Attacker } from './question.ts';

interface AttackPlannerProps {
  readonly field: Battlefield;
  readonly attacker: Attacker;
  readonly planned: PlannedAttack | undefined;
  readonly isInHand: boolean;
  onPlan(attack: PlannedAttack | null): void;
  onTakeInHand(): void;
}

/** Target and overheating of one Element. */
export function AttackPlanner({
  field,
  attacker,
  planned,
  isInHand,
  onPlan,
  onTakeInHand,
}: AttackPlannerProps) {
  const name = attacker.choice.label ?? '';
  const target = planned && attacker.targets.get(planned.target);
  const units = Map.groupBy(attacker.targets.values(), ({ value }) => field.unitOf[Number(value)]!);
  return (
    <div className={`attack-planner ${isInHand ? 'in-hand' : ''}`}>
      <select
        className="select"
        aria-label={`Target of ${name}`}
        value={planned?.target ?? ''}
        onFocus={onTakeInHand}
        onChange={({ target: { value } }) =>
          onPlan(value === '' ? null : { target: Number(value), overheat: planned?.overheat ?? 0 })
        }
      >
        <option value="">Hold fire</option>
        {[...units].map(([unit, targets]) => (
          <optgroup key={unit} label={field.unitSheets[unit]!.name}>
            {targets.map(({ value, label, explanation }) => (
              <option key={String(value)} value={Number(value)}>
                {shortName(label ?? '')} {explanation?.total}+ (
                {percent(chanceOfTwoDice(explanation?.total ?? 13))})
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {target?.explanation && (
        <Explained
          className="to-hit"
          explanation={target.explanation}
          measure="to hit"
          title={`${shortName(name)} → ${shortName(target.label ?? '')}`}
          note={`${percent(chanceOfTwoDice(target.explanation.total))} with two dice.`}
        >
          {target.explanation.total}+
        </Explained>
      )}
      {planned && attacker.maxOverheat > 0 && (
        <label className="overheat" title="One point more damage and one point of heat for each">
          Overheat
          <select
            className="select"
            value={planned.overheat}
            onChange={({ target: { value } }) => onPlan({ ...planned, overheat: Number(value) })}
          >
            {Array.from({ length: attacker.maxOverheat + 1 }, (_, heat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the number is the choice
              <option key={heat} value={heat}>
                {heat}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
