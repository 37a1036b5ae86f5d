import type { Operation, Quality } from '../state.ts';

/** PA-FOT-02: a settlement, its kind, its hex and the quality of its garrison. */
export interface SettlementLine {
  readonly id: string;
  readonly name: string;
  readonly kind: 'city' | 'fortress';
  readonly at: string;
  readonly quality: Quality;
}

const settlement = (
  id: string,
  name: string,
  kind: SettlementLine['kind'],
  at: string,
  quality: Quality = 'regular',
): SettlementLine => ({ id, name, kind, at, quality });

export const SETTLEMENTS: readonly SettlementLine[] = [
  settlement('moscow', 'Moscow', 'city', 'D19'),
  settlement('tokyo', 'Tokyo', 'city', 'E01'),
  settlement('sydney', 'Sydney', 'city', 'L01'),
  settlement('delhi', 'Delhi', 'city', 'F21'),
  settlement('sao-paulo', 'São Paulo', 'city', 'K12'),
  settlement('cairo', 'Cairo Castle Brian', 'fortress', 'F18', 'veteran'),
  settlement('sandhurst', 'Sandhurst Castle Brian', 'fortress', 'D16', 'veteran'),
  settlement('mars', 'Mars War Academy', 'fortress', 'Mars', 'veteran'),
  settlement('hilton-head', 'Hilton Head Castle Brian', 'fortress', 'F11', 'elite'),
];

/**
 * A unit of an order of battle: its type, its quality, and where it begins: a place, or an area of `AREAS` in brackets, and
 * its only place there if its side has no choice.
 */
export type UnitLine = readonly [type: string, quality: Quality, at: string];

/** PA-FOT-03: ComStar. */
export const COMSTAR: readonly UnitLine[] = [
  ['medium-mech-is', 'veteran', '[new-york]'],
  ['medium-mech-iu', 'veteran', '[new-york]'],
  ['heavy-mech-iu', 'veteran', '[moscow]'],
  ['heavy-mech-is', 'veteran', '[shanghai]'],
  ['medium-fighter-iu', 'veteran', '[sao-paulo]'],
  ['medium-mech-iu', 'regular', '[sydney]L01'],
  ['supply-convoy', 'regular', '[division]'],
  ['heavy-mech-iu', 'green', 'D16'],
  ['medium-mech-iu', 'green', 'D16'],
  ['medium-mech-iu', 'green', 'D16'],
  ['light-vehicle', 'veteran', 'F10'],
  ['heavy-vehicle', 'veteran', 'E16'],
  ['medium-mech-iu', 'elite', 'F18'],
  ['medium-mech-iu', 'green', 'Mars'],
  ['light-mech-iu', 'regular', 'Venus'],
  ['dropship-assault', 'veteran', '[orbit]'],
  ['dropship-medium-transports', 'regular', '[orbit]'],
  ['heavy-fighter-iu', 'veteran', '[orbit]'],
  ['light-fighter-iu', 'veteran', '[orbit]'],
  ['space-station', 'veteran', '1505'],
  ['heavy-fighter-iu', 'veteran', '1505'],
  ['space-station', 'veteran', '0105'],
  ['medium-fighter-iu', 'elite', '0105'],
];

/** PA-FOT-04: the Word of Blake at first. */
export const SHADOW_LANCERS: readonly UnitLine[] = [
  ['medium-mech-iu', 'elite', '[great-lakes]'],
  ['heavy-mech-iu', 'veteran', '[great-lakes]'],
  ['medium-mech-iu', 'veteran', '[great-lakes]'],
  ['medium-fighter-iu', 'veteran', '[great-lakes]'],
  ['medium-vehicle', 'veteran', '[great-lakes]'],
  ['heavy-vehicle', 'veteran', '[great-lakes]'],
  ['infantry', 'veteran', '[great-lakes]'],
  ['supply-convoy', 'regular', '[great-lakes]'],
];

/** PA-FOT-05: the ships of its reinforcements, each aboard a JumpShip with this number, and the units aboard each. */
export const INVASION_FLEET: readonly {
  readonly ship: string;
  readonly quality: Quality;
  readonly dock: number;
  readonly cargo: readonly (readonly [type: string, quality: Quality])[];
}[] = [
  {
    ship: 'dropship-large-transports',
    quality: 'regular',
    dock: 0,
    cargo: [
      ['heavy-mech-iu', 'veteran'],
      ['medium-mech-iu', 'regular'],
      ['light-mech-iu', 'regular'],
      ['light-vehicle', 'veteran'],
      ['heavy-vehicle', 'regular'],
      ['infantry', 'veteran'],
      ['infantry', 'veteran'],
      ['supply-convoy', 'regular'],
      ['supply-convoy', 'regular'],
    ],
  },
  {
    ship: 'dropship-large-transports',
    quality: 'regular',
    dock: 1,
    cargo: [
      ['medium-mech-iu', 'elite'],
      ['assault-mech-iu', 'veteran'],
      ['heavy-mech-iu', 'regular'],
      ['medium-vehicle', 'veteran'],
      ['infantry', 'veteran'],
      ['artillery', 'veteran'],
      ['supply-convoy', 'regular'],
      ['supply-convoy', 'regular'],
    ],
  },
  {
    ship: 'dropship-medium-transports',
    quality: 'veteran',
    dock: 0,
    cargo: [
      ['medium-mech-iu', 'veteran'],
      ['heavy-mech-iu', 'regular'],
      ['medium-mech-iu', 'regular'],
      ['medium-fighter-iu', 'regular'],
      ['heavy-vehicle', 'regular'],
    ],
  },
  {
    ship: 'dropship-small-transports',
    quality: 'regular',
    dock: 2,
    cargo: [
      ['medium-mech-is', 'veteran'],
      ['heavy-vehicle', 'veteran'],
      ['medium-vehicle', 'regular'],
    ],
  },
  { ship: 'dropship-assault', quality: 'veteran', dock: 1, cargo: [] },
];
export const JUMPSHIPS = 3;

/** What comes of an operation, and whether fewer are allowed from then on. */
interface OperationResult {
  readonly is: 'success' | 'failure' | 'disaster';
  readonly lowers: boolean;
}

const DISASTER: OperationResult = { is: 'disaster', lowers: true };
const FAILURE: OperationResult = { is: 'failure', lowers: false };
const SUCCESS: OperationResult = { is: 'success', lowers: false };
const DEAR_SUCCESS: OperationResult = { is: 'success', lowers: true };

/** PA-FOT-08: by the number of one die. */
export const OPERATION_RESULTS: Readonly<Record<Operation, readonly OperationResult[]>> = {
  silence: [DISASTER, DISASTER, FAILURE, SUCCESS, SUCCESS, SUCCESS],
  sabotage: [DISASTER, DISASTER, DISASTER, DEAR_SUCCESS, DEAR_SUCCESS, SUCCESS],
  headhunt: [DISASTER, DISASTER, FAILURE, DEAR_SUCCESS, DEAR_SUCCESS, SUCCESS],
};
