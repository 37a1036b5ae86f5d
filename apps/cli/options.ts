import { type OptionModule, optionsMatching } from '@ironfield/kernel/options/options.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { gameNamed } from './choosing.ts';
import { EXIT, type ExitCode } from './line/command.ts';
import type { Output, Terminal } from './line/terminal.ts';
import { definitions } from './line/text-layout.ts';
import type { OptionsValues } from './options/options.ts';

export async function runOptions(
  { out }: Terminal,
  values: OptionsValues,
  words: readonly string[],
): Promise<ExitCode> {
  const game = gameNamed(values.game);
  const found = optionsMatching(game.options, words.join(' '));
  if (values.json) {
    const options = found.map(({ id, title, summary, group, rule, base, allowed, requires, excludes }) => {
      return { id, title, summary, group, rule, base, allowed, requires, excludes };
    });
    out.write(`${JSON.stringify({ game: game.id, options, sets: game.optionSets ?? [] }, null, 2)}\n`);
  } else out.write(found.length > 0 ? optionList(game, found, out) : 'No option has all of these words.\n');
  return EXIT.ok;
}

function optionList(game: AnyGame, found: readonly OptionModule[], out: Output): string {
  const { bold, dim } = out.style;
  const part = (title: string, rows: readonly (readonly [string, string])[]) =>
    `${[bold(title), ...definitions(rows, out.columns)].join('\n')}\n`;
  const parts = [...Map.groupBy(found, ({ group }) => group)].map(([group, options]) =>
    part(
      group,
      options.map((option) => [
        usageOf(option),
        `${option.summary} ${dim(`${valuesOf(option)}[${option.rule}]`)}`,
      ]),
    ),
  );
  const { optionSets = [] } = game;
  if (found.length === game.options.length && optionSets.length > 0) {
    const rows = optionSets.map(
      ({ id, summary, options }) => [`--set ${id}`, `${summary} ${dim(`[${contentOf(options)}]`)}`] as const,
    );
    parts.push(part('Sets', rows));
  }
  return `${parts.join('\n')}`;
}

/** The argument of `--option`. */
function usageOf({ id, base }: OptionModule): string {
  if (typeof base === 'boolean') return base ? `${id}=off` : id;
  return `${id}=${typeof base === 'number' ? 'N' : 'WHAT'}`;
}

/** The possible values, beginning with the default. */
function valuesOf({ base, allowed = [] }: OptionModule): string {
  if (typeof base === 'boolean') return '';
  if (typeof base === 'number') return `(${base}; ${allowed[0] ?? 0} to ${allowed[1] ?? 'any'}) `;
  return `(${[base, ...allowed.filter((value) => value !== base)].join(', ')}) `;
}

const contentOf = (options: OptionValues): string =>
  Object.entries(options)
    .map(([id, value]) => (value === true ? id : `${id}=${value}`))
    .join(', ') || 'nothing changed';
