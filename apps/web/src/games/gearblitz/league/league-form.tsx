import {
  enoughTables,
  type League,
  leagueProblems,
  MOST_PLAYERS,
  mostRounds,
} from '@ironfield/gearblitz/league/league.ts';
import { ROUND_MINUTES, TOURNAMENT } from '@ironfield/gearblitz/league/pairings.ts';
import { useState } from 'react';
import { Select } from '../../../ui/fields/select.tsx';
import { refusing } from '../../../ui/mishaps/refusing.ts';
import { LIMITS } from '../forces/battle-plan.ts';
import styles from './league.module.css';

interface LeagueFormProps {
  /** Ids that are in use. */
  readonly taken: readonly string[];
  onMade(league: League): void;
}

const MOST_LETTERS = 40;
const MOST_TABLES = 99;
/** Rounds for which a day has time. */
const ONE_DAY = 4;

/** HGB-LEAGUE-01, HGB-LEAGUE-02: who plays, how long, and in a tournament at how many tables. */
export function LeagueForm({ taken, onMade }: LeagueFormProps) {
  const [name, setName] = useState('');
  const [kind, setKind] = useState<League['kind']>('league');
  const [limit, setLimit] = useState<number>(TOURNAMENT.limit);
  const [text, setText] = useState('');
  const [wantedRounds, setRounds] = useState<number | null>(null);
  const [wantedTables, setTables] = useState<number | null>(null);
  const players = text
    .split('\n')
    .map((line) => line.trim().slice(0, MOST_LETTERS))
    .filter((line) => line !== '')
    .slice(0, MOST_PLAYERS);
  const most = Math.max(1, mostRounds(players.length));
  const rounds = Math.min(wantedRounds ?? (kind === 'league' ? most : ONE_DAY), most);
  const enough = kind === 'tournament' ? enoughTables({ players, rounds }) : 1;
  const tables = wantedTables ?? enough;
  const league: League = {
    id: freeId(name, taken),
    name: name.trim() || (kind === 'league' ? 'League' : 'Tournament'),
    kind,
    limit,
    players,
    rounds,
    tables,
    results: [],
  };
  const problems = players.length < 2 ? [] : [...leagueProblems(league)];
  return (
    <form
      className={styles.leagueForm}
      aria-label="A new league or tournament"
      onSubmit={(event) => {
        event.preventDefault();
        onMade(league);
      }}
    >
      <h2>A new one</h2>
      <label>
        <span>Name</span>
        <input
          className="text-field"
          value={name}
          maxLength={60}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <label>
        <span>Kind</span>
        <Select
          value={kind}
          choices={[
            ['league', 'League'],
            ['tournament', 'Tournament'],
          ]}
          onChange={setKind}
        />
      </label>
      <label>
        <span>Threat Value of an army</span>
        <Select value={limit} choices={LIMITS} onChange={setLimit} />
      </label>
      <label className={styles.leaguePlayers}>
        <span>Players, one in a line</span>
        <textarea
          className="text-field"
          rows={6}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <label>
        <span>Rounds</span>
        <input
          className="text-field"
          type="number"
          min={1}
          max={most}
          value={rounds}
          onChange={({ target }) => setRounds(Math.max(1, Math.floor(Number(target.value) || 1)))}
        />
      </label>
      {kind === 'tournament' && (
        <label>
          <span>Tables</span>
          <input
            className="text-field"
            type="number"
            min={1}
            max={MOST_TABLES}
            value={tables}
            onChange={({ target }) =>
              setTables(Math.min(MOST_TABLES, Math.max(1, Math.floor(Number(target.value) || 1))))
            }
          />
        </label>
      )}
      {kind === 'tournament' && (
        <p className={`quiet ${styles.leagueNote}`}>
          {`As a rule ${TOURNAMENT.limit} TV on tables of ${TOURNAMENT.width / 12} by ${TOURNAMENT.length / 12} feet at least, and ${ROUND_MINUTES[0]} to ${ROUND_MINUTES[1]} minutes a round. Nobody plays at a table twice: ${enough} are enough.`}
        </p>
      )}
      <div role="status" className={styles.leagueNote}>
        {problems.map(({ message, rule }) => (
          <p key={message} className="problem">
            {message}. <span className="quiet">{rule}</span>
          </p>
        ))}
      </div>
      <button
        type="submit"
        className="button primary"
        {...refusing(players.length < 2 ? 'At least two players are needed' : problems[0]?.message)}
      >
        Draw the rounds
      </button>
    </form>
  );
}

/** `spring-cup`, or the next that nobody has. */
function freeId(name: string, taken: readonly string[]): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 30);
  const id = plain || 'league';
  let number = 1;
  while (taken.includes(number === 1 ? id : `${id}-${number}`)) number++;
  return number === 1 ? id : `${id}-${number}`;
}
