import { secret as secretSchema } from '@ironfield/client/api.ts';
import { useEffect, useState } from 'react';
import type { PageProps } from '../router.ts';
import { arrivalAt } from '../sessions/arrival.ts';
import { LinkTrouble, type Trouble, troubleOf } from './link-trouble.tsx';
import { sitDown } from './sit-down.ts';

/** Back to a seat of one's own, by the link to it. */
export function SeatPage({ path: [game = ''] }: PageProps) {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const look = async () => {
    const secret = secretSchema.safeParse(arrivalAt(game)?.secret);
    if (!secret.success) return setTrouble('broken');
    setTrouble(null);
    const problem = await sitDown(game, secret.data);
    if (problem) setTrouble(troubleOf(problem));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void look(), []);
  if (trouble) return <LinkTrouble trouble={trouble} game={game} onRetry={() => void look()} />;
  return (
    <main className="message-page quiet" data-part="message-page">
      Looking for your seat…
    </main>
  );
}
