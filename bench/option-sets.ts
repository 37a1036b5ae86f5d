// Plays every set of options many times between bots: do games come to an end, and are there shots in most turns?

import { parseArgs } from 'node:util';
import { classic } from '@ironfield/classic/game.ts';
import { randomValue, reconciled } from '@ironfield/conformance/runs/option-rows.ts';
import type { OptionSet } from '@ironfield/kernel/options/options.ts';
import { applyOrder, menuFor, startGame, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomBelow, randomFrom } from '@ironfield/kernel/random.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';

const HELP = `Usage: npm run option-sets [-- options] [SET …]

Plays skirmishes of BattleTech between regular bots with every set of options, or with those named.

  --games N    how many games of each set (default: 100)
  --from N     the number of the first game (default: 0)
  --subsets    one game each of options that are drawn at random, instead of the sets
  --help       this text
`;

type Event = { readonly type: string; readonly turn?: number };

/** A shot or a blow that is rolled for. */
const ATTACKS: ReadonlySet<string> = new Set(['weapon-attack', 'physical-attack']);

interface Played {
  readonly turns: number;
  /** From the first in which somebody fired. */
  readonly turnsInContact: number;
  readonly turnsWithShot: number;
  readonly isCutOff: boolean;
}

/** The turn after which a game is cut off. */
const LIMIT = Number(classic.options.find(({ id }) => id === 'turn-limit')!.base);

/** One game on land of its own. */
function played(options: OptionValues, game: number): Played {
  const seed = `option sets ${game}`;
  const setup = scenarioSetup(classic, 'skirmish', { ...options, 'map-seed': game + 1 }, randomFrom(seed));
  if (!setup.ok) throw new Error(setup.error[0].message);
  const state = startGame(classic, setup.value, seed);
  const bot = classic.bot('regular');
  const randoms = [0, 1].map((seat) => randomFrom(`${seed} player ${seat}`));
  const shots = new Set<number>();
  while (!state.outcome) {
    const [seat] = waitingFor(state);
    const order = orderFrom(
      bot,
      () => viewFor(classic, state, seat),
      menuFor(classic, state, seat)!,
      randoms[seat],
    );
    const events: Event[] = [];
    const { turn } = state;
    applyOrder(classic, state, seat, order, events as never);
    if (events.some(({ type }) => ATTACKS.has(type))) shots.add(turn);
  }
  const first = Math.min(...shots, state.turn);
  return {
    turns: state.turn,
    turnsInContact: state.turn - first + 1,
    turnsWithShot: shots.size,
    isCutOff: state.turn >= LIMIT && state.outcome.winners.length === 0,
  };
}

/** Those that say when a game ends, and which land it is played on. */
const GIVEN: ReadonlySet<string> = new Set(['turn-limit', 'map-seed']);

/** From none to all of the options that the lobby offers, as far as they go together. */
function drawnOptions(game: number): OptionValues {
  const random = randomFrom(`option subsets ${game}`);
  const share = randomBelow(random, 5);
  const open = classic.options.filter(({ id, isUnfielded }) => !isUnfielded && !GIVEN.has(id));
  const wanted = open.filter(() => randomBelow(random, 4) < share);
  const values = Object.fromEntries(wanted.map((option) => [option.id, randomValue(option, random)]));
  return reconciled(classic.options, values, random);
}

const share = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} %`;

function row(title: string, optionsOf: (game: number) => OptionValues, from: number, games: number): string {
  const numbers = Array.from({ length: games }, (_, i) => from + i);
  const all = numbers.map((game) => played(optionsOf(game), game));
  const total = (of: (each: Played) => number) => all.reduce((sum, each) => sum + of(each), 0);
  const turns = all.map(({ turns }) => turns).sort((a, b) => a - b);
  const cutOff = numbers.filter((_, i) => all[i].isCutOff);
  if (cutOff.length > 0) process.stderr.write(`${title}: the limit cut off game ${cutOff.join(', ')}\n`);
  return `| ${title} | ${games} | ${cutOff.length} | ${turns[Math.floor(games / 2)]}, at most ${turns.at(-1)} | ${share(
    total(({ turnsWithShot }) => turnsWithShot),
    total((each) => each.turns),
  )} | ${share(
    total(({ turnsWithShot }) => turnsWithShot),
    total(({ turnsInContact }) => turnsInContact),
  )} |`;
}

const { values, positionals } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    from: { type: 'string', default: '0' },
    subsets: { type: 'boolean' },
    help: { type: 'boolean' },
  },
  allowPositionals: true,
});

const setsAsked = (): readonly OptionSet[] =>
  classic.optionSets!.filter(({ id }) => positionals.length === 0 || positionals.includes(id));

if (values.help) process.stdout.write(HELP);
else {
  const [from, games] = [Number(values.from), Number(values.games)];
  process.stdout.write(
    '| set | games | cut off by the limit | turns | with a shot | since the first shot |\n|---|---|---|---|---|---|\n',
  );
  if (values.subsets) process.stdout.write(`${row('Drawn at random', drawnOptions, from, games)}\n`);
  else
    for (const { title, options } of setsAsked())
      process.stdout.write(`${row(title, () => options, from, games)}\n`);
}
