import { useEffect } from 'react';
import { ABOUT } from '../catalogue.ts';
import { linkTo } from '../router.ts';
import { rememberWayBack } from '../rules/way-back.ts';
import { changeSettings, type Settings, useSettings } from '../settings.ts';
import { Icon, type IconName } from '../ui/icons.tsx';
import { Doors } from './doors.tsx';
import { GameCards } from './game-cards.tsx';
import { LearnCard } from './learn-card.tsx';
import { MyGamesCard } from './my-games-card.tsx';
import { useMyGames } from './use-my-games.ts';
import { warmTable } from './warm.ts';
import '../ui/fields.css';
import './start.css';
import './covers.css';

/** The door of the house: to the lesson, back to a game, or on to a new one. */
export function StartPage() {
  const { game } = useSettings();
  const mine = useMyGames();
  useEffect(warmTable, []);
  return (
    <div className="start-page">
      <header className="start-head">
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
      {/* All at once: nothing should move under the hand of somebody who is quick. */}
      {mine && (
        <>
          <main className="start-main">
            <LearnCard />
            <MyGamesCard mine={mine} />
            <GameCards />
            <Doors />
          </main>
          <footer className="start-foot quiet">
            Ironfield is an unofficial fan work, neither made nor endorsed by the owners of the games it
            plays. BattleTech, BattleMech, 'Mech and BattleForce are trademarks of The Topps Company, Inc.;
            Heavy Gear is a trademark of Dream Pod 9, Inc.
          </footer>
        </>
      )}
    </div>
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
