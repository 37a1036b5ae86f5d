// The number of clicks in a turn for a player who points at every hex and target: npm run clicks

import { battleforce2 } from '@ironfield/battleforce2/game.ts';
import { gearblitz } from '@ironfield/gearblitz/game.ts';
import type { Page } from 'playwright-core';
import type { StoredGame } from './src/sessions/local-store.ts';
import { type Click, clicksOfTurn } from './testing/clicks.fixture.ts';
import { clicksOfRound } from './testing/gear-clicks.fixture.ts';
import { House } from './testing/hands.fixture.ts';
import { gameUntil, sitDownAt, skirmishUntil } from './testing/prepared.fixture.ts';

interface Case {
  readonly name: string;
  readonly most: number;
  game(seed: string): StoredGame;
  play(page: Page): Promise<readonly Click[]>;
}

const CASES: readonly Case[] = [
  {
    name: 'BattleTech, a lance',
    most: 16,
    game: (seed) => skirmishUntil((types, { turn }) => types.includes('move') && turn >= 2, seed),
    play: clicksOfTurn,
  },
  {
    name: 'BattleForce 2, a company',
    most: 18,
    game: (seed) =>
      gameUntil(battleforce2, 'border-raid', (types, { turn }) => types.includes('move') && turn >= 2, {
        seed,
        options: {},
      }),
    play: clicksOfTurn,
  },
  {
    name: 'Heavy Gear Blitz, five Gears',
    most: 30,
    game: (seed) => gameUntil(gearblitz, 'meeting', (types) => types.includes('group'), { seed }),
    play: clicksOfRound,
  },
];

const SEEDS = ['table', 'ridge', 'river'];

/** By what was asked: how many clicks. */
function byQuestion(clicks: readonly Click[]): string {
  const groups = Map.groupBy(clicks, ([asked]) => asked.replace(/ [A-Z]{2,3}\d?-.*$/, '').trim());
  return [...groups].map(([asked, all]) => `${all.length} × ${asked}`).join('; ');
}

const house = new House();
await house.open();
let isOver = false;
try {
  const page = await house.visit({ width: 1440, height: 900 });
  for (const { name, most, game, play } of CASES) {
    for (const seed of SEEDS) {
      await sitDownAt(page, house.address, game(seed));
      const clicks = await play(page);
      isOver ||= clicks.length > most;
      process.stdout.write(`${name}, ${seed}: ${clicks.length} clicks of ${most} (${byQuestion(clicks)})\n`);
      if (process.argv.includes('--all'))
        for (const click of clicks) process.stdout.write(`  ${click.join(': ')}\n`);
    }
  }
} finally {
  await house.close();
}
process.exitCode = isOver ? 1 : 0;
