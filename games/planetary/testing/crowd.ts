import { crowdsOf } from '@ironfield/conformance/runs/crowd.ts';
import { type Random, randomBelow, randomItem } from '@ironfield/kernel/random.ts';
import { planetary } from '../game.ts';
import { isAlwaysOpen, mayFight } from '../rules/kinds.ts';
import {
  BATTLE_KINDS,
  type BattleSetup,
  type CounterEntry,
  LANDS,
  QUALITIES,
  type Setup,
  type SideSheet,
} from '../state.ts';

/** More units than boxes, so that they stand on top of each other. */
const MOST_UNITS = 14;

/** Any units at all that can be in such a battle; settlements and convoys among them. */
function drawnSide(setup: Setup, side: SideSheet, kind: BattleSetup['kind'], random: Random) {
  const types = Object.keys(setup.sheets).filter((type) => {
    const sheet = setup.sheets[type];
    return sheet.faction === side.faction && mayFight(sheet.kind, kind);
  });
  const drawn = Array.from({ length: 1 + randomBelow(random, MOST_UNITS) }, (): CounterEntry => {
    const type = randomItem(random, types);
    const sold = QUALITIES.filter((_, index) => setup.sheets[type].prices[index] !== null);
    return { type, quality: randomItem(random, sold) };
  });
  const hides = drawn.map(
    ({ type }) => !isAlwaysOpen(setup.sheets[type].kind) && randomBelow(random, 3) === 0,
  );
  return {
    side: { ...side, counters: drawn.map((entry, index) => (hides[index] ? null : entry)) },
    secret: drawn.filter((_, index) => hides[index]),
  };
}

/** Forces that nobody would send, on islands and lakes as well. */
export const crowds = crowdsOf(planetary, (setup, random): Setup => {
  const kind = randomItem(random, BATTLE_KINDS);
  const south = drawnSide(setup, setup.sides[0], kind, random);
  const north = drawnSide(setup, setup.sides[1], kind, random);
  const { war: _, ...rest } = setup;
  return {
    ...rest,
    sides: [south.side, north.side],
    secrets: [south.secret, north.secret],
    battle: {
      kind,
      ground: {
        land: randomItem(random, LANDS),
        shape: randomItem(random, ['ordinary', 'island', 'lake'] as const),
      },
      attacker: randomBelow(random, 2),
      supplied: [randomBelow(random, 2) === 0, randomBelow(random, 2) === 0],
    },
  };
});
