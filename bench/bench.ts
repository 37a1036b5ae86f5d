import { parseArgs } from 'node:util';
import { battleforceQs } from '@ironfield/battleforce-qs/game.ts';
import { battleforce2 } from '@ironfield/battleforce2/game.ts';
import { classic } from '@ironfield/classic/game.ts';
import { demo } from '@ironfield/demo/game.ts';
import { gearblitz } from '@ironfield/gearblitz/game.ts';
import { startGame } from '@ironfield/kernel/play/advance.ts';
import type { Game, GameTypes } from '@ironfield/kernel/play/game.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { games } from '@ironfield/server/games.ts';
import { hexSpeed } from './battleforce-qs.ts';
import { battleforce2Speed } from './battleforce2.ts';
import { type Mode, movesOnNumbers, movesOnOurState } from './boardgame-io.ts';
import { classicSpeed } from './classic.ts';
import { gameSpeed, orderReplay } from './game-speed.ts';
import { movesOnModels } from './gearblitz.ts';
import { FULL, QUICK, sideBySide, type Timing } from './measure.ts';
import { report } from './report.ts';
import { type FrameSizes, frameSizes } from './server/frame-sizes.ts';
import { scriptOf } from './server/scripts.ts';
import { type Effort, FULL_EFFORT, QUICK_EFFORT, serverSpeed } from './server/server-speed.ts';
import { tableSpeed } from './table.ts';

const HELP = `Usage: npm run bench [-- options]

Measures the speed of the engine and its games on one core.

  --server  measures the server instead: on both databases, beside boardgame.io's server, over real sockets
  --browser measures how smoothly the map moves in a browser instead
  --quick   a short run, under a minute
  --json    one JSON object on standard output
  --help    this text
`;

function setupOf<G extends GameTypes>(game: Game<G>, scenario = game.scenarios[0].id): G['Setup'] {
  const setup = scenarioSetup(game, scenario);
  if (!setup.ok) throw new Error(setup.error[0].message);
  return setup.value;
}

const progress = (what: string) => process.stderr.write(`measuring ${what} …\n`);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      server: { type: 'boolean' },
      browser: { type: 'boolean' },
      quick: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const result = values.server
    ? await serverResult(values.quick ? QUICK_EFFORT : FULL_EFFORT)
    : values.browser
      ? { browser: await (await import('./browser.ts')).browserSpeed(values.quick ? 3 : 10, progress) }
      : engineResult(values.quick ? QUICK : FULL);
  process.stdout.write(values.json ? `${JSON.stringify(result, null, 2)}\n` : report(result));
}

async function serverResult(effort: Effort): Promise<object> {
  const small = scriptOf(demo, { ...setupOf(demo), turns: 20 });
  const scripts = effort.isQuick ? [small] : [small, scriptOf(battleforceQs, setupOf(battleforceQs))];
  progress('frames');
  const bytesOfAFrame: Record<string, FrameSizes> = {};
  for (const game of games) bytesOfAFrame[game.id] = await frameSizes(game, effort.isQuick ? 1 : 4);
  const server = await serverSpeed(scripts, effort, progress);
  return { node: process.version, server: { bytesOfAFrame, ...server } };
}

function engineResult(timing: Timing): object {
  progress('orders beside boardgame.io');
  const green = setupOf(battleforceQs);
  const orders = orderReplay(battleforceQs, green, 2);
  const { units, elements, counters, turn } = startGame(battleforceQs, green, 'bench');
  const theirs = (mode: Mode) =>
    movesOnOurState(mode, { units, elements, counters, turn }, (pieces, i) => {
      pieces.units[i % units.length].hex = i % 255;
      pieces.elements[i % elements.length].armor = i % 7;
    });
  const [ours, moves] = sideBySide(orders, theirs('development'), timing);
  const [oursOnceMore, productionMoves] = sideBySide(orders, theirs('production'), timing);
  const [oursAgain, numberMoves] = sideBySide(orders, movesOnNumbers(), timing);
  const raid = setupOf(battleforce2);
  const raiders = startGame(battleforce2, raid, 'bench');
  const raidMoves = (mode: Mode) =>
    movesOnOurState(
      mode,
      { units: raiders.units, elements: raiders.elements, turn: raiders.turn },
      (pieces, i) => {
        pieces.units[i % pieces.units.length].hex = i % 255;
        const { condition } = pieces.elements[i % pieces.elements.length];
        (condition as { armor: number }).armor = i % 7;
      },
    );
  const raidOrders = orderReplay(battleforce2, raid, 2);
  const [raids, movesInRaid] = sideBySide(raidOrders, raidMoves('development'), timing);
  const [raidsAgain, productionMovesInRaid] = sideBySide(raidOrders, raidMoves('production'), timing);

  const fields = setupOf(gearblitz, 'fields');
  const fieldOrders = orderReplay(gearblitz, fields, 2);
  const fieldMoves = (mode: Mode) => movesOnModels(mode, fields);
  const [acted, movesInField] = sideBySide(fieldOrders, fieldMoves('development'), timing);
  const [actedAgain, productionMovesInField] = sideBySide(fieldOrders, fieldMoves('production'), timing);

  progress(battleforceQs.title);
  const battle = { ...gameSpeed(battleforceQs, green, 2, timing), ...hexSpeed(battleforceQs, green, timing) };
  progress(classic.title);
  const skirmish = classicSpeed(classic, setupOf(classic), timing);
  progress(battleforce2.title);
  const companies = battleforce2Speed(battleforce2, raid, timing);
  progress(gearblitz.title);
  const groups = gameSpeed(gearblitz, fields, 2, timing);
  progress(demo.title);
  const ambush = gameSpeed(demo, setupOf(demo), 2, timing);

  progress('a table without hexes');
  const table = tableSpeed(timing);

  return {
    node: process.version,
    boardgameio: {
      movesPerSecond: moves,
      movesPerSecondInProduction: productionMoves,
      movesPerSecondOn200Numbers: numberMoves,
      movesPerSecondOnBattleforce2: movesInRaid,
      movesPerSecondOnBattleforce2InProduction: productionMovesInRaid,
      movesPerSecondOnGearblitz: movesInField,
      movesPerSecondOnGearblitzInProduction: productionMovesInField,
    },
    ratios: {
      advanceVsBoardgameio: ours / moves,
      advanceVsBoardgameioInProduction: oursOnceMore / productionMoves,
      advanceVsBoardgameioOn200Numbers: oursAgain / numberMoves,
      battleforce2VsBoardgameio: raids / movesInRaid,
      battleforce2VsBoardgameioInProduction: raidsAgain / productionMovesInRaid,
      gearblitzVsBoardgameio: acted / movesInField,
      gearblitzVsBoardgameioInProduction: actedAgain / productionMovesInField,
    },
    table,
    games: {
      'battleforce-qs': battle,
      classic: skirmish,
      battleforce2: companies,
      gearblitz: groups,
      demo: ambush,
    },
  };
}

await main();
// The database that was measured lives as long as this process.
process.exit(0);
