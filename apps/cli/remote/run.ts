import { readFileSync } from 'node:fs';
import {
  type CreatedGame,
  type GameSummary,
  gameId,
  personName,
  type SeatWish,
  secret as secretSchema,
} from '@ironfield/client/api.ts';
import { type IronfieldApi, ironfieldApi } from '@ironfield/client/http-api.ts';
import { invitationLink, parseLink, type TableLink, withoutSlash } from '@ironfield/client/links.ts';
import type { AnyWrittenGame, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { seatNames } from '@ironfield/kernel/play/setup.ts';
import { commitmentToShare, newSeed } from '@ironfield/kernel/seed.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { battleFor, wantsForces } from '@ironfield/lab/battle/own-forces.ts';
import { games } from '@ironfield/server/games.ts';
import { optionValues } from '../choosing.ts';
import { EXIT, type ExitCode } from '../line/command.ts';
import { Failure, fileTrouble, UsageError } from '../line/mistake.ts';
import type { Terminal } from '../line/terminal.ts';
import { table } from '../line/text-layout.ts';
import type { PlayValues } from '../options/play.ts';
import { Keyboard } from '../play/keyboard.ts';
import { Opening } from '../play/opening.ts';
import { printable } from './printable.ts';
import { keepSeat, type OwnSeat, readSeats, seatsPath } from './seats-file.ts';
import { type SeatKey, sitDown } from './session.ts';

/** `ironfield play` on a server: lists, creates, joins or goes on with a game. */
export async function runRemote(terminal: Terminal, values: PlayValues): Promise<ExitCode> {
  refuseLocal(values);
  const link = values.join === undefined ? null : linkIn(values.join);
  const server = serverOf(values, link);
  const api = ironfieldApi(server);
  if (values.list) return listGames(terminal, api, server);
  const keyboard = new Keyboard(terminal);
  try {
    const found = link
      ? await joinGame(terminal, api, link, values)
      : isGameId(values.game)
        ? ownSeat(server, values.game, values)
        : await createGame(terminal, keyboard, api, server, values);
    if (found === null) {
      terminal.out.write('Until next time.\n');
      return keyboard.isInterrupted ? EXIT.interrupted : EXIT.ok;
    }
    const looked = await api.look(found.game, found.secret);
    if (!looked.ok) throw new Failure(printable(looked.error.message));
    const { summary, view, prelude } = looked.value;
    const { viewer } = prelude ?? (view as View<GameTypes>);
    const own = { ...found, seat: viewer as Seat };
    const game = gameHere(summary.game);
    return await sitDown({ terminal, keyboard, api, game, own, savePath: values.save ?? null });
  } finally {
    keyboard.close();
  }
}

function gameHere(id: string): AnyWrittenGame {
  const game = games.find((one) => one.id === id);
  if (game) return game;
  throw new Failure(`the server plays "${printable(id)}", which this program does not know; update it`);
}

function refuseLocal({ load, seed }: PlayValues): void {
  if (load !== undefined)
    throw new UsageError('--load and --server exclude each other: the server keeps its games');
  if (seed !== undefined)
    throw new UsageError('--seed and --server exclude each other: on a server nobody chooses the dice');
}

function linkIn(text: string): TableLink {
  const link = parseLink(text);
  if (link) return link;
  throw new UsageError(
    '--join needs the whole link, also what stands after the #; put it in quotation marks',
  );
}

function serverOf({ server }: PlayValues, link: TableLink | null): string {
  const address = server ?? link?.server;
  if (address === undefined) throw new UsageError('--server is missing: --server http://localhost:3000');
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new UsageError(`--server cannot be "${address}"; it must look like http://localhost:3000`);
  }
  return withoutSlash(address);
}

const isGameId = (text: string | undefined): text is string =>
  gameId.safeParse(text).success && !games.some(({ id }) => id === text);

function nameOf({ name }: PlayValues): { name?: string } {
  if (name === undefined) return {};
  const parsed = personName.safeParse(name);
  if (parsed.success) return { name: parsed.data };
  throw new UsageError('--name must be a name of at most 40 characters');
}

async function listGames({ out }: Terminal, api: IronfieldApi, server: string): Promise<ExitCode> {
  const seats = readSeats(seatsPath()).filter((one) => one.server === server);
  if (seats.length === 0) {
    out.write(`You have no seats at ${server}.\n`);
    return EXIT.ok;
  }
  const mine = await api.mine({ seats: seats.slice(-200).map(({ game, secret }) => ({ game, secret })) });
  if (!mine.ok) throw new Failure(printable(mine.error.message));
  const rows = seats.flatMap((seat) => {
    const summary = mine.value.games.find(({ id }) => id === seat.game);
    return summary ? [[seat.game, printable(seat.title), printable(seat.side), stateOf(summary, seat)]] : [];
  });
  out.write(`${table([['id', 'game', 'your side', 'state'], ...rows]).join('\n')}\n`);
  out.write(`Go on with one: ironfield play --server ${server} --game ID\n`);
  return EXIT.ok;
}

function stateOf({ outcome, waiting, seats }: GameSummary, own: OwnSeat): string {
  if (outcome) {
    return outcome.winners.length === 0 ? 'a draw' : outcome.winners.includes(own.seat) ? 'won' : 'lost';
  }
  if (waiting.includes(own.seat)) return 'your turn';
  return seats.some(({ kind }) => kind === 'open')
    ? 'waiting for somebody to join'
    : 'waiting for the others';
}

/** A seat that one has: from the file that was named, or from one's own list. */
function ownSeat(server: string, game: string, values: PlayValues): SeatKey {
  const path = values['secret-file'];
  if (path !== undefined) return { server, game, secret: secretIn(path) };
  const seats = readSeats(seatsPath()).filter((one) => one.server === server && one.game === game);
  const own = values.side === undefined ? seats[0] : seats.find(({ seat }) => seat === values.side! - 1);
  if (own) return own;
  throw new Failure('you have no seat in that game; --join takes one with a link, --list shows your games');
}

function secretIn(path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new UsageError(fileTrouble(error, path));
  }
  const found = parseLink(text)?.secret ?? text;
  if (secretSchema.safeParse(found).success) return found;
  throw new Failure(`"${path}" holds neither the secret of a seat nor a link to one`);
}

async function joinGame(
  terminal: Terminal,
  api: IronfieldApi,
  link: TableLink,
  values: PlayValues,
): Promise<SeatKey> {
  if (link.kind === 'play') {
    return { server: link.server, game: link.game, secret: link.secret };
  }
  const invitation = link.secret;
  const invited = await api.invited(link.game, { invitation });
  if (!invited.ok) throw new Failure(printable(invited.error.message));
  const share = newSeed();
  const commitment = commitmentToShare(invited.value.seat, share);
  const joined = await api.join(link.game, { invitation, commitment, ...nameOf(values) });
  if (!joined.ok) throw new Failure(printable(joined.error.message));
  const { seat, secret, summary } = joined.value;
  return keep(terminal, link.server, summary, { seat, secret, share });
}

function keep(
  terminal: Terminal,
  server: string,
  summary: GameSummary,
  key: Pick<OwnSeat, 'seat' | 'secret' | 'share'>,
): SeatKey {
  const own = {
    server,
    game: summary.id,
    ...key,
    title: summary.title ?? `${summary.game} ${summary.scenario}`,
    side: summary.seats[key.seat]?.side ?? '',
  };
  keepSeat(seatsPath(), own);
  terminal.out.write(terminal.out.style.dim(`The secret of your seat is kept in ${seatsPath()}\n`));
  return own;
}

async function createGame(
  terminal: Terminal,
  keyboard: Keyboard,
  api: IronfieldApi,
  server: string,
  values: PlayValues,
): Promise<SeatKey | null> {
  const opening = new Opening(terminal, keyboard);
  const game = await opening.game(values.game);
  const what = game && (await battleIn(game, opening, values));
  const opponent = what && (await opening.opponent(values.against, FRIEND));
  const side = opponent && (await opening.side(what.sides, values.side));
  if (!game || !what || !opponent || side === null) return null;
  if (opponent === 'ace' || values.budget !== undefined) {
    throw new UsageError('ace and --budget are for games at this keyboard, not on a server');
  }
  const other: SeatWish = opponent === 'human' ? { kind: 'open' } : { kind: 'bot', strength: opponent };
  const share = newSeed();
  const ours: SeatWish = { kind: 'own', commitment: commitmentToShare(side, share), ...nameOf(values) };
  const created = await api.create({
    game: game.id,
    ...what.request,
    seats: what.sides.map((_, seat) => (seat === side ? ours : other)),
  });
  if (!created.ok) throw new Failure(printable(created.error.message));
  showInvitations(terminal, server, created.value);
  const own = created.value.seats.find((seat) => seat.kind === 'own');
  if (own?.kind !== 'own') throw new Failure('the server gave you no seat');
  return keep(terminal, server, created.value.summary, { seat: own.seat, secret: own.secret, share });
}

/** The battle to request from the server, and its sides. */
async function battleIn(game: AnyWrittenGame, opening: Opening, values: PlayValues) {
  const options = optionValues(game, values);
  if (wantsForces(values)) {
    const setup = battleFor(game, values, options, newSeed());
    return { request: { setup }, sides: seatNames(game, setup) };
  }
  const scenario = await opening.scenario(game, values.scenario);
  return scenario && { request: { scenario: scenario.id, options }, sides: scenario.seats };
}

const FRIEND = { title: 'A friend', summary: 'somebody else, who gets a link from you' };

function showInvitations({ out }: Terminal, server: string, { summary, seats }: CreatedGame): void {
  for (const seat of seats) {
    if (seat.kind !== 'open') continue;
    const side = printable(summary.seats[seat.seat]?.side ?? '');
    out.write(`Whoever gets this link can play ${side}; it works once:\n`);
    out.write(`  ${out.style.bold(invitationLink(server, summary.id, seat.invitation))}\n`);
    out.write(`In a terminal: ironfield play --join 'LINK'\n`);
  }
}
