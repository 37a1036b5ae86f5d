import type { GameTypes } from '@ironfield/kernel/game.ts';
import { conditionOf } from '../ui/condition.ts';
import { sideClass } from '../ui/sides.ts';
import type { Harm } from './harm-numbers.tsx';
import type { HexGame } from './hex-game.ts';
import './strips.css';
import type { DeskUse } from './use-desk.ts';

interface StripsProps<G extends GameTypes> {
  readonly hex: HexGame<G>;
  readonly desk: DeskUse<G>;
  /** Units that something happens to just now. */
  readonly lit: readonly number[];
  readonly harm: readonly Harm[];
}

/** Every unit in two lines and a bar: one's own at the left, the others at the right with their numbers. */
export function Strips<G extends GameTypes>({ hex, desk, lit, harm }: StripsProps<G>) {
  const { table, units, own, enemies } = desk;
  const mine = units.flatMap(({ side }, unit) => (side === own ? [unit] : []));
  const names = hex.sides(table);
  const lightOn = (unit: number): Light =>
    harm.some((each) => each.unit === unit) ? 'harmed' : lit.includes(unit) ? 'lit' : '';
  const others = names.flatMap((_, side) => (side === own ? [] : [side]));
  return (
    <div className="strips">
      <Side label={names[own] ?? 'Own units'} side={own}>
        {mine.map((unit) => (
          <Strip key={unit} desk={desk} unit={unit} light={lightOn(unit)} />
        ))}
      </Side>
      {others.map((side) => (
        <Side key={side} label={names[side]} side={side}>
          {enemies.map(
            (unit, index) =>
              units[unit].side === side && (
                <Strip key={unit} desk={desk} unit={unit} light={lightOn(unit)} number={index + 1} />
              ),
          )}
        </Side>
      ))}
    </div>
  );
}

type Light = 'harmed' | 'lit' | '';

interface SideProps {
  readonly label: string;
  readonly side: number;
  readonly children: React.ReactNode;
}

function Side({ label, side, children }: SideProps) {
  return (
    <section className={`strip-side ${sideClass(side)}`} aria-label={label}>
      {children}
    </section>
  );
}

interface StripProps<G extends GameTypes> {
  readonly desk: DeskUse<G>;
  readonly unit: number;
  readonly light: Light;
  readonly number?: number;
}

function Strip<G extends GameTypes>({ desk, unit, light, number }: StripProps<G>) {
  const { name, code = '', isGone, line, states = [], troubles = [], bars = [] } = desk.units[unit];
  const called = (code ? name.slice(code.length).split(',')[0] : name).trim();
  const bad = isGone ? [] : [...states, ...troubles];
  const words = [...bad, ...(line ? [line] : [])].join(' · ');
  const looks = [isGone && 'gone', light, desk.inHand === unit && 'in-hand'].filter(Boolean);
  return (
    <button
      type="button"
      className={`strip ${looks.join(' ')}`}
      data-unit={unit}
      aria-pressed={desk.shown === unit}
      title={[name, ...bad, line].filter(Boolean).join(', ')}
      onClick={() => {
        if (!desk.ready.has(unit) && desk.aimAt(unit)) return;
        desk.chooseUnit(unit);
      }}
    >
      <span className="strip-name">
        {number !== undefined && <i className="strip-number">{number}</i>}
        {code && <span className="strip-code">{code}</span>}
        <span>{called}</span>
        {desk.ready.has(unit) && <i className="ready-dot" title="Can be given orders now" />}
      </span>
      <span className={bad.length > 0 ? 'strip-line bad' : 'strip-line'}>{words}</span>
      <span className="strip-bars" aria-hidden="true">
        {bars.map((health, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other name than their place
          <span key={index} className="health-bar">
            <i className={conditionOf(health)} style={{ width: `${health * 100}%` }} />
          </span>
        ))}
      </span>
    </button>
  );
}
