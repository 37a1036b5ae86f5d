import { FULL_TURN } from '@ironfield/kernel/menu/menu.ts';
import { movedAlong, turned } from '@ironfield/table/heading.ts';
import type { Spot } from '../../board/geometry.ts';
import { sideClass } from '../../ui/words/sides.ts';
import { drawn, fine, outlinePath, spotOf } from '../words/measures.ts';
import { labelWidth } from './label-places.ts';
import './overlays.css';
import type { Overlay } from '../tabletop-game.ts';

interface OverlaysProps {
  readonly overlays: readonly Overlay[];
}

/** Laid over the table for the time being: zones, ranges, arcs, templates, lines. */
export function Overlays({ overlays }: OverlaysProps) {
  return (
    <g className="overlays" clipPath="url(#on-the-table)">
      {overlays.map((overlay, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: overlays have no other name than their place
        <Laid key={index} overlay={overlay} />
      ))}
    </g>
  );
}

function Laid({ overlay }: { readonly overlay: Overlay }) {
  switch (overlay.kind) {
    case 'area':
      return (
        <path
          className={`laid-area ${overlay.look} ${overlay.side === undefined ? '' : sideClass(overlay.side)}`}
          d={overlay.outlines.map(outlinePath).join('')}
        />
      );
    case 'circle': {
      const { x, y } = spotOf(overlay.at);
      return <circle {...roundLook(overlay)} cx={x} cy={y} r={drawn(overlay.radius)} />;
    }
    case 'arc':
      return <path {...roundLook(overlay)} d={sectorPath(overlay)} />;
    case 'line': {
      const [a, b] = [spotOf(overlay.from), spotOf(overlay.to)];
      return (
        <line
          className={`laid-line ${overlay.look}`}
          data-part="laid-line"
          x1={a.x}
          y1={a.y}
          x2={b.x}
          y2={b.y}
        />
      );
    }
  }
}

const roundLook = ({ look, side }: Extract<Overlay, { kind: 'circle' | 'arc' }>) => ({
  className: `laid-round ${look} ${side === undefined ? '' : sideClass(side)}`,
  'data-part': 'laid-round',
  'data-look': look,
  'data-side': side,
});

/** Of a part of a circle; all of it where it goes all around. */
export function sectorPath({ at, heading, width, radius }: Extract<Overlay, { kind: 'arc' }>): string {
  const r = fine(drawn(radius));
  const { x, y } = spotOf(at);
  if (width >= FULL_TURN) {
    return `M${fine(x - r)} ${fine(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
  const [from, to] = [-1, 1].map((side) =>
    spotOf(movedAlong(at, turned(heading, (side * width) / 2), radius)),
  );
  const isLarge = width > FULL_TURN / 2 ? 1 : 0;
  return `M${fine(x)} ${fine(y)}L${fine(from.x)} ${fine(from.y)}A${r} ${r} 0 ${isLarge} 1 ${fine(to.x)} ${fine(to.y)}Z`;
}

interface LabelProps {
  readonly at: Spot;
  readonly text: string;
  readonly look?: string;
}

/** A few words that are always of the same size on the screen. */
export function Label({ at: { x, y }, text, look = '' }: LabelProps) {
  const width = labelWidth(text);
  return (
    <g className={`laid-label ${look}`} transform={`translate(${fine(x)} ${fine(y)})`}>
      <g className="same-size">
        <rect x={-width / 2} y={-10} width={width} height={20} rx={10} />
        <text y={4}>{text}</text>
      </g>
    </g>
  );
}
