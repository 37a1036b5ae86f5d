import { STRENGTHS, type Strength } from '@ironfield/kernel/play/game.ts';
import { Segments } from '../../ui/fields/segments.tsx';
import { sideClass, toldApart } from '../../ui/words/sides.ts';
import styles from './new-game.module.css';
import { ServerGame, type ServerWish } from './server-game.tsx';

export type Opponent = Strength | 'human' | 'link';

const OPPONENTS: readonly { readonly value: Opponent; readonly label: string }[] = [
  ...STRENGTHS.map((value) => ({ value, label: value[0].toUpperCase() + value.slice(1) })),
  { value: 'human', label: 'Hot seat' },
  { value: 'link', label: 'Share a link' },
];

const ABOUT_OPPONENTS: Record<Opponent, string> = {
  recruit: 'A bot that overlooks a lot: good for a first game.',
  regular: 'A bot that plays soundly.',
  veteran: 'A bot that plans for your reply.',
  human: 'You share this screen and take turns.',
  link: 'Each on their own screen: friends join through a link, wherever they are.',
};

/** Against whom, and on which side. */
export interface Company {
  readonly opponent: Opponent;
  /** Against a bot. */
  readonly seat: number;
  /** On the server. */
  readonly wish: ServerWish;
  /** There is a server. */
  readonly isReached: boolean;
}

interface OpponentFieldProps {
  readonly sides: readonly string[];
  readonly company: Company;
  onChange(change: Partial<Company>): void;
}

export function OpponentField({ sides, company, onChange }: OpponentFieldProps) {
  const { opponent, seat, wish } = company;
  return (
    <div className={styles.newGameForm} data-part="new-game-form">
      <div className={styles.field}>
        <span className="overline">Opponent</span>
        <Segments<Opponent>
          label="Opponent"
          value={opponent}
          choices={OPPONENTS}
          onChange={(value) => onChange({ opponent: value })}
        />
        <p className="quiet">{ABOUT_OPPONENTS[opponent]}</p>
      </div>
      {opponent === 'link' && (
        <ServerGame
          sides={sides}
          wish={wish}
          onChange={(changed) => onChange({ wish: changed })}
          onReach={(isReached) => onChange({ isReached })}
        />
      )}
      {opponent !== 'human' && opponent !== 'link' && (
        <div className={styles.field}>
          <span className="overline">You play</span>
          <Segments
            label="Side"
            value={String(seat)}
            choices={toldApart(sides).map((label, each) => ({ value: String(each), label }))}
            onChange={(value) => onChange({ seat: Number(value) })}
          />
          <p className={`quiet ${sideClass(seat)}`}>
            <i className="side-dot" /> {seat === 0 ? 'Blue' : 'Orange'} on the map
          </p>
        </div>
      )}
    </div>
  );
}
