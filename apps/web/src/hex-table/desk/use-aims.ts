import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { useMemo } from 'react';
import type { OrderStyle } from '../../order/use-order.ts';
import type { TableModel } from '../../table/table-model.ts';
import { useCode } from '../../ui/use-code.ts';
import { holdAll } from '../actions.ts';
import type { Gunnery } from '../gunnery.ts';
import type { HexGame, TableUnit } from '../hex-game.ts';
import { type Strike, strikesOf } from '../strikes.ts';
import type { HandUse } from './use-hand.ts';

export interface Aims {
  readonly gunnery: Gunnery | null;
  /** Attacks that are an order each, those worth most first. */
  readonly strikes: readonly Strike[];
  /** Holds the fire of every unit when no unit can hit an enemy. */
  readonly holding: ReturnType<typeof holdAll>;
  /** Aims at an enemy, or says why it cannot; false where there is nothing to aim. */
  aim(enemy: number): boolean;
}

interface AimsNeeds<G extends GameTypes> {
  readonly hex: HexGame<G>;
  readonly model: TableModel;
  readonly table: G['Table'];
  readonly units: readonly TableUnit[];
  readonly enemies: readonly number[];
  readonly style: OrderStyle;
  readonly hand: HandUse;
  /** The weapon that is being aimed, and whether the unit was turned by hand. */
  readonly item: unknown;
  readonly isHeld: boolean;
}

/** Nobody attacks before anything has been ordered. */
export const loadGunnery = () => import('../gunnery.ts');

/** The targets of the unit in hand, and its attacks on them. */
export function useAims<G extends GameTypes>(needs: AimsNeeds<G>): Aims {
  const { hex, model, table, units, enemies, style, hand, item, isHeld } = needs;
  const { ordering, inHand, ready } = hand;
  const { menu, form, full } = ordering;
  const gunner = useCode(model.snapshot.summary.number > 0 ? loadGunnery : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may be done, and why not, changes with the menu alone
  const gunnery = useMemo(
    () =>
      gunner?.gunneryOf({
        hex,
        table,
        units,
        ordering,
        style,
        unit: inHand,
        enemies,
        isHeld,
        whyNot: model.whyNot,
      }) ?? null,
    [gunner, hex, table, units, menu, form, full, inHand, enemies, isHeld],
  );
  const worthOf = ({ type, entry, targets }: Strike) => {
    const harm = hex.harmOf?.(table, { ...entry, type } as CoreOrder) ?? 1;
    return targets.reduce((sum, { explanation }) => sum + harm * hex.chanceOf(explanation!.total), 0);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a menu is asked about one table
  const strikes = useMemo(
    () => strikesOf(hex.fields, menu, inHand).toSorted((a, b) => worthOf(b) - worthOf(a)),
    [hex, menu, inHand],
  );
  const holding = useMemo(() => (gunner ? holdAll(hex, menu, ready) : null), [gunner, hex, menu, ready]);
  const aim = (enemy: number): boolean => {
    if (gunnery) {
      if ((item !== undefined && gunnery.aim(enemy, item)) || gunnery.aim(enemy)) return true;
      // An order of another kind has its own uses for units.
      if (form !== gunnery.form) return false;
      model.complain({ message: gunnery.whyNoneAt(enemy) });
      return true;
    }
    const best = strikes.find(({ targets }) => targets.every(({ piece }) => piece === enemy));
    if (best && worthOf(best) > 0) ordering.turnTo(best.type, best.entry);
    return best !== undefined;
  };
  return { gunnery, strikes, holding, aim };
}
