import type { RuleId } from '../../rule-index.ts';

/** Where a unit can be in a hex, or away from it. */
export const LAYERS = [
  'ground',
  'hovering',
  'VTOL',
  'on a bridge',
  'on top',
  'inside',
  'submerged',
  'air',
  'hidden',
  'aboard',
  'off board',
] as const;
export type Layer = (typeof LAYERS)[number];

interface EffectRow {
  readonly rule: RuleId;
  readonly reaches: readonly Layer[];
  /** As read before correction 7. */
  readonly before: readonly Layer[];
}

/** Units on the map that do not fly over it. */
const SURFACE = ['ground', 'hovering', 'VTOL', 'on a bridge', 'on top', 'inside'] as const;
const GROUND_UNITS = [...SURFACE, 'submerged'] as const;
const WHOEVER_IS_SEEN = [...GROUND_UNITS, 'air'] as const;

/** Effects in a hex, and the layers they reach. Units aboard or off the board are never reached. */
export const EFFECTS = {
  'sets off mines': {
    rule: 'BF2-MINE-03',
    reaches: ['ground', 'on a bridge'],
    before: ['ground', 'on a bridge', 'on top', 'inside', 'submerged', 'air'],
  },
  mines: {
    rule: 'BF2-MINE-03',
    reaches: ['ground', 'hovering', 'on a bridge', 'hidden'],
    before: WHOEVER_IS_SEEN,
  },
  ice: {
    rule: 'BF2-ENV-03',
    reaches: ['ground', 'hidden'],
    before: ['ground', 'on a bridge', 'on top', 'inside', 'submerged', 'air'],
  },
  fire: {
    rule: 'BF2-FIRE-04',
    reaches: ['ground', 'hovering', 'on a bridge', 'on top', 'inside', 'hidden'],
    before: ['ground', 'hovering', 'on a bridge', 'on top', 'inside', 'submerged'],
  },
  artillery: { rule: 'BF2-ART-10', reaches: [...SURFACE, 'hidden'], before: SURFACE },
  bombs: { rule: 'BF2-AERO-15', reaches: [...SURFACE, 'hidden'], before: SURFACE },
  strafing: {
    rule: 'BF2-AERO-13',
    reaches: ['ground', 'hovering', 'VTOL', 'on a bridge', 'on top', 'hidden'],
    before: SURFACE,
  },
  'buildings collapse': {
    rule: 'BF2-BLDG-05',
    reaches: ['on top', 'inside'],
    before: ['on top', 'inside'],
  },
  'a bridge falls': { rule: 'BF2-MAP-05', reaches: ['on a bridge'], before: ['on a bridge'] },
  'is pushed by a drop': {
    rule: 'BF2-DROP-02',
    reaches: [...GROUND_UNITS, 'hidden'],
    before: WHOEVER_IS_SEEN,
  },
  'stops an enemy': { rule: 'BF2-STACK-02', reaches: GROUND_UNITS, before: GROUND_UNITS },
  'leaves no room for a friend': {
    rule: 'BF2-STACK-01',
    reaches: [...GROUND_UNITS, 'hidden'],
    before: [...GROUND_UNITS, 'hidden'],
  },
  'leaves no room in the air': { rule: 'BF2-AERO-04', reaches: ['air'], before: ['air'] },
  'leaves no room to land': { rule: 'BF2-AERO-06', reaches: GROUND_UNITS, before: GROUND_UNITS },
} as const satisfies Readonly<Record<string, EffectRow>>;
export type Effect = keyof typeof EFFECTS;
