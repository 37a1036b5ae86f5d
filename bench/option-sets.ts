// Plays every set of options many times between bots: do games come to an end, and are there shots in most turns?

import { parseArgs } from 'node:util';
import { classic } from '@ironfield/classic/game.ts';
import { applyOrder, menuFor, startGame, viewFor, waitingFor } from '@ironfield/kernel/advance.ts';
import type { OptionSet } from '@ironfield/kernel/options.ts';
import { orderFrom } from '@ironfield/kernel/player.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { scenarioSetup } from '@ironfield/kernel/setup.ts';

const HELP = `Usage: npm run option-sets [-- options] [SET …]

Plays skirmishes of BattleTech between regular bots with every set of options, or with those named.

  --games N  how many games of each set (default: 100)
  --help     this text
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
function played({ options }: OptionSet, game: number): Played {
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

const share = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} %`;

function row(set: OptionSet, games: number): string {
  const all = Array.from({ length: games }, (_, game) => played(set, game));
  const total = (of: (each: Played) => number) => all.reduce((sum, each) => sum + of(each), 0);
  const turns = all.map(({ turns }) => turns).sort((a, b) => a - b);
  const cutOff = all.flatMap(({ isCutOff }, game) => (isCutOff ? [game] : []));
  if (cutOff.length > 0) process.stderr.write(`${set.title}: the limit cut off game ${cutOff.join(', ')}\n`);
  return `| ${set.title} | ${games} | ${cutOff.length} | ${turns[Math.floor(games / 2)]}, at most ${turns.at(-1)} | ${share(
    total(({ turnsWithShot }) => turnsWithShot),
    total((each) => each.turns),
  )} | ${share(
    total(({ turnsWithShot }) => turnsWithShot),
    total(({ turnsInContact }) => turnsInContact),
  )} |`;
}

const { values, positionals } = parseArgs({
  options: { games: { type: 'string', default: '100' }, help: { type: 'boolean' } },
  allowPositionals: true,
});
if (values.help) process.stdout.write(HELP);
else {
  const sets = classic.optionSets!.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
  process.stdout.write(
    '| set | games | cut off by the limit | turns | with a shot | since the first shot |\n|---|---|---|---|---|---|\n',
  );
  for (const set of sets) process.stdout.write(`${row(set, Number(values.games))}\n`);
}
