import type { ExpandedField } from '@ironfield/kernel/expanded-menu.ts';
import type { Place } from '@ironfield/kernel/menu.ts';
import { Explained } from '../../ui/explained.tsx';
import { activeFields, type Choice, completed, type Entry, middleOf } from './draft.ts';

interface FieldsProps {
  readonly fields: readonly ExpandedField[];
  readonly entry: Entry;
  onChange(entry: Entry): void;
}

/** Any order of any game as a form. */
export function Fields({ fields, entry, onChange }: FieldsProps) {
  const full = completed(fields, entry);
  return activeFields(fields, full).map((field) => (
    <FieldInput
      key={field.name}
      field={field}
      value={full[field.name]}
      onChange={(value) => onChange({ ...full, [field.name]: value })}
    />
  ));
}

interface FieldInputProps {
  readonly field: ExpandedField;
  readonly value: unknown;
  onChange(value: unknown): void;
}

function FieldInput({ field, value, onChange }: FieldInputProps) {
  switch (field.kind) {
    case 'pick':
    case 'whole':
      return <ChoiceInput label={field.label} choices={field.choices} value={value} onChange={onChange} />;
    case 'point':
      return (
        <PointInput label={field.label} outline={field.outline} value={value as Place} onChange={onChange} />
      );
    case 'each':
      return <ListInput field={field} value={value as readonly Entry[]} onChange={onChange} />;
  }
}

interface ChoiceInputProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: unknown;
  onChange(value: unknown): void;
}

function ChoiceInput({ label, choices, value, onChange }: ChoiceInputProps) {
  const at = choices.findIndex((choice) => choice.value === value);
  const chosen = choices[at];
  return (
    <label className="form-field">
      <span>{label}</span>
      <select
        className="select"
        value={at}
        onChange={({ target }) => onChange(choices[Number(target.value)]?.value)}
      >
        {choices.map((choice, index) => (
          <option key={String(choice.value)} value={index}>
            {choice.label ?? String(choice.value)}
            {choice.explanation ? ` (${choice.explanation.total})` : ''}
          </option>
        ))}
      </select>
      {chosen?.explanation && (
        <Explained explanation={chosen.explanation} measure={chosen.measure}>
          {chosen.explanation.total}
        </Explained>
      )}
    </label>
  );
}

const INCH = 1000;

interface PointInputProps {
  readonly label: string;
  readonly outline: readonly Place[];
  readonly value: Place;
  onChange(value: Place): void;
}

/** A place in inches, by number or by pointing into its region. */
function PointInput({ label, outline, value, onChange }: PointInputProps) {
  const left = Math.min(...outline.map(({ x }) => x));
  const top = Math.min(...outline.map(({ y }) => y));
  const width = Math.max(...outline.map(({ x }) => x)) - left;
  const height = Math.max(...outline.map(({ y }) => y)) - top;
  const coordinate = (axis: 'x' | 'y') => (
    <label>
      {axis}{' '}
      <input
        type="number"
        className="select"
        step={0.25}
        value={value[axis] / INCH}
        onChange={({ target }) => onChange({ ...value, [axis]: Math.round(Number(target.value) * INCH) })}
      />
    </label>
  );
  return (
    <div className="form-field point-field">
      <span>{label}, in inches</span>
      <svg
        viewBox={`${left} ${top} ${width} ${height}`}
        aria-hidden="true"
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const x = Math.round(left + ((event.clientX - box.left) / box.width) * width);
          const y = Math.round(top + ((event.clientY - box.top) / box.height) * height);
          onChange({ x, y });
        }}
      >
        <polygon points={outline.map(({ x, y }) => `${x},${y}`).join(' ')} />
        <circle className="from" cx={middleOf(outline).x} cy={middleOf(outline).y} r={width / 40} />
        <circle cx={value.x} cy={value.y} r={width / 26} />
      </svg>
      {coordinate('x')}
      {coordinate('y')}
    </div>
  );
}

interface ListInputProps {
  readonly field: Extract<ExpandedField, { kind: 'each' }>;
  readonly value: readonly Entry[];
  onChange(value: readonly Entry[]): void;
}

function ListInput({ field, value, onChange }: ListInputProps) {
  const entryOf = (item: Choice) => value.find((entry) => entry[field.key] === item.value);
  return (
    <fieldset className="form-list">
      <legend>{field.label}</legend>
      {field.items.map((item) => {
        const entry = entryOf(item);
        return (
          <div key={String(item.value)}>
            <label className="form-check">
              <input
                type="checkbox"
                checked={entry !== undefined}
                onChange={({ target }) =>
                  onChange(
                    target.checked
                      ? [...value, { [field.key]: item.value }]
                      : value.filter((each) => each[field.key] !== item.value),
                  )
                }
              />
              {item.label ?? String(item.value)}
            </label>
            {entry && (
              <Fields
                fields={item.fields ?? []}
                entry={entry}
                onChange={(next) =>
                  onChange(
                    value.map((each) => (each === entry ? { [field.key]: item.value, ...next } : each)),
                  )
                }
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
