// npm run questions -- --by-hand
// Asks every kind of question that games reach in a real browser, and answers it by mouse, by keys and by touch.

import type { Page } from 'playwright-core';
import { problems } from '../browser.fixture.ts';
import { House } from '../hands.fixture.ts';
import { loadGame } from '../src/catalogue.ts';
import { kindsOf } from './asking.ts';
import { answerAt, HANDS, type Hands, visitor } from './by-hand.ts';
import { huntFor, type Position, positionsOf } from './positions.ts';

const LENGTH = 300;

interface Effort {
  /** Random games to look through. */
  readonly games: number;
  /** The number of games to play for each missing kind. */
  readonly hunts: number;
}

interface Answered {
  readonly position: Position;
  readonly hands: Hands;
  /** The problem. */
  readonly trouble: string | null;
}

/** The exit code. */
export async function runByHand(ids: readonly string[], effort: Effort): Promise<number> {
  const house = new House();
  await house.open();
  let isWell = true;
  try {
    for (const id of ids) isWell = (await ask(house, id, effort)) && isWell;
  } finally {
    await house.close();
  }
  return isWell ? 0 : 1;
}

async function ask(house: House, id: string, { games, hunts }: Effort): Promise<boolean> {
  const game = (await loadGame(id))!;
  const kinds = kindsOf(game);
  const nameOf = (kind: string) => `${id} ${kind}`;
  const first = positionsOf(game, games, LENGTH);
  const isMet = (kind: string) => first.some((position) => position.kind === nameOf(kind));
  const hunted = huntFor(
    game,
    kinds.filter((kind) => !isMet(kind)),
    hunts,
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
  // Several hands work in parallel: a fault of one may be reported for another, too.
  return problems[before] ?? null;
}
