import type { ReactNode } from 'react';
import { Icon } from '../ui/icons.tsx';
import { sideClass } from '../ui/words/sides.ts';
import styles from './danger.module.css';
import { type DangerRules, type DangerSpot, pointsText, stepWords } from './danger.ts';
import type { DangerShown } from './use-danger.ts';

interface Named {
  readonly name: string;
  readonly side: number;
}

export interface DangerPanelProps<Table, Place> {
  readonly shown: DangerShown<Table, Place>;
  readonly table: Table;
  readonly units: readonly Named[];
  /** The place under the pointer, if it is one of those that are shown. */
  readonly pointed: DangerSpot<Place> | undefined;
  /** Over the map, where there is no sheet beside it; higher up where more tools lie below. */
  readonly place: 'map' | 'map-high' | 'sheet';
  onUnit(unit: number): void;
  onClose(): void;
}

/** The least damage worth a line. */
const LEAST = 0.05;

/** The meaning of the layer, the best place, the enemies who fire there, and the other units in danger. */
export function DangerPanel<Table, Place>({
  shown,
  table,
  units,
  pointed,
  place,
  onUnit,
  onClose,
}: DangerPanelProps<Table, Place>) {
  const { rules, danger } = shown;
  const { unit, best, spots, now, isDone } = danger;
  const spot = pointed ?? best;
  const { name } = units[unit]!;
  const endangered = now.filter(({ suffered }) => suffered >= LEAST);
  return (
    <section className={styles.panel} data-part="danger-panel" data-place={place} aria-label="Danger">
      <header>
        <h2>Danger</h2>
        <p className={styles.about}>
          {name}, {rules.isNextTurn(table, unit) ? 'next turn' : 'this turn'}
        </p>
        <button type="button" className="button bare" aria-label="Hide the danger" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <Legend rules={rules} />
      {spot ? (
        <SpotWords
          title={`${pointed ? 'Here' : bestWords(spot, rules.grain)}: ${rules.nameOf(table, spot.place)}`}
          spot={spot}
          units={units}
          onUnit={onUnit}
        />
      ) : (
        <p className="quiet">{isDone ? `The ${name} has nowhere to go.` : 'Working it out …'}</p>
      )}
      {endangered.length > 0 && (
        <div className={styles.more}>
          <h3>In danger where they stand</h3>
          <ul>
            {endangered.map((each) => (
              <Row key={each.unit} unit={each.unit} units={units} points={each.suffered} onUnit={onUnit} />
            ))}
          </ul>
        </div>
      )}
      <p className={`quiet ${styles.more}`}>{rules.counts}</p>
      <p className="visually-hidden" role="status">
        {isDone && best && spots.length > 0
          ? `Danger for the ${name}. ${bestWords(best, rules.grain)} ${rules.nameOf(table, best.place)}: it deals ${pointsText(best.dealt)} and suffers ${pointsText(best.suffered)}.`
          : ''}
      </p>
    </section>
  );
}

/** Where nothing can be dealt there is nothing to trade. */
const bestWords = ({ dealt }: DangerSpot<unknown>, grain = 1): string =>
  dealt < grain / 2 ? 'Safest' : 'Best trade';

type Steps = Pick<DangerRules<never, never>, 'shades' | 'pips' | 'grain'>;

function Legend({ rules: { shades, pips, grain } }: { readonly rules: Steps }) {
  return (
    <dl className={styles.legend}>
      <dt>It suffers</dt>
      <dd className={styles.scale}>
        {['0', ...stepWords(shades, grain)].map((words, shade) => (
          <span key={words} data-shade={shade}>
            {words}
          </span>
        ))}
      </dd>
      <dt>It deals</dt>
      <dd className={styles.pips}>
        {stepWords(pips, grain).map((words, at) => (
          <span key={words}>
            <Dots count={at + 1} />
            {words}
          </span>
        ))}
      </dd>
    </dl>
  );
}

const Dots = ({ count }: { readonly count: number }): ReactNode => (
  <i aria-hidden="true" className={styles.dots} data-count={count}>
    {'●'.repeat(count)}
  </i>
);

interface SpotProps<Place> {
  readonly title: string;
  readonly spot: DangerSpot<Place>;
  readonly units: readonly Named[];
  onUnit(unit: number): void;
}

function SpotWords<Place>({ title, spot, units, onUnit }: SpotProps<Place>) {
  const { suffered, dealt, how, target, by } = spot;
  const prey = units[target];
  const worst = by.filter(({ points }) => points >= LEAST);
  return (
    <div className={styles.spot}>
      <h3>
        {title} {how && <span className="quiet">{how}</span>}
      </h3>
      <div className={styles.trade}>
        <p>
          <b>{pointsText(dealt)}</b> dealt{prey ? `, at the ${prey.name}` : ''}
        </p>
        <p>
          <b className={styles.harm}>{pointsText(suffered)}</b> suffered
        </p>
      </div>
      {worst.length > 0 && (
        <ul className={styles.more}>
          {worst.map(({ unit, points, where }) => (
            <Row key={unit} unit={unit} units={units} points={points} where={where} onUnit={onUnit} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface RowProps {
  readonly unit: number;
  readonly units: readonly Named[];
  readonly points: number;
  readonly where?: string;
  onUnit(unit: number): void;
}

function Row({ unit, units, points, where, onUnit }: RowProps) {
  const { name, side } = units[unit]!;
  return (
    <li className={sideClass(side)}>
      <button type="button" onClick={() => onUnit(unit)}>
        {name}
      </button>
      {where && <span className="quiet">{where}</span>}
      <b className={styles.points}>{pointsText(points)}</b>
    </li>
  );
}
