import type { ReactNode } from 'react';
import { conditionOf } from '../ui/words/condition.ts';
import { sideClass } from '../ui/words/sides.ts';
import { angleOf, type Spot } from './geometry.ts';
import './token.css';

export type Look = 'plain' | 'ready' | 'in-hand' | 'done' | 'ghost' | 'lit';

export interface TokenProps {
  readonly side: number;
  readonly at: Spot;
  /** Null for units without a facing. */
  readonly facing: number | null;
  /** From 0 to 1; null where it is not known. */
  readonly health: number | null;
  readonly look: Look;
  readonly className?: string;
  /** The figure on it, and badges around it. */
  readonly children: ReactNode;
}

const RING = 22;
const ARC = 18;
const LENGTH = 2 * Math.PI * ARC;
const HALOED: readonly Look[] = ['in-hand', 'ready', 'lit'];

/** A unit on the map: its side, its facing and its condition. */
export function Token({ side, at, facing, health, look, className = '', children }: TokenProps) {
  return (
    <g
      className={`token ${look} ${className} ${sideClass(side)}`}
      data-part="token"
      data-look={look}
      data-side={side}
      transform={`translate(${at.x} ${at.y})`}
    >
      <g className="token-body">
        {HALOED.includes(look) && <circle className="token-halo" r={RING + 5.5} />}
        {facing !== null && (
          <path className="token-facing" d={WEDGE} transform={`rotate(${angleOf(facing)})`} />
        )}
        <circle className="token-disc" data-part="token-disc" r={RING} />
        <circle className="token-track" r={ARC} />
        {health !== null && (
          <circle
            className={`token-health ${conditionOf(health)}`}
            r={ARC}
            strokeDasharray={`${health * LENGTH} ${LENGTH}`}
            transform="rotate(-90)"
          />
        )}
        {children}
      </g>
    </g>
  );
}

interface BadgeProps {
  readonly corner: keyof typeof CORNERS;
  readonly tone: 'side' | 'ink' | 'warm' | 'hot';
  /** A number or a letter, or something drawn around 0, 0. */
  readonly children: ReactNode;
}

const CORNERS = {
  'lower-left': 'translate(-17 16)',
  'lower-right': 'translate(17 16)',
  'upper-right': 'translate(17 -16)',
} as const;

/** A small round sign at the edge of a token. */
export function Badge({ corner, tone, children }: BadgeProps) {
  return (
    <g className={`token-badge ${tone}`} transform={CORNERS[corner]}>
      <circle r={8} />
      {typeof children === 'object' ? children : <text y={3.4}>{children}</text>}
    </g>
  );
}

/** The mark of a token's facing, pointing up. */
const WEDGE = 'M-8.5 -21L0 -31L8.5 -21Z';

interface Seen {
  readonly inHand: number | null;
  readonly ready: ReadonlySet<number>;
  readonly lit: readonly number[];
  readonly ghost: { readonly unit: number } | null;
}

/** The look of a unit on the map. */
export function lookOf({ inHand, ready, lit, ghost }: Seen, unit: number): Look {
  if (lit.includes(unit)) return 'lit';
  if (ghost?.unit === unit) return 'done';
  if (inHand === unit) return 'in-hand';
  return ready.has(unit) ? 'ready' : 'plain';
}
