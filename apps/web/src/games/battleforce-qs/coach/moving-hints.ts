import { TERRAIN_MODIFIERS, TERRAINS } from '@ironfield/battleforce-qs/data/tables.ts';
import { verdictBetween } from '@ironfield/battleforce-qs/rules/attack/declaration.ts';
import { bracketBetween } from '@ironfield/battleforce-qs/rules/attack/to-hit.ts';
import { currentMp, isShutDown, unitMp } from '@ironfield/battleforce-qs/rules/movement/movement.ts';
import { opponentOf } from '@ironfield/battleforce-qs/state.ts';
import { COUNTER_NAMES, FACINGS } from '@ironfield/battleforce-qs/text.ts';
import { distance } from '@ironfield/hex/board.ts';
import { DIRECTIONS, type Facing, oppositeOf } from '@ironfield/hex/coordinates.ts';
import type { Hint } from '../../../coach/hint.ts';
import { isAsked } from '../../../coach/situation.ts';
import { hint, livingOf, plannedMove, type Situation, threatenedSides, unitsOnMap } from './situation.ts';

/** The Unit one is busy with: the one planned for, or the only one there is. */
function unitAtHand({ plan, field, state, seat }: Situation): number | null {
  if (plan && 'unit' in plan) return plan.unit;
  const own = field.unitsOf[seat].filter((unit) => state.units[unit].hex >= 0 && !state.units[unit].moved);
  return own.length === 1 ? own[0] : null;
}

const leaving = hint({
  id: 'leaving',
  rule: 'BFQ-SCN-03',
  times: 3,
  when(situation) {
    const { plan, field } = situation;
    if (plan?.type !== 'leave') return null;
    const lost = field.elementsOf[plan.unit].filter((element) =>
      livingOf(situation, situation.seat).includes(element),
    );
    return { name: field.unitSheets[plan.unit].name, lost: lost.length };
  },
  text: ({ name, lost }) =>
    `Stay on the map: ${name} would count as destroyed, ${lost === 1 ? 'its last Element' : `all ${lost} Elements`} with it.`,
});

/** Moves away from what one more End Phase would capture. */
const capturing = hint({
  id: 'capturing',
  rule: 'BFQ-SCN-07',
  when(situation) {
    const { state, plan, field, seat } = situation;
    if (!isAsked(situation, 'move')) return null;
    const counter = state.counters.find(
      ({ holder, captured }) =>
        !captured && holder >= 0 && field.seatOf[holder] === seat && !state.units[holder].moved,
    );
    if (!counter) return null;
    const isBusyElsewhere = plan && 'unit' in plan && plan.unit !== counter.holder;
    if (isBusyElsewhere) return null;
    return { counter, name: field.unitSheets[counter.holder].name, hex: field.board.number[counter.hex] };
  },
  text: ({ counter, name, hex }) =>
    `${name} occupies the ${COUNTER_NAMES[counter.kind]}: still there in the next End Phase, it captures it. Stay in ${hex}; turning is free.`,
  highlight: ({ hex, counter }) => ({ hexes: [hex], units: [counter.holder] }),
});

const occupying = hint({
  id: 'occupying',
  rule: 'BFQ-SCN-07',
  when(situation) {
    const { state, seat, field } = situation;
    const move = plannedMove(situation);
    const counter = state.counters.find(
      ({ hex, captured, defender, holder }) =>
        hex === move?.hex && !captured && defender !== seat && holder !== move.unit,
    );
    return counter ? { counter, hex: field.board.number[counter.hex] } : null;
  },
  text: ({ counter }) =>
    `Capturing the ${COUNTER_NAMES[counter.kind]} takes two End Phases in a row with the same Unit: plan to stand here for two turns.`,
  highlight: ({ hex }) => ({ hexes: [hex] }),
});

/** One turn of the planned Unit would keep its back safe. */
const rearExposed = hint({
  id: 'rear-exposed',
  rule: 'BFQ-COM-09',
  when(situation) {
    const move = plannedMove(situation);
    if (!move) return null;
    const threatened = threatenedSides(situation, move);
    const isOpen = (facing: Facing) => threatened.has(oppositeOf(facing));
    if (!isOpen(move.facing)) return null;
    const better = DIRECTIONS.filter((facing) => !isOpen(facing)).toSorted(
      (a, b) => turns(a, move.facing) - turns(b, move.facing),
    )[0];
    return better === undefined ? null : { better, unit: move.unit };
  },
  text: ({ better }) =>
    `Your rear is exposed: hits there do 1 more damage. Facing ${FACINGS[better]} would keep your back out of reach.`,
  highlight: ({ unit }) => ({ units: [unit], controls: ['facing'] }),
});

function turns(a: Facing, b: Facing): number {
  const steps = Math.abs(a - b);
  return Math.min(steps, 6 - steps);
}

/** In range and in sight, but behind: no shot from there. */
const outOfArc = hint({
  id: 'out-of-arc',
  rule: 'BFQ-COM-04',
  when(situation) {
    const { field, seat } = situation;
    const move = plannedMove(situation);
    if (!move) return null;
    const { unit, after } = move;
    const near = unitsOnMap(situation, opponentOf(seat)).filter(
      (enemy) => bracketBetween(field, after, unit, enemy) < 2,
    );
    const canAttack = (facing: Facing) => {
      const turned = { ...after, units: after.units.map((u, i) => (i === unit ? { ...u, facing } : u)) };
      return near.filter((enemy) => verdictBetween(field, turned, unit, enemy) !== 'closed');
    };
    if (near.length === 0 || canAttack(move.facing).length > 0) return null;
    const better = DIRECTIONS.find((facing) => canAttack(facing).length > 0);
    if (better === undefined) return null;
    return { better, unit, enemy: field.unitSheets[canAttack(better)[0]].name };
  },
  text: ({ better, enemy }) =>
    `${enemy} would be behind you, where you cannot attack it. Facing ${FACINGS[better]} brings it into your arc.`,
  highlight: ({ unit }) => ({ units: [unit], controls: ['facing'] }),
});

const woods = hint({
  id: 'woods',
  rule: 'BFQ-COM-06',
  when(situation) {
    const move = plannedMove(situation);
    if (!move) return null;
    const terrain = situation.field.board.terrain[move.hex];
    const modifier = TERRAIN_MODIFIERS[terrain];
    const hex = situation.field.board.number[move.hex];
    return modifier > 0 ? { modifier, name: TERRAINS[terrain], hex } : null;
  },
  text: ({ modifier, name }) =>
    `Good cover: in ${name} you are ${modifier} harder to hit, and it costs your own shots nothing.`,
  highlight: ({ hex }) => ({ hexes: [hex] }),
});

const shutDownHolds = hint({
  id: 'shut-down-holds',
  rule: 'BFQ-MOV-09',
  when(situation) {
    const { field, state, seat } = situation;
    if (!isAsked(situation, 'move') && !isAsked(situation, 'declare')) return null;
    const held = livingOf(situation, seat).find((element) => isShutDown(state.elements[element]));
    if (held === undefined) return null;
    return { held, name: field.sheets[held].name, unit: field.unitSheets[field.unitOf[held]].name };
  },
  text: ({ name, unit }) =>
    `${name} is shut down and holds all of ${unit} in place. It restarts cold in the End Phase.`,
  highlight: ({ held }, { field }) => ({ units: [field.unitOf[held]] }),
});

/** A Unit much slower than its fastest. */
const slowest = hint({
  id: 'slowest',
  rule: 'BFQ-MOV-01',
  times: 1,
  when(situation) {
    const { field, state } = situation;
    const unit = unitAtHand(situation);
    if (!isAsked(situation, 'move') || unit === null) return null;
    const speeds = field.elementsOf[unit]
      .filter((element) => !state.elements[element].effects.destroyed)
      .map((element) => ({ element, mp: currentMp(field.sheets[element], state.elements[element]) }))
      .toSorted((a, b) => a.mp - b.mp);
    const mp = unitMp(field, state, unit);
    if (speeds.length < 2 || mp === 0 || speeds[speeds.length - 1].mp - mp < 2) return null;
    return { unit, mp, name: field.unitSheets[unit].name, element: field.sheets[speeds[0].element].name };
  },
  text: ({ name, mp, element }) =>
    `${name} moves ${mp} MP: no farther than its slowest Element, ${element}. The others wait for it.`,
  highlight: ({ unit }) => ({ units: [unit] }),
});

const movesFirst = hint({
  id: 'moves-first',
  rule: 'BFQ-SEQ-06',
  when(situation) {
    const { state, seat, field } = situation;
    if (!isAsked(situation, 'move') || state.initiativeWinner === seat || situation.plan) return null;
    const isFirst = field.unitsOf[seat].every((unit) => !state.units[unit].moved);
    return isFirst && areClose(situation) ? {} : null;
  },
  text: () =>
    'You lost the Initiative and move first: the enemy answers. Look for cover, and for a facing that leaves no way to your rear.',
});

const movesLast = hint({
  id: 'moves-last',
  rule: 'BFQ-SEQ-06',
  when(situation) {
    const { state, seat, field } = situation;
    if (!isAsked(situation, 'move') || state.initiativeWinner !== seat || situation.plan) return null;
    const isFirst = field.unitsOf[seat].every((unit) => !state.units[unit].moved);
    return isFirst && areClose(situation) ? {} : null;
  },
  text: () =>
    'You won the Initiative: the enemy has moved and cannot answer. Look for its rear, or for a shot it cannot return.',
});

/** The distance at which the fight may begin this turn; before that, order hardly matters. */
const CLOSE = 12;

function areClose(situation: Situation): boolean {
  const { field, state, seat } = situation;
  return unitsOnMap(situation, seat).some((unit) =>
    unitsOnMap(situation, opponentOf(seat)).some(
      (enemy) => distance(field.board, state.units[unit].hex, state.units[enemy].hex) <= CLOSE,
    ),
  );
}

export const movingHints: readonly Hint<Situation>[] = [
  leaving,
  capturing,
  occupying,
  outOfArc,
  rearExposed,
  shutDownHolds,
  woods,
  movesFirst,
  movesLast,
  slowest,
];
