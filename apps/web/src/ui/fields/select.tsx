/** A value, or a value with its title. */
type Choice<Value> = Value | readonly [value: Value, title: string];

interface SelectProps<Value extends string | number> {
  readonly id?: string;
  /** Its name, where no label stands around it. */
  readonly label?: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  onChange(value: NoInfer<Value>): void;
}

/** One value from a list. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { id, label, value, choices, onChange } = props;
  const all = choices.map((choice) => (isPair(choice) ? choice : ([choice, String(choice)] as const)));
  return (
    <select
      id={id}
      className="select"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(all[target.selectedIndex][0])}
    >
      {all.map(([each, title]) => (
        <option key={each} value={each}>
          {title}
        </option>
      ))}
    </select>
  );
}

const isPair = <Value,>(choice: Choice<Value>): choice is readonly [Value, string] => Array.isArray(choice);
