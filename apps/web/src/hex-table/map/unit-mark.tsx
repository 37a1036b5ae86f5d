import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { Letters } from '../../board/names/letters.tsx';
import { Badge, Token } from '../../board/token.tsx';
import { sideClass } from '../../ui/words/sides.ts';
import type { HexGame, TableUnit, TokenProps } from '../hex-game.ts';

interface UnitMarkProps<G extends GameTypes> extends TokenProps<G> {
  readonly hex: HexGame<G>;
  readonly units: readonly TableUnit[];
}

/** A unit on the map, and that it was told to go on doing something. */
export function UnitMark<G extends GameTypes>(props: UnitMarkProps<G>) {
  const { at, look, unit, units } = props;
  const { orders = [], isGone } = units[unit];
  const isTold = orders.length > 0 && !isGone && look !== 'ghost';
  return (
    <g data-unit={look === 'ghost' ? undefined : unit}>
      <Drawn {...props} />
      {isTold && (
        <g
          className={`standing-order ${sideClass(units[unit].side)}`}
          transform={`translate(${at.x} ${at.y})`}
        >
          <title>{orders.join(', ')}</title>
          <Badge corner="lower-right" tone="side">
            <path d={FLAG} />
          </Badge>
        </g>
      )}
    </g>
  );
}

/** A flag on its pole. */
const FLAG = 'M-2.500 4.500V-4.500H3.500L1.800 -2.200L3.500 0H-2.500';

/** As the game draws it, or else with the first letters of its name. */
function Drawn<G extends GameTypes>({ hex, units, ...props }: UnitMarkProps<G>) {
  if (hex.Token) return <hex.Token {...props} />;
  const { name, side, bars = [1] } = units[props.unit];
  return (
    <Token side={side} at={props.at} facing={props.facing} health={bars[0]} look={props.look}>
      <Letters name={name} />
    </Token>
  );
}
