import type { AnyWrittenGame } from '@ironfield/kernel/play/game.ts';
import { nearest } from '@ironfield/kernel/suggest.ts';
import type { Output } from '../line/terminal.ts';
import { definitions, wrap } from '../line/text-layout.ts';

const COMMANDS: readonly (readonly [string, string])[] = [
  ['1, 0507, Locu', 'answer with the number of a choice, a hex, or the beginning of a name'],
  ['Enter', 'takes the answer in [brackets]; it never spends anything'],
  ['→ 8', 'the number behind a choice, such as the roll it needs'],
  ['? 2', 'explains the number of choice 2, with reasons and rules'],
  ['why 0101', 'says why something is not possible'],
  ['back', 'takes back your last answer, until the order is given'],
  ['hint', 'shows what the bot would do; take does it'],
  ['map', 'draws the table again'],
  ['list', 'shows all choices again'],
  ['log', 'shows what happened so far'],
  ['rules MOV-02', 'shows a rule; rules alone lists them all'],
  ['skip, later', 'in a list: leaves this one out, or asks for it last'],
  ['done', 'in a list: finishes it'],
  ['save FILE', 'saves the game'],
  ['quit', 'leaves the game'],
];

export const COMMAND_WORDS: readonly string[] = [
  'help',
  'hint',
  'take',
  'back',
  'map',
  'list',
  'log',
  'rules ',
  'why ',
  'save ',
  'done',
  'later',
  'quit',
];

export function helpText(out: Output): string {
  return `${definitions(COMMANDS, out.columns).join('\n')}\n`;
}

/** A rule by its id or the end of it; all rules that contain the text; the whole index without one. */
export function ruleText(game: AnyWrittenGame, what: string, out: Output): string {
  const { bold, dim } = out.style;
  const text = what.toLowerCase();
  const exact = game.rules.filter(
    ({ id }) => id.toLowerCase() === text || id.toLowerCase().endsWith(`-${text}`),
  );
  const found =
    exact.length > 0
      ? exact
      : game.rules.filter(({ id, title }) => `${id} ${title}`.toLowerCase().includes(text));
  if (found.length === 1) {
    const { id, title, section, summary, option } = found[0];
    const origin = option === undefined ? section : `${section}, option ${option}`;
    return `${bold(`${id}: ${title}`)} ${dim(`(${origin})`)}\n${wrap(`  ${summary}`, out.columns, '  ')}\n`;
  }
  if (found.length === 0) {
    const near = nearest(
      what,
      game.rules.map(({ id }) => id),
    );
    return `There is no rule "${what}"${near === null ? '; rules alone lists them all' : `; did you mean ${near}?`}.\n`;
  }
  return `${definitions(
    found.map(({ id, title }) => [id, title] as const),
    out.columns,
  ).join('\n')}\n`;
}
