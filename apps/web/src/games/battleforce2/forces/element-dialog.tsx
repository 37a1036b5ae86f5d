import type { ElementSheet } from '@ironfield/battleforce2/element.ts';
import {
  added,
  type ForcePlan,
  freeName,
  isFull,
  swapped,
  whyNotElement,
  whyNotUnit,
  withSide,
} from '@ironfield/battleforce2/scenarios/force-plan.ts';
import type { MannedUnit } from '@ironfield/battleforce2/scenarios/forces.ts';
import styles from './forces.module.css';
import { RosterPicker } from './roster-picker.tsx';

/** The destination of a picked element: a unit, a place in a full unit, or a new unit. */
export interface Adding {
  readonly seat: number;
  readonly unit: number | null;
  readonly place: number | null;
}

interface ElementDialogProps {
  readonly plan: ForcePlan;
  readonly adding: Adding;
  onAdding(adding: Adding | null): void;
  onChange(plan: ForcePlan): void;
}

/** An element for a unit, out of the roster. */
export function ElementDialog({ plan, adding, onAdding, onChange }: ElementDialogProps) {
  const { organization, units } = plan.sides[adding.seat];
  const unit = adding.unit === null ? null : units[adding.unit];
  const isSwap = unit !== null && isFull(organization, unit);
  const { place } = adding;
  const whyNot = (sheet: ElementSheet): string | null => {
    if (!isSwap) return whyNotElement(organization, unit ?? { name: '', elements: [] }, sheet);
    return place === null ? null : whyNotUnit(organization, swapped(unit, place, sheet));
  };
  const pick = (sheet: ElementSheet) => {
    const record = { sheet, skill: 0 };
    const into = (each: MannedUnit): MannedUnit =>
      isSwap ? swapped(each, place!, sheet) : { ...each, elements: [...each.elements, record] };
    const changed =
      adding.unit === null ? added(units, record, freeName(units)) : units.with(adding.unit, into(unit!));
    onChange(withSide(plan, adding.seat, { units: changed }));
    onAdding({ ...adding, unit: adding.unit ?? units.length, place: null });
  };
  return (
    <RosterPicker
      title={unit === null ? 'New unit' : isSwap ? `Swap one of ${unit.name}` : `Add to ${unit.name}`}
      swap={
        isSwap && (
          <SwapField unit={unit} place={place} onChange={(next) => onAdding({ ...adding, place: next })} />
        )
      }
      before={isSwap && place === null ? 'First choose above which element the new one replaces.' : null}
      whyNot={whyNot}
      onPick={pick}
      onClose={() => onAdding(null)}
    />
  );
}

interface SwapFieldProps {
  readonly unit: MannedUnit;
  readonly place: number | null;
  onChange(place: number): void;
}

/** The unit is full: who makes room? */
function SwapField({ unit, place, onChange }: SwapFieldProps) {
  return (
    <fieldset className={styles.swapField}>
      <legend>{unit.name} is full. Which element does the new one replace?</legend>
      {unit.elements.map(({ sheet }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike
        <label key={index}>
          <input type="radio" name="swap" checked={index === place} onChange={() => onChange(index)} />
          <span>
            {sheet.name} <span className="quiet">{sheet.points}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
