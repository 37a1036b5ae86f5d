// Inner Sphere BattleMechs, assault (BF2-TRO-01).
// Name · variant | MP | damage at pointblank, medium, long | Overheat Value | class | armor/structure | points | specials | other names

export const ASSAULT_MECHS = `
Akuma · AKU-1X | 3 | 6/4/1 | 2 | A | 7/7 | 15
Albatross · ALB-3U | 4 | 5/4/2 | 1 | A | 5/4 | 13
Annihilator · ANH-1A | 2 | 7/5/- | 1 | A | 5/8 | 12
Annihilator · ANH-2A | 2 | 7/5/3 | 2 | A | 5/8 | 13
Atlas · AS7-D | 3 | 6/5/1 | 0 | A | 8/8 | 16 | if
Atlas · AS7-K | 3 | 4/3/3 | 1 | A | 8/4 | 17
Atlas · AS7-S | 3 | 6/5/1 | 0 | A | 8/8 | 17
Awesome · AWS-8Q | 3 | 4/3/3 | 0 | A | 6/6 | 14
Awesome · AWS-8R | 3 | 4/2/1 | 0 | A | 6/6 | 13 | if
Awesome · AWS-8T | 3 | 4/3/1 | 0 | A | 6/6 | 13 | if
Awesome · AWS-8V | 3 | 4/3/2 | 0 | A | 6/6 | 13
Awesome · AWS-9M | 4 | 5/3/2 | 1 | A | 6/3 | 14
Banshee · BNC-3E | 4 | 3/2/2 | 0 | A | 6/7 | 12
Banshee · BNC-3M | 4 | 3/2/1 | 1 | A | 6/7 | 13
Banshee · BNC-3Q | 4 | 4/2/- | 0 | A | 6/7 | 12
Banshee · BNC-3S | 3 | 4/3/1 | 3 | A | 6/7 | 13
Banshee · BNC-5S | 4 | 5/3/2 | 2 | A | 6/4 | 16
BattleMaster · BLR-1D | 4 | 5/3/1 | 0 | A | 6/7 | 13
BattleMaster · BLR-1G | 4 | 4/3/1 | 1 | A | 6/7 | 12
BattleMaster · BLR-1S | 4 | 4/3/1 | 0 | A | 6/7 | 12 | if
BattleMaster · BLR-3M | 4 | 6/5/1 | 0 | A | 6/7 | 15
BattleMaster · BLR-3S | 4 | 5/4/1 | 1 | A | 6/3 | 12 | if
Berserker · BRZ-A3 | 4 | 6/3/1 | 0 | A | 7/4 | 17 | ecm
Black Watch · BKW-7R | 3J | 4/3/2 | 0 | A | 6/7 | 19 | c3s
Cerberus · MR-5M | 4 | 6/5/2 | 2 | A | 6/4 | 16
Cerberus · MR-V2 | 4 | 7/6/3 | 0 | A | 5/4 | 18
Charger · CGR-1A1 | 5 | 3/-/- | 0 | A | 4/6 | 8
Charger · CGR-1A5 | 4 | 4/3/- | 0 | A | 6/6 | 11
Charger · CGR-1A9 | 4J | 4/3/1 | 0 | A | 4/6 | 13 | if
Charger · CGR-1L | 5 | 3/2/- | 0 | A | 2/6 | 8
Charger · CGR-3K | 5J | 5/4/2 | 0 | A | 4/3 | 15 | if
Charger · CGR-SB | 3 | 5/3/- | 1 | A | 6/6 | 13
Crockett · CRK-5003-0 | 3J | 3/2/- | 2 | A | 7/7 | 13
Crockett · CRK-5003-1 | 3J | 5/4/2 | 0 | A | 7/7 | 16
Cyclops · CP-10-Q | 4 | 4/3/1 | 0 | A | 7/7 | 12 | if
Cyclops · CP-10-Z | 4 | 4/3/- | 1 | A | 4/7 | 10
Cyclops · CP-11-A | 4 | 5/4/2 | 0 | A | 4/7 | 13
Cyclops · CP-11-C | 4 | 5/3/2 | 0 | A | 5/7 | 14 | c3m
Devastator · DVS-2 | 3 | 7/6/4 | 1 | A | 7/4 | 21
Devastator · DVS-3 | 3 | 6/5/5 | 0 | A | 8/4 | 22
Emperor · EMP-6A | 3J | 6/4/2 | 1 | A | 7/3 | 16
Goliath · GOL-1H | 4 | 3/2/2 | 0 | A | 6/6 | 12 | if
Goliath · GOL-3M | 4 | 3/2/2 | 0 | A | 6/3 | 13 | if
Grand Crusader · GRN-D-01 | 3 | 3/3/2 | 4 | A | 6/3 | 12 | if
Grand Crusader · GRN-D-02 | 3 | 3/4/2 | 2 | A | 6/3 | 12 | if
Grand Titan · T-IT-N10M | 4 | 5/4/1 | 3 | A | 7/4 | 14
Gunslinger · GUN-1ERD | 3 | 6/5/3 | 0 | A | 6/3 | 22 | ecm
Hatamoto-Chi · HTM-27T | 4 | 3/2/1 | 2 | A | 6/6 | 13
Hatamoto-Hi · HTM-27U | 4 | 3/3/1 | 2 | A | 6/6 | 13
Hatamoto-Kaze · HTM-27V | 4 | 3/2/2 | 1 | A | 6/6 | 13
Hatamoto-Ku · HTM-27W | 4 | 3/2/2 | 1 | A | 6/6 | 13
Hatamoto-Mizo · HTM-27Y | 4 | 3/2/2 | 1 | A | 6/6 | 13
Highlander · HGN-732 | 3J | 4/3/2 | 2 | A | 7/7 | 18 | if
Highlander · HGN-733 | 3J | 4/3/1 | 1 | A | 7/7 | 14 | if
Imp · IMP-2E | 3 | 5/4/4 | 1 | A | 7/8 | 16
Imp · IMP-3E | 3 | 4/3/2 | 3 | A | 7/4 | 14
Katana · CRK-5003-2 | 3J | 5/3/1 | 1 | A | 5/7 | 13
King Crab · KGC-000 | 3 | 4/3/- | 1 | A | 7/8 | 15
King Crab · KGC-0000 | 3 | 4/3/- | 1 | A | 7/8 | 14
King Crab · KGC-001 | 3 | 4/4/3 | 1 | A | 7/4 | 17
Longbow · LGB-7Q | 3 | 4/4/3 | 0 | A | 6/7 | 14 | if
Longbow · LGB-7V | 3 | 5/5/3 | 0 | A | 6/3 | 14 | if
Longbow · LGB-0W | 4 | 3/3/3 | 0 | A | 4/7 | 10 | if
Mackie · MSK-6S | 3 | 4/3/1 | 0 | A | 5/8 | 12
Marauder II · MAD-4A | 3J | 5/3/2 | 1 | A | 8/8 | 18
Marauder II · MAD-5A | 3J | 5/3/2 | 1 | A | 8/4 | 17
Mauler · MAL-1R | 3 | 3/3/3 | 1 | A | 5/3 | 11
Naginata · NG-C3A | 3 | 5/5/5 | 0 | A | 6/7 | 17 | c3m if
Nightstar · NSR-9FC | 4 | 6/5/3 | 0 | A | 7/4 | 16
Nightstar · NSR-9J | 3 | 7/5/4 | 0 | A | 7/4 | 21
O-Bakemono · OBK-M10 | 4 | 4/2/3 | 1 | A | 6/3 | 10 | artA
Pillager · PLG-3Z | 3J | 7/6/3 | 0 | A | 8/4 | 26
Salamander · PPR-5S | 4 | 4/4/3 | 1 | A | 6/3 | 14 | if
Shogun · SHG-2E | 3J | 3/2/1 | 2 | A | 6/7 | 15
Shogun · SHG-2F | 3J | 3/2/1 | 2 | A | 6/7 | 15 | if
Spartan · SPT-N2 | 5 | 5/3/1 | 1 | A | 6/3 | 13 | tag
Spartan · SPT-NF | 5 | 5/3/1 | 1 | A | 6/3 | 13
Stalker · STK-3F | 3 | 4/3/1 | 3 | A | 5/7 | 12 | if
Stalker · STK-3H | 3 | 4/4/1 | 1 | A | 5/7 | 12 | if
Stalker · STK-4N | 3 | 5/4/- | 2 | A | 5/7 | 12
Stalker · STK-5M | 3 | 7/6/2 | 0 | A | 6/7 | 13 | if
Stalker · STK-5S | 3 | 3/3/- | 4 | A | 5/3 | 10
Striker · STC-2C | 4 | 4/3/1 | 0 | A | 5/6 | 12
Striker · STC-2D | 4 | 4/3/1 | 1 | A | 6/6 | 13
Sunder · SD1-O | 4 | 7/5/- | 1 | A | 7/3 | 14 | omni
Sunder · SD1-OA | 4 | 6/5/3 | 0 | A | 7/3 | 17 | omni
Sunder · SD1-OB | 4 | 5/4/2 | 0 | A | 7/3 | 14 | omni c3m c3m
Sunder · SD1-OC | 4 | 8/5/- | 0 | A | 7/3 | 15 | omni c3s
Thug · THG-10E | 4 | 3/3/2 | 0 | A | 6/6 | 12
Thug · THG-11E | 4 | 5/4/2 | 0 | A | 6/6 | 15
Thunder Hawk · TDK-7KMA | 3 | 3/3/3 | 3 | A | 8/4 | 16 | artA
Thunder Hawk · TDK-7X | 3 | 6/5/3 | 2 | A | 8/4 | 20
Thunder Hawk · TDK-7Y | 3 | 7/6/5 | 0 | A | 8/4 | 20
Victor · VTR-9A | 4J | 4/2/- | 2 | A | 3/6 | 10
Victor · VTR-9A1 | 4J | 5/3/- | 1 | A | 4/6 | 11
Victor · VTR-9B | 4J | 5/3/- | 1 | A | 5/6 | 12
Victor · VTR-9K | 4J | 5/3/2 | 0 | A | 5/6 | 16
Victor · VTR-9S | 4J | 5/3/- | 1 | A | 4/6 | 11
Zeus · ZEU-6S | 4 | 4/2/1 | 0 | A | 5/6 | 11 | if
Zeus · ZEU-6T | 4 | 3/2/1 | 1 | A | 5/6 | 12
Zeus · ZEU-9S | 4 | 4/3/2 | 0 | A | 5/6 | 14
`;
