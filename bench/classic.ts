import type { Shot } from '@ironfield/classic/attacks.ts';
import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import { weaponNumber, whyNotFire } from '@ironfield/classic/rules/fire/to-hit.ts';
import { createGroundReach, groundReach, RUNNING } from '@ironfield/classic/rules/movement/reach.ts';
import { sightBetween } from '@ironfield/classic/rules/sight/line-of-sight.ts';
import { AUTOMATIC_MISS, type State } from '@ironfield/classic/state.ts';
import { type Game, STRENGTHS, type Strength } from '@ironfield/kernel/play/game.ts';
import { type Player, randomPlayer } from '@ironfield/kernel/play/player.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import { orderReplay } from './game-speed.ts';
import { perSecond, type Timing } from './measure.ts';

export interface ClassicSpeed {
  /** Between all pairs of hexes, on ground that is new every time, so that nothing is remembered. */
  readonly sightLinesPerSecond: number;
  /** Numbers of weapon attacks that could be made in random games, without their explanations. */
  readonly toHitPerSecond: number;
  /** A 'Mech with 8 running MP to everywhere and every facing, with an enemy in the way. */
  readonly reachPerSecond: number;
  /** Orders of random games through `advance`. */
  readonly ordersPerSecond: number;
  /** Four 'Mechs on each side, the same bot on both. */
  readonly secondsPerBotGame: Record<Strength, number>;
}

const RUNNING_MP = 8;

export function classicSpeed(game: Game<Classic>, setup: Classic['Setup'], timing: Timing): ClassicSpeed {
  const field = battlefieldOf({ setup });
  return {
    sightLinesPerSecond: perSecond(() => allSightLines(setup), timing),
    toHitPerSecond: perSecond(toHits(game, setup, field), timing),
    reachPerSecond: perSecond(searches(field), timing),
    ordersPerSecond: perSecond(orderReplay(game, setup, setup.seats.length), timing),
    secondsPerBotGame: Object.fromEntries(
      STRENGTHS.map((strength) => [strength, secondsPerGame(game, setup, strength, timing)]),
    ) as Record<Strength, number>,
  };
}

function allSightLines(setup: Classic['Setup']): number {
  const field = battlefieldOf({ setup, ground: {} });
  const { board } = field;
  for (let from = 0; from < board.size; from++) {
    for (let to = 0; to < board.size; to++) sightBetween(field, from, false, to, false);
  }
  return board.size * board.size;
}

function searches(field: Battlefield): () => number {
  const { size, width } = field.board;
  const into = createGroundReach(field);
  const steps = field.kinds[0].stepsOn(field, 0);
  let cell = width;
  return () => {
    cell = cell + 1 < size - width ? cell + 1 : width;
    const blocked = [cell - width];
    groundReach(field, { steps, rules: RUNNING, mp: RUNNING_MP, blocked, start: cell, facing: 0 }, into);
    return 1;
  };
}

/** One call computes every number once and says how many there were. */
function toHits(game: Game<Classic>, setup: Classic['Setup'], field: Battlefield): () => number {
  const shots: { state: State; shot: Shot }[] = [];
  for (let orders = 60; orders <= 120; orders += 5) {
    const players = setup.seats.map(() => randomPlayer as Player<Classic>);
    const { state } = playMatch(game, setup, `shots ${orders}`, players, { maxOrders: orders });
    shots.push(...possibleShots(field, state).map((shot) => ({ state, shot })));
  }
  return () => {
    for (const { state, shot } of shots) weaponNumber(field, state, shot);
    return shots.length;
  };
}

function possibleShots(field: Battlefield, state: State): Shot[] {
  return state.units.flatMap((_, attacker) =>
    field.enemiesOf[attacker].flatMap((target) =>
      field.designs[attacker].weapons.flatMap((_mount, weapon) => {
        const shot: Shot = { attacker, weapon, target, twist: 0, secondary: 0, aim: -1 };
        if (whyNotFire(field, state, { unit: attacker, twist: 0, prop: null }, weapon, target)) return [];
        return weaponNumber(field, state, shot) === AUTOMATIC_MISS ? [] : [shot];
      }),
    ),
  );
}

/** Whole games take long: a few of them after one to warm up. */
function secondsPerGame(
  game: Game<Classic>,
  setup: Classic['Setup'],
  strength: Strength,
  { rounds }: Timing,
): number {
  const play = (seed: number) =>
    playMatch(
      game,
      setup,
      `bench ${seed}`,
      setup.seats.map(() => game.bot(strength)),
    );
  play(0);
  const start = performance.now();
  for (let seed = 1; seed <= rounds; seed++) play(seed);
  return (performance.now() - start) / 1000 / rounds;
}
