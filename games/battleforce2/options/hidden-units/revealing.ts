import { distance } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { OptionFrames, TableMarks } from '../../extensions.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { declareVolley } from '../../phases/combat/combat.ts';
import { FirerPick } from '../../phases/combat/combat-picks.ts';
import { shownOf } from '../../phases/picks.ts';
import type { SupportPlace } from '../../places.ts';
import type { March } from '../../points.ts';
import { isLineJammed, isNearLine, jammersAgainst } from '../../rules/attack/ecm.ts';
import { isOnMap, isVtol, surviving } from '../../rules/elements/condition.ts';
import { supportOf } from '../../rules/elements/places.ts';
import { hasWorking } from '../../rules/elements/specials.ts';
import { inBox } from '../../rules/map/support-map.ts';
import { opponentOf, type State } from '../../state.ts';
import { LABELS } from '../../text.ts';
import { boxOf, hiddenIn, hiddenOf, note, placeOf } from './hiding.ts';
import { HIDDEN_PROMPTS } from './words.ts';

type How = 'itself' | 'contact' | 'probe';

declare module '../../extensions.ts' {
  interface OptionFrames {
    'hidden/boxes': { readonly seat: Seat };
    'hidden/window': { readonly seat: Seat; readonly unit: number; readonly target: number };
    'hidden/surprise': { readonly seat: Seat; readonly unit: number; readonly target: number };
  }
  interface TurnMarks {
    /** BF2-HID-04: whom it may attack by surprise, and whether it has. */
    readonly surprises?: number;
    readonly hasSurprised?: boolean;
  }
  interface OptionEvents {
    revealed: {
      readonly type: 'revealed';
      readonly unit: number;
      readonly hex: number;
      readonly facing: Facing;
      readonly how: How;
    };
    /** BF2-HID-05 */
    'revealed-off-board': {
      readonly type: 'revealed-off-board';
      readonly unit: number;
      readonly place: SupportPlace;
      readonly how: How;
    };
    surprise: { readonly type: 'surprise'; readonly unit: number; readonly target: number };
    surprised: { readonly type: 'surprised'; readonly unit: number };
  }
}

const PROBE_RANGE = 4;

/** BF2-HID-02, BF2-HID-05: its counter is on the map, or in its box, from now on. */
export function reveal(play: Play<Battleforce2>, unit: number, how: How): void {
  const { state } = play;
  const box = boxOf(state, unit);
  if (box !== null) {
    const place = inBox(battlefieldOf(state).seatOf[unit], box);
    play.happen({ type: 'revealed-off-board', unit, place, how });
    return;
  }
  const { hex, facing } = placeOf(state, unit)!;
  play.happen({ type: 'revealed', unit, hex, facing, how });
}

type Marked = { marks: TableMarks | null; readonly units: State['units'] };

export function putOnMap(table: Marked, unit: number, hex: number, facing: Facing): void {
  note(table, unit, null);
  Object.assign(table.units[unit], { hex, facing });
}

export function putInBox(table: Marked, unit: number, support: SupportPlace): void {
  note(table, unit, null);
  table.units[unit].marks = { ...table.units[unit].marks, support };
}

/** BF2-HID-05: an enemy that ends its move in the box finds it, and is not surprised. */
export function lookIntoBoxes(play: Play<Battleforce2>, { seat }: OptionFrames['hidden/boxes']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const owner = opponentOf(seat);
  const visited = field.unitsOf[seat].flatMap((unit) => {
    const place = supportOf(state, unit);
    return place && place.half === owner && state.units[unit].moved ? [place.box] : [];
  });
  for (const hidden of hiddenOf(field, state, owner)) {
    const box = boxOf(state, hidden);
    if (box !== null && visited.includes(box)) reveal(play, hidden, 'contact');
  }
}

/** The units hiding on the map. */
const onMap = (field: Battlefield, state: State, seat: Seat): number[] =>
  hiddenOf(field, state, seat).filter((unit) => placeOf(state, unit) !== null);

const hexOf = (state: State, unit: number): number => placeOf(state, unit)!.hex;

const enemyHiddenIn = (field: Battlefield, state: State, seat: Seat, hex: number): number | undefined =>
  hiddenIn(state, hex).find((unit) => field.seatOf[unit] === seat);

/** BF2-HID-02: a unit set up in its hex finds it, before there is anything to surprise. */
export function standOn(play: Play<Battleforce2>, unit: number): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const found = enemyHiddenIn(field, state, opponentOf(field.seatOf[unit]), state.units[unit].hex);
  if (found !== undefined) reveal(play, found, 'contact');
}

/** BF2-HID-03: a unit entering its hex along the ground stops at once. Jumps and flights pass over it. */
export function bumpInto(play: Play<Battleforce2>, march: March): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const { unit, way, hex } = march;
  if (way === 'jump' || isVtol(field, unit)) return;
  const seat = opponentOf(field.seatOf[unit]);
  const found = enemyHiddenIn(field, state, seat, hex);
  if (found === undefined) return;
  reveal(play, found, 'contact');
  march.arrive([found]);
  march.stop();
  play.next({ step: 'hidden/window', seat, unit: found, target: unit });
}

/** BF2-HID-02: a unit that ends its movement beside a hidden unit, or with an active probe near it, finds it. */
export function lookAround(play: Play<Battleforce2>, unit: number): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const seat = opponentOf(field.seatOf[unit]);
  const { hex } = state.units[unit];
  const away = (hidden: number) => distance(field.board, hex, hexOf(state, hidden));
  const met = onMap(field, state, seat).filter((hidden) => away(hidden) <= 1);
  for (const hidden of met) reveal(play, hidden, 'contact');
  play.next(...met.map((hidden) => ({ step: 'hidden/window', seat, unit: hidden, target: unit }) as const));
  const hasProbe = surviving(field, state, unit).some((element) => hasWorking(field, state, element, 'prb'));
  if (!hasProbe) return;
  const probed = onMap(field, state, seat).filter(
    (hidden) => away(hidden) <= PROBE_RANGE && !isProbeJammed(field, state, unit, hidden),
  );
  for (const hidden of probed) reveal(play, hidden, 'probe');
}

/** BF2-EQ-08: also by ECM that hides itself. */
function isProbeJammed(field: Battlefield, state: State, unit: number, hidden: number): boolean {
  const from = state.units[unit].hex;
  const to = hexOf(state, hidden);
  const seat = field.seatOf[unit];
  if (isLineJammed(field, state, jammersAgainst(field, state, seat), from, to)) return true;
  return onMap(field, state, opponentOf(seat)).some(
    (other) =>
      field.elementsOf[other].some((element) => hasWorking(field, state, element, 'ecm')) &&
      isNearLine(field, from, to, hexOf(state, other)),
  );
}

/** BF2-HID-04: if the one who came near is still there. */
export function surpriseWindow(play: Play<Battleforce2>, frame: OptionFrames['hidden/window']): void {
  const { state } = play;
  const { seat, unit, target } = frame;
  if (!isOnMap(state, target) || !isOnMap(state, unit)) return;
  play.happen({ type: 'surprise', unit, target });
  play.next({ step: 'hidden/surprise', seat, unit, target });
}

/** BF2-HID-04: at once, in the Movement Phase of the other side; then nothing more this turn. */
export const surpriseAttack: Decision<Battleforce2, OptionFrames['hidden/surprise'], 'fire' | 'done'> = {
  menu(state, { seat, unit, target }) {
    const field = battlefieldOf(state);
    return {
      prompt: HIDDEN_PROMPTS.surprise(field.unitSetups[unit].id, shownOf(field, state, target).id),
      rule: 'BF2-HID-04',
      orders: [
        { type: 'fire', label: LABELS.fire, fields: [new FirerPick(field, state, seat, [unit], target)] },
        { type: 'done', label: LABELS.done, fields: [] },
      ],
    };
  },
  apply(play, { seat, unit }, order) {
    if (order.type === 'done') return;
    play.happen({ type: 'surprised', unit });
    declareVolley(play, seat, order);
    play.next({ step: 'combat/volley' });
  },
};

export function spend({ units }: Pick<State, 'units'>, unit: number): void {
  units[unit].moved = true;
  units[unit].thisTurn = { ...units[unit].thisTurn, hasSurprised: true };
}
