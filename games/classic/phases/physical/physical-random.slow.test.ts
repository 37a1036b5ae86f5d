// Brawls at random: many 'Mechs on a small, steep and wet board, every decision taken from the menus.

import { insistFollowed } from '@ironfield/conformance/properties/following.ts';
import { deadEnd, offerOf } from '@ironfield/conformance/properties/on-menu.ts';
import { distance, neighbour } from '@ironfield/hex/board.ts';
import { type Facing, oppositeOf } from '@ironfield/hex/coordinates.ts';
import { seededDice } from '@ironfield/kernel/dice.ts';
import { hashOf } from '@ironfield/kernel/hash.ts';
import { possibleOrders } from '@ironfield/kernel/menu/menu.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { applyOrder, fork, menuFor, resume, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { type Random, randomBelow, randomFrom, randomItem } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { invariants } from '../../checks/invariants.ts';
import type { Event } from '../../events.ts';
import { classic } from '../../game.ts';
import type { Order } from '../../orders.ts';
import { directionTo } from '../../rules/physical/displacement.ts';
import type { Side, State, UnitState } from '../../state.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { THE_END } from '../../testing/table.ts';

const SIZE = 7;
const BRAWLS = 300;
const HEXES = ['.', '.', '.', 'l', 'H', '.1', '.1', '.2', '.3', '.5', '~1', '~2', 'r'];
const NAMES = ['Ant', 'Bee', 'Cat', 'Dog', 'Elk', 'Fox', 'Gnu', 'Hen', 'Owl', 'Pig'];
const ARMED = { slots: { RA: ['4 x Hatchet'], LT: ['4 x Jump Jet'] } };
const STURDY = mech('Sturdy', { tons: 60, armor: 12, ...ARMED });
const FRAIL = mech('Frail', {
  tons: 30,
  armor: 1,
  slots: { CT: ['2 x Jump Jet'], RT: ['Ammo AC/5', '4 x AC/5'] },
});

function brawl(random: Random): Scene {
  const row = () => Array.from({ length: SIZE }, () => randomItem(random, HEXES)).join(' ');
  const map = Array.from({ length: SIZE }, row).join('\n');
  const units = NAMES.map((name, i) => [
    name,
    {
      mech: randomBelow(random, 3) === 0 ? FRAIL : STURDY,
      side: (i % 2) as Side,
      piloting: 3 + randomBelow(random, 4),
    },
  ]);
  const made = scene({ map, units: Object.fromEntries(units) });
  for (const unit of made.state.units) place(made, unit, random);
  for (const index of made.state.units.keys()) launch(made, index, random);
  made.state.initiativeWinner = randomBelow(random, 2) as Side;
  made.state.dice = seededDice(String(randomBelow(random, 1 << 30)));
  made.state.agenda = [THE_END, { step: 'physical' }];
  return made;
}

const chance = (random: Random, percent: number) => randomBelow(random, 100) < percent;

function place({ state, field }: Scene, unit: UnitState, random: Random): void {
  do unit.hex = randomBelow(random, field.board.size);
  while (state.units.some((other) => other !== unit && other.hex === unit.hex));
  unit.facing = randomBelow(random, 6) as Facing;
  unit.twist = randomItem(random, [-1, 0, 1]);
  unit.prone = chance(random, 15);
  unit.thisTurn.mode = unit.prone ? 'walk' : randomItem(random, ['still', 'walk', 'run', 'jump']);
  unit.thisTurn.hexesMoved = unit.thisTurn.mode === 'still' ? 0 : randomBelow(random, 8);
  unit.thisTurn.mpLeft =
    unit.thisTurn.mode === 'walk' || unit.thisTurn.mode === 'run' ? randomBelow(random, 4) : 0;
  if (chance(random, 20)) unit.club = randomItem(random, ['tree', 'limb']);
  if (chance(random, 8)) unit.crew = { ...unit.crew, knockedOut: 1 };
}

/** Some are in the middle of a charge or a death from above. */
function launch({ state, field }: Scene, index: number, random: Random): void {
  const unit = state.units[index];
  const isTaken = (target: number) =>
    state.units.some((other) => other.thisTurn.onslaught?.target === target);
  const order = state.units.filter((other) => other.thisTurn.onslaught).length;
  if (unit.prone || unit.crew.knockedOut || isTaken(index) || !chance(random, 40)) return;
  const enemies = field.enemiesOf[index].filter((enemy) => {
    const { hex, thisTurn } = state.units[enemy];
    return !thisTurn.onslaught && !isTaken(enemy) && distance(field.board, unit.hex, hex) === 1;
  });
  if (enemies.length === 0) return;
  const target = randomItem(random, enemies);
  const victim = state.units[target];
  unit.facing = directionTo(field, unit.hex, victim.hex);
  const isLevel = Math.abs(field.bed[victim.hex] - field.bed[unit.hex]) <= 1;
  const kind = !victim.prone && isLevel && chance(random, 50) ? 'charge' : 'dfa';
  const behind = neighbour(field.board, unit.hex, oppositeOf(unit.facing));
  unit.thisTurn.mode = kind === 'dfa' ? 'jump' : 'run';
  unit.thisTurn.onslaught = {
    kind,
    target,
    from: behind < 0 ? unit.hex : behind,
    hexes: randomBelow(random, 6),
    order,
    spoiled: kind === 'dfa' && chance(random, 10),
  };
  if (kind === 'charge' && chance(random, 10)) unit.prone = true;
}

const isOver = ({ agenda, outcome }: State) => outcome !== null || agenda.at(-1)!.step === THE_END.step;

/**
 * What the invariants of a settled table forbid, but not in the middle of things: a wreck keeps its place until the
 * phase ends, so its player may have to say where it goes; and who was fallen upon is still being moved away.
 */
function isBroken(sentence: string, { agenda }: State): boolean {
  if (/^physical\/.*lost/.test(sentence)) return false;
  const isMoving = agenda.some(({ step }) => step === 'displace' || step === 'physical/give-way');
  return !(isMoving && sentence.endsWith('shares its hex'));
}

test(`${BRAWLS} brawls keep to the menus and end with everybody in a hex of his own`, () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < BRAWLS; seed++) {
    const random = randomFrom(`a brawl ${seed}`);
    const { state } = brawl(random);
    const quiet = fork(classic, state);
    resume(classic, state, []);
    resume(classic, quiet, null);
    while (!isOver(state)) {
      const [seat] = waitingFor(state);
      const menu = menuFor(classic, state, seat)!;
      const order = sampleOrder<Order>(menu, random)!;
      const told = { seed, order: JSON.stringify(order), step: state.agenda.at(-1)!.step };
      seen.add(`${told.step} ${order.type}`);
      expect(deadEnd(menu), JSON.stringify(told)).toBe(null);
      expect(offerOf({ ...menu, orders: possibleOrders(menu) })(order), JSON.stringify(told)).toBe(true);
      applyOrder(classic, quiet, seat, order, null);
      const before = classic.table(state, 'spectator');
      const events: Event[] = [];
      applyOrder(classic, state, seat, order, events);
      insistFollowed(classic, before, events, classic.table(state, 'spectator'), JSON.stringify(told));
      const broken = invariants(state).filter((sentence) => isBroken(sentence, state));
      expect(broken, JSON.stringify(told)).toEqual([]);
    }
    expect(hashOf(quiet), `seed ${seed} depends on who listens`).toBe(hashOf(state));
    for (const unit of state.units) {
      expect(unit.thisTurn.onslaught, `seed ${seed}`).toBe(null);
      expect(unit.loss === null || unit.hex < 0, `seed ${seed}`).toBe(true);
    }
  }
  expect([...seen].sort()).toEqual([
    'displace/step-aside step-aside',
    'physical/declare club',
    'physical/declare hatchet',
    'physical/declare kick',
    'physical/declare pass',
    'physical/declare punch',
    'physical/declare push',
    'physical/give-way go',
    'physical/impossible call-off',
    'physical/make-way go',
    'physical/sidestep go',
  ]);
});
