import { neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS, type Direction } from '@ironfield/hex/coordinates.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import { type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { BOMB_DAMAGE, BOMB_SCATTER, BOMB_TYPES, STRAFING_DAMAGE } from '../../data/support-tables.ts';
import { MEDIUM } from '../../data/tables.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Battleforce2 } from '../../game-types.ts';
import type { OrderOf } from '../../orders.ts';
import { announce } from '../../phases/announcing.ts';
import { hitOn } from '../../phases/combat/hits.ts';
import { against, askToEvade, concerning } from '../../phases/command/reactions.ts';
import { findHidden, reachedBy } from '../../phases/reached.ts';
import { endIfDecided } from '../../phases/victory.ts';
import type { Bombs } from '../../places.ts';
import type { RuleId } from '../../rule-index.ts';
import { scattered } from '../../rules/attack/scatter.ts';
import { isHit, toHit } from '../../rules/attack/to-hit.ts';
import { surviving } from '../../rules/elements/condition.ts';
import { seenTouchedBy } from '../../rules/movement/touched.ts';
import type { Attack, State } from '../../state.ts';
import {
  bombers,
  bombingNumber,
  bombsIn,
  bombsOf,
  freeBroadsides,
  lineAhead,
  strafed,
  worstOf,
} from './attacking.ts';
import { bombList } from './bomb-list.ts';

/** BF2-AERO-13: it flies over the hexes that it has announced. */
export function strafe(play: Play<Battleforce2>, { unit, hexes }: OrderOf<'strafe'>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const cells = lineAhead(field, state.units[unit], hexes);
  field.plugged.attacks?.(play, unit);
  play.happen({ type: 'swept', unit, cells, bombs: [] });
  // BF2-HID-02: before the dice, whose number must not tell.
  findHidden(play, strafed(field, state, cells));
  const attackers = surviving(field, state, unit);
  play.next({ step: 'aerospace/strafe', unit, cells }, { step: 'aerospace/over', unit, attackers });
}

export function sweep(units: State['units'], unit: number, cells: readonly number[]): void {
  units[unit].hex = cells[cells.length - 1];
}

/** BF2-AERO-13: everybody below, friend and foe, one roll each. */
export function strafing(play: Play<Battleforce2>, { unit, cells }: OptionFrames['aerospace/strafe']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const struck = strafed(field, state, cells);
  for (const each of struck) askToEvade(play, each);
  const attacker = worstOf(field, state, unit);
  const seat = field.seatOf[unit];
  const hits = struck
    .flatMap((each) => surviving(field, state, each))
    .filter((target) => {
      const number = (tally: Tally<RuleId>) =>
        toHit(tally, field, state, { attacker, target, band: MEDIUM, strafes: true });
      const isHitBy = (thrown: readonly number[]) => isHit(sum(thrown), totalOf(number));
      const shot = (hit: boolean) => ({ attacker, target, hit, damage: STRAFING_DAMAGE });
      const dice = play.roll('to hit', 2, against(unit, field.unitOf[target], isHitBy, shot));
      const hit = isHitBy(dice);
      play.emit({ type: 'attacked', seat, attacker, target, toHit: play.explain(number), dice, hit });
      return hit;
    })
    .map((element) => hitOn(element, attacker, STRAFING_DAMAGE));
  play.next(...hits);
}

/** BF2-AERO-14: hexes in flight order; the bombs are gone whether they hit or not. */
export function bomb(play: Play<Battleforce2>, order: OrderOf<'bomb'>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const { unit } = order;
  const bombs = handfuls(bombsIn(field, state, unit), order);
  const cells = lineAhead(field, state.units[unit], bombs.length);
  field.plugged.attacks?.(play, unit);
  const attackers = unload(play, unit, bombs);
  play.happen({ type: 'swept', unit, cells, bombs: bombs.map(bombList) });
  const drops = cells.map(
    (hex, i) => ({ step: 'aerospace/drop', unit, hex, bombs: bombs[i], by: attackers }) as const,
  );
  play.next(...drops, { step: 'aerospace/over', unit, attackers });
}

/** The bombs on each hex: as ordered, or else one of those left. */
function handfuls(all: Bombs, { hexes, drops }: OrderOf<'bomb'>): Bombs[] {
  const left = { ...all };
  const ordered = Array.from({ length: hexes }, (_, i) => {
    const entry = drops.find(({ hex }) => hex === i + 1);
    if (!entry) return null;
    const { explosive = 0, cluster = 0, inferno = 0, mines = 0 } = entry;
    const bombs = { explosive, cluster, inferno, mines };
    for (const type of BOMB_TYPES) left[type] -= bombs[type];
    return bombs;
  });
  return ordered.map((bombs) => {
    if (bombs) return bombs;
    const type = BOMB_TYPES.find((each) => left[each] > 0)!;
    left[type]--;
    return { explosive: 0, cluster: 0, inferno: 0, mines: 0, [type]: 1 };
  });
}

/** Takes bombs from the fighters of a unit, and says from which. */
function unload(play: Play<Battleforce2>, unit: number, bombs: readonly Bombs[]): number[] {
  const { state } = play;
  const field = battlefieldOf(state);
  const wanted = Object.fromEntries(
    BOMB_TYPES.map((type) => [type, bombs.reduce((sum, each) => sum + each[type], 0)]),
  );
  const loads = bombers(field, state, unit).flatMap((element) => {
    const had = bombsOf(state, element);
    const left = { ...had };
    for (const type of BOMB_TYPES) {
      const taken = Math.min(wanted[type], had[type]);
      left[type] -= taken;
      wanted[type] -= taken;
    }
    return BOMB_TYPES.some((type) => left[type] !== had[type]) ? [{ element, bombs: left }] : [];
  });
  play.happen({ type: 'armed', loads }, [field.seatOf[unit]]);
  for (const { element } of loads) announce(play, element);
  return loads.map(({ element }) => element);
}

export function load(
  table: Pick<State, 'marks'>,
  loads: readonly { readonly element: number; readonly bombs: Bombs }[],
): void {
  const bombs = table.marks!.bombs!.slice();
  for (const each of loads) bombs[each.element] = each.bombs;
  table.marks = { ...table.marks, bombs };
}

/** BF2-AERO-14: one roll a hex. */
export function drop(
  play: Play<Battleforce2>,
  { unit, hex, bombs, by }: OptionFrames['aerospace/drop'],
): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const dice = play.roll('bombing', 2, concerning(unit, ...seenTouchedBy(field, state, 'bombs', hex)));
  const number = (tally: Tally<RuleId>) => bombingNumber(tally, field, by);
  const hit = isHit(sum(dice), totalOf(number));
  play.emit({ type: 'bombs-fall', unit, hex, dice, hit });
  const { facing } = state.units[unit];
  const each = BOMB_TYPES.flatMap((type) => Array.from({ length: bombs[type] }, () => type));
  play.next(
    ...each.map((type) =>
      hit
        ? ({ step: 'aerospace/explode', hex, type, by: by[0] } as const)
        : ({ step: 'aerospace/scatter', hex, type, by: by[0], facing } as const),
    ),
  );
}

/** BF2-AERO-14: 1 is the direction of flight, and so on clockwise. */
export function scatterBomb(
  play: Play<Battleforce2>,
  { hex, type, by, facing }: OptionFrames['aerospace/scatter'],
): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const unit = field.unitOf[by];
  const [die] = play.roll('scatter direction', 1, concerning(unit));
  const direction = ((facing + die - 1) % 6) as Direction;
  const landsIn = (roll: number) => scattered(field.board, hex, direction, BOMB_SCATTER[roll - 1]);
  const concerns = ([roll]: readonly number[]) => [
    unit,
    ...seenTouchedBy(field, state, 'bombs', landsIn(roll)),
  ];
  const [roll] = play.roll('scatter distance', 1, { concerns });
  const to = landsIn(roll);
  play.emit({ type: 'scattered', from: hex, to, dice: [die, roll] });
  if (to >= 0) play.next({ step: 'aerospace/explode', hex: to, type, by });
}

/** BF2-AERO-15 */
export function explode(
  play: Play<Battleforce2>,
  { hex, type, by }: OptionFrames['aerospace/explode'],
): void {
  const { state } = play;
  const field = battlefieldOf(state);
  play.emit({ type: 'exploded', hex, bomb: type });
  const around =
    type === 'cluster' || type === 'inferno'
      ? DIRECTIONS.map((direction) => neighbour(field.board, hex, direction)).filter((cell) => cell >= 0)
      : [];
  const cells = [hex, ...around];
  const damage = BOMB_DAMAGE[type];
  if (damage > 0) {
    const struck = cells.flatMap((cell) => reachedBy(play, 'bombs', cell));
    const elements = struck.flatMap((unit) => surviving(field, state, unit));
    play.next(...elements.map((element) => hitOn(element, by, damage)));
    const firer = field.unitOf[by];
    for (const cell of cells.toReversed()) field.plugged.hexStruck?.(play, cell, damage, firer);
  }
  if (type === 'inferno') for (const cell of cells) field.plugged.setFire?.(play, cell);
  if (type === 'mines') field.plugged.layMines?.(play, field.seatOf[field.unitOf[by]], hex);
}

/** The attack of the unit, of whatever type. */
export function over(play: Play<Battleforce2>, { unit, attackers }: OptionFrames['aerospace/over']): void {
  play.happen({ type: 'fired', unit, attackers });
  endIfDecided(play);
}

/** BF2-AERO-10 */
export function fireBroadside(play: Play<Battleforce2>, { attacker, target }: Attack): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const unit = field.unitOf[attacker];
  if (field.letters[unit] !== 'D') return;
  const [side] = freeBroadsides(field, state, unit, field.unitOf[target]);
  play.happen({ type: 'broadside', unit, side });
}

export function useSide(
  units: State['units'],
  { unit, side }: { readonly unit: number; readonly side: 'right' | 'left' | 'ahead' },
): void {
  const { thisTurn } = units[unit];
  units[unit].thisTurn = { ...thisTurn, broadsides: [...(thisTurn?.broadsides ?? []), side] };
}
