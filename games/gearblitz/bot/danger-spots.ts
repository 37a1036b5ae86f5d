// The damage a unit may suffer and deal wherever one leg after one turn brings it: steps of damage on average, by the
// same computation by which bots choose their places.

import { FULL_TURN, type Place } from '@ironfield/kernel/menu/menu.ts';
import { turned } from '@ironfield/table/heading.ts';
import { distance } from '@ironfield/table/place.ts';
import { INCH } from '../data/tables.ts';
import { moverOf } from '../rules/movement/legs.ts';
import { prospectsOf } from '../rules/prospects/prospects.ts';
import { movesFreely } from '../rules/unit/movement.ts';
import { activationOf, type State } from '../state.ts';
import type { Judge } from './fire/attacks.ts';
import { facingEach } from './fire/danger.ts';
import { bestAttack, enemiesFrom } from './fire/shots.ts';
import { mayStop, shorter, standingAt, straightTo } from './moves/moves.ts';

/** The most that one enemy can do on average, from where it is or from as near as it comes. */
export interface Menace {
  readonly unit: number;
  readonly steps: number;
}

export interface DangerPlace {
  readonly to: Place;
  readonly suffered: number;
  readonly dealt: number;
  /** The unit it attacks for that; -1 for none. */
  readonly target: number;
  /** The worst first. */
  readonly by: readonly Menace[];
}

/** The least distance between the places that are looked at, and the greatest from the unit. */
const GRAIN = 2 * INCH;
const APART = 1.7 * INCH;
const FARTHEST = 24 * INCH;
/** Enemies farther away do not count. */
const NEAR = 8;

const steps: Judge = (state, attack) => prospectsOf(state, attack).steps;

/** Changes the state, and leaves the unit where it was. What is yielded in between is a chance to stop. */
export function* dangerPlaces(state: State, id: number): Generator<DangerPlace | null, void, void> {
  const unit = state.units[id]!;
  const { at, heading } = unit;
  if (!at) return;
  beginMove(state, id);
  yield tradeAt(state, id, { heading, far: 0, to: at, spare: 0 });
  if (moverOf(state, id).speed === 'stationary') return;
  const { activation } = unit;
  const taken: Place[] = [at];
  const mayTurn = movesFreely(moverOf(state, id)) || !(activation!.hasTurned && activation!.straight === 0);
  for (let far = GRAIN; far <= FARTHEST; far += GRAIN) {
    const around = Math.max(6, Math.round((2 * Math.PI * far) / GRAIN));
    let reached = 0;
    for (let ray = 0; ray < around; ray++) {
      if (ray > 0 && !mayTurn) break;
      const gone = straightTo(state, id, turned(heading, Math.round((ray * FULL_TURN) / around)));
      if (!gone || gone.far < far - GRAIN / 2) continue;
      reached++;
      const way = gone.far > far ? shorter(at, gone, far) : gone;
      const isNew = taken.every((place) => distance(place, way.to) >= APART);
      if (!isNew || !mayStop(state, id, way)) {
        yield null;
        continue;
      }
      taken.push(way.to);
      yield tradeAt(state, id, way);
    }
    if (reached === 0) return;
  }
}

/** The harm that the enemy can do next to a unit that stays where it is. */
export function dangerNow(state: State, id: number): number {
  return state.units[id]!.at ? sufferedBy(state, id).reduce((sum, each) => sum + each.steps, 0) : 0;
}

/** In the middle of its activation it is as it is; else as at the beginning of the next one, at Combat Speed at least. */
function beginMove(state: State, id: number): void {
  const unit = state.units[id]!;
  if (unit.activation) return;
  if (unit.body.speed === 'stationary') unit.body = { ...unit.body, speed: 'combat' };
  unit.activation = activationOf(unit);
}

function tradeAt(state: State, id: number, way: Parameters<typeof standingAt>[2]): DangerPlace {
  return standingAt(state, id, way, (enemies) => {
    const best = bestAttack(state, id, enemies.slice(0, NEAR), steps);
    const by = sufferedBy(state, id);
    return {
      to: way.to,
      dealt: best?.worth ?? 0,
      target: best?.attack.target ?? -1,
      suffered: by.reduce((sum, each) => sum + each.steps, 0),
      by,
    };
  });
}

function sufferedBy(state: State, id: number): Menace[] {
  return enemiesFrom(state, id)
    .slice(0, NEAR)
    .map((enemy) => ({ unit: enemy, steps: facingEach(state, enemy, [id], steps) }))
    .filter((each) => each.steps > 0)
    .sort((a, b) => b.steps - a.steps);
}
