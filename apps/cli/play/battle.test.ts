import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { fork, menuFor } from '@ironfield/kernel/play/advance.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { isToldTo, toldOf } from '@ironfield/kernel/record/telling.ts';
import type { CoreEvent, CoreOrder } from '@ironfield/kernel/state.ts';
import { games } from '@ironfield/server/games.ts';
import { expect, test } from 'vitest';
import { Battle } from './battle.ts';

test('A hint does not show how many orders the other side has given in secret', () => {
  const classic = games.find(({ id }) => id === 'classic')!;
  const setup = scenarioSetup(classic, 'skirmish', { 'double-blind': true }, randomFrom('dealt'));
  if (!setup.ok) throw new Error(setup.error[0].message);
  const battle = new Battle(classic, setup.value, 'dice');
  const random = randomFrom('orders');
  const seen = { secret: 0, told: 0 };
  while (seen.secret < 3 || seen.told < 3) {
    const [seat] = battle.waiting();
    const order = sampleOrder<CoreOrder>(menuFor(classic, battle.state, seat)!, random)!;
    const before = fork(classic, battle.state);
    const trial = History.resumed(classic, 'dice', [], fork(classic, battle.state));
    const events: CoreEvent[] = [];
    trial.add({ kind: 'order', seat, order }, events);
    const told = toldOf(classic, { seat, before, after: trial.state, events });
    const seeds = battle.sides.map((_, other) => battle.hintSeed(other));
    expect(battle.give(seat, order)).toBeNull();
    for (const other of battle.sides.keys()) {
      if (told && !isToldTo({ kind: 'order', seat, order, told }, other)) {
        expect(battle.hintSeed(other)).toBe(seeds[other]);
        seen.secret++;
      } else if (battle.hintSeed(other) !== seeds[other]) seen.told++;
    }
  }
});
