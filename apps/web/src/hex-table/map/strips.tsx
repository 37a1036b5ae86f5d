import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { boardExtent } from '../../board/geometry.ts';
import { type Light, Strip, StripSide } from '../../table/strip.tsx';
import type { DeskUse } from '../desk/use-desk.ts';
import type { HexGame } from '../hex-game.ts';
import type { Harm } from './harm-numbers.tsx';

interface StripsProps<G extends GameTypes> {
  readonly hex: HexGame<G>;
  readonly desk: DeskUse<G>;
  /** Units that something happens to just now. */
  readonly lit: readonly number[];
  readonly harm: readonly Harm[];
}

/** A map that is this narrow for its height leaves room beside it. */
const UPRIGHT = 0.85;

/** Every unit in two lines and a bar: one's own at the left, the others at the right with their numbers. */
export function Strips<G extends GameTypes>({ hex, desk, lit, harm }: StripsProps<G>) {
  const { table, board, units, own, enemies } = desk;
  const { width, height } = boardExtent(board);
  const mine = units.flatMap(({ side }, unit) => (side === own ? [unit] : []));
  const names = hex.sides(table);
  const others = names.flatMap((_, side) => (side === own ? [] : [side]));
  const lightOn = (unit: number): Light =>
    harm.some((each) => each.unit === unit) ? 'harmed' : lit.includes(unit) ? 'lit' : '';
  const strip = (unit: number, number?: number) => (
    <Strip
      key={unit}
      unit={units[unit]}
      id={unit}
      light={lightOn(unit)}
      number={number}
      isInHand={desk.inHand === unit}
      isShown={desk.shown === unit}
      isReady={desk.ready.has(unit)}
      onChoose={() => {
        // The earlier place under a finger no longer counts.
        desk.point(-1);
        if (!desk.ready.has(unit) && desk.aimAt(unit)) return;
        desk.chooseUnit(unit);
      }}
    />
  );
  return (
    <div className={width / height < UPRIGHT ? 'strips beside' : 'strips'} data-part="strips">
      <StripSide label={names[own] ?? 'Own units'} side={own}>
        {mine.map((unit) => strip(unit))}
      </StripSide>
      {others.map((side) => (
        <StripSide key={side} label={names[side]} side={side}>
          {enemies.map((unit, index) => units[unit].side === side && strip(unit, index + 1))}
        </StripSide>
      ))}
    </div>
  );
}
