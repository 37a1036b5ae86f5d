import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { menuFor, startGame, submit, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { describe, expect, test } from 'vitest';
import { planetary } from '../game.ts';
import type { Order } from '../orders.ts';
import { isGround } from '../rules/kinds.ts';
import { isOnSurface } from '../rules/places.ts';
import { dueBattles } from '../rules/war/sites.ts';
import { countersAt, sheetOn, warIn } from '../rules/war/stacks.ts';
import { ARRIVING, DESTROYED, type State } from '../state.ts';
import { Campaign, post, skyWar } from '../testing/campaign.ts';
import { crowdedWar } from '../testing/war-crowd.ts';
import { invariants } from './invariants.ts';

/** PA-STATE-30: what must hold from one order to the next. */
function insistStep(before: State, after: State): void {
  const [old, now] = [before.war!, after.war!];
  // 5: once face-up, always face-up; and nobody vanishes (10).
  expect(after.counters.length).toBeGreaterThanOrEqual(before.counters.length);
  for (const { id, faceUp, place } of before.counters) {
    if (faceUp) expect(after.counters[id].faceUp).toBe(true);
    // A counter that is out of the game stays out of it.
    if (place === DESTROYED) expect(after.counters[id].place).toBe(DESTROYED);
  }
  // 4: settlements change hands, and sieges begin and end, in End Phases alone. Rubble comes of battles and bombs, too.
  const isSameTurn = old.turn === now.turn;
  for (const settlement of now.settlements) {
    const same = old.settlements.find(({ counter }) => counter === settlement.counter);
    if (!same || !isSameTurn || now.phase === 'end') continue;
    const { counter } = settlement;
    expect(after.counters[counter].side).toBe(before.counters[counter].side);
    if (settlement.besieged) expect(same.besieged).toBe(true);
    if (same.rubble) expect(settlement.rubble).toBe(true);
  }
  // 6: supply is what it was when the battle began.
  if (before.battle && after.battle && before.battle.turn > 0 && after.battle.turn > 0)
    for (const fighter of before.battle.fighters) {
      const same = after.battle.fighters.find(({ counter }) => counter === fighter.counter);
      if (same && after.battle.place === before.battle.place && isSameTurn)
        expect(same.supplied).toBe(fighter.supplied);
    }
  // 8: one recon, one drop and one attack on the move in a turn: what was done is not undone within a phase.
  if (isSameTurn && old.phase === now.phase && old.active === now.active)
    for (const { id } of before.counters) {
      const [was, is] = [old.doings[id], now.doings[id]];
      if (was.scouted) expect(is.scouted).toBe(true);
      if (was.dropped) expect(is.dropped).toBe(true);
      expect(is.spent).toBeGreaterThanOrEqual(was.spent);
    }
  // 3: nobody leaves a Combat Phase with a battle that has to be fought.
  if (old.phase === 'combat' && (now.phase !== 'combat' || old.active !== now.active) && isSameTurn)
    expect(
      before.battle !== null ||
        dueBattles(warIn(before), old.active).filter(({ isOptional }) => !isOptional).length <= 1,
    ).toBe(true);
}

describe('What must always hold in a war', () => {
  test.each(['a', 'b', 'c', 'd', 'e', 'f'])('holds from order to order, in crowd %s', (seed) => {
    const state = startGame(planetary, crowdedWar(randomFrom(`steps ${seed}`)), seed);
    const random = randomFrom(`orders ${seed}`);
    for (let orders = 0; orders < 260 && !state.outcome; orders++) {
      const before: State = { ...state };
      const [seat] = waitingFor(state);
      const order = sampleOrder<Order>(menuFor(planetary, state, seat)!, random)!;
      const result = submit(planetary, state, seat, order);
      if (!result.ok) throw new Error(result.error.message);
      expect(invariants(state)).toEqual([]);
      insistStep(before, state);
      // 11: the game ends in an End Phase, and not before.
      if (state.outcome) expect(state.war!.phase).toBe('end');
      // 2: ground units stand on land.
      const war = warIn(state);
      for (const { id, place } of state.counters)
        if (isOnSurface(place) && isGround(sheetOn(war, id).kind))
          expect(countersAt(war, place)).toContain(id);
    }
  });
});

describe('What does not hold is said', () => {
  const war = () =>
    new Campaign({
      attacker: [
        post('foot', 'infantry', 'J24'),
        post('cars', 'ground-transport', 'J24'),
        post('van', 'ground-transport', 'J24'),
      ],
      defender: [post('home', 'city', 'L01')],
    });
  const broken = (campaign: Campaign) => invariants(campaign.state).join('; ');

  test('who is aboard two, or in a circle, or an enemy', () => {
    const campaign = war();
    const { state } = campaign;
    expect(broken(campaign)).toBe('');
    const carriers = state
      .war!.carriers.with(campaign.id('cars'), campaign.id('van'))
      .with(campaign.id('van'), campaign.id('cars'));
    state.war = { ...state.war!, carriers };
    expect(broken(campaign)).toMatch(/is aboard too many others/);
    state.war = {
      ...state.war!,
      carriers: war().state.war!.carriers.with(campaign.id('foot'), campaign.id('home')),
    };
    expect(broken(campaign)).toMatch(/is aboard an enemy/);
  });

  test('two battles over one place, besieged rubble, and moves after unloading', () => {
    const campaign = war();
    const { state } = campaign;
    const site = { place: 3, kind: 'land' } as const;
    const [settlement] = state.war!.settlements;
    state.war = {
      ...state.war!,
      fought: [site, site],
      settlements: [{ ...settlement, rubble: true, besieged: true }],
      doings: state.war!.doings.with(0, { ...state.war!.doings[0], unloaded: true }),
    };
    expect(broken(campaign)).toMatch(/fought over twice/);
    expect(broken(campaign)).toMatch(/The rubble of C4 City is besieged/);
    expect(broken(campaign)).toMatch(/IN1 Infantry Battalion may move after unloading/);
  });

  test('a ship on its way to nowhere, and a drive that nobody has', () => {
    const campaign = skyWar({
      attacker: [post('ship', 'dropship-assault', 'orbit 1'), post('war', 'small-warship', 'orbit 1')],
      defender: [post('home', 'city', 'L01')],
    });
    const { state } = campaign;
    state.counters = state.counters.with(1, { ...state.counters[1], place: ARRIVING });
    const [drive] = state.war!.sky!.drives;
    state.war = { ...state.war!, sky: { ...state.war!.sky!, drives: [{ ...drive, counter: 0 }] } };
    expect(broken(campaign)).toMatch(/is on its way to nowhere/);
    expect(broken(campaign)).toMatch(/DA1 DropShip Group \(Assault\) has a drive/);
  });
});
