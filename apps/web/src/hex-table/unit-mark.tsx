import type { GameTypes } from '@ironfield/kernel/game.ts';
import { Letters } from '../board/letters.tsx';
import { Token } from '../board/token.tsx';
import type { HexGame, TableUnit, TokenProps } from './hex-game.ts';

interface UnitMarkProps<G extends GameTypes> extends TokenProps<G> {
  readonly hex: HexGame<G>;
  readonly units: readonly TableUnit[];
}

/** A unit on the map as the game draws it, or else with the first letters of its name. */
export function UnitMark<G extends GameTypes>({ hex, units, ...props }: UnitMarkProps<G>) {
  if (hex.Token) return <hex.Token {...props} />;
  const { name, side, bars = [1] } = units[props.unit];
  return (
    <Token side={side} at={props.at} facing={props.facing} health={bars[0]} look={props.look}>
      <Letters name={name} />
    </Token>
  );
}
