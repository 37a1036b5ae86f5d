import { titleOfGame, titleOfScenario } from '../catalogue.ts';
import { linkTo } from '../router.ts';
import { useSettings } from '../settings.ts';
import styles from './start.module.css';
import { useOpenGames } from './use-open-games.ts';

const SHOWN = 2;

/** Tables of the server that wait for somebody; only where there was a server before. */
export function OpenTables() {
  return useSettings().hasServer && <Waiting />;
}

function Waiting() {
  const { games } = useOpenGames();
  if (!games || games.length === 0) return null;
  return (
    <section className={styles.sideCard} data-part="open-tables" aria-labelledby="open-tables">
      <h2 id="open-tables">
        Waiting for players <a href={linkTo('lobby')}>all {games.length}</a>
      </h2>
      <ul className={styles.news}>
        {games.slice(0, SHOWN).map(({ id, game, scenario, title }) => (
          <li key={id}>
            <a href={linkTo('lobby')}>{title ?? titleOfScenario(game, scenario)}</a>{' '}
            <span className="quiet">{titleOfGame(game)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
