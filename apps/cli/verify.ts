import { feltReadings, type Reading } from '@ironfield/kernel/options/readings.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { seatNames } from '@ironfield/kernel/play/setup.ts';
import { changedDice, type GameRecord } from '@ironfield/kernel/record/record.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { CoreSetup, Outcome } from '@ironfield/kernel/state.ts';
import { reasons } from './choosing.ts';
import { EXIT, type ExitCode } from './line/command.ts';
import type { Output, Terminal } from './line/terminal.ts';
import { counted, definitions, wrap } from './line/text-layout.ts';
import { gameOf, readRecordFile, verifyHostile } from './record-file.ts';

const DICE_ARE_GOOD = 'the seed fits the commitment shown at the start';
const CHOSEN_ALONE = 'whoever began the game chose the seed alone, and may have known it';
const HOUSE_ALONE = 'only the house made it up, and may have known it';
const SAME_COURSE = 'the same after every order as recorded';
const UNPROVEN_COURSE = 'not compared: a file of format 1 holds hashes that only Ironfield 0.1.0 can check';

export async function verifyFile({ out }: Terminal, path: string, asJson: boolean): Promise<ExitCode> {
  const record = readRecordFile(path);
  const game = gameOf(record);
  const verdict = verifyHostile(game, record);
  const problems = verdict.ok ? [] : verdict.error;
  if (asJson) {
    const { version, seed, commitment, dice, log, outcome } = record;
    const findings = {
      file: path,
      format: version,
      game: game.id,
      holds: verdict.ok,
      seed,
      commitment,
      sharedBy: sharersOf(dice),
      orders: log.length,
      outcome,
      formerReadings: verdict.ok ? formerOf(game, record).map(({ id }) => id) : [],
    };
    out.write(`${JSON.stringify({ ...findings, problems })}\n`);
  } else if (verdict.ok) {
    out.write(praise(game, record, out));
  } else {
    out.write(blame(record, problems, out));
  }
  return verdict.ok ? EXIT.ok : EXIT.failed;
}

function blame(record: GameRecord, problems: readonly Reason[], out: Output): string {
  const { red, green, bold } = out.style;
  const areDiceGood = changedDice(record) === null;
  const more = problems.length > 1 ? `, and ${counted(problems.length - 1, 'further problem')}` : '';
  return [
    `${red('✗')} ${bold('This game does not hold.')}`,
    ...(areDiceGood ? [`  ${green('✓')} ${DICE_ARE_GOOD}`] : []),
    wrap(`  ${red('✗')} ${reasons(problems.slice(0, 1))}${more}`, out.columns, '    '),
    '',
  ].join('\n');
}

function praise(game: AnyGame, record: GameRecord, out: Output): string {
  const { green, bold, dim } = out.style;
  const setup = record.setup as CoreSetup;
  const { scenario } = setup;
  const title = game.scenarios.find(({ id }) => id === scenario)?.title ?? scenario;
  const checks: readonly (readonly [string, string])[] = [
    ['Dice', `${DICE_ARE_GOOD}; ${shareSentence(record, seatNames(game, setup))}`],
    ['Orders', `${counted(record.log.length, 'order')}, every one legal`],
    ['Course', record.version > 1 ? SAME_COURSE : UNPROVEN_COURSE],
    ...battleLine(record),
    ['Rules', readingSentence(game, record)],
    ['Result', resultSentence(record.outcome, seatNames(game, setup))],
  ];
  return [
    `${green('✓')} ${bold('This game holds.')} ${game.title}: ${title}`,
    ...definitions(
      checks.map(([term, text]) => [dim(term), text] as const),
      out.columns,
    ),
    dim(`  Seed ${record.seed}, written by ${record.writtenBy}`),
    '',
  ].join('\n');
}

/** Battles that were fought in other games, if there were any. */
function battleLine({ log, battles }: GameRecord): [string, string][] {
  const reports = log.filter(({ kind }) => kind === 'report').length;
  if (reports === 0) return [];
  const known = battles
    ? 'each what the record of its battle led to'
    : 'not compared: the records of the battles are not in this file';
  return [['Battles', `${counted(reports, 'report')}, ${known}`]];
}

/** The seats that added to the dice. */
const sharersOf = (dice: GameRecord['dice']): readonly number[] =>
  dice?.shares.flatMap((share, seat) => (share ? [seat] : [])) ?? [];

/** Names the seats that could not have chosen the dice. */
function shareSentence({ dice }: GameRecord, sides: readonly string[]): string {
  const sharers = sharersOf(dice).map((seat) => sides[seat] ?? `player ${seat + 1}`);
  if (sharers.length === 0) return dice ? HOUSE_ALONE : CHOSEN_ALONE;
  return `${list(['the house', ...sharers])} each added a secret to it`;
}

const list = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const formerOf = (game: AnyGame, { setup }: GameRecord): readonly Reading[] =>
  feltReadings(game.readings ?? [], setup as CoreSetup);

/** A game keeps the readings of rules that it began with; those of options that are off are not worth a word. */
function readingSentence(game: AnyGame, record: GameRecord): string {
  const former = formerOf(game, record);
  if (former.length === 0) return 'as they are read today';
  const list = former.map(({ rule, summary }) => `${rule} (${summary})`).join(', ');
  return `as they were read before ${counted(former.length, 'correction')}: ${list}`;
}

function resultSentence(outcome: Outcome | null, sides: readonly string[]): string {
  if (!outcome) return 'not finished, as recorded';
  const names = outcome.winners.map((seat) => sides[seat] ?? `player ${seat + 1}`);
  const who = names.length === 0 ? 'a draw' : `${names.join(' and ')} won`;
  const rule = outcome.rule === null ? '' : ` (${outcome.rule})`;
  return `as recorded: ${who}. ${outcome.reason}${rule}`;
}
