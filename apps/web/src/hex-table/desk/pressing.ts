// The meaning of a press on the map: the first of several that fit.

import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { lookIn } from '../../desk/desk-state.ts';
import type { DeskUse as StateUse } from '../../desk/use-desk-state.ts';
import type { TableModel } from '../../table/table-model.ts';
import type { HexDeskKinds, HexGame } from '../hex-game.ts';
import type { OrderFields } from '../order-fields.ts';
import { isPlanned } from '../strikes.ts';
import type { Aims } from './use-aims.ts';
import type { DeskUse } from './use-desk.ts';
import type { HandUse } from './use-hand.ts';

export interface Presses {
  chooseUnit(unit: number): void;
  aimAt(unit: number): boolean;
  unitAt(cell: number): number;
  choose(cell: number, isByKey: boolean): void;
  /** Says why a hex cannot be chosen. */
  ask(cell: number): void;
  /** Gives the order. */
  commit(): void;
  /** Gives it for a key or a second click on the place, unless it has to be asked about once more. */
  confirm(): void;
}

interface PressUse<G extends GameTypes> {
  readonly hex: HexGame<G>;
  readonly model: TableModel;
  readonly use: StateUse<HexDeskKinds>;
  readonly hand: HandUse;
  readonly aims: Aims;
  /** As it is now, but for what presses do. */
  readonly desk: Omit<DeskUse<G>, keyof Presses | 'unitUnder'>;
  /** And as a whole, for what the game itself makes of a press. */
  whole(): DeskUse<G>;
}

export function pressesOf<G extends GameTypes>(needs: PressUse<G>): Presses {
  const { hex, model, use, hand, aims, desk, whole } = needs;
  const { units, own, ordering, moving, ready, inHand, ruler, pointing, lance, gunnery } = desk;
  const { form } = ordering;
  const isOwn = (unit: number) => units[unit]?.side === own;
  const look = (piece: number | null, isTarget = false) => {
    const isAsked = model.menu !== null;
    use.send({ type: 'look', look: piece === null ? null : { piece, isAsked, isTarget } });
  };
  /** Of several in a hex the one that something can be done with: an enemy to attack, or one that waits for orders. */
  const unitAt = (cell: number) => {
    const here = units.flatMap((unit, id) => (cell >= 0 && unit.cell === cell ? [id] : []));
    const wanted = here.find((id) => (gunnery ? !isOwn(id) : ready.has(id) && id !== inHand));
    return wanted ?? here[0] ?? -1;
  };
  const chooseUnit = (unit: number) => {
    desk.openWheel(false);
    look(unit);
    if (hand.list && isOwn(unit)) use.send({ type: 'take', piece: unit });
    else if (ready.has(unit) && unit !== inHand) {
      use.send({ type: 'take', piece: null });
      hand.turnToUnit(unit);
    }
    if (!ready.has(unit) && desk.tab === 'plan') desk.setTab('sheet');
  };
  const aimAt = (enemy: number): boolean => {
    if (!units[enemy] || isOwn(enemy) || !aims.aim(enemy)) return false;
    look(enemy, true);
    // Its numbers are on the plan: they need not lie over the map as well.
    desk.point(-1);
    return true;
  };
  const ask = (cell: number) => whyNotThere(needs, cell, unitAt(cell));
  const commit = () => {
    if (lance.isWhole && lance.commitAll) lance.commitAll();
    else ordering.commit();
  };
  const confirm = () => {
    if (!hex.final?.includes(form?.type ?? '')) commit();
  };
  const choose = (cell: number, isByKey: boolean) => {
    const unit = unitAt(cell);
    const isActing = ordering.isTouched && desk.actions.some(({ type }) => type === form?.type);
    const isChosen = lookIn(use.state, model.menu !== null)?.piece === inHand;
    desk.openWheel(!isByKey && unit >= 0 && unit === inHand && !desk.isWheelOpen);
    if (ruler.ends) ruler.choose(cell);
    else if (ordering.isComplete && (isByKey ? isPlannedAt(desk, cell) : isAgain(needs, cell, unit)))
      confirm();
    else if (hex.tap?.(whole(), cell)) look(null);
    // A choice that has begun goes first.
    else if (isActing && pointing.choiceAt(cell)) pointing.choose(cell, isByKey);
    // Until a player has chosen a unit, one that waits is chosen; after that, units may join each other in a hex.
    else if (!isByKey && !isChosen && !ordering.isComplete && ready.has(unit) && unit !== inHand)
      chooseUnit(unit);
    else if (moving.goTo(cell)) look(null);
    else if (ready.has(unit) && unit !== inHand) chooseUnit(unit);
    else if (aimAt(unit)) return;
    else if (pointing.choose(cell, isByKey)) look(null);
    else if (unit < 0) {
      // Nothing stays planned that somebody wanted otherwise; but no key throws a plan away.
      if (!isByKey && ordering.isComplete && inHand !== null) hand.beginWith(inHand);
      ask(cell);
    } else {
      chooseUnit(unit);
      if (gunnery || isOwn(unit)) ask(cell);
    }
  };
  return { chooseUnit, aimAt, unitAt, choose, ask, commit, confirm };
}

/** Is this where the order goes, or what it is aimed at? */
const isPlannedAt = <G extends GameTypes>(
  { moving, pointing }: Pick<DeskUse<G>, 'moving' | 'pointing'>,
  cell: number,
): boolean => (moving.plan ? moving.plan.cell === cell : pointing.chosen.some((each) => each.cell === cell));

/** Is the hex or the enemy pointed at that everything planned is for? Whoever stands there is in nobody's way. */
function isAgain<G extends GameTypes>({ desk, hand }: PressUse<G>, cell: number, unit: number): boolean {
  const { units, own, inHand, moving, gunnery, ordering, strikes } = desk;
  if (cell === units[inHand ?? -1]?.cell) return false;
  if (moving.plan) return moving.plan.cell === cell;
  // An order for a whole side goes on to the next unit.
  if (unit < 0 || units[unit]?.side === own || hand.list) return false;
  if (gunnery) return ordering.form === gunnery.form && gunnery.isAimedAt(unit);
  const planned = strikes.find((each) => isPlanned(each, ordering));
  return planned?.targets.every(({ piece }) => piece === unit) ?? false;
}

/** Says why a hex cannot be chosen. */
function whyNotThere<G extends GameTypes>(
  { hex, model, desk }: PressUse<G>,
  cell: number,
  unit: number,
): void {
  const { units, own, moving, ready, gunnery, board } = desk;
  const { ways, way, farthest } = moving;
  const names: OrderFields = hex.fields;
  const isOwn = units[unit]?.side === own;
  if (gunnery) {
    if (unit >= 0 && !isOwn) model.complain({ message: gunnery.whyNoneAt(unit) });
  } else if (!farthest || !way) desk.pointing.ask(cell);
  else if (!ways.some(({ hexes }) => hexes.has(cell))) {
    // One of our own that has no orders to be given says why.
    const other = unit >= 0 && isOwn && !ready.has(unit) ? { [names.unit]: unit } : {};
    const facing = names.facing === undefined ? {} : { [names.facing]: 0 };
    const [mine, far] = [way, farthest].map(({ entry, type }) =>
      model.whyNot({ ...entry, ...other, [names.to]: board.number[cell], ...facing, type } as CoreOrder),
    );
    // If both fail for the same reason, the longer way has more to say.
    model.complain(far?.rule === mine?.rule ? far! : mine!);
  }
}
