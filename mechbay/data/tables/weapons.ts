// Weapons of both technology bases. Made by scripts/equipment-tables.ts.

export const WEAPONS = `
id|name|tech|level|scope|category|tons|slots|heat|damage|damageMode|rack|min|short|medium|long|extreme|toHit|ammo|shotsPerTon|bv|cost|ammoBV|ammoCost|bvOneShot|damageByRange|damageAdjacent|damagePerTrooper|shotsPerTrooper|heatDice|rangeMaps|water|flags|fileName|aliases
is-flamer|Flamer|IS|1|book|energy|1|1|3|2|perHit||0|1|2|3|4|0|||6|7500|||||||||||energy;flamer||IS Flamer;ISFlamer
is-vehicle-flamer|Vehicle Flamer|IS|1|book|ballistic|0.5|1|3|2|perHit|2|0|1|2|3|4|0|vehicle-flamer|20|5|7500|1|1000|||||||||ballistic;flamer||IS Vehicle Flamer;ISVehicleFlamer;Flamer (Vehicle)
is-small-laser|Small Laser|IS|1|book|energy|0.5|1|1|3|perHit||0|1|2|3|4|0|||9|11250||||||||||1;2;2;3|energy;laser;noFires;singleTarget;targetingComputer||IS Small Laser;ISSmallLaser
is-medium-laser|Medium Laser|IS|1|book|energy|1|1|3|5|perHit||0|3|6|9|12|0|||46|40000||||||||||2;4;6;8|energy;laser;singleTarget;targetingComputer||IS Medium Laser;ISMediumLaser
is-large-laser|Large Laser|IS|1|book|energy|5|2|8|8|perHit||0|5|10|15|20|0|||124|100000||||||||||3;6;9;12|energy;laser;singleTarget;targetingComputer||IS Large Laser;ISLargeLaser
is-ppc|PPC|IS|1|book|energy|7|3|10|10|perHit||3|6|12|18|24|0|||176|200000||||||||||4;7;10;14|energy;ppc;singleTarget;targetingComputer|Particle Cannon|IS PPC;ISPPC
is-autocannon-2|Autocannon/2|IS|1|book|ballistic|6|1|1|2|perHit|2|4|8|16|24|32|0|ac|45|37|75000|5|1000|||||||||ballistic;explosive;targetingComputer|Auto Cannon/2|IS Auto Cannon/2;ISAC2;IS Autocannon/2;AC/2
is-autocannon-5|Autocannon/5|IS|1|book|ballistic|8|4|1|5|perHit|5|3|6|12|18|24|0|ac|20|70|125000|9|4500|||||||||ballistic;explosive;targetingComputer|Auto Cannon/5|IS Auto Cannon/5;ISAC5;IS Autocannon/5;AC/5
is-autocannon-10|Autocannon/10|IS|1|book|ballistic|12|7|3|10|perHit|10|0|5|10|15|20|0|ac|10|124|200000|15|6000|||||||||ballistic;explosive;targetingComputer|Auto Cannon/10|IS Auto Cannon/10;ISAC10;IS Autocannon/10;AC/10
is-autocannon-20|Autocannon/20|IS|1|book|ballistic|14|10|7|20|perHit|20|0|3|6|9|12|0|ac|5|178|300000|20|10000|||||||||ballistic;explosive;splittable;targetingComputer|Auto Cannon/20|IS Auto Cannon/20;ISAC20;IS Autocannon/20;AC/20
is-machine-gun|Machine Gun|IS|1|book|ballistic|0.5|1|0|2|perHit|2|0|1|2|3|4|0|mg|200|5|5000|1|1000|||||||||ballistic;machineGun||IS Machine Gun;ISMachine Gun
is-lrm-5|LRM 5|IS|1|book|missile|2|1|2|1|perMissile|5|6|7|14|21|28|0|lrm|24|45|30000|6|30000|||||||||missile||IS LRM-5;ISLRM5;IS LRM 5
is-lrm-10|LRM 10|IS|1|book|missile|5|2|4|1|perMissile|10|6|7|14|21|28|0|lrm|12|90|100000|11|30000|||||||||missile||IS LRM-10;ISLRM10;IS LRM 10
is-lrm-15|LRM 15|IS|1|book|missile|7|3|5|1|perMissile|15|6|7|14|21|28|0|lrm|8|136|175000|17|30000|||||||||missile||IS LRM-15;ISLRM15;IS LRM 15
is-lrm-20|LRM 20|IS|1|book|missile|10|5|6|1|perMissile|20|6|7|14|21|28|0|lrm|6|181|250000|23|30000|||||||||missile||IS LRM-20;ISLRM20;IS LRM 20
is-srm-2|SRM 2|IS|1|book|missile|1|1|2|2|perMissile|2|0|3|6|9|12|0|srm|50|21|10000|3|27000|||||||||missile;noFires||IS SRM-2;ISSRM2;IS SRM 2
is-srm-4|SRM 4|IS|1|book|missile|2|1|3|2|perMissile|4|0|3|6|9|12|0|srm|25|39|60000|5|27000|||||||||missile||IS SRM-4;ISSRM4;IS SRM 4
is-srm-6|SRM 6|IS|1|book|missile|3|2|4|2|perMissile|6|0|3|6|9|12|0|srm|15|59|80000|7|27000|||||||||missile||IS SRM-6;ISSRM6;IS SRM 6
is-lrt-5|LRT 5|IS|1|edition|missile|2|1|2||perMissile|5|6|0|0|0|0|0|lrt||45|30000||||||||||7;14;21;28|missile||IS LRT-5;ISLRTorpedo5;IS LRT 5;ISLRT5
is-lrt-10|LRT 10|IS|1|edition|missile|5|2|4||perMissile|10|6|0|0|0|0|0|lrt||90|100000||||||||||7;14;21;28|missile||IS LRT-10;ISLRTorpedo10;IS LRT 10;ISLRT10
is-lrt-15|LRT 15|IS|1|edition|missile|7|3|5||perMissile|15|6|0|0|0|0|0|lrt||136|175000||||||||||7;14;21;28|missile||IS LRT-15;ISLRTorpedo15;IS LRT 15;ISLRT15
is-lrt-20|LRT 20|IS|1|edition|missile|10|5|6||perMissile|20|6|0|0|0|0|0|lrt||181|250000||||||||||7;14;21;28|missile||IS LRT-20;ISLRTorpedo20;IS LRT 20;ISLRT20
is-srt-2|SRT 2|IS|1|edition|missile|1|1|2||perMissile|2|0|0|0|0|0|0|srt||21|10000||||||||||3;6;9;12|missile;noFires||IS SRT-2;ISSRT2;IS SRT 2
is-srt-4|SRT 4|IS|1|edition|missile|2|1|3||perMissile|4|0|0|0|0|0|0|srt||39|60000||||||||||3;6;9;12|missile||IS SRT-4;ISSRT4;IS SRT 4
is-srt-6|SRT 6|IS|1|edition|missile|3|2|4||perMissile|6|0|0|0|0|0|0|srt||59|80000||||||||||3;6;9;12|missile||IS SRT-6;ISSRT6;IS SRT 6
is-infantry-rifle|Infantry Rifle|IS|1|edition|ballistic|0|0|0||variable||0|1|2|2|2|0|ac||4|0|||||||||||ballistic;infantry;noFires;targetingComputer||InfantryRifle
is-infantry-mg|Infantry MG|IS|1|edition|ballistic|0|0|0||variable||0|1|2|3|4|0|mg||4|0|||||||||||ballistic;infantry;noFires;targetingComputer||InfantryMG
is-infantry-srm|Infantry SRM|IS|1|edition|missile|0|0|0||variable||0|2|4|6|8|0|srm||4|0|||||||||||infantry;missile;noFires;targetingComputer||InfantrySRM
is-infantry-lrm|Infantry LRM|IS|3|beyond|missile|0|0|0||variable||3|6|9|12|18|0|lrm||4|0|||||||||||infantry;missile;noFires;targetingComputer||InfantryLRM
is-infantry-laser|Infantry Laser|IS|1|edition|energy|0|0|0||variable||0|1|2|3|4|0|||4|0|||||||||||energy;infantry;laser;noFires;targetingComputer||InfantryLaser
is-infantry-flamer|Infantry Flamer|IS|1|edition|energy|0|0|0||variable||0|1|2|2|2|0|||0|0|||||||||||energy;flamer;infantry;targetingComputer||InfantryFlamer
is-infantry-inferno-srm|Infantry Inferno SRM|IS|2|edition|missile|0|0|0||variable||0|2|4|6|8|0|srm||4|0|||||||||||infantry;inferno;missile;targetingComputer||InfantryInfernoSRM
is-er-ppc|ER PPC|IS|2|book|energy|7|3|15|10|perHit||0|7|14|23|28|0|||229|300000||||||||||4;10;16;20|energy;ppc;singleTarget;targetingComputer|ISERPPC|IS ER PPC
is-er-large-laser|ER Large Laser|IS|2|book|energy|5|2|12|8|perHit||0|7|14|19|28|0|||163|200000||||||||||3;9;12;18|energy;laser;singleTarget;targetingComputer|ISERLargeLaser|IS ER Large Laser
is-er-medium-laser|ER Medium Laser|IS|2|book|energy|1|1|5|5|perHit||0|4|8|12|16|0|||62|80000||||||||||3;5;8;10|energy;laser;singleTarget;targetingComputer|ISERMediumLaser|IS ER Medium Laser
is-er-small-laser|ER Small Laser|IS|2|book|energy|0.5|1|2|3|perHit||0|2|4|5|8|0|||17|11250||||||||||1;2;3;4|energy;laser;noFires;singleTarget;targetingComputer|ISERSmallLaser|IS ER Small Laser
is-large-pulse-laser|Large Pulse Laser|IS|2|book|energy|7|2|10|9|perHit||0|3|7|10|14|-2|||119|175000||||||||||2;5;7;10|energy;laser;targetingComputer|ISLargePulseLaser|IS Pulse Large Laser;IS Large Pulse Laser;Pulse Laser (Large)
is-medium-pulse-laser|Medium Pulse Laser|IS|2|book|energy|2|1|4|6|perHit||0|2|4|6|8|-2|||48|60000||||||||||2;3;4;6|energy;laser;targetingComputer|ISMediumPulseLaser|IS Pulse Med Laser;IS Medium Pulse Laser;Pulse Laser (Medium)
is-small-pulse-laser|Small Pulse Laser|IS|2|book|energy|1|1|2|3|perHit||0|1|2|3|4|-2|||12|16000||||||||||1;2;2;4|energy;laser;targetingComputer|ISSmallPulseLaser|IS Pulse Small Laser;IS Small Pulse Laser;Pulse Laser (Small)
is-lb-2-x-ac|LB 2-X AC|IS|2|book|ballistic|6|4|1|2|perHit|2|4|9|18|27|36|0|lbx|45|42|150000|5|2000|||||||||ballistic;targetingComputer|ISLBXAC2|IS LB 2-X AC
is-lb-5-x-ac|LB 5-X AC|IS|2|book|ballistic|8|5|1|5|perHit|5|3|7|14|21|28|0|lbx|20|83|250000|10|9000|||||||||ballistic;targetingComputer|ISLBXAC5|IS LB 5-X AC
is-lb-10-x-ac|LB 10-X AC|IS|2|book|ballistic|11|6|2|10|perHit|10|0|6|12|18|24|0|lbx|10|148|400000|19|12000|||||||||ballistic;targetingComputer|ISLBXAC10|IS LB 10-X AC
is-lb-20-x-ac|LB 20-X AC|IS|2|book|ballistic|14|11|6|20|perHit|20|0|4|8|12|16|0|lbx|5|237|600000|27|20000|||||||||ballistic;splittable;targetingComputer|ISLBXAC20|IS LB 20-X AC
is-gauss-rifle|Gauss Rifle|IS|2|book|ballistic|15|7|1|15|perHit||2|7|15|22|30|0|gauss|8|321|300000|37|20000|||||||||ballistic;explosive;noFires;singleTarget;targetingComputer|ISGaussRifle|IS Gauss Rifle
is-light-gauss-rifle|Light Gauss Rifle|IS|2|book|ballistic|12|5|1|8|perHit||3|8|17|25|34|0|gauss-light|16|159|275000|20|20000|||||||||ballistic;explosive;noFires;singleTarget;targetingComputer|ISLightGaussRifle|IS Light Gauss Rifle
is-heavy-gauss-rifle|Heavy Gauss Rifle|IS|2|edition|ballistic|18|11|2||variable||4|6|13|20|26|0|gauss-heavy||346|500000||||25;20;10|||||||ballistic;explosive;noFires;singleTarget;splittable;targetingComputer|ISHeavyGaussRifle|IS Heavy Gauss Rifle
is-ultra-ac-2|Ultra AC/2|IS|2|book|ballistic|7|3|1|2|perHit|2|3|8|17|25|34|0|ultra|45|56|120000|7|1000|||||||||ballistic;targetingComputer|ISUltraAC2|IS Ultra AC/2
is-ultra-ac-5|Ultra AC/5|IS|2|book|ballistic|9|5|1|5|perHit|5|2|6|13|20|26|0|ultra|20|113|200000|14|9000|||||||||ballistic;targetingComputer|ISUltraAC5|IS Ultra AC/5
is-ultra-ac-10|Ultra AC/10|IS|2|book|ballistic|13|7|4|10|perHit|10|0|6|12|18|24|0|ultra|10|253|320000|29|12000|||||||||ballistic;targetingComputer|ISUltraAC10|IS Ultra AC/10
is-ultra-ac-20|Ultra AC/20|IS|2|book|ballistic|15|10|8|20|perHit|20|0|3|7|10|14|0|ultra|5|282|480000|32|20000|||||||||ballistic;splittable;targetingComputer|ISUltraAC20|IS Ultra AC/20
is-rotary-ac-2|Rotary AC/2|IS|2|edition|ballistic|8|3|1|2|perHit|2|0|6|12|18|24|0|rotary||118|175000|||||||||||ballistic;explosive;targetingComputer|ISRotaryAC2|IS Rotary AC/2
is-rotary-ac-5|Rotary AC/5|IS|2|edition|ballistic|10|6|1|5|perHit|5|0|5|10|15|20|0|rotary||247|275000|||||||||||ballistic;explosive;targetingComputer|ISRotaryAC5|IS Rotary AC/5
is-streak-srm-2|Streak SRM 2|IS|2|book|missile|1.5|1|2|2|perMissile|2|0|3|6|9|12|0|streak-srm|50|30|15000|4|54000|||||||||missile;noFires|ISStreakSRM2|IS Streak SRM-2;IS Streak SRM 2
is-srm-2-os|SRM 2 (OS)|IS|1|edition|missile|1.5|1|2||perMissile|2|0|3|6|9|12|0|srm||4|10000|||||||||||missile;noFires;oneShot|ISSRM2OS|ISSRM2 (OS);IS SRM 2 (OS);OS SRM-2
is-srt-2-os|SRT 2 (OS)|IS|1|edition|missile|1.5|1|2||perMissile|2|0|0|0|0|0|0|srt||4|10000||||||||||3;6;9;12|missile;noFires;oneShot|ISSRT2OS|ISSRTorpedo2 (OS);IS SRT 2 (OS);OS SRT-2;ISSRT2 (OS)
is-streak-srm-2-os|Streak SRM 2 (OS)|IS|2|edition|missile|2|1|2||perMissile|2|0|3|6|9|12|0|streak-srm||6|15000|||||||||||missile;noFires;oneShot|ISStreakSRM2OS|ISStreakSRM2 (OS);IS Streak SRM 2 (OS);OS Streak SRM-2
is-streak-srm-4|Streak SRM 4|IS|2|book|missile|3|1|3|2|perMissile|4|0|3|6|9|12|0|streak-srm|25|59|90000|7|54000|||||||||missile|ISStreakSRM4|IS Streak SRM-4;IS Streak SRM 4
is-srm-4-os|SRM 4 (OS)|IS|1|edition|missile|2.5|1|3||perMissile|4|0|3|6|9|12|0|srm||8|60000|||||||||||missile;oneShot|ISSRM4OS|ISSRM4 (OS);IS SRM 4 (OS);OS SRM-4
is-srt-4-os|SRT 4 (OS)|IS|1|edition|missile|2.5|1|3||perMissile|4|0|0|0|0|0|0|srt||8|60000||||||||||3;6;9;12|missile;oneShot|ISSRT4OS|ISSRTorpedo4 (OS);IS SRTorpedo 4 (OS);OS SRTorpedo-4;ISSRT4 (OS)
is-streak-srm-4-os|Streak SRM 4 (OS)|IS|2|edition|missile|3.5|1|3||perMissile|4|0|3|6|9|12|0|streak-srm||12|90000|||||||||||missile;oneShot|ISStreakSRM4OS|ISStreakSRM4 (OS);IS Streak SRM 4 (OS);OS Streak SRM-4
is-streak-srm-6|Streak SRM 6|IS|2|book|missile|4.5|2|4|2|perMissile|6|0|3|6|9|12|0|streak-srm|15|89|120000|11|54000|||||||||missile|ISStreakSRM6|IS Streak SRM-6;IS Streak SRM 6
is-srm-6-os|SRM 6 (OS)|IS|1|edition|missile|3.5|2|4||perMissile|6|0|3|6|9|12|0|srm||12|80000|||||||||||missile;oneShot|ISSRM6OS|ISSRM6 (OS);IS SRM 6 (OS);OS SRM-6
is-srt-6-os|SRT 6 (OS)|IS|1|edition|missile|3.5|2|4||perMissile|6|0|0|0|0|0|0|srt||12|80000||||||||||3;6;9;12|missile;oneShot|ISSRTorpedo6OS|ISSRTorpedo6 (OS);IS SRTorpedo 6 (OS);OS SRTorpedo-6;ISSRT6 (OS)
is-streak-srm-6-os|Streak SRM 6 (OS)|IS|2|edition|missile|5|2|4||perMissile|6|0|3|6|9|12|0|streak-srm||18|120000|||||||||||missile;oneShot|ISStreakSRM6OS|ISStreakSRM6 (OS);IS Streak SRM 6 (OS);OS Streak SRM-6
is-mrm-10|MRM 10|IS|2|book|missile|3|2|4|1|perMissile|10|0|3|8|15|16|1|mrm|24|56|50000|7|5000|||||||||missile||MRM-10;ISMRM10;IS MRM 10
is-mrm-20|MRM 20|IS|2|book|missile|7|3|6|1|perMissile|20|0|3|8|15|16|1|mrm|12|112|125000|14|5000|||||||||missile||MRM-20;ISMRM20;IS MRM 20
is-mrm-30|MRM 30|IS|2|book|missile|10|5|10|1|perMissile|30|0|3|8|15|16|1|mrm|8|168|225000|21|5000|||||||||missile||MRM-30;ISMRM30;IS MRM 30
is-mrm-40|MRM 40|IS|2|book|missile|12|7|12|1|perMissile|40|0|3|8|15|16|1|mrm|6|224|350000|28|5000|||||||||missile||MRM-40;ISMRM40;IS MRM 40
is-mrm-10-os|MRM 10 (OS)|IS|2|edition|missile|3.5|2|4||perMissile|10|0|3|8|15|16|1|mrm||11|50000|||||||||||missile;oneShot||OS MRM-10;ISMRM10 (OS);IS MRM 10 (OS)
is-mrm-20-os|MRM 20 (OS)|IS|2|edition|missile|7.5|3|6||perMissile|20|0|3|8|15|16|1|mrm||22|125000|||||||||||missile;oneShot||OS MRM-20;ISMRM20 (OS);IS MRM 20 (OS)
is-mrm-30-os|MRM 30 (OS)|IS|2|edition|missile|10.5|5|10||perMissile|30|0|3|8|15|16|1|mrm||34|225000|||||||||||missile;oneShot||OS MRM-30;ISMRM30 (OS);IS MRM 30 (OS)
is-mrm-40-os|MRM 40 (OS)|IS|2|edition|missile|12.5|7|12||perMissile|40|0|3|8|15|16|1|mrm||45|250000|||||||||||missile;oneShot||OS MRM-40;ISMRM40 (OS);IS MRM 40 (OS)
is-lrm-5-os|LRM 5 (OS)|IS|1|edition|missile|2.5|1|2||perMissile|5|6|7|14|21|28|0|lrm||9|30000|||||||||||missile;oneShot||IS OS LRM-5;ISLRM5 (OS);IS LRM 5 (OS)
is-lrm-10-os|LRM 10 (OS)|IS|1|edition|missile|5.5|2|4||perMissile|10|6|7|14|21|28|0|lrm||18|100000|||||||||||missile;oneShot||IS OS LRM-10;ISLRM10 (OS);IS LRM 10 (OS)
is-lrm-15-os|LRM 15 (OS)|IS|1|edition|missile|7.5|3|5||perMissile|15|6|7|14|21|28|0|lrm||27|175000|||||||||||missile;oneShot||IS OS LRM-15;ISLRM15 (OS);IS LRM 15 (OS)
is-lrm-20-os|LRM 20 (OS)|IS|1|edition|missile|10.5|5|6||perMissile|20|6|7|14|21|28|0|lrm||36|250000|||||||||||missile;oneShot||IS OS LRM-20;ISLRM20 (OS);IS LRM 20 (OS)
is-lrt-5-os|LRT 5 (OS)|IS|1|edition|missile|2.5|1|2||perMissile|5|6|0|0|0|0|0|lrt||9|30000||||||||||7;14;21;28|missile;oneShot||IS OS LRT-5;ISLRTorpedo5 (OS);IS LRTorpedo 5 (OS);ISLRT5 (OS)
is-lrt-10-os|LRT 10 (OS)|IS|1|edition|missile|5.5|2|4||perMissile|10|6|0|0|0|0|0|lrt||18|100000||||||||||7;14;21;28|missile;oneShot||IS OS LRTorpedo-10;ISLRTorpedo10 (OS);IS LRTorpedo 10 (OS);ISLRT10 (OS)
is-lrt-15-os|LRT 15 (OS)|IS|1|edition|missile|7.5|3|5||perMissile|15|6|0|0|0|0|0|lrt||27|175000||||||||||7;14;21;28|missile;oneShot||IS OS LRTorpedo-15;ISLRTorpedo15 (OS);IS LRTorpedo 15 (OS);ISLRT15 (OS)
is-lrt-20-os|LRT 20 (OS)|IS|1|edition|missile|10.5|5|6||perMissile|20|6|0|0|0|0|0|lrt||36|250000||||||||||7;14;21;28|missile;oneShot||IS OS LRTorpedo-20;ISLRTorpedo20 (OS);IS LRTorpedo 20 (OS);ISLRT20 (OS)
is-ams|AMS|IS|2|book|other|0.5|1|1||special|2|0|0|0|0|0|0|ams|12|32|100000|11|2000|||||||||ams;autoTarget|ISAntiMissileSystem|IS Anti-Missile System;IS AMS;IS Anti-Missile Syst;Anti-Missile System
is-narc|Narc|IS|2|book|missile|3|2|0||special|1|0|3|6|9|12|0|narc|6|30|100000|0|6000|||||||||missile;noFires|ISNarcBeacon|IS Narc Beacon;IS Narc Missile Beacon;Narc Missile Beacon
is-narc-os|Narc (OS)|IS|2|edition|missile|3.5|2|0||special|1|0|3|6|9|12|0|narc||6|100000|||||||||||missile;noFires;oneShot|ISNarcBeacon (OS)|IS OS Narc Beacon;IS Narc Missile Beacon (OS)
is-inarc|iNarc|IS|2|edition|missile|5|3|0||perMissile|1|0|4|9|15|18|0|inarc||75|250000|||||||||||missile;noFires|ISImprovedNarc|IS iNarc Beacon;IS iNarc Missile Beacon
is-inarc-os|iNarc (OS)|IS|2|edition|missile|5.5|2|0||perMissile|1|0|4|9|15|18|0|inarc||15|250000|||||||||||missile;noFires;oneShot|ISImprovedNarc (OS)|IS OS iNarc Beacon;IS iNarc Missile Beacon (OS)
is-rl-10|RL 10|IS|2|edition|missile|0.5|1|3||perMissile|10|0|5|11|18|22|1|rocket||18|15000|||||||||||missile;oneShot|RL10|ISRocketLauncher10;IS RLauncher-10
is-rl-15|RL 15|IS|2|edition|missile|1|2|4||perMissile|15|0|4|9|15|18|1|rocket||23|30000|||||||||||missile;oneShot|RL15|ISRocketLauncher15;IS RLauncher-15
is-rl-20|RL 20|IS|2|edition|missile|1.5|3|5||perMissile|20|0|3|7|12|14|1|rocket||24|45000|||||||||||missile;oneShot|RL20|ISRocketLauncher20;IS RLauncher-20
is-arrow-iv|Arrow IV|IS|2|book|artillery|15|15|10|20|area|20|0|||||0|arrow-iv|5|171|450000|11|10000|||10||||5||artillery;splittable|ISArrowIV|ISArrowIVSystem;IS Arrow IV System;IS Arrow IV Missile System;Arrow IV System
is-long-tom|Long Tom|IS|2|book|artillery|30|30|20|20|area|20|0|||||0|long-tom|5|171|450000|11|10000|||10||||20||artillery|ISLongTom|ISLongTomArtillery;IS Long Tom
is-sniper|Sniper|IS|2|book|artillery|20|20|10|10|area|10|0|||||0|sniper|10|86|300000|5|6000|||5||||12||artillery;splittable|ISSniper|ISSniperArtillery;IS Sniper
is-thumper|Thumper|IS|2|book|artillery|15|15|6|5|area|5|0|||||0|thumper|20|40|187500|3|4500|||2||||14||artillery;splittable|ISThumper|ISThumperArtillery;IS Thumper
is-tag|IS TAG|IS|2|book|other|1|1|0|0|perHit||0|5|9|15|18|0|||0|50000|||||||||||noFires;tag|ISTAG|TAG
is-light-tag|IS Light TAG|IS|2|edition|other|0.5|1|0|0|perHit||0|3|6|9|12|0|||0|40000|||||||||||noFires;tag|ISLightTAG|Light TAG
clan-tag|Clan TAG|Clan|2|book|other|1|1|0|0|perHit||0|5|9|15|18|0|||0|50000|||||||||||noFires;tag|CLTAG|TAG
clan-light-tag|Clan Light TAG|Clan|2|book|other|0.5|1|0|0|perHit||0|3|6|9|12|0|||0|40000|||||||||||noFires;tag|CLLightTAG|Light TAG
is-large-x-pulse-laser|Large X-Pulse Laser|IS|3|book|energy|7|2|14|9|perHit||0|5|10|15|20|-2|||178|275000||||||||||2;5;7;10|energy;laser;targetingComputer|ISLargeXPulseLaser|IS X-Pulse Large Laser;IS Large X-Pulse Laser;X-Pulse Laser (Large)
is-medium-x-pulse-laser|Medium X-Pulse Laser|IS|3|book|energy|2|1|6|6|perHit||0|3|6|9|12|-2|||71|110000||||||||||2;3;4;6|energy;laser;targetingComputer|ISMediumXPulseLaser|IS X-Pulse Med Laser;IS Medium X-Pulse Laser;X-Pulse Laser (Medium)
is-small-x-pulse-laser|Small X-Pulse Laser|IS|3|book|energy|1|1|3|3|perHit||0|2|4|5|8|-2|||21|31000||||||||||1;2;2;4|energy;laser;targetingComputer|ISSmallXPulseLaser|IS X-Pulse Small Laser;IS Small X-Pulse Laser;X-Pulse Laser (Small)
is-laser-ams|Laser AMS|IS|3|book|energy|1.5|2|||special|2|0|0|0|0|0|0|||105|225000||||||||2D6|||ams;autoTarget;energy;heatDice|ISLaserAntiMissileSystem|IS Laser Anti-Missile System;IS Laser AMS
is-laser-ams-thb|Laser AMS (THB)|IS|3|beyond|energy|1.5|2|3|2|perHit|2|0|0|0|0|0|0|||105|300000|||||||||||ams;autoTarget;energy;heatDice|ISLaserAntiMissileSystemTHB|IS Laser Anti-Missile System (THB);IS Laser AMS (THB)
is-gauss-rifle-prototype|Gauss Rifle Prototype|IS|3|beyond|ballistic|15|8|1|15|perHit||2|7|15|22|30|0|gauss||321|300000|||||||||||ballistic;explosive;noFires;prototype;singleTarget;targetingComputer|ISGaussRiflePrototype|IS Gauss Rifle Prototype
is-lb-10-x-ac-prototype|LB 10-X AC Prototype|IS|3|beyond|ballistic|11|7|2|10|perHit|10|0|6|12|18|24|0|lbx||148|400000|||||||||||ballistic;prototype;targetingComputer|ISLBXAC10Prototype|IS LB 10-X AC Prototype
is-ultra-ac-5-prototype|Ultra AC/5 Prototype|IS|3|beyond|ballistic|9|6|1|5|perHit|5|2|6|13|20|26|0|ultra||113|200000|||||||||||ballistic;prototype;targetingComputer|ISUltraAC5Prototype|IS Ultra AC/5 Prototype
is-er-large-laser-prototype|ER Large Laser Prototype|IS|3|beyond|energy|5|2|12|8|perHit||0|7|14|19|28|1|||163|200000||||||||||3;9;12;18|energy;laser;prototype;singleTarget;targetingComputer|ISERLargeLaserPrototype|IS ER Large Laser Prototype
is-medium-pulse-laser-prototype|Medium Pulse Laser Prototype|IS|3|beyond|energy|2|1|4|6|perHit||0|2|4|6|8|-2|||48|60000||||||||||2;3;4;6|energy;laser;prototype;targetingComputer|ISMediumPulseLaserPrototype|IS Pulse Med Laser Prototype;IS Medium Pulse Laser Prototype
is-lb-2-x-ac-thb|LB 2-X AC (THB)|IS|3|beyond|ballistic|6|4|1|2|perHit|2|6|10|18|27|36|0|lbx-thb||40|200000|||||||||||ballistic;targetingComputer|ISTHBLBXAC2|IS LB 2-X AC (THB)
is-lb-5-x-ac-thb|LB 5-X AC (THB)|IS|3|beyond|ballistic|8|6|1|5|perHit|5|3|8|15|22|30|0|lbx-thb||85|300000|||||||||||ballistic;targetingComputer|ISTHBLBXAC5|IS LB 5-X AC (THB)
is-lb-20-x-ac-thb|LB 20-X AC (THB)|IS|3|beyond|ballistic|14|10|6|20|perHit|20|0|4|7|12|14|0|lbx-thb||204|700000|||||||||||ballistic;splittable;targetingComputer|ISTHBLBXAC20|IS LB 20-X AC (THB)
is-ultra-ac-2-thb|Ultra AC/2 (THB)|IS|3|beyond|ballistic|7|3|1|2|perHit|2|3|9|20|32|40|0|ultra-thb||67|150000|||||||||||ballistic;targetingComputer|ISUltraAC2 (THB)|IS Ultra AC/2 (THB)
is-ultra-ac-10-thb|Ultra AC/10 (THB)|IS|3|beyond|ballistic|13|7|4|10|perHit|10|0|7|14|21|28|0|ultra-thb||245|400000|||||||||||ballistic;targetingComputer|ISUltraAC10 (THB)|IS Ultra AC/10 (THB)
is-ultra-ac-20-thb|Ultra AC/20 (THB)|IS|3|beyond|ballistic|15|11|10|20|perHit|20|0|4|8|12|16|0|ultra-thb||335|600000|||||||||||ballistic;splittable;targetingComputer|ISUltraAC20 (THB)|IS Ultra AC/20 (THB)
is-light-ac-2|Light AC/2|IS|3|book|ballistic|4|1|1|2|perHit|2|0|6|12|18|24|0|lac|45|30|100000|3|2000|||||||||ballistic;explosive;targetingComputer|Light Auto Cannon/2|IS Light AutoCannon/2;ISLAC2;IS Light Autocannon/2
is-light-ac-5|Light AC/5|IS|3|book|ballistic|5|2|1|5|perHit|5|0|5|10|15|20|0|lac|20|62|150000|5|5000|||||||||ballistic;explosive;targetingComputer|Light Auto Cannon/5|IS Light Auto Cannon/5;ISLAC5;IS Light Autocannon/5
is-heavy-flamer|Heavy Flamer|IS|3|book|ballistic|1|1|5|4|perHit|2|0|2|4|6|8|0|heavy-flamer|10|20|20000|3|2000|||||||||ballistic;flamer||IS Heavy Flamer;ISHeavyFlamer
is-extendedlrm-5|ExtendedLRM 5|IS|3|beyond|missile|6|1|3||perMissile|5|10|12|22|38|44|0|extended-lrm||59|110000|||||||||||missile||IS ExtendedLRM-5;ISExtendedLRM5;IS ExtendedLRM 5;ELRM-5 (THB)
is-extendedlrm-10|ExtendedLRM 10|IS|3|beyond|missile|8|4|6||perMissile|10|10|12|22|38|44|0|extended-lrm||117|225000|||||||||||missile||IS ExtendedLRM-10;ISExtendedLRM10;IS ExtendedLRM 10;ELRM-10 (THB)
is-extendedlrm-15|ExtendedLRM 15|IS|3|beyond|missile|12|6|8||perMissile|15|10|12|22|38|44|0|extended-lrm||177|350000|||||||||||missile||IS ExtendedLRM-15;ISExtendedLRM15;IS ExtendedLRM 15;ELRM-15 (THB)
is-extendedlrm-20|ExtendedLRM 20|IS|3|beyond|missile|18|8|10||perMissile|20|10|12|22|38|44|0|extended-lrm||236|450000|||||||||||missile||IS ExtendedLRM-20;ISExtendedLRM20;IS ExtendedLRM 20;ELRM-20 (THB)
is-thunderbolt-5|Thunderbolt 5|IS|3|book|missile|3|1|3|5|perHit|1|5|6|12|18|24|0|thunderbolt-5|12|64|50000|8|50000|13||||||||missile||IS Thunderbolt-5;ISThunderbolt5;IS Thunderbolt 5
is-thunderbolt-10|Thunderbolt 10|IS|3|book|missile|7|2|5|10|perHit|1|5|6|12|18|24|0|thunderbolt-10|6|127|175000|16|50000|25||||||||missile||IS Thunderbolt-10;ISThunderbolt10;ISTBolt10;IS Thunderbolt 10
is-thunderbolt-15|Thunderbolt 15|IS|3|book|missile|11|3|7|15|perHit|1|5|6|12|18|24|0|thunderbolt-15|4|229|325000|26|50000|46||||||||missile||IS Thunderbolt-15;ISThunderbolt15;ISTBolt15;IS Thunderbolt 15
is-thunderbolt-20|Thunderbolt 20|IS|3|book|missile|15|5|8|20|perHit|1|5|6|12|18|24|0|thunderbolt-20|3|305|450000|35|50000|61||||||||missile||IS Thunderbolt-20;ISThunderbolt20;ISTBolt20;IS Thunderbolt 20
is-kinslaughter-h-erppc|Kinslaughter H ERPPC|IS|3|beyond|energy|7|3|13|10|perHit||0|7|14|23|28|0|||228|450000||||||||||4;10;16;20|energy;ppc;singleTarget;targetingComputer|ISHERPPC|IS Kinslaughter H ERPPC
is-snub-nosed-ppc|Snub-Nosed PPC|IS|3|beyond|energy|6|2|11|10|perHit||3|6|12|18|24|0|||176|400000||||||||||4;7;10;14|energy;ppc;singleTarget;targetingComputer|ISSNPPC|ISSnubNosedPPC;Snub Nosed Particle Cannon
is-rail-gun|Rail Gun|IS|3|beyond|ballistic|18|9|1|22|perHit||1|6|13|19|26|0|rail-gun||411|300000|||||||||||ballistic;explosive;noFires;singleTarget;targetingComputer|ISRailGun|IS Rail Gun
is-magshot|Magshot|IS|3|beyond|ballistic|0.5|2|1|2|perHit||0|3|6|9|12|0|magshot||15|8500|||||||||||ballistic;explosive;noFires;singleTarget;targetingComputer|ISMagshotGR|
ba-is-fire-extinguisher|Fire Extinguisher|IS|3|beyond|other|0|0|0|0|perHit||0|1|1|1|1|0|||0|0|||||||||||battleArmor;extinguisher;noFires;soloAttack||
is-light-ppc|Light PPC|IS|3|beyond|energy|3|2|5|5|perHit||3|6|12|18|24|0|||88|100000||||||||||4;7;10;14|energy;ppc;singleTarget;targetingComputer|Light Particle Cannon|ISLightPPC;ISLPPC
is-heavy-ppc|Heavy PPC|IS|3|beyond|energy|10|4|15|15|perHit||3|6|12|18|24|0|||316|300000||||||||||4;7;10;14|energy;ppc;singleTarget;targetingComputer|Heavy Particle Cannon|ISHeavyPPC;ISHPPC
is-rotary-ac-10|Rotary AC/10|IS|3|beyond|ballistic|16|12|3|10|perHit|10|0|3|6|9|12|0|rotary||296|450000|||||||||||ballistic;explosive;targetingComputer|ISRotaryAC10|IS Rotary AC/10
is-rotary-ac-20|Rotary AC/20|IS|3|beyond|ballistic|18|14|7|20|perHit|20|0|2|4|6|8|0|rotary||474|800000|||||||||||ballistic;explosive;splittable;targetingComputer|ISRotaryAC20|IS Rotary AC/20
is-light-ac-10|Light AC/10|IS|3|beyond|ballistic|8|4|3|10|perHit|10|0|3|6|9|12|0|lac||74|225000|||||||||||ballistic;explosive;targetingComputer|Light Auto Cannon/10|IS Light AutoCannon/10;ISLAC10;IS Light Autocannon/10
is-light-ac-20|Light AC/20|IS|3|beyond|ballistic|9|6|7|20|perHit|20|0|2|4|6|8|0|lac||118|325000|||||||||||ballistic;explosive;targetingComputer|Light Auto Cannon/20|IS Light Auto Cannon/20;ISLAC20;IS Light Autocannon/20
is-streak-mrm-10|Streak MRM 10|IS|3|beyond|missile|4.5|2|4||perMissile|10|0|3|8|15|16|1|streak-mrm||88|100000|||||||||||missile||StreakMRM-10;ISStreakMRM10;IS Streak MRM 10
is-streak-mrm-20|Streak MRM 20|IS|3|beyond|missile|10.5|3|6||perMissile|20|0|3|8|15|16|1|streak-mrm||177|250000|||||||||||missile||StreakMRM-20;ISStreakMRM20;IS Streak MRM 20
is-streak-mrm-30|Streak MRM 30|IS|3|beyond|missile|15|6|10||perMissile|30|0|3|8|15|16|1|streak-mrm||265|450000|||||||||||missile||StreakMRM-30;ISStreakMRM30;IS Streak MRM 30
is-streak-mrm-40|Streak MRM 40|IS|3|beyond|missile|18|8|12||perMissile|40|0|3|8|15|16|1|streak-mrm||353|700000|||||||||||missile||StreakMRM-40;ISStreakMRM40;IS Streak MRM 40
is-hawk-srm-2|Hawk SRM 2|IS|3|beyond|missile|1|1|2||perMissile|2|0|4|8|12|16|0|hawk-srm||28|20000|||||||||||missile;noFires||ISHawkSRM2;IS Hawk SRM 2
is-hawk-srm-4|Hawk SRM 4|IS|3|beyond|missile|2|1|3||perMissile|4|0|4|8|12|16|0|hawk-srm||52|120000|||||||||||missile;noFires||ISHawkSRM4;IS Hawk SRM 4
is-hawk-srm-6|Hawk SRM 6|IS|3|beyond|missile|3|2|4||perMissile|6|0|4|8|12|16|0|hawk-srm||79|160000|||||||||||missile;noFires||ISHawkSRM6;IS Hawk SRM 6
is-phoenix-lrm-5|Phoenix LRM 5|IS|3|beyond|missile|2|1|2||perMissile|5|6|7|14|21|28|-1|phoenix-lrm||56|60000|||||||||||missile||ISPhoenixLRM5;IS Phoenix LRM 5
is-phoenix-lrm-10|Phoenix LRM 10|IS|3|beyond|missile|5|2|4||perMissile|10|6|7|14|21|28|-1|phoenix-lrm||111|200000|||||||||||missile||ISPhoenixLRM10;IS Phoenix LRM 10
is-phoenix-lrm-15|Phoenix LRM 15|IS|3|beyond|missile|7|3|5||perMissile|15|6|7|14|21|28|-1|phoenix-lrm||167|350000|||||||||||missile||ISPhoenixLRM15;IS Phoenix LRM 15
is-phoenix-lrm-20|Phoenix LRM 20|IS|3|beyond|missile|10|5|6||perMissile|20|6|7|14|21|28|-1|phoenix-lrm||223|500000|||||||||||missile||ISPhoenixLRM20;IS Phoenix LRM 20
is-m-pod|M-Pod|IS|3|beyond|ballistic|1|1|0||variable|15|0|1|2|3|4|0|mpod||5|6000|||||||||||ballistic;oneShot;targetingComputer|ISMPod|ISM-Pod
clan-er-ppc|ER PPC|Clan|2|book|energy|6|2|15|15|perHit||0|7|14|23|28|0|||412|300000||||||||||4;10;16;20|energy;ppc;singleTarget;targetingComputer|CLERPPC|Clan ER PPC
clan-er-large-laser|ER Large Laser|Clan|2|book|energy|4|1|12|10|perHit||0|8|15|25|30|0|||249|200000||||||||||5;10;16;20|energy;laser;singleTarget;targetingComputer|CLERLargeLaser|Clan ER Large Laser;ER Laser (Large)
clan-er-medium-laser|ER Medium Laser|Clan|2|book|energy|1|1|5|7|perHit||0|5|10|15|20|0|||108|80000||||||||||3;7;10;14|energy;laser;singleTarget;targetingComputer|CLERMediumLaser|Clan ER Medium Laser;ER Laser (Medium)
clan-er-small-laser|ER Small Laser|Clan|2|book|energy|0.5|1|2|5|perHit||0|2|4|6|8|0|||31|11250||||||||||1;2;4;4|energy;laser;noFires;singleTarget;targetingComputer|CLERSmallLaser|Clan ER Small Laser;ER Laser (Small)
clan-er-micro-laser|ER Micro Laser|Clan|2|book|energy|0.25|1|1|2|perHit||0|1|2|4||0|||7|10000||||||||||1;2;2;4|energy;laser;noFires;singleTarget;targetingComputer|CLERMicroLaser|Clan ER Micro Laser;ER Laser (Micro)
clan-flamer|Flamer|Clan|2|book|energy|0.5|1|3|2|perHit||0|1|2|3|4|0|||6|7500|||||||||||energy;flamer|CLFlamer|Clan Flamer
clan-vehicle-flamer|Vehicle Flamer|Clan|2|book|ballistic|0.5|1|3|2|perHit|2|0|1|2|3|4|0|vehicle-flamer|20|5|7500|1|1000|||||||||ballistic;flamer|CLVehicleFlamer|Clan Vehicle Flamer;Flamer (vehicle)
clan-heavy-large-laser|Heavy Large Laser|Clan|2|book|energy|4|3|18|16|perHit||0|5|10|15|20|1|||243|250000||||||||||3;6;9;12|energy;laser;singleTarget;targetingComputer|CLHeavyLargeLaser|Clan Large Heavy Laser;Heavy Laser (Large)
clan-heavy-medium-laser|Heavy Medium Laser|Clan|2|book|energy|1|2|7|10|perHit||0|3|6|9|12|1|||76|100000||||||||||2;4;6;8|energy;laser;singleTarget;targetingComputer|CLHeavyMediumLaser|Clan Medium Heavy Laser;Heavy Laser (Medium)
clan-heavy-small-laser|Heavy Small Laser|Clan|2|book|energy|0.5|1|3|6|perHit||0|1|2|3|4|1|||15|20000||||||||||1;2;2;4|energy;laser;singleTarget;targetingComputer|CLHeavySmallLaser|Clan Small Heavy Laser;Heavy Laser (Small)
clan-large-pulse-laser|Large Pulse Laser|Clan|2|book|energy|6|2|10|10|perHit||0|6|14|20|28|-2|||265|175000||||||||||4;10;14;20|energy;laser;targetingComputer|CLLargePulseLaser|Clan Pulse Large Laser;Clan Large Pulse Laser;Pulse Laser (Large)
clan-medium-pulse-laser|Medium Pulse Laser|Clan|2|book|energy|2|1|4|7|perHit||0|4|8|12|16|-2|||111|60000||||||||||3;5;8;10|energy;laser;targetingComputer|CLMediumPulseLaser|Clan Pulse Med Laser;Clan Medium Pulse Laser;Pulse Laser (Medium)
clan-small-pulse-laser|Small Pulse Laser|Clan|2|book|energy|1|1|2|3|perHit||0|2|4|6|8|-2|||24|16000||||||||||1;2;4;4|energy;laser;targetingComputer|CLSmallPulseLaser|Clan Pulse Small Laser;Clan Small Pulse Laser;Pulse Laser (Small)
clan-micro-pulse-laser|Micro Pulse Laser|Clan|2|book|energy|0.5|1|1|3|perHit||0|1|2|3|4|-2|||12|12500||||||||||1;2;2;4|energy;laser;noFires;targetingComputer|CLMicroPulseLaser|Clan Micro Pulse Laser;Pulse Laser (Micro)
clan-lb-2-x-ac|LB 2-X AC|Clan|2|book|ballistic|5|3|1|2|perHit|2|4|10|20|30|40|0|lbx|45|47|150000|6|2000|||||||||ballistic;targetingComputer|CLLBXAC2|Clan LB 2-X AC
clan-lb-5-x-ac|LB 5-X AC|Clan|2|book|ballistic|7|4|1|5|perHit|5|3|8|15|24|30|0|lbx|20|93|250000|12|9000|||||||||ballistic;targetingComputer|CLLBXAC5|Clan LB 5-X AC
clan-lb-10-x-ac|LB 10-X AC|Clan|2|book|ballistic|10|5|2|10|perHit|10|0|6|12|18|24|0|lbx|10|148|400000|19|12000|||||||||ballistic;targetingComputer|CLLBXAC10|Clan LB 10-X AC
clan-lb-20-x-ac|LB 20-X AC|Clan|2|book|ballistic|12|9|6|20|perHit|20|0|4|8|12|16|0|lbx|5|237|600000|33|20000|||||||||ballistic;splittable;targetingComputer|CLLBXAC20|Clan LB 20-X AC
clan-machine-gun|Machine Gun|Clan|2|book|ballistic|0.25|1|0|2|perHit|2|0|1|2|3|4|0|mg|200|5|5000|1|1000|||||||||ballistic;machineGun|CLMG|Clan Machine Gun
clan-light-machine-gun|Light Machine Gun|Clan|2|book|ballistic|0.25|1|0|1|perHit|1|0|2|4|6|8|0|mg-light|200|5|5000|1|500|||||||||ballistic;machineGun|CLLightMG|Clan Light Machine Gun
clan-heavy-machine-gun|Heavy Machine Gun|Clan|2|book|ballistic|0.5|1|0|3|perHit|3|0|1|2|||0|mg-heavy|100|6|7500|1|1000|||||||||ballistic;machineGun|CLHeavyMG|Clan Heavy Machine Gun
clan-lrm-5|LRM 5|Clan|2|book|missile|1|1|2|1|perMissile|5|0|7|14|21|28|0|lrm|24|55|30000|7|30000|||||||||missile|CLLRM5|Clan LRM-5;Clan LRM 5
clan-lrm-10|LRM 10|Clan|2|book|missile|2.5|1|4|1|perMissile|10|0|7|14|21|28|0|lrm|12|109|100000|14|30000|||||||||missile|CLLRM10|Clan LRM-10;Clan LRM 10
clan-lrm-15|LRM 15|Clan|2|book|missile|3.5|2|5|1|perMissile|15|0|7|14|21|28|0|lrm|8|164|175000|21|30000|||||||||missile|CLLRM15|Clan LRM-15;Clan LRM 15
clan-lrm-20|LRM 20|Clan|2|book|missile|5|4|6|1|perMissile|20|0|7|14|21|28|0|lrm|6|220|250000|27|30000|||||||||missile|CLLRM20|Clan LRM-20;Clan LRM 20
clan-lrm-5-os|LRM 5 (OS)|Clan|2|edition|missile|1.5|1|2||perMissile|5|0|7|14|21|28|0|lrm||11|30000|||||||||||missile;oneShot|CLLRM5 (OS)|Clan OS LRM-5;Clan LRM 5 (OS)
clan-lrm-10-os|LRM 10 (OS)|Clan|2|edition|missile|3|1|4||perMissile|10|0|7|14|21|28|0|lrm||22|100000|||||||||||missile;oneShot|CLLRM10 (OS)|Clan OS LRM-10;Clan LRM 10 (OS)
clan-lrm-15-os|LRM 15 (OS)|Clan|2|edition|missile|4|2|5||perMissile|15|0|7|14|21|28|0|lrm||33|175000|||||||||||missile;oneShot|CLLRM15 (OS)|Clan OS LRM-15;Clan LRM 15 (OS)
clan-lrm-20-os|LRM 20 (OS)|Clan|2|edition|missile|5.5|4|6||perMissile|20|0|7|14|21|28|0|lrm||44|250000|||||||||||missile;oneShot|CLLRM20 (OS)|Clan OS LRM-20;Clan LRM 20 (OS)
clan-srm-2|SRM 2|Clan|2|book|missile|0.5|1|2|2|perMissile|2|0|3|6|9|12|0|srm|50|21|10000|3|27000|||||||||missile;noFires|CLSRM2|Clan SRM-2;Clan SRM 2
clan-srm-4|SRM 4|Clan|2|book|missile|1|1|3|2|perMissile|4|0|3|6|9|12|0|srm|25|39|60000|5|27000|||||||||missile|CLSRM4|Clan SRM-4;Clan SRM 4
clan-srm-6|SRM 6|Clan|2|book|missile|1.5|1|4|2|perMissile|6|0|3|6|9|12|0|srm|15|59|80000|7|27000|||||||||missile|CLSRM6|Clan SRM-6;Clan SRM 6
clan-srm-2-os|SRM 2 (OS)|Clan|2|edition|missile|1|1|2||perMissile|2|0|3|6|9|12|0|srm||4|10000|||||||||||missile;noFires;oneShot|CLSRM2 (OS)|Clan OS SRM-2;Clan SRM 2 (OS)
clan-srm-4-os|SRM 4 (OS)|Clan|2|edition|missile|1.5|1|3||perMissile|4|0|3|6|9|12|0|srm||8|60000|||||||||||missile;oneShot|CLSRM4 (OS)|Clan OS SRM-4;Clan SRM 4 (OS)
clan-srm-6-os|SRM 6 (OS)|Clan|2|edition|missile|2|1|4||perMissile|6|0|3|6|9|12|0|srm||12|80000|||||||||||missile;oneShot|CLSRM6 (OS)|Clan OS SRM-6;Clan SRM 6 (OS)
clan-lrt-5|LRT 5|Clan|2|edition|missile|1|1|2||perMissile|5|0|0|0|0|0|0|lrt||55|30000||||||||||7;14;21;28|missile|CLLRTorpedo5|Clan LRTorpedo-5;Clan LRTorpedo 5;CLLRT5
clan-lrt-10|LRT 10|Clan|2|edition|missile|2.5|1|4||perMissile|10|0|0|0|0|0|0|lrt||109|100000||||||||||7;14;21;28|missile|CLLRTorpedo10|Clan LRTorpedo-10;Clan LRTorpedo 10;CLLRT10
clan-lrt-15|LRT 15|Clan|2|edition|missile|3.5|2|5||perMissile|15|0|0|0|0|0|0|lrt||164|175000||||||||||7;14;21;28|missile|CLLRTorpedo15|Clan LRTorpedo-15;Clan LRTorpedo 15;CLLRT15
clan-lrt-20|LRT 20|Clan|2|edition|missile|5|4|6||perMissile|20|0|0|0|0|0|0|lrt||220|250000||||||||||7;14;21;28|missile|CLLRTorpedo20|Clan LRTorpedo-20;Clan LRTorpedo 20;CLLRT20
clan-lrt-5-os|LRT 5 (OS)|Clan|2|edition|missile|1.5|1|2||perMissile|5|0|0|0|0|0|0|lrt||11|30000||||||||||7;14;21;28|missile;oneShot|CLLRTorpedo5 (OS)|Clan OS LRTorpedo-5;Clan LRTorpedo 5 (OS);CLLRT5 (OS)
clan-lrt-10-os|LRT 10 (OS)|Clan|2|edition|missile|3|1|4||perMissile|10|0|0|0|0|0|0|lrt||22|100000||||||||||7;14;21;28|missile;oneShot|CLLRTorpedo10 (OS)|Clan OS LRTorpedo-10;Clan LTorpedoM 10 (OS);CLLRT10 (OS)
clan-lrt-15-os|LRT 15 (OS)|Clan|2|edition|missile|4|2|5||perMissile|15|0|0|0|0|0|0|lrt||33|175000||||||||||7;14;21;28|missile;oneShot|CLLRTorpedo15 (OS)|Clan OS LRTorpedo-15;Clan LRTorpedo 15 (OS);CLLRT15 (OS)
clan-lrt-20-os|LRT 20 (OS)|Clan|2|edition|missile|5.5|4|6||perMissile|20|0|0|0|0|0|0|lrt||44|200000||||||||||7;14;21;28|missile;oneShot|CLLRTorpedo20 (OS)|Clan OS LRTorpedo-20;Clan LRTorpedo 20 (OS);CLLRT20 (OS)
clan-srt-2|SRT 2|Clan|2|edition|missile|0.5|1|2||perMissile|2|0|0|0|0|0|0|srt||21|10000||||||||||3;6;9;12|missile;noFires|CLSRTorpedo2|Clan SRTorpedo-2;Clan SRTorpedo 2;CLSRT2
clan-srt-4|SRT 4|Clan|2|edition|missile|1|1|3||perMissile|4|0|0|0|0|0|0|srt||39|60000||||||||||3;6;9;12|missile|CLSRTorpedo4|Clan SRTorpedo-4;Clan SRTorpedo 4;CLSRT4
clan-srt-6|SRT 6|Clan|2|edition|missile|1.5|1|4||perMissile|6|0|0|0|0|0|0|srt||59|80000||||||||||3;6;9;12|missile|CLSRTorpedo6|Clan SRTorpedo-6;Clan SRTorpedo 6;CLSRT6
clan-srt-2-os|SRT 2 (OS)|Clan|2|edition|missile|1|1|2||perMissile|2|0|0|0|0|0|0|srt||4|10000||||||||||3;6;9;12|missile;noFires;oneShot|CLSRTorpedo2 (OS)|Clan OS SRTorpedo-2;Clan SRTorpedo 2 (OS);CLSRT2 (OS)
clan-srt-4-os|SRT 4 (OS)|Clan|2|edition|missile|1.5|1|3||perMissile|4|0|0|0|0|0|0|srt||8|60000||||||||||3;6;9;12|missile;oneShot|CLSRTorpedo4 (OS)|Clan OS SRTorpedo-4;Clan SRTorpedo 4 (OS);CLSRT4 (OS)
clan-srt-6-os|SRT 6 (OS)|Clan|2|edition|missile|2|1|4||perMissile|6|0|0|0|0|0|0|srt||12|80000||||||||||3;6;9;12|missile;oneShot|CLSRTorpedo6 (OS)|Clan OS SRTorpedo-6;Clan SRTorpedo 6 (OS);CLSRT6 (OS)
clan-gauss-rifle|Gauss Rifle|Clan|2|book|ballistic|12|6|1|15|perHit||2|7|15|22|30|0|gauss|8|321|300000|33|20000|||||||||ballistic;explosive;noFires;singleTarget;targetingComputer|CLGaussRifle|Clan Gauss Rifle
clan-ultra-ac-2|Ultra AC/2|Clan|2|book|ballistic|5|2|1|2|perHit|2|2|9|18|27|36|0|ultra|45|62|120000|6|1000|||||||||ballistic;targetingComputer|CLUltraAC2|Clan Ultra AC/2
clan-ultra-ac-5|Ultra AC/5|Clan|2|book|ballistic|7|3|1|5|perHit|5|0|7|14|21|28|0|ultra|20|123|200000|15|9000|||||||||ballistic;targetingComputer|CLUltraAC5|Clan Ultra AC/5
clan-ultra-ac-10|Ultra AC/10|Clan|2|book|ballistic|10|4|3|10|perHit|10|0|6|12|18|24|0|ultra|10|211|320000|26|12000|||||||||ballistic;targetingComputer|CLUltraAC10|Clan Ultra AC/10
clan-ultra-ac-20|Ultra AC/20|Clan|2|book|ballistic|12|8|7|20|perHit|20|0|4|8|12|16|0|ultra|5|337|480000|35|20000|||||||||ballistic;splittable;targetingComputer|CLUltraAC20|Clan Ultra AC/20
clan-streak-srm-2|Streak SRM 2|Clan|2|book|missile|1|1|2|2|perMissile|2|0|4|8|12|16|0|streak-srm|50|40|15000|5|54000|||||||||missile;noFires|CLStreakSRM2|Clan Streak SRM-2;Clan Streak SRM 2
clan-streak-srm-4|Streak SRM 4|Clan|2|book|missile|2|1|3|2|perMissile|4|0|4|8|12|16|0|streak-srm|25|79|90000|10|54000|||||||||missile|CLStreakSRM4|Clan Streak SRM-4;Clan Streak SRM 4
clan-streak-srm-6|Streak SRM 6|Clan|2|book|missile|3|2|4|2|perMissile|6|0|4|8|12|16|0|streak-srm|15|119|120000|15|54000|||||||||missile|CLStreakSRM6|Clan Streak SRM-6;Clan Streak SRM 6
clan-streak-srm-2-os|Streak SRM 2 (OS)|Clan|2|edition|missile|1.5|1|2||perMissile|2|0|4|8|12|16|0|streak-srm||8|15000|||||||||||missile;noFires;oneShot|CLStreakSRM2 (OS)|Clan OS Streak SRM-2;Clan Streak SRM 2 (OS)
clan-streak-srm-4-os|Streak SRM 4 (OS)|Clan|2|edition|missile|2.5|1|3||perMissile|4|0|4|8|12|16|0|streak-srm||16|90000|||||||||||missile;oneShot|CLStreakSRM4 (OS)|Clan OS Streak SRM-4;Clan Streak SRM 4 (OS)
clan-streak-srm-6-os|Streak SRM 6 (OS)|Clan|2|edition|missile|3.5|2|4||perMissile|6|0|4|8|12|16|0|streak-srm||24|120000|||||||||||missile;oneShot|CLStreakSRM6 (OS)|Clan OS Streak SRM-6;Clan Streak SRM 6 (OS)
clan-atm-3|ATM 3|Clan|2|book|missile|1.5|2|2|2|perMissile|3|4|5|10|15|20|0|atm|20|53|50000|14|75000|||||||||missile|CLATM3|Clan ATM-3
clan-atm-6|ATM 6|Clan|2|book|missile|3.5|3|4|2|perMissile|6|4|5|10|15|20|0|atm|10|105|125000|26|75000|||||||||missile|CLATM6|Clan ATM-6
clan-atm-9|ATM 9|Clan|2|book|missile|5|4|6|2|perMissile|9|4|5|10|15|20|0|atm|7|147|225000|36|75000|||||||||missile|CLATM9|Clan ATM-9
clan-atm-12|ATM 12|Clan|2|book|missile|7|5|8|2|perMissile|12|4|5|10|15|20|0|atm|5|212|350000|52|75000|||||||||missile|CLATM12|Clan ATM-12
clan-ams|AMS|Clan|2|book|other|0.5|1|1||special|2|0|0|0|0|0|0|ams|24|63|100000|21|2000|||||||||ams;autoTarget|CLAntiMissileSystem|Clan Anti-Missile Sys;Clan AMS;Clan Anti-Missile Syst;Anti-Missile System
clan-narc|Narc|Clan|2|book|missile|2|1|0||special|1|0|4|8|12|16|0|narc|6|30|100000|0|6000|||||||||missile;noFires|CLNarcBeacon|Clan Narc Beacon;Clan Narc Missile Beacon;Narc Missile Beacon
clan-narc-os|Narc (OS)|Clan|2|edition|missile|2.5|1|0||special|1|0|4|8|12|16|0|narc||6|100000|||||||||||missile;noFires;oneShot|CLNarcBeacon (OS)|Clan OS Narc Beacon;Clan Narc Missile Beacon (OS)
clan-arrow-iv|Arrow IV|Clan|2|book|artillery|12|12|10|20|area|20|0|||||0|arrow-iv|5|171|450000|11|10000|||10||||6||artillery;splittable|CLArrowIV|CLArrowIVSystem;Clan Arrow IV System;Clan Arrow IV Missile System;Arrow IV System
clan-long-tom|Long Tom|Clan|2|book|artillery|30|30|20|20|area|20|0|||||0|long-tom|5|171|450000|11|10000|||10||||20||artillery|CLLongTom|CLLongTomArtillery;Clan Long Tom
clan-sniper|Sniper|Clan|2|book|artillery|20|20|10|10|area|10|0|||||0|sniper|10|86|300000|5|6000|||5||||12||artillery;splittable|CLSniper|CLSniperArtillery;Clan Sniper
clan-thumper|Thumper|Clan|2|book|artillery|15|15|6|5|area|5|0|||||0|thumper|20|40|187500|3|4500|||2||||14||artillery;splittable|CLThumper|CLThumperArtillery;Clan Thumper
clan-er-large-pulse-laser|ER Large Pulse Laser|Clan|3|book|energy|6|3|13|10|perHit||0|7|15|23|30|-1|||271|400000||||||||||4;10;14;20|energy;laser;targetingComputer|CLERLargePulseLaser|Clan ER Pulse Large Laser;Clan ER Large Pulse Laser;ER Pulse Laser (Lg)
clan-er-medium-pulse-laser|ER Medium Pulse Laser|Clan|3|book|energy|2|2|6|7|perHit||0|5|9|14|18|-1|||116|150000||||||||||3;5;8;10|energy;laser;targetingComputer|CLERMediumPulseLaser|Clan ER Pulse Med Laser;Clan ER Medium Pulse Laser;ER Pulse Laser (Med)
clan-er-small-pulse-laser|ER Small Pulse Laser|Clan|3|book|energy|1.5|1|3|5|perHit||0|2|4|6|8|-1|||36|30000||||||||||1;2;4;4|energy;laser;targetingComputer|CLERSmallPulseLaser|Clan ER Pulse Small Laser;Clan ER Small Pulse Laser;ER Pulse Laser (Sm)
clan-rotary-ac-2|Rotary AC/2|Clan|3|beyond|ballistic|7|4|1|2|perHit|2|2|9|18|27|36|0|rotary||185|240000|||||||||||ballistic;targetingComputer|CLRotaryAC2|Clan Rotary AC/2;Clan Rotary Assault Cannon/2
clan-rotary-ac-5|Rotary AC/5|Clan|3|beyond|ballistic|10|5|1|5|perHit|5|0|7|14|21|28|0|rotary||360|400000|||||||||||ballistic;targetingComputer|CLRotaryAC5|Clan Rotary AC/5;Clan Rotary Assault Cannon/5
clan-rotary-ac-10|Rotary AC/10|Clan|3|beyond|ballistic|14|7|3|10|perHit|10|0|6|12|18|24|0|rotary||617|640000|||||||||||ballistic;targetingComputer|CLRotaryAC10|Clan Rotary AC/10;Clan Rotary Assault Cannon/10
clan-rotary-ac-20|Rotary AC/20|Clan|3|beyond|ballistic|16|10|7|20|perHit|20|0|4|8|12|16|0|rotary||823|960000|||||||||||ballistic;splittable;targetingComputer|CLRotaryAC20|Clan Rotary AC/20;Clan Rotary Assault Cannon/20
clan-streak-lrm-5|Streak LRM 5|Clan|3|book|missile|2|1|2|1|perMissile|5|0|7|14|21|28|0|streak-lrm|24|87|75000|11|60000|17||||||||missile|CLStreakLRM5|Clan Streak LRM-5;Clan Streak LRM 5
clan-streak-lrm-10|Streak LRM 10|Clan|3|book|missile|5|2|4|1|perMissile|10|0|7|14|21|28|0|streak-lrm|12|173|225000|22|60000|35||||||||missile|CLStreakLRM10|Clan Streak LRM-10;Clan Streak LRM 10
clan-streak-lrm-15|Streak LRM 15|Clan|3|book|missile|7|3|5|1|perMissile|15|0|7|14|21|28|0|streak-lrm|8|260|400000|32|60000|52||||||||missile|CLStreakLRM15|Clan Streak LRM-15;Clan Streak LRM 15
clan-streak-lrm-20|Streak LRM 20|Clan|3|book|missile|10|5|6|1|perMissile|20|0|7|14|21|28|0|streak-lrm|6|346|600000|43|60000|69||||||||missile|CLStreakLRM20|Clan Streak LRM-20;Clan Streak LRM 20
clan-streak-lrm-5-os|Streak LRM 5 (OS)|Clan|3|beyond|missile|2.5|1|2||perMissile|5|0|7|14|21|28|0|streak-lrm||17|75000|||||||||||missile;oneShot|CLOSStreakLRM5|Clan Streak LRM-5 (OS);Clan Streak LRM 5 (OS);CLStreakLRM5 (OS)
clan-streak-lrm-10-os|Streak LRM 10 (OS)|Clan|3|beyond|missile|5.5|2|4||perMissile|10|0|7|14|21|28|0|streak-lrm||35|225000|||||||||||missile;oneShot|CLOSStreakLRM10|Clan Streak LRM-10 (OS);Clan Streak LRM 10 (OS);CLStreakLRM10 (OS)
clan-streak-lrm-15-os|Streak LRM 15 (OS)|Clan|3|beyond|missile|7.5|3|5||perMissile|15|0|7|14|21|28|0|streak-lrm||52|400000|||||||||||missile;oneShot|CLOSStreakLRM15|Clan Streak LRM-15 (OS);Clan Streak LRM 15 (OS);CLStreakLRM15 (OS)
clan-streak-lrm-20-os|Streak LRM 20 (OS)|Clan|3|beyond|missile|10.5|5|6||perMissile|20|0|7|14|21|28|0|streak-lrm||69|600000|||||||||||missile;oneShot|CLOSStreakLRM20|Clan Streak LRM-20 (OS);Clan Streak LRM 20 (OS);CLStreakLRM20 (OS)
clan-laser-ams|Laser AMS|Clan|3|book|energy|1.5|2|||special|2|0|0|0|0|0|0|||105|225000||||||||2D6|||ams;autoTarget;energy;heatDice|CLLaserAntiMissileSystem|Clan Laser Anti-Missile Sys;Clan Laser AMS
clan-plasma-rifle|Plasma Rifle|Clan|3|beyond|energy|6|2|15|10|perHit|1|2|6|14|22|28|0|||195|300000||||||||||4;10;15;20|energy;plasma;targetingComputer||Clan Plasma Rifle;CL Plasma Rifle;CLPlasmaRifle;MFUKCLPlasmaRifle
clan-magshot|Magshot|Clan|3|beyond|ballistic|0.5|2|1|2|perHit||0|3|6|9|12|0|magshot||15|8500|||||||||||ballistic;explosive;noFires;singleTarget;targetingComputer|CLMagshotGR|Clan Magshot Gauss Rifle
clan-m-pod|M-Pod|Clan|3|beyond|ballistic|1|1|0||variable|15|0|1|2|3|4|0|mpod||5|6000|||||||||||ballistic;oneShot;targetingComputer|CLMPod|CLM-Pod
proto-clan-lrm-1|LRM 1|Clan|2|edition|missile|0.2|0|0||perMissile|1|0|7|14|21|28|0|lrm||17|0|||||||||||missile;protomech|CLLRM1|
proto-clan-lrm-2|LRM 2|Clan|2|edition|missile|0.4|0|0||perMissile|2|0|7|14|21|28|0|lrm||25|0|||||||||||missile;protomech|CLLRM2|
proto-clan-lrm-3|LRM 3|Clan|2|edition|missile|0.6|0|0||perMissile|3|0|7|14|21|28|0|lrm||35|0|||||||||||missile;protomech|CLLRM3|
proto-clan-lrm-4|LRM 4|Clan|2|edition|missile|0.8|0|0||perMissile|4|0|7|14|21|28|0|lrm||46|0|||||||||||missile;protomech|CLLRM4|
proto-clan-lrm-6|LRM 6|Clan|2|edition|missile|1.2|0|0||perMissile|6|0|7|14|21|28|0|lrm||69|0|||||||||||missile;protomech|CLLRM6|
proto-clan-lrm-7|LRM 7|Clan|2|edition|missile|1.4|0|0||perMissile|7|0|7|14|21|28|0|lrm||92|0|||||||||||missile;protomech|CLLRM7|
proto-clan-lrm-8|LRM 8|Clan|2|edition|missile|1.6|0|0||perMissile|8|0|7|14|21|28|0|lrm||93|0|||||||||||missile;protomech|CLLRM8|
proto-clan-lrm-9|LRM 9|Clan|2|edition|missile|1.8|0|0||perMissile|9|0|7|14|21|28|0|lrm||95|0|||||||||||missile;protomech|CLLRM9|
proto-clan-lrm-11|LRM 11|Clan|2|edition|missile|2.2|0|0||perMissile|11|0|7|14|21|28|0|lrm||139|0|||||||||||missile;protomech|CLLRM11|
proto-clan-lrm-12|LRM 12|Clan|2|edition|missile|2.4|0|0||perMissile|12|0|7|14|21|28|0|lrm||141|0|||||||||||missile;protomech|CLLRM12|
proto-clan-lrm-13|LRM 13|Clan|2|edition|missile|2.6|0|0||perMissile|13|0|7|14|21|28|0|lrm||161|0|||||||||||missile;protomech|CLLRM13|
proto-clan-lrm-14|LRM 14|Clan|2|edition|missile|2.8|0|0||perMissile|14|0|7|14|21|28|0|lrm||163|0|||||||||||missile;protomech|CLLRM14|
proto-clan-lrm-16|LRM 16|Clan|2|edition|missile|3.2|0|0||perMissile|16|0|7|14|21|28|0|lrm||214|0|||||||||||missile;protomech|CLLRM16|
proto-clan-lrm-17|LRM 17|Clan|2|edition|missile|3.4|0|0||perMissile|17|0|7|14|21|28|0|lrm||215|0|||||||||||missile;protomech|CLLRM17|
proto-clan-lrm-18|LRM 18|Clan|2|edition|missile|3.6|0|0||perMissile|18|0|7|14|21|28|0|lrm||217|0|||||||||||missile;protomech|CLLRM18|
proto-clan-lrm-19|LRM 19|Clan|2|edition|missile|3.8|0|0||perMissile|19|0|7|14|21|28|0|lrm||218|0|||||||||||missile;protomech|CLLRM19|
proto-clan-lrt-1|LRT 1|Clan|2|edition|missile|0.2|0|0||perMissile|1|0|0|0|0|0|0|lrt||17|0||||||||||7;14;21;28|missile;protomech|CLLRTorpedo1|
proto-clan-lrt-2|LRT 2|Clan|2|edition|missile|0.4|0|0||perMissile|2|0|0|0|0|0|0|lrt||25|0||||||||||7;14;21;28|missile;protomech|CLLRTorpedo2|
proto-clan-lrt-3|LRT 3|Clan|2|edition|missile|0.6|0|0||perMissile|3|0|0|0|0|0|0|lrt||35|0||||||||||7;14;21;28|missile;protomech|CLLRTorpedo3|
proto-clan-lrt-4|LRT 4|Clan|2|edition|missile|0.8|0|0||perMissile|4|0|0|0|0|0|0|lrt||46|0||||||||||7;14;21;28|missile;protomech|CLLRTorpedo4|
proto-clan-lrt-6|LRT 6|Clan|2|edition|missile|1.2|0|0||perMissile|6|0|0|0|0|0|0|lrt||69|0||||||||||7;14;21;28|missile;protomech|CLLRTorpedo6|
proto-clan-lrt-7|LRT 7|Clan|2|edition|missile|1.4|0|0||perMissile|7|0|0|0|0|0|0|lrt||92|0||||||||||7;14;21;28|missile;protomech|CLLRTorpedo7|
proto-clan-lrt-8|LRT 8|Clan|2|edition|missile|1.6|0|0||perMissile|8|0|0|0|0|0|0|lrt||93|0||||||||||7;14;21;28|missile;protomech|CLLRTorpedo8|
proto-clan-lrt-9|LRT 9|Clan|2|edition|missile|1.8|0|0||perMissile|9|0|0|0|0|0|0|lrt||95|0||||||||||7;14;21;28|missile;protomech|CLLRTorpedo9|
proto-clan-lrt-11|LRT 11|Clan|2|edition|missile|2.2|0|0||perMissile|11|0|0|0|0|0|0|lrt||139|0||||||||||7;14;21;28|missile;protomech|CLLRTorpedo11|
proto-clan-lrt-12|LRT 12|Clan|2|edition|missile|2.4|0|0||perMissile|12|0|0|0|0|0|0|lrt||141|0||||||||||7;14;21;28|missile;protomech|CLLRTorpedo12|
proto-clan-lrt-13|LRT 13|Clan|2|edition|missile|2.6|0|0||perMissile|13|0|0|0|0|0|0|lrt||161|0||||||||||7;14;21;28|missile;protomech|CLLRTorpedo13|
proto-clan-lrt-14|LRT 14|Clan|2|edition|missile|2.8|0|0||perMissile|14|0|0|0|0|0|0|lrt||163|0||||||||||7;14;21;28|missile;protomech|CLLRTorpedo14|
proto-clan-lrt-16|LRT 16|Clan|2|edition|missile|3.2|0|0||perMissile|16|0|0|0|0|0|0|lrt||214|0||||||||||7;14;21;28|missile;protomech|CLLRTorpedo16|
proto-clan-lrt-17|LRT 17|Clan|2|edition|missile|3.4|0|0||perMissile|17|0|0|0|0|0|0|lrt||215|0||||||||||7;14;21;28|missile;protomech|CLLRTorpedo17|
proto-clan-lrt-18|LRT 18|Clan|2|edition|missile|3.6|0|0||perMissile|18|0|0|0|0|0|0|lrt||217|0||||||||||7;14;21;28|missile;protomech|CLLRTorpedo18|
proto-clan-lrt-19|LRT 19|Clan|2|edition|missile|3.8|0|0||perMissile|19|0|0|0|0|0|0|lrt||218|0||||||||||7;14;21;28|missile;protomech|CLLRTorpedo19|
proto-clan-srm-1|SRM 1|Clan|2|edition|missile|0.25|0|0||perMissile|1|0|3|6|9|12|0|srm||15|0|||||||||||missile;protomech|CLSRM1|
proto-clan-srt-1|SRT 1|Clan|2|edition|missile|0.25|0|0||perMissile|1|0|3|6|9|12|0|srt||15|0|||||||||||missile;protomech|CLSRTorpedo1|
proto-clan-streak-srm-1|Streak SRM 1|Clan|2|edition|missile|0.5|0|0||perMissile|1|0|4|8|12|16|0|streak-srm||20|0|||||||||||missile;protomech|CLStreakSRM1|
proto-clan-srm-3|SRM 3|Clan|2|edition|missile|0.75|0|0||perMissile|3|0|3|6|9|12|0|srm||30|0|||||||||||missile;protomech|CLSRM3|
proto-clan-streak-srm-3|Streak SRM 3|Clan|2|edition|missile|1.5|0|0||perMissile|3|0|4|8|12|16|0|streak-srm||59|0|||||||||||missile;protomech|CLStreakSRM3|
proto-clan-srt-3|SRT 3|Clan|2|edition|missile|0.75|0|0||perMissile|3|0|3|6|9|12|0|srt||30|0|||||||||||missile;protomech|CLSRTorpedo3|
proto-clan-srm-5|SRM 5|Clan|2|edition|missile|1.25|0|0||perMissile|5|0|3|6|9|12|0|srm||47|0|||||||||||missile;protomech|CLSRM5|
proto-clan-streak-srm-5|Streak SRM 5|Clan|2|edition|missile|2.5|0|0||perMissile|5|0|4|8|12|16|0|streak-srm||99|0|||||||||||missile;protomech|CLStreakSRM5|
proto-clan-srt-5|SRT 5|Clan|2|edition|missile|1.25|0|0||perMissile|5|0|3|6|9|12|0|srt||47|0|||||||||||missile;protomech|CLSRTorpedo5|
ba-any-leg-attack|Leg Attack|both|1|edition|other|0|0|0||special||0|0|0|0|0|0|||0|0|||||||||||battleArmor;noFires;soloAttack|LegAttack|
ba-any-swarm-mek|Swarm Mek|both|1|edition|other|0|0|0||special||0|0|0|0|0|0|||0|0|||||||||||battleArmor;noFires;soloAttack|SwarmMek|SwarmWeaponMek
ba-any-stop-swarm-attack|Stop Swarm Attack|both|1|edition|other|0|0|0||special||0|0|0|0|0|0|||0|0|||||||||||battleArmor;noFires;soloAttack|StopSwarm|
ba-any-machine-gun|Machine Gun|both|2|edition|ballistic|0|0|0||variable|2|0|1|2|3|4|0|||0|0||||||2|||||ballistic;battleArmor|BAMachineGun|BA-Machine Gun;CLBAMG;ISBAMG;ISBAMachineGun
ba-is-machine-gun|Machine Gun|IS|2|edition|ballistic|0|0|0|2|perHit|2|0|1|2|3|4|0|||0|0|||||||||||ballistic;battleArmor|BASingleMachineGun|BA-Single Machine Gun
ba-is-flamer|Flamer|IS|2|edition|energy|0|0|3|2|perHit||0|1|2|3|4|0|||0|0|||||||||||battleArmor;energy;flamer|ISBASingleFlamer|IS BA-Single Flamer
ba-is-flamer-2|Flamer|IS|2|edition|energy|0|0|0||variable|2|0|1|2|3|4|0|||0|0||||||2|||||battleArmor;energy;flamer|BAFlamer|BA-Flamer;ISBAFlamer;CLBAFlamer
ba-is-small-laser|Small Laser|IS|2|edition|energy|0|0|0||variable|3|0|1|2|3|4|0|||0|0||||||3|||||battleArmor;energy;laser;noFires;singleTarget|BASmallLaser|BA-Small Laser;ISBASmallLaser;CLBASmall Laser
ba-clan-er-small-laser|ER Small Laser|Clan|2|edition|energy|0|0|0||variable|5|0|2|4|6|8|0|||0|0||||||5|||||battleArmor;energy;laser;noFires;singleTarget|BACLERSmallLaser|BA-Clan ER Small Laser
ba-is-twin-flamers|Twin Flamers|IS|2|edition|energy|0|0|0||variable|2|0|1|2|3|4|0|||0|0||||||2|2||||battleArmor;doubleHits;energy;flamer|BATwinFlamers|BA-Twin Flamers
ba-is-inferno-srm|Inferno SRM|IS|2|edition|missile|0|0|0||variable|1|0|3|6|9|12|0|ba-inferno||0|0||||||1|||||battleArmor;inferno;missile|BAInfernoSRM|BA-Inferno SRM
ba-clan-micro-pulse-laser|Micro Pulse Laser|Clan|2|edition|energy|0|0|0||variable|3|0|1|2|3|4|-2|||0|0||||||3|||||battleArmor;energy;laser;noFires|BACLMicroPulseLaser|BA-Clan Micro Pulse Laser
ba-is-micro-bomb|Micro Bomb|IS|2|edition|other|0|0|0||variable|2|0|0|0|0|0|0|ba-micro-bomb||0|0||||||2|||||battleArmor;noFires|BAMicroBomb|BA-Micro Bomb
ba-clan-er-micro-laser|ER Micro Laser|Clan|2|edition|energy|0|0|0||variable|2|0|1|2|4|4|0|||0|0||||||2|||||battleArmor;energy;laser;noFires;singleTarget|BACLERMicroLaser|BA-Clan ER Micro Laser
ba-clan-torpedo-lrm-5|Torpedo/LRM 5|Clan|2|edition|missile|0|0|0||perMissile|5|6|7|14|21|28|0|lrm-torpedo-combo||0|0||||||||||7;14;21;28|battleArmor|CLTorpedoLRM5|Clan Torpedo/LRM-5
ba-is-medium-pulse-laser|Medium Pulse Laser|IS|2|edition|energy|0|0|0||variable|6|0|2|4|6|8|-2|||0|0||||||6|||||battleArmor;energy;laser;singleTarget|BAISMediumPulseLaser|BA-IS Medium Pulse Laser
ba-is-twin-small-pulse-lasers|Twin Small Pulse Lasers|IS|2|edition|energy|0|0|0|3|perHit|2|0|1|2|3|4|-2|||0|0|||||||2||||battleArmor;energy;laser;missileHits;noFires|TwinSmallPulseLaser|
ba-is-triple-small-lasers|Triple Small Lasers|IS|2|edition|energy|0|0|0|3|perHit|3|0|1|2|3|4|0|||0|0|||||||3||||battleArmor;energy;laser;missileHits;noFires|TripleSmallLaser|
ba-is-triple-machine-guns|Triple Machine Guns|IS|2|edition|ballistic|0|0|0|2|perHit|3|0|1|2|3|4|0|||0|0|||||||3||||ballistic;battleArmor;missileHits|TripleMachineGun|
ba-is-fenrir-srm-4|Fenrir SRM 4|IS|2|edition|missile|0|0|0||perMissile|2|0|3|6|9|12|0|srm||0|0|||||||2||||battleArmor;doubleHits;missile|FenrirSRM4|Fenrir SRM-4
ba-is-auto-grenade-launcher|Auto Grenade Launcher|IS|2|edition|ballistic|0|0|0||variable|1|0|1|2|3|4|0|||0|0||||||1|||||ballistic;battleArmor|BAAutoGL|BA-Auto GL
ba-is-magshot-gauss-rifle|Magshot Gauss Rifle|IS|2|edition|ballistic|0|0|0||variable|2|0|3|6|9|12|0|||0|0||||||2|||||ballistic;battleArmor;noFires;singleTarget|BAMagshotGR|BA-Magshot GR
ba-is-medium-laser|Medium Laser|IS|2|edition|energy|0|0|0||variable|5|0|3|6|9|12|0|||0|0||||||5|||||battleArmor;energy;laser;singleTarget|BAISMediumLaser|BA-IS Medium Laser
ba-is-er-small-laser|ER Small Laser|IS|2|edition|energy|0|0|0||variable|3|0|2|4|5|8|0|||0|0||||||3|||||battleArmor;energy;laser;noFires;singleTarget|BAISERSmallLaser|BA-IS ER Small Laser
ba-is-compact-narc|Compact Narc|IS|2|edition|missile|0|0|0|0|perHit|4|0|2|4|5|8|0|narc||0|0|||||||||||battleArmor;missile;noFires|BACompactNarc|BA-Compact Narc
ba-is-twin-small-lasers|Twin Small Lasers|IS|2|edition|energy|0|0|0|3|perHit|2|0|1|2|3|4|0|||0|0|||||||2||||battleArmor;energy;laser;missileHits;noFires;singleTarget|SlothSmallLaser|Sloth Small Laser
ba-is-mine-launcher|Mine Launcher|IS|2|edition|other|0|0|0||special|1|0|0|0|0|0|0|mine||0|0|||||||||||battleArmor;soloAttack|BAMineLauncher|BA-Mine Launcher
ba-clan-bearhunter-ac|Bearhunter AC|Clan|2|edition|ballistic|0|0|0||variable|3|0|0|1|2|2|1|||0|0||||||3|||||ballistic;battleArmor;noFires||BA-Bearhunter Superheavy AC
ba-clan-twin-bearhunter-acs|Twin Bearhunter ACs|Clan|2|edition|ballistic|0|0|0||variable|3|0|0|1|2|2|1|||0|0||||||3|2||||ballistic;battleArmor;doubleHits;noFires||BA-Twin Bearhunter Superheavy ACs
ba-clan-medium-pulse-laser|Medium Pulse Laser|Clan|2|edition|energy|0|0|0||variable|7|0|4|8|12|16|-2|||0|0||||||7||||3;5;8;10|battleArmor;energy;laser|BACLMediumPulseLaser|BA-CL Medium Pulse Laser
ba-is-firedrake-needler|Firedrake Needler|IS|2|edition|other|0|0|0||variable|1|0|1|2|3|4|0|||0|0||||||1|||||battleArmor;incendiary||BA-Firedrake Incendiary Needler
ba-is-light-recoilless|Light Recoilless|IS|2|edition|ballistic|0|0|0||variable|2|0|2|4|6|8|0|||0|0||||||2|||||ballistic;battleArmor;noFires||BA-Light Recoilless Rifle
ba-is-king-david-light-gauss-rifle|King David Light Gauss Rifle|IS|2|edition|ballistic|0|0|0||variable|1|0|3|6|9|12|0|||0|0||||||1|||||ballistic;battleArmor;noFires;singleTarget||BA-King David Light Gauss Rifle
ba-is-medium-recoilless|Medium Recoilless|IS|2|edition|ballistic|0|0|0||variable|3|0|2|4|6|8|0|||0|0||||||3|||||ballistic;battleArmor;noFires||BA-Medium Recoilless Rifle
ba-is-plasma-rifle|Plasma Rifle|IS|2|edition|energy|0|0|0||variable|2|0|2|4|6|8|0|||0|0||||||2|||||battleArmor;energy;plasma|BAPlasmaRifle|BA-Plasma Rifle
ba-is-small-pulse-laser|Small Pulse Laser|IS|2|edition|energy|0|0|0|3|perHit||0|1|2|3|4|-2|||0|0||||||||||1;2;2;4|battleArmor;energy;laser|BASingleSmallPulseLaser|BA-Single Small Pulse Laser
ba-is-srm-4|SRM 4|IS|2|edition|missile|0|0|0||perMissile|4|0|3|6|9|12|0|srm||0|0|||||||||||battleArmor;missile|BA-SRM4|
ba-is-support-ppc|Support PPC|IS|2|edition|energy|0|0|0||variable|2|0|2|5|7|10|0|||0|0||||||2|||||battleArmor;energy;ppc;singleTarget||BA-Support PPC
ba-is-single-vibroclaw|Single Vibroclaw|IS|2|edition|ballistic|0|0|0||variable|1|0|0|0|0|0|0|||0|0||||||1|||||ballistic;battleArmor;boostSwarm;infantryOnly;noFires||BA-Vibro Claws (1)
ba-is-vibroclaws|Vibroclaws|IS|2|edition|ballistic|0|0|0||variable|2|0|0|0|0|0|0|||0|0||||||2|||||ballistic;battleArmor;boostSwarm;infantryOnly;noFires||BA-Vibro Claws (2)
ba-is-phalanx-srm-4|Phalanx SRM 4|IS|2|edition|missile|0|0|0||perMissile|2|0|3|6|9|12|0|srm||0|0|||||||2||||battleArmor;doubleHits;missile|PhalanxSRM4|Phalanx SRM4
ba-clan-semi-portable-autocannon|Semi-Portable Autocannon|Clan|2|edition|ballistic|0|0|0||variable|3|0|1|2|2|2|0|||0|0||||||3|||||ballistic;battleArmor;noFires||BA-HeavyMG
ba-clan-semi-portable-machine-gun|Semi-Portable Machine Gun|Clan|2|edition|ballistic|0|0|0||variable|1|0|2|4|6|8|0|||0|0||||||1|||||ballistic;battleArmor;noFires||BA-LightMG
ba-clan-ultra-heavy-support-laser|Ultra Heavy Support Laser|Clan|2|edition|energy|0|0|0||variable|10|0|3|6|9|12|1|||0|0||||||10||||2;4;6;8|battleArmor;energy;laser;singleTarget||BA-CLHeavyMediumLaser
ba-is-heavy-recoilless|Heavy Recoilless|IS|2|edition|ballistic|0|0|0||variable|3|0|3|5|7|10|0|||0|0||||||3|||||ballistic;battleArmor;noFires||BA-Heavy Recoilless Rifle
ba-clan-semi-portable-heavy-laser|Semi-Portable Heavy Laser|Clan|2|edition|energy|0|0|0||variable|6|0|1|2|3|4|1|||0|0||||||6||||1;2;2;2|battleArmor;energy;laser;singleTarget||BA-CLHeavySmallLaser
ba-clan-er-heavy-support-laser|ER Heavy Support Laser|Clan|2|edition|energy|0|0|0||variable|7|0|5|10|15|20|0|||0|0||||||7|||||battleArmor;energy;laser;singleTarget||BA-CLERMediumLaser
ba-clan-support-pulse-laser|Support Pulse Laser|Clan|2|edition|energy|0|0|0||variable|3|0|2|4|6|8|-2|||0|0||||||3||||1;2;4;4|battleArmor;energy;laser||BA-CLSmallPulseLaser
ba-is-light-mortar|Light Mortar|IS|2|edition|ballistic|0|0|0||variable|3|1|1|2|3|4|0|||0|0||||||3|||||ballistic;battleArmor||BA-ISLightMortar
ba-is-heavy-mortar|Heavy Mortar|IS|2|edition|ballistic|0|0|0||variable|3|2|2|4|6|8|0|||0|0||||||3|||||ballistic;battleArmor||BA-ISHeavyMortar
ba-is-micro-grenade-launcher|Micro Grenade Launcher|IS|2|edition|ballistic|0|0|0||variable|1|0|1|2|2|4|0|||0|0||||||1|||||ballistic;battleArmor||BA-ISMicroGrenadeLauncher
ba-is-grand-mauler-gauss-cannon|Grand Mauler Gauss Cannon|IS|2|edition|ballistic|0|0|0||variable|1|0|2|4|5|8|0|||0|0||||||1|||||ballistic;battleArmor;noFires;singleTarget||BA-ISGrandMauler
ba-is-tsunami-heavy-gauss-rifle|Tsunami Heavy Gauss Rifle|IS|2|edition|ballistic|0|0|0||variable|1|0|2|4|5|8|0|||0|0||||||1|||||ballistic;battleArmor;noFires;singleTarget||BA-ISTsunamiHeavyGaussRifle
ba-clan-advanced-srm-1|Advanced SRM 1|Clan|2|edition|missile|0|0|0||perMissile|1|0|4|8|12|16|0|srm-advanced||0|0|||||||||||battleArmor;missile;noFires|CLAdvancedSRM1|Clan Advanced SRM-1
ba-clan-advanced-srm-2|Advanced SRM 2|Clan|2|edition|missile|0|0|0||perMissile|2|0|4|8|12|16|0|srm-advanced||0|0|||||||||||battleArmor;missile;noFires|CLAdvancedSRM2|Clan Advanced SRM-2
ba-clan-advanced-srm-3|Advanced SRM 3|Clan|2|edition|missile|0|0|0||perMissile|3|0|4|8|12|16|0|srm-advanced||0|0|||||||||||battleArmor;missile|CLAdvancedSRM3|Clan Advanced SRM-3
ba-clan-advanced-srm-4|Advanced SRM 4|Clan|2|edition|missile|0|0|0||perMissile|4|0|4|8|12|16|0|srm-advanced||0|0|||||||||||battleArmor;missile|CLAdvancedSRM4|Clan Advanced SRM-4
ba-clan-advanced-srm-5|Advanced SRM 5|Clan|2|edition|missile|0|0|0||perMissile|5|0|4|8|12|16|0|srm-advanced||0|0|||||||||||battleArmor;missile;noFires|AdvancedSRM5|BA-Advanced SRM-5;Clan Advanced SRM-5
ba-clan-advanced-srm-6|Advanced SRM 6|Clan|2|edition|missile|0|0|0||perMissile|6|0|4|8|12|16|0|srm-advanced||0|0|||||||||||battleArmor;missile|CLAdvancedSRM6|Clan Advanced SRM-6
ba-is-law-launcher|LAW Launcher|IS|2|edition|missile|0|0|0||perMissile|1|0|3|7|12|14|1|rocket||0|0|||||||||||battleArmor;missile;oneShot||ISLAW
ba-is-law-2-launcher|LAW 2 Launcher|IS|2|edition|missile|0|0|0||perMissile|2|0|3|7|12|14|1|rocket||0|0|||||||||||battleArmor;missile;oneShot||ISLAW2
ba-is-law-3-launcher|LAW 3 Launcher|IS|2|edition|missile|0|0|0||perMissile|3|0|3|7|12|14|1|rocket||0|0|||||||||||battleArmor;missile;oneShot||ISLAW3
ba-is-law-4-launcher|LAW 4 Launcher|IS|2|edition|missile|0|0|0||perMissile|4|0|3|7|12|14|1|rocket||0|0|||||||||||battleArmor;missile;oneShot||ISLAW4
ba-is-law-5-launcher|LAW 5 Launcher|IS|2|edition|missile|0|0|0||perMissile|5|0|3|7|12|14|1|rocket||0|0|||||||||||battleArmor;missile;oneShot||ISLAW5
ba-is-mrm-1|MRM 1|IS|2|edition|missile|0|0|0||perMissile|1|0|3|8|15|16|1|mrm||0|0|||||||||||battleArmor;missile||ISMRM1
ba-is-mrm-2|MRM 2|IS|2|edition|missile|0|0|0||perMissile|2|0|3|8|15|16|1|mrm||0|0|||||||||||battleArmor;missile||ISMRM2
ba-is-mrm-3|MRM 3|IS|2|edition|missile|0|0|0||perMissile|3|0|3|8|15|16|1|mrm||0|0|||||||||||battleArmor;missile||ISMRM3
ba-is-mrm-4|MRM 4|IS|2|edition|missile|0|0|0||perMissile|4|0|3|8|15|16|1|mrm||0|0|||||||||||battleArmor;missile||ISMRM4
ba-is-mrm-5|MRM 5|IS|2|edition|missile|0|0|0||perMissile|5|0|3|8|15|16|1|mrm||0|0|||||||||||battleArmor;missile||ISMRM5
ba-is-lrm-1|LRM 1|IS|1|edition|missile|0|0|0||perMissile|1|6|7|14|21|28|0|lrm||0|0|||||||||||battleArmor;missile||IS LRM-1;ISLRM1;IS LRM 1
ba-is-lrm-2|LRM 2|IS|1|edition|missile|0|0|0||perMissile|2|6|7|14|21|28|0|lrm||0|0|||||||||||battleArmor;missile||IS LRM-2;ISLRM2;IS LRM 2
ba-is-lrm-3|LRM 3|IS|1|edition|missile|0|0|0||perMissile|3|6|7|14|21|28|0|lrm||0|0|||||||||||battleArmor;missile||IS LRM-3;ISLRM3;IS LRM 3
ba-is-lrm-4|LRM 4|IS|1|edition|missile|0|0|0||perMissile|4|6|7|14|21|28|0|lrm||0|0|||||||||||battleArmor;missile||IS LRM-4;ISLRM4;IS LRM 4
ba-is-david-light-gauss-rifle|David Light Gauss Rifle|IS|2|edition|ballistic|0|0|0||variable|1|0|3|5|8|10|0|||0|0||||||1|||||ballistic;battleArmor;noFires;singleTarget||BA-ISDavidLightGauss
is-c3-master-with-tag|C3 Master with TAG|IS|2|book|other|5|5|0|0|perHit||0|5|10|15|20|0|||0|1500000|||||||||||c3master;noFires;tag|ISC3MasterUnit|IS C3 Computer;ISC3MasterComputer;C3 Master;C3 Computer (Master)
is-thunderbolt-5-os|Thunderbolt 5 (OS)|IS|3|book|missile|3.5|1|3|5|perHit|1|5|6|12|18|24|0|thunderbolt-5||13|50000|8|50000|||||||||missile;oneShot||
is-thunderbolt-10-os|Thunderbolt 10 (OS)|IS|3|book|missile|7.5|2|5|10|perHit|1|5|6|12|18|24|0|thunderbolt-10||25|175000|16|50000|||||||||missile;oneShot||
is-thunderbolt-15-os|Thunderbolt 15 (OS)|IS|3|book|missile|11.5|3|7|15|perHit|1|5|6|12|18|24|0|thunderbolt-15||46|325000|26|50000|||||||||missile;oneShot||
is-thunderbolt-20-os|Thunderbolt 20 (OS)|IS|3|book|missile|15.5|5|8|20|perHit|1|5|6|12|18|24|0|thunderbolt-20||61|450000|35|50000|||||||||missile;oneShot||
is-long-tom-cannon|Long Tom Cannon|IS|3|book|ballistic|20|15|20|20|area||4|6|13|20|26|0|long-tom-cannon|5|348|650000|48|20000|||10||||||ballistic;indirect|ISLongTomCannon|IS Long Tom Cannon
is-sniper-cannon|Sniper Cannon|IS|3|book|ballistic|15|10|10|10|area||2|4|8|12|16|0|sniper-cannon|10|115|475000|16|15000|||5||||||ballistic;indirect|ISSniperCannon|IS Sniper Cannon
is-thumper-cannon|Thumper Cannon|IS|3|book|ballistic|10|7|6|5|area||3|4|9|14|18|0|thumper-cannon|20|58|200000|7|10000|||2||||||ballistic;indirect|ISThumperCannon|IS Thumper Cannon
any-grenade-launcher|Grenade Launcher|both|3|book|ballistic|0.5|1|1||special||0|1|||||||1|10000|||||||||||oneShot;areaThreeHexes||ISGrenadeLauncher;CLGrenadeLauncher
`;
