import type { Organization } from './tables.ts';

/** BF2-CMDX-00 */
export const COMMANDS = [
  'Alpha Strike!',
  'Ambush',
  'Careful Aim',
  'Charge!',
  'Death from Above',
  'Doubletime March',
  'Evasive Action',
  'Fall Back!',
  'Hello, HQ?',
  'Jam Transmission',
  'Luck of the Fox',
  'Stand and Shoot',
] as const;
export type Command = (typeof COMMANDS)[number];

interface CommandRow {
  /** BF2-CMD-07: left face-down until its moment has come. */
  readonly isHidden?: true;
  /** BF2-CMD-08 */
  readonly isNegative?: true;
  /** BF2-CMD-09: set aside for a turn after use. */
  readonly isSpecial?: true;
  /** Added to the MP of every element. */
  readonly mp?: number;
  /** Added to the numbers of the unit's own attacks. */
  readonly attacks?: number;
  /** Added to the numbers of attacks on the unit. */
  readonly attacked?: number;
  readonly holds?: true;
  readonly grounds?: true;
  readonly overheat?: number;
  /** The modifier of a charge that it allows. */
  readonly charge?: number;
}

/** BF2-CMDX-00 to BF2-CMDX-12 */
export const COMMAND: Readonly<Record<Command, CommandRow>> = {
  'Alpha Strike!': { overheat: 1 },
  Ambush: { isHidden: true, isSpecial: true },
  'Careful Aim': { attacks: -1, grounds: true },
  'Charge!': { charge: 0 },
  'Death from Above': { charge: 1 },
  'Doubletime March': { mp: 1, attacks: 1 },
  'Evasive Action': { isHidden: true, attacked: 2 },
  'Fall Back!': { mp: 2, attacks: 2 },
  'Hello, HQ?': { isNegative: true, isSpecial: true, holds: true },
  'Jam Transmission': { isHidden: true, isSpecial: true },
  'Luck of the Fox': { isHidden: true },
  'Stand and Shoot': { attacks: -2, holds: true },
};

export const COUNTERS_PER_SIDE = 10;

/** BF2-LIST-05 */
const MOST_OF_A_COMMAND = 3;

const LETTERS: Readonly<Record<string, Command>> = {
  A: 'Alpha Strike!',
  B: 'Ambush',
  C: 'Careful Aim',
  G: 'Charge!',
  D: 'Death from Above',
  M: 'Doubletime March',
  E: 'Evasive Action',
  F: 'Fall Back!',
  H: 'Hello, HQ?',
  J: 'Jam Transmission',
  L: 'Luck of the Fox',
  S: 'Stand and Shoot',
};

const list = (letters: string): readonly Command[] => [...letters].map((letter) => LETTERS[letter]);

/** BF2-LIST-02, BF2-LIST-03: in the order of their counters. */
export const COMMAND_LISTS = {
  'Inner Sphere': list('ABGMEHLSCC'),
  Davion: list('ADGMEFLSCL'),
  Kurita: list('AAGMEHSSCD'),
  Liao: list('EBDMEHLFCB'),
  Marik: list('ASGMEHASCC'),
  Steiner: list('AAGMSHCSCH'),
  ComStar: list('CBMSCAJBGE'),
  Clan: list('AAMEHLSSCC'),
  'Ghost Bear': list('AAGCHLSSCC'),
  'Jade Falcon': list('AAMEHLAMCC'),
  'Smoke Jaguar': list('AAMEHBSSCD'),
  Wolf: list('LAMEHLSBCC'),
} as const;

/** BF2-LIST-01 */
export const basicList = (organization: Organization): readonly Command[] =>
  COMMAND_LISTS[organization === 'Clan' ? 'Clan' : 'Inner Sphere'];

/** BF2-LIST-05: why players cannot use a list that they made; published ones are as they are. */
export function whyNoList(commands: readonly Command[]): string | null {
  if (commands.length !== COUNTERS_PER_SIDE)
    return `a list has ${COUNTERS_PER_SIDE} commands, not ${commands.length} (BF2-LIST-05)`;
  const text = commands.join();
  if (Object.values(COMMAND_LISTS).some((known) => known.join() === text)) return null;
  const tooMany = COMMANDS.find(
    (command) => commands.filter((each) => each === command).length > MOST_OF_A_COMMAND,
  );
  if (tooMany) return `${tooMany} occurs more than ${MOST_OF_A_COMMAND} times (BF2-LIST-05)`;
  return commands.some((command) => COMMAND[command].isNegative)
    ? null
    : 'a list needs a negative command (BF2-LIST-05)';
}
