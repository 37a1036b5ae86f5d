import type { AnyGame, GameTypes } from '@ironfield/kernel/play/game.ts';
import { lazy, Suspense } from 'react';
import { OrderBar, type SecondOrder } from '../../order/order-bar.tsx';
import { PlanAllButton } from '../../order/plan-all-button.tsx';
import type { TableModel } from '../../table/table-model.ts';
import { idleOrders } from '../actions.ts';
import type { DeskUse } from '../desk/use-desk.ts';
import type { Lance } from '../desk/use-lance.ts';
import type { FireSum as Sum } from '../fire/fire-sum.tsx';
import type { HexGame } from '../hex-game.ts';
import { isStuckIn } from '../moving.ts';
import type { OrderFields } from '../order-fields.ts';
import { ActionPicker } from '../panels/action-picker.tsx';
import type { ArmChips as Chips } from '../panels/arm-chips.tsx';
import type { GoOn as Switch } from '../panels/go-on.tsx';
import { MoveWords } from '../panels/move-words.tsx';
import { TurnButtons } from '../panels/turn-buttons.tsx';
import { WayPicker } from '../panels/way-picker.tsx';

// Nobody attacks before the first move: what it takes is fetched meanwhile.
const ArmChips = lazy(async () => ({
  default: (await import('../panels/arm-chips.tsx')).ArmChips,
})) as typeof Chips;
const GoOn = lazy(async () => ({ default: (await import('../panels/go-on.tsx')).GoOn })) as typeof Switch;
const FireSum = lazy(async () => ({ default: (await import('../fire/fire-sum.tsx')).FireSum })) as typeof Sum;

interface BarSlotProps<G extends GameTypes> {
  readonly hex: HexGame<G>;
  readonly game: AnyGame;
  readonly model: TableModel;
  readonly desk: DeskUse<G>;
  readonly isGiven: boolean;
}

/** The plan, and the buttons that confirm it. */
export function BarSlot<G extends GameTypes>({ hex, game, model, desk, isGiven }: BarSlotProps<G>) {
  const { ordering, lance } = desk;
  const isFiring = desk.gunnery !== null && !desk.actions.some(({ type }) => type === ordering.form?.type);
  return (
    <OrderBar
      isGiven={isGiven}
      game={game}
      model={model}
      ordering={ordering}
      label={wholeWords(desk) ?? hex.commitWords?.(desk) ?? goWords(hex, desk)}
      isFinal={hex.final?.includes(ordering.form?.type ?? '')}
      seconds={secondsOf(hex, desk)}
      onCommit={desk.commit}
      caution={desk.caution}
      instead={isForMany(lance) && <PlanAllButton isThinking={lance.isThinking} onPlan={lance.planAll} />}
      nameAnswer={hex.nameAnswer}
      text={
        isFiring ? (
          <Suspense>
            <FireSum hex={hex} desk={desk} />
          </Suspense>
        ) : (
          (hex.planWords?.(desk) ?? <MoveWords hex={hex} desk={desk} />)
        )
      }
      tools={
        <>
          <WayPicker moving={desk.moving} />
          <ActionPicker hex={hex} desk={desk} />
          {isPlaced(hex, desk) && <TurnButtons turning={desk.turning} />}
          {desk.moving.plan && hex.goesOn?.(desk.table, desk.inHand ?? -1) && (
            <Suspense>
              <GoOn desk={desk} />
            </Suspense>
          )}
          {isFiring && (
            <Suspense>
              <ArmChips hex={hex} desk={desk} />
            </Suspense>
          )}
        </>
      }
    />
  );
}

/** A plan that can be turned later has the buttons from the start, so that nothing moves for them. */
const isPlaced = <G extends GameTypes>({ fields }: HexGame<G>, { moving, turning }: DeskUse<G>): boolean =>
  (fields as OrderFields).facing !== undefined && (moving.ways.length > 0 || turning?.isTwist === false);

/** Its destination; a unit that cannot move is told its other actions: "Stand up or turn". */
function goWords<G extends GameTypes>(
  { postures }: HexGame<G>,
  { moving, ordering, units, inHand, actions }: DeskUse<G>,
): string | undefined {
  if (moving.way?.type !== ordering.form?.type) return undefined;
  const here = units[inHand ?? -1]?.cell;
  if (moving.plan?.cell === here) return 'Turn';
  if (moving.plan || !isStuckIn(here, moving.ways)) return moving.way?.label;
  const posture = actions.find(({ type }) => postures?.includes(type));
  return posture ? `${posture.label} or turn` : 'Turn';
}

/** Buttons that let a chance go by, for one unit or for all; and the one that confirms every plan. */
function secondsOf<G extends GameTypes>(hex: HexGame<G>, desk: DeskUse<G>): SecondOrder[] {
  const { ordering, inHand, lance, holding } = desk;
  const one = idleOrders(hex, ordering, inHand);
  const all = holding
    ? one.slice(0, 1).map(({ order }) => ({
        label: `${holding.label}: all ${holding.orders.size}`,
        title: 'No one can hit anyone (H)',
        order,
        act: () => lance.giveAll(holding.orders),
      }))
    : [];
  const { commitAll } = lance;
  const planned =
    commitAll && !lance.isWhole
      ? [
          {
            label: `All ${lance.kept.size + 1} planned`,
            title: 'Give all planned orders, one after the other (Shift+Enter)',
            order: { ...ordering.full, type: ordering.form!.type },
            act: commitAll,
          },
        ]
      : [];
  return [...planned, ...one, ...all];
}

const wholeWords = <G extends GameTypes>({ lance, ordering }: DeskUse<G>): string | undefined =>
  lance.isWhole && ordering.isComplete ? `All ${lance.kept.size + 1} as planned` : undefined;

const isForMany = ({ planAll, isThinking }: Lance): boolean => planAll !== undefined || isThinking;
