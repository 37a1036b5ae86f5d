import type { ExpandedField } from '@ironfield/kernel/menu/expanded-menu.ts';
import type { Pose } from '@ironfield/kernel/menu/menu.ts';
import { Explained } from '../rules/explained.tsx';
import { refusing } from '../ui/mishaps/refusing.ts';
import { ChoiceInput } from './choice-input.tsx';
import {
  activeFields,
  type Choice,
  completed,
  type EachField,
  type Entry,
  withAllItems,
  withItem,
  wordFor,
} from './draft/draft.ts';
import styles from './order.module.css';
import { PointInput } from './point-input.tsx';

interface FieldsProps {
  readonly fields: readonly ExpandedField[];
  readonly entry: Entry;
  onChange(entry: Entry): void;
  /** The field that the keys are in, by its path. */
  onHand(path: string): void;
  /** The place of these fields within the order. */
  readonly path?: string;
}

/** Any order of any game as a form. */
export function Fields({ fields, entry, onChange, onHand, path = '' }: FieldsProps) {
  const full = completed(fields, entry);
  return activeFields(fields, full).map((field) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes which field has the focus
    <div
      key={field.name}
      className="form-part"
      onFocus={(event) => {
        event.stopPropagation();
        onHand(`${path}${field.name}`);
      }}
    >
      <FieldInput
        field={field}
        value={full[field.name]}
        onChange={(value) => onChange({ ...full, [field.name]: value })}
        onHand={onHand}
        path={path}
      />
    </div>
  ));
}

interface FieldInputProps {
  readonly field: ExpandedField;
  readonly value: unknown;
  readonly path: string;
  onChange(value: unknown): void;
  onHand(path: string): void;
}

function FieldInput({ field, value, path, onChange, onHand }: FieldInputProps) {
  switch (field.kind) {
    case 'pick':
    case 'whole':
      return <ChoiceInput label={field.label} choices={field.choices} value={value} onChange={onChange} />;
    case 'point':
      return <PointInput field={field} value={value as Pose} onChange={onChange} />;
    case 'each':
      return (
        <ListInput
          field={field}
          value={value as readonly Entry[]}
          path={`${path}${field.name}/`}
          onChange={onChange}
          onHand={onHand}
        />
      );
  }
}

interface ListInputProps {
  readonly field: EachField;
  readonly value: readonly Entry[];
  readonly path: string;
  onChange(value: readonly Entry[]): void;
  onHand(path: string): void;
}

/** An entry for any of several items, in the order in which they are ticked. */
function ListInput({ field, value, path, onChange, onHand }: ListInputProps) {
  const isLong = field.items.length > 2;
  return (
    <fieldset className={styles.formList}>
      <legend>
        {field.label} <span className="quiet">{`${value.length} of ${field.items.length}`}</span>
      </legend>
      {isLong && (
        <p className={styles.formAll}>
          <button type="button" className="button" onClick={() => onChange(withAllItems(field, value))}>
            All
          </button>
          <button
            type="button"
            className="button"
            {...refusing(value.length === 0 ? 'Nothing is ticked' : null)}
            onClick={() => onChange([])}
          >
            None
          </button>
        </p>
      )}
      {field.items.map((item) => (
        <ListItem
          key={String(item.value)}
          field={field}
          item={item}
          value={value}
          path={`${path}${item.value}/`}
          onChange={onChange}
          onHand={onHand}
        />
      ))}
    </fieldset>
  );
}

function ListItem({
  field,
  item,
  value,
  path,
  onChange,
  onHand,
}: ListInputProps & { readonly item: Choice }) {
  const place = value.findIndex((entry) => entry[field.key] === item.value);
  const entry = value[place];
  return (
    <div className={entry ? `${styles.formItem} ${styles.on}` : styles.formItem}>
      <div className={styles.formItemHead}>
        <label className={styles.formCheck}>
          <input
            type="checkbox"
            checked={entry !== undefined}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? withItem(field, value, item)
                  : value.filter((each) => each[field.key] !== item.value),
              )
            }
          />
          {wordFor(item)}
        </label>
        {item.explanation && (
          <Explained explanation={item.explanation} measure={item.measure} title={wordFor(item)}>
            {item.explanation.total} {item.measure}
          </Explained>
        )}
        {entry && value.length > 1 && (
          <span className={styles.formPlace} title="Its place in the order">
            {place + 1}
          </span>
        )}
      </div>
      {entry && (item.fields?.length ?? 0) > 0 && (
        <div className={styles.formItemFields}>
          <Fields
            fields={item.fields ?? []}
            entry={entry}
            path={path}
            onHand={onHand}
            onChange={(next) =>
              onChange(value.map((each) => (each === entry ? { [field.key]: item.value, ...next } : each)))
            }
          />
        </div>
      )}
    </div>
  );
}
