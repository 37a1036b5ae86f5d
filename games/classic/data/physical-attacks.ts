import type { OptionBlows } from '../extensions.ts';

/** Those of the base game. */
export type BasicKind = 'punch' | 'kick' | 'club' | 'hatchet' | 'push' | 'charge' | 'dfa';
export type PhysicalKind = BasicKind | keyof OptionBlows;

/** The full table, and those for what strikes high or low. */
export type UsualTable = 'mech' | 'punch' | 'kick';
/**
 * MT-PRE-09, MT-HITL-02: what comes from above or below, or strikes one that lies; MT-PRE-15: what is done by those who
 * cling to it.
 */
export type HitTable = UsualTable | 'above' | 'below' | 'prone' | 'swarm';

/** CBT-PHY-02 */
export const KIND_MODIFIERS: Readonly<Record<BasicKind, number>> = {
  punch: 0,
  kick: -2,
  club: -1,
  hatchet: -1,
  push: -1,
  charge: 0,
  dfa: 0,
};

type Levels = readonly [lower: UsualTable | null, same: UsualTable | null, higher: UsualTable | null];
const NEVER: Levels = [null, null, null];

/** CBT-PHY-06: hit location tables by how the target stands to the attacker; null where there is no such attack. */
export const TABLES_STANDING: Readonly<Record<Exclude<BasicKind, 'dfa'>, Levels>> = {
  punch: [null, 'punch', 'kick'],
  kick: ['punch', 'kick', null],
  club: ['punch', 'mech', 'kick'],
  hatchet: ['punch', 'mech', 'kick'],
  push: [null, 'mech', null],
  charge: ['mech', 'mech', 'mech'],
};
export const TABLES_PRONE: Readonly<Record<Exclude<BasicKind, 'dfa'>, Levels>> = {
  punch: [null, null, 'mech'],
  kick: [null, 'mech', null],
  club: [null, null, 'mech'],
  hatchet: [null, null, 'mech'],
  push: NEVER,
  charge: NEVER,
};

/** MT-PRE-26: of what is one level high, such as a vehicle. */
export const TABLES_LOW: typeof TABLES_PRONE = {
  punch: [null, null, 'mech'],
  kick: [null, 'mech', null],
  club: [null, 'mech', 'mech'],
  hatchet: [null, 'mech', 'mech'],
  push: NEVER,
  charge: ['mech', 'mech', 'mech'],
};

export const isBasic = (kind: PhysicalKind): kind is BasicKind => Object.hasOwn(KIND_MODIFIERS, kind);
