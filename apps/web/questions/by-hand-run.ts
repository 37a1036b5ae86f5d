// npm run questions -- --by-hand
// Asks every kind of question that games reach in a real browser, and answers it by mouse, by keys and by touch.

import type { AnyWrittenGame } from '@ironfield/kernel/play/game.ts';
import type { Page } from 'playwright-core';
import { loadGame } from '../src/catalogue.ts';
import { problems } from '../testing/browser.fixture.ts';
import { House } from '../testing/hands.fixture.ts';
import { kindsOf } from './asking.ts';
import { answerAt, answerSetUp, HANDS, type Hands, visitor } from './by-hand.ts';
import { huntFor, positionsOf } from './positions.ts';
import { SET_UP, type SetUp } from './set-up.ts';
import { TableInNode } from './table-in-node.ts';

const LENGTH = 300;

interface Effort {
  /** Random games to look through. */
  readonly games: number;
  /** The number of games to play for each missing kind. */
  readonly hunts: number;
}

/** A question and a way to sit down before it. */
interface Asked {
  readonly kind: string;
  answer(page: Page, hands: Hands): Promise<void>;
}

interface Answered {
  readonly asked: Asked;
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

async function ask(house: House, id: string, effort: Effort): Promise<boolean> {
  const game = (await loadGame(id))!;
  const kinds = kindsOf(game);
  const isAskedIn = (asked: readonly Asked[], kind: string) =>
    asked.some((each) => each.kind === `${id} ${kind}`);
  const met = metInGames(house, game, kinds, effort);
  const isRare = (kind: string) => !isAskedIn(met, kind);
  const rare = SET_UP[id]?.filter(({ question }) => isRare(question.step)) ?? [];
  const setUp = rare.map((each) => putUp(house, game, each));
  const asked = [...met, ...setUp];
  const missing = kinds.filter((kind) => !isAskedIn(asked, kind));
  console.error(`${id}: ${met.length} of ${kinds.length} kinds of question met, ${setUp.length} set up`);
  const answered = (await Promise.all(HANDS.map((hands) => answerAll(house, asked, hands)))).flat();
  const failed = answered.filter(({ trouble }) => trouble !== null);
  const never = missing.length === 0 ? '' : `; never asked: ${missing.join(', ')}`;
  console.log(
    `${id}: ${asked.length} of ${kinds.length} kinds by ${HANDS.length} hands, ${setUp.length} of them set up (${rare
      .map(({ question }) => question.step)
      .join(', ')})${never}; ${failed.length} failures`,
  );
  for (const { asked, hands, trouble } of failed) console.log(`  ${asked.kind} by ${hands}: ${trouble}`);
  return failed.length === 0 && missing.length === 0;
}

function metInGames(
  house: House,
  game: AnyWrittenGame,
  kinds: readonly string[],
  { games, hunts }: Effort,
): Asked[] {
  const first = positionsOf(game, games, LENGTH);
  const isMet = (kind: string) => first.some((position) => position.kind === `${game.id} ${kind}`);
  const missing = kinds.filter((kind) => !isMet(kind));
  const positions = [...first, ...huntFor(game, missing, hunts, LENGTH)];
  return positions.map((position) => ({
    kind: position.kind,
    answer: (page, hands) => answerAt(page, house.address, position, hands),
  }));
}

function putUp(house: House, game: AnyWrittenGame, setUp: SetUp): Asked {
  const kind = `${game.id} ${setUp.question.step}`;
  return {
    kind,
    async answer(_, hands) {
      const page = await visitor(house, hands);
      const table = new TableInNode(game, setUp);
      await table.serve(page);
      await answerSetUp(page, house.address, table, kind, hands);
      await page.context().close();
    },
  };
}

/** One after the other, with the same hands. Whatever goes wrong is told, and the next is tried. */
async function answerAll(house: House, questions: readonly Asked[], hands: Hands): Promise<Answered[]> {
  const answered: Answered[] = [];
  let page: Page = await visitor(house, hands);
  for (const asked of questions) {
    const trouble = await troubleWith(asked, page, hands);
    answered.push({ asked, hands, trouble });
    if (trouble !== null) {
      console.error(`${asked.kind} by ${hands}: ${trouble}`);
      page = await visitor(house, hands);
    }
  }
  return answered;
}

async function troubleWith(asked: Asked, page: Page, hands: Hands): Promise<string | null> {
  const before = problems.length;
  try {
    await asked.answer(page, hands);
  } catch (error) {
    return (error as Error).message.split('\n').slice(0, 4).join(' ');
  }
  // Several hands work in parallel: a fault of one may be reported for another, too.
  return problems[before] ?? null;
}
