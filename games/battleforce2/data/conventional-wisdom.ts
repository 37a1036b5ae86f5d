/** BF2-CW-01: on the western sheet. */
export const BUILDINGS = {
  fortress: ['1109', '1110'],
  city: ['0808', '0809', '0810', '0911', '1007', '1008', '1009', '1209'],
  base: ['0709', '0710', '0711', '0811', '0912', '1107', '1108'],
} as const;

/** BF2-CW-02, BF2-CW-03: the 19th Striker Cluster of Clan Smoke Jaguar. Counter and whom it leads, name, elements with skills other than 0. */
export const SMOKE_JAGUAR = `
MM13 > MH10 MM14 MH11 IB6 FH3 MA5 | Alpha Star, Trinary Command | Shadow Cat Prime -2, Ryoken Prime -1, Shadow Cat B -1, Black Hawk Prime -1, Loki Prime -1
MH10 | Bravo Star, Trinary Command | Ryoken A -2, Thor Prime -2, Vulture Prime -1, Cauldron-Born Prime -2, Thor Prime -1
MM14 | Charlie Star, Trinary Command | Vulture B -2, Mad Cat B -2, Black Hawk A -1, Grendel Prime -1, Ryoken A -2
MH11 > MH12 ML10 | Alpha Star, Trinary Battle | Mad Cat Prime -1, Vulture Prime -1, Vulture B -2, Loki Prime -2, Night Gyr Prime -1
MH12 | Bravo Star, Trinary Battle | Ryoken D -2, Vulture C -1, Cauldron-Born Prime -2, Mad Cat A -1, Masakari B -1
ML10 | Charlie Star, Trinary Battle | Koshi A -2, Puma A -1, Puma C -1, Koshi Prime -2, Uller Prime -2
IB6 > IB7 | Alpha Star, Binary Elemental | Elemental (Small Laser) -2, Elemental (Small Laser) -1, Elemental (Small Laser) -1, Elemental (Machine Gun) -2, Elemental (Machine Gun) -1
IB7 | Bravo Star, Binary Elemental | Elemental (Small Laser) -1, Elemental (Small Laser) -2, Elemental (Small Laser) -1, Elemental (Machine Gun) -2, Elemental (Machine Gun) -2
FH3 > FL3 | Alpha Fighter Point, Support Units | Sabutai Prime -1, Sabutai Prime -1
FL3 | Bravo Fighter Point, Support Units | Batu A -1, Batu A -1
MA5 | Alpha Artillery Point, Support Units | Naga Prime -1
`;

/** BF2-CW-02, BF2-CW-03: the defenders of the fortress. Counter and whom it leads, name, elements with skills other than 0. */
export const STAR_LEAGUE = `
MM1 > MM2 MH2 MM3 GH1 FH1 | Command Lance, Guards 2nd Battalion | PXH-3M Phoenix Hawk -2, HBK-5M Hunchback -1, GRF-3M Griffin -2, CDA-3M Cicada -1
MM2 > MH1 MH6 | Command Lance, Delta Company | SHD-5M Shadow Hawk -1, CDA-3M Cicada, GRF-3M Griffin -1, TDR-5S Thunderbolt -1
MH1 | Strike Lance, Delta Company | WHM-7M Warhammer -2, TMP-3M Tempest -2, RFL-5M Rifleman -1, MAD-5M Marauder -1
MH6 | Support Lance, Delta Company | WHM-7M Warhammer -2, OTL-5M Ostsol -1, ON1-M Orion -1, CP-11-A Cyclops
MH2 > MH3 MH4 | Command Lance, Echo Company | QKD-5M Quickdraw -2, WHM-6R Warhammer -1, ARC-4M Archer -1, ARC-4M Archer -2
MH3 | Assault Lance, Echo Company | ON1-K Orion -1, MAD-5M Marauder -1, CRD-3R Crusader, STK-3F Stalker -1
MH4 | Pursuit Lance, Echo Company | TBT-7M Trebuchet -2, WR-DG-02FC War Dog -1, ON1-M Orion -1, ARC-4M Archer
MM3 > MM4 ML1 | Command Lance, Foxtrot Company | TR1 Wraith -1, WVR-7M Wolverine -1, GRF-3M Griffin, GRF-3M Griffin -1
MM4 | Force Lance, Foxtrot Company | HMR-3M Hammer -1, BJ2-OE Blackjack -1, GRF-3M Griffin, CDA-3M Cicada
ML1 | Recon Lance, Foxtrot Company | WSP-3M Wasp -1, ZPH-1A Tarantula, OTT-7J Ostscout, WSP-3M Wasp
GH1 > GA1 GL1 | Command Lance, Brannigan's Company | Schreck PPC Carrier -1, Schreck PPC Carrier, Pike Support Vehicle -1, Pike Support Vehicle -1
GA1 | Assault Lance, Brannigan's Company | Ontos Heavy Tank (3058) -1, Ontos Heavy Tank (3058), Demolisher Heavy Tank, Demolisher Heavy Tank
GL1 | Strike Lance, Brannigan's Company | Galleon Light Tank, Galleon Light Tank, Scimitar Medium Hover Tank -1, Scimitar Medium Hover Tank
IN1 > IN2 IN3 | Command Company, Wazukana Guards | Foot Machine Gun Platoon -1, Foot Machine Gun Platoon -1, Foot Machine Gun Platoon
IN2 | Strike Company, Wazukana Guards | Motor Rifle Platoon -1, Motor Machine Gun Platoon -1, Motor Machine Gun Platoon -1
IN3 | Recon Company, Wazukana Guards | Jump Rifle Platoon -1, Jump Machine Gun Platoon -1, Jump SRM Platoon -1
FH1 > FM1 FL1 | Alpha Air Lance, 2nd Squadron | TR-13 Transgressor -2, TR-13 Transgressor -1
FM1 | Beta Air Lance, 2nd Squadron | F-90 Stingray -2, F-90 Stingray -1
FL1 | Gamma Air Lance, 2nd Squadron | F-10 Cheetah -1, F-10 Cheetah -1
`;

/** BF2-CW-05: changes of the running total; platoons and Points of infantry count half as much as others. */
export const WORTH = { machine: 2, infantry: 1, building: 2 } as const;

/** BF2-CW-05: the lowest total of each result, from the attacker's disaster down; the winner is a seat or null. */
export const RESULTS = [
  { least: 30, winner: 1, level: 'Decisive' },
  { least: 12, winner: 1, level: 'Substantial' },
  { least: 0, winner: 1, level: 'Marginal' },
  { least: -15, winner: null, level: 'Draw' },
  { least: -30, winner: 0, level: 'Marginal' },
  { least: -49, winner: 0, level: 'Substantial' },
  { least: Number.NEGATIVE_INFINITY, winner: 0, level: 'Decisive' },
] as const;
