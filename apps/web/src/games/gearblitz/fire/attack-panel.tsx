import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import { signed } from '@ironfield/kernel/figures.ts';
import { Explained } from '../../../rules/explained.tsx';
import type { TabletopDesk } from '../../../tabletop/use-tabletop-desk.ts';
import { refusing } from '../../../ui/mishaps/refusing.ts';
import { percent } from '../../../ui/words/odds.ts';
import { sideClass } from '../../../ui/words/sides.ts';
import styles from '../gearblitz.module.css';
import { type Arm, type Attacking, attackingAt } from './attacking.ts';

interface PanelProps {
  readonly desk: TabletopDesk<GearBlitz>;
}

/** One row for each weapon, always all of them: what it would do to the target, or why it cannot. */
export function AttackPanel({ desk }: PanelProps) {
  const { models, own } = desk;
  const attacking = attackingAt(desk);
  if (!attacking) return null;
  const { by, isSnap, target, reachable, shooters, arms } = attacking;
  return (
    <section className={styles.attackPanel} aria-label="Attack">
      <h2>{`${models[by].name} ${isSnap ? `fires at ${target === null ? 'it' : models[target].name}` : 'attacks'}`}</h2>
      {shooters.length > 1 && target !== null && (
        <div className={styles.attackTargets} role="radiogroup" aria-label="Who fires">
          {shooters.map((id) => (
            // biome-ignore lint/a11y/useSemanticElements: a radio input cannot be styled as a chip everywhere
            <button
              key={id}
              type="button"
              role="radio"
              aria-checked={id === by}
              className={`${styles.targetChip} ${sideClass(models[id].side)}`}
              data-part="target-chip"
              onClick={() => desk.chooseModel(id)}
            >
              {models[id].name}{' '}
              <span title="Chance of damage with its best weapon">{percent(attacking.best(id, target))}</span>
            </button>
          ))}
        </div>
      )}
      <div className={styles.attackTargets} role="radiogroup" aria-label="Target" hidden={isSnap}>
        {models.map(
          ({ name, side, at }, id) =>
            side !== own &&
            at && (
              // biome-ignore lint/a11y/useSemanticElements: a radio input cannot be styled as a chip everywhere
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: models go by their number
                key={id}
                type="button"
                role="radio"
                aria-checked={target === id}
                className={`${styles.targetChip} ${sideClass(side)}`}
                data-part="target-chip"
                {...refusing(
                  reachable.has(id) ? null : `No weapon of ${models[by].name} can attack it from here`,
                )}
                onClick={() => desk.chooseModel(id)}
              >
                {name}{' '}
                {reachable.has(id) && (
                  <span title="Chance of damage with its best weapon">{percent(attacking.best(by, id))}</span>
                )}
              </button>
            ),
        )}
      </div>
      <table className={`${styles.gearTable} ${styles.attackTable}`} data-part="attack-table">
        <thead>
          <tr>
            <th scope="col">Weapon</th>
            <th scope="col">attack</th>
            <th scope="col">hits</th>
            <th scope="col">harms</th>
          </tr>
        </thead>
        <tbody>
          {arms.map((arm) => (
            <ArmRow key={arm.mount} arm={arm} attacking={attacking} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ArmRowProps {
  readonly arm: Arm;
  readonly attacking: Attacking;
}

function ArmRow({ arm: { mount, name, choice, isChosen, odds, reason }, attacking }: ArmRowProps) {
  const { target, aim } = attacking;
  return (
    <tr className={choice ? (isChosen ? styles.now : '') : styles.vain}>
      <th scope="row">
        {choice && target !== null ? (
          <button
            type="button"
            className={styles.gearWeapon}
            aria-pressed={isChosen}
            onClick={() => aim(mount, target)}
          >
            {name}
          </button>
        ) : (
          name
        )}
      </th>
      {choice?.explanation && odds ? (
        <>
          <td>
            <Explained explanation={choice.explanation} measure={choice.measure} title={name}>
              {signed(choice.explanation.total)}
            </Explained>
          </td>
          <td>{percent(odds.hit)}</td>
          <td>{odds.harm === null ? '–' : percent(odds.harm)}</td>
        </>
      ) : (
        <td colSpan={3}>{reason}</td>
      )}
    </tr>
  );
}
