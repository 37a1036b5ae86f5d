import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import type { Beginning, Setup, Side } from '@ironfield/classic/state.ts';
import { FACINGS } from '@ironfield/classic/text/turn.ts';
import { armorFacing, isTorso, LOCATIONS } from '@ironfield/classic/units/locations.ts';
import { useId } from 'react';
import type { PositionEditorProps } from '../../../table/game-views.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { shortNames } from '../mech/names.ts';
import {
  conditionOf,
  type Slot,
  slotsOf,
  withBeginning,
  withHit,
  withMore,
  withoutUnit,
  withPilot,
} from './edits.ts';
import styles from './position.module.css';

const MOST_HEAT = 30;
const WORST_SKILL = 8;
const MOST_PILOT_HITS = 5;

/** The 'Mechs of a position, one at a time: how they stand, what they have left, who drives them. */
export function PositionEditor({ setup, unit, onUnit, onChange }: PositionEditorProps<Setup>) {
  const field = battlefieldOf({ setup });
  const names = shortNames(field);
  const parts = field.kinds[unit].names;
  const { pilot, begins } = setup.units[unit];
  const { facing, prone, heat, pilotHits, armor, structure, whole } = conditionOf(setup, unit);
  const begin = (change: Beginning) => onChange(withBeginning(setup, unit, change));
  const replaced = (points: readonly number[], at: number, value: number) => points.with(at, value);
  return (
    <div className={styles.positionEditor}>
      <label>
        <span>'Mech</span>
        <select className="select" value={unit} onChange={({ target }) => onUnit(Number(target.value))}>
          {setup.sides.map((side, number) => (
            <optgroup key={side} label={side}>
              {setup.units.map((each, index) =>
                each.side === number ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: units go by their number
                  <option key={index} value={index}>
                    {names[index]} ({each.pilot.name})
                  </option>
                ) : null,
              )}
            </optgroup>
          ))}
        </select>
      </label>
      <p className="quiet">
        It stands in hex {begins?.at ?? '—'}. Choose a free hex on the map to put it there, or another 'Mech.
      </p>
      <label>
        <span>Facing</span>
        <Select
          value={facing}
          choices={FACINGS.map((name, each) => [each, name] as const)}
          onChange={(value) => begin({ facing: value as Beginning['facing'] })}
        />
      </label>
      <label className={styles.positionCheck}>
        <input type="checkbox" checked={prone} onChange={({ target }) => begin({ prone: target.checked })} />
        Prone
      </label>
      <Amount label="Heat" value={heat} most={MOST_HEAT} onChange={(value) => begin({ heat: value })} />
      <Amount
        label="Gunnery"
        value={pilot.gunnery}
        most={WORST_SKILL}
        onChange={(gunnery) => onChange(withPilot(setup, unit, { gunnery }))}
      />
      <Amount
        label="Piloting"
        value={pilot.piloting}
        most={WORST_SKILL}
        onChange={(piloting) => onChange(withPilot(setup, unit, { piloting }))}
      />
      <Amount
        label="Pilot hits"
        value={pilotHits}
        most={MOST_PILOT_HITS}
        onChange={(value) => begin({ pilotHits: value })}
      />
      <table>
        <thead>
          <tr>
            <th scope="col">Left of it</th>
            <th scope="col">Armour</th>
            <th scope="col">Rear</th>
            <th scope="col">Structure</th>
            <th scope="col">Critical hits</th>
          </tr>
        </thead>
        <tbody>
          {LOCATIONS.map((part) => {
            const rear = armorFacing(part, true);
            const points = (of: 'armor' | 'structure', at: number, label: string) => (
              <Amount
                label={`${label} of the ${parts[part]!.toLowerCase()}`}
                isBare
                value={of === 'armor' ? armor[at] : structure[at]}
                most={whole[of][at]}
                onChange={(value) =>
                  begin(
                    of === 'armor'
                      ? { armor: replaced(armor, at, value) }
                      : { structure: replaced(structure, at, value) },
                  )
                }
              />
            );
            return (
              <tr key={part}>
                <th scope="row">{parts[part]!}</th>
                <td>{points('armor', part, 'Armour')}</td>
                <td>{isTorso(part) && points('armor', rear, 'Rear armour')}</td>
                <td>{points('structure', part, 'Structure')}</td>
                <td>
                  <CriticalHits
                    part={parts[part]!}
                    slots={slotsOf(setup, unit, part)}
                    onChange={(slot, isHit) => onChange(withHit(setup, unit, part, slot, isHit))}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <button
        type="button"
        className="button"
        onClick={() => {
          onUnit(0);
          onChange(withoutUnit(setup, unit));
        }}
      >
        Remove {names[unit]}
      </button>
      {setup.sides.map((side, number) => (
        <AddUnit
          key={side}
          side={side}
          onAdd={(model) => onChange(withMore(setup, number as Side, STOCK_MECHS[model]))}
        />
      ))}
    </div>
  );
}

interface CriticalHitsProps {
  readonly part: string;
  readonly slots: readonly Slot[];
  onChange(slot: number, isHit: boolean): void;
}

/** The slots of a location, out of the way until somebody wants them. */
function CriticalHits({ part, slots, onChange }: CriticalHitsProps) {
  const hits = slots.filter(({ isHit }) => isHit).length;
  return (
    <details className={styles.positionSlots}>
      <summary>
        {hits} of {slots.length}
        <span className="visually-hidden"> slots of the {part.toLowerCase()} are hit</span>
      </summary>
      {slots.map(({ number, name, isHit }) => (
        <label key={number} className={styles.positionCheck}>
          <input
            type="checkbox"
            checked={isHit}
            onChange={({ target }) => onChange(number, target.checked)}
          />
          {name}
        </label>
      ))}
    </details>
  );
}

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  /** In a table whose heads say what it is. */
  readonly isBare?: boolean;
  onChange(value: number): void;
}

function Amount({ label, value, most, isBare = false, onChange }: AmountProps) {
  const id = useId();
  return (
    <span className={styles.positionAmount}>
      <label htmlFor={id} className={isBare ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <input
        id={id}
        className="text-field"
        type="number"
        min={0}
        max={most}
        value={value}
        onChange={({ target }) => onChange(Math.max(0, Math.min(most, Math.round(Number(target.value)))))}
      />
    </span>
  );
}

function AddUnit({ side, onAdd }: { readonly side: string; onAdd(model: string): void }) {
  return (
    <label>
      <span>Add to {side}</span>
      <select className="select" value="" onChange={({ target }) => onAdd(target.value)}>
        <option value="">Choose a 'Mech</option>
        {Object.entries(STOCK_MECHS).map(([model, { name }]) => (
          <option key={model} value={model}>
            {name} {model}
          </option>
        ))}
      </select>
    </label>
  );
}
