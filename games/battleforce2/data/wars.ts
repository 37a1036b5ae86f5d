import type { ForceFaction } from './assignment.ts';

export const WARS = [
  '4sw',
  'andurien-canopus',
  'ronin',
  'andurien-secession',
  'w3039',
  'clan-invasion',
  'marik-liao',
  'refusal',
] as const;
export type War = (typeof WARS)[number];

interface Party {
  readonly name: string;
  /** The tables from which its forces are drawn (BF2-GEN-11, BF2-GEN-12). */
  readonly draws: ForceFaction;
}

interface WarRow {
  readonly title: string;
  readonly years: string;
  /** BF2-WAR-01: those of one list are allies, and fight somebody of the other. */
  readonly attackers: readonly Party[];
  readonly defenders: readonly Party[];
  readonly rule: string;
}

const party = (name: string, draws: ForceFaction): Party => ({ name, draws });

const FEDERATED_COMMONWEALTH = [
  party('Federated Suns', 'Davion'),
  party('Lyran Commonwealth', 'Steiner'),
] as const;
const COMBINE = party('Draconis Combine', 'Kurita');
const CONFEDERATION = party('Capellan Confederation', 'Liao');
const LEAGUE = party('Free Worlds League', 'Marik');

/** BF2-WAR-02. States and Clans without a table of their own draw from that of a neighbour (BF2-GEN-12). */
export const WAR: Readonly<Record<War, WarRow>> = {
  '4sw': {
    title: 'Fourth Succession War',
    years: '3028–3030',
    attackers: FEDERATED_COMMONWEALTH,
    defenders: [CONFEDERATION, COMBINE, LEAGUE],
    rule: 'BF2-WAR-03',
  },
  'andurien-canopus': {
    title: 'Andurien/Canopus Invasion',
    years: '3030–3035',
    attackers: [party('Duchy of Andurien', 'Marik'), party('Magistracy of Canopus', 'Marik')],
    defenders: [CONFEDERATION],
    rule: 'BF2-WAR-04',
  },
  ronin: {
    title: 'Ronin Wars',
    years: '3034',
    attackers: [party('Rasalhague Kungsarmé', 'Kurita'), party('Combine loyalists', 'Kurita')],
    defenders: [party('Ronin', 'Kurita')],
    rule: 'BF2-WAR-05',
  },
  'andurien-secession': {
    title: 'Andurien War of Secession',
    years: '3035–3040',
    attackers: [party('Free Worlds League loyalists', 'Marik')],
    defenders: [party('Duchy of Andurien', 'Marik')],
    rule: 'BF2-WAR-06',
  },
  w3039: {
    title: 'War of 3039',
    years: '3039',
    attackers: FEDERATED_COMMONWEALTH,
    defenders: [COMBINE],
    rule: 'BF2-WAR-07',
  },
  'clan-invasion': {
    title: 'Clan Invasion',
    years: '3049–3052',
    attackers: [
      party('Clan Ghost Bear', 'Ghost Bear'),
      party('Clan Jade Falcon', 'Jade Falcon'),
      party('Clan Smoke Jaguar', 'Smoke Jaguar'),
      party('Clan Wolf', 'Wolf'),
      party('Clan Diamond Shark', 'Ghost Bear'),
      party('Clan Nova Cat', 'Smoke Jaguar'),
      party('Clan Steel Viper', 'Jade Falcon'),
    ],
    defenders: [
      party('ComStar', 'ComStar'),
      COMBINE,
      ...FEDERATED_COMMONWEALTH,
      party('Free Rasalhague Republic', 'Kurita'),
    ],
    rule: 'BF2-WAR-08',
  },
  'marik-liao': {
    title: 'Marik-Liao Invasion',
    years: '3057',
    attackers: [LEAGUE, CONFEDERATION],
    defenders: FEDERATED_COMMONWEALTH,
    rule: 'BF2-WAR-09',
  },
  refusal: {
    title: 'Refusal War',
    years: '3057',
    attackers: [party('Clan Wolf', 'Wolf')],
    defenders: [party('Clan Jade Falcon', 'Jade Falcon')],
    rule: 'BF2-WAR-10',
  },
};
