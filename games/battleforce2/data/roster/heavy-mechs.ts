// Inner Sphere BattleMechs, heavy (BF2-TRO-01).
// Name · variant | MP | damage at pointblank, medium, long | Overheat Value | class | armor/structure | points | specials | other names

export const HEAVY_MECHS = `
Anvil · ANV-3M | 5 | 4/3/- | 0 | H | 4/5 | 12 | ecm
Archer · ARC-2K | 4 | 2/2/1 | 2 | H | 4/5 | 10 | if
Archer · ARC-2R | 4 | 2/2/2 | 1 | H | 5/5 | 11 | if
Archer · ARC-2S | 4 | 2/2/1 | 2 | H | 5/5 | 10 | if
Archer · ARC-2W | 4 | 2/2/1 | 3 | H | 4/5 | 9 | if
Archer · ARC-4M | 4 | 4/4/3 | 0 | H | 5/5 | 15 | if
Archer · ARC-5R | 4 | 3/3/3 | 1 | H | 5/5 | 13 | if
Archer · ARC-5S | 4 | 5/5/2 | 0 | H | 5/3 | 11 | if
Archer · ARC-5W | 4 | 4/4/3 | 0 | H | 5/3 | 11 | if
Avatar · AV1-O | 4 | 5/4/3 | 0 | H | 5/3 | 10 | omni if
Avatar · AV1-OA | 4J | 4/3/1 | 1 | H | 5/3 | 12 | omni
Avatar · AV1-OB | 4 | 3/4/4 | 0 | H | 5/3 | 12 | omni if
Avatar · AV1-OC | 4 | 3/3/3 | 0 | H | 5/3 | 11 | omni c3m
Axman · AXM-1N | 4J | 5/3/- | 1 | H | 4/3 | 12
Axman · AXM-2N | 4J | 4/3/1 | 1 | H | 4/3 | 12 | if
Bandersnatch · BNDR-01A | 4 | 6/5/3 | 0 | H | 4/3 | 12
Black Hawk-KU · BHKU-O | 5J | 6/5/- | 1 | H | 5/2 | 15 | omni
Black Hawk-KU · BHKU-OA | 5J | 3/2/2 | 0 | H | 5/2 | 15 | omni
Black Hawk-KU · BHKU-OB | 5J | 3/2/1 | 0 | H | 5/2 | 12 | omni
Black Hawk-KU · BHKU-OC | 5J | 3/2/2 | 0 | H | 5/2 | 15 | omni
Black Hawk-KU · BHKU-OD | 5J | 3/2/2 | 0 | H | 5/2 | 14 | omni
Black Knight · BL-6-KNT | 4 | 3/2/1 | 3 | H | 5/6 | 12 | prb
Black Knight · BL-7-KNT | 4 | 3/2/1 | 3 | H | 4/6 | 11
Black Knight · BL-9-KNT | 4 | 5/3/1 | 3 | H | 5/3 | 12
Bombardier · BMB-10D | 4 | 3/2/2 | 1 | H | 5/5 | 10 | if
Bombardier · BMB-12D | 5 | 3/2/2 | 0 | H | 5/3 | 13 | if
Caesar · CES-3R | 4 | 5/4/3 | 0 | H | 4/3 | 14
Cataphract · CTF-1X | 4 | 4/3/1 | 0 | H | 4/5 | 11
Cataphract · CTF-2X | 4 | 4/3/- | 0 | H | 5/5 | 10
Cataphract · CTF-3D | 4J | 4/3/2 | 0 | H | 4/3 | 13
Cataphract · CTF-3L | 4 | 5/3/1 | 0 | H | 4/3 | 13
Catapult · CPLT-A1 | 4J | 2/2/2 | 0 | H | 5/5 | 12 | if
Catapult · CPLT-C1 | 4J | 3/2/1 | 1 | H | 4/5 | 12 | if
Catapult · CPLT-C3 | 4J | 3/2/1 | 1 | H | 4/5 | 10 | artA
Catapult · CPLT-C4 | 4J | 2/2/2 | 0 | H | 4/5 | 11 | if
Catapult · CPLT-K2 | 4 | 4/3/2 | 0 | H | 4/5 | 11
Cestus · CTS-6Y | 4 | 5/4/2 | 0 | H | 5/3 | 15
Cestus · CTS-6Z | 4 | 4/4/2 | 1 | H | 5/3 | 13
Champion · CHP-1N | 5 | 4/3/1 | 0 | H | 4/5 | 9
Champion · CHP-2N | 5 | 4/2/- | 1 | H | 3/5 | 8
Champion · CHP-3N | 5 | 4/3/1 | 2 | H | 3/2 | 11
Crusader · CRD-3D | 4 | 3/2/1 | 2 | H | 5/5 | 10 | if
Crusader · CRD-3K | 4 | 3/3/1 | 0 | H | 5/5 | 10 | if
Crusader · CRD-3L | 4J | 3/2/1 | 1 | H | 5/5 | 10 | if
Crusader · CRD-3R | 4 | 2/2/1 | 2 | H | 5/5 | 9 | if
Crusader · CRD-4D | 4 | 3/2/1 | 1 | H | 5/5 | 10 | if
Crusader · CRD-4K | 4 | 3/2/1 | 2 | H | 5/5 | 9 | if
Crusader · CRD-5M | 4J | 4/3/1 | 0 | H | 5/3 | 13 | if
Crusader · CRD-5S | 4 | 4/3/1 | 1 | H | 5/5 | 11
Daikyu · DAI-01 | 5 | 4/3/3 | 0 | H | 5/3 | 13
Dragon · DRG-1C | 5 | 3/2/1 | 0 | H | 5/5 | 10 | if
Dragon · DRG-1N | 5 | 2/2/1 | 0 | H | 4/5 | 10 | if
Dragon · DRG-5N | 5 | 3/2/1 | 0 | H | 4/5 | 11 | if
Dragon Fire · DGR-3F | 4 | 6/5/3 | 0 | H | 6/3 | 16 | ecm
Excalibur · EXC-B2 | 5 | 3/3/3 | 0 | H | 3/3 | 14 | if
Excalibur · EXC-C1 | 5 | 4/4/3 | 0 | H | 3/3 | 14 | if
Exterminator · EXT-4A | 5J | 3/2/- | 1 | H | 4/5 | 11
Exterminator · EXT-4D | 6J | 4/3/1 | 0 | H | 4/3 | 12
Falconer · FLC-8R | 5J | 4/3/2 | 2 | H | 5/3 | 19
Flashman · FLS-7K | 4 | 4/3/- | 1 | H | 5/6 | 12
Flashman · FLS-8K | 5 | 5/4/- | 0 | H | 5/3 | 14
Gallowglas · GAL-1GLS | 4 | 5/4/1 | 0 | H | 5/5 | 15
Gallowglas · GAL-2GLS | 4 | 5/4/2 | 0 | H | 5/5 | 17
Grand Dragon · DRG-1G | 5 | 2/2/1 | 1 | H | 4/5 | 10
Grand Dragon · DRG-5K | 6 | 3/2/2 | 0 | H | 4/2 | 12
Grasshopper · GHR-5H | 4J | 4/3/- | 0 | H | 5/5 | 13
Grasshopper · GHR-5J | 4J | 4/2/1 | 0 | H | 5/5 | 12
Guillotine · GLT-3N | 4J | 5/4/- | 0 | H | 5/5 | 13
Guillotine · GLT-4L | 4J | 5/3/- | 1 | H | 5/5 | 12
Guillotine · GLT-5M | 4J | 4/3/1 | 1 | H | 5/5 | 13
Hercules · HRC-LS-9000 | 5 | 4/3/2 | 0 | H | 5/3 | 14
JagerMech · JM6-A | 4 | 2/2/1 | 1 | H | 3/5 | 8 | if
JagerMech · JM6-DD | 4 | 4/3/2 | 0 | H | 3/3 | 7
JagerMech · JM6-S | 4 | 3/2/1 | 0 | H | 2/5 | 7
Lancelot · LNC25-01 | 6 | 4/3/1 | 0 | H | 4/2 | 12
Lancelot · LNC25-02 | 4 | 3/2/1 | 1 | H | 4/5 | 10
Maelstrom · MTR-5K | 5 | 5/3/2 | 0 | H | 6/3 | 15 | tag
Marauder · MAD-3D | 4 | 3/2/1 | 2 | H | 5/6 | 11
Marauder · MAD-3L | 4 | 3/3/1 | 0 | H | 5/6 | 11
Marauder · MAD-3M | 4 | 4/3/- | 0 | H | 5/6 | 11
Marauder · MAD-3R | 4 | 3/2/2 | 2 | H | 5/6 | 11
Marauder · MAD-5D | 4J | 4/3/1 | 2 | H | 6/3 | 15
Marauder · MAD-5M | 4J | 6/4/1 | 0 | H | 5/3 | 14
Marauder · MAD-5S | 4 | 5/4/3 | 1 | H | 5/3 | 15
Merlin · MLN-1A | 4J | 3/2/1 | 0 | H | 4/5 | 10
Merlin · MLN-1B | 4J | 3/2/1 | 0 | H | 4/5 | 11
No-Dachi · NDA-1K | 5 | 4/2/1 | 2 | H | 5/3 | 12
Orion · ON1-K | 4 | 3/2/1 | 2 | H | 6/6 | 11 | if
Orion · ON1-M | 4 | 5/4/3 | 0 | H | 6/3 | 12 | if
Orion · ON1-V | 4 | 3/2/1 | 0 | H | 5/6 | 9 | if
Orion · ON1-VA | 4 | 5/3/- | 0 | H | 6/6 | 11
Ostroc · OSR-2C | 5 | 3/2/- | 1 | H | 4/5 | 10
Ostroc · OSR-2D | 5 | 4/3/2 | 0 | H | 4/5 | 9
Ostroc · OSR-2L | 5 | 3/2/- | 1 | H | 4/5 | 10
Ostroc · OSR-2M | 5J | 3/1/- | 1 | H | 4/5 | 10
Ostroc · OSR-3C | 5 | 2/2/- | 0 | H | 4/5 | 10
Ostsol · OTL-4D | 5 | 3/2/- | 1 | H | 4/5 | 10
Ostsol · OTL-4F | 5 | 2/2/2 | 0 | H | 4/5 | 10
Ostsol · OTL-5M | 5 | 5/3/- | 0 | H | 4/2 | 11
Penetrator · PTR-4D | 4J | 4/3/1 | 3 | H | 5/6 | 14
Perseus · P1 | 4 | 5/4/2 | 3 | H | 6/3 | 13 | omni if
Perseus · P1A | 4 | 5/6/3 | 0 | H | 6/3 | 14 | omni if ecm tag
Perseus · P1B | 4 | 5/4/2 | 0 | H | 6/3 | 14 | omni
Perseus · P1C | 4 | 6/5/2 | 0 | H | 6/3 | 15 | omni
Quickdraw · QKD-4G | 5J | 3/2/1 | 0 | H | 3/5 | 10 | if
Quickdraw · QKD-4H | 5J | 3/2/- | 1 | H | 3/5 | 10
Quickdraw · QKD-5A | 5J | 4/3/- | 0 | H | 3/5 | 11
Quickdraw · QKD-5K | 5J | 3/2/1 | 0 | H | 4/5 | 12 | if
Quickdraw · QKD-5M | 5J | 3/2/1 | 0 | H | 4/5 | 11 | if
Rakshasa · MDG-1A | 5 | 4/4/2 | 1 | H | 5/3 | 14 | if
Rifleman · RFL-3C | 4 | 4/3/- | 0 | H | 3/5 | 9
Rifleman · RFL-3N | 4 | 2/2/- | 2 | H | 3/5 | 8
Rifleman · RFL-4D | 4 | 2/2/1 | 2 | H | 3/5 | 9
Rifleman · RFL-5D | 4 | 4/3/1 | 2 | H | 4/2 | 11
Rifleman · RFL-5M | 4 | 5/4/1 | 0 | H | 3/2 | 10
Shootist · ST-8A | 4 | 6/4/1 | 0 | H | 5/5 | 13
Tempest · TMP-3M | 4J | 5/4/1 | 1 | H | 5/3 | 16
Thunder · THR-1L | 5 | 6/4/- | 0 | H | 5/3 | 12
Thunderbolt · TDR-5S | 4 | 3/2/1 | 1 | H | 5/5 | 10 | if
Thunderbolt · TDR-5SE | 4J | 3/2/- | 1 | H | 5/5 | 12
Thunderbolt · TDR-5SS | 4 | 4/3/1 | 0 | H | 5/5 | 11
Thunderbolt · TDR-7M | 4 | 5/4/2 | 0 | H | 5/5 | 13 | if
Thunderbolt · TDR-9S | 4 | 5/3/1 | 0 | H | 5/5 | 13
Thunderbolt · TDR-9SE | 4J | 4/3/1 | 0 | H | 5/5 | 14 | if
Toyama · TYM-1A | 4 | 4/4/3 | 1 | H | 5/3 | 14 | ecm
War Dog · WR-DG-02FC | 4 | 5/4/2 | 0 | H | 5/3 | 15 | ecm
Warhammer · WHM-6D | 4 | 3/2/2 | 1 | H | 5/5 | 12
Warhammer · WHM-6K | 4 | 3/3/1 | 1 | H | 4/5 | 10
Warhammer · WHM-6L | 4 | 3/2/1 | 2 | H | 4/5 | 9
Warhammer · WHM-6R | 4 | 3/2/1 | 2 | H | 4/5 | 10
Warhammer · WHM-7M | 4 | 5/4/2 | 0 | H | 4/5 | 13
Warhammer · WHM-7S | 4 | 5/4/2 | 0 | H | 4/5 | 12
`;
