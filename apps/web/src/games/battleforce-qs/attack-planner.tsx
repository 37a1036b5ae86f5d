import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/odds.ts';
import { targetsOf } from '../../hex-table/aiming.ts';
import type { Desk } from '../../hex-table/hex-game.ts';
import { type Entry, entriesIn, itemOf, listIn } from '../../order/draft.ts';
import { Explained } from '../../rules/explained.tsx';
import { percent } from '../../ui/odds.ts';
import { FIELDS } from './types.ts';
import { shortName } from './unit-entry.tsx';

interface AttackPlannerProps {
  readonly desk: Desk<BattleforceQs>;
  readonly element: number;
}

/** Target and overheating of one Element, while attacks are declared. */
export function AttackPlanner({ desk, element }: AttackPlannerProps) {
  const { ordering, table, item: inHand } = desk;
  const { form, full } = ordering;
  const list = form && listIn(form.fields, full);
  const item = list && itemOf(list, { attacker: element });
  if (!list || !item) return null;
  const field = battlefieldOf(table.setup);
  const name = item.label ?? '';
  const attacks = entriesIn(full[list.name]);
  const planned = attacks.find(({ attacker }) => attacker === element);
  const targets = targetsOf(FIELDS, item);
  const target = targets.find(({ value }) => value === planned?.target);
  const overheat = item.fields?.find((each) => each.name === 'overheat');
  const units = Map.groupBy(targets, ({ value }) => field.unitOf[Number(value)]);
  const plan = (attack: Entry | null) => {
    const others = attacks.filter((each) => each !== planned);
    const next = !attack
      ? others
      : planned
        ? attacks.map((each) => (each === planned ? attack : each))
        : [...attacks, attack];
    ordering.fill({ ...full, [list.name]: next });
  };
  return (
    <div className={`attack-planner ${inHand === element ? 'in-hand' : ''}`}>
      <select
        className="select"
        aria-label={`Target of ${name}`}
        value={String(planned?.target ?? '')}
        onFocus={() => desk.takeInHand(field.unitOf[element], element)}
        onChange={({ target: { value } }) =>
          plan(value === '' ? null : { ...planned, attacker: element, target: Number(value) })
        }
      >
        <option value="">Hold fire</option>
        {[...units].map(([unit, here]) => (
          <optgroup key={unit} label={field.unitSheets[unit].name}>
            {here.map(({ value, label, explanation }) => (
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
      {planned && overheat?.kind === 'whole' && (
        <label className="overheat" title="One point more damage and one point of heat for each">
          Overheat
          <select
            className="select"
            value={Number(planned.overheat)}
            onChange={({ target: { value } }) => plan({ ...planned, overheat: Number(value) })}
          >
            {overheat.choices.map(({ value }) => (
              <option key={String(value)} value={Number(value)}>
                {String(value)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
