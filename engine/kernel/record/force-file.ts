import { z } from 'zod';
import { issueWords } from '../issue-words.ts';
import type { Force, Mustering } from '../options/mustering.ts';
import type { AnyGame } from '../play/game.ts';
import { accepted, type Reason, type Result, refused } from '../refusal.ts';
import type { CoreSetup } from '../state.ts';

/** The units of one side as a file. */
export interface ForceFile {
  readonly format: 'ironfield-force';
  readonly version: 1;
  readonly game: string;
  readonly name: string;
  readonly members: Force;
}

const schema = z.strictObject({
  format: z.literal('ironfield-force', { error: 'this is not an Ironfield force' }),
  version: z.literal(1, { error: 'this version of the format is not known; a newer Ironfield may read it' }),
  game: z.string().max(40),
  name: z.string().min(1).max(60),
  members: z
    .array(
      z.strictObject({
        unit: z.looseObject({}),
        name: z.string().min(1).max(60),
        skills: z.record(z.string().max(40), z.int()),
        traits: z.array(z.string().max(80)).max(40).optional(),
      }),
    )
    .min(1)
    .max(64),
});

export const forceFile = (game: string, name: string, members: Force): ForceFile => ({
  format: 'ironfield-force',
  version: 1,
  game,
  name,
  members,
});

/** A force from outside: every unit can be fielded and every skill belongs to the game. */
export function readForce(game: AnyGame, json: unknown): Result<ForceFile, readonly Reason[]> {
  const { mustering } = game;
  if (!mustering) return refused([{ message: `${game.title} is played with ready-made forces only` }]);
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const words = parsed.error.issues.map(
      (issue) => `${issue.path.join('.') || 'force'}: ${issueWords(issue)}`,
    );
    return refused(words.map((message) => ({ message })));
  }
  if (parsed.data.game !== game.id)
    return refused([{ message: `This force is for "${parsed.data.game}", not for ${game.title}` }]);
  const problems = parsed.data.members.flatMap((member, index) =>
    problemsOf(mustering, member).map((message) => ({ message: `Unit ${index + 1}: ${message}` })),
  );
  return problems.length > 0 ? refused(problems) : accepted(parsed.data);
}

function problemsOf({ facts, skills }: Mustering<CoreSetup>, { unit, skills: own }: Force[number]): string[] {
  const known = facts(unit);
  if (!known.ok) return known.error.map(({ message }) => message);
  const wrong = skills.filter(({ id, best, worst }) => !(own[id] >= best && own[id] <= worst));
  const strange = Object.keys(own).filter((id) => !skills.some((skill) => skill.id === id));
  return [
    ...wrong.map(({ title, best, worst }) => `${title} is a number from ${best} to ${worst}`),
    ...strange.map((id) => `this game has no skill "${id}"`),
  ];
}
