import type { Mode } from '../state.ts';

/** The words for the ways of moving of a kind of unit. */
export interface Pace {
  /** On a menu: Walk. */
  readonly label: string;
  /** The present: walks. */
  readonly does: string;
  /** The past: walked. */
  readonly did: string;
  /** A line of a number to hit. */
  readonly attacker: string;
  /** A line of its MP: half as much again as at its usual pace. */
  readonly faster: string;
}

export type Paces = Readonly<Record<Mode, Pace>>;

export const pace = (label: string, does: string, did: string): Pace => ({
  label,
  does,
  did,
  attacker: `Attacker ${did}`,
  faster: `${label}: half as much again, rounded up`,
});

export const ON_LEGS: Paces = {
  still: pace('Stand still', 'stands still', 'stood still'),
  walk: pace('Walk', 'walks', 'walked'),
  run: { ...pace('Run', 'runs', 'ran'), faster: 'Running: half as much again, rounded up' },
  jump: pace('Jump', 'jumps', 'jumped'),
};
