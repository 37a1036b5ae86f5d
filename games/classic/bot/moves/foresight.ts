// Looking ahead (CBT-AI-03): the rest of the Movement Phase is played for each of the best places, everybody going where
// it is best for them, and what the shooting after that promises to both sides is compared.

import { heatOfJump } from '../../rules/movement/jump.ts';
import type { State, UnitState } from '../../state.ts';
import { bestBlow } from '../attacks/blows.ts';
import { bestSalvo } from '../attacks/fire.ts';
import type { Marksman } from '../attacks/gunner.ts';
import type { Knowledge } from '../outlook/knowledge.ts';
import { type Outlook, outlookOf } from '../outlook/outlook.ts';
import { type Candidate, Search } from './search.ts';

/** Weight of the judgement of the place itself beside the exchange of fire it leads to. */
const PATIENCE = 0.5;
/** Some blows that look possible before the shooting will not be after it. */
const BLOWS = 0.7;
const FAIR: Marksman = { patience: 0.1, cool: true, concentrates: true, punches: false };

/** The last to move compare most places: nothing has to be played for them, and nothing can change any more. */
export const BROADEST = 3;
const BROAD = 1.5;
const NARROW = 0.85;
const FEW = 3;

/** The number of places compared with so many units yet to move, by the usual number. */
function breadth(usual: number, others: number): number {
  return Math.round(usual * (others === 0 ? BROADEST : others <= FEW ? BROAD : NARROW));
}

/** Of the best places, the one that still is when everybody has moved; `usual` says how many are looked at. */
export function foreseen(outlook: Outlook, found: readonly Candidate[], usual: number): Candidate {
  const { state, unit, knowledge } = outlook;
  const { budget } = knowledge;
  const others = state.units.filter((other) => isWaiting(other)).length - 1;
  const ranked = found.slice(0, breadth(usual, others));
  const before = state.units.map(placeOf);
  let best = ranked[0];
  let bestValue = -Infinity;
  for (const candidate of ranked) {
    if (budget.isSpent) break;
    settle(state, unit, candidate);
    playOut(outlook);
    const value = exchange(outlook) + PATIENCE * candidate.value;
    for (let i = 0; i < before.length; i++) putBack(state.units[i], before[i]);
    if (value <= bestValue) continue;
    best = candidate;
    bestValue = value;
  }
  return best;
}

const placeOf = ({ hex, facing, thisTurn, thisPhase }: UnitState) => ({
  hex,
  facing,
  mode: thisTurn.mode,
  marks: thisTurn.marks,
  hexesMoved: thisTurn.hexesMoved,
  heatBuilt: thisTurn.heatBuilt,
  acted: thisPhase.acted,
});

function putBack(unit: UnitState, place: ReturnType<typeof placeOf>): void {
  unit.hex = place.hex;
  unit.facing = place.facing;
  unit.thisPhase.acted = place.acted;
  unit.thisTurn.mode = place.mode;
  unit.thisTurn.marks = place.marks;
  unit.thisTurn.hexesMoved = place.hexesMoved;
  unit.thisTurn.heatBuilt = place.heatBuilt;
}

function settle(state: State, unit: number, { cell, facing, mode, gait, hexes }: Candidate): void {
  const mech = state.units[unit];
  mech.hex = cell;
  mech.facing = facing;
  mech.thisTurn.mode = mode;
  if (gait) mech.thisTurn.marks = { ...mech.thisTurn.marks, gait: gait.id };
  mech.thisTurn.hexesMoved = hexes;
  if (mode === 'jump') mech.thisTurn.heatBuilt += heatOfJump(hexes);
  mech.thisPhase.acted = true;
}

/** The sides take turns with whoever has yet to move. */
function playOut({ knowledge, field, state, unit: mover }: Outlook): void {
  let last = mover;
  for (;;) {
    const unit = waiting(state, field.enemiesOf[last]) ?? waiting(state, field.unitsOf[field.sideOf[last]]);
    if (unit === undefined) return;
    const { walk, run } = knowledge.of(unit);
    const mech = state.units[unit];
    // A unit that is not considered any more stays where it is.
    if (!mech.prone && walk > 0 && !knowledge.budget.isSpent) {
      const outlook = outlookOf(knowledge, unit);
      const search = new Search(outlook, 1).stay('still').go('walk', walk).go('run', run);
      settle(state, unit, search.found[0]);
    } else mech.thisPhase.acted = true;
    last = unit;
  }
}

function waiting(state: State, units: readonly number[]): number | undefined {
  return units.find((unit) => isWaiting(state.units[unit]));
}

const isWaiting = ({ thisPhase, hex, loss }: UnitState): boolean =>
  !thisPhase.acted && hex >= 0 && loss === null;

/** The effort of considering the fire of one 'Mech, in places by enemies. */
const SALVO = 10;

/** The promise of the fire of both sides, seen from that of the mover. */
function exchange({ knowledge, field, state, unit: mover, self }: Outlook): number {
  const harm = new Float64Array(state.units.length);
  knowledge.budget.spend(SALVO * harm.length);
  for (let unit = 0; unit < harm.length; unit++) {
    const salvo = bestSalvo(field, state, unit, { marksman: FAIR, worths: knowledge.worths });
    if (salvo.target >= 0) harm[salvo.target] += salvo.gain;
    const blow = bestBlow(field, state, unit, 0, knowledge.worths);
    if (blow.target >= 0) harm[blow.target] += BLOWS * blow.gain;
  }
  let value = 0;
  for (const unit of field.enemiesOf[mover]) value += lossOf(knowledge, unit, harm[unit]);
  for (const unit of field.unitsOf[field.sideOf[mover]]) {
    value -= self.mood.caution * lossOf(knowledge, unit, harm[unit]);
  }
  return value;
}

/** CBT-AI-20: what falls on one 'Mech together does more than what is spread. */
const TOGETHER = 0.35;

const lossOf = ({ worths }: Knowledge, unit: number, harm: number): number =>
  harm === 0 ? 0 : harm * (1 + TOGETHER * Math.min(1, harm / worths.whole(unit)));
