import { useEffect, useRef, useState } from 'react';
import { ABOUT } from '../catalogue.ts';
import { linkTo } from '../router.ts';
import { rememberWayBack } from '../rules/way-back.ts';
import { changeSettings, type Settings, useSettings } from '../settings.ts';
import { Icon, type IconName } from '../ui/icons.tsx';
import { Doors, LinkDoors } from './doors.tsx';
import { GameCards } from './game-cards.tsx';
import { Hero } from './hero.tsx';
import { LearnButton } from './learn-button.tsx';
import { MyGamesCard } from './my-games/my-games-card.tsx';
import { useMyGames } from './my-games/use-my-games.ts';
import { useWaitingTitle } from './my-games/use-waiting-title.ts';
import { NewsCard } from './news-card.tsx';
import { OpenTables } from './open-tables.tsx';
import { PuzzleCard } from './puzzle-card.tsx';
import { warmTable } from './warm.ts';
import '../ui/fields/fields.css';
import styles from './start.module.css';

/** The battle that is shown first. */
const FIRST = 'classic';
/** A pointer rests on a card for so long, in milliseconds, before its battle is shown. */
const REST = 500;

/** The door of the house: into a battle that is on, back to a game, or on to a new one. */
export function StartPage() {
  const mine = useMyGames();
  useWaitingTitle(mine);
  const [wanted, setWanted] = useState(FIRST);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = (game: string | null) => {
    clearTimeout(rest.current);
    if (game !== null) rest.current = setTimeout(() => setWanted(game), REST);
  };
  useEffect(() => {
    // Long before there is anything to press.
    void warmTable();
    return () => clearTimeout(rest.current);
  }, []);
  return (
    <div className={styles.startPage}>
      {/* All at once: nothing should move under the hand of somebody who is quick. */}
      {mine ? (
        <>
          <main>
            <Hero wanted={wanted} head={<Head />}>
              <LearnButton />
              <LinkDoors />
            </Hero>
            <div className={styles.startMain}>
              <GameCards onLook={look} />
              <div className={styles.startSide}>
                <MyGamesCard mine={mine} />
                <OpenTables />
                <PuzzleCard />
                <NewsCard />
              </div>
              <Doors />
            </div>
          </main>
          <footer className={`${styles.startFoot} quiet`}>
            Ironfield is an unofficial fan work, neither made nor endorsed by the owners of the games it
            plays. BattleTech, BattleMech, 'Mech and BattleForce are trademarks of The Topps Company, Inc.;
            Heavy Gear is a trademark of Dream Pod 9, Inc.
          </footer>
        </>
      ) : (
        <Head />
      )}
    </div>
  );
}

function Head() {
  const { game } = useSettings();
  return (
    <header className={styles.startHead}>
      <img src="/icon.svg" alt="" width="32" height="32" />
      <h1>Ironfield</h1>
      <nav aria-label="Also here">
        <a className="button bare" href={linkTo('rules', game || ABOUT[0].id)} onClick={rememberWayBack}>
          Rules
        </a>
        <a className="button bare" href={linkTo('bay')}>
          'Mech bay
        </a>
        <a className="button bare" href={linkTo('analysis')}>
          Analysis
        </a>
        <ThemeButton />
      </nav>
    </header>
  );
}

const NEXT: Readonly<Record<Settings['theme'], Settings['theme']>> = {
  system: 'light',
  light: 'dark',
  dark: 'system',
};
const ICONS: Readonly<Record<Settings['theme'], IconName>> = { system: 'screen', light: 'sun', dark: 'moon' };

function ThemeButton() {
  const { theme } = useSettings();
  const label = `Appearance: ${theme === 'system' ? 'as the system' : theme}`;
  return (
    <button
      type="button"
      className="button bare"
      aria-label={label}
      title={label}
      onClick={() => changeSettings({ theme: NEXT[theme] })}
    >
      <Icon name={ICONS[theme]} />
    </button>
  );
}
