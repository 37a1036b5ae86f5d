// npm run questions -- --by-hand [GAME …]
// Every kind of question that games come to, drawn and answered in a real browser: by mouse, by keys and by touch.

import type { Page } from 'playwright-core';
import { problems } from '../browser.fixture.ts';
import { House } from '../hands.fixture.ts';
import { GAME_IDS, loadGame } from '../src/catalogue.ts';
import { kindsOf } from './asking.ts';
import { answerAt, HANDS, type Hands, visitor } from './by-hand.ts';
import { huntFor, type Position, positionsOf } from './positions.ts';

/** Random games that are looked through, and games that are played for one more kind; orders of each. */
const GAMES = 8;
const HUNTS = 8;
const LENGTH = 300;

interface Answered {
  readonly position: Position;
  readonly hands: Hands;
  /** What went wrong. */
  readonly trouble: string | null;
}

/** The exit code. */
export async function runByHand(words: readonly string[]): Promise<number> {
  const house = new House();
  await house.open();
  let isWell = true;
  try {
    for (const id of words.length > 0 ? words : GAME_IDS) isWell = (await ask(house, id)) && isWell;
  } finally {
    await house.close();
  }
  return isWell ? 0 : 1;
}

async function ask(house: House, id: string): Promise<boolean> {
  const game = await loadGame(id);
  if (!game) throw new Error(`There is no game "${id}"; there are ${GAME_IDS.join(', ')}`);
  const kinds = kindsOf(game);
  const nameOf = (kind: string) => `${id} ${kind}`;
  const first = positionsOf(game, GAMES, LENGTH);
  const isMet = (kind: string) => first.some((position) => position.kind === nameOf(kind));
  const hunted = huntFor(
    game,
    kinds.filter((kind) => !isMet(kind)),
    HUNTS,
    LENGTH,
  );
  const positions = [...first, ...hunted];
  const met = positions.map(({ kind }) => kind);
  const missing = kinds.filter((kind) => !met.includes(nameOf(kind)));
  console.error(`${id}: ${positions.length} of ${kinds.length} kinds of question were found`);
  const answered = (await Promise.all(HANDS.map((hands) => answerAll(house, positions, hands)))).flat();
  const failed = answered.filter(({ trouble }) => trouble !== null);
  const never = missing.length === 0 ? '' : `; not met: ${missing.join(', ')}`;
  console.log(
    `${id}: ${positions.length} of ${kinds.length} kinds by ${HANDS.length} hands${never}; ${failed.length} failures`,
  );
  for (const { position, hands, trouble } of failed)
    console.log(`  ${position.kind} by ${hands}, after ${position.stored.log.length} orders: ${trouble}`);
  return failed.length === 0;
}

/** One after the other, with the same hands. Whatever goes wrong is told, and the next is tried. */
async function answerAll(house: House, positions: readonly Position[], hands: Hands): Promise<Answered[]> {
  const answered: Answered[] = [];
  let page: Page = await visitor(house, hands);
  for (const position of positions) {
    const trouble = await troubleAt(page, house.address, position, hands);
    answered.push({ position, hands, trouble });
    if (trouble !== null) {
      console.error(`${position.kind} by ${hands}: ${trouble}`);
      page = await visitor(house, hands);
    }
  }
  return answered;
}

async function troubleAt(
  page: Page,
  address: string,
  position: Position,
  hands: Hands,
): Promise<string | null> {
  const before = problems.length;
  try {
    await answerAt(page, address, position, hands);
  } catch (error) {
    return (error as Error).message.split('\n').slice(0, 4).join(' ');
  }
  // Hands are at work side by side: what one has done wrong may be told of another as well.
  return problems[before] ?? null;
}
