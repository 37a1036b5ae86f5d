import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { useContext, useMemo } from 'react';
import { Explained } from '../../rules/explained.tsx';
import { RuleLink } from '../../rules/rule-link.tsx';
import { RulebookContext } from '../../rules/rulebook-context.ts';
import { percent } from '../../ui/words/odds.ts';
import { sideClass } from '../../ui/words/sides.ts';
import type { Desk, HexGame, Outlook } from '../hex-game.ts';
import styles from './fire-table.module.css';

interface FireSumProps<G extends GameTypes> {
  readonly hex: HexGame<G>;
  readonly desk: Desk<G>;
}

/** The figures that decide: expected damage, the chance of putting the target out of the game, and the heat. */
export function FireSum<G extends GameTypes>({ hex, desk }: FireSumProps<G>) {
  const { table, gunnery, units } = desk;
  const order = gunnery && ({ ...gunnery.full, type: gunnery.form.type } as CoreOrder);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order changes with what is filled in
  const outlook = useMemo(
    () => (order ? hex.outlook?.(table, order) : undefined),
    [hex, table, gunnery?.full, gunnery?.form],
  );
  if (!gunnery) return null;
  const name = desk.inHand === null ? undefined : units[desk.inHand]?.name;
  const byTarget = [...Map.groupBy(gunnery.planned, ({ piece }) => piece)];
  return (
    <div className={styles.fireSum} data-part="fire-sum">
      {byTarget.map(([piece, attacks]) => {
        const fate = outlook?.fates.find(({ unit }) => unit === piece);
        return (
          <div key={piece} className={sideClass(units[piece].side)}>
            <span className={styles.sumName}>
              {byTarget.length > 1 ? (
                <button
                  type="button"
                  className={styles.firstTarget}
                  aria-pressed={piece === gunnery.first}
                  title="The primary target has no penalty"
                  onClick={() => gunnery.putFirst(piece)}
                >
                  {units[piece].name}
                  {piece === gunnery.first && <small> first</small>}
                </button>
              ) : (
                units[piece].name
              )}
            </span>
            <span className={styles.sumValue}>
              <span className={styles.expected}>expect </span>
              <b>{attacks.reduce((sum, { worth }) => sum + worth, 0).toFixed(1)}</b> damage
              {fate && (
                <>
                  {' · '}
                  {hex.hasSecrets && 'about '}
                  <b>{chanceText(fate.chance)}</b> {fate.words ?? 'knock-out'}
                </>
              )}
            </span>
          </div>
        );
      })}
      {byTarget.length === 0 && gunnery.targets.size === 0 && (
        <p className="quiet">
          <b>{name}</b> has nothing that can hit anyone from here.
        </p>
      )}
      {byTarget.length === 0 && gunnery.targets.size > 0 && (
        <p className="quiet">
          {name && <b>{name}: </b>}choose an enemy on the map
          <span className="by-keys">, or with the {keysOf(desk.enemies.length)}</span>.
        </p>
      )}
      {byTarget.length > 0 && gunnery.idle.length > 0 && (
        <p className={styles.stillIdle}>
          No attack yet:{' '}
          {gunnery.idle.map((unit) => (
            <button
              key={unit}
              type="button"
              className={styles.firstTarget}
              onClick={() => desk.chooseUnit(unit)}
            >
              {units[unit].name}
            </button>
          ))}
        </p>
      )}
      {outlook?.heat && <Heat heat={outlook.heat} />}
    </div>
  );
}

const keysOf = (count: number): string =>
  count === 1 ? 'key 1' : `keys 1 ${count === 2 ? 'and' : 'to'} ${Math.min(9, count)}`;

const chanceText = (chance: number): string => (chance > 0 && chance < 0.01 ? '< 1 %' : percent(chance));

function Heat({
  heat: { now, after, most, effects, rule },
}: {
  readonly heat: NonNullable<Outlook['heat']>;
}) {
  const game = useContext(RulebookContext);
  const share = (value: number) => `${Math.min(100, (100 * value) / most)}%`;
  return (
    <div className={styles.fireHeat} data-part="fire-heat">
      <span className={styles.sumName}>Heat</span>
      <span className={styles.sumValue}>
        <span className={styles.heatBar} aria-hidden="true">
          <i style={{ width: share(now) }} />
          <i className={styles.more} style={{ width: share(Math.max(0, after.total - now)) }} />
        </span>
        <b>
          {now} →{' '}
          <Explained explanation={after} title="Heat at the end of the turn">
            {after.total}
          </Explained>
        </b>
      </span>
      {effects.length > 0 && (
        <p className={styles.heatEffects}>
          {effects.join(', ')} {game && <RuleLink game={game} rule={rule} />}
        </p>
      )}
    </div>
  );
}
