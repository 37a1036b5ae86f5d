/** Things to point at during an explanation. The screen knows how. */
export interface Highlight {
  /** By printed number. */
  readonly hexes?: readonly string[];
  /** By number, as in orders. */
  readonly units?: readonly number[];
  readonly controls?: readonly Control[];
}

/** Parts of the table that can be pointed at, whatever they look like. */
export type Control =
  | 'primary'
  | 'facing'
  | 'attacks'
  | 'overheat'
  | 'explanation'
  | 'log'
  | 'forces'
  | 'phase';
