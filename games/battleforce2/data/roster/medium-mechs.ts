// Inner Sphere BattleMechs, medium (BF2-TRO-01).
// Name · variant | MP | damage at pointblank, medium, long | Overheat Value | class | armor/structure | points | specials | other names

export const MEDIUM_MECHS = `
Apollo · APL-1M | 4 | 3/2/2 | 0 | M | 5/5 | 10 | if
Assassin · ASN-101 | 7 | 2/1/- | 0 | M | 2/3 | 6
Assassin · ASN-21 | 7J | 2/1/- | 0 | M | 2/3 | 6
Assassin · ASN-23 | 7J | 2/1/- | 0 | M | 2/3 | 6
Blackjack · BJ-1 | 4J | 2/2/- | 0 | M | 3/4 | 8
Blackjack · BJ-1DB | 4J | 3/2/- | 1 | M | 3/4 | 9
Blackjack · BJ-1DC | 4 | 3/2/- | 0 | M | 3/4 | 7
Blackjack · BJ-2 | 4J | 3/2/1 | 1 | M | 3/4 | 11
Blackjack · BJ-3 | 4J | 3/3/1 | 1 | M | 3/4 | 11
Blackjack · BJ2-O | 4J | 5/4/2 | 0 | M | 4/2 | 12 | omni
Blackjack · BJ2-OA | 4J | 4/3/3 | 0 | M | 4/2 | 12 | omni if
Blackjack · BJ2-OB | 4J | 3/2/2 | 0 | M | 4/2 | 13 | omni c3s
Blackjack · BJ2-OC | 4J | 4/3/2 | 0 | M | 4/2 | 12 | omni
Blackjack · BJ2-OD | 4J | 4/3/1 | 2 | M | 4/2 | 13 | omni
Blackjack · BJ2-OE | 4J | 3/3/2 | 0 | M | 4/2 | 11 | omni
Buccaneer · BCN-3R | 6 | 4/3/1 | 1 | M | 4/2 | 11
Bushwacker · BSW-X1 | 5 | 4/2/1 | 0 | M | 4/2 | 11
Centurion · CN9-A | 4 | 3/2/1 | 0 | M | 3/4 | 8 | if
Centurion · CN9-AH | 4 | 3/3/1 | 0 | M | 3/4 | 7 | if
Centurion · CN9-AL | 4 | 3/2/1 | 0 | M | 4/4 | 9 | if
Centurion · CN9-D | 6 | 3/2/2 | 0 | M | 3/2 | 9
Centurion · CN9-D3 | 6 | 3/2/2 | 0 | M | 3/2 | 10
Centurion · CN9-YLW | 4 | 5/3/- | 0 | M | 3/4 | 8
Chameleon · CLN-7V | 6J | 2/1/- | 1 | M | 3/4 | 8
Chameleon · CLN-7W | 6J | 3/2/1 | 0 | M | 4/4 | 11
Chameleon · CLN-7Z | 6J | 2/2/1 | 0 | M | 4/4 | 13
Cicada · CDA-2A | 8 | 2/1/- | 0 | M | 2/3 | 6
Cicada · CDA-2B | 8 | 2/1/- | 0 | M | 1/3 | 5
Cicada · CDA-3C | 7 | 2/1/1 | 0 | M | 2/3 | 7
Cicada · CDA-3M | 8 | 3/2/1 | 0 | M | 2/2 | 7
Clint · CLNT-1-2R | 6 | 2/2/- | 0 | M | 2/3 | 6
Clint · CLNT-2-3T | 6J | 2/2/1 | 0 | M | 2/3 | 7
Clint · CLNT-2-3U | 6J | 3/2/1 | 0 | M | 2/3 | 9
Clint · CLNT-2-4T | 6 | 2/1/- | 0 | M | 2/3 | 5
Crab · CRB-20 | 5 | 3/2/- | 0 | M | 4/4 | 9
Crab · CRB-27 | 5 | 3/2/- | 0 | M | 4/4 | 10
Daimyo · DMO-1K | 5 | 3/3/1 | 0 | M | 3/3 | 9
Dervish · DV-6M | 5J | 2/1/1 | 2 | M | 3/5 | 9 | if
Dervish · DV-7D | 5J | 4/3/1 | 0 | M | 4/5 | 13 | if
Enfield · END-6Q | 5 | 4/3/1 | 0 | M | 4/2 | 11
Enforcer · ENF-4R | 4J | 3/2/- | 0 | M | 4/4 | 9
Enforcer · ENF-5D | 5J | 2/1/1 | 1 | M | 4/2 | 10
Firestarter · FS9-O | 6J | 3/1/- | 0 | M | 3/2 | 10 | omni prb
Firestarter · FS9-OA | 6J | 2/1/1 | 0 | M | 3/2 | 9 | omni
Firestarter · FS9-OB | 6J | 4/2/- | 0 | M | 3/2 | 10 | omni c3s tag
Firestarter · FS9-OC | 6J | 2/1/1 | 0 | M | 3/2 | 9 | omni c3s if
Firestarter · FS9-OD | 6J | 3/2/1 | 0 | M | 3/2 | 12 | omni c3s ecm
Firestarter · FS9-OE | 6J | 4/3/- | 0 | M | 3/2 | 9 | omni
Firestarter · FS9-OF | 6J | 3/2/1 | 1 | M | 3/2 | 12 | omni
Griffin · GRF-1DS | 5J | 3/2/1 | 0 | M | 4/2 | 12 | if
Griffin · GRF-1N | 5J | 2/1/1 | 1 | M | 4/5 | 10
Griffin · GRF-1S | 5J | 3/2/- | 0 | M | 4/5 | 11
Griffin · GRF-3M | 5J | 3/2/2 | 0 | M | 4/2 | 14 | if
Grim Reaper · GRM-R-PR29 | 5 | 3/3/2 | 0 | M | 5/2 | 11 | if
Hatchetman · HCT-3F | 4J | 4/2/- | 0 | M | 3/4 | 8
Hatchetman · HCT-5S | 4J | 3/2/1 | 1 | M | 4/2 | 8
Hermes II · HER-2M | 6 | 2/1/1 | 0 | M | 3/3 | 7
Hermes II · HER-2S | 6 | 2/1/1 | 0 | M | 3/3 | 7
Hermes II · HER-5S | 6 | 2/1/1 | 0 | M | 3/3 | 7
Hermes III · HER-4K | 6 | 2/1/- | 1 | M | 3/3 | 7
Hoplite · HOP-4B | 4 | 2/2/2 | 0 | M | 5/5 | 10
Hoplite · HOP-4C | 4 | 2/1/- | 0 | M | 5/5 | 8
Hoplite · HOP-4D | 4 | 2/1/1 | 0 | M | 5/5 | 9
Hunchback · HBK-4G | 4 | 4/3/- | 0 | M | 4/4 | 9
Hunchback · HBK-4H | 4 | 4/3/- | 0 | M | 4/4 | 9
Hunchback · HBK-4J | 4 | 3/2/1 | 2 | M | 4/4 | 9 | if
Hunchback · HBK-4N | 4 | 3/3/1 | 0 | M | 4/4 | 8 | if
Hunchback · HBK-4P | 4 | 5/4/- | 0 | M | 4/4 | 10
Hunchback · HBK-4SP | 4 | 5/4/- | 0 | M | 4/4 | 9
Hunchback · HBK-5M | 4 | 4/3/- | 0 | M | 4/4 | 9
Hunchback · HBK-5N | 4 | 4/3/- | 0 | M | 4/4 | 9
Huron Warrior · HUR-WO-R4L | 5 | 3/2/2 | 1 | M | 4/2 | 11
Huron Warrior · HUR-WO-R4M | 5 | 3/2/2 | 1 | M | 4/2 | 12
Kintaro · KTO-18 | 5 | 3/2/- | 2 | M | 4/5 | 9
Kintaro · KTO-19 | 5 | 3/2/- | 1 | M | 4/5 | 9
Kintaro · KTO-20 | 5 | 4/3/- | 1 | M | 4/5 | 11
Komodo · KIM-2 | 5J | 5/5/- | 0 | M | 3/2 | 14 | ecm tag
Komodo · KIM-2A | 5J | 4/3/1 | 0 | M | 3/2 | 13 | ecm tag
Lineholder · KW1-LH2 | 5 | 3/2/- | 1 | M | 4/5 | 10
Lineholder · KW1-LH3 | 5 | 2/2/1 | 1 | M | 4/5 | 9
Lynx · LNX-9C | 5J | 5/4/1 | 0 | M | 5/2 | 15
Lynx · LNX-9Q | 5J | 4/3/1 | 1 | M | 5/2 | 15
Lynx · LNX-9R | 5J | 4/3/1 | 1 | M | 5/2 | 15
Marshal · MHL-X1 | 4J | 4/2/- | 0 | M | 4/5 | 10
Nightsky · NGS-4S | 6J | 5/2/- | 0 | M | 4/2 | 10
Phoenix Hawk · PXH-1 | 6J | 2/1/- | 1 | M | 3/4 | 8
Phoenix Hawk · PXH-1D | 6J | 2/1/- | 1 | M | 3/4 | 9
Phoenix Hawk · PXH-1K | 6 | 3/2/- | 0 | M | 4/4 | 9
Phoenix Hawk · PXH-3D | 6J | 3/2/1 | 1 | M | 3/2 | 12
Phoenix Hawk · PXH-3K | 6J | 3/2/1 | 1 | M | 4/2 | 12
Phoenix Hawk · PXH-3M | 6J | 2/2/1 | 1 | M | 3/2 | 11
Phoenix Hawk · PXH-3S | 6J | 3/2/- | 0 | M | 4/2 | 10
Raijin · RJN101-A | 6J | 3/2/1 | 2 | M | 3/2 | 11
Scorpion · SCP-1O | 6 | 2/1/1 | 1 | M | 3/5 | 8
Scorpion · SCP-1N | 6 | 2/2/1 | 0 | M | 3/5 | 8
Sentinel · STN-3K | 6 | 2/1/1 | 0 | M | 2/3 | 5
Sentinel · STN-3L | 6 | 2/1/1 | 0 | M | 2/3 | 6
Sentinel · STN-3M | 6 | 2/1/1 | 0 | M | 2/3 | 7
Shadow Hawk · SHD-2D | 5 | 3/2/1 | 0 | M | 2/5 | 8
Shadow Hawk · SHD-2D2 | 5 | 3/3/1 | 0 | M | 3/5 | 9
Shadow Hawk · SHD-2H | 5 | 2/2/1 | 0 | M | 4/5 | 9
Shadow Hawk · SHD-2K | 5 | 2/1/1 | 0 | M | 4/5 | 10
Shadow Hawk · SHD-5M | 5J | 3/3/2 | 0 | M | 4/2 | 13 | if
Snake · SNK-1V | 5J | 3/2/1 | 0 | M | 3/2 | 9
Starslayer · STY-3C | 5J | 4/3/- | 0 | M | 4/5 | 13
Starslayer · STY-3D | 5J | 3/2/1 | 1 | M | 4/5 | 14
Stealth · STH-1D | 7J | 3/2/- | 0 | M | 4/2 | 11 | prb
Strider · SR1-O | 6 | 3/2/- | 0 | M | 3/3 | 7 | omni prb
Strider · SR1-OA | 6 | 1/-/- | 0 | M | 3/3 | 6 | omni c3s tag prb
Strider · SR1-OB | 6 | 1/1/1 | 0 | M | 3/3 | 8 | omni if
Strider · SR1-OC | 6 | 2/1/- | 0 | M | 3/3 | 8 | omni c3s
Strider · SR1-OD | 6 | 3/2/- | 0 | M | 3/3 | 7 | omni c3s tag
Strider · SR1-OE | 6 | 4/3/- | 0 | M | 3/3 | 9 | omni
Trebuchet · TBT-5J | 5J | 3/2/1 | 0 | M | 3/4 | 10 | if
Trebuchet · TBT-5N | 5 | 2/2/1 | 1 | M | 3/4 | 9 | if
Trebuchet · TBT-5S | 5 | 4/3/- | 0 | M | 3/4 | 8
Trebuchet · TBT-7K | 5 | 2/2/2 | 0 | M | 3/4 | 8
Trebuchet · TBT-7M | 5J | 3/3/2 | 0 | M | 3/2 | 12 | if
Vindicator · VND-1AA | 5J | 2/2/1 | 0 | M | 2/4 | 8
Vindicator · VND-1R | 4J | 3/2/1 | 0 | M | 4/4 | 9
Vindicator · VND-3L | 4J | 2/2/1 | 0 | M | 4/4 | 11
Vulcan · VL-2T | 6J | 2/1/- | 0 | M | 2/3 | 5
Vulcan · VL-5T | 6J | 2/1/- | 1 | M | 3/3 | 7
Vulcan · VT-5M | 6J | 3/2/- | 0 | M | 2/3 | 8
Vulcan · VT-5S | 6J | 2/1/1 | 0 | M | 2/2 | 7
Watchman · WTC-4M | 5J | 2/1/- | 1 | M | 3/3 | 9
Whitworth · WTH-1 | 4J | 2/2/1 | 1 | M | 3/3 | 8 | if
Whitworth · WTH-1S | 4J | 3/3/- | 0 | M | 3/3 | 8
Whitworth · WTH-2 | 4J | 2/2/1 | 0 | M | 3/3 | 8 | if
Wolf Trap · WFT-1 | 6 | 3/3/2 | 0 | M | 3/2 | 8
Wolverine · WVR-6K | 5 | 3/2/- | 1 | M | 5/5 | 10
Wolverine · WVR-6M | 5J | 3/2/- | 0 | M | 4/5 | 11
Wolverine · WVR-6R | 5J | 3/2/1 | 0 | M | 4/5 | 10
Wolverine · WVR-7D | 5J | 3/2/1 | 0 | M | 4/2 | 11
Wolverine · WVR-7K | 5J | 5/3/- | 0 | M | 5/2 | 12
Wolverine · WVR-7M | 5J | 3/3/1 | 1 | M | 4/2 | 13
Wraith · TR1 | 7J | 3/2/- | 0 | M | 4/2 | 11
Wyvern · WVE-5N | 4J | 2/1/- | 1 | M | 4/4 | 9
Wyvern · WVE-6N | 4J | 2/1/- | 1 | M | 3/4 | 8
Wyvern · WVE-9N | 4J | 3/3/1 | 0 | M | 3/4 | 10 | if
`;
