// Turn modes of vehicles (MT-VMOV-06): hexes that they go straight before they turn safely.

import { cellOfNode, facingOfNode } from '@ironfield/hex/search.ts';
import { type Battlefield, hasCondition } from '../../battlefield.ts';
import type { Leg, TightTurn, UnitState } from '../../state.ts';
import { skidLength } from '../piloting/skid.ts';
import { isInWeather } from '../weather/weather.ts';
import { isShift } from './move-path.ts';

declare module '../../extensions.ts' {
  interface TurnMarks {
    /** Hexes gone straight since the last facing change, or since it lost its way. */
    readonly straight?: number;
    /** MT-VMOV-04: MP that it has to spend in this move, as its player has announced. */
    readonly declaredMp?: number;
  }
}

const MP_OF_A_STEP = 5;

/** By MP spent in the move. */
const turnMode = (mp: number): number => Math.floor(mp / MP_OF_A_STEP);

/** MP up to which what is in the air has this turn mode. */
export const mostMpAt = (mode: number): number => MP_OF_A_STEP * (mode + 1) - 1;

const SMOOTH: readonly string[] = ['ice', 'mud', 'deep mud'];

/** A unit with skirts or a rotor has no use for a grip. */
const hasGrip = ({ kinds }: Battlefield, unit: number): boolean =>
  kinds[unit].motion !== 'hover' && kinds[unit].flight === undefined;

const isSmooth = (field: Battlefield, cell: number): boolean =>
  SMOOTH.some((condition) => hasCondition(field, cell, condition)) ||
  ((field.plugged.sky?.([], field) ?? []).some(({ look }) => look === 'downpour') &&
    isInWeather(field, cell));

/** MT-VMOV-06: of a unit that spends so many MP in its move, in this hex. */
export const turnModeIn = (field: Battlefield, unit: number, mp: number, cell: number): number =>
  turnMode(mp) + (hasGrip(field, unit) && isSmooth(field, cell) ? 1 : 0);

/** The turns of a leg that come too early, with what they add to a roll. */
export function tightTurns(
  field: Battlefield,
  unit: number,
  { thisTurn }: UnitState,
  { nodes, costs, entering }: Pick<Leg, 'nodes' | 'costs' | 'entering'>,
): readonly TightTurn[] {
  const mp = thisTurn.marks?.declaredMp ?? thisTurn.mpSpent + costs[costs.length - 1];
  const before = thisTurn.hexesMoved + (thisTurn.marks?.hexesBefore ?? 0);
  const isStep = (i: number): boolean => cellOfNode(nodes[i]) !== cellOfNode(nodes[i - 1]);
  const all = before + nodes.filter((_, i) => i > 0 && isStep(i)).length;
  const found: TightTurn[] = [];
  let straight = (thisTurn.marks?.straight ?? 0) + (entering ? 1 : 0);
  let moved = before + (entering ? 1 : 0);
  for (let step = 1; step < nodes.length; step++) {
    if (isStep(step)) {
      straight++;
      moved++;
      continue;
    }
    const missing = turnModeIn(field, unit, mp, cellOfNode(nodes[step])) - straight;
    if (missing > 0) found.push({ step, modifier: missing, length: skidLength(field, moved, all) });
    straight = 0;
  }
  return found;
}

/** MT-VMOV-09: the nodes of a way that a unit comes to by a step aside that it has to roll for. */
export function stepsAside(field: Battlefield, unit: number, nodes: readonly number[]): readonly number[] {
  if ((field.plugged.asideModifier?.(field, unit) ?? null) === null) return [];
  return nodes.filter((node, i) => {
    const [from, to] = [cellOfNode(nodes[i - 1] ?? node), cellOfNode(node)];
    return from !== to && isShift(field, from, to, facingOfNode(node));
  });
}
