import type { Battlefield } from '@ironfield/battleforce-qs/battlefield.ts';
import { unitMp } from '@ironfield/battleforce-qs/rules/movement.ts';
import { GONE, OFF_MAP, type State } from '@ironfield/battleforce-qs/state.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
import { Force, HealthBar, UnitEntry } from '../../table/force.tsx';
import { CLASS_NAMES, elementHealth, hottest } from './health.ts';
import type { Table } from './plan.ts';
import { Silhouette } from './silhouette.tsx';

interface ForcesProps {
  readonly field: Battlefield;
  readonly table: Table;
  readonly viewer: Viewer;
  /** The Unit whose sheet is shown. */
  readonly shown: number | null;
  readonly ready: ReadonlySet<number>;
  onUnit(unit: number): void;
}

/** Both sides, one's own first: Units, and their Elements with what is left of them. */
export function Forces({ field, table, viewer, shown, ready, onUnit }: ForcesProps) {
  const seats = viewer === 1 ? [1, 0] : [0, 1];
  return seats.map((seat) => (
    <Force key={seat} side={seat} name={table.setup.forces[seat]!.name}>
      {field.unitsOf[seat]!.map((unit) => (
        <Entry
          key={unit}
          field={field}
          table={table}
          unit={unit}
          isShown={unit === shown}
          isReady={ready.has(unit)}
          onUnit={onUnit}
        />
      ))}
    </Force>
  ));
}

interface EntryProps {
  readonly field: Battlefield;
  readonly table: Table;
  readonly unit: number;
  readonly isShown: boolean;
  readonly isReady: boolean;
  onUnit(unit: number): void;
}

function Entry({ field, table, unit, isShown, isReady, onUnit }: EntryProps) {
  const sheet = field.unitSheets[unit]!;
  return (
    <UnitEntry
      className="element-entry"
      figure={<Silhouette size={sheet.size} />}
      name={sheet.name}
      isShown={isShown}
      isReady={isReady}
      isGone={table.units[unit]!.hex === GONE}
      onChoose={() => onUnit(unit)}
    >
      <span className="unit-state">{stateOf(field, table, unit)}</span>
      <span className="element-bars">
        {field.elementsOf[unit]!.map((element) => (
          <ElementBar key={element} field={field} table={table} element={element} />
        ))}
      </span>
    </UnitEntry>
  );
}

function stateOf(field: Battlefield, table: Table, unit: number): string {
  const { hex, moved } = table.units[unit]!;
  if (hex === GONE) return 'Destroyed';
  const words = [CLASS_NAMES[field.unitSheets[unit]!.size]];
  if (hex === OFF_MAP) words.push('not on the map');
  else words.push(`${unitMp(field, table as unknown as State, unit)} MP`, ...(moved ? ['moved'] : []));
  const heat = hottest(field, table, unit);
  if (heat > 0) words.push(`heat ${heat}`);
  return words.join(' · ');
}

interface ElementBarProps {
  readonly field: Battlefield;
  readonly table: Table;
  readonly element: number;
}

function ElementBar({ field, table, element }: ElementBarProps) {
  const health = elementHealth(field, table, element);
  const { heat } = table.elements[element]!;
  return (
    <span className={`element-bar ${health === 0 ? 'gone' : ''}`}>
      <span className="element-name">{shortName(field.sheets[element]!.name)}</span>
      {heat > 0 && health > 0 && <span className="heat-dot">{heat >= 4 ? 'S' : heat}</span>}
      <HealthBar health={health} label={`${Math.round(health * 100)} percent left`} />
    </span>
  );
}

/** The names of Clan 'Mechs come with a second one in brackets: too long for a list. */
export function shortName(name: string): string {
  return name.replace(/ \([^)]*\)/, '').replace(' stand-in', '');
}
