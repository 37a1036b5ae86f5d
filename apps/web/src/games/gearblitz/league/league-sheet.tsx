import {
  isOver,
  type League,
  type LeagueRound,
  leagueFile,
  roundsOf,
  standingsOf,
  withResult,
} from '@ironfield/gearblitz/league/league.ts';
import { figure } from '@ironfield/kernel/figures.ts';
import { linkTo } from '../../../router.ts';
import scenesStyles from '../../../scenes/scenes.module.css';
import { SureButton } from '../../../ui/fields/sure-button.tsx';
import { download } from '../../../ui/keep/download.ts';
import styles from './league.module.css';
import { ResultFields } from './result-fields.tsx';

interface LeagueSheetProps {
  readonly league: League;
  onChange(league: League): void;
  onDelete(): void;
}

/** A league with its table and its rounds, where results are entered. */
export function LeagueSheet({ league, onChange, onDelete }: LeagueSheetProps) {
  const { id, name, kind, limit, players } = league;
  return (
    <div className={`${scenesStyles.scenesPage} ${styles.leaguePage}`}>
      <header className={scenesStyles.sceneHead} data-part="scene-head">
        <a className="button bare" href={linkTo('league')}>
          ← All
        </a>
        <div>
          <h1>{name}</h1>
          <p className="quiet">{`${kind === 'league' ? 'League' : 'Tournament'}, ${limit} TV${isOver(league) ? ', over' : ''}`}</p>
        </div>
        <span className={scenesStyles.sceneButtons}>
          <a className="button" href={linkTo('new', 'gearblitz', 'own')}>
            Set up a game
          </a>
          <button type="button" className="button" onClick={() => download(`${id}.json`, leagueFile(league))}>
            Export
          </button>
          <SureButton label="Delete" sureLabel="Really delete" onSure={onDelete} />
        </span>
      </header>
      <main className={styles.leagueSheet}>
        <section aria-labelledby="standings">
          <h2 id="standings">Standings</h2>
          <table className={styles.leagueTable} data-part="league-table">
            <thead>
              <tr>
                <th scope="col">Place</th>
                <th scope="col">Player</th>
                <th scope="col">Games</th>
                <th scope="col">
                  <abbr title="Victory Points">VP</abbr>
                </th>
              </tr>
            </thead>
            <tbody>
              {standingsOf(league).map(({ player, rank, played, total }) => (
                <tr key={player}>
                  <td>{rank}</td>
                  <th scope="row">{players[player]}</th>
                  <td>{played}</td>
                  <td>{figure(total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <div className={styles.leagueRounds} data-part="league-rounds">
          {roundsOf(league).map((round, index) => (
            <Round
              // biome-ignore lint/suspicious/noArrayIndexKey: rounds go by their number
              key={index}
              league={league}
              round={round}
              index={index}
              onChange={onChange}
            />
          ))}
        </div>
      </main>
    </div>
  );
}

interface RoundProps extends Pick<LeagueSheetProps, 'league' | 'onChange'> {
  readonly round: LeagueRound;
  readonly index: number;
}

function Round({ league, round: { fixtures, rests }, index, onChange }: RoundProps) {
  const { players } = league;
  // Tables are drawn for whole rounds: people look for theirs by its number.
  const inOrder = fixtures
    .map((fixture, game) => ({ ...fixture, game }))
    .toSorted((one, other) => (one.table ?? 0) - (other.table ?? 0));
  return (
    <section aria-labelledby={`round-${index}`}>
      <h2 id={`round-${index}`}>{`Round ${index + 1}`}</h2>
      <ul>
        {inOrder.map(({ pair, table, result, game }) => (
          <li key={pair.join('-')}>
            {table !== null && (
              <span
                className={`quiet ${styles.leaguePlace}`}
                data-part="league-place"
              >{`Table ${table + 1}`}</span>
            )}
            <ResultFields
              game={`${league.id}/${index}/${game}`}
              names={[players[pair[0]], players[pair[1]]]}
              result={result}
              onChange={(next) => onChange(withResult(league, index, game, next))}
            />
          </li>
        ))}
      </ul>
      {rests !== null && <p className="quiet">{`${players[rests]} rests.`}</p>}
    </section>
  );
}
