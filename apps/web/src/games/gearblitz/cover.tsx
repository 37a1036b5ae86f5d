import { figureOf } from './figure.tsx';

/** Two Gears and a tank on a table without hexes, seen from above. */
export function Cover() {
  return (
    <svg className="cover" viewBox="0 0 160 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="160" height="180" className="cover-hex clear" />
      <path d="M-4 20 48 8 62 44 20 62-4 52Z" className="cover-hex light-woods" />
      <path d="M104 96 150 90 166 132 120 140Z" className="cover-hex rough" />
      <path d="M-4 128 30 122 44 184-4 184Z" className="cover-hex water" />
      <path d="M62 128 8 20A122 122 0 0 1 132 24Z" className="cover-arc" />
      <path d="M62 128 96 44" className="cover-shot" />
      <Base x={62} y={128} turn={20} side="side-0" kind="gear" />
      <Base x={112} y={158} turn={-8} side="side-0" kind="tank" />
      <Base x={98} y={42} turn={196} side="side-1" kind="gear" />
    </svg>
  );
}

interface BaseProps {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly side: string;
  readonly kind: Parameters<typeof figureOf>[0];
}

function Base({ x, y, turn, side, kind }: BaseProps) {
  return (
    <g transform={`translate(${x} ${y})`} className={`${side} cover-counter`}>
      <circle r="18" />
      <g transform={`rotate(${turn}) scale(1.25)`} className="cover-figure">
        {figureOf(kind)}
      </g>
    </g>
  );
}
