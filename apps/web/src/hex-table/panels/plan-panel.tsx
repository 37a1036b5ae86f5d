import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import orderStyles from '../../order/order.module.css';
import { Fields } from '../../order/order-form.tsx';
import { restOf } from '../desk/plan-rest.ts';
import type { DeskUse } from '../desk/use-desk.ts';
import styles from '../fire/fire-table.module.css';
import { FireTable } from '../fire/fire-table.tsx';
import { StrikeTable } from '../fire/strike-table.tsx';
import { LIKELY } from '../gunnery.ts';
import type { HexGame } from '../hex-game.ts';
import { TurnButtons } from './turn-buttons.tsx';

interface PlanPanelProps<G extends GameTypes> {
  readonly hex: HexGame<G>;
  readonly desk: DeskUse<G>;
}

/** The attacks of the unit in hand; of any other order whatever is not chosen on the map. */
export function PlanPanel<G extends GameTypes>({ hex, desk }: PlanPanelProps<G>) {
  const { gunnery, strikes, units, inHand, ordering, turning } = desk;
  const rest = restOf({ hex, desk });
  const Own = ordering.form && hex.plans?.[ordering.form.type];
  const isSalvo = gunnery && (ordering.form === gunnery.form || rest.length === 0);
  return (
    <section className={styles.planPanel} data-part="plan-panel" aria-label="Plan">
      <header>
        <h2>{inHand === null ? '' : units[inHand]?.name}</h2>
        {isSalvo && gunnery.isUnlikely && (
          <button
            type="button"
            className={`button ${styles.keepLikely}`}
            data-part="keep-likely"
            title="Leave out every less likely shot (K)"
            onClick={gunnery.keepLikely}
          >
            {Math.round(LIKELY * 100)} %+
          </button>
        )}
        {turning?.isTwist && <TurnButtons turning={turning} />}
      </header>
      {isSalvo ? (
        <FireTable hex={hex} desk={desk} />
      ) : (
        strikes.length > 0 && <StrikeTable hex={hex} desk={desk} />
      )}
      {Own && rest.length > 0 && <Own desk={desk} />}
      {!Own && rest.length > 0 && (
        <form
          className={orderStyles.orderForm}
          data-part="order-form"
          onSubmit={(event) => event.preventDefault()}
        >
          {ordering.form && <h3>{ordering.form.label}</h3>}
          <Fields
            fields={rest}
            entry={ordering.full}
            onChange={(entry) => ordering.fill({ ...ordering.full, ...entry })}
            onHand={ordering.takeInHand}
          />
        </form>
      )}
    </section>
  );
}
