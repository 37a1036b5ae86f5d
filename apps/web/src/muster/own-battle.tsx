import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { newSeed } from '@ironfield/kernel/seed.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { useMemo, useState } from 'react';
import { optionsWord } from '../options/option-link.ts';
import type { GameViews } from '../table/game-views.ts';
import { Segments } from '../ui/fields/segments.tsx';
import { Icon } from '../ui/icons.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { ForceCard } from './force-card.tsx';
import { ListDialog } from './list-dialog.tsx';
import { MapField } from './map-field.tsx';
import styles from './muster.module.css';
import {
  added,
  balanceWords,
  drawAll,
  type Muster,
  matched,
  nameIn,
  type Plan,
  withForce,
  withMember,
} from './plan.ts';
import { UnitPicker } from './unit-picker.tsx';
import { unitsHere } from './units-here.ts';

interface OwnBattleProps {
  /** The game, and what its views have for fair fights. */
  readonly offered: {
    readonly game: AnyGame;
    readonly views: Pick<GameViews, 'fairness' | 'forceSheets'>;
  };
  readonly muster: Muster;
  readonly plan: Plan;
  readonly options: OptionValues;
  onChange(plan: Plan): void;
}

/** The choice that is open for a side, or for a place in it that already has a unit. */
interface Opened {
  readonly what: 'units' | 'lists' | 'fair';
  readonly side: number;
  readonly place?: number;
}

/** One more unit on a side, or another one in a place. */
function withUnit(muster: Muster, plan: Plan, { side, place }: Opened, unit: object): Plan {
  const force = plan.forces[side];
  const changed = place === undefined ? added(muster, force, side, unit) : withMember(force, place, { unit });
  return withForce(plan, side, changed);
}

/** Forces and a map of one's own. */
export function OwnBattle({ offered, muster: own, plan, options, onChange }: OwnBattleProps) {
  const { game, views } = offered;
  const fair = useLoaded(game.id, () => views.fairness?.() ?? Promise.resolve(null));
  const muster = useMemo(() => fair?.measured(own) ?? own, [fair, own]);
  const [open, setOpen] = useState<Opened | null>(null);
  const units = useLoaded(`${game.id} ${optionsWord(game.options, options)}`, () =>
    unitsHere(muster, game, options),
  );
  const { forces, measure } = plan;
  return (
    <div className={styles.ownBattle} data-part="own-battle">
      <MusterTools
        muster={muster}
        plan={plan}
        options={options}
        onChange={onChange}
        onFair={fair ? () => setOpen({ what: 'fair', side: 0 }) : null}
      />
      <div className={styles.forcesRow} data-part="forces-row">
        {forces.map((force, side) => (
          <ForceCard
            key={muster.sides[side]}
            muster={muster}
            side={side}
            force={force}
            measure={measure}
            options={options}
            onChange={(changed) => onChange(withForce(plan, side, changed))}
            onAdd={() => setOpen({ what: 'units', side })}
            onExchange={(place) => setOpen({ what: 'units', side, place })}
            onDraw={() => onChange(matched(muster, plan, side, { seed: newSeed(), options }))}
            onLists={() => setOpen({ what: 'lists', side })}
          />
        ))}
      </div>
      <MapField
        game={game}
        muster={muster}
        map={plan.map}
        options={options}
        onChange={(map) => onChange({ ...plan, map })}
      />
      {open?.what === 'units' && units && (
        <UnitPicker
          muster={muster}
          units={units}
          measure={measure}
          room={muster.size.most - forces[open.side].length}
          title={
            open.place === undefined
              ? `Add to ${muster.sides[open.side]}`
              : `Replace the ${nameIn(muster, forces[open.side], open.place)}`
          }
          isSingle={open.place !== undefined}
          onPick={(unit) => onChange(withUnit(muster, plan, open, unit))}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.what === 'fair' && fair && (
        <fair.Dialog {...{ muster, plan, options, onChange }} onClose={() => setOpen(null)} />
      )}
      {open?.what === 'lists' && (
        <ListDialog
          game={game}
          muster={muster}
          side={open.side}
          force={forces[open.side]}
          sheets={views.forceSheets}
          onUse={(force) => onChange(withForce(plan, open.side, force))}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

interface MusterToolsProps extends Omit<OwnBattleProps, 'offered'> {
  readonly onFair: (() => void) | null;
}

/** The measure and the size of the sides, and new ones. */
function MusterTools({ muster, plan, options, onChange, onFair }: MusterToolsProps) {
  const { forces, measure } = plan;
  const sizes = Array.from({ length: muster.size.most }, (_, index) => index + 1);
  return (
    <div className={styles.musterTools} data-part="muster-tools">
      <Segments
        label="Weighed by"
        value={measure}
        choices={muster.measures.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(value) => onChange({ ...plan, measure: value, most: null })}
      />
      <label className={styles.musterSize}>
        <span>Units a side</span>
        <select
          className="select"
          value={forces[0].length === forces[1].length ? forces[0].length : ''}
          onChange={({ target }) => {
            const size = Number(target.value);
            onChange(drawAll(muster, plan, { seed: newSeed(), options, sizes: [size, size] }));
          }}
        >
          <option value="" disabled>
            –
          </option>
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <label className={styles.musterSize}>
        <span>At most</span>
        <input
          className="text-field"
          inputMode="numeric"
          placeholder="any"
          value={plan.most ?? ''}
          onChange={({ target }) => {
            const most = Math.min(10_000, Number.parseInt(target.value, 10));
            onChange({ ...plan, most: Number.isNaN(most) ? null : most });
          }}
        />
        <span className="quiet">{muster.measures.find(({ id }) => id === measure)?.unit}</span>
      </label>
      <button
        type="button"
        className="button"
        onClick={() => onChange(drawAll(muster, plan, { seed: newSeed(), options }))}
      >
        <Icon name="die" /> Draw fair forces
      </button>
      {onFair && (
        <button type="button" className="button" onClick={onFair}>
          Fair fight…
        </button>
      )}
      <p className={styles.balance} role="status">
        {balanceWords(muster, plan)}
      </p>
    </div>
  );
}
