// Printed Battle Values and prices of published units. Made by scripts/equipment-tables.ts.

export const MECHS = `
name|alt_name|battle_value|tons|cost_cbills|tech_base|rules_level|source|bv_check|cost_check
Akuma AKU-1X||1535|90|9502280|IS|2|DCMS|exact|within_3pct
Albatross ALB-3U||1296|95|25493651|IS|2|3055/3058|exact|exact_ammo_quirk
Annihilator ANH-1A||1151|100|7696668|IS|1|3050|exact|exact
Annihilator ANH-2A||1299|100|9700668|IS|2|3050|exact|exact_ammo_quirk
Anvil ANV-3M||1244|60|5856960|IS|2|3055/3058|exact|exact
Anvil ANV-3R||1264|60|5732160|IS|2|3060|exact|exact
Anvil ANV-5M||1452|60|6372160|IS|2|3060|exact|exact
Anvil ANV-5Q||1210|60|5548160|IS|2|3060|exact|exact
Apollo APL-1M||1044|55|4866174|IS|2|3055/3058|exact|exact
Apollo APL-1R||973|55|4649174|IS|2|3060|exact|exact
Apollo APL-2S||1120|55|4940574|IS|2|3060|exact|exact
Apollo APL-3T||1011|55|4894074|IS|2|3060|exact|exact
Archer ARC-2K||977|70|6170774|IS|1|3025/3026|exact|exact
Archer ARC-2R||1117|70|6384974|IS|1|3025/3026|exact|exact
Archer ARC-2S||997|70|6405374|IS|1|3025/3026|exact|exact_ammo_quirk
Archer ARC-2W||932|70|6452974|IS|1|3025/3026|exact|exact_ammo_quirk
Archer ARC-4M||1539|70|7352274|IS|2|3050|exact|within_3pct
Archer ARC-5R||1319|70|7287674|IS|2|3050|exact|exact
Archer ARC-5S||1122|70|13861574|IS|2|3050|exact|exact_ammo_quirk
Archer ARC-5W||1128|70|13586174|IS|2|3050|exact|exact_ammo_quirk
Arctic Fox AF1||766|30|5102175|IS|2|3060|exact|exact
Arctic Fox AF1A||736|30|5064800|IS|2|3060|exact|exact
Arctic Fox AF1B||634|30|4993463|IS|2|3060|exact|exact_ammo_quirk
Arctic Fox AF1C||747|30|5011338|IS|2|3060|exact|exact
Arctic Fox AF1D||643|30|4993300|IS|2|3060|exact|exact
Arctic Wolf||1044|40|7617494|Clan|2|3060|exact|exact_clan_case
Arctic Wolf 2||1207|40|7432694|Clan|2|3060|exact|exact_clan_case
Assassin ASN-101||586|40|3533064|IS|1|3025/3026|exact|exact_ammo_quirk
Assassin ASN-21||596|40|3765814|IS|1|3025/3026|exact|exact
Assassin ASN-23||609|40|3882014|IS|2|3050|exact|exact
Atlas AS7-C||1665|100|22960000|IS|2|3060|exact|exact
Atlas AS7-CM||1749|100|25176000|IS|2|3060|exact|exact
Atlas AS7-D||1557|100|9682000|IS|1|3025/3026|exact|exact_ammo_quirk
Atlas AS7-K||1664|100|22392000|IS|2|3050|exact|exact_ammo_quirk
Atlas AS7-S||1658|100|10368000|IS|2|3050|exact|exact_ammo_quirk
Avatar AV1-O||1089|70|17100231|IS|2|3055/3058|exact|exact_ammo_quirk
Avatar AV1-OA||1204|70|17276606|IS|2|3055/3058|exact|exact_ammo_quirk
Avatar AV1-OB||1179|70|17902418|IS|2|3055/3058|exact|within_3pct
Avatar AV1-OC||1094|70|19757543|IS|2|3055/3058|exact|exact_ammo_quirk
Avatar AV1-OD||1170|70|17187356|IS|2|3060|exact|exact
Awesome AWS-8Q||1358|80|6598170|IS|1|3025/3026|exact|exact
Awesome AWS-8R||1283|80|6436170|IS|1|3025/3026|exact|exact
Awesome AWS-8T||1312|80|6598170|IS|1|3025/3026|exact|exact
Awesome AWS-8V||1323|80|6481170|IS|1|3025/3026|exact|exact
Awesome AWS-9M||1445|80|18090121|IS|2|3050|within_3pct|exact
Awesome AWS-9Q||1623|80|7456050|IS|2|3060|exact|exact
Axman AXM-1N||1166|65|11840511|IS|2|3050|within_3|exact
Axman AXM-2N||1238|65|11989011|IS|2|3050|exact|exact
Baboon (Howler)|Howler|587|20|1826241|Clan|2|3055/3058|within_3|exact_clan_case
Bandersnatch BNDR-01A||1216|75|15986250|IS|2|3055/3058|exact|exact_ammo_quirk
Banshee BNC-3E||1223|95|9530854|IS|1|3025/3026|exact|exact
Banshee BNC-3M||1267|95|9824329|IS|1|3025/3026|exact|exact
Banshee BNC-3Q||1151|95|9574729|IS|1|3025/3026|exact|exact
Banshee BNC-3S||1323|95|8952645|IS|1|3025/3026|exact|exact_ammo_quirk
Banshee BNC-5S||1613|95|25429496|IS|2|3050|exact|exact
Barghest BGS-1T||1205|70|16488868|IS|2|3060|unverified|within_3pct
Barghest BGS-2T||1236|70|16074068|IS|2|3060|unverified|exact
Battle Cobra A||1178|40|4515000|Clan|2|3055/3058|within_3|exact
Battle Cobra B||1421|40|5026000|Clan|2|3055/3058|within_3|exact
Battle Cobra PRIME||1236|40|4595500|Clan|2|3055/3058|within_3|exact
Battle Hawk BH-K305||710|30|3761940|IS|2|3055/3058|within_3|exact
BattleMaster BLR-1D||1323|85|8146044|IS|1|3025/3026|exact|exact
BattleMaster BLR-1G||1212|85|8549344|IS|1|3025/3026|exact|exact_ammo_quirk
BattleMaster BLR-1S||1227|85|8299594|IS|1|3025/3026|exact|exact
BattleMaster BLR-3M||1495|85|8987794|IS|2|3050|exact|exact_ammo_quirk
BattleMaster BLR-3S||1165|85|19778844|IS|2|3050|exact|exact_ammo_quirk
Behemoth (Stone Rhino)|Stone Rhino|2626|100|10512000|Clan|2|3055/3058|exact|exact_clan_case
Beowulf BEO-12||1147|45|9180240|IS|2|3060|exact|exact
Berserker BRZ-A3||1666|100|32120334|IS|2|3055/3058|exact|exact
Berserker BRZ-B3||1659|100|32060334|IS|2|3060|exact|exact
Bishamon BSN-3K||1089|45|8874000|IS|2|3060|exact|exact
Bishamon BSN-4K||932|45|10740875|IS|2|3060|exact|exact
Black Hawk A (Nova)|Nova|2344|50|11426877|Clan|2|3050|exact|exact_clan_case
Black Hawk B (Nova)|Nova|1501|50|10693283|Clan|2|3050|exact|exact_clan_case
Black Hawk C (Nova)|Nova|1455|50|10722815|Clan|2|3050|exact|exact_clan_case
Black Hawk D (Nova)|Nova|1392|50|10921565|Clan|2|3050|exact|exact_clan_case
Black Hawk H (Nova)|Nova|1552|50|11659377|Clan|2|3060|exact|exact
Black Hawk PRIME (Nova)|Nova|2448|50|11586252|Clan|2|3050|exact|exact
Black Hawk S (Nova)|Nova|2092|50|11208440|Clan|2|3060|exact|exact_clan_case
Black Hawk-KU BHKU-O||1510|60|14595000|IS|2|3055/3058|exact|exact
Black Hawk-KU BHKU-OA||1541|60|15162000|IS|2|3055/3058|exact|exact
Black Hawk-KU BHKU-OB||1165|60|14328000|IS|2|3055/3058|exact|exact
Black Hawk-KU BHKU-OC||1485|60|14280000|IS|2|3055/3058|exact|exact
Black Hawk-KU BHKU-OD||1430|60|14586000|IS|2|3055/3058|exact|exact
Black Hawk-KU BHKU-OE||1710|60|15546000|IS|2|3060|exact|exact
Black Knight BL-6-KNT||1191|75|6786938|IS|2|3050|exact|exact_but_probe_omitted
Black Knight BL-7-KNT||1106|75|6594438|IS|1|3025/3026|exact|exact
Black Knight BL-9-KNT||1222|75|15438500|IS|2|3050|exact|exact
Black Lanner A||1801|55|18046199|Clan|2|3055/3058|within_3|exact
Black Lanner B||1636|55|17697449|Clan|2|3055/3058|within_3|exact_clan_case
Black Lanner C||1900|55|17759449|Clan|2|3055/3058|within_3|exact_clan_case
Black Lanner D||1390|55|17711981|Clan|2|3055/3058|within_3|exact_clan_case
Black Lanner PRIME||1657|55|18098512|Clan|2|3055/3058|within_3|exact_clan_case
Black Watch BKW-7R||1831|85|8918018|IS|2|3060|exact|exact
Blackjack BJ-1||795|45|3153750|IS|1|3025/3026|exact|within_3pct
Blackjack BJ-1DB||881|45|3105175|IS|1|3025/3026|exact|exact
Blackjack BJ-1DC||718|45|2973950|IS|1|3025/3026|exact|exact
Blackjack BJ-2||1050|45|3441575|IS|2|3050|exact|within_3pct
Blackjack BJ-3||1099|45|3592375|IS|2|BP 4th|exact|exact
Blackjack BJ2-O||1187|50|8923439|IS|2|3055/3058|exact|exact_ammo_quirk
Blackjack BJ2-OA||1231|50|9127346|IS|2|3055/3058|exact|exact
Blackjack BJ2-OB||1298|50|9671096|IS|2|3055/3058|exact|within_3pct
Blackjack BJ2-OC||1161|50|9509846|IS|2|3055/3058|exact|exact_ammo_quirk
Blackjack BJ2-OD||1184|50|8973596|IS|2|3055/3058|exact|exact
Blackjack BJ2-OE||1134|50|9020469|IS|2|FWLM|within_3pct|within_3pct
Blackjack BJ2-OF||1258|50|9344846|IS|2|3060|exact|exact
Blitzkrieg BTZ-3F||1092|50|10787501|IS|2|3060|exact|exact
Blood Asp A||2901|90|29561625|Clan|2|3060|exact|within_3pct
Blood Asp B||2662|90|30164875|Clan|2|3060|exact|fitted_clan_case
Blood Asp C||1969|90|29857313|Clan|2|3060|exact|within_3pct
Blood Asp D||1977|90|29309875|Clan|2|3060|within_3|exact_clan_case
Blood Asp PRIME||2295|90|29416750|Clan|2|3060|exact|exact_clan_case
Blood Kite||2484|85|9691225|Clan|2|Crusader|exact|exact_clan_case
Bombardier BMB-10D||1015|65|5497911|IS|1|3025/3026|exact|exact_ammo_quirk
Bombardier BMB-12D||1277|65|13958562|IS|2|3050|exact|exact_ammo_quirk
Buccaneer BCN-3R||1092|55|11622520|IS|2|3060|within_3|exact
Bushwacker BSW-S2||1123|55|10390788|IS|2|3060|exact|within_3pct
Bushwacker BSW-X1||1073|55|9807368|IS|2|3055/3058|exact|within_3pct
Caesar CES-3R||1420|70|13424674|IS|2|3050|exact|exact
Canis||2223|80|15796800|Clan|2|3060|exact|exact_clan_case
Cataphract CTF-1X||1092|70|5998054|IS|1|3050|exact|exact
Cataphract CTF-2X||1035|70|5877354|IS|1|BP 4th|exact|exact
Cataphract CTF-3D||1266|70|13588554|IS|2|3050|exact|exact_ammo_quirk
Cataphract CTF-3L||1294|70|15379504|IS|2|3050|exact|exact_ammo_quirk
Catapult CPLT-A1||1184|65|5658126|IS|1|3025/3026|exact|exact
Catapult CPLT-C1||1165|65|5790126|IS|1|3025/3026|exact|exact
Catapult CPLT-C3||1030|65|5872626|IS|2|3050|unverified|unverified
Catapult CPLT-C4||1104|65|5893251|IS|1|3025/3026|exact|exact
Catapult CPLT-K2||1052|65|5349576|IS|1|3025/3026|exact|exact
Cauldron-Born A||1860|65|18614753|Clan|2|3055/3058|exact|exact_clan_case
Cauldron-Born B||2048|65|18756034|Clan|2|3055/3058|exact|exact
Cauldron-Born C||1666|65|18013534|Clan|2|3055/3058|within_3pct|exact_clan_case
Cauldron-Born PRIME||1769|65|18405409|Clan|2|3055/3058|exact|exact_clan_case
Centurion CN9-A||772|50|3563501|IS|1|3025/3026|exact|exact_ammo_quirk
Centurion CN9-AH||749|50|3589751|IS|1|3025/3026|exact|exact_ammo_quirk
Centurion CN9-AL||887|50|3395876|IS|1|3025/3026|exact|exact
Centurion CN9-D||940|50|9628500|IS|2|3050|exact|exact_ammo_quirk
Centurion CN9-D3||1018|50|10678500|IS|2|3050|exact|exact_ammo_quirk
Centurion CN9-YLW||782|50|3454751|IS|1|3025/3026|exact|exact
Centurion CN9-YLW2||1327|50|10191000|IS|2|3060|reference_design_differs|reference_design_differs
Centurion CN10-B||1078|55|5073254|IS|2|3060|exact|within_3pct
Cerberus MR-5M||1647|95|25544351|IS|2|3055/3058|within_3|exact_ammo_quirk
Cerberus MR-V2||1791|95|25236251|IS|2|3055/3058|exact|exact_ammo_quirk
Cestus CTS-6Y||1495|65|11327361|IS|2|3055/3058|exact|exact
Cestus CTS-6Z||1275|65|11432961|IS|2|3055/3058|exact|exact
Chameleon CLN-7V||839|50|4623375|IS|1|3055/3058|exact|exact
Chameleon CLN-7W||1101|50|4857000|IS|2|3055/3058|exact|exact
Chameleon CLN-7Z||1283|50|9538500|IS|2|3055/3058|exact|exact
Champion CHP-1N||942|60|5674400|IS|2|3050|exact|exact_ammo_quirk
Champion CHP-2N||839|60|5037600|IS|1|3025/3026|exact|exact_ammo_quirk
Champion CHP-3N||1059|60|11834400|IS|2|3050|exact|exact_ammo_quirk
Charger CGR-1A1||820|80|7520372|IS|1|3025/3026|exact|exact
Charger CGR-1A5||1132|80|7756771|IS|1|BP 4th|exact|exact
Charger CGR-1A9||1315|80|8021371|IS|1|3050|exact|exact
Charger CGR-1L||772|80|7662122|IS|1|3025/3026|exact|exact
Charger CGR-3K||1485|80|21228722|IS|2|3050|exact|exact
Charger CGR-C||1479|80|21624722|IS|2|3060|exact|exact
Charger CGR-SB||1330|80|6298920|IS|1|3025/3026|exact|exact
Cicada CDA-2A||567|40|3705218|IS|1|3025/3026|exact|exact
Cicada CDA-2B||523|40|3692968|IS|1|3025/3026|exact|exact
Cicada CDA-3C||656|40|3306334|IS|1|3025/3026|exact|exact
Cicada CDA-3M||714|40|7742468|IS|2|3050|unverified|within_3pct
Clint CLNT-1-2R||621|40|3220280|IS|1|3025/3026|exact|exact
Clint CLNT-2-3T||672|40|3572380|IS|1|3025/3026|exact|exact
Clint CLNT-2-3U||943|40|3951080|IS|2|3050|exact|exact
Clint CLNT-2-4T||531|40|3143280|IS|1|3025/3026|exact|exact
Clint IIC||1176|40|6990480|Clan|2|3060|exact|exact_clan_case
Cobra CBR-02||994|45|4143375|IS|2|3060|exact|exact
Commando COM-2D||432|25|1891250|IS|1|3025/3026|exact|exact
Commando COM-3A||392|25|1879375|IS|1|3025/3026|exact|exact
Commando COM-5S||504|25|2118750|IS|2|3050|within_3|exact_ammo_quirk
Commando IIC||816|25|2372500|Clan|2|3060|exact|exact_clan_case
Corvis||1366|40|3373814|Clan|2|3060|exact|exact_clan_case
Cossack C-SK1||374|20|2362440|IS|2|3060|exact|exact
Cougar A||1429|35|6716815|Clan|2|3060|within_3|exact_clan_case
Cougar B||1564|35|6069659|Clan|2|3060|within_3|exact
Cougar C||1422|35|6197486|Clan|2|3060|within_3pct|fitted_clan_case
Cougar D||1088|35|6114798|Clan|2|3060|within_3|exact_clan_case
Cougar PRIME||1227|35|6065440|Clan|2|3060|within_3|exact_clan_case
Crab CRB-20||921|50|3909876|IS|1|3025/3026|exact|within_3pct
Crab CRB-27||965|50|4050876|IS|2|3050|exact|within_3pct
Crab CRB-C||950|50|4365876|IS|2|3060|exact|exact
Crockett CRK-5003-0||1325|85|7378725|IS|1|3025/3026|exact|exact_ammo_quirk
Crockett CRK-5003-1||1619|85|8333325|IS|2|3050|exact|exact_ammo_quirk
Crossbow A||1628|65|8508503|Clan|2|3055/3058|exact|exact_clan_case
Crossbow B||1521|65|8632253|Clan|2|3055/3058|exact|exact_clan_case
Crossbow PRIME||1658|65|9135503|Clan|2|3055/3058|exact|unverified
Crusader CRD-3D||1020|65|5620011|IS|1|3025/3026|exact|exact_ammo_quirk
Crusader CRD-3K||997|65|5445111|IS|1|3025/3026|exact|exact_ammo_quirk
Crusader CRD-3L||1032|65|5583711|IS|1|3025/3026|exact|exact_ammo_quirk
Crusader CRD-3R||948|65|5547411|IS|1|3025/3026|exact|exact_ammo_quirk
Crusader CRD-4D||1015|65|5653011|IS|2|3050|exact|exact_ammo_quirk
Crusader CRD-4K||946|65|5489661|IS|2|3050|exact|exact_ammo_quirk
Crusader CRD-5M||1348|65|11708181|IS|2|3050|exact|within_3pct
Crusader CRD-5S||1149|65|5925756|IS|2|3050|exact|within_3pct
Cyclops CP-10-Q||1213|90|9126460|IS|1|3025/3026|exact|exact_ammo_quirk
Cyclops CP-10-Z||965|90|9375360|IS|1|3025/3026|exact|exact_ammo_quirk
Cyclops CP-11-A||1251|90|9318360|IS|2|3050|exact|exact_ammo_quirk
Cyclops CP-11-C||1364|90|11902360|IS|2|3050|exact|within_3pct
Daikyu DAI-01||1324|70|16239308|IS|2|3055/3058|exact|exact_ammo_quirk
Daimyo DMO-1K||936|40|3265548|IS|2|3055/3058|exact|exact
Daimyo DMO-2K||928|40|3142348|IS|2|3060|exact|exact
Daimyo DMO-4K||1034|40|3167548|IS|2|3060|exact|exact
Daishi A (Dire Wolf)|Dire Wolf|2689|100|28330000|Clan|2|3050|exact|exact_clan_case
Daishi B (Dire Wolf)|Dire Wolf|2127|100|29423126|Clan|2|3050|within_3|exact_clan_case
Daishi H (Dire Wolf)|Dire Wolf|2517|100|28343750|Clan|2|3060|exact|within_3pct
Daishi Hohiro (Dire Wolf)|Dire Wolf|2676|100|28645626|Clan|2|3060|exact|exact_clan_case
Daishi PRIME (Dire Wolf)|Dire Wolf|2341|100|29455000|Clan|2|3050|exact|exact_clan_case
Daishi Prometheus (Dire Wolf)|Dire Wolf|2319|100|29175000|Clan|2|3060|exact|exact_clan_case
Daishi S (Dire Wolf)|Dire Wolf|2875|100|29407500|Clan|2|3060|exact|within_3pct
Daishi Widowmaker (Dire Wolf)|Dire Wolf|2534|100|29278126|Clan|2|3050|exact|exact_clan_case
Dart DRT-3S||360|25|2183750|IS|2|3055/3058|exact|exact
Dart DRT-4S||560|25|2273750|IS|2|3060|exact|exact
Dart DRT-6S||548|25|2292500|IS|2|3060|exact|exact
Dasher A (Fire Moth)|Fire Moth|550|20|4343801|Clan|2|3050|exact|exact_clan_case
Dasher B (Fire Moth)|Fire Moth|840|20|4100801|Clan|2|3050|within_3|exact_clan_case
Dasher C (Fire Moth)|Fire Moth|636|20|4004801|Clan|2|3050|exact|exact_clan_case
Dasher D (Fire Moth)|Fire Moth|1446|20|4154051|Clan|2|3050|exact|exact
Dasher H (Fire Moth)|Fire Moth|485|20|3806801|Clan|2|3060|exact|within_3pct
Dasher PRIME (Fire Moth)|Fire Moth|982|20|4208801|Clan|2|3050|exact|exact_clan_case
Dervish DV-6M||868|55|4980668|IS|1|3025/3026|exact|exact_ammo_quirk
Dervish DV-7D||1328|55|5645618|IS|2|3050|exact|exact_ammo_quirk
Devastator DVS-2||2093|100|22398000|IS|2|3055/3058|exact|exact
Devastator DVS-3||2182|100|22270500|IS|2|3055/3058|exact|exact
Dragon DRG-1C||1021|60|4899200|IS|1|3025/3026|exact|exact_ammo_quirk
Dragon DRG-1N||952|60|5118400|IS|1|3025/3026|exact|within_3pct
Dragon DRG-5N||1053|60|5260480|IS|2|3050|exact|exact
Dragon Fire DGR-3F||1618|75|15946000|IS|2|3055/3058|exact|within_3pct
Dragon Fire DGR-4F||1565|75|16093000|IS|2|3060|exact|within_3pct
Dragonfly A (Viper)|Viper|1845|40|11379786|Clan|2|3050|exact|exact_clan_case
Dragonfly B (Viper)|Viper|1632|40|10815061|Clan|2|3050|exact|exact
Dragonfly C (Viper)|Viper|1190|40|11114661|Clan|2|3050|exact|exact_clan_case
Dragonfly D (Viper)|Viper|1727|40|11072222|Clan|2|3050|exact|exact_clan_case
Dragonfly H (Viper)|Viper|1562|40|11192536|Clan|2|3060|exact|exact_clan_case
Dragonfly PRIME (Viper)|Viper|1484|40|11004411|Clan|2|3050|exact|exact_clan_case
Duan Gung D9-G9||729|25|3344584|IS|2|3060|exact|exact
Eagle EGL-1M||718|25|2216980|IS|2|3060|exact|exact
Eagle EGL-2M||745|25|2237918|IS|2|3060|exact|exact
Emperor EMP-6A||1636|90|18682700|IS|2|3055/3058|exact|exact_ammo_quirk
Enfield END-6J||1345|50|8840001|IS|2|3060|exact|exact_ammo_quirk
Enfield END-6Q||1090|50|8594376|IS|2|3055/3058|exact|exact_ammo_quirk
Enforcer ENF-4R||895|50|3536876|IS|1|3025/3026|exact|exact
Enforcer ENF-5D||1039|50|8808876|IS|2|3050|exact|exact_ammo_quirk
Enforcer III ENF-6M||1427|50|8685876|IS|2|3060|exact|exact
Excalibur EXC-B2||1361|70|15816688|IS|2|3055/3058|exact|exact_ammo_quirk
Excalibur EXC-C1||1403|70|15932288|IS|2|3055/3058|unverified|within_3pct
Exterminator EXT-4A||1067|65|6485299|IS|1|3025/3026|within_3pct|within_3pct
Exterminator EXT-4D||1239|65|15806423|IS|2|3050|exact|exact_ammo_quirk
Falcon FLC-4N||523|30|2249390|IS|1|3050|exact|exact
Falcon FLC-4P||561|30|2307890|IS|2|3050|exact|exact
Falcon Hawk FNHK-9K||889|35|4544551|IS|2|3055/3058|exact|exact
Falcon Hawk FNHK-9K1A||900|35|4436551|IS|2|3055/3058|exact|exact
Falconer FLC-8R||1887|75|18891250|IS|2|3055/3058|exact|exact
Fenris A (Ice Ferret)|Ice Ferret|1210|45|12332886|Clan|2|3050|exact|exact_clan_case
Fenris B (Ice Ferret)|Ice Ferret|1308|45|12336238|Clan|2|3050|exact|exact_clan_case
Fenris C (Ice Ferret)|Ice Ferret|1057|45|12737254|Clan|2|3050|exact|unverified
Fenris D (Ice Ferret)|Ice Ferret|1541|45|12122363|Clan|2|3050|exact|exact_clan_case
Fenris H (Ice Ferret)|Ice Ferret|1342|45|12432300|Clan|2|3060|exact|exact_clan_case
Fenris PRIME (Ice Ferret)|Ice Ferret|1529|45|12543588|Clan|2|3050|exact|exact_clan_case
Fire Falcon A||742|25|4450132|Clan|2|3055/3058|within_3pct|exact_clan_case
Fire Falcon B||1275|25|4540367|Clan|2|3055/3058|within_3|exact
Fire Falcon C||930|25|4813413|Clan|2|3055/3058|within_3|exact_clan_case
Fire Falcon D||745|25|4755992|Clan|2|3055/3058|within_3|exact_clan_case
Fire Falcon E||1025|25|4860676|Clan|2|Warden|within_3pct|exact_clan_case
Fire Falcon PRIME||1281|25|4706773|Clan|2|3055/3058|within_3|exact_clan_case
Fire Scorpion||1379|65|6219951|Clan|2|3060|exact|exact_clan_case
Fire Scorpion 2||1340|65|6630801|Clan|2|3060|exact|exact_clan_case
Fireball ALM-7D||289|20|3024641|IS|2|3055/3058|exact|exact_ammo_quirk
Fireball ALM-8D||481|20|3107441|IS|2|3060|exact|exact
Fireball ALM-9D||434|20|3135041|IS|2|3060|exact|exact
Firefly FFL-4A||649|30|2203500|IS|1|3050|exact|exact
Firefly FFL-4B||730|30|2342600|IS|2|3050|exact|exact
Firestarter FS9-H||500|35|3046950|IS|1|3025/3026|exact|exact
Firestarter FS9-M||671|35|3066525|IS|1|3025/3026|exact|exact
Firestarter FS9-S||560|35|3241688|IS|2|3050|exact|exact_but_probe_omitted
Firestarter FS9-S1||623|35|3511688|IS|2|3050|exact|exact
Firestarter FS9-O||1009|45|9783875|IS|2|3055/3058|exact|exact_but_probe_omitted
Firestarter FS9-OA||902|45|10179000|IS|2|3055/3058|exact|exact_ammo_quirk
Firestarter FS9-OB||957|45|10493017|IS|2|3055/3058|exact|exact
Firestarter FS9-OC||939|45|10338954|IS|2|3055/3058|exact|exact
Firestarter FS9-OD||1210|45|10930736|IS|2|3055/3058|exact|exact
Firestarter FS9-OE||931|45|9792213|IS|2|DCMS|within_3|within_3pct
Firestarter FS9-OF||1225|45|10440453|IS|2|FWLM|exact|exact
Firestarter FS9-OG||1008|45|10183986|IS|2|3060|exact|exact_ammo_quirk
Flashman FLS-7K||1192|75|6341125|IS|1|3025/3026|exact|exact
Flashman FLS-8K||1423|75|17831625|IS|2|3050|exact|exact
Flea FLE-15||352|20|1520400|IS|1|3050|exact|exact
Flea FLE-17||371|20|1728000|IS|2|3050|exact|exact
Flea FLE-4||360|20|1519200|IS|1|3050|exact|exact
Galahad (Glass Spider)|Glass Spider|1636|60|5712000|Clan|2|3055/3058|exact|fitted_clan_case
Galahad 2 (Glass Spider)|Glass Spider|1755|60|5318400|Clan|2|3060|exact|within_3pct
Gallowglas GAL-1GLS||1497|70|6646179|IS|2|3055/3058|exact|exact
Gallowglas GAL-2GLS||1664|70|6596454|IS|2|3055/3058|exact|exact
Gallowglas WD||2024|70|7594638|Clan|2|3055/3058|unverified|within_3pct
Garm GRM-01A||662|35|2874061|IS|2|3060|within_3|exact
Garm GRM-01B||732|35|2961811|IS|2|3060|within_3|exact
Gladiator A (Executioner)|Executioner|2761|95|35828612|Clan|2|3050|exact|exact_clan_case
Gladiator B (Executioner)|Executioner|2811|95|36387408|Clan|2|3050|exact|exact_clan_case
Gladiator C (Executioner)|Executioner|2531|95|36675033|Clan|2|3050|exact|fitted_clan_case
Gladiator D (Executioner)|Executioner|2384|95|35435808|Clan|2|3050|exact|exact_clan_case
Gladiator H (Executioner)|Executioner|2500|95|36099418|Clan|2|3060|exact|within_3pct
Gladiator PRIME (Executioner)|Executioner|2586|95|35620450|Clan|2|3050|exact|fitted_clan_case
Goliath GOL-1H||1200|80|7546801|IS|1|3025/3026|exact|exact_ammo_quirk
Goliath GOL-3M||1310|80|17045401|IS|2|3050|exact|exact_ammo_quirk
Goshawk (Vapor Eagle)|Vapor Eagle|2243|55|12268870|Clan|2|3055/3058|within_3pct|exact_clan_case
Goshawk 2 (Vapor Eagle)|Vapor Eagle|2016|55|12210745|Clan|2|3060|within_3pct|within_3pct
Grand Crusader GRN-D-01||1208|80|14923800|IS|2|3055/3058|exact|exact_ammo_quirk
Grand Crusader GRN-D-02||1211|80|15033600|IS|2|3055/3058|exact|within_3pct
Grand Dragon DRG-1G||997|60|5212800|IS|1|3025/3026|exact|exact
Grand Dragon DRG-5K||1188|60|13354880|IS|2|3050|exact|exact
Grand Dragon DRG-C||1154|60|13690880|IS|2|3060|exact|exact
Grand Titan T-IT-N10M||1375|100|28833334|IS|2|3055/3058|exact|exact_ammo_quirk
Grasshopper GHR-5H||1268|70|6024574|IS|1|3025/3026|exact|exact
Grasshopper GHR-5J||1217|70|6427474|IS|2|3050|exact|exact_ammo_quirk
Grasshopper GHR-C||1234|70|6672274|IS|2|3060|exact|exact
Great Wyrm||1139|45|4064133|Clan|2|3060|within_3|exact_clan_case
Grendel A||1972|45|12052400|Clan|2|3055/3058|exact|within_3pct
Grendel B||1800|45|12457948|Clan|2|3055/3058|exact|unverified
Grendel C||1450|45|12360073|Clan|2|3055/3058|exact|within_3pct
Grendel D||1991|45|12445713|Clan|2|3055/3058|exact|within_3pct
Grendel PRIME||2124|45|12362338|Clan|2|3055/3058|exact|within_3pct
Griffin GRF-1DS||1202|55|10041108|IS|2|3050|exact|exact
Griffin GRF-1N||1021|55|4957108|IS|1|3025/3026|exact|exact
Griffin GRF-1S||1061|55|4783508|IS|1|3025/3026|exact|exact
Griffin GRF-3M||1440|55|10250746|IS|2|3050|exact|exact
Griffin IIC||1492|40|4255510|Clan|2|3055/3058|exact|exact_clan_case
Grim Reaper GRM-R-PR29||1133|55|10241058|IS|2|3055/3058|exact|exact_ammo_quirk
Grizzly||2152|70|7080954|Clan|2|3055/3058|exact|exact_clan_case
Guillotine GLT-3N||1296|70|6300484|IS|2|3050|exact|exact
Guillotine GLT-4L||1222|70|6062484|IS|1|3025/3026|exact|exact
Guillotine GLT-5M||1295|70|6470484|IS|2|3050|exact|exact
Guillotine IIC||2187|70|7353634|Clan|2|3060|exact|exact_clan_case
Gunslinger GUN-1ERD||2176|85|16397013|IS|2|3055/3058|exact|exact_but_probe_omitted
Ha Otoko||1466|65|6458211|Clan|2|3060|exact|exact_clan_case
Ha Otoko HKO-1C||1082|65|11637561|IS|2|3060|exact|exact
Hammer HMR-3M||616|30|2411240|IS|2|3055/3058|exact|exact
Hammer HMR-3S||526|30|2541240|IS|2|3055/3058|within_3|unverified
Hankyu A||1148|30|6662988|Clan|2|3055/3058|within_3|exact_clan_case
Hankyu B||1094|30|6458400|Clan|2|3055/3058|within_3|exact_clan_case
Hankyu C||1627|30|6948988|Clan|2|3055/3058|within_3|exact
Hankyu PRIME||1313|30|7257738|Clan|2|3055/3058|within_3|exact_clan_case
Hatamoto-Chi HTM-27T||1270|80|8236921|IS|2|3050|exact|exact
Hatamoto-Hi HTM-27U||1251|80|8107321|IS|2|3050|exact|exact
Hatamoto-Hi HTM-C||1237|80|8553721|IS|2|3060|exact|exact
Hatamoto-Hi HTM-CM||1238|80|10587721|IS|2|3060|exact|exact
Hatamoto-Kaze HTM-27V||1302|80|8175721|IS|2|3050|exact|exact
Hatamoto-Ku HTM-27W||1285|80|7904821|IS|2|3050|exact|exact
Hatamoto-Mizo HTM-27Y||1311|80|8046121|IS|2|3050|exact|exact
Hatchetman HCT-3F||770|45|3129390|IS|1|3025/3026|within_3|exact
Hatchetman HCT-5S||826|45|6135240|IS|2|3050|exact|within_3pct
Hauptmann HA1-O||1819|95|12943736|IS|2|3060|exact|within_3pct
Hauptmann HA1-OA||2172|95|12346425|IS|2|3060|exact|exact
Hauptmann HA1-OB||1662|95|12454407|IS|2|3060|exact|exact
Helios HEL-3D||1559|60|5736000|IS|2|3060|exact|exact
Helios HEL-4A||1426|60|5604800|IS|2|3060|exact|exact
Helios HEL-C||1544|60|6008000|IS|2|3060|exact|exact
Hellfire||1495|60|6824960|Clan|2|Crusader|within_3|exact_clan_case
Hellhound (Conjurer)|Conjurer|1714|50|5320500|Clan|2|3055/3058|exact|exact_clan_case
Hellion A||1290|30|6545500|Clan|2|Crusader|exact|exact_clan_case
Hellion B||1043|30|6659900|Clan|2|Crusader|exact|exact
Hellion PRIME||1439|30|6600425|Clan|2|Crusader|exact|within_3pct
Hercules HRC-LS-9000||1357|70|16275688|IS|2|3055/3058|exact|exact_ammo_quirk
Hermes HER-1A||501|30|2569970|IS|1|3025/3026|exact|exact
Hermes HER-1S||596|30|2701270|IS|1|3050|within_3|exact
Hermes HER-3S||510|30|3328520|IS|2|3050|within_3|exact_but_probe_omitted
Hermes HER-3S1||572|30|3588520|IS|2|3050|within_3|exact
Hermes HER-3S2||466|30|3601520|IS|2|3050|within_3|exact
Hermes II HER-2M||740|40|3263214|IS|1|3025/3026|exact|exact
Hermes II HER-2S||665|40|3165680|IS|1|3025/3026|exact|exact
Hermes II HER-5S||740|40|3456180|IS|2|3050|exact|exact
Hermes III HER-4K||749|40|3205160|IS|1|3025/3026|exact|within_3pct
Highlander HGN-732||1838|90|8871480|IS|2|3050|within_3|exact_ammo_quirk
Highlander HGN-733||1424|90|8423460|IS|1|3025/3026|exact|within_3pct
Highlander IIC||2827|90|9863280|Clan|2|3060|exact|fitted_clan_case
Hitman HM-1||704|30|5239520|IS|2|3055/3058|exact|exact_but_probe_omitted
Hollander BZK-F3||861|35|2585161|IS|2|3055/3058|within_3|exact
Hollander BZK-G1||768|35|2860561|IS|2|3055/3058|within_3|exact_ammo_quirk
Hollander II BZK-F5||1084|45|3912390|IS|2|3060|within_3|exact
Hoplite HOP-4B||994|55|4335759|IS|1|BP 4th|exact|within_3pct
Hoplite HOP-4C||836|55|4065909|IS|1|3050|exact|within_3pct
Hoplite HOP-4D||865|55|4403809|IS|2|3050|exact|exact_ammo_quirk
Hornet HNT-151||429|20|1248701|IS|1|3050|exact|exact
Hornet HNT-171||491|20|1374401|IS|2|3050|within_3|exact_ammo_quirk
Hunchback HBK-4G||851|50|3467876|IS|1|3025/3026|exact|exact
Hunchback HBK-4H||850|50|3425876|IS|1|3025/3026|exact|exact
Hunchback HBK-4J||853|50|3560876|IS|1|3025/3026|exact|exact
Hunchback HBK-4N||843|50|3437126|IS|1|3025/3026|exact|exact
Hunchback HBK-4P||960|50|3377876|IS|1|3025/3026|exact|exact
Hunchback HBK-4SP||854|50|3446876|IS|1|3025/3026|exact|exact
Hunchback HBK-5M||932|50|3643001|IS|2|3050|exact|exact
Hunchback HBK-5N||903|50|3575876|IS|2|3050|exact|exact
Hunchback IIC||1524|50|8110001|Clan|2|3055/3058|exact|exact_clan_case
Huron Warrior HUR-WO-R4L||1139|50|8279001|IS|2|3055/3058|exact|exact
Huron Warrior HUR-WO-R4M||1180|50|8264001|IS|2|3055/3058|exact|exact
Hussar HSR-200-D||577|30|2790840|IS|2|3050|within_3|exact
Hussar HSR-300-D||484|30|2563340|IS|1|3025/3026|exact|exact
Hussar HSR-400-D||534|30|4821440|IS|2|3050|within_3|within_3pct
Icestorm||619|25|4423750|Clan|2|3060|exact|exact_clan_case
Imp IMP-2E||1619|100|9420000|IS|1|3050|exact|exact
Imp IMP-3E||1411|100|22330000|IS|2|3050|exact|exact
Initiate INI-02||913|40|3177184|IS|2|3060|exact|exact
Jackal JA-KL-1532||692|30|4567940|IS|2|3055/3058|exact|exact_ammo_quirk
JagerMech JM6-A||841|65|5562426|IS|1|3025/3026|exact|exact_ammo_quirk
JagerMech JM6-DD||713|65|11393526|IS|2|3050|exact|exact_ammo_quirk
JagerMech JM6-S||749|65|5248926|IS|1|3025/3026|exact|within_3pct
JagerMech III JM6-D3||1225|65|14006577|IS|2|3060|exact|exact
JagerMech JM7-D||1171|70|13742234|IS|2|3060|exact|exact
Javelin JVN-10F||702|30|2361840|IS|1|3025/3026|exact|exact
Javelin JVN-10N||487|30|2400840|IS|1|3025/3026|exact|exact
Javelin JVN-10P||514|30|2370940|IS|2|3050|exact|exact
Jenner IIC||1024|35|7454025|Clan|2|3055/3058|exact|exact_clan_case
Jenner IIC 2||1330|35|7614675|Clan|2|3060|exact|exact_clan_case
Jenner IIC 3||725|35|7177275|Clan|2|3060|exact|exact_clan_case
Jenner JR7-C||651|35|3589876|IS|2|3060|within_3|exact
Jenner JR7-D||669|35|3198376|IS|1|3025/3026|exact|exact
Jenner JR7-F||792|35|3121426|IS|1|3025/3026|exact|exact
Jenner JR7-K||694|35|3306376|IS|2|3050|within_3|exact
Jinggau JN-G8A||1915|65|14427327|IS|2|3060|exact|exact
Kabuto KBO-7A||448|20|2413041|IS|2|3060|exact|exact
Katana CRK-5003-2||1312|85|7737625|IS|2|3050|exact|exact_ammo_quirk
Katana CRK-5003-C||1321|85|8214000|IS|2|3060|no_reference|no_reference
Katana CRK-5003-CM||1331|85|10328550|IS|2|3060|no_reference|no_reference
King Crab KGC-000||1509|100|10202000|IS|2|3050|within_3|exact_ammo_quirk
King Crab KGC-0000||1401|100|9582000|IS|1|3025/3026|exact|exact_ammo_quirk
King Crab KGC-001||1714|100|22948000|IS|2|3050|within_3|exact_ammo_quirk
Kingfisher A||2047|90|13439533|Clan|2|3055/3058|exact|exact_clan_case
Kingfisher B||2057|90|13924033|Clan|2|3055/3058|exact|exact_clan_case
Kingfisher C||2391|90|13193125|Clan|2|3055/3058|exact|exact
Kingfisher D||1966|90|13265563|Clan|2|3055/3058|exact|exact_clan_case
Kingfisher PRIME||2103|90|13017970|Clan|2|3055/3058|exact|exact_clan_case
Kintaro KTO-18||864|55|4699808|IS|1|3025/3026|exact|exact_ammo_quirk
Kintaro KTO-19||857|55|4749408|IS|2|3050|exact|exact_ammo_quirk
Kintaro KTO-20||1081|55|4921458|IS|2|3050|exact|exact_ammo_quirk
Kintaro KTO-C||1069|55|5251608|IS|2|3060|exact|exact
Kodiak||2363|100|29927334|Clan|2|3055/3058|exact|exact_clan_case
Komodo KIM-2||1374|45|7740390|IS|2|3055/3058|exact|exact
Komodo KIM-2A||1301|45|7740390|IS|2|3055/3058|exact|exact
Koshi A (Mist Lynx)|Mist Lynx|631|25|4796355|Clan|2|3050|within_3|exact_clan_case
Koshi B (Mist Lynx)|Mist Lynx|1141|25|4892059|Clan|2|3050|exact|exact_clan_case
Koshi C (Mist Lynx)|Mist Lynx|1362|25|5199480|Clan|2|3050|exact|exact_clan_case
Koshi D (Mist Lynx)|Mist Lynx|861|25|4616668|Clan|2|3050|within_3pct|exact_clan_case
Koshi H (Mist Lynx)|Mist Lynx|1036|25|4940105|Clan|2|3060|exact|exact_clan_case
Koshi P (Mist Lynx)|Mist Lynx|1058|25|4654949|Clan|2|3060|unverified|exact
Koshi PRIME (Mist Lynx)|Mist Lynx|895|25|4684637|Clan|2|3050|exact|exact_clan_case
Kraken (Bane)|Bane|1685|100|22509000|Clan|2|3055/3058|within_3pct|exact_clan_case
Kraken 2 (Bane)|Bane|2106|100|22997000|Clan|2|3060|exact|exact_clan_case
Kraken 3 (Bane)|Bane|2581|100|24018000|Clan|2|3060|within_3pct|within_3pct
Lancelot LNC25-01||1185|60|13025600|IS|2|3050|exact|exact
Lancelot LNC25-02||968|60|4769600|IS|1|3025/3026|exact|exact
Linebacker A||1854|65|20394825|Clan|2|3055/3058|exact|exact_clan_case
Linebacker B||1849|65|19747717|Clan|2|3055/3058|exact|exact_clan_case
Linebacker C||1824|65|20137219|Clan|2|3055/3058|exact|exact_clan_case
Linebacker D||1865|65|20308717|Clan|2|3055/3058|exact|exact_clan_case
Linebacker PRIME||2016|65|20277986|Clan|2|3055/3058|exact|exact_clan_case
Lineholder KW1-LH2||987|55|4515668|IS|1|3055/3058|exact|exact
Lineholder KW1-LH3||935|55|4608668|IS|2|3055/3058|exact|exact
Locust IIC||975|25|2044793|Clan|2|3055/3058|within_3|exact
Locust LCT-1E||484|20|1574201|IS|1|3025/3026|exact|exact
Locust LCT-1L||364|20|1848401|IS|2|3050|exact|exact
Locust LCT-1M||382|20|1571201|IS|1|3025/3026|exact|exact
Locust LCT-1S||376|20|1543601|IS|1|3025/3026|exact|exact
Locust LCT-1V||356|20|1512401|IS|1|3025/3026|exact|exact
Locust LCT-3D||377|20|1660001|IS|2|3050|within_3|exact
Locust LCT-3M||464|20|1788401|IS|2|3050|within_3|exact
Locust LCT-3S||431|20|1700801|IS|2|3050|within_3|exact
Locust LCT-3V||434|20|1553801|IS|1|3025/3026|exact|exact
Loki A (Hellbringer)|Hellbringer|1651|65|18717361|Clan|2|3050|exact|exact_clan_case
Loki B (Hellbringer)|Hellbringer|1454|65|18077986|Clan|2|3050|exact|exact_clan_case
Loki C (Hellbringer)|Hellbringer|1698|65|18862043|Clan|2|Warden|exact|within_3pct
Loki H (Hellbringer)|Hellbringer|1492|65|18504409|Clan|2|3060|exact|exact_clan_case
Loki PRIME (Hellbringer)|Hellbringer|2196|65|18963315|Clan|2|3050|within_3|exact_clan_case
Longbow LGB-7Q||1376|85|7408325|IS|1|3055/3058|exact|exact
Longbow LGB-7V||1366|85|17176325|IS|2|3055/3058|exact|within_3pct
Longbow LGB-0W||1034|85|8647672|IS|1|3055/3058|exact|exact
Lynx LNX-9C||1478|55|10164643|IS|2|3055/3058|exact|exact
Lynx LNX-9Q||1525|55|10105743|IS|2|3055/3058|exact|exact
Lynx LNX-9R||1529|55|10260743|IS|2|3055/3058|exact|exact
Mackie MSK-6S||1180|100|8784000|IS|3|3055/3058|reference_design_differs|reference_design_differs
Mad Cat A (Timber Wolf)|Timber Wolf|2470|75|23652892|Clan|2|3050|exact|exact_clan_case
Mad Cat B (Timber Wolf)|Timber Wolf|2012|75|23741486|Clan|2|3050|exact|exact_clan_case
Mad Cat C (Timber Wolf)|Timber Wolf|2182|75|24253361|Clan|2|3050|exact|exact_clan_case
Mad Cat D (Timber Wolf)|Timber Wolf|2457|75|24326642|Clan|2|3050|unverified|exact_clan_case
Mad Cat H (Timber Wolf)|Timber Wolf|2095|75|24553048|Clan|2|3060|exact|exact_clan_case
Mad Cat PRIME (Timber Wolf)|Timber Wolf|2252|75|24106250|Clan|2|3050|exact|exact_clan_case
Mad Cat Pryde (Timber Wolf)|Timber Wolf|2624|75|24614298|Clan|2|3050|exact|exact_clan_case
Mad Cat S (Timber Wolf)|Timber Wolf|2229|75|24173517|Clan|2|3060|exact|exact_clan_case
Maelstrom MTR-5K||1490|75|18016688|IS|2|3055/3058|exact|exact
Man O' War A (Gargoyle)|Gargoyle|2166|80|26234964|Clan|2|3050|exact|exact
Man O' War B (Gargoyle)|Gargoyle|1631|80|26040903|Clan|2|3050|exact|exact_clan_case
Man O' War C (Gargoyle)|Gargoyle|1969|80|26523528|Clan|2|3050|exact|exact_clan_case
Man O' War H (Gargoyle)|Gargoyle|1821|80|26364903|Clan|2|3060|exact|exact_clan_case
Man O' War PRIME (Gargoyle)|Gargoyle|1342|80|26105814|Clan|2|3050|exact|exact_clan_case
Mandrill||1279|30|3900065|Clan|2|3060|exact|exact_clan_case
Marauder II MAD-4A||1769|100|9356000|IS|1|3050|exact|exact
Marauder II MAD-5A||1725|100|22528000|IS|2|3050|exact|exact_ammo_quirk
Marauder IIC||2217|85|9913534|Clan|2|3055/3058|within_3|exact
Marauder MAD-3D||1136|75|6597500|IS|1|3025/3026|exact|exact
Marauder MAD-3L||1098|75|6467125|IS|1|3025/3026|exact|exact
Marauder MAD-3M||1105|75|6299125|IS|1|3025/3026|exact|exact
Marauder MAD-3R||1089|75|6635125|IS|1|3025/3026|exact|exact
Marauder MAD-5D||1504|75|15828750|IS|2|3050|exact|exact
Marauder MAD-5M||1391|75|15641500|IS|2|3050|exact|exact
Marauder MAD-5S||1466|75|15498000|IS|2|3050|exact|exact
Marshal MHL-X1||995|55|4545324|IS|2|3060|exact|exact
Masakari A (Warhawk)|Warhawk|2167|85|26261716|Clan|2|3050|exact|exact_clan_case
Masakari B (Warhawk)|Warhawk|2063|85|25943168|Clan|2|3050|exact|exact_clan_case
Masakari C (Warhawk)|Warhawk|2522|85|25499747|Clan|2|3050|exact|exact
Masakari H (Warhawk)|Warhawk|2185|85|25569700|Clan|2|3060|exact|within_3pct
Masakari PRIME (Warhawk)|Warhawk|2632|85|26425325|Clan|2|3050|exact|exact_clan_case
Matador||1830|60|5740960|Clan|2|3060|exact|exact_clan_case
Mauler MAL-1R||1113|90|18179200|IS|2|3050|exact|exact_ammo_quirk
Mauler MAL-C||1133|90|18872700|IS|2|3060|exact|exact
Men Shen MS1-O||1199|55|16570469|IS|2|3060|exact|exact
Men Shen MS1-OA||1232|55|16897907|IS|2|3060|exact|exact_ammo_quirk
Men Shen MS1-OB||1128|55|16719657|IS|2|3060|exact|exact
Men Shen MS1-OC||1151|55|16613579|IS|2|3060|exact|exact
Men Shen MS1-OD||1157|55|16624719|IS|2|3060|exact|exact
Mercury MCY-97||380|20|1734941|IS|2|3050|within_3|exact_but_probe_omitted
Mercury MCY-98||484|20|1580441|IS|1|3025/3026|exact|exact
Mercury MCY-99||471|20|1796441|IS|2|3050|within_3|exact
Merlin MLN-1A||1039|60|4960000|IS|1|3055/3058|exact|exact
Merlin MLN-1B||1060|60|4954400|IS|1|3055/3058|exact|exact
Mongoose MON-66||633|25|1979480|IS|2|3050|exact|exact_but_probe_omitted
Mongoose MON-67||612|25|1885730|IS|1|3025/3026|exact|exact
Naga A||1344|80|26744814|Clan|2|3055/3058|exact|exact_clan_case
Naga B||1379|80|26902314|Clan|2|3055/3058|exact|exact_clan_case
Naga C||1252|80|26590128|Clan|2|3055/3058|exact|exact_clan_case
Naga D||1287|80|26699814|Clan|2|3055/3058|exact|exact_clan_case
Naga PRIME||1268|80|26457939|Clan|2|3055/3058|exact|exact_clan_case
Naginata NG-C3A||1734|95|12910170|IS|2|3055/3058|exact|exact
Nexus NXS1-A||626|25|2213959|IS|2|3055/3058|within_3|exact
Night Gyr A||2522|75|20690469|Clan|2|3055/3058|within_3|exact_clan_case
Night Gyr B||2145|75|20364532|Clan|2|3055/3058|within_3|fitted_clan_case
Night Gyr C||2350|75|20207032|Clan|2|3055/3058|within_3pct|exact_clan_case
Night Gyr D||2708|75|22475469|Clan|2|3055/3058|within_3|within_3pct
Night Gyr PRIME||2750|75|20565782|Clan|2|3055/3058|within_3|exact_clan_case
Night Hawk NTK-2Q||863|35|5126625|IS|2|3055/3058|exact|exact
Nightsky NGS-4S||1029|50|9324000|IS|2|3055/3058|exact|within_3pct
Nightsky NGS-4T||1122|50|9627375|IS|2|3060|exact|exact
Nightsky NGS-5S||904|50|8907000|IS|2|3060|exact|exact
Nightsky NGS-5T||1175|50|9607500|IS|2|3060|exact|exact
Nightstar NSR-9FC||1600|95|25712441|IS|2|3055/3058|exact|exact_ammo_quirk
Nightstar NSR-9J||2135|95|20159978|IS|2|3055/3058|exact|exact
No-Dachi NDA-1K||1184|70|17628886|IS|2|DCMS|within_3|exact
Nobori-nin A (Huntsman)|Huntsman|1870|50|11334065|Clan|2|3055/3058|exact|exact_clan_case
Nobori-nin B (Huntsman)|Huntsman|1960|50|11683752|Clan|2|3055/3058|exact|exact_clan_case
Nobori-nin C (Huntsman)|Huntsman|1927|50|11902658|Clan|2|3055/3058|exact|exact_clan_case
Nobori-nin PRIME (Huntsman)|Huntsman|1889|50|12578127|Clan|2|3055/3058|within_3|exact_clan_case
Nova Cat A||2646|70|17298918|Clan|2|3060|exact|within_3pct
Nova Cat B||2078|70|18429418|Clan|2|3060|exact|exact_clan_case
Nova Cat C||1705|70|17284256|Clan|2|3060|exact|exact_clan_case
Nova Cat D||1671|70|17766418|Clan|2|3060|exact|exact_clan_case
Nova Cat PRIME||2165|70|17672918|Clan|2|3060|exact|exact
O-Bakemono OBK-M10||1027|80|18093451|IS|2|3055/3058|exact|exact_ammo_quirk
Orion IIC||1923|75|8267000|Clan|2|3060|exact|exact_clan_case
Orion ON1-K||1069|75|6763750|IS|1|3025/3026|exact|exact_ammo_quirk
Orion ON1-M||1192|75|15398250|IS|2|3050|exact|exact_ammo_quirk
Orion ON1-V||931|75|6837250|IS|1|3025/3026|exact|exact_ammo_quirk
Orion ON1-VA||1111|75|6510000|IS|1|3025/3026|exact|exact_ammo_quirk
Ostroc OSR-2C||951|60|5025600|IS|1|3025/3026|exact|within_3pct
Ostroc OSR-2D||942|60|5360960|IS|2|3050|reference_design_differs|reference_design_differs
Ostroc OSR-2L||970|60|4982400|IS|1|3025/3026|exact|within_3pct
Ostroc OSR-2M||1036|60|5238400|IS|1|3025/3026|exact|within_3pct
Ostroc OSR-3C||976|60|4918400|IS|1|3025/3026|exact|within_3pct
Ostscout OTT-7J||497|35|3416761|IS|1|3025/3026|exact|exact
Ostscout OTT-7K||372|35|3422701|IS|2|3050|exact|exact
Ostsol OTL-4D||1034|60|5017600|IS|1|3025/3026|exact|within_3pct
Ostsol OTL-4F||1023|60|5096960|IS|1|3025/3026|exact|exact
Ostsol OTL-5M||1102|60|11458560|IS|2|3050|exact|exact
Owens OW-1||695|35|7545377|IS|2|3055/3058|exact|exact_but_probe_omitted
Owens OW-1A||551|35|7385909|IS|2|3055/3058|exact|exact_but_probe_omitted
Owens OW-1B||629|35|7713284|IS|2|3055/3058|exact|exact_but_probe_omitted
Owens OW-1C||729|35|7591784|IS|2|3055/3058|exact|exact_but_probe_omitted
Owens OW-1D||526|35|7613721|IS|2|3055/3058|exact|exact_but_probe_omitted
Owens OW-1E||654|35|7887096|IS|2|3060|exact|exact
Pack Hunter||1384|30|3206840|Clan|2|3060|exact|exact
Panther PNT-10K||706|35|2879911|IS|2|3050|exact|exact
Panther PNT-9R||664|35|2485711|IS|1|3025/3026|exact|exact
Panther PNT-C||696|35|3082411|IS|2|3060|exact|exact
Penetrator PTR-4D||1385|75|7628250|IS|2|3055/3058|exact|exact
Penetrator PTR-4F||1401|75|7523250|IS|2|3060|exact|exact
Penetrator PTR-6M||1472|75|7453250|IS|2|3060|exact|exact
Penetrator PTR-6S||1401|75|7952000|IS|2|3060|exact|exact
Peregrine (Horned Owl)|Horned Owl|1409|35|3487860|Clan|2|3055/3058|exact|exact
Peregrine 2 (Horned Owl)|Horned Owl|1232|35|3629610|Clan|2|3060|exact|exact_clan_case
Perseus P1||1290|75|20994141|IS|2|FWLM|exact|unverified
Perseus P1A||1409|75|20901563|IS|2|FWLM|exact|within_3pct
Perseus P1B||1398|75|19335859|IS|2|FWLM|unverified|exact
Perseus P1C||1463|75|19472031|IS|2|FWLM|within_3pct|exact
Phantom A||1271|40|10550139|Clan|2|3055/3058|exact|exact_clan_case
Phantom B||966|40|11055889|Clan|2|3055/3058|exact|exact_clan_case
Phantom C||1413|40|10394825|Clan|2|3055/3058|exact|exact
Phantom D||1443|40|10845889|Clan|2|3055/3058|exact|exact_clan_case
Phantom PRIME||1029|40|11206389|Clan|2|3055/3058|exact|within_3pct
Phoenix Hawk IIC||1996|80|21639842|Clan|2|3055/3058|within_3|exact_clan_case
Phoenix Hawk PXH-1||838|45|4067540|IS|1|3025/3026|exact|exact
Phoenix Hawk PXH-1D||883|45|4057390|IS|1|3025/3026|exact|exact
Phoenix Hawk PXH-1K||872|45|3628553|IS|1|3025/3026|exact|exact
Phoenix Hawk PXH-3D||1163|45|8394340|IS|2|3050|exact|exact
Phoenix Hawk PXH-3K||1204|45|8288490|IS|2|3050|exact|exact
Phoenix Hawk PXH-3M||1070|45|8455240|IS|2|3050|exact|exact_ammo_quirk
Phoenix Hawk PXH-3S||1037|45|8910540|IS|2|3050|exact|exact_ammo_quirk
Pillager PLG-3Z||2551|100|22290000|IS|2|3055/3058|exact|exact
Piranha||801|20|2780940|Clan|2|3055/3058|exact|exact_clan_case
Pouncer A||1942|40|9228889|Clan|2|3055/3058|exact|exact_clan_case
Pouncer B||1588|40|9140950|Clan|2|3055/3058|exact|exact_clan_case
Pouncer C||1596|40|8662064|Clan|2|3055/3058|exact|exact_clan_case
Pouncer D||2182|40|9148389|Clan|2|3055/3058|exact|exact_clan_case
Pouncer PRIME||2191|40|8755689|Clan|2|3055/3058|exact|exact
Predator||1592|60|12127200|Clan|2|3060|exact|exact_clan_case
Puma A (Adder)|Adder|1304|35|7232794|Clan|2|3050|exact|exact_clan_case
Puma B (Adder)|Adder|1176|35|7042867|Clan|2|3050|exact|exact_clan_case
Puma C (Adder)|Adder|1268|35|7285444|Clan|2|3050|exact|exact_clan_case
Puma D (Adder)|Adder|1130|35|6980429|Clan|2|3050|exact|exact_clan_case
Puma H (Adder)|Adder|1158|35|6852938|Clan|2|3060|exact|within_3pct
Puma PRIME (Adder)|Adder|1560|35|7021688|Clan|2|3050|exact|exact
Quickdraw QKD-4G||1012|60|5514560|IS|1|3025/3026|exact|exact
Quickdraw QKD-4H||1006|60|5509760|IS|1|3025/3026|exact|exact_ammo_quirk
Quickdraw QKD-5A||1070|60|5452160|IS|1|3025/3026|exact|within_3pct
Quickdraw QKD-5K||1170|60|5720960|IS|2|3050|exact|within_3pct
Quickdraw QKD-5M||1142|60|5746560|IS|2|3050|within_3pct|exact
Quickdraw QKD-C||1124|60|6052160|IS|2|3060|exact|exact
Raijin RJN101-A||1132|50|9946500|IS|2|3055/3058|exact|exact
Rakshasa MDG-1A||1412|75|18838750|IS|2|3055/3058|exact|exact
Rakshasa MDG-1B||1439|75|18488750|IS|2|3060|exact|exact
Raptor RTX1-O||655|25|3917449|IS|2|3055/3058|exact|exact
Raptor RTX1-OA||702|25|3918622|IS|2|3055/3058|exact|exact
Raptor RTX1-OB||533|25|4030340|IS|2|3055/3058|exact|exact
Raptor RTX1-OC||797|25|4156512|IS|2|3055/3058|exact|exact
Raptor RTX1-OD||428|25|4228387|IS|2|3055/3058|exact|exact_but_probe_omitted
Raptor RTX1-OE||517|25|3820964|IS|2|DCMS|exact|exact
Raptor RTX1-OF||959|25|4589324|IS|2|3060|exact|exact
Raven RVN-3L||592|35|5353425|IS|2|3050|within_3|exact_but_probe_omitted
Rifleman IIC||2123|65|5741588|Clan|2|3055/3058|exact|exact
Rifleman RFL-3C||860|60|4808000|IS|1|3025/3026|exact|exact
Rifleman RFL-3N||797|60|4869600|IS|1|3025/3026|exact|within_3pct
Rifleman RFL-4D||869|60|4980800|IS|1|3025/3026|exact|exact
Rifleman RFL-5D||1115|60|10208000|IS|2|3050|exact|exact
Rifleman RFL-5M||1043|60|9926400|IS|2|3050|exact|exact
Ryoken A (Stormcrow)|Stormcrow|1894|55|15329113|Clan|2|3050|exact|exact_clan_case
Ryoken B (Stormcrow)|Stormcrow|1785|55|15447011|Clan|2|3050|within_3|exact_clan_case
Ryoken C (Stormcrow)|Stormcrow|1656|55|14890948|Clan|2|3050|exact|exact_clan_case
Ryoken D (Stormcrow)|Stormcrow|1698|55|15096613|Clan|2|3050|exact|exact_clan_case
Ryoken E (Stormcrow)|Stormcrow|1757|55|16137050|Clan|2|Warden|exact|exact_clan_case
Ryoken H (Stormcrow)|Stormcrow|1731|55|14937157|Clan|2|3060|exact|exact
Ryoken PRIME (Stormcrow)|Stormcrow|1911|55|14771113|Clan|2|3050|exact|exact
Salamander PPR-5S||1381|80|18406921|IS|2|3055/3058|exact|exact
Salamander PPR-5T||1352|80|20772422|IS|2|3060|exact|exact
Salamander PPR-6S||1424|80|18729121|IS|2|3060|exact|exact
Salamander PPR-6T||1381|80|18225121|IS|2|3060|exact|exact
Savage Coyote A||2536|85|22143460|Clan|2|Warden|within_3pct|exact_clan_case
Savage Coyote B||1867|85|21403344|Clan|2|Warden|exact|exact_clan_case
Savage Coyote PRIME||2145|85|22937688|Clan|2|Warden|within_3pct|within_3pct
Scarabus SCB-9A||732|30|5486650|IS|2|3055/3058|within_3|within_3pct
Scarabus SCB-9T||749|30|6033820|IS|2|3060|within_3|exact
Scorpion SCP-1O||785|55|5356800|IS|2|3050|reference_design_differs|repaired
Scorpion SCP-1N||786|55|5201800|IS|1|3025/3026|exact|exact
Sentinel STN-3K||536|40|3117730|IS|1|3025/3026|exact|exact_ammo_quirk
Sentinel STN-3L||614|40|3292030|IS|2|3050|exact|exact
Sentinel STN-3M||655|40|3287480|IS|2|3050|exact|exact
Sentinel STN-C||586|40|3581480|IS|2|3060|exact|exact
Sentry SNT-04||948|40|3232928|IS|2|3060|within_3pct|exact
Shadow Cat A||1972|45|12039532|Clan|2|3055/3058|exact|exact_clan_case
Shadow Cat B||2123|45|13043657|Clan|2|3055/3058|exact|unverified
Shadow Cat PRIME||2057|45|11774907|Clan|2|3055/3058|exact|within_3pct
Shadow Hawk IIC||1646|45|4752303|Clan|2|3055/3058|exact|exact_clan_case
Shadow Hawk SHD-2D||765|55|4617658|IS|1|3025/3026|exact|exact_ammo_quirk
Shadow Hawk SHD-2D2||896|55|4741658|IS|2|3050|exact|exact_ammo_quirk
Shadow Hawk SHD-2H||918|55|4539383|IS|1|3025/3026|exact|exact
Shadow Hawk SHD-2K||1018|55|4505283|IS|1|3025/3026|exact|within_3pct
Shadow Hawk SHD-5M||1349|55|10194558|IS|2|3050|exact|exact_ammo_quirk
Shogun SHG-2E||1498|85|7966100|IS|2|3050|exact|exact_ammo_quirk
Shogun SHG-2F||1490|85|8151100|IS|2|3050|exact|exact_ammo_quirk
Shootist ST-8A||1277|70|6555229|IS|2|3055/3058|exact|exact
Shugenja SJA-7D||1274|75|17745000|IS|2|3060|exact|exact
Sirocco SRC-3C||1807|95|10159500|IS|2|3060|exact|exact
Sirocco SRC-5C||1835|95|10132200|IS|2|3060|within_3pct|exact
Snake SNK-1V||910|45|7233470|IS|2|3055/3058|exact|exact_ammo_quirk
Snow Fox||627|20|1826201|Clan|2|3060|exact|exact
Snow Fox 2||484|20|1883201|Clan|2|3060|exact|exact_clan_case
Spartan SPT-N2||1294|80|20365442|IS|2|3055/3058|exact|exact_ammo_quirk
Spartan SPT-NF||1294|80|20455442|IS|2|3055/3058|exact|exact_ammo_quirk
Spector SPR-5F||1141|35|6136718|IS|2|3055/3058|within_3|exact
Spider SDR-5D||412|30|2942290|IS|1|3025/3026|exact|exact
Spider SDR-5K||433|30|2728440|IS|1|3025/3026|exact|exact
Spider SDR-5V||514|30|2984540|IS|1|3025/3026|exact|exact
Spider SDR-7M||492|30|3115840|IS|2|3050|within_3|exact
Spider SDR-C||500|30|3414840|IS|2|3060|within_3|exact
Stalker STK-3F||1152|85|7452725|IS|1|3025/3026|exact|exact_ammo_quirk
Stalker STK-3H||1249|85|7637725|IS|1|3025/3026|exact|exact_ammo_quirk
Stalker STK-4N||1225|85|7245525|IS|1|3025/3026|exact|exact
Stalker STK-5M||1316|85|7696925|IS|2|3050|exact|exact_ammo_quirk
Stalker STK-5S||1018|85|15938675|IS|2|3050|exact|exact_ammo_quirk
Stalking Spider||1884|50|5799501|Clan|2|3060|within_3|exact_clan_case
Stalking Spider 2||1735|50|5813001|Clan|2|3060|within_3|within_3pct
Starslayer STY-3C||1294|50|4873626|IS|2|3055/3058|exact|exact
Starslayer STY-3D||1408|50|5020251|IS|2|3055/3058|exact|exact
Stealth STH-1D||1067|45|10166240|IS|2|3055/3058|exact|exact_but_probe_omitted
Stinger STG-3G||438|20|1662240|IS|1|3025/3026|exact|exact
Stinger STG-3R||320|20|1615440|IS|1|3025/3026|exact|exact
Stinger STG-5M||362|20|1768440|IS|2|3050|exact|exact
Stooping Hawk A||2333|55|7143823|Clan|2|3060|within_3|exact
Stooping Hawk B||1709|55|7779323|Clan|2|3060|within_3|exact_clan_case
Stooping Hawk C||2286|55|7066323|Clan|2|3060|within_3|within_3pct
Stooping Hawk D||1639|55|6798657|Clan|2|3060|within_3|exact
Stooping Hawk PRIME||1881|55|7229073|Clan|2|3060|within_3|exact_clan_case
Strider SR1-O||738|40|4732439|IS|2|3055/3058|exact|unverified
Strider SR1-OA||613|40|4809439|IS|2|3055/3058|exact|exact_but_probe_omitted
Strider SR1-OB||798|40|4348750|IS|2|3055/3058|exact|exact
Strider SR1-OC||759|40|4716250|IS|2|3055/3058|exact|exact
Strider SR1-OD||713|40|4795439|IS|2|3055/3058|exact|exact_but_probe_omitted
Strider SR1-OE||864|40|4572750|IS|2|DCMS|exact|exact
Strider SR1-OF||878|40|4947250|IS|2|3060|exact|exact
Striker STC-2C||1154|80|7709701|IS|1|3055/3058|exact|within_3pct
Striker STC-2D||1329|80|8037301|IS|2|3055/3058|exact|within_3pct
Sunder SD1-O||1381|90|27774438|IS|2|3055/3058|exact|exact_ammo_quirk
Sunder SD1-OA||1722|90|27911000|IS|2|3055/3058|exact|exact_ammo_quirk
Sunder SD1-OB||1362|90|34511125|IS|2|3055/3058|exact|exact
Sunder SD1-OC||1493|90|28382438|IS|2|DCMS|exact|exact
Sunder SD1-OD||1782|90|28604500|IS|2|3060|exact|within_3pct
Supernova||2508|90|9346100|Clan|2|3055/3058|exact|exact
Tai-sho TSH-7S||1518|85|13738100|IS|2|3060|exact|exact
Talon TLN-5W||1030|35|6034276|IS|2|3055/3058|exact|exact
Tarantula ZPH-1A||636|25|3627918|IS|2|3055/3058|exact|exact
Tempest TMP-3M||1613|65|11912451|IS|2|3055/3058|exact|exact_ammo_quirk
Thor A (Summoner)|Summoner|2119|70|20650399|Clan|2|3050|exact|exact_clan_case
Thor B (Summoner)|Summoner|2175|70|21257086|Clan|2|3050|exact|exact_clan_case
Thor C (Summoner)|Summoner|2168|70|21044054|Clan|2|3050|exact|exact_clan_case
Thor D (Summoner)|Summoner|2692|70|20968086|Clan|2|3050|within_3pct|exact_clan_case
Thor H (Summoner)|Summoner|2416|70|20934086|Clan|2|3060|exact|within_3pct
Thor M (Summoner)|Summoner|2254|70|21402116|Clan|2|3050|exact|exact_clan_case
Thor PRIME (Summoner)|Summoner|2306|70|21342086|Clan|2|3050|exact|exact_clan_case
Thorn THE-N||484|20|1653120|IS|2|3050|exact|exact
Thorn THE-S||445|20|1558320|IS|1|3025/3026|exact|exact
Thresher||2043|60|13371200|Clan|2|3055/3058|exact|exact_clan_case
Thug THG-10E||1203|80|7760641|IS|1|3025/3026|exact|exact
Thug THG-11E||1450|80|8414041|IS|2|3050|exact|exact
Thunder Hawk TDK-7KMA||1562|100|22342000|IS|2|3055/3058|reference_design_differs|reference_design_differs
Thunder Hawk TDK-7X||1967|100|22162000|IS|2|3055/3058|exact|exact
Thunder Hawk TDK-7Y||2037|100|22082000|IS|2|3055/3058|exact|exact
Thunder Stallion||2099|85|9429450|Clan|2|3060|exact|exact_clan_case
Thunder Stallion 2||2153|85|8693150|Clan|2|3060|exact|exact_clan_case
Thunder THR-1L||1227|70|15579538|IS|2|3055/3058|exact|exact_ammo_quirk
Thunderbolt TDR-5S||1015|65|5446761|IS|1|3025/3026|exact|exact_ammo_quirk
Thunderbolt TDR-5SE||1180|65|5560611|IS|1|3025/3026|exact|exact
Thunderbolt TDR-5SS||1077|65|5320536|IS|1|3025/3026|exact|exact
Thunderbolt TDR-7M||1338|65|5910411|IS|2|3050|exact|exact_ammo_quirk
Thunderbolt TDR-9S||1255|65|6045381|IS|2|3050|exact|within_3pct
Thunderbolt TDR-9SE||1355|65|5851011|IS|2|3050|exact|exact
Ti Ts'ang TSG-9H||1462|60|15361280|IS|2|3060|exact|exact
Ti Ts'ang TSG-9J||1464|60|15299680|IS|2|3060|exact|exact
Toyama TYM-1A||1352|75|16267125|IS|2|3060|exact|within_3pct
Trebuchet TBT-5J||1034|50|4383501|IS|1|3025/3026|exact|exact
Trebuchet TBT-5N||864|50|4293501|IS|1|3025/3026|exact|exact
Trebuchet TBT-5S||841|50|4023501|IS|1|3025/3026|exact|exact
Trebuchet TBT-7K||792|50|4085001|IS|1|3025/3026|exact|exact_ammo_quirk
Trebuchet TBT-7M||1206|50|8844501|IS|2|3050|exact|exact_ammo_quirk
Turkina A||2812|95|26457844|Clan|2|3055/3058|exact|exact_clan_case
Turkina B||3043|95|25507219|Clan|2|3055/3058|exact|exact
Turkina C||2464|95|27137907|Clan|2|3055/3058|exact|within_3pct
Turkina PRIME||2759|95|27028219|Clan|2|3055/3058|exact|exact_clan_case
Uller A (Kit Fox)|Kit Fox|1218|30|5165713|Clan|2|3050|within_3|exact_clan_case
Uller B (Kit Fox)|Kit Fox|1016|30|5291245|Clan|2|3050|within_3|exact_clan_case
Uller C (Kit Fox)|Kit Fox|1195|30|6047925|Clan|2|3050|within_3|exact_clan_case
Uller D (Kit Fox)|Kit Fox|1070|30|5594550|Clan|2|3050|within_3|exact_clan_case
Uller H (Kit Fox)|Kit Fox|1122|30|5230713|Clan|2|3060|within_3|exact_clan_case
Uller PRIME (Kit Fox)|Kit Fox|1014|30|5432213|Clan|2|3050|within_3|exact_clan_case
Uller S (Kit Fox)|Kit Fox|1354|30|5444400|Clan|2|3060|within_3|exact_clan_case
UrbanMech IIC||737|30|1830725|Clan|2|3060|exact|exact_clan_case
UrbanMech UM-R60||454|30|1471925|IS|1|3025/3026|exact|exact
UrbanMech UM-R60L||443|30|1581125|IS|1|3025/3026|exact|exact
UrbanMech UM-R63||494|30|1760525|IS|2|3050|exact|exact
Ursus||1509|50|4535501|Clan|2|3060|exact|exact_clan_case
Valkyrie VLK-QA||640|30|2205320|IS|1|3025/3026|exact|exact
Valkyrie VLK-QD||690|30|2548520|IS|2|3050|exact|exact
Valkyrie VLK-QF||563|30|2163070|IS|1|3025/3026|exact|exact
Venom SDR-9K||634|35|6371911|IS|2|3055/3058|within_3|exact
Venom SDR-9KA||677|35|6344911|IS|2|3060|within_3|exact
Venom SDR-9KB||638|35|6063436|IS|2|3060|within_3|exact
Victor VTR-9A||971|80|7931821|IS|1|3025/3026|exact|exact_ammo_quirk
Victor VTR-9A1||1110|80|7940821|IS|1|3025/3026|exact|exact_ammo_quirk
Victor VTR-9B||1165|80|8013721|IS|1|3025/3026|exact|exact_ammo_quirk
Victor VTR-9K||1634|80|8499721|IS|2|3050|exact|exact_ammo_quirk
Victor VTR-9S||1140|80|8154121|IS|1|3025/3026|exact|exact_ammo_quirk
Victor VTR-C||1601|80|8958721|IS|2|3060|exact|exact
Viking VKG-2F||1749|90|9828700|IS|2|3060|exact|exact
Viking VKG-2G||1878|90|9539900|IS|2|3060|exact|within_3pct
Vindicator VND-1AA||835|45|3864033|IS|1|3025/3026|exact|exact
Vindicator VND-1R||900|45|3181083|IS|1|3025/3026|exact|exact
Vindicator VND-3L||1069|45|3524370|IS|2|3050|exact|exact
Viper (Black Python)|Black Python|2413|75|18838750|Clan|2|3055/3058|within_3|exact_clan_case
Viper 2 (Black Python)|Black Python|2131|75|19227250|Clan|2|3060|within_3|within_3pct
Vixen (Incubus)|Incubus|1422|30|5314790|Clan|2|3055/3058|exact|exact_clan_case
Vixen 2 (Incubus)|Incubus|1573|30|5477290|Clan|2|3060|exact|exact_clan_case
Vixen 3 (Incubus)|Incubus|1216|30|5326490|Clan|2|3060|exact|exact_clan_case
Vulcan VL-2T||523|40|3462900|IS|1|3025/3026|exact|exact
Vulcan VL-5T||744|40|3558100|IS|1|3025/3026|exact|exact
Vulcan VT-5M||761|40|3789100|IS|2|3050|exact|exact
Vulcan VT-5S||681|40|7137900|IS|2|3050|within_3|exact_ammo_quirk
Vulture A (Mad Dog)|Mad Dog|1510|60|15704000|Clan|2|3050|exact|exact_clan_case
Vulture B (Mad Dog)|Mad Dog|1903|60|15807200|Clan|2|3050|exact|exact_clan_case
Vulture C (Mad Dog)|Mad Dog|1707|60|14580000|Clan|2|3050|exact|exact_clan_case
Vulture H (Mad Dog)|Mad Dog|1735|60|15762000|Clan|2|3060|exact|exact_clan_case
Vulture PRIME (Mad Dog)|Mad Dog|1871|60|15292000|Clan|2|3050|exact|exact_clan_case
War Dog WR-DG-02FC||1530|75|15401750|IS|2|3055/3058|within_3pct|exact_ammo_quirk
Warhammer IIC||2159|80|9183001|Clan|2|3055/3058|exact|exact_clan_case
Warhammer WHM-6D||1169|70|5945184|IS|1|3025/3026|exact|exact
Warhammer WHM-6K||1022|70|6059084|IS|1|3025/3026|exact|exact
Warhammer WHM-6L||943|70|6077784|IS|1|3025/3026|exact|exact
Warhammer WHM-6R||978|70|6026784|IS|1|3025/3026|exact|exact_ammo_quirk
Warhammer WHM-7M||1251|70|6648134|IS|2|3050|exact|exact_ammo_quirk
Warhammer WHM-7S||1236|70|6577584|IS|2|3050|exact|exact
Wasp WSP-1A||336|20|1646640|IS|1|3025/3026|exact|exact
Wasp WSP-1D||327|20|1636320|IS|1|3025/3026|exact|within_3pct
Wasp WSP-1K||330|20|1613520|IS|1|3025/3026|exact|within_3pct
Wasp WSP-1L||290|20|1656720|IS|1|3025/3026|exact|exact
Wasp WSP-1S||336|20|1725120|IS|2|3050|within_3|within_3pct
Wasp WSP-1W||316|20|1633320|IS|1|3025/3026|exact|exact
Wasp WSP-3M||346|20|1781520|IS|2|3050|within_3|within_3pct
Wasp WSP-3W||276|20|1656720|IS|2|3050|within_3|within_3pct
Watchman WTC-4M||865|40|2990028|IS|2|3055/3058|exact|exact
Whitworth WTH-1||771|40|2912934|IS|1|3025/3026|exact|exact
Whitworth WTH-1S||753|40|2859734|IS|1|3025/3026|exact|exact
Whitworth WTH-2||784|40|3080934|IS|2|3050|exact|exact
Wolf Trap WFT-1||827|45|7872558|IS|2|3050|exact|exact_ammo_quirk
Wolf Trap WFT-C||836|45|8203158|IS|2|3060|unverified|within_3pct
Wolfhound IIC||1473|35|5694030|Clan|2|3050|exact|exact
Wolfhound WLF-1||736|35|2925180|IS|1|3050|exact|exact
Wolfhound WLF-2||903|35|3141180|IS|2|3050|exact|exact
Wolverine WVR-6K||970|55|4514196|IS|1|3025/3026|exact|exact
Wolverine WVR-6M||1059|55|4865658|IS|1|3025/3026|exact|exact
Wolverine WVR-6R||957|55|4827683|IS|1|3025/3026|exact|exact
Wolverine WVR-7D||1090|55|11270258|IS|2|3050|exact|exact
Wolverine WVR-7K||1165|55|9962058|IS|2|3050|exact|exact
Wolverine WVR-7M||1309|55|11451608|IS|2|3050|exact|exact
Wraith TR1||1089|55|13225324|IS|2|3055/3058|exact|exact
Wyvern IIC||1426|45|4060290|Clan|2|3060|exact|exact_clan_case
Wyvern WVE-5N||883|45|3470865|IS|2|3050|exact|exact_ammo_quirk
Wyvern WVE-6N||797|45|3241765|IS|1|3025/3026|exact|exact_ammo_quirk
Wyvern WVE-9N||951|45|3725340|IS|2|3050|exact|within_3pct
Yeoman YMN-6Y||1222|60|5696000|IS|2|3060|exact|exact
Yu Huang Y-H10G||2132|90|24033100|IS|2|3060|exact|exact
Yu Huang Y-H9G||1781|90|23712000|IS|2|3060|exact|exact_ammo_quirk
Zeus ZEU-6S||1148|80|7617901|IS|1|3025/3026|exact|exact
Zeus ZEU-6T||1170|80|7752001|IS|1|3025/3026|exact|exact
Zeus ZEU-9S||1419|80|8614201|IS|2|3050|exact|exact
`;

export const VEHICLES = `
name|battle_value|tons|cost_cbills|tech_base|rules_level|source|bv_check
AC/2 Carrier|263|60|1086400|IS|1|3025/3026|exact
Alacorn Mk VI Heavy Tank|1372|95|16609125|IS|2|3055/3058|no_named_reference
Anhur Transport|1221|30|1262000|Clan|2|3060|unverified
APC (Hover)|46|10|87600|IS|1|3025/3026|exact
APC (Tracked)|53|10|64350|IS|1|3025/3026|exact
APC (Wheeled)|62|10|68425|IS|1|3025/3026|exact
Ares Medium Tank|938|40|2078767|Clan|2|3060|exact
Asshur Artillery Spotter|809|20|900433|Clan|2|3060|within_3
Athena Combat Vehicle|1471|75|4288375|Clan|2|3060|within_3pct
Badger A|221|30|685100|IS|2|3055/3058|no_named_reference
Badger B|215|30|789100|IS|2|3055/3058|no_named_reference
Badger C|235|30|715000|IS|2|3055/3058|no_named_reference
Badger D|325|30|785850|IS|2|3055/3058|no_named_reference
Badger E|219|30|744250|IS|2|3055/3058|no_named_reference
Badger Tracked Transport|334|30|802100|IS|2|3055/3058|no_named_reference
Bandit A|539|50|2413333|IS|2|3055/3058|no_named_reference
Bandit B|389|50|2381333|IS|2|3055/3058|no_named_reference
Bandit C|428|50|2387333|IS|2|3055/3058|no_named_reference
Bandit D|463|50|2253333|IS|2|3055/3058|no_named_reference
Bandit E|476|50|2353333|IS|2|3055/3058|no_named_reference
Bandit F|526|50|2297333|IS|2|3055/3058|no_named_reference
Bandit G|474|50|2316333|IS|2|3055/3058|no_named_reference
Bandit Hovercraft|566|50|2358333|IS|2|3055/3058|no_named_reference
BattleMech Recovery Vehicle|16|50|391667|IS|1|3060|exact
Beagle|234|15|611000|IS|2|3050|unverified
Behemoth Heavy Tank|748|100|3044667|IS|1|3025/3026|within_3pct
Behemoth (Flamer Variant)|706|100|3004667|IS|1|3025/3026|within_3
Blizzard Hover Transport|157|25|333125|IS|1|3055/3058|exact
Brutus Assault Tank|797|75|3694250|IS|1|3055/3058|exact
Bulldog Medium Tank|358|60|1128800|IS|1|3025/3026|exact
Bulldog (AC/2 Variant)|313|60|1174400|IS|1|3025/3026|within_3pct
Bulldog (LRM Variant)|499|60|1475200|IS|1|3025/3026|exact
Burke|594|75|3088750|IS|2|3050|no_named_reference
Cavalry Attack Helicopter|629|25|705528|IS|1|3055/3058|within_3
Cavalry (SRM Variant)|714|25|705528|IS|1|3055/3058|within_3
Centipede Scout Car|163|20|541100|IS|2|3055/3058|exact
Challenger X MBT|1170|90|15691150|IS|2|3055/3058|within_3
Chaparral|467|50|2195500|IS|2|3050|within_3
Chevalier Light Tank|444|35|985629|IS|2|3060|exact
Chevalier (Active Probe Variant)|431|35|1197717|IS|2|3060|within_3
Chevalier (Speed Variant)|140|35|823088|IS|2|3060|unverified
Condor Heavy Hover Tank|425|50|1217000|IS|1|3025/3026|exact
Condor (Davion Variant)|383|50|1280000|IS|1|3025/3026|unverified
Condor (Liao Variant)|473|50|1184000|IS|1|3025/3026|within_3
Coolant Truck 135-K|114|30|212175|IS|3|3025/3026|exact
Cyrano|754|30|1850000|IS|2|3050|no_named_reference
Demolisher Heavy Tank|609|80|2151000|IS|1|3025/3026|no_named_reference
Demolisher II Heavy Tank|1039|100|7511000|IS|2|3060|exact
Demon|775|60|2185950|IS|2|3050|no_named_reference
Donar Assault Helicopter|1435|21|957100|Clan|2|3060|within_3
Donar (Reconnaissance Variant)|1113|21|1239300|Clan|2|3060|unverified
Drillson Heavy Hover Tank|711|50|2505333|IS|1|3025/3026|within_3pct
Drillson (SRM Variant)|687|50|2433333|IS|1|3025/3026|within_3pct
Engineering Vehicle|42|40|462000|IS|3|3025/3026|unverified
Epona A|1741|50|3653333|Clan|2|3060|no_named_reference
Epona B|1022|50|3149333|Clan|2|3060|no_named_reference
Epona C|1322|50|3461333|Clan|2|3060|no_named_reference
Epona Pursuit Tank|1242|50|2785333|Clan|2|3060|no_named_reference
Ferret Light Scout VTOL|45|5|46764|IS|1|3025/3026|exact
Ferret (Armor Variant)|54|5|58431|IS|1|3025/3026|no_named_reference
Ferret (Cargo Transport)|1|5|34514|IS|1|3025/3026|no_named_reference
Flatbed Truck|9|10|26250|IS|1|3060|exact
Flatbed Truck (Armor Variant)|38|10|47250|IS|1|3060|exact
Flatbed Truck (SRM Variant)|42|10|65100|IS|1|3060|exact
Fulcrum Heavy Hovertank|819|50|8675667|IS|2|3055/3058|exact
Fury|694|80|4183500|IS|2|3050|no_named_reference
Gabriel|175|5|98633|IS|2|3050|no_named_reference
Galleon Light Tank GAL-100|162|30|323700|IS|1|3025/3026|exact
Galleon GAL-200|168|30|313950|IS|1|3025/3026|no_named_reference
Galleon Light Tank|393|30|1205750|IS|2|3055/3058|no_named_reference
Gladius Medium Hover Tank|378|40|771600|IS|1|3060|exact
Goblin Medium Tank|280|45|607550|IS|1|3025/3026|exact
Goblin (LRM Variant)|380|45|848975|IS|1|3025/3026|exact
Goblin (SRM Variant)|371|45|933075|IS|1|3025/3026|exact
Goblin Infantry Support Vehicle|436|45|1739275|IS|2|3055/3058|within_3
Hachiman Fire Support Tank|1245|50|3199750|Clan|2|3060|unverified
Harasser Missile Platform|336|25|561750|IS|1|3025/3026|within_3pct
Harasser (Laser Variant)|245|25|381750|IS|1|3025/3026|no_named_reference
Harasser (LRM Variant)|316|25|525750|IS|1|3025/3026|exact
Hawk Moth Gunship|734|25|935000|IS|2|3060|within_3
Hawk Moth (Armor Variant)|672|25|935000|IS|2|3060|within_3
Heavy BattleMech Recovery Vehicle|45|70|585000|IS|1|3060|exact
Heavy Hover APC|70|20|196700|IS|1|3060|exact
Heavy Hover APC (LRM Variant)|167|20|280700|IS|1|3060|exact
Heavy Hover APC (MG Variant)|89|20|210700|IS|1|3060|unverified
Heavy Hover APC (SRM Variant)|153|20|318500|IS|1|3060|exact
Heavy LRM Carrier|769|80|2940000|IS|1|3060|within_3pct
Heavy Tracked APC|77|20|130600|IS|1|3060|exact
Heavy Tracked APC (LRM Variant)|147|20|202600|IS|1|3060|exact
Heavy Tracked APC (MG Variant)|90|20|142600|IS|1|3060|unverified
Heavy Tracked APC (SRM Variant)|137|20|235000|IS|1|3060|within_3
Heavy Wheeled APC|70|20|119717|IS|1|3060|within_3
Heavy Wheeled APC (LRM Variant)|147|20|185717|IS|1|3060|within_3
Heavy Wheeled APC (MG Variant)|85|20|130717|IS|1|3060|unverified
Heavy Wheeled APC (SRM Variant)|136|20|215417|IS|1|3060|within_3
Hetzer Wheeled Assault Gun|377|40|664000|IS|1|3025/3026|within_3
Hi-Scout Drone Carrier (NapFind & PathTrak)|251|65|797475|IS|3|3025/3026|no_named_reference
Huitzilopochtli Assault Tank|769|85|3381954|Clan|2|3060|no_named_reference
Hunter Light Support Tank|423|35|1135125|IS|1|3025/3026|exact
Hunter Light Support Tank|480|35|1527750|IS|2|3055/3058|no_named_reference
Indra Infantry Transport|689|35|998358|Clan|2|3060|exact
Ishtar Heavy Fire Support Tank|1128|65|2866858|Clan|2|3060|exact
J. Edgar Light Hover Tank|328|25|729250|IS|1|3025/3026|exact
J. Edgar (Flamer Variant)|243|25|681250|IS|1|3025/3026|exact
J. Edgar (Machine Gun Variant)|266|25|690250|IS|1|3025/3026|within_3
J-27 Ordnance Transport & Trailer|34|10|61517|IS|3|3025/3026|unverified
Kanga|679|50|2119000|IS|3|3050|no_named_reference
Karnov UR Transport|18|30|550000|IS|1|3025/3026|exact
Karnov UR Transport|69|30|572000|IS|2|3055/3058|no_named_reference
Kestrel VTOL|75|25|425639|IS|1|3050|within_3
Ku Wheeled Assault Tank|831|50|1912188|Clan|2|3060|exact
Lightning|348|35|1470500|IS|2|3050|no_named_reference
Light SRM Carrier|423|40|920200|IS|1|3060|exact
LRM Carrier|693|60|1872000|IS|1|3025/3026|exact
LRM Carrier|663|60|3088000|IS|2|3055/3058|no_named_reference
Magi|395|70|3585867|IS|2|3050|no_named_reference
Manticore Heavy Tank|619|60|2640800|IS|1|3025/3026|exact
Manticore Heavy Tank|578|60|3196800|IS|2|3055/3058|no_named_reference
Mantis Light Attack VTOL|546|15|954375|IS|2|3060|exact
Marksman|392|65|2951300|IS|2|3050|no_named_reference
Mars Assault Vehicle|1620|100|8309667|Clan|2|3060|exact
Mars (XL Variant)|2029|100|21602000|Clan|2|3060|exact
MASH Truck|87|20|304333|IS|3|3025/3026|exact
Maultier Hover APC|115|15|242450|IS|2|3055/3058|within_3
Maxim Heavy Hover Transport|548|50|1320000|IS|1|3025/3026|exact
Maxim Heavy Hover Transport|548|50|1558000|IS|2|3055/3058|no_named_reference
Maxim (Anti-Personnel)|477|50|1443000|IS|2|3055/3058|within_3
Maxim (Fire Support)|624|50|1546000|IS|2|3055/3058|exact
Mithras Light Tank|506|25|807500|Clan|2|3060|within_3
Mobile Headquarters|149|25|477188|IS|3|3025/3026|exact
Mobile Long Tom (w/2 Ammo, 2 Support)|532|80|1722275|IS|3|3025/3026|no_named_reference
Monitor Naval Vessel|560|75|1568531|IS|1|3025/3026|exact
Myrmidon Medium Tank|492|40|1791600|IS|1|3060|exact
Neptune Submarine|604|100|4614000|IS|1|3025/3026|exact
Neptune (LRM Variant)|730|100|5271000|IS|1|3025/3026|no_named_reference
Neptune (SRM Variant)|701|100|5304000|IS|1|3025/3026|no_named_reference
Nightshade|351|25|1375000|IS|2|3050|no_named_reference
Odin Scout Tank|619|20|714358|Clan|2|3060|within_3
Ontos Heavy Tank|619|95|2264438|IS|1|3025/3026|within_3pct
Ontos (LRM Variant)|866|95|3117563|IS|1|3025/3026|unverified
Ontos Heavy Tank|842|95|6656325|IS|2|3055/3058|no_named_reference
Oro Heavy Tank|873|60|3128000|Clan|2|3060|within_3
Packrat LRPV PKR-T5|200|20|408650|IS|1|3025/3026|exact
Padilla Heavy Artillery Tank|621|75|14794500|IS|2|3055/3058|exact
Partisan Heavy Tank|420|80|1872000|IS|1|3025/3026|repaired
Partisan (AC/2 Variant)|327|80|1629000|IS|1|3025/3026|exact
Partisan (LRM Variant)|768|80|2530800|IS|1|3025/3026|exact
Partisan Air Defense Tank|588|80|5066100|IS|2|3055/3058|exact
Partisan (Company Command)|585|80|9830700|IS|2|3055/3058|exact
Partisan (Lance Command)|503|80|6579900|IS|2|3055/3058|exact
Partisan (XL Variant)|861|80|12635100|IS|2|3060|unverified
Patton Tank|513|65|2754538|IS|1|3025/3026|unverified
Pegasus Scout Hovertank|419|35|841925|IS|1|3025/3026|exact
Pegasus Scout Hovertank|515|35|2037733|IS|2|3055/3058|no_named_reference
Peregrine Attack VTOL|520|30|1536000|IS|1|3055/3058|exact
Pike Support Vehicle|334|60|1035200|IS|1|3025/3026|exact
Pilum Heavy Tank|624|70|3324150|IS|2|3055/3058|unverified
Pilum (Arrow IV Variant)|585|70|3000150|IS|2|3060|exact
Pinto Attack VTOL|980|30|2150000|IS|2|3060|exact
Plainsman Medium Hovertank|413|35|871533|IS|1|3055/3058|exact
Po Heavy Tank|361|60|1074400|IS|1|3055/3058|within_3
Puma|936|95|5914838|IS|1|3050|no_named_reference
Regulator Hovertank|955|45|2161250|IS|2|3055/3058|within_3
Rhino|904|80|3838500|IS|1|3050|no_named_reference
Ripper|517|10|282222|IS|2|3050|no_named_reference
Rommel Tank|550|65|2905513|IS|1|3025/3026|within_3pct
Rotunda|341|20|440367|IS|2|3050|no_named_reference
Saladin Assault Hover Tank|483|35|911625|IS|1|3025/3026|exact
Saracen Medium Hover Tank|439|35|813025|IS|1|3025/3026|exact
Savannah Master Hovercraft|160|5|91667|IS|1|3025/3026|exact
Schiltron|776|80|10959666|IS|2|3060|no_named_reference
Schiltron A|1088|80|10763666|IS|2|3060|no_named_reference
Schiltron B|1117|80|11712166|IS|2|3060|no_named_reference
Schiltron C|714|80|10034266|IS|2|3060|no_named_reference
Schrek PPC Carrier|662|80|3825900|IS|1|3025/3026|within_3pct
Scimitar Medium Hover Tank|323|35|727175|IS|1|3025/3026|exact
Scorpion Light Tank|163|25|327083|IS|1|3025/3026|exact
Scorpion (SRM Variant)|231|25|466458|IS|1|3025/3026|within_3
Sea Skimmer Hydrofoil|188|25|371333|IS|1|3025/3026|exact
Sea Skimmer (SRM 2 Variant)|270|25|324000|IS|1|3025/3026|exact
Shamash Reconnaissance Vehicle|406|11|227530|Clan|2|3060|within_3
Skulker Wheeled Scout Tank|155|20|183700|IS|1|3025/3026|exact
Sprint Scout Helicopter|72|10|504444|IS|2|3055/3058|exact
Sprint (C3 Variant)|72|10|771111|IS|2|3055/3058|exact
Sprint (Laser Variant)|352|10|491111|IS|2|3055/3058|within_3
Sprint (Troop Transport)|11|10|171111|IS|2|3055/3058|exact
SRM Carrier|676|60|1932800|IS|1|3025/3026|exact
SRM Carrier|645|60|2108800|IS|2|3055/3058|no_named_reference
Striker Light Tank|342|35|563315|IS|1|3025/3026|exact
Striker (LRM Variant)|383|35|599740|IS|1|3025/3026|exact
Striker Light Tank|449|35|1143471|IS|2|3055/3058|no_named_reference
Striker (Narc Variant)|356|35|1050646|IS|2|3055/3058|within_3pct
SturmFeur Heavy Tank|763|85|2395288|IS|1|3025/3026|exact
Svantovit Infantry Fighting Vehicle|546|35|1322317|Clan|2|3060|within_3
Svantovit (Streak SRM Variant)|737|35|1590067|Clan|2|3060|within_3
Swift Wind Scout Car|25|7.5|82948|IS|1|3025/3026|exact
Swift Wind (ICE Variant)|10|7.5|51175|IS|1|3025/3026|unverified
Thor|325|55|1906125|IS|2|3050|no_named_reference
Tokugawa Heavy Tank|586|60|2504450|IS|2|3055/3058|exact
Typhoon Urban Assault Vehicle|720|70|2850075|IS|2|3055/3058|exact
Vedette Medium Tank|229|50|725750|IS|1|3025/3026|exact
Vedette (AC/2 Variant)|211|50|701000|IS|1|3025/3026|exact
Vedette (Liao Variant)|248|50|673250|IS|1|3025/3026|exact
Vedette Medium Tank|308|50|941000|IS|2|3055/3058|no_named_reference
Vedette (NETC Variant)|299|50|919250|IS|2|3055/3058|within_3
Von Luckner Heavy Tank VNL-K65N|663|75|3685938|IS|1|3025/3026|exact
Warrior H-7 Attack Helicopter|404|21|544850|IS|1|3025/3026|unverified
Warrior H-7A|398|21|497250|IS|1|3025/3026|no_named_reference
Warrior H-7C|719|21|687650|IS|1|3025/3026|no_named_reference
Warrior H-8 Attack Helicopter|545|20|740000|IS|2|3055/3058|exact
Yellow Jacket Gunship|1106|30|1120000|IS|2|3055/3058|within_3
Yellow Jacket (Ammo Variant)|1200|30|1140000|IS|2|3060|exact
Zephyr|630|40|2323950|IS|2|3050|no_named_reference
Zhukov Heavy Tank|532|75|1816063|IS|1|3055/3058|exact
Zorya Light Tank|415|35|1224675|Clan|2|3060|exact
`;

export const SUITS = `
unit|loadout|troopers|battle_value|tons|cost_cbills|tech_base|rules_level|source
Achileus Light Battle Armor|Flamer|4|88|4|1920000|IS|2|3060
Achileus Light Battle Armor|Machine Gun|4|86|4|1920000|IS|2|3060
Achileus Light Battle Armor|Small Laser|4|95|4|1920000|IS|2|3060
Clan Battle Armor (Standard)|Flamer|5|245|5|3500000|Clan|2|3060
Clan Battle Armor (Standard)|Machine Gun|5|234|5|3500000|Clan|2|3060
Clan Battle Armor (Standard)|Small Laser|5|279|5|3500000|Clan|2|3060
Gnome Battle Armor||5|360|5|5250000|Clan|2|3060
Gray Death Light Scout Armor|Rifle/Flamer|4|63|4|1650000|IS|2|3060
Gray Death Light Scout Armor|Machine Gun|4|65|4|1650000|IS|2|3060
Gray Death Light Scout Armor|Laser/SRM|4|74|4|1650000|IS|2|3060
Infiltrator Battle Armor||4|60|4|1800000|IS|2|3060
Inner Sphere Battle Armor (Standard)|Flamer|4|150|4|2400000|IS|2|3060
Inner Sphere Battle Armor (Standard)|Machine Gun|4|141|4|2400000|IS|2|3060
Inner Sphere Battle Armor (Standard)|Small Laser|4|177|4|2400000|IS|2|3060
Inner Sphere Battle Armor (Standard)|SRM|4|132|4|2400000|IS|2|3060
Kage Light Battle Armor|Flamer|4|79|4|1850000|IS|2|3060
Kage Light Battle Armor|Machine Gun|4|77|4|1850000|IS|2|3060
Kage Light Battle Armor|Small Laser|4|88|4|1850000|IS|2|3060
Kage Light Battle Armor|TAG|4|63|4|1850000|IS|2|3060
Kanazuchi Battle Armor||4|251|4|3300000|IS|2|3060
Longinus Battle Armor|Flamer|4|168|4|2550000|IS|2|3060
Longinus Battle Armor|Machine Gun|4|159|4|2550000|IS|2|3060
Longinus Battle Armor|Small Laser|4|195|4|2550000|IS|2|3060
Salamander Battle Armor||5|247|5|3325000|Clan|2|3060
Sloth Battle Armor||4|109|4|1800000|IS|2|3060
Sylph Battle Armor||5|211|5|3325000|Clan|2|Warden
Undine Battle Armor||5|168|5|3500000|Clan|2|Warden
`;

export const PROTOMECHS = `
name|battle_value|tons|cost_cbills|tech_base|rules_level|source
Centaur|138|5|727020|Clan|2|3060
Gorgon|213|8|871902|Clan|2|3060
Harpy|28|2|614559|Clan|2|3060
Hydra|140|6|757927|Clan|2|3060
Minotaur|368|9|946556|Clan|2|3060
Roc|284|7|839388|Clan|2|3060
Satyr|102|4|662688|Clan|2|3060
Siren|53|3|635974|Clan|2|3060
`;

export const PLATOONS = `
movement|weapon|bv|bv_anti_mech
Motorized|Engineers|42|63
Foot|LRM|56|
Jump|LRM|87|
Motorized|LRM|75|
Foot|Rifle|23|32
Motorized|Rifle|28|42
Jump|Rifle|29|46
Foot|Machine Gun|31|47
Motorized|Machine Gun|39|63
Jump|Machine Gun|37|62
Foot|Flamer|28|41
Motorized|Flamer|35|54
Jump|Flamer|32|51
Foot|Laser|37|60
Motorized|Laser|42|70
Jump|Laser|41|71
Foot|SRM|60|60
Motorized|SRM|70|70
Jump|SRM|71|71
`;
