import { cellOf } from '@ironfield/hex/board.ts';
import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { useMemo } from 'react';
import type { MapLine } from '../../board/map-lines.tsx';
import type { Highlight } from '../../coach/highlight.ts';
import type { Entry } from '../../order/draft/draft.ts';
import type { LogLine } from '../../table/playback.ts';
import { idleOrders } from '../actions.ts';
import { plannedLines } from '../aiming.ts';
import { type DeskUse, THREATS } from '../desk/use-desk.ts';
import type { HexGame } from '../hex-game.ts';
import { differentWays, isBy, movePlan, waysOf } from '../moving.ts';
import type { OrderFields } from '../order-fields.ts';
import { marksOf, type TableMarks } from './table-map.tsx';
import { duelNotes, threatsTo } from './threats.ts';
import type { WheelItem } from './wheel-item.ts';

/** The actions of the unit in hand: its stance, its ways to go, then the rest; later ones are in a list. */
function wheelOf<G extends GameTypes>(hex: HexGame<G>, desk: DeskUse<G>): WheelItem[] {
  const { actions, moving, ordering, inHand } = desk;
  const isPosture = (type: string) => hex.postures?.includes(type) ?? false;
  const action = ({ type, label }: (typeof actions)[number]): WheelItem => ({
    label,
    isChosen: ordering.isTouched && ordering.form?.type === type,
    act: () => desk.act(type),
  });
  const ways = differentWays(moving.ways).map(
    ({ name, label }): WheelItem => ({
      label,
      isChosen: moving.way?.name === name,
      act: () => {
        moving.goBy(name);
        desk.openWheel(false);
      },
    }),
  );
  return [
    ...actions.filter(({ type }) => isPosture(type)).map(action),
    ...ways,
    ...actions.filter(({ type }) => !isPosture(type) && !hex.later?.includes(type)).map(action),
    ...idleOrders(hex, ordering, inHand).map(({ label, order }) => ({
      label,
      isChosen: false,
      act: () => ordering.turnTo(order.type, order as unknown as Entry),
    })),
  ];
}

/** Everything that is drawn over the terrain at this moment. */
export function useMarks<G extends GameTypes>(
  hex: HexGame<G>,
  desk: DeskUse<G>,
  lines: readonly LogLine[],
  highlight: Highlight,
  isPlaying: boolean,
): Omit<TableMarks, 'scars'> {
  const { table, board, units, ordering, moving, pointing, ruler, inHand, ready, pointed } = desk;
  const names: OrderFields = hex.fields;
  const { form, full, isTouched } = ordering;
  const { ways, way, plan, preview } = moving;
  const aim = useMemo(
    () => hex.aim?.(table, ordering.form?.type ?? '', full) ?? null,
    [hex, table, ordering.form?.type, full],
  );
  const past = marksOf(
    hex,
    table,
    lines.map(({ event }) => event as G['Event']),
  );
  const cellOfPiece = (piece: unknown) => units[piece as number]?.cell ?? -1;
  const going = plan ?? preview;
  // Playback needs no threats beside it.
  const hasThreats = desk.layers.has(THREATS) && !isPlaying;
  const threatened = hasThreats && desk.shown !== undefined;
  const sideAt = (cell: number) => units.find((unit) => unit.cell === cell)?.side;
  const declared = hasThreats
    ? (hex.declared?.(table) ?? []).map((line) => ({ ...line, side: sideAt(line.from) }))
    : [];
  const planned = [
    ...[...desk.lance.kept.values()].flatMap(({ type, entry }) => {
      const kind = ordering.menu?.orders.find((each) => each.type === type);
      return kind ? plannedLines(hex.fields, kind.fields, entry, cellOfPiece) : [];
    }),
    ...(form && isTouched ? plannedLines(hex.fields, form.fields, full, cellOfPiece) : []),
  ];
  const isDeclared = ({ from, to, dice }: MapLine) =>
    !dice && declared.some((line) => line.from === from && line.to === to);
  const note = useMemo(() => {
    const notes = going && (hex.moveNotes?.(table, going) ?? duelNotes(hex, table, going));
    return going && notes && { cell: going.cell, notes };
  }, [hex, table, going]);
  const isAiming = desk.gunnery !== null && form === desk.gunnery.form;
  const targets = useMemo(
    () => isAiming && new Set([...desk.gunnery!.targets].map((unit) => units[unit].cell)),
    [isAiming, desk.gunnery, units],
  );
  const { hexes = [], units: named = [] } = highlight;
  const namedHexes = hexes.map((number) => cellOf(board, number));
  const pointers = [...namedHexes, ...named.map(cellOfPiece)];
  return {
    reach: way?.cells ?? (targets || pointing.reach),
    beyond: ways.filter((each) => each !== way && !each.isApart).map(({ cells }) => cells),
    path: past.path.length > 0 ? past.path : (plan?.path ?? preview?.path ?? []),
    lines: [
      ...past.lines.filter((line) => !isDeclared(line)),
      ...(plan && !threatened ? hex.shots(table, plan) : []),
      ...declared,
      ...planned,
      ...(threatened ? threatsTo(hex, table, desk.shown, going, [...declared, ...planned]) : []),
      ...(ruler.measured ? [ruler.measured.line] : []),
    ],
    ghost: plan,
    turning: desk.turning?.isIdle ? null : desk.turning,
    ghosts: [...desk.lance.kept].flatMap(([unit, { entry }]) => {
      const cell = typeof entry[names.to] === 'string' ? cellOf(board, String(entry[names.to])) : -1;
      return cell < 0 ? [] : [{ unit, cell, facing: Number(entry[names.facing ?? ''] ?? 0) }];
    }),
    note,
    risks: useRisks(hex, desk),
    wheel: desk.isWheelOpen ? wheelOf(hex, desk) : [],
    pointed,
    inHand,
    ready,
    numbered: desk.gunnery || desk.strikes.length > 0 ? desk.enemies : [],
    lit: past.lit,
    harm: past.harm,
    bursts: past.bursts,
    chosen: plan ? [] : pointing.chosen.filter(({ path }) => path !== hex.fields.unit && !path.includes('/')),
    aim,
    inTheWay: ruler.measured?.inTheWay ?? [],
    named: namedHexes,
    pointers: ruler.measured ? [] : [...new Set(pointers)].filter((cell) => cell >= 0),
  };
}

/** Risks of the moves that are planned for units other than the one in hand. */
function useRisks<G extends GameTypes>(
  hex: HexGame<G>,
  { table, board, ordering: { menu }, lance: { kept } }: DeskUse<G>,
): TableMarks['risks'] {
  return useMemo(
    () =>
      [...kept].flatMap(([unit, { type, entry }]) => {
        const way = waysOf(hex, menu, board, unit).find((each) => isBy(each, type, entry));
        const plan = movePlan(hex, table, board, way, entry);
        const notes = (plan && hex.moveNotes?.(table, plan))?.filter(({ isRisk }) => isRisk) ?? [];
        return plan && notes.length > 0 ? [{ cell: plan.cell, notes }] : [];
      }),
    [hex, table, board, menu, kept],
  );
}
