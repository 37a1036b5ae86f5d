import type { AnyGame } from '@ironfield/kernel/game.ts';
import type { OptionValue, OptionValues } from '@ironfield/kernel/state.ts';

interface OptionFieldsProps {
  readonly game: AnyGame;
  readonly scenario: AnyGame['scenarios'][number];
  readonly values: OptionValues;
  onChange(values: OptionValues): void;
}

type Option = AnyGame['options'][number];

/** What players may agree on, each with its sentence. */
export function OptionFields({ game, scenario, values, onChange }: OptionFieldsProps) {
  return (
    <div className="option-fields">
      {game.options.map((option) => {
        const value = values[option.id] ?? scenario.options?.[option.id] ?? option.base;
        return (
          <label key={option.id} htmlFor={`option-${option.id}`} className="option">
            <span>
              <strong>{option.title}</strong>
              <span className="quiet">{option.summary}</span>
            </span>
            <Control
              option={option}
              value={value}
              onChange={(next) => onChange({ ...values, [option.id]: next })}
            />
          </label>
        );
      })}
    </div>
  );
}

interface ControlProps {
  readonly option: Option;
  readonly value: OptionValue;
  onChange(value: OptionValue): void;
}

function Control({ option: { id, base, allowed }, value, onChange }: ControlProps) {
  if (typeof base === 'boolean') {
    return (
      <input
        id={`option-${id}`}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  }
  if (typeof base === 'number') {
    const [min = 0, max] = (allowed ?? []) as readonly number[];
    return (
      <input
        id={`option-${id}`}
        type="number"
        className="select"
        min={min}
        max={max}
        value={Number(value)}
        onChange={({ target }) => target.value !== '' && onChange(Math.trunc(Number(target.value)))}
      />
    );
  }
  return (
    <select
      id={`option-${id}`}
      className="select"
      value={String(value)}
      onChange={({ target }) => onChange(target.value)}
    >
      {(allowed ?? [value]).map((each) => (
        <option key={String(each)} value={String(each)}>
          {String(each)[0]?.toUpperCase()}
          {String(each).slice(1)}
        </option>
      ))}
    </select>
  );
}
