import type { Tournament } from '@ironfield/client/club/tournaments.ts';
import { plural } from '../../ui/words/plural.ts';

type Head = Pick<Tournament, 'kind' | 'state' | 'round' | 'rounds'>;

/** Its system, and how far it has come. */
export function stateText({ kind, state, round, rounds }: Head): string {
  const system = kind === 'swiss' ? 'Swiss system' : 'Round robin';
  if (state === 'open') return `${system}, ${plural(rounds, 'round')}, open`;
  return state === 'over' ? `${system}, over` : `${system}, round ${round} of ${rounds}`;
}

const half = (points: number): string => (points % 1 === 0 ? `${points}` : `${Math.floor(points) || ''}½`);

export const pointsText = half;

type Table = Tournament['pairings'][number]['tables'][number];

/** What came of a pairing, in short. */
export function resultText({ score, how, second }: Table): string {
  if (second === null) return 'bye';
  if (!score) return 'is played';
  const points = `${half(score[0])} : ${half(score[1])}`;
  if (how === 'absent') return `${points}, somebody did not come`;
  return how === 'unverified' ? 'does not verify' : points;
}

export const nameOf = (person: { readonly name: string | null }): string =>
  person.name ?? 'Somebody who has left';
