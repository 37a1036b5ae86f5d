import { cellOf, featureMask } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { Pick as Choice, OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield, OpenField } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { LAST_BOX } from '../../data/support-tables.ts';
import { TERRAINS } from '../../data/terrain.ts';
import type { TableMarks } from '../../extensions.ts';
import type { Battleforce2 } from '../../game-types.ts';
import type { Order, OrderOf } from '../../orders.ts';
import { PlacePick, unitPick } from '../../phases/picks.ts';
import { FACING } from '../../phases/set-up/deployment.ts';
import { hasFacing } from '../../rules/elements/condition.ts';
import { depthFrom } from '../../rules/map/map-edges.ts';
import { PROHIBITED, strideOf } from '../../rules/map/terrain-costs.ts';
import { isFree } from '../../rules/movement/reach.ts';
import { OFF_MAP, opponentOf, type State } from '../../state.ts';
import { WHY_NOT } from '../../text.ts';
import { ALL_HIDDEN, cannotHide, HIDDEN_LABELS } from './words.ts';

const hideOrder = z.strictObject({
  type: z.literal('hide'),
  unit: z.int().min(0).max(1023),
  to: z.string().max(8),
  facing: z.literal([0, 1, 2, 3, 4, 5]).optional(),
});
const hideOffBoardOrder = z.strictObject({
  type: z.literal('hide-off-board'),
  unit: z.int().min(0).max(1023),
  box: z.int().min(0).max(LAST_BOX),
});
const emergeOrder = z.strictObject({ type: z.literal('emerge'), unit: z.int().min(0).max(1023) });
export const hidingOrders = [hideOrder, hideOffBoardOrder, emergeOrder];

export interface HidingPlace {
  readonly hex: number;
  readonly facing: Facing;
}

/** BF2-HID-05: a box of its own half. */
export interface HidingBox {
  readonly box: number;
}

/** By unit: its hiding place; `somewhere` for viewers who may not know; `null` if it does not hide. */
export type Hidden = readonly (HidingPlace | HidingBox | 'somewhere' | null)[];

declare module '../../extensions.ts' {
  interface OptionOrders {
    hide: z.infer<typeof hideOrder>;
    'hide-off-board': z.infer<typeof hideOffBoardOrder>;
    emerge: z.infer<typeof emergeOrder>;
  }
  interface TableMarks {
    readonly hidden?: Hidden;
  }
  interface OptionEvents {
    /** Told to its owner; to all others without the place. */
    hid: {
      readonly type: 'hid';
      readonly unit: number;
      readonly place: HidingPlace | HidingBox | 'somewhere';
    };
  }
}

type Forms = readonly OrderForm<Order['type']>[];
type Marked = { readonly marks: TableMarks | null };

/** Everybody knows which units hide. */
export const isHidden = ({ marks }: Marked, unit: number): boolean =>
  (marks?.hidden?.[unit] ?? null) !== null;

/** Its hiding place, for viewers who may know; `null` if it does not hide, or not in a hex. */
export function placeOf({ marks }: Marked, unit: number): HidingPlace | null {
  const place = marks?.hidden?.[unit] ?? null;
  return place && place !== 'somewhere' && 'hex' in place ? place : null;
}

/** The units hiding in a hex, as far as the viewer may know. */
export const hiddenIn = ({ marks }: Marked, hex: number): number[] =>
  (marks?.hidden ?? []).flatMap((place, unit) =>
    place && place !== 'somewhere' && 'hex' in place && place.hex === hex ? [unit] : [],
  );

export function boxOf({ marks }: Marked, unit: number): number | null {
  const place = marks?.hidden?.[unit] ?? null;
  return place && place !== 'somewhere' && 'box' in place ? place.box : null;
}

/** All of a side, as everybody knows. */
export const hiddenOf = ({ unitsOf }: OpenField, state: Marked, seat: Seat): number[] =>
  unitsOf[seat].filter((unit) => isHidden(state, unit));

/** Notes a unit's hiding place, or that it no longer hides. */
export function note(
  table: { marks: TableMarks | null; readonly units: readonly unknown[] },
  unit: number,
  place: Hidden[number],
): void {
  const before = table.marks?.hidden ?? table.units.map(() => null);
  table.marks = { ...table.marks, hidden: before.with(unit, place) };
}

/** BF2-HID-01: ’Mechs not where the ground is clear or paved. */
export function coversMechs({ board, roads }: OpenField, cell: number): boolean {
  const paved = featureMask(board, 'paved');
  return (
    TERRAINS[board.terrain[cell]] !== 'clear' && roads[cell] === 0 && (board.features[cell] & paved) === 0
  );
}

/** BF2-HID-01: on its own half of the map. */
function hidingCells(field: Battlefield, state: State, unit: number): number[] {
  const seat = field.seatOf[unit];
  const { enter, flies } = strideOf(field, state, unit);
  const isOnHalf = (cell: number) =>
    depthFrom(field, state.homes[seat]!, cell) < depthFrom(field, state.homes[opponentOf(seat)]!, cell);
  const { mayHideIn } = field.plugged;
  return field.allCells.filter(
    (cell) =>
      (mayHideIn ? mayHideIn(isOnHalf(cell), field, state, unit, cell) : isOnHalf(cell)) &&
      (flies || enter[cell] !== PROHIBITED) &&
      (field.letters[unit] !== 'M' || coversMechs(field, cell)) &&
      isFree(field, state, unit, cell),
  );
}

/** BF2-HID-01: as many units of each side as was agreed. */
export const hideForms =
  (most: number) =>
  (forms: Forms, field: Battlefield, state: State, seat: Seat): Forms => {
    const limit = field.plugged.mostHidden?.(most, field, state, seat) ?? most;
    if (hiddenOf(field, state, seat).length >= limit) return forms;
    const [deploying] = forms[0].fields as readonly Choice[];
    const units = (Array.from(deploying.values) as number[]).filter(
      (each) => hidingCells(field, state, each).length > 0,
    );
    const unit = unitPick(field, units, WHY_NOT.deployed, (each) => {
      const to = new PlacePick(field, hidingCells(field, state, each as number), cannotHide);
      return hasFacing(field, each as number) ? [to, FACING] : [to];
    });
    const boxed = forms.find(({ type }) => type === 'deploy-off-board')?.fields ?? [];
    return [
      ...forms,
      { type: 'hide', label: HIDDEN_LABELS.hide, fields: [unit] },
      // BF2-HID-05: units that may begin in a box.
      ...(boxed.length > 0
        ? [{ type: 'hide-off-board' as const, label: HIDDEN_LABELS.hideOffBoard, fields: boxed }]
        : []),
    ];
  };

export function hide(play: Play<Battleforce2>, { unit, to, facing = 0 }: OrderOf<'hide'>): void {
  hideIn(play, unit, { hex: cellOf(battlefieldOf(play.state).board, to), facing });
}

export function hideIn(play: Play<Battleforce2>, unit: number, place: HidingPlace | HidingBox): void {
  const owner = battlefieldOf(play.state).seatOf[unit];
  play.happen({ type: 'hid', unit, place }, [owner]);
  play.emit({ type: 'hid', unit, place: 'somewhere' }, [opponentOf(owner), 'spectator']);
}

/** BF2-HID-02: to move or to attack it has to show itself. */
export function emergeForms(forms: Forms, field: Battlefield, state: State, seat: Seat): Forms {
  const units = hiddenOf(field, state, seat).filter((unit) => state.units[unit].hex === OFF_MAP);
  const done = forms.findIndex(({ type }) => type === 'done');
  if (units.length === 0 || done < 0) return forms;
  const unit = unitPick(field, units, ALL_HIDDEN);
  return forms.toSpliced(done, 0, { type: 'emerge', label: HIDDEN_LABELS.emerge, fields: [unit] });
}
