import { PLAYER_NAMES } from '@ironfield/kernel/players/named.ts';
import { command, EXIT } from '../line/command.ts';
import { UsageError } from '../line/mistake.ts';
import { DEFAULT_GAME } from '../options/common.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

export const completion = command({
  name: 'completion',
  summary: 'print a completion script for your shell',
  about:
    'The script expects ironfield on your PATH. It asks the program for the values of --game, --scenario, --option, ' +
    "--set, --players and for its 'Mechs, so they are always those of the version you have.",
  options: {
    values: {
      kind: 'text',
      value: 'KIND',
      summary: 'print known values instead of a script, one a line',
      choices: ['game', 'scenario', 'option', 'set', 'player', 'unit'],
    },
    game: {
      kind: 'text',
      value: 'GAME',
      summary: 'the game whose scenarios, options and sets are listed',
      default: DEFAULT_GAME,
      complete: 'game',
    },
  },
  positionals: [{ name: 'SHELL', summary: 'your shell', choices: SHELLS, isOptional: true }],
  examples: [
    { line: 'source <(ironfield completion bash)', does: 'for this bash; put it in ~/.bashrc to keep it' },
    { line: 'source <(ironfield completion zsh)', does: 'for this zsh; put it in ~/.zshrc after compinit' },
    {
      line: 'ironfield completion fish > ~/.config/fish/completions/ironfield.fish',
      does: 'for every fish from now on',
    },
  ],
  async run({ out }, { values: kind, game }, [shell], commands) {
    if (kind !== undefined) {
      out.write((await knownValues(kind, game)).map((value) => `${value}\n`).join(''));
      return EXIT.ok;
    }
    if (shell === undefined) {
      throw new UsageError(`SHELL is missing: ironfield completion ${SHELLS.join('|')}`);
    }
    const { completionScript } = await import('../line/completion.ts');
    out.write(completionScript(shell as (typeof SHELLS)[number], commands));
    return EXIT.ok;
  },
});

async function knownValues(kind: string, gameId: string): Promise<readonly string[]> {
  if (kind === 'player') return PLAYER_NAMES;
  if (kind === 'unit') {
    const { STOCK_MECHS } = await import('@ironfield/classic/mechs/mechs.ts');
    return Object.keys(STOCK_MECHS);
  }
  const { games } = await import('@ironfield/server/games.ts');
  if (kind === 'game') return games.map(({ id }) => id);
  const game = games.find(({ id }) => id === gameId);
  const named = kind === 'option' ? game?.options : kind === 'set' ? game?.optionSets : game?.scenarios;
  return named?.map(({ id }) => id) ?? [];
}
