import type { CreatedGame, CreateRequest, Problem } from '@ironfield/client/api.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';

/** Whom a challenge is for: anybody, people of a strength, or one person. */
export interface ChallengeWish {
  readonly wanted?: { readonly from: number; readonly to: number };
  readonly person?: string;
}

/** Sets the game up as a challenge. The code for that is loaded only now. */
export async function makeChallenge(
  game: CreateRequest,
  { wanted, person }: ChallengeWish,
): Promise<Result<CreatedGame, Problem>> {
  const [{ clubServer }, { currentMember }] = await Promise.all([
    import('../../club/club-server.ts'),
    import('../../club/member.ts'),
  ]);
  const member = currentMember();
  if (!member)
    return refused({ code: 'unknown-identity', message: 'It takes an identity to challenge somebody' });
  const made = await clubServer.challenge(member.key, {
    game,
    ...(wanted && { wanted }),
    ...(person !== undefined && { person }),
  });
  return made.ok ? accepted(made.value.created) : made;
}
