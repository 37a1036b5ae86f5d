// The facts of a shot, a fall or an explosion that is drawn.

import type { Spot } from './geometry.ts';

/** The weapon that was fired, or `blow`. */
export interface Shot {
  readonly name: string;
  /** Missiles of a salvo; 0 for what is no missile. */
  readonly cluster: number;
  /** The damage of a hit, which makes it wider and louder. */
  readonly damage: number;
}

/** A shot on the map. */
export interface DrawnShot extends Shot {
  readonly from: Spot;
  readonly to: Spot;
  readonly isHit: boolean;
}

/** Something that happens in one place. */
export interface DrawnBurst {
  readonly kind: 'fall' | 'blast';
  readonly at: Spot;
}
