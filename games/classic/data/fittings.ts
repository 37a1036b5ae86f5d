// Equipment that is no weapon, by its name in unit files. A unit may have what an option allows.

import type { Gear } from './gear.ts';

export type FittingId =
  | 'case'
  | 'case-ii'
  | 'double-heat-sink'
  | 'endo-steel'
  | 'ferro-fibrous'
  | 'light-ferro-fibrous'
  | 'heavy-ferro-fibrous'
  | 'reflective'
  | 'reactive'
  | 'stealth'
  | 'null-signature'
  | 'ecm'
  | 'probe'
  | 'c3-master'
  | 'c3-slave'
  | 'c3i'
  | 'targeting-computer'
  | 'masc'
  | 'triple-strength'
  | 'supercharger'
  | 'artemis-iv'
  | 'mobile-hq'
  | 'dune-buggy'
  | 'snowmobile'
  | 'minesweeper'
  | 'bulldozer'
  | 'light-bridge'
  | 'medium-bridge'
  | 'heavy-bridge'
  | 'coolant-system'
  | 'mash'
  | 'amphibious'
  | 'hold'
  | 'sword'
  | 'ppc-capacitor'
  | 'long-range-targeting'
  | 'short-range-targeting'
  | 'variable-targeting'
  | 'anti-air-targeting'
  | 'multi-trac'
  | 'uplink'
  | 'console'
  | 'imaging'
  | 'coolant-pod'
  | 'laser-sink'
  | 'jump-booster'
  | 'drone-control'
  | 'drone-remote'
  | 'drone-sensors'
  | 'grenade-launcher';

export interface FittingType {
  readonly id: FittingId;
  readonly name: string;
  /** The gear that an option has to allow. */
  readonly gear: Gear;
  /** Slots of one item, by the weight of its unit; all slots together of what a unit has once, where the table says how many. */
  readonly slots: (tons: number) => number;
  /** All slots of this name are one item. */
  readonly isOne?: true;
  /** It is spread over the unit, and no critical hit finds it. */
  readonly isMaterial?: true;
  /** MT-REG-02: no vehicle has it. */
  readonly isForMechs?: true;
  /** MT-SPV-01: nothing but vehicles has it. */
  readonly isForVehicles?: true;
  /** It has neither slots nor a place, and is never hit. */
  readonly isSystem?: true;
  /** MT-TTS-06: what lies outside the forward arc is no harder to hit. */
  readonly seesAround?: true;
  /** MT-BASE-03, MT-BASE-08: how far it reaches. */
  readonly reach?: number;
  /** MT-ELEC-07: it counts as so many ECM suites, where that is not one. */
  readonly counts?: 2;
  /** MT-ELEC-03: it finds people without armour as well. */
  readonly findsPeople?: true;
}

const fitting = (
  id: FittingId,
  name: string,
  gear: Gear,
  slots: number | FittingType['slots'],
  more: Pick<
    FittingType,
    | 'isOne'
    | 'isMaterial'
    | 'isForMechs'
    | 'isForVehicles'
    | 'reach'
    | 'counts'
    | 'findsPeople'
    | 'isSystem'
    | 'seesAround'
  > = {},
): FittingType => ({ id, name, gear, slots: typeof slots === 'number' ? () => slots : slots, ...more });

const ONE = { isOne: true } as const;
const MECHS = { isForMechs: true } as const;
const VEHICLES = { isForVehicles: true } as const;
const SYSTEM = { isSystem: true } as const;
const MATERIAL = { isOne: true, isMaterial: true, isForMechs: true } as const;
const TARGETING = 'a targeting and tracking system';
const SPREAD = 14;
const CLAN_SPREAD = 7;

const FITTINGS: readonly FittingType[] = [
  fitting('case', 'CASE', 'CASE', 1),
  fitting('ecm', 'Guardian ECM Suite', 'an ECM suite', 2, { reach: 6 }),
  fitting('ecm', 'Clan ECM Suite', 'an ECM suite', 1, { reach: 6 }),
  fitting('ecm', 'Angel ECM Suite', 'an Angel ECM suite', 2, { reach: 6, counts: 2 }),
  fitting('ecm', 'Clan Angel ECM Suite', 'an Angel ECM suite', 2, { reach: 6, counts: 2 }),
  fitting('probe', 'Beagle Active Probe', 'an active probe', 2, { reach: 4 }),
  fitting('probe', 'Clan Active Probe', 'an active probe', 1, { reach: 5 }),
  fitting('probe', 'Light Active Probe', 'an active probe', 1, { reach: 3 }),
  fitting('probe', 'Bloodhound Active Probe', 'a Bloodhound probe', 3, { reach: 8, findsPeople: true }),
  fitting('artemis-iv', 'Artemis IV FCS', 'Artemis IV', 1),
  fitting('artemis-iv', 'Clan Artemis IV FCS', 'Artemis IV', 1),
  fitting('masc', 'MASC', 'MASC', (tons) => Math.floor(tons / 20 + 0.5), MECHS),
  fitting('masc', 'Clan MASC', 'MASC', (tons) => Math.floor(tons / 25 + 0.5), MECHS),
  fitting('supercharger', 'Supercharger', 'a supercharger', 1, MECHS),
  fitting('triple-strength', 'Triple-Strength Myomer', 'triple-strength myomer', 6, MATERIAL),
  fitting('sword', 'Sword', 'a sword', (tons) => Math.ceil(tons / 15), MECHS),
  // MT-WPN-18: with fragmentation grenades where it says nothing else.
  ...['', ' Smoke', ' Chaff', ' Incendiary'].map((sort) =>
    fitting('grenade-launcher', `Grenade Launcher${sort}`, 'grenade launchers', 1),
  ),
  fitting('ppc-capacitor', 'PPC Capacitor', 'PPC capacitors', 1),
  fitting('c3-master', 'C3 Master', 'a C3 computer', 5),
  fitting('c3-slave', 'C3 Slave', 'a C3 computer', 1),
  fitting('c3i', 'C3i Computer', 'a C3i computer', 2),
  fitting('targeting-computer', 'Targeting Computer', 'a targeting computer', 0, ONE),
  fitting('targeting-computer', 'Clan Targeting Computer', 'a targeting computer', 0, ONE),
  fitting('case-ii', 'CASE II', 'CASE II', 1, MECHS),
  fitting('case-ii', 'Clan CASE II', 'CASE II', 1, MECHS),
  fitting('double-heat-sink', 'Double Heat Sink', 'double heat sinks', 3, MECHS),
  fitting('double-heat-sink', 'Clan Double Heat Sink', 'double heat sinks', 2, MECHS),
  // By the ton.
  fitting('mobile-hq', 'Communications Equipment', 'a mobile headquarters', 0, VEHICLES),
  fitting('dune-buggy', 'Dune Buggy Gear', 'dune buggy gear', 0, VEHICLES),
  fitting('snowmobile', 'Snowmobile Gear', 'snowmobile gear', 0, VEHICLES),
  fitting('amphibious', 'Amphibious Equipment', 'amphibious gear', 0, VEHICLES),
  fitting('minesweeper', 'Minesweeper (vehicle)', 'a minesweeper', 0, VEHICLES),
  fitting('bulldozer', 'Bulldozer Blade', 'a bulldozer blade', 0, VEHICLES),
  fitting('light-bridge', 'Bridgelayer (Light)', 'a bridgelayer', 0, VEHICLES),
  fitting('medium-bridge', 'Bridgelayer (Medium)', 'a bridgelayer', 0, VEHICLES),
  fitting('heavy-bridge', 'Bridgelayer (Heavy)', 'a bridgelayer', 0, VEHICLES),
  // By the theatre.
  fitting('mash', 'MASH Unit', 'a field hospital', 0, VEHICLES),
  fitting('coolant-system', 'Coolant System', 'a coolant system', 0, VEHICLES),
  fitting('hold', 'Cargo Bay', 'a hold', 0, VEHICLES),
  fitting('endo-steel', 'Endo Steel', 'endo steel', SPREAD, MATERIAL),
  fitting('endo-steel', 'Clan Endo Steel', 'endo steel', CLAN_SPREAD, MATERIAL),
  fitting('ferro-fibrous', 'Ferro-Fibrous', 'ferro-fibrous armor', SPREAD, MATERIAL),
  fitting('ferro-fibrous', 'Clan Ferro-Fibrous', 'ferro-fibrous armor', CLAN_SPREAD, MATERIAL),
  fitting('light-ferro-fibrous', 'Light Ferro-Fibrous', 'light ferro-fibrous armor', 7, MATERIAL),
  fitting('heavy-ferro-fibrous', 'Heavy Ferro-Fibrous', 'heavy ferro-fibrous armor', 21, MATERIAL),
  fitting('reflective', 'Reflective', 'laser-reflective armor', 10, MATERIAL),
  fitting('reflective', 'Clan Reflective', 'laser-reflective armor', 5, MATERIAL),
  fitting('stealth', 'Stealth Armor', 'stealth armor', 12, MATERIAL),
  fitting('null-signature', 'Null Signature System', 'a null-signature system', 7, {
    isOne: true,
    isForMechs: true,
  }),
  fitting('long-range-targeting', 'Long-Range Targeting System', TARGETING, 0, SYSTEM),
  fitting('short-range-targeting', 'Short-Range Targeting System', TARGETING, 0, SYSTEM),
  fitting('variable-targeting', 'Variable-Range Targeting System', TARGETING, 1),
  fitting('anti-air-targeting', 'Anti-Air Targeting System', TARGETING, 0, SYSTEM),
  fitting('multi-trac', 'Multi-Trac Targeting System', TARGETING, 0, SYSTEM),
  fitting('multi-trac', 'Multi-Trac II Targeting System', TARGETING, 1, { seesAround: true }),
  fitting('uplink', 'Enhanced Satellite Uplink', 'a satellite uplink', 0, SYSTEM),
  fitting('console', 'Command Console', 'a command console', 1, MECHS),
  fitting('imaging', 'Enhanced Imaging Display', 'enhanced imaging', 0, { ...SYSTEM, ...MECHS }),
  fitting('coolant-pod', 'Coolant Pod', 'a coolant pod', 1, MECHS),
  fitting('laser-sink', 'Laser Heat Sink', 'laser heat sinks', 2, MECHS),
  fitting('jump-booster', 'Jump Booster', 'mechanical jump boosters', 0, { isOne: true, ...MECHS }),
  fitting('drone-control', 'Drone Carrier Control System', 'drones', 0, VEHICLES),
  fitting('drone-remote', 'Drone Remote Equipment', 'drones', 0, VEHICLES),
  fitting('drone-sensors', 'Drone Sensor Equipment', 'drones', 0, VEHICLES),
  fitting('reactive', 'Reactive', 'reactive armor', SPREAD, MATERIAL),
  fitting('reactive', 'Clan Reactive', 'reactive armor', CLAN_SPREAD, MATERIAL),
];

/** It has no slot that a file could name. */
export const CLAN_CASE: FittingType = fitting('case', 'Clan CASE', 'CASE', 0);

const NAMED = new Map(FITTINGS.map((type) => [type.name, type]));

export const fittingNamed = (name: string): FittingType | undefined => NAMED.get(name);

export const fittingNames = (): readonly string[] => [...NAMED.keys()];
