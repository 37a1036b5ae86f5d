import type { CoreSetup } from '@ironfield/kernel/state.ts';
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { SceneryContext } from '../board/ground/scenery.tsx';
import type { Margins } from '../board/view/frame.ts';
import { titleOfGame } from '../catalogue.ts';
import { type Chance, inPercent } from '../live/chance.ts';
import { howFar } from '../live/how-far.ts';
import type { LiveBattle } from '../live/live-battle.ts';
import { type Still, sceneOf } from '../live/live-scene.ts';
import still from '../live/still.json';
import { StillBattle } from '../live/still-battle.tsx';
import { useLive } from '../live/use-live.ts';
import { goTo } from '../router.ts';
import { localGames } from '../sessions/local-session.ts';
import { Icon } from '../ui/icons.tsx';
import { Boundary } from '../ui/mishaps/boundary.tsx';
import styles from './hero.module.css';
import { leading } from './leading.ts';
import { useWide } from './use-wide.ts';
import { warm, warmTable } from './warm.ts';

const LiveStage = lazy(async () => ({ default: (await import('../live/live-stage.tsx')).LiveStage }));

const STILL = still as Still;
const SIDES = ['Blue', 'Orange'] as const;

/** The parts over the map: the words at the left, the bar below. */
const beside = (width: number): Margins => ({
  left: Math.max(32, (width - 1560) / 2) + 520,
  right: 40,
  top: 24,
  bottom: 76,
});
const above = (): Margins => ({ left: 28, right: 28, top: 16, bottom: 84 });

interface HeroProps {
  /** The game whose battle somebody wants to see. */
  readonly wanted: string;
  readonly head: ReactNode;
  /** Other ways to begin. */
  readonly children: ReactNode;
}

/** A battle is on, and whoever comes may take a side of it. */
export function Hero({ wanted, head, children }: HeroProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { battle, isPlaying, toggle } = useLive(stage, wanted, warmTable);
  const [problem, setProblem] = useState<string | null>(null);
  const isWide = useWide();
  const take = async (side: number) => {
    const { game } = battle?.takenOver() ?? STILL;
    warm(game);
    const { setup, seed, entries } = battle?.takenOver() ?? (await sceneOf(game));
    const players = SIDES.map((_, seat) =>
      seat === side ? ({ kind: 'human' } as const) : ({ kind: 'bot', strength: 'regular' } as const),
    );
    const made = await localGames.adopt({ game, setup, seed, entries, players });
    if (made.ok) goTo('table', 'local', made.value);
    else setProblem(made.error.message);
  };
  return (
    <section className={styles.hero} data-part="hero" aria-labelledby="a-battle">
      <div className={styles.stage} ref={stage} data-part="live-stage">
        <Boundary where={{ page: 'start' }} instead={() => null}>
          <SceneryContext value={isWide ? beside : above}>
            {battle ? (
              <div className={styles.scene} key={battle.game.id}>
                <Suspense fallback={<StillBattle still={STILL} />}>
                  <LiveStage battle={battle} />
                </Suspense>
              </div>
            ) : (
              <div className={styles.scene}>
                <StillBattle still={STILL} />
              </div>
            )}
          </SceneryContext>
        </Boundary>
      </div>
      {head}
      <div className={styles.words}>
        {battle ? <LiveWords battle={battle} /> : <Badge text={stillWords} />}
        <h2 id="a-battle">
          A battle is on. <span className={styles.call}>Take a side.</span>
        </h2>
        <p className={styles.promise}>
          Two bots fight it with real dice and the full rules.{' '}
          <span className={styles.more}>Press a side and the next order is yours.</span>
        </p>
        <div className={styles.sides}>
          {SIDES.map((name, side) => (
            <button
              key={name}
              type="button"
              className={`${styles.side} side-${side}`}
              onClick={() => void take(side)}
            >
              <Icon name="next" />
              <span className={styles.sideWords}>
                <b>Play {name}</b>
                <small>
                  {battle ? <LiveForce battle={battle} side={side} /> : leading(STILL.sides[side])}
                </small>
              </span>
            </button>
          ))}
        </div>
        {problem !== null && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <div className={styles.ways}>{children}</div>
      </div>
      <div className={styles.bar}>
        {battle ? <LiveChance battle={battle} /> : <ChanceBar chance={STILL_CHANCE} />}
        <button
          type="button"
          className="button bare"
          aria-label={isPlaying ? 'Pause the battle' : 'Play the battle'}
          title={isPlaying ? 'Pause the battle' : 'Play the battle'}
          onClick={toggle}
        >
          <Icon name={isPlaying ? 'pause' : 'next'} />
        </button>
      </div>
    </section>
  );
}

const STILL_CHANCE: Chance = { rate: STILL.chance, weight: 20 };
const stillWords = `${shortTitle(STILL.game)} · ${howFar(STILL)}`;

function shortTitle(game: string): string {
  return titleOfGame(game).split(',')[0];
}

function Badge({ text, isLive = false }: { readonly text: string; readonly isLive?: boolean }) {
  return (
    <p className={styles.badge} data-live={isLive}>
      {isLive ? `Live · ${text}` : text}
    </p>
  );
}

function LiveWords({ battle }: { readonly battle: LiveBattle }) {
  const { showing, isPlaying, outcome } = useSyncExternalStore(battle.subscribe, battle.get);
  const far = outcome ? 'over' : howFar(showing.snapshot.view.table);
  return <Badge text={`${shortTitle(battle.game.id)} · ${far}`} isLive={isPlaying && !outcome} />;
}

/** The units that still fight for a side. */
function LiveForce({ battle, side }: { readonly battle: LiveBattle; readonly side: number }) {
  const { showing } = useSyncExternalStore(battle.subscribe, battle.get);
  const { table } = showing.snapshot.view;
  const names = useMemo(() => {
    const own = (battle.game.pieces?.(table) ?? []).filter((piece) => piece.side === side);
    const { setup } = table as { readonly setup?: CoreSetup };
    // By short names, where there are as many of them.
    const short = setup && battle.views.forces?.(setup as never)[side];
    return own.flatMap(({ name, at }, i) =>
      at === null ? [] : [short?.length === own.length ? short[i] : name],
    );
  }, [battle, table, side]);
  return leading(names);
}

function LiveChance({ battle }: { readonly battle: LiveBattle }) {
  const { chance, outcome, showing } = useSyncExternalStore(battle.subscribe, battle.get);
  const said = showing.active.at(-1)?.text;
  return (
    <>
      {said !== undefined && <p className={styles.said}>{said}</p>}
      <ChanceBar chance={chance} winner={outcome ? (outcome.winners[0] ?? null) : undefined} />
    </>
  );
}

interface ChanceBarProps {
  readonly chance: Chance;
  /** Once it is over: who has won; null for nobody. */
  readonly winner?: number | null | undefined;
}

function ChanceBar({ chance, winner }: ChanceBarProps) {
  const [blue, orange] = inPercent(chance);
  if (winner !== undefined)
    return <p className={styles.chance}>{winner === null ? 'A draw' : `${SIDES[winner]} has won`}</p>;
  return (
    <p
      className={styles.chance}
      title="How often each side won when bots played on from the beginning of this turn"
    >
      <span className={styles.label}>Chance to win</span>
      <b className="side-0">
        <span className="visually-hidden">Blue </span>
        {blue} %
      </b>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.rest} width="100" height="6" />
        <rect
          className={styles.share}
          width="100"
          height="6"
          style={{ transform: `scaleX(${blue / 100})` }}
        />
      </svg>
      <b className="side-1">
        <span className="visually-hidden">Orange </span>
        {orange} %
      </b>
    </p>
  );
}
