import { TERRAIN, TERRAINS } from '@ironfield/battleforce2/data/terrain.ts';
import { isInArc, strikesRear } from '@ironfield/battleforce2/rules/attack/firing-arc.ts';
import { bandBetween } from '@ironfield/battleforce2/rules/attack/range.ts';
import {
  hasFacing,
  isShutDown,
  isVtol,
  surviving,
} from '@ironfield/battleforce2/rules/elements/condition.ts';
import { mpOf } from '@ironfield/battleforce2/rules/movement/movement-points.ts';
import { claimantOf } from '@ironfield/battleforce2/state.ts';
import { FACINGS } from '@ironfield/battleforce2/text.ts';
import { DIRECTIONS, type Facing } from '@ironfield/hex/coordinates.ts';
import type { Hint } from '../../../coach/hint.ts';
import { isAsked } from '../../../coach/situation.ts';
import { enemiesOnMap, hint, livingOf, plannedMove, type Situation, unitName } from './situation.ts';

const leaving = hint({
  id: 'leaving',
  rule: 'BF2-VIC-04',
  times: 3,
  when(situation) {
    const { plan, state, seat } = situation;
    if (plan?.type !== 'exit' || typeof plan.unit !== 'number' || typeof plan.edge !== 'string') return null;
    return { name: unitName(situation, plan.unit), isHome: plan.edge === state.homes[seat] };
  },
  text: ({ name, isHome }) =>
    isHome
      ? `${name} would leave for good. Over your own edge it is safe, but it fights no more.`
      : `Don’t leave over this edge: ${name} would count as destroyed. Only your home edge is safe.`,
});

/** Moves away from what one more End Phase would claim. */
const claiming = hint({
  id: 'claiming',
  rule: 'BF2-OBJ-03',
  when(situation) {
    const { state, field, seat, plan } = situation;
    if (!isAsked(situation, 'move')) return null;
    for (const objective of state.objectives) {
      if (objective.claimed || objective.faceUpSince === 0 || claimantOf(objective) !== seat) continue;
      const holder = field.unitsOf[seat].find((unit) => state.units[unit].hex === objective.hex);
      if (holder === undefined || state.units[holder].moved) continue;
      if (plan && plan.unit !== undefined && plan.unit !== holder) continue;
      return { holder, name: unitName(situation, holder), hex: field.board.number[objective.hex] };
    }
    return null;
  },
  text: ({ name, hex }) =>
    `${name} occupies the counter in ${hex}. Alone there in the next End Phase, it claims it: stay; turning is free.`,
  highlight: ({ holder, hex }) => ({ hexes: [hex], units: [holder] }),
});

const occupying = hint({
  id: 'occupying',
  rule: 'BF2-OBJ-03',
  when(situation) {
    const { state, field, seat } = situation;
    const move = plannedMove(situation);
    const objective = state.objectives.find(
      (each) => each.hex === move?.hex && !each.claimed && claimantOf(each) === seat,
    );
    return objective ? { hex: field.board.number[objective.hex] } : null;
  },
  text: () =>
    'A counter is turned in the first End Phase and claimed in the next, if no enemy is in its hex: plan to stay for two turns.',
  highlight: ({ hex }) => ({ hexes: [hex] }),
});

const CLOSE = 1;

/** In reach, but not in the arc. */
const outOfArc = hint({
  id: 'out-of-arc',
  rule: 'BF2-ARC-01',
  when(situation) {
    const { field } = situation;
    const move = plannedMove(situation);
    if (!move || !hasFacing(field, move.unit)) return null;
    const { unit, after } = move;
    const near = enemiesOnMap(situation).filter((enemy) => bandBetween(field, after, unit, enemy) <= CLOSE);
    const canSee = (facing: Facing) => {
      after.units[unit].facing = facing;
      const enemy = near.find((each) => isInArc(field, after, unit, each));
      after.units[unit].facing = move.facing;
      return enemy;
    };
    if (near.length === 0 || canSee(move.facing) !== undefined) return null;
    const better = DIRECTIONS.find((facing) => canSee(facing) !== undefined);
    if (better === undefined) return null;
    return { better, unit, enemy: unitName(situation, canSee(better)!) };
  },
  text: ({ better, enemy }) =>
    `${enemy} would be outside your firing arc. Facing ${FACINGS[better]} brings it in; turning is free.`,
  highlight: ({ unit }) => ({ units: [unit], controls: ['facing'] }),
});

const rearExposed = hint({
  id: 'rear-exposed',
  rule: 'BF2-DMG-02',
  when(situation) {
    const { field } = situation;
    const move = plannedMove(situation);
    if (!move || !hasFacing(field, move.unit)) return null;
    const { unit, after } = move;
    const behind = enemiesOnMap(situation).find(
      (enemy) => bandBetween(field, after, unit, enemy) <= CLOSE && strikesRear(field, after, enemy, unit),
    );
    return behind === undefined ? null : { unit, name: unitName(situation, behind) };
  },
  text: ({ name }) =>
    `${name} would stand straight behind you, where every hit does 1 more damage. Turn around.`,
  highlight: ({ unit }) => ({ units: [unit], controls: ['facing'] }),
});

const woods = hint({
  id: 'woods',
  rule: 'BF2-HIT-02',
  when(situation) {
    const { field } = situation;
    const move = plannedMove(situation);
    if (!move || isVtol(field, move.unit)) return null;
    const name = TERRAINS[field.board.terrain[move.hex]];
    const { cover } = TERRAIN[name];
    return cover > 0 ? { cover, name, hex: field.board.number[move.hex] } : null;
  },
  text: ({ cover, name }) =>
    `Good cover: in ${name} you are ${cover} harder to hit, and it costs your own shots nothing.`,
  highlight: ({ hex }) => ({ hexes: [hex] }),
});

const shutDownHolds = hint({
  id: 'shut-down-holds',
  rule: 'BF2-HEAT-05',
  when(situation) {
    const { field, state, seat } = situation;
    if (!isAsked(situation, 'move') && !isAsked(situation, 'fire')) return null;
    const held = livingOf(situation, seat).find((element) => isShutDown(state.elements[element]));
    if (held === undefined) return null;
    const unit = field.unitOf[held];
    return { unit, element: field.records[held].sheet.name, name: unitName(situation, unit) };
  },
  text: ({ element, name }) =>
    `${element} is shut down: it is hit easily and holds all of ${name} in place. It restarts in the End Phase of the turn after.`,
  highlight: ({ unit }) => ({ units: [unit] }),
});

/** A unit much slower than its fastest. */
const slowest = hint({
  id: 'slowest',
  rule: 'BF2-MOVE-01',
  times: 1,
  when(situation) {
    const { field, state, plan } = situation;
    if (!isAsked(situation, 'move') || typeof plan?.unit !== 'number') return null;
    const speeds = surviving(field, state, plan.unit)
      .map((element) => ({ name: field.records[element].sheet.name, mp: mpOf(field, state, element) }))
      .toSorted((a, b) => a.mp - b.mp);
    if (speeds.length < 2 || speeds.at(-1)!.mp - speeds[0].mp < 2) return null;
    return { unit: plan.unit, ...speeds[0], whole: unitName(situation, plan.unit) };
  },
  text: ({ whole, mp, name }) => `${whole} moves ${mp} MP: no farther than its slowest element, ${name}.`,
  highlight: ({ unit }) => ({ units: [unit] }),
});

const enemyHex = hint({
  id: 'enemy-hex',
  rule: 'BF2-INFO-02',
  when(situation) {
    const move = plannedMove(situation);
    const enemy = enemiesOnMap(situation).find((each) => situation.state.units[each].hex === move?.hex);
    return enemy === undefined ? null : { enemy, name: unitName(situation, enemy) };
  },
  text: ({ name }) =>
    `In the hex of ${name} all shots are at pointblank range, yours and theirs, and you see each other’s damage.`,
  highlight: ({ enemy }) => ({ units: [enemy] }),
});

const first = hint({
  id: 'first-or-second',
  rule: 'BF2-SEQ-02',
  when: (situation: Situation) => (isAsked(situation, 'act-first') ? {} : null),
  text: () =>
    'The first side shoots first. The second side sees all moves, and may act twice in a row if it wins the next roll.',
});

/** The aim of the game, before the first move. */
const goal = hint({
  id: 'goal',
  rule: 'BF2-OBJ-03',
  times: 1,
  when(situation) {
    const { state, field, seat } = situation;
    const mine = state.objectives.filter((each) => each.hex >= 0 && claimantOf(each) === seat);
    if (state.turn > 1 || !isAsked(situation, 'move') || mine.length === 0) return null;
    return { hexes: mine.map(({ hex }) => field.board.number[hex]) };
  },
  text: ({ hexes }) =>
    `The counters in ${hexes.join(', ')} are yours to claim: hold one alone for two End Phases. Those in the other colour are your enemy’s.`,
  highlight: ({ hexes }) => ({ hexes }),
});

export const movingHints: readonly Hint<Situation>[] = [
  leaving,
  claiming,
  occupying,
  outOfArc,
  rearExposed,
  shutDownHolds,
  enemyHex,
  woods,
  first,
  goal,
  slowest,
];
