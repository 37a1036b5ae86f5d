// The plans of drops, with their hexes and turns (MT-PRE-34): written down when units are placed, and known to their
// own side alone.

import { cellOf } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { Pick as Choice, OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../battlefield.ts';
import type { PlacingOrders } from '../extensions.ts';
import type { Classic } from '../game-types.ts';
import { groupsOf, seatsOf } from '../knowledge.ts';
import type { Order, OrderOf, Placement } from '../orders.ts';
import { unplaced } from '../phases/setup/deployment.ts';
import { ANY_FACING, UnitPick } from '../phases/turn/activation.ts';
import { isOpenTo } from '../rules/ground/steps-of.ts';
import { isInTheAir, type Jump, jumpsIn, noteJump } from '../rules/unit/dropping.ts';
import { wears } from '../rules/unit/gear.ts';
import { passengersOf } from '../rules/unit/riding.ts';
import type { Frames, State } from '../state.ts';

declare module '../extensions.ts' {
  interface PlacingOrders {
    'drop-in': {
      readonly type: 'drop-in';
      readonly unit: number;
      readonly turn: number;
      readonly to: string;
      readonly facing: Facing;
    };
  }
  interface OptionEvents {
    /** Told to its own side; without hex and turn to all others. */
    'drop-planned': { readonly type: 'drop-planned'; readonly unit: number; readonly jump: Jump | null };
  }
}

/** Nobody waits longer. */
const TURNS = [1, 2, 3, 4, 5, 6];
const WORDS = { label: 'Drop in', turn: 'Turn', to: 'Hex' };
const WHY_NOT: Reason = {
  message:
    "'Mechs, battle armour and paratroops drop into a hex that is open to them, in one of the first six turns",
  rule: 'MT-PRE-34',
};

/** Nobody rides along. */
const mayDrop = (field: Battlefield, state: State, unit: number): boolean =>
  (field.kinds[unit].limbs !== undefined ||
    field.kinds[unit].troopers?.isArmored === true ||
    wears(field, unit, 'parachutes')) &&
  passengersOf(state, unit).length === 0;

/** Hexes to aim at. */
const goalsFor = (field: Battlefield, unit: number): number[] =>
  field.board.number.flatMap((_, cell) => (isOpenTo(field, unit, cell) ? [cell] : []));

class JumperPick extends UnitPick {
  protected override can(unit: number): boolean {
    return mayDrop(this.field, this.state, unit);
  }

  follow(unit: number): readonly Choice[] {
    const { field } = this;
    const { number } = field.board;
    return [
      {
        kind: 'pick',
        name: 'turn',
        label: WORDS.turn,
        values: TURNS,
        describe: (turn) => ({ label: String(turn) }),
        whyNot: () => WHY_NOT,
      },
      {
        kind: 'pick',
        name: 'to',
        label: WORDS.to,
        values: goalsFor(field, unit).map((cell) => number[cell]),
        describe: (hex) => ({ label: String(hex), hex: String(hex) }),
        known: 'texts',
        whyNot: () => WHY_NOT,
      },
    ];
  }

  override whyNot(unit: unknown): Reason {
    return this.isAmong(unit) ? WHY_NOT : super.whyNot(unit);
  }
}

type Asked = { readonly seat: Frames['setup/place']['seat']; readonly index: number };

export function placements(
  forms: readonly OrderForm<Placement>[],
  field: Battlefield,
  state: State,
  { seat, index }: Asked,
): readonly OrderForm<Placement>[] {
  const units = unplaced(field, state, field.setup.deployment[index], seat);
  if (!units.some((unit) => mayDrop(field, state, unit))) return forms;
  return [
    ...forms,
    { type: 'drop-in', label: WORDS.label, fields: [new JumperPick(field, state, units), ANY_FACING] },
  ];
}

export function plan(
  play: Play<Classic>,
  { board, setup, sideOf }: Battlefield,
  order: PlacingOrders[keyof PlacingOrders],
): void {
  if (order.type !== 'drop-in') return;
  const { unit, turn, to, facing } = order;
  const own = seatsOf(setup, sideOf[unit]);
  const others = groupsOf(setup)
    .flat()
    .filter((viewer) => !own.includes(viewer as number));
  play.happen({ type: 'drop-planned', unit, jump: { unit, turn, hex: cellOf(board, to), facing } }, own);
  play.emit({ type: 'drop-planned', unit, jump: null }, others);
}

export function note(table: Pick<State, 'units' | 'marks'>, unit: number, jump: Jump | null): void {
  const { marks } = table.units[unit];
  table.units[unit].marks = { ...marks, drops: true };
  if (jump) noteJump(table, jump);
}

/** MT-PRE-34: the other side does not know where they come down. */
export function secrets(marks: State['marks'], field: Battlefield, viewer: Viewer): State['marks'] {
  const all = jumpsIn({ marks });
  if (all.length === 0) return marks;
  const isOwn = ({ unit }: Jump) =>
    viewer !== 'spectator' && field.setup.seats[viewer].side === field.sideOf[unit];
  const { jumps: _, ...others } = marks ?? {};
  const known = all.filter(isOwn);
  if (known.length > 0) return { ...others, jumps: known };
  return Object.keys(others).length > 0 ? others : null;
}

/** For bots: paratroops into cover, as near to the middle of the map as there is any. */
export function dropOrder(
  order: Order,
  field: Battlefield,
  state: State,
  { unit, facing }: OrderOf<'place'>,
): Order {
  if (order.type !== 'place' || !wears(field, unit, 'parachutes') || isInTheAir(state.units[unit]))
    return order;
  const { width, height, number } = field.board;
  const off = (cell: number) =>
    Math.abs((cell % width) - width / 2) + Math.abs(Math.floor(cell / width) - height / 2);
  const covered = goalsFor(field, unit).filter(
    (cell) => field.kinds[unit].troopers!.exposure(field, cell) === 1,
  );
  const [best] = covered.sort((a, b) => off(a) - off(b));
  return best === undefined ? order : { type: 'drop-in', unit, turn: 1, to: number[best], facing };
}
