import { isTorso, Location, type LocationCode } from '@ironfield/classic/units/locations.ts';
import {
  armorHalfTons,
  armorIn,
  armorPoints,
  maxArmor,
  maxArmorPoints,
  POINTS_PER_HALF_TON,
} from '@ironfield/classic/units/weights.ts';
import { type FacingCode, setArmor, spreadArmorOver } from '@ironfield/mechbay/design/design-operations.ts';
import { refusing } from '../../ui/mishaps/refusing.ts';
import { tonsOf } from '../numbers.ts';
import { shortPlaceName } from '../text.ts';
import styles from './builder.module.css';
import type { Workbench } from './workbench.ts';

const ORDER: readonly LocationCode[] = ['HD', 'CT', 'LT', 'RT', 'LA', 'RA', 'LL', 'RL'];

/** Points by facing, and ways to have them spread. */
export function ArmorPanel({ bench }: { readonly bench: Workbench }) {
  const { file, change } = bench;
  const bought = armorHalfTons(file);
  const most = maxArmorPoints(file.tons, file.frame);
  const spread = (halfTons?: number) => change(spreadArmorOver(file, halfTons), 'Armour spread.');
  return (
    <section className={`${styles.bayPanel} ${styles.armor}`} aria-labelledby="bay-armor">
      <h2 id="bay-armor">
        Armour{' '}
        <small>
          {armorPoints(file)} of {most} points · {tonsOf(bought)} t
        </small>
      </h2>
      <div className={styles.armorTools}>
        <button
          type="button"
          className="button"
          title="The same tons, spread by structure"
          onClick={() => spread(bought)}
        >
          Spread
        </button>
        <button type="button" className="button" title="Use the remaining tons, too" onClick={() => spread()}>
          Use all tons
        </button>
        <button
          type="button"
          className="button"
          title="As much as the tonnage allows"
          onClick={() => spread(Math.ceil(most / POINTS_PER_HALF_TON))}
        >
          Full
        </button>
      </div>
      {ORDER.map((location) => (
        <ArmorRows key={location} bench={bench} location={location} />
      ))}
    </section>
  );
}

function ArmorRows({ bench, location }: { readonly bench: Workbench; readonly location: LocationCode }) {
  const { file, change, settle } = bench;
  const most = maxArmor(file.tons, location, file.frame);
  const name = shortPlaceName(file, location);
  const used = armorIn(file.armor, location);
  const value = file.armor[location];
  const [front, rear] = typeof value === 'number' ? [value, 0] : value;
  const row = (facing: FacingCode, label: string, points: number, other: number) => (
    <ArmorRow
      label={label}
      isRear={facing !== location}
      value={points}
      most={most}
      limit={Math.max(points, most - other)}
      isOver={used > most}
      onSet={(next, isSliding) =>
        change(setArmor(file, facing, next), isSliding ? '' : `${label} ${next}.`, isSliding ? facing : null)
      }
      onEnd={settle}
    />
  );
  return (
    <>
      {row(location, name, front, rear)}
      {isTorso(Location[location]) && row(`${location}R` as FacingCode, `${name}, rear`, rear, front)}
    </>
  );
}

interface RowProps {
  readonly label: string;
  readonly value: number;
  /** The end of the scale; a torso's is shared between front and rear. */
  readonly most: number;
  /** The most this facing may have now. */
  readonly limit: number;
  readonly isRear: boolean;
  readonly isOver: boolean;
  onSet(points: number, isSliding: boolean): void;
  onEnd(): void;
}

function ArmorRow({ label, value, most, limit, isRear, isOver, onSet, onEnd }: RowProps) {
  return (
    <div className={styles.armorRow} data-over={isOver || undefined} data-rear={isRear || undefined}>
      <span className={styles.armorLabel} aria-hidden="true">
        {isRear ? 'rear' : label}
      </span>
      {/* The slider has keys; these are for pointers. */}
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Less: ${label}`}
        {...refusing(value <= 0 ? 'None left' : null)}
        onClick={() => onSet(value - 1, false)}
      >
        −
      </button>
      <input
        type="range"
        min={0}
        max={Math.max(1, most)}
        value={value}
        aria-label={`Armour, ${label.toLowerCase()}`}
        aria-valuetext={`${value} of at most ${limit}`}
        onChange={({ target }) => onSet(Math.min(limit, target.valueAsNumber), true)}
        onPointerUp={onEnd}
        onKeyUp={onEnd}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={`More: ${label}`}
        {...refusing(value >= limit ? `The maximum is ${limit}` : null)}
        onClick={() => onSet(value + 1, false)}
      >
        +
      </button>
      <b>{value}</b>
    </div>
  );
}
