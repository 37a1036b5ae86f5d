import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { ReactNode } from 'react';
import { initials } from '../../board/names/letters.tsx';
import { useScale } from '../../board/view/scale.ts';
import { conditionOf } from '../../ui/words/condition.ts';
import { sideClass } from '../../ui/words/sides.ts';
import { drawn, spotOf } from '../words/measures.ts';
import './model-token.css';
import { DEGREE } from '@ironfield/table/heading.ts';
import type { Model, Stand } from '../tabletop-game.ts';

export type TokenLook = 'plain' | 'ready' | 'in-hand' | 'done' | 'ghost' | 'planned' | 'bad' | 'lit' | 'left';

interface ModelTokenProps extends Stand {
  readonly model: Model;
  readonly look: TokenLook;
  /** Seen from above, heading up, within a circle of radius 12. Absent: its letters. */
  readonly figure?: ReactNode;
}

/** Of the base in the drawing of figures. */
const FIGURE = 12;
/** A base never gets smaller on the screen than this, in pixels: what is drawn of it is enlarged. */
const SMALLEST = 9;
const ARROW = 'M-5.500 -12.500L0 -20L5.500 -12.500Z';
const CHEVRONS = [
  'M-4.500 15.500L0 18.500L4.500 15.500',
  'M-4.500 19L0 22L4.500 19',
  'M-4.500 22.500L0 25.500L4.500 22.500',
];
const RING = 2 * Math.PI * FIGURE;

/** The ratio of a drawn model to its base, so that it can be seen from afar. */
export const enlargement = (radius: number, scale: number): number =>
  Math.max(1, SMALLEST / (drawn(radius) * scale));

/** The others of a squad, which keep their places beside the first. */
function FurtherBases({
  model,
  lead,
  size,
}: {
  readonly model: Model;
  readonly lead: Place;
  readonly size: number;
}) {
  const from = spotOf(lead);
  return (model.others ?? []).map((place) => {
    const { x, y } = spotOf(place);
    return (
      <g key={`${place.x} ${place.y}`} transform={`translate(${x - from.x} ${y - from.y}) scale(${size})`}>
        <circle className="base-shadow" cx={1.2} cy={1.8} r={FIGURE} />
        <circle className="base-disc" data-part="base-disc" r={FIGURE} />
        <circle className="base-ring" r={FIGURE - 0.9} />
      </g>
    );
  });
}

/** A model on its round base: whose it is, where it faces, how fast it goes, and what is left of it. */
export function ModelToken({ model, at, heading, look, figure }: ModelTokenProps) {
  const scale = useScale();
  const { name, side, radius, chevrons = 0, badges = [], bars = [] } = model;
  const { x, y } = spotOf(at);
  const base = drawn(radius);
  const large = enlargement(radius, scale);
  const [health] = bars;
  return (
    <g
      className={`model ${look} ${sideClass(side)}`}
      data-part="model"
      data-look={look}
      data-side={side}
      transform={`translate(${x} ${y})`}
    >
      {model.at && <FurtherBases model={model} lead={model.at} size={(base / FIGURE) * large} />}
      {large > 1 && <circle className="base-proper" r={base} />}
      <g transform={`scale(${(base / FIGURE) * large})`}>
        {(look === 'in-hand' || look === 'lit' || look === 'ready') && (
          <circle className="model-halo" r={16.5} />
        )}
        <circle className="base-shadow" cx={1.2} cy={1.8} r={FIGURE} />
        <g transform={`rotate(${heading / DEGREE})`}>
          <path className="model-arrow" data-part="model-arrow" d={ARROW} />
          {CHEVRONS.slice(0, chevrons).map((path) => (
            <path key={path} className="model-speed" d={path} />
          ))}
        </g>
        <circle className="base-disc" data-part="base-disc" r={FIGURE} />
        {figure ? (
          <g className="model-figure" transform={`rotate(${heading / DEGREE}) scale(0.82)`}>
            {figure}
          </g>
        ) : (
          <text className="letters" y={4}>
            {initials(name)}
          </text>
        )}
        <circle className="base-ring" r={FIGURE - 0.9} />
        {health !== undefined && health < 1 && (
          <circle
            className={`base-harm ${conditionOf(health)}`}
            r={FIGURE}
            strokeDasharray={`${(1 - health) * RING} ${RING}`}
            transform="rotate(-90)"
          />
        )}
        {badges.map(([sign, meaning], index) => (
          <g key={sign} className="model-badge" transform={`translate(${11 + index * 9} 10)`}>
            <title>{meaning}</title>
            <rect x={-5.5} y={-4.5} width={11} height={9} rx={4} />
            <text y={2.6}>{sign}</text>
          </g>
        ))}
      </g>
    </g>
  );
}
