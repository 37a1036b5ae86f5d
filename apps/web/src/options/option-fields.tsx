import type { OptionModule } from '@ironfield/kernel/options/options.ts';
import type { Rulebook } from '../rules/rule-address.ts';
import type { Agreement } from './agreement.ts';
import type { Disagreement } from './disagreements.ts';
import { OptionGroups } from './option-groups.tsx';
import { OptionRow } from './option-row.tsx';
import { OptionSets } from './option-sets.tsx';

interface OptionFieldsProps {
  readonly game: Rulebook;
  readonly agreement: Agreement;
  readonly troubles: readonly Disagreement[];
  onChange(wanted: Agreement['wanted']): void;
}

/** So many can be read from top to bottom. */
const FEW = 8;

/** The options that players may agree on, each with its sentence. */
export function OptionFields({ game, agreement, troubles, onChange }: OptionFieldsProps) {
  const { options } = agreement;
  const row = (option: OptionModule, words = '') => (
    <OptionRow
      key={option.id}
      game={game}
      agreement={agreement}
      option={option}
      trouble={troubles.filter((each) => each.options.includes(option.id))}
      words={words}
      onChange={onChange}
    />
  );
  return (
    <div className="option-fields">
      <OptionSets game={game.id} agreement={agreement} onChange={onChange} />
      {options.length > FEW ? (
        <OptionGroups agreement={agreement} row={row} onChange={onChange} />
      ) : (
        options.map((option) => row(option))
      )}
    </div>
  );
}
