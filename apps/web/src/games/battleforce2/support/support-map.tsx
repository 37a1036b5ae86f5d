import { openFieldOf } from '@ironfield/battleforce2/battlefields.ts';
import { LAST_BOX, SPACES_PER_BOX } from '@ironfield/battleforce2/data/support-tables.ts';
import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import { isAirborne, supportOf } from '@ironfield/battleforce2/rules/elements/places.ts';
import { mapsheetsOf } from '@ironfield/battleforce2/rules/map/mapsheets.ts';
import { BEYOND } from '@ironfield/battleforce2/rules/map/support-map.ts';
import type { Table } from '@ironfield/battleforce2/table.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Desk } from '../../../hex-table/hex-game.ts';
import { activeFields, choicesOf } from '../../../order/draft/draft.ts';
import { sideClass } from '../../../ui/words/sides.ts';
import { type Destination, destinationsOf, isPlanned, sheetKey, spaceKey } from './destinations.ts';
import './support-map.css';

interface DeskProps {
  readonly desk: Desk<Battleforce2>;
}

/**
 * Boxes behind both home edges with the mapsheets between them (BF2-OFF-01): the units there, and possible
 * destinations.
 */
export function SupportMap({ desk }: DeskProps) {
  const { table, inHand } = desk;
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is taken in hand is looked for
  useEffect(() => {
    section.current
      ?.querySelector('[data-look~="in-hand"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [inHand]);
  const seats = table.homes.map((_, seat) => seat);
  // As on the map: the side at home in the north or west comes first.
  const [first, second] = seats.toSorted((a, b) => Number(isNear(table, b)) - Number(isNear(table, a)));
  const destinations = destinationsOf(table, desk.ordering, inHand, desk.own);
  const shared = { desk, destinations };
  return (
    <section ref={section} className="support-map" aria-label="Support map">
      <Half {...shared} half={first} isOutward />
      <Mapsheets {...shared} />
      <Half {...shared} half={second} />
    </section>
  );
}

const isNear = ({ homes }: Table, seat: Seat): boolean => homes[seat] === 'north' || homes[seat] === 'west';

interface PartProps extends DeskProps {
  readonly destinations: ReadonlyMap<string, Destination>;
}

interface HalfProps extends PartProps {
  readonly half: Seat;
  /** From the far end to the map; otherwise from the map on. */
  readonly isOutward?: boolean;
}

function Half({ desk, destinations, half, isOutward = false }: HalfProps) {
  const spaces = Array.from({ length: BEYOND + 1 }, (_, space) => space);
  const there = (space: number) =>
    desk.units.flatMap((_, unit) => {
      const place = supportOf(desk.table, unit);
      return place?.half === half && place.space === space ? [unit] : [];
    });
  return (
    <div className={`support-half ${sideClass(half)}`} data-part="support-half">
      {(isOutward ? spaces.toReversed() : spaces).map((space) => {
        const isBox = space % SPACES_PER_BOX === 0 && space <= LAST_BOX * SPACES_PER_BOX;
        const here = there(space);
        const to = destinations.get(spaceKey(half, space));
        // Spaces show only while somebody is there, or could go there.
        if (!isBox && here.length === 0 && !to) return null;
        const name = isBox ? String(space / SPACES_PER_BOX) : space >= BEYOND ? 'off' : '·';
        return (
          <Place key={space} desk={desk} to={to} units={here} kind={isBox ? 'box' : 'space'} name={name}>
            {name}
          </Place>
        );
      })}
    </div>
  );
}

function Mapsheets({ desk, destinations }: PartProps) {
  const { table } = desk;
  const { board } = openFieldOf(table);
  const { across, down, sheet } = mapsheetsOf(board);
  return (
    <div className="support-sheets" data-across={across}>
      {Array.from({ length: across * down }, (_, index) => {
        const above = desk.units.flatMap(({ cell }, unit) =>
          cell >= 0 && sheet[cell] === index && isAirborne(table, unit) ? [unit] : [],
        );
        const to = destinations.get(sheetKey(index));
        const name = across * down === 1 ? 'Map' : `Mapsheet ${index + 1}`;
        return (
          <Place key={name} desk={desk} to={to} units={above} kind="sheet" name={name}>
            {across > 1 ? String(index + 1) : name}
          </Place>
        );
      })}
    </div>
  );
}

interface PlaceProps extends DeskProps {
  readonly to: Destination | undefined;
  readonly units: readonly number[];
  readonly kind: 'box' | 'space' | 'sheet';
  readonly name: string;
  readonly children: ReactNode;
}

function Place({ desk, to, units, kind, name, children }: PlaceProps) {
  const isHere = to !== undefined && isPlanned(desk.ordering, to);
  const looks = [kind, to && 'open', isHere && 'planned', units.length === 0 && !to && 'quiet'].filter(
    Boolean,
  );
  return (
    <div className={`support-place ${looks.join(' ')}`} data-kind={kind}>
      {to ? (
        <button
          type="button"
          className="support-go"
          aria-pressed={isHere}
          aria-label={kind === 'box' ? to.words : `${name}: ${to.words}`}
          title={to.words}
          onClick={() => desk.ordering.turnTo(to.type, to.entry, kind !== 'sheet')}
        >
          {children}
        </button>
      ) : (
        <span className="support-name" title={kind === 'box' ? `Box ${name}` : name}>
          {children}
        </span>
      )}
      {units.map((unit) => (
        <Counter key={unit} desk={desk} unit={unit} />
      ))}
      {isHere && desk.inHand !== null && !units.includes(desk.inHand) && (
        <span
          className={`support-counter ghost ${sideClass(desk.own)}`}
          data-part="support-counter"
          data-look="ghost"
        >
          {counterOf(desk, desk.inHand)}
        </span>
      )}
      {to?.note && <span className="support-note">{to.note}</span>}
    </div>
  );
}

const counterOf = ({ units }: Desk<Battleforce2>, unit: number): string => units[unit].name.split(' ')[0];

/** A unit that is not on the ground of the map: to be given orders, or to be aimed at. */
function Counter({ desk, unit }: DeskProps & { readonly unit: number }) {
  const { ordering, units, inHand, ready } = desk;
  const { name, side } = units[unit];
  const shot = shellAt(desk, unit);
  const aimed = shot && ordering.form?.type === shot.type && ordering.full.target === unit;
  const looks = [
    unit === inHand && 'in-hand',
    ready.has(unit) && 'ready',
    shot && 'target',
    aimed && 'aimed',
  ].filter(Boolean);
  return (
    <button
      type="button"
      className={`support-counter ${sideClass(side)} ${looks.join(' ')}`}
      data-part="support-counter"
      data-look={looks.join(' ')}
      data-unit={unit}
      title={name}
      aria-label={isAirborne(desk.table, unit) ? `${name}, in the air` : name}
      onClick={() => {
        if (shot) ordering.turnTo(shot.type, shot.entry);
        else if (ready.has(unit) || !desk.aimAt(unit)) desk.chooseUnit(unit);
      }}
    >
      {isAirborne(desk.table, unit) && (
        <svg viewBox="0 0 12 12" width="11" height="11" aria-hidden="true">
          <path d="M6 0L7 5L12 8V9L7 8V10L8.500 12H3.500L5 10V8L0 9V8L5 5Z" />
        </svg>
      )}
      {counterOf(desk, unit)}
    </button>
  );
}

/** The shot of the gun in hand at a unit in a box, if it can be. */
function shellAt({ ordering: { menu, form, full } }: Desk<Battleforce2>, unit: number) {
  if (form?.type !== 'shell' && form?.type !== 'shell-unit') return null;
  const type = 'shell-unit';
  const entry = { ...full, target: unit };
  const { fields = [] } = menu?.orders.find((each) => each.type === type) ?? {};
  const isOffered =
    choicesOf(fields, 'element').some(({ value }) => value === full.element) &&
    choicesOf(activeFields(fields, entry), 'target').some(({ value }) => value === unit);
  return isOffered ? { type, entry } : null;
}
