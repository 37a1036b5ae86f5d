import { DEGREE } from '@ironfield/table/heading.ts';
import { INCH } from '@ironfield/table/place.ts';
import type { Piece } from '@ironfield/table/scenes/scene.ts';
import type { Edit } from '@ironfield/table/scenes/scene-editing.ts';
import { useId } from 'react';
import orderStyles from '../order/order.module.css';
import { PALETTE } from './palette.ts';
import styles from './scenes.module.css';

interface PiecePanelProps {
  readonly piece: Piece;
  readonly isReshaped: boolean;
  onReshape(isReshaped: boolean): void;
  onEdit(edit: Edit): void;
}

/** Everything about the piece in hand, in numbers and words. */
export function PiecePanel({ piece, isReshaped, onReshape, onEdit }: PiecePanelProps) {
  const { id, kind, label, height, foot, isGround } = piece;
  const known = PALETTE.some((offer) => offer.kind === kind);
  const act = (name: string, edit: Edit) => (
    <button type="button" className="button" onClick={() => onEdit(edit)}>
      {name}
    </button>
  );
  return (
    <section className="piece-panel" aria-label="Piece">
      <h2>{label}</h2>
      <div className={styles.pieceActions}>
        {act('Turn left', { type: 'turn', id, by: -15 * DEGREE })}
        {act('Turn right', { type: 'turn', id, by: 15 * DEGREE })}
        {act('Smaller', { type: 'scale', id, percent: 90 })}
        {act('Larger', { type: 'scale', id, percent: 110 })}
        {act('Copy', { type: 'copy', id })}
        <button
          type="button"
          className="button"
          aria-pressed={isReshaped}
          onClick={() => onReshape(!isReshaped)}
        >
          Corners
        </button>
        {act('Delete', { type: 'remove', id })}
      </div>
      <Field label="Kind">
        {(field) => (
          <select
            id={field}
            className="select"
            value={kind}
            onChange={({ target }) => {
              const name = label === kind ? { label: target.value } : {};
              onEdit({ type: 'change', id, to: { kind: target.value, ...name } });
            }}
          >
            {!known && <option value={kind}>{kind}</option>}
            {PALETTE.map((offer) => (
              <option key={offer.kind} value={offer.kind}>
                {offer.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Name">
        {(field) => (
          <input
            id={field}
            className="select"
            maxLength={60}
            value={label}
            onChange={({ target }) => onEdit({ type: 'change', id, to: { label: target.value } })}
          />
        )}
      </Field>
      <Inches
        label="Height"
        value={height}
        onChange={(value) => onEdit({ type: 'change', id, to: { height: value } })}
      />
      <Inches
        label="Begins at"
        value={foot}
        onChange={(value) => onEdit({ type: 'change', id, to: { foot: value } })}
      />
      <label className="menu-check">
        <input
          type="checkbox"
          checked={isGround}
          onChange={({ target }) => onEdit({ type: 'change', id, to: { isGround: target.checked } })}
        />
        Units stand on top of it, as on a hill
      </label>
    </section>
  );
}

interface FieldProps {
  readonly label: string;
  readonly children: (id: string) => React.ReactNode;
}

function Field({ label, children }: FieldProps) {
  const id = useId();
  return (
    <div className={orderStyles.formField}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface InchesProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  onChange(value: number): void;
}

/** A length, in inches; what is out of its limits is brought to the nearest one. */
export function Inches({ label, value, least = 0, most = 60, onChange }: InchesProps) {
  return (
    <Field label={label}>
      {(id) => (
        <span className={styles.inches}>
          <input
            id={id}
            type="number"
            inputMode="decimal"
            className="select"
            min={least}
            max={most}
            step={0.5}
            value={value / INCH}
            onChange={({ target }) => {
              const typed = target.valueAsNumber;
              if (Number.isFinite(typed)) onChange(Math.round(Math.max(least, Math.min(most, typed)) * INCH));
            }}
          />
          ″
        </span>
      )}
    </Field>
  );
}
