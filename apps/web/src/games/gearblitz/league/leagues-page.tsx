import { isOver, type League, readLeague } from '@ironfield/gearblitz/league/league.ts';
import { useState } from 'react';
import { goTo, linkTo, type PageProps } from '../../../router.ts';
import scenesStyles from '../../../scenes/scenes.module.css';
import { FileButton } from '../../../ui/fields/file-button.tsx';
import { jsonIn } from '../../../ui/keep/json-in.ts';
import { Problems } from '../../../ui/mishaps/problems.tsx';
import { plural } from '../../../ui/words/plural.ts';
import { halfScores } from './half-scores.ts';
import { LeagueForm } from './league-form.tsx';
import { LeagueSheet } from './league-sheet.tsx';
import { ownLeagues } from './own-leagues.ts';
import '../../../ui/fields/fields.css';
import styles from './league.module.css';

/** Leagues and tournaments that are kept on this device: `#/league`, and each of them: `#/league/<id>`. */
export function LeaguesPage({ path: [id] }: PageProps) {
  const [all, setAll] = useState(ownLeagues.all);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const keep = (league: League) => {
    ownLeagues.keep([league]);
    setAll(ownLeagues.all());
    setProblems([]);
  };
  const load = async (file: File) => {
    const read = readLeague(jsonIn(await file.text()));
    if (read.ok) {
      keep(read.value);
      goTo('league', read.value.id);
    } else setProblems([`“${file.name}” cannot be opened.`, ...read.error.map(({ message }) => message)]);
  };
  const open = all.find((league) => league.id === id);
  if (open)
    return (
      <LeagueSheet
        key={open.id}
        league={open}
        onChange={keep}
        onDelete={() => {
          ownLeagues.forget(open.id);
          halfScores.forget(open.id);
          setAll(ownLeagues.all());
          goTo('league');
        }}
      />
    );
  return (
    <div className={`${scenesStyles.scenesPage} ${styles.leaguePage}`}>
      <header className={scenesStyles.sceneHead} data-part="scene-head">
        <a className="button bare" href={linkTo('new', 'gearblitz')}>
          ← Heavy Gear Blitz
        </a>
        <div>
          <h1>Leagues and tournaments</h1>
          <p className="quiet">
            Each player meets every other player once; the highest total of Victory Points wins. Kept on this
            device.
          </p>
        </div>
        <span className={scenesStyles.sceneButtons}>
          <FileButton label="Import" onFile={load} />
        </span>
      </header>
      <main>
        <Problems problems={problems} />
        {all.length > 0 && (
          <ul className={styles.leagueList}>
            {all.map((league) => (
              <li key={league.id}>
                <a href={linkTo('league', league.id)}>
                  <strong>{league.name}</strong>
                  <span className="quiet">
                    {`${league.kind === 'league' ? 'League' : 'Tournament'}, ${plural(league.players.length, 'player')}, ${plural(league.rounds, 'round')}${isOver(league) ? ', over' : ''}`}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
        <LeagueForm
          taken={all.map((league) => league.id)}
          onMade={(league) => {
            keep(league);
            goTo('league', league.id);
          }}
        />
      </main>
    </div>
  );
}
