/** BF2-GEN-11: ’Mechs of each House and of ComStar by weight class, for rolls of 2 to 12. */
export const INNER_SPHERE_MECHS = `
Kurita, light: HM-1 Hitman, JR7-D Jenner, OW-1 Owens, PNT-10K Panther, RTX1-OC Raptor, RTX1-O Raptor, PNT-10K Panther, JR7-K Jenner, SDR-7M Spider, SDR-9K Venom, PNT-9R Panther
Kurita, medium: KTO-20 Kintaro, WFT-1 Wolf Trap, DMO-1K Daimyo, SR1-O Strider, BJ2-O Blackjack, FS9-O Firestarter, SR1-OD Strider, KIM-2 Komodo, WFT-1 Wolf Trap, BJ2-OA Blackjack, LNX-9C Lynx
Kurita, heavy: DGR-3F Dragon Fire, AV1-OA Avatar, DRG-5K Grand Dragon, BHKU-O Black Hawk-KU, DAI-01 Daikyu, DRG-5K Grand Dragon, QKD-5K Quickdraw, CPLT-K2 Catapult, MTR-5K Maelstrom, AV1-O Avatar, NDA-1K No Dachi
Kurita, assault: OBK-M10 O-Bakemono, NG-C3A Naginata, HTM-27T Hatamoto-Chi, SD1-O Sunder, AS7-K Atlas, HTM-27T Hatamoto-Chi, MAL-1R Mauler, CRK-5003-2 Katana, CGR-3K Charger, SD1-OB Sunder, AKU-1X Akuma
Liao, light: JA-KL-1532 Jackal, JR7-D Jenner, RVN-3L Raven, UM-R63 UrbanMech, FS9-S Firestarter, RVN-3L Raven, SDR-5V Spider, UM-R63 UrbanMech, ZPH-1A Tarantula, JVN-10N Javelin, UM-R60 UrbanMech
Liao, medium: BJ2-OE Blackjack, SNK-1V Snake, HUR-WO-R4L Huron Warrior, VND-3L Vindicator, DV-7D Dervish, VND-3L Vindicator, BJ-2 Blackjack, CLNT-2-3U Clint, SNK-1V Snake, HUR-WO-R4L Huron Warrior, BJ2-OE Blackjack
Liao, heavy: THR-1L Thunder, ON1-K Orion, CPLT-C1 Catapult, CTF-3L Cataphract, CPLT-C3 Catapult, CTF-3L Cataphract, GHR-5J Grasshopper, CPLT-C3 Catapult, ANV-3M Anvil, GHR-5H Grasshopper, WR-DG-02FC War Dog
Liao, assault: STC-2D Striker, AWS-9M Awesome, MR-V2 Cerberus, AS7-K Atlas, EMP-6A Emperor, STK-3F Stalker, STK-5M Stalker, AS7-K Atlas, AWS-8Q Awesome, CP-11-A Cyclops, T-IT-N10M Grand Titan
Marik, light: ZPH-1A Tarantula, ZPH-1A Tarantula, JA-KL-1532 Jackal, HER-3S Hermes, SDR-7M Spider, HMR-3M Hammer, HMR-3M Hammer, JR7-D Jenner, HER-3S Hermes, FNHK-9K Falcon Hawk, ZPH-1A Tarantula
Marik, medium: FS9-OF Firestarter, APL-1M Apollo, CDA-3M Cicada, HER-2S Hermes II, TBT-7M Trebuchet, HER-5S Hermes II, HBK-5M Hunchback, HER-5S Hermes II, TBT-7M Trebuchet, TR1 Wraith, BJ2-OE Blackjack
Marik, heavy: ANV-3M Anvil, WR-DG-02FC War Dog, GLT-5M Guillotine, TMP-3M Tempest, ON1-M Orion, ON1-M Orion, CPLT-C1 Catapult, GLT-5M Guillotine, TMP-3M Tempest, HRC-LS-9000 Hercules, P1 Perseus
Marik, assault: ALB-3U Albatross, CGR-1A1 Charger, T-IT-N10M Grand Titan, STK-5M Stalker, AS7-D Atlas, AWS-9M Awesome, AWS-9M Awesome, AS7-K Atlas, MR-V2 Cerberus, LGB-7Q Longbow, GRN-D-01 Grand Crusader
Davion, light: RTX1-O Raptor, HNT-171 Hornet, ALM-7D Fireball, JVN-10P Javelin, WLF-2 Wolfhound, JVN-10P Javelin, COM-5S Commando, JR7-D Jenner, DRT-3S Dart, BH-K305 Battle Hawk, SPR-5F Spector
Davion, medium: FS9-O Firestarter, ASN-23 Assassin, STH-1D Stealth, BJ-2 Blackjack, WTH-2 Whitworth, ENF-5D Enforcer, HCT-5S Hatchetman, CN9-D Centurion, NGS-4S Nightsky, ENF-5D Enforcer, SR1-O Strider
Davion, heavy: FLC-8R Falconer, MDG-1A Rakshasa, AXM-1N Axman, BNDR-01A Bandersnatch, CES-3R Caesar, JM6-DD JagerMech, FLC-8R Falconer, JM6-DD JagerMech, MDG-1A Rakshasa, CTF-3D Cataphract, PTR-4D Penetrator
Davion, assault: DVS-2 Devastator, CP-11-A Cyclops, GUN-1ERD Gunslinger, AWS-8Q Awesome, VTR-9K Victor, VTR-9K Victor, AS7-S Atlas, VTR-9B Victor, AS7-K Atlas, BNC-5S Banshee, LGB-7Q Longbow
Steiner, light: NTK-2Q Night Hawk, WLF-2 Wolfhound, BZK-F3 Hollander, SDR-5V Spider, COM-5S Commando, FS9-S Firestarter, COM-5S Commando, JVN-10P Javelin, JR7-D Jenner, COM-2D Commando, TLN-5W Talon
Steiner, medium: END-6Q Enfield, ENF-5D Enforcer, HCT-5S Hatchetman, CLNT-2-3U Clint, VT-5S Vulcan, HCT-3F Hatchetman, NGS-4S Nightsky, VT-5S Vulcan, CN9-D Centurion, BSW-X1 Bushwacker, STY-3C Starslayer
Steiner, heavy: CTS-6Y Cestus, GHR-5J Grasshopper, CES-3R Caesar, GAL-1GLS Gallowglas, PTR-4D Penetrator, CES-3R Caesar, WR-DG-02FC War Dog, AXM-1N Axman, GAL-1GLS Gallowglas, MTR-5K Maelstrom, DGR-3F Dragon Fire
Steiner, assault: STC-2C Striker, STK-5S Stalker, PPR-5S Salamander, STK-3F Stalker, ZEU-9S Zeus, ZEU-9S Zeus, BNC-5S Banshee, AS7-S Atlas, BRZ-A3 Berserker, ZEU-6S Zeus, EMP-6A Emperor
ComStar, light: HSR-400-D Hussar, UM-R63 UrbanMech, THE-N Thorn, MON-66 Mongoose, MCY-99 Mercury, MCY-99 Mercury, HER-1S Hermes, THE-N Thorn, HSR-200-D Hussar, MON-66 Mongoose, NXS1-A Nexus
ComStar, medium: WVE-9N Wyvern, CLNT-2-3U Clint, STN-3L Sentinel, GRM-R-PR29 Grim Reaper, CRB-27 Crab, CRB-27 Crab, WVE-5N Wyvern, HBK-5N Hunchback, ASN-23 Assassin, KTO-19 Kintaro, RJN101-A Raijin
ComStar, heavy: BL-9-KNT Black Knight, CHP-3N Champion, BMB-12D Bombardier, BL-6-KNT Black Knight, LNC25-01 Lancelot, GLT-3N Guillotine, FLS-8K Flashman, CHP-1N Champion, EXT-4D Exterminator, ST-8A Shootist, EXC-B2 Excalibur
ComStar, assault: KGC-001 King Crab, STK-5M Stalker, CRK-5003-1 Crockett, THG-11E Thug, HGN-732 Highlander, HGN-732 Highlander, CRK-5003-1 Crockett, AS7-K Atlas, KGC-000 King Crab, CP-11-A Cyclops, SPT-N2 Spartan
`;
