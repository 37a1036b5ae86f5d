import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { orderKeys } from '../../order/order-keys.ts';
import type { TableModel } from '../../table/table-model.ts';
import { useShortcuts } from '../../ui/keys/shortcuts.ts';
import { DANGER, type DeskUse, THREATS } from '../desk/use-desk.ts';
import type { HexGame } from '../hex-game.ts';

/** The keys of a hex table, wherever the focus is; `closeNote` puts away what explains a number of the map. */
export function useHexKeys<G extends GameTypes>(
  hex: HexGame<G>,
  desk: DeskUse<G>,
  model: TableModel,
  closeNote: (() => void) | undefined,
): void {
  const { units, own, moving, ruler, tab, setTab, gunnery, strikes, turning } = desk;
  const keys = orderKeys(model, { ...desk.ordering, commit: desk.confirm });
  const step = (by: number) => {
    const all = units
      .map((_, unit) => unit)
      .toSorted((a, b) => Number(units[b].side === own) - Number(units[a].side === own));
    desk.chooseUnit(all[(all.indexOf(desk.stepsFrom) + by + all.length) % all.length]);
  };
  useShortcuts({
    ...keys,
    Escape:
      (ruler.ends && ruler.toggle) ||
      closeNote ||
      (desk.isWheelOpen && (() => desk.openWheel(false))) ||
      (tab === 'record' && (() => setTab('sheet'))) ||
      keys.Escape,
    q: turning ? () => turning.turn(-1) : undefined,
    e: turning ? () => turning.turn(1) : undefined,
    r: ruler.toggle,
    ...(model.pending > 0 || !desk.ordering.menu ? {} : planKeys(desk)),
    a: desk.inHand === null ? undefined : () => desk.openWheel(!desk.isWheelOpen),
    d: hex.danger && (() => desk.toggleLayer(DANGER)),
    v: hex.numbersOn && (() => desk.toggleLayer(THREATS)),
    ...Object.fromEntries(
      gunnery || strikes.length > 0
        ? desk.enemies.map((enemy, index) => [String(index + 1), () => desk.aimAt(enemy)])
        : moving.ways.map(({ name }, index) => [String(index + 1), () => moving.goBy(name)]),
    ),
    n: () => step(1),
    p: () => step(-1),
    f: hex.Record && (() => setTab(tab === 'record' ? 'sheet' : 'record')),
  });
}

/** For several units at once, and for several shots. */
function planKeys<G extends GameTypes>({ lance, holding, gunnery, ordering }: DeskUse<G>) {
  return {
    o: lance.planAll ?? (ordering.suggest && (() => ordering.suggest?.())),
    h: holding ? () => lance.giveAll(holding.orders) : undefined,
    k: gunnery?.keepLikely,
    'Shift+Enter': lance.commitAll,
  };
}
