import { openFieldOf } from '@ironfield/battleforce2/battlefields.ts';
import { commandWords } from '@ironfield/battleforce2/data/command-words.ts';
import { BOMB_TYPES } from '@ironfield/battleforce2/data/support-tables.ts';
import type { ElementSheet } from '@ironfield/battleforce2/element.ts';
import { damageWords, specialWords } from '@ironfield/battleforce2/rules/elements/record-sheets.ts';
import type { ElementRecord } from '@ironfield/battleforce2/state.ts';
import type { Table } from '@ironfield/battleforce2/table.ts';
import { BOMB_NAMES } from '@ironfield/battleforce2/text.ts';
import { signed } from '@ironfield/kernel/figures.ts';
import { Boxes, ElementCard, type Figure, Hits } from '../../hex-table/elements/element-card.tsx';
import { sideClass } from '../../ui/words/sides.ts';
import styles from './battleforce2.module.css';
import { commandSeen, counterWords } from './counter-words.ts';
import { lineOf } from './forces/element-words.ts';

interface SheetProps {
  readonly table: Table;
  readonly unit: number;
}

/** The record sheet of a unit: one's own in full, another's as far as it has been shown. */
export function Sheet({ table, unit }: SheetProps) {
  const { unitSetups, seatOf, elementsOf, unitsOf } = openFieldOf(table);
  const { id, name, elements } = unitSetups[unit];
  const seat = seatOf[unit];
  const secrets = table.setup.secrets[seat]?.units[unitsOf[seat].indexOf(unit)];
  return (
    <section className={sideClass(seat)}>
      <header>
        <h2>{name}</h2>
        <p className="quiet">
          {id}
          {secrets?.leads ? ' · command unit' : ''}
        </p>
        <Counter table={table} unit={unit} />
      </header>
      {elementsOf[unit].map((element, position) => (
        <Element
          key={element}
          table={table}
          element={element}
          chassis={elements[position].chassis}
          record={secrets?.elements[position] ?? table.elements[element].known?.record ?? null}
          own={(table.setup.own ?? []).filter((sheet) => isOf(elements[position], sheet))}
        />
      ))}
    </section>
  );
}

/** The command on a unit and its effect, if the viewer may know it. */
function Counter({ table, unit }: SheetProps) {
  const command = commandSeen(table, unit);
  return (
    command && (
      <p className={styles.bf2Counter}>
        <b>{counterWords(table, unit)}.</b> {commandWords(command)}
      </p>
    )
  );
}

interface ElementProps {
  readonly table: Table;
  readonly element: number;
  readonly chassis: string;
  readonly record: ElementRecord | null;
  /** Public lines of models that the roster lacks. */
  readonly own: readonly ElementSheet[];
}

const isOf = (seen: Pick<ElementSheet, 'type' | 'chassis'>, { type, chassis }: ElementSheet): boolean =>
  seen.type === type && seen.chassis === chassis;

function Element({ table, element, chassis, record, own }: ElementProps) {
  const { destroyed, base, jumps, condition, known } = table.elements[element];
  const seen = condition ?? known?.condition ?? null;
  return (
    <ElementCard
      name={record?.sheet.name ?? chassis}
      isDestroyed={destroyed}
      isLong
      {...(record && { figures: figuresOf(record) })}
      notes={own.map((sheet) => (
        <p key={sheet.name} className="quiet">
          Not in the roster: {lineOf(sheet)}
        </p>
      ))}
    >
      <p className="quiet">
        To hit it: {base || 'unknown'}
        {jumps ? ' + 1' : ''}
      </p>
      {seen && record && (
        <>
          <Boxes kind="armor" name="Armor" left={seen.armor} printed={record.sheet.armor} />
          <Boxes kind="structure" name="Structure" left={seen.structure} printed={record.sheet.structure} />
        </>
      )}
      {seen && !record && (
        <p className="quiet">
          Seen with {seen.armor} armor and {seen.structure} structure
        </p>
      )}
      {seen && (
        <Hits hits={KINDS.flatMap(([kind, name]) => (seen[kind] > 0 ? [`${name} ${seen[kind]}`] : []))} />
      )}
      <Supplies table={table} element={element} />
    </ElementCard>
  );
}

function figuresOf({ sheet, skill }: ElementRecord): Figure[] {
  const specials = specialWords(sheet).join(' ');
  return [
    { short: 'MP', meaning: 'Movement points and mode', value: `${sheet.mp}${sheet.mode}` },
    {
      short: 'Dmg',
      meaning: 'Damage at pointblank, medium and long range',
      value: damageWords(sheet.damage),
    },
    ...(sheet.ov > 0 ? [{ short: 'OV', meaning: 'Overheat Value', value: sheet.ov }] : []),
    { short: 'Skill', meaning: 'Skill, added to the numbers of its attacks', value: signed(skill) },
    ...(specials ? [{ meaning: 'Special abilities', value: specials }] : []),
  ];
}

/** The owner's knowledge of bombs on board, shots in flight and registered hexes. */
function Supplies({ table, element }: { readonly table: Table; readonly element: number }) {
  const { board } = openFieldOf(table);
  const { bombs, artillery } = table.marks ?? {};
  const load = bombs?.[element];
  const isIts = (each: { readonly element: number }) => each.element === element;
  const words = [
    ...BOMB_TYPES.filter((type) => load?.[type]).map((type) => `${load![type]} × ${BOMB_NAMES[type]}`),
    ...(artillery?.shots ?? []).filter(isIts).map(({ hex, lands }) => {
      const where = hex < 0 ? 'a unit off the map' : `hex ${board.number[hex]}`;
      return `Shot at ${where} lands in turn ${lands}`;
    }),
    ...(artillery?.registered ?? [])
      .filter(isIts)
      .map(({ hex, hit, observed }) =>
        hit ? `Always hits hex ${board.number[hex]}` : `Hex ${board.number[hex]}: −${observed} to the number`,
      ),
  ];
  return words.map((each) => (
    <p key={each} className="quiet">
      {each}
    </p>
  ));
}

const KINDS = [
  ['heat', 'Heat'],
  ['arm', 'Arm or turret'],
  ['leg', 'Leg, wheel or track'],
  ['weapon', 'Weapon'],
  ['engine', 'Engine'],
] as const;
