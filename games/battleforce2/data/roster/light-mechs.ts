// Inner Sphere BattleMechs, light (BF2-TRO-01).
// Name · variant | MP | damage at pointblank, medium, long | Overheat Value | class | armor/structure | points | specials | other names

export const LIGHT_MECHS = `
Battle Hawk · BH-K305 | 5J | 3/2/- | 0 | L | 2/1 | 7
Commando · COM-2D | 6 | 2/2/- | 0 | L | 2/2 | 4
Commando · COM-3A | 6 | 2/1/- | 0 | L | 1/2 | 4
Commando · COM-5S | 6 | 2/2/- | 0 | L | 1/2 | 5
Dart · DRT-3S | 9 | 1/-/- | 0 | L | 1/2 | 4
Falcon · FLC-4N | 6J | 2/1/- | 0 | L | 2/3 | 5
Falcon · FLC-4P | 6 | 2/2/- | 0 | L | 2/3 | 6
Falcon Hawk · FNHK-9K | 5 | 3/2/1 | 0 | L | 3/1 | 9
Falcon Hawk · FNHK-9K1A | 5 | 3/2/1 | 0 | L | 3/1 | 9
Fireball · ALM-7D | 11 | 1/-/- | 0 | L | 2/1 | 3
Firefly · FFL-4A | 5 | 2/1/- | 1 | L | 2/3 | 6
Firefly · FFL-4B | 5 | 2/2/- | 0 | L | 3/3 | 7
Firestarter · FS9-H | 6J | 2/1/- | 0 | L | 2/3 | 5
Firestarter · FS9-M | 6J | 3/1/- | 0 | L | 3/3 | 7
Firestarter · FS9-S | 6J | 1/1/- | 0 | L | 2/3 | 6 | prb
Firestarter · FS9-S1 | 6J | 1/1/- | 0 | L | 2/3 | 6 | ecm
Flea · FLE-15 | 6 | 2/1/- | 0 | L | 1/2 | 4
Flea · FLE-17 | 6 | 2/1/- | 0 | L | 2/2 | 4
Flea · FLE-4 | 6 | 2/1/- | 0 | L | 1/2 | 4
Hammer · HMR-3M | 5 | 3/2/1 | 0 | L | 2/3 | 6 | if
Hammer · HMR-3S | 5 | 2/1/1 | 0 | L | 2/3 | 5 | if
Hermes · HER-1A | 9 | 2/1/- | 0 | L | 1/3 | 5
Hermes · HER-1S | 9 | 2/1/- | 0 | L | 2/3 | 6
Hermes · HER-3S | 9 | 2/1/- | 0 | L | 1/3 | 5 | prb
Hermes · HER-3S1 | 9 | 2/1/- | 0 | L | 1/3 | 6 | ecm
Hermes · HER-3S2 | 9 | 1/1/- | 0 | L | 1/3 | 5 | ecm tag
Hitman · HM-1 | 7 | 2/2/- | 0 | L | 2/1 | 7 | ecm prb tag
Hollander · BZK-F3 | 5 | 2/2/2 | 0 | L | 2/3 | 9
Hollander · BZK-G1 | 5 | 3/2/1 | 0 | L | 3/3 | 8
Hornet · HNT-151 | 5J | 1/1/- | 0 | L | 2/2 | 4
Hornet · HNT-171 | 5 | 1/1/- | 0 | L | 2/2 | 5
Hussar · HSR-200-D | 9 | 1/1/1 | 0 | L | 1/3 | 6
Hussar · HSR-300-D | 9 | 1/1/- | 0 | L | 1/3 | 5
Hussar · HSR-400-D | 8 | 2/1/1 | 0 | L | 1/1 | 5
Jackal · JA-KL-1532 | 7 | 1/1/1 | 0 | L | 2/1 | 7
Javelin · JVN-10F | 6J | 2/2/- | 0 | L | 2/3 | 7
Javelin · JVN-10N | 6J | 2/2/- | 0 | L | 2/3 | 5
Javelin · JVN-10P | 6J | 2/2/- | 0 | L | 2/3 | 5
Jenner · JR7-D | 7 | 3/2/- | 1 | L | 2/3 | 7
Jenner · JR7-F | 7 | 3/2/- | 0 | L | 3/3 | 8
Jenner · JR7-K | 7 | 3/2/- | 1 | L | 2/3 | 7
Locust · LCT-1E | 8 | 2/1/- | 0 | L | 2/2 | 5
Locust · LCT-1L | 8 | 1/1/- | 0 | L | 2/2 | 4
Locust · LCT-1M | 8 | 1/1/1 | 0 | L | 0/2 | 4 | if
Locust · LCT-1S | 8 | 1/1/- | 0 | L | 1/2 | 4
Locust · LCT-1V | 8 | 1/1/- | 0 | L | 2/2 | 4
Locust · LCT-3D | 8 | 1/1/1 | 0 | L | 1/2 | 4 | if
Locust · LCT-3M | 8 | 2/1/- | 0 | L | 1/2 | 5
Locust · LCT-3S | 8 | 2/1/- | 0 | L | 1/2 | 5
Locust · LCT-3V | 8 | 2/1/- | 0 | L | 1/2 | 4
Mercury · MCY-97 | 8 | 1/1/- | 0 | L | 1/2 | 4 | prb
Mercury · MCY-98 | 8 | 2/1/- | 0 | L | 2/2 | 5
Mercury · MCY-99 | 8 | 2/1/- | 0 | L | 1/2 | 5
Mongoose · MON-66 | 8 | 2/2/- | 0 | L | 2/2 | 6 | prb
Mongoose · MON-67 | 8 | 2/2/- | 0 | L | 2/2 | 6
Nexus · NXS1-A | 7 | 3/2/- | 0 | L | 1/2 | 6
Night Hawk · NTK-2Q | 6 | 3/2/1 | 0 | L | 3/1 | 9
Ostscout · OTT-7J | 8J | 1/1/- | 0 | L | 2/3 | 5
Ostscout · OTT-7K | 8J | 1/-/- | 0 | L | 2/3 | 4 | tag
Owens · OW-1 | 8 | 2/1/1 | 0 | L | 3/1 | 7 | omni tag c3s prb if
Owens · OW-1A | 8 | 2/1/- | 0 | L | 3/1 | 6 | omni tag c3s prb
Owens · OW-1B | 8 | 3/1/- | 0 | L | 3/1 | 6 | omni tag c3s prb
Owens · OW-1C | 8 | 3/2/- | 0 | L | 3/1 | 7 | omni tag c3s prb
Owens · OW-1D | 8 | 2/1/- | 0 | L | 3/1 | 5 | omni tag c3s prb
Panther · PNT-9R | 4J | 2/2/1 | 0 | L | 3/3 | 7
Panther · PNT-10K | 4J | 2/1/1 | 1 | L | 3/3 | 7
Raptor · RTX1-O | 7 | 3/2/1 | 0 | L | 1/1 | 7 | omni if
Raptor · RTX1-OA | 7 | 3/2/- | 0 | L | 1/1 | 7 | omni
Raptor · RTX1-OB | 7 | 3/2/- | 0 | L | 1/1 | 5 | omni
Raptor · RTX1-OC | 7 | 4/3/- | 0 | L | 1/1 | 8 | omni
Raptor · RTX1-OD | 7 | 3/1/- | 0 | L | 1/1 | 4 | omni c3s prb tag
Raptor · RTX1-OE | 7 | 3/1/- | 0 | L | 1/1 | 5 | omni
Raven · RVN-3L | 6 | 3/2/- | 0 | L | 2/1 | 6 | prb tag ecm
Scarabus · SCB-9A | 10 | 3/1/- | 0 | L | 2/1 | 7 | ecm tag
Spector · SPR-5F | 7J | 3/2/- | 0 | L | 3/1 | 11 | ecm
Spider · SDR-5D | 8J | 1/1/- | 0 | L | 1/3 | 4
Spider · SDR-5K | 8 | 1/1/- | 0 | L | 1/3 | 4
Spider · SDR-5V | 8J | 2/1/- | 0 | L | 1/3 | 5
Spider · SDR-7M | 8J | 2/1/- | 0 | L | 1/3 | 5
Stinger · STG-3G | 6J | 1/1/- | 0 | L | 2/2 | 4
Stinger · STG-3R | 6J | 1/1/- | 0 | L | 1/2 | 3
Stinger · STG-5M | 6J | 1/1/- | 0 | L | 1/2 | 4
Talon · TLN-5W | 8 | 3/2/1 | 0 | L | 3/1 | 10
Tarantula · ZPH-1A | 8J | 2/1/- | 0 | L | 2/1 | 6
Thorn · THE-N | 6 | 2/1/- | 0 | L | 2/2 | 5
Thorn · THE-S | 6 | 2/1/- | 0 | L | 2/2 | 4
UrbanMech · UM-R60 | 2J | 2/1/- | 0 | L | 2/3 | 5
UrbanMech · UM-R60L | 2J | 2/2/- | 0 | L | 2/2 | 4
UrbanMech · UM-R63 | 2J | 2/1/1 | 0 | L | 2/3 | 5
Valkyrie · VLK-QA | 5J | 1/1/1 | 0 | L | 2/3 | 6 | if
Valkyrie · VLK-QD | 5J | 2/1/1 | 0 | L | 3/3 | 7 | if
Valkyrie · VLK-QF | 5J | 1/1/1 | 0 | L | 2/3 | 6 | if
Venom · SDR-9K | 8J | 2/2/- | 1 | L | 2/1 | 6
Wasp · WSP-1A | 6J | 1/1/- | 0 | L | 1/2 | 3
Wasp · WSP-1D | 6J | 2/1/- | 0 | L | 1/2 | 3
Wasp · WSP-1K | 6J | 1/1/- | 0 | L | 1/2 | 3
Wasp · WSP-1L | 6J | 1/1/- | 0 | L | 1/2 | 3
Wasp · WSP-1S | 6J | 2/1/- | 0 | L | 1/2 | 3
Wasp · WSP-1W | 6J | 2/-/- | 0 | L | 1/2 | 3
Wasp · WSP-3M | 6J | 1/1/- | 0 | L | 1/2 | 3
Wasp · WSP-3W | 6J | 2/-/- | 0 | L | 1/2 | 3
Wolfhound · WLF-1 | 6 | 2/2/- | 0 | L | 3/3 | 7
Wolfhound · WLF-2 | 6 | 3/2/1 | 0 | L | 3/3 | 9
`;
