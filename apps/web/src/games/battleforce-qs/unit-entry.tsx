import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import { unitMp } from '@ironfield/battleforce-qs/rules/movement.ts';
import { GONE, OFF_MAP } from '@ironfield/battleforce-qs/state.ts';
import { HealthBar } from '../../table/force.tsx';
import { CLASS_NAMES, elementHealth, hottest } from './health.ts';
import { stateOn, type Table } from './types.ts';

interface UnitEntryProps {
  readonly table: Table;
  readonly unit: number;
}

/** What the list of forces says of a Unit, and of its Elements with what is left of them. */
export function UnitEntry({ table, unit }: UnitEntryProps) {
  return (
    <>
      <span className="unit-state">{stateOf(table, unit)}</span>
      <span className="element-bars">
        {battlefieldOf(table.setup).elementsOf[unit].map((element) => (
          <ElementBar key={element} table={table} element={element} />
        ))}
      </span>
    </>
  );
}

function stateOf(table: Table, unit: number): string {
  const field = battlefieldOf(table.setup);
  const { hex, moved } = table.units[unit];
  if (hex === GONE) return 'Destroyed';
  const words = [CLASS_NAMES[field.unitSheets[unit].size]];
  if (hex === OFF_MAP) words.push('not on the map');
  else words.push(`${unitMp(field, stateOn(table), unit)} MP`, ...(moved ? ['moved'] : []));
  const heat = hottest(table, unit);
  if (heat > 0) words.push(`heat ${heat}`);
  return words.join(' · ');
}

function ElementBar({ table, element }: { readonly table: Table; readonly element: number }) {
  const health = elementHealth(table, element);
  const { heat } = table.elements[element];
  return (
    <span className={`element-bar ${health === 0 ? 'gone' : ''}`}>
      <span className="element-name">{shortName(battlefieldOf(table.setup).sheets[element].name)}</span>
      {heat > 0 && health > 0 && <span className="heat-dot">{heat >= 4 ? 'S' : heat}</span>}
      <HealthBar health={health} label={`${Math.round(health * 100)} percent left`} />
    </span>
  );
}

/** The names of Clan 'Mechs come with a second one in brackets: too long for a list. */
export function shortName(name: string): string {
  return name.replace(/ \([^)]*\)/, '').replace(' stand-in', '');
}
