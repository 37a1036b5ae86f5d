import type { AirStrike, Salvo } from '../cards/army-list.ts';

/** HGB-AIR-02: attacks of a run, with what, and how it fights other aircraft; bombers do not intercept. */
export const AIRCRAFT: Readonly<
  Record<
    AirStrike,
    {
      readonly attacks: number;
      readonly weapon: string;
      readonly intercept: number | null;
      readonly defense: number;
    }
  >
> = {
  fighter: { attacks: 2, weapon: 'LAC', intercept: 2, defense: 0 },
  'fighter-bomber': { attacks: 2, weapon: 'AGM', intercept: 0, defense: 1 },
  bomber: { attacks: 4, weapon: 'ATM', intercept: null, defense: 1 },
};

/** HGB-ARTY-02: damage multiplier and radius in inches. */
export const SALVO: Readonly<Record<Salvo, { readonly damage: number; readonly radius: number }>> = {
  light: { damage: 12, radius: 2 },
  medium: { damage: 18, radius: 3 },
  heavy: { damage: 22, radius: 5 },
};

/** HGB-AIR-02, HGB-ARTY-02: skill of aircraft and of guns beyond the table, and inches beside the line of a run. */
export const SUPPORT_SKILL = 2;
export const RUN_WIDTH = 6;
