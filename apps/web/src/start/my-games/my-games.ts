// One's own games, wherever they are kept: on this device, and on the server behind this page.

import type { GameSummary } from '@ironfield/client/api.ts';
import { missingSeats } from '@ironfield/client/shares.ts';
import type { CoreSetup } from '@ironfield/kernel/state.ts';
import { titleOfScenario } from '../../catalogue.ts';
import { linkTo } from '../../router.ts';
import type { LocalGameInfo } from '../../sessions/local-messages.ts';
import { removeGame, storedGame, storedGames, storeGame } from '../../sessions/local-store.ts';
import { forgetGame, keepKeys, type OwnKey, ownKeys, seatKey } from '../../sessions/own-seats.ts';
import { seatId, server } from '../../sessions/server.ts';
import { playerName, playerNames } from '../../table/people/players.ts';

export interface MyGame {
  readonly key: string;
  readonly address: string;
  readonly game: string;
  readonly title: string;
  /** Against or with whom. */
  readonly company: string;
  readonly standing: string;
  /** The question that the viewer of the list has to answer. */
  readonly asks?: string | undefined;
  /** Others wait for it. */
  readonly isTurn: boolean;
  /** Milliseconds that are left to me; null without a clock, and while it is not my turn. */
  readonly left: number | null;
  readonly isOver: boolean;
  readonly isOnServer: boolean;
  readonly updated: string;
  /** The battle itself, if this device knows it. */
  readonly setup?: CoreSetup | undefined;
  /** Takes the game off the list; the answer brings it back. */
  remove(): Promise<() => unknown>;
}

/** A game that goes on when I do: others wait, or only bots. */
export const isAwaited = ({ isTurn, isOver, asks }: MyGame): boolean =>
  isTurn || (!isOver && asks !== undefined);

/**
 * Games in which somebody waits for me first, the shortest time before the others; then those that go on, the last played
 * before the others.
 */
export function inOrder(games: readonly MyGame[]): MyGame[] {
  const rank = ({ isTurn, isOver }: MyGame) => (isTurn ? 0 : isOver ? 2 : 1);
  const left = (game: MyGame) => game.left ?? Number.MAX_SAFE_INTEGER;
  return games.toSorted(
    (a, b) => rank(a) - rank(b) || left(a) - left(b) || b.updated.localeCompare(a.updated),
  );
}

export async function gamesHere(): Promise<MyGame[]> {
  return (await storedGames()).map(localGame);
}

export function localGame(info: LocalGameInfo): MyGame {
  const { id, game, scenario, standing, asks, isOver, updated, setup } = info;
  return {
    key: id,
    address: linkTo('table', 'local', id),
    game,
    title: titleOfScenario(game, scenario),
    company: opponentOf(info),
    standing,
    asks: isOver ? undefined : asks,
    isTurn: false,
    left: null,
    isOver,
    isOnServer: false,
    updated,
    setup: setup as CoreSetup | undefined,
    remove: async () => {
      const stored = await storedGame(id);
      await removeGame(id);
      return async () => stored && storeGame(stored, 0);
    },
  };
}

function opponentOf({ players }: LocalGameInfo): string {
  const bot = players.find((player) => player.kind === 'bot');
  return bot?.kind === 'bot' ? `against a ${bot.strength} bot` : 'two at one screen';
}

/** As many as the server looks up at once. */
const ASKED = 200;

/** Null when the server cannot be reached. */
export async function gamesOnServer(): Promise<MyGame[] | null> {
  const keys = ownKeys()
    .filter(({ kind }) => kind === 'seat')
    .slice(-ASKED);
  // Without a seat on a server, there is no need to know whether there is one.
  if (keys.length === 0) return [];
  const mine = await server.mine({ seats: keys.map(({ game, secret }) => ({ game, secret })) });
  if (!mine.ok) return null;
  return keys.flatMap((key) => {
    const summary = mine.value.games.find(({ id }) => id === key.game);
    return summary ? [serverGame(summary, key)] : [];
  });
}

export function serverGame(summary: GameSummary, { game, seat }: Pick<OwnKey, 'game' | 'seat'>): MyGame {
  const isTurn = isTurnOf(summary, seat);
  return {
    key: `${game} ${seat}`,
    address: linkTo('table', 'seat', seatId(game, seat)),
    game: summary.game,
    title: summary.title ?? titleOfScenario(summary.game, summary.scenario),
    company: companyOf(summary, seat),
    standing: standingOf(summary, seat),
    isTurn,
    left: isTurn ? (summary.seats[seat]?.timeLeft ?? null) : null,
    isOver: summary.outcome !== null,
    isOnServer: true,
    updated: summary.updated,
    remove: async () => {
      const held = ownKeys().filter((key) => key.game === game);
      forgetGame(game);
      return () => keepKeys(...held);
    },
  };
}

/** Asked at the table, or to answer what somebody proposes. */
function isTurnOf({ outcome, waiting, takeback, draw }: GameSummary, seat: number): boolean {
  const proposals = [takeback, draw?.declined === null ? draw : null];
  return (
    !outcome && (waiting.includes(seat) || proposals.some((each) => each && !each.agreed.includes(seat)))
  );
}

function standingOf(summary: GameSummary, seat: number): string {
  const { outcome, waiting, seats, begun, rematch } = summary;
  if (outcome) {
    const end = outcome.winners.length === 0 ? 'A draw' : outcome.winners.includes(seat) ? 'Won' : 'Lost';
    const isAsked = rematch && rematch.by !== seat && !seatKey(rematch.game, seat);
    return isAsked ? `${end} · ${playerName(summary, rematch.by)} would like a rematch` : end;
  }
  if (isTurnOf(summary, seat)) return 'Your turn';
  if (seats.some(({ kind, name }) => kind === 'open' && name === null)) return 'Waiting for someone to join';
  const awaited = begun ? waiting : missingSeats(summary).map((missing) => missing.seat);
  return `Waiting for ${playerNames(summary, awaited)}`;
}

function companyOf({ seats }: GameSummary, seat: number): string {
  const others = seats.filter((each) => each.seat !== seat);
  return `with ${others
    .map(({ kind, name, side, strength }) =>
      kind === 'bot' ? `a ${strength} bot` : kind === 'open' ? (name ?? 'an open seat') : (name ?? side),
    )
    .join(' and ')}`;
}
