import type { AnyGame } from '@ironfield/kernel/game.ts';
import { useEffect, useState } from 'react';
import { ABOUT, loadGame } from '../catalogue.ts';
import { loadViews } from '../pages/load-views.ts';
import { linkTo } from '../router.ts';
import { rememberWayBack } from '../rules/way-back.ts';
import { changeSettings, useSettings } from '../settings.ts';
import type { GameViews } from '../table/game-views.ts';
import { THEMES } from '../table/paces.ts';
import { Segments } from '../ui/segments.tsx';
import { FirstGameCard } from './first-game-card.tsx';
import { NewGame } from './new-game.tsx';
import { RecentGames } from './recent-games.tsx';
import { ServerGames } from './server-games.tsx';
import '../ui/fields.css';
import './start.css';

export interface OfferedGame {
  readonly game: AnyGame;
  readonly views: GameViews;
}

/** The door of the house: a game in two clicks, or back to one that was begun. */
export function StartPage() {
  const { theme, game } = useSettings();
  const chosen = ABOUT.some(({ id }) => id === game) ? game : ABOUT[0].id;
  const offered = useOffered(chosen);
  return (
    <div className="start-page">
      <header className="start-head">
        <img src="/icon.svg" alt="" width="40" height="40" />
        <div>
          <h1>Ironfield</h1>
          <p className="quiet">A tabletop for mech wargames</p>
        </div>
        <nav aria-label="Also here">
          <a className="button bare" href={linkTo('rules', chosen)} onClick={rememberWayBack}>
            Rules
          </a>
          <a className="button bare" href={linkTo('bay')}>
            ’Mech bay
          </a>
        </nav>
        <Segments
          label="Appearance"
          value={theme}
          choices={THEMES}
          onChange={(value) => changeSettings({ theme: value })}
        />
      </header>
      {/* All at once: nothing should move under the hand of somebody who is quick. */}
      {offered && (
        <>
          <main className="start-main">
            <FirstGameCard />
            <NewGame offered={offered} />
            <div className="start-side">
              <RecentGames />
              <ServerGames />
            </div>
          </main>
          <footer className="start-foot quiet">
            Ironfield is an unofficial fan work, neither made nor endorsed by the owners of the games it
            plays. BattleTech, BattleMech, ’Mech and BattleForce are trademarks of The Topps Company, Inc.;
            Heavy Gear is a trademark of Dream Pod 9, Inc.
          </footer>
        </>
      )}
    </div>
  );
}

/** The game somebody looks at, with its views; while another is being loaded, the one before. */
function useOffered(id: string): OfferedGame | null {
  const [offered, setOffered] = useState<OfferedGame | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const [game, views] = await Promise.all([loadGame(id), loadViews(id)]);
      if (!isGone) setOffered({ game: game!, views });
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [id]);
  return offered;
}
