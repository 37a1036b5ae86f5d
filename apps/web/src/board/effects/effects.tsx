import type { CSSProperties } from 'react';
import type { DrawnBurst, DrawnShot } from '../shot.ts';
import styles from './effects.module.css';
import { arrivalOf, drawnCount, FLIGHT, lookOf, MISSILE, ROUND } from './flight.ts';

/** From the middle of a token to its edge, and how far beside and beyond the target a miss goes. */
const EDGE = 20;
const ASIDE = 8;
const BEYOND = 46;

interface EffectsProps {
  readonly shots: readonly DrawnShot[];
  readonly bursts: readonly DrawnBurst[];
}

/** Shots and their effects, drawn once; the next news puts them away. */
export function Effects({ shots, bursts }: EffectsProps) {
  const arrival = Math.max(0, ...shots.map(arrivalOf));
  return (
    <g className={styles.effects} data-part="effects">
      {shots.map((shot, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shots of one step have no other name than their place
        <ShotDrawn key={index} shot={shot} index={index} />
      ))}
      {bursts.map(({ kind, at }) => (
        <g
          key={`${kind} ${at.x} ${at.y}`}
          transform={`translate(${at.x} ${at.y})`}
          style={after(arrival)}
          data-shakes={kind}
        >
          {kind === 'fall' ? <Fall /> : <Blast />}
        </g>
      ))}
    </g>
  );
}

const after = (delay: number, more: Record<string, string | number> = {}) =>
  ({ '--after': `${delay}ms`, ...more }) as CSSProperties;

function ShotDrawn({ shot, index }: { readonly shot: DrawnShot; readonly index: number }) {
  const { from, to, isHit, damage } = shot;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const side = index % 2 === 0 ? 1 : -1;
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI + (isHit ? 0 : side * missAngle(Math.hypot(dx, dy)));
  const far = Math.max(8, Math.hypot(dx, dy) - EDGE - (isHit ? 10 : -BEYOND));
  return (
    <g
      className={styles.shot}
      data-look={lookOf(shot)}
      data-hit={isHit || undefined}
      transform={`translate(${from.x} ${from.y}) rotate(${round(angle)}) translate(${EDGE} 0)`}
      style={after(0, {
        '--far': `${round(far)}px`,
        '--power': round(1 + Math.min(shot.cluster > 0 ? 2 : damage, 20) / 8),
      })}
    >
      <Flight shot={shot} far={far} side={side} />
      {isHit && (
        <g transform={`translate(${round(far)} 0)`} style={after(arrivalOf(shot) - 40)}>
          <Impact />
        </g>
      )}
    </g>
  );
}

/** Past the edge of the token that was meant. */
const missAngle = (length: number): number => (Math.atan2(EDGE + ASIDE, length) * 180) / Math.PI;

interface FlightProps {
  readonly shot: DrawnShot;
  readonly far: number;
  readonly side: number;
}

function Flight({ shot, far, side }: FlightProps) {
  switch (lookOf(shot)) {
    case 'beam':
      return (
        <g className={styles.beam}>
          <path className={styles.glow} d={`M0 0H${far}`} />
          <path className={styles.core} d={`M0 0H${far}`} />
        </g>
      );
    case 'bolt':
      return (
        <g className={styles.bolt}>
          <path className={styles.glow} d={jagged(far)} />
          <path className={styles.core} d={jagged(far)} />
        </g>
      );
    case 'burst':
      return (
        <>
          {Array.from({ length: drawnCount(shot) }, (_, round) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds have no other name than their place
            <g key={round} style={after(round * ROUND)}>
              <circle className={styles.muzzle} r={5} />
              <path className={styles.round} d="M0 0h9" />
            </g>
          ))}
        </>
      );
    case 'salvo':
      return <Salvo count={drawnCount(shot)} far={far} />;
    case 'flames':
      return (
        <g className={styles.flames}>
          <path
            className={styles.outer}
            d={`M0 0Q${far / 2} -16 ${far} -15Q${far + 14} 0 ${far} 15Q${far / 2} 16 0 0Z`}
          />
          <path
            className={styles.inner}
            d={`M0 0Q${far / 2} -7 ${far - 8} -7Q${far} 0 ${far - 8} 7Q${far / 2} 7 0 0Z`}
          />
        </g>
      );
    case 'blow':
      return <path className={styles.blow} d={`M${far - 22} ${14 * side}Q${far - 4} ${8 * side} ${far} 0`} />;
  }
}

/** One trail each, apart in the middle of the way, with smoke that fades. */
function Salvo({ count, far }: { readonly count: number; readonly far: number }) {
  return Array.from({ length: count }, (_, missile) => {
    const side = count === 1 ? 0 : (missile / (count - 1) - 0.5) * Math.min(44, 8 * count);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: missiles have no other name than their place
      <g key={missile} style={after(missile * MISSILE, { '--side': `${round(side)}px` })}>
        {Array.from({ length: PUFFS }, (_, puff) => {
          const share = (puff + 0.5) / PUFFS;
          const at = missile * MISSILE + share * FLIGHT.salvo;
          return (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: puffs have no other name than their place
              key={puff}
              className={styles.smoke}
              cx={round(share * far)}
              cy={round(side * Math.sin(Math.PI * share))}
              r={4}
              style={after(at)}
            />
          );
        })}
        <g className={styles.missile}>
          <g className={styles.spread}>
            <path d="M-7 -1.6H2L6 0L2 1.600H-7Z" />
          </g>
        </g>
      </g>
    );
  });
}

const PUFFS = 7;
const rays = (count: number, from: number, to: number, turn = 0): string =>
  Array.from({ length: count }, (_, ray) => {
    const angle = ((ray + turn) / count) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${round(x * from)} ${round(y * from)}L${round(x * to)} ${round(y * to)}`;
  }).join('');

function Impact() {
  return (
    <g className={styles.impact}>
      <circle r={9} />
      <path d={rays(6, 8, 17, 0.25)} />
    </g>
  );
}

function Fall() {
  return (
    <>
      <ellipse className={styles.dust} rx={30} ry={22} />
      {around(7).map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          className={styles.puff}
          r={6}
          style={after(0, { '--x': `${x * 34}px`, '--y': `${y * 25}px` })}
        />
      ))}
    </>
  );
}

function Blast() {
  return (
    <>
      <circle className={styles.light} r={40} />
      <circle className={styles.ring} r={34} />
      <path className={styles.splinters} d={rays(9, 14, 38, 0.4)} />
      {around(5).map(([x, y], puff) => (
        <circle
          key={`${x} ${y}`}
          className={styles.black}
          r={9}
          style={after(60 * puff, { '--x': `${x * 14}px`, '--y': `${y * 10 - 30}px` })}
        />
      ))}
    </>
  );
}

const around = (count: number): (readonly [number, number])[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = ((at + 0.3) / count) * 2 * Math.PI;
    return [round(Math.cos(angle)), round(Math.sin(angle))];
  });

/** The same for the same length: what is drawn again looks as before. */
function jagged(far: number): string {
  const steps = Math.max(3, Math.round(far / 22));
  const points = Array.from({ length: steps - 1 }, (_, at) => {
    const along = ((at + 1) / steps) * far;
    const aside = (((at * 7919 + Math.round(far)) % 13) - 6) * 1.5;
    return `L${round(along)} ${round(aside)}`;
  });
  return `M0 0${points.join('')}L${round(far)} 0`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
