import { parseArgs } from 'node:util';
import { battleforceQs } from '@ironfield/battleforce-qs/game.ts';
import { demo } from '@ironfield/demo/game.ts';
import { startGame } from '@ironfield/kernel/advance.ts';
import type { Game, GameTypes } from '@ironfield/kernel/game.ts';
import { scenarioSetup } from '@ironfield/kernel/setup.ts';
import { hexSpeed } from './battleforce-qs.ts';
import { movesOnNumbers, movesOnOurState } from './boardgame-io.ts';
import { gameSpeed, orderReplay } from './game-speed.ts';
import { FULL, QUICK, sideBySide } from './measure.ts';
import { report } from './report.ts';

const HELP = `Usage: npm run bench [-- options]

Measures the speed of the engine and its games on one core.

  --quick   a short run, under 45 seconds
  --json    one JSON object on standard output
  --help    this text
`;

function setupOf<G extends GameTypes>(game: Game<G>): G['Setup'] {
  const setup = scenarioSetup(game, game.scenarios[0].id);
  if (!setup.ok) throw new Error(setup.error[0].message);
  return setup.value;
}

function main(): void {
  const { values } = parseArgs({
    options: { quick: { type: 'boolean' }, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const timing = values.quick ? QUICK : FULL;
  const progress = (what: string) => process.stderr.write(`measuring ${what} …\n`);

  progress('orders beside boardgame.io');
  const green = setupOf(battleforceQs);
  const orders = orderReplay(battleforceQs, green, 2);
  const [ours, moves] = sideBySide(orders, movesOnOurState(startGame(battleforceQs, green, 'bench')), timing);
  const [oursAgain, numberMoves] = sideBySide(orders, movesOnNumbers(), timing);

  progress(battleforceQs.title);
  const battle = { ...gameSpeed(battleforceQs, green, 2, timing), ...hexSpeed(battleforceQs, green, timing) };
  progress(demo.title);
  const ambush = gameSpeed(demo, setupOf(demo), 2, timing);

  const result = {
    node: process.version,
    boardgameio: { movesPerSecond: moves, movesPerSecondOn200Numbers: numberMoves },
    ratios: { advanceVsBoardgameio: ours / moves, advanceVsBoardgameioOn200Numbers: oursAgain / numberMoves },
    games: { 'battleforce-qs': battle, demo: ambush },
  };
  process.stdout.write(values.json ? `${JSON.stringify(result, null, 2)}\n` : report(result));
}

main();
