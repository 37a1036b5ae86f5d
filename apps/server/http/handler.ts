import type { Problem } from '@ironfield/client/api.ts';
import type { AnswerTo, Call, RouteName } from '@ironfield/client/every-route.ts';
import type { Result } from '@ironfield/kernel/refusal.ts';
import type { Attendee } from '../service.ts';
import type { Written } from '../written.ts';

export type Handlers = {
  readonly [Name in RouteName]: (
    call: Call<Name>,
  ) => Promise<Result<AnswerTo<Name> | Written<AnswerTo<Name>>, Problem>>;
};

/** Whoever asks about a game, with the secret that came along. */
export function attendee({ params, secret }: Pick<Call<RouteName>, 'params' | 'secret'>): Attendee {
  return secret === undefined ? { game: params.id! } : { game: params.id!, secret };
}
