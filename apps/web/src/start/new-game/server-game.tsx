import type { ClockSettings, Problem, SeatWish } from '@ironfield/client/api.ts';
import { STRENGTHS, type Strength } from '@ironfield/kernel/play/game.ts';
import type { Result } from '@ironfield/kernel/refusal.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadAnew, reachServer } from '../../sessions/server.ts';
import { clockText } from '../../table/people/players.ts';
import { Select } from '../../ui/fields/select.tsx';
import { sideClass } from '../../ui/words/sides.ts';
import type { ChallengeWish } from './challenge-wish.ts';
import { NameField } from './name-field.tsx';
import styles from './new-game.module.css';

const ChallengeField = lazy(async () => ({
  default: (await import('./challenge-field.tsx')).ChallengeField,
}));

type Sitter = 'own' | 'open' | Strength;

/** The terms of a game on the server, besides the battle itself. */
export interface ServerWish {
  readonly sitters: readonly Sitter[];
  readonly clock: ClockSettings | null;
  readonly spectators: boolean;
  /** Anybody on this server may take an open seat. */
  readonly listed: boolean;
  /** Only these may; null: whoever has the link. */
  readonly challenge: ChallengeWish | null;
}

const CLOCKS: readonly ClockSettings[] = [
  { initial: 600, increment: 10 },
  { initial: 1800, increment: 20 },
  { initial: 3600, increment: 30 },
  { initial: 3 * 86_400, increment: 43_200 },
  { initial: 86_400, increment: 0, perMove: true },
  { initial: 3 * 86_400, increment: 0, perMove: true },
  { initial: 7 * 86_400, increment: 0, perMove: true },
];

/** The first seat for oneself, the others for whoever gets a link. */
export function firstWish(seats: readonly string[]): ServerWish {
  return {
    sitters: seats.map((_, seat) => (seat === 0 ? 'own' : 'open')),
    clock: null,
    spectators: true,
    listed: false,
    challenge: null,
  };
}

/** The same with this seat for oneself; whoever was meant to have it gets one's own. */
export function wishFor(seat: number, { sitters, ...wish }: ServerWish): ServerWish {
  const own = sitters.indexOf('own');
  const swap = (each: number) => (each === seat ? own : each === own ? seat : each);
  return { ...wish, sitters: own < 0 ? sitters : sitters.map((_, each) => sitters[swap(each)]) };
}

/** The part of a request to create a game that the wish stands for. */
export function requestOf({ sitters, clock, spectators, listed }: ServerWish, name: string) {
  const seats = sitters.map((sitter): SeatWish => {
    if (sitter === 'open') return { kind: 'open' };
    if (sitter !== 'own') return { kind: 'bot', strength: sitter };
    return name === '' ? { kind: 'own' } : { kind: 'own', name };
  });
  return { seats, spectators, ...(clock && { clock }), ...(listed && { listed }) };
}

interface ServerGameProps {
  readonly sides: readonly string[];
  readonly wish: ServerWish;
  onChange(wish: ServerWish): void;
  /** Tells whether a game can be created. */
  onReach(isReached: boolean): void;
}

/** The seats, their players' names, and the clock. */
export function ServerGame({ sides, wish, onChange, onReach }: ServerGameProps) {
  const [reach, setReach] = useState<Result<null, Problem> | null>(null);
  const look = async () => {
    setReach(null);
    const result = await reachServer();
    setReach(result);
    onReach(result.ok);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void look(), []);
  if (!reach) return <p className={`quiet ${styles.serverGame}`}>Looking for the server…</p>;
  if (!reach.ok) return <NoServer problem={reach.error} onRetry={() => void look()} />;
  return (
    <div className={styles.serverGame}>
      <NameField />
      <fieldset className={`${styles.field} ${styles.seatsField}`}>
        <legend className="overline">Who plays</legend>
        {sides.map((side, seat) => (
          <label key={side} htmlFor={`sitter-${seat}`} className={`${styles.sitter} ${sideClass(seat)}`}>
            <i className="side-dot" />
            <span>{side}</span>
            <select
              id={`sitter-${seat}`}
              className="select"
              value={wish.sitters[seat]}
              onChange={({ target }) =>
                onChange({ ...wish, sitters: seated(wish.sitters, seat, target.value as Sitter) })
              }
            >
              <option value="own">You</option>
              <option value="open">Anyone with the link</option>
              {STRENGTHS.map((strength) => (
                <option key={strength} value={strength}>
                  {strength[0].toUpperCase() + strength.slice(1)} bot
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      <div className={styles.serverTerms}>
        <label className={styles.field} htmlFor="clock">
          <span className="overline">Thinking time</span>
          <Select
            id="clock"
            value={wish.clock ? CLOCKS.indexOf(wish.clock) : ''}
            choices={[['', 'No clock'], ...CLOCKS.map((clock, index) => [index, clockText(clock)] as const)]}
            onChange={(value) => onChange({ ...wish, clock: value === '' ? null : CLOCKS[value] })}
          />
        </label>
        {wish.sitters.includes('open') && (
          <Suspense fallback={null}>
            <ChallengeField
              wish={wish.challenge}
              onChange={(challenge) => onChange({ ...wish, challenge, listed: false })}
            />
          </Suspense>
        )}
        <label className="check" htmlFor="spectators">
          <input
            id="spectators"
            type="checkbox"
            checked={wish.spectators}
            onChange={({ target }) => onChange({ ...wish, spectators: target.checked })}
          />
          Others may watch
        </label>
        <label className="check" htmlFor="listed">
          <input
            id="listed"
            type="checkbox"
            checked={wish.listed}
            onChange={({ target }) => onChange({ ...wish, listed: target.checked, challenge: null })}
          />
          Anybody on this server may join
        </label>
      </div>
    </div>
  );
}

/** A player who moves to another seat of two leaves the old one to the others. */
function seated(sitters: readonly Sitter[], seat: number, sitter: Sitter): Sitter[] {
  const displaced = sitters[seat];
  return sitters.map((each, index) => {
    if (index === seat) return sitter;
    return sitter === 'own' && each === 'own' ? displaced : each;
  });
}

function NoServer({ problem, onRetry }: { readonly problem: Problem; onRetry(): void }) {
  const isOld = problem.code === 'version';
  return (
    <div className={`${styles.serverGame} ${styles.noServer}`} role="status">
      <p>{problem.message}</p>
      <button type="button" className="button" onClick={isOld ? () => void loadAnew() : onRetry}>
        {isOld ? 'Reload' : 'Try again'}
      </button>
    </div>
  );
}
