import type { Card, Mount } from './card.ts';
import type { Skills } from './unit.ts';

/** HGB-ARMY-05: what charts of armies count. */
export const GROUP_KINDS = [
  'convict',
  'general purpose',
  'anti-rover',
  'recon',
  'strike',
  'fire support',
  'infantry',
  'convict infantry',
  'strider',
  'tankstrider',
  'tank',
] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

/** HGB-AIR-02, HGB-ARTY-02 */
export const AIR_STRIKES = ['fighter', 'fighter-bomber', 'bomber'] as const;
export type AirStrike = (typeof AIR_STRIKES)[number];
export const SALVOS = ['light', 'medium', 'heavy'] as const;
export type Salvo = (typeof SALVOS)[number];

/** HGB-ARMY-02: how many groups of a kind; `null` is any number. */
export interface Limit {
  readonly least: number;
  readonly most: number | null;
}
export type Counted = GroupKind | 'air strikes' | 'artillery';

/** HGB-ARMY-02: of one army type, in a game of 1000 TV. What is not in it may not be taken. */
export interface ArmyType {
  readonly name: string;
  readonly limits: Readonly<Partial<Record<Counted, Limit>>>;
}

/** A weapon that comes with an option; without an arc it is mounted like the one it replaces. */
export type Fitted = Pick<Mount, 'weapon'> & Partial<Mount>;

/** HGB-ARMY-07: what an option does to the units that take it. */
export type Effect =
  | { readonly type: 'add'; readonly card: string }
  | { readonly type: 'swap'; readonly from: string; readonly to: string }
  | { readonly type: 'variant'; readonly variant: string }
  | {
      readonly type: 'weapons';
      readonly remove: readonly string[];
      readonly add: readonly Fitted[];
      /** Only this one has Reloads for it. */
      readonly reloadsOn?: string;
    }
  | { readonly type: 'link'; readonly weapon: string; readonly of: string }
  | { readonly type: 'unlimited'; readonly weapon: string }
  | { readonly type: 'skill'; readonly skill: keyof Skills; readonly to: number }
  | { readonly type: 'perks'; readonly perks: Card['perks'] }
  | { readonly type: 'aux'; readonly aux: Card['aux'] }
  | { readonly type: 'sturdy' }
  | { readonly type: 'armor'; readonly by: number }
  | { readonly type: 'atv' }
  | { readonly type: 'drone'; readonly card: string }
  | { readonly type: 'transport'; readonly card: string }
  | { readonly type: 'snipers' }
  | { readonly type: 'snipers gear'; readonly gear: 'armor' | 'laser' | 'drone' }
  | { readonly type: 'veterans'; readonly skills: Partial<Skills> }
  | { readonly type: 'leader' }
  | { readonly type: 'convicts' };

export interface OptionEntry {
  readonly id: string;
  readonly title: string;
  readonly tv: number;
  /** The units it is taken for: the whole squad, every Unit at that price each, the leader, or chosen members. */
  readonly scope: 'squad' | 'every unit' | 'leader' | 'member';
  readonly effect: Effect;
  /** A squad may take it this often. By default once for the squad, and by any number of members. */
  readonly most?: number;
  /** Options that share a name share their limits: so often in a squad, and once a member. */
  readonly share?: string;
  /** Cards that may take it, after swaps; all where nothing is said. */
  readonly only?: readonly string[];
  readonly except?: readonly string[];
  /** One of these weapons has to be carried. */
  readonly carrying?: readonly string[];
  /** Another option that has to be taken. */
  readonly needs?: string;
  /** Options that the same member, or squad, may not take with it. */
  readonly excludes?: readonly string[];
}

/** HGB-ARMY-06 */
export interface SquadEntry {
  readonly kind: GroupKind;
  readonly name: string;
  readonly tv: number;
  /** Cards, in order. */
  readonly members: readonly string[];
  readonly skills: Omit<Skills, 'ld'>;
  /** The member that leads, and its Leadership. */
  readonly leader: number;
  readonly ld: number;
  readonly isConvict?: true;
  readonly options: readonly OptionEntry[];
}

/** HGB-CP-01 */
export interface CommandPointFormula {
  readonly perLeadership: number;
  readonly perGroups: { readonly points: number; readonly groups: number };
  /** The first group earns nothing. */
  readonly afterFirst: boolean;
  /** Beside snipers and support, which never count. */
  readonly without: readonly GroupKind[];
}

export interface ArmyList {
  readonly id: string;
  readonly name: string;
  readonly types: readonly ArmyType[];
  readonly squads: readonly SquadEntry[];
  /** HGB-NG-03, HGB-SM-03, HGB-PR-03 */
  readonly command: {
    readonly tv: number;
    readonly bonus: Partial<Skills>;
    readonly rides?: readonly string[];
    readonly rule: 'HGB-NG-03' | 'HGB-SM-03' | 'HGB-PR-03';
  };
  readonly commandPoints: CommandPointFormula;
  readonly airStrikes: Readonly<Partial<Record<AirStrike, number>>>;
  readonly artillery: Readonly<Partial<Record<Salvo, number>>>;
  /** HGB-PR-03: on Intercept and Defense of aircraft. */
  readonly aircraftBonus: number;
  /** HGB-NG-02 */
  readonly chaplain: { readonly tv: number; readonly monkTv: number } | null;
}
