// Everything that is mounted and neither fires nor is fired. Made by scripts/equipment-tables.ts.

export const EQUIPMENT = `
id|name|tech|level|scope|tons|slots|bv|cost|heat|radius|items|damageBonus|sized|unit|location|flags|fileName|aliases
is-coolant-pod|Coolant Pod|both|3|book|1|1||50000||||||||explosive;oneShot||IS Coolant Pod;Clan Coolant Pod;ISCoolantPod;CLCoolantPod
any-heat-sink|Heat Sink|both|1|book|1|1|0|0|-1|||||||heatSink||
any-jump-jet|Jump Jet|both|1|edition|=jet|1|0|0||||||||jumpJet||JumpJet
any-tree-club|Tree Club|both|1|edition|0|0|0|0||||||||physicalWeapon||
any-girder-club|Girder Club|both|1|edition|0|0|0|0||||||||physicalWeapon||
any-limb-club|Limb Club|both|1|edition|0|0|0|0||||||||physicalWeapon||
is-hatchet|Hatchet|IS|1|book|=up(T/15)|=up(T/15)|=1.5*up(T/5)|=5000*tons|0|||||||physicalWeapon||
any-vacuum-protection|Vacuum Protection|both|2|edition|=up(T/10)|0|0|0||||||||vacuumProtection||
any-standard|Standard|both|1|book|0|0|0|0||||||||||Regular;Standard Armor
is-double-heat-sink|Double Heat Sink|IS|2|book|1|3|0|0|-2|||||||doubleHeatSink|ISDoubleHeatSink|IS Double Heat Sink;ISDouble Heat Sink
clan-double-heat-sink|Double Heat Sink|Clan|2|book|1|2|0|0|-2|||||||doubleHeatSink|CLDoubleHeatSink|Clan Double Heat Sink;CLDouble Heat Sink
is-case|CASE|IS|2|book|0.5|1|0|50000||||||||case;notHittable|ISCASE|IS CASE
clan-case|CASE|Clan|2|book|0|0|0|50000||||||||case;notHittable|CLCASE|Clan CASE
is-masc|MASC|IS|2|book|=round(T/20)|=round(T/20)|0|=1000*rating*tons||||||||masc;notHittable;spreadable|ISMASC|IS MASC
clan-masc|MASC|Clan|2|book|=round(T/25)|=round(T/25)|0|=1000*rating*tons||||||||masc;notHittable;spreadable|CLMASC|Clan MASC
is-tsm|TSM|IS|2|book|0|6|0|0||||||||notHittable;spreadable;tsm||IS TSM;Triple Strength Myomer;Triple-Strength Myomer
is-c3-slave|C3 Slave|IS|2|book|1|1|0|250000||||||||c3slave|ISC3SlaveUnit|IS C3 Slave
is-c3i-computer|C3i Computer|IS|2|edition|2.5|2|0|750000||||||||c3i|ISC3iUnit|ISImprovedC3CPU;IS C3i Computer
is-artemis-iv-fcs|Artemis IV FCS|IS|2|book|1|1|0|100000||||||||artemis4|ISArtemisIV|IS Artemis IV FCS
clan-artemis-iv-fcs|Artemis IV FCS|Clan|2|book|1|1|0|100000||||||||artemis4|CLArtemisIV|Clan Artemis IV FCS
is-guardian-ecm-suite|Guardian ECM Suite|IS|2|book|1.5|2|61|200000||6||||||ecm|ISGuardianECMSuite|IS Guardian ECM;ISGuardianECM;IS Guardian ECM Suite
clan-ecm-suite|ECM Suite|Clan|2|book|1|1|61|200000||6||||||ecm|CLECMSuite|Clan ECM Suite
is-targeting-computer|Targeting Computer|IS|3|book|=up(direct/4)|=tons||=10000*tons||||||||spreadable;targetingComputerItem|ISTargeting Computer|IS Targeting Computer
clan-targeting-computer|Targeting Computer|Clan|2|book|=up(direct/5)|=tons||=10000*tons||||||||spreadable;targetingComputerItem|CLTargeting Computer|Clan Targeting Computer
any-stealth-armor|Stealth Armor|both|2|edition|0|12|0|0||||||||notHittable;spreadable;stealth|Stealth|IS Stealth
any-ferro-fibrous|Ferro-Fibrous|both|2|book|||0|0||||||||armorType;notHittable;spreadable||Ferro-Fibrous Armor;Ferro Fibre;IS Ferro-Fibrous;Clan Ferro-Fibrous
any-endo-steel|Endo Steel|both|2|book|||0|0||||||||notHittable;spreadable;structureType||Endo-Steel;EndoSteel;Endosteel;IS Endo Steel;Clan Endo Steel;IS Endo-Steel;Clan Endo-Steel
is-beagle-active-probe|Beagle Active Probe|IS|2|book|1.5|2|10|200000||4||||||probe|BeagleActiveProbe|ISBeagleActiveProbe;IS Beagle Active Probe
is-bloodhound-active-probe|Bloodhound Active Probe|IS|3|book|2|3|25|500000||8||||||probe|BloodhoundActiveProbe|ISBloodhoundActiveProbe;IS Bloodhound Active Probe;Bloodhound Probe
is-bloodhound-active-probe-thb|Bloodhound Active Probe (THB)|IS|3|beyond|5|2|25|750000||||||||probe|THBBloodhoundActiveProbe|THB Bloodhound Active Probe;ISTHBBloodhoundActiveProbe;IS THB Bloodhound Active Probe
clan-active-probe|Clan Active Probe|Clan|2|book|1|1|12|200000||5||||||probe|CLActiveProbe|Active Probe
clan-light-active-probe|Light Active Probe|Clan|2|book|0.5|1|7|50000||3||||||probe|CLLightActiveProbe|CL Light Active Probe;Clan Light Active Probe
is-ap-pod|IS AP Pod|IS|2|book|0.5|1|1|1500|0|||||||apPod|ISAntiPersonnelPod|IS A-Pod;Anti-Personnel Pod
clan-cl-ap-pod|CL AP Pod|Clan|2|book|0.5|1|1|1500|0|||||||apPod|CLAntiPersonnelPod|Clan A-Pod;Anti-Personnel Pod
is-sword|Sword|IS|2|book|=half(T/20)|=up(T/15)|=1.725*(up(T/10)+1)|=10000*tons|0|||||||physicalWeapon||
is-improved-jump-jet|Improved Jump Jet|IS|3|book|=2*jet|2|0|0||||||||jumpJet||ImprovedJump Jet
clan-improved-jump-jet|Clan Improved Jump Jet|Clan|3|book|=2*jet|2|0|0||||||||jumpJet||CLImprovedJump Jet
is-jump-booster|Jump Booster|IS|3|book|=half(T*jump/20)||0|0||||||||jumpBooster;spreadable||
is-ferro-fibrous-prototype|Ferro-Fibrous Prototype|IS|3|beyond||16|0|0||||||||armorType;notHittable;spreadable||Ferro-Fibrous Armor Prototype
is-light-ferro-fibrous|Light Ferro-Fibrous|IS|3|book||7|0|0||||||||armorType;notHittable;spreadable||Light Ferro-Fibrous Armor;IS Light Ferro-Fibrous
is-heavy-ferro-fibrous|Heavy Ferro-Fibrous|IS|3|book||21|0|0||||||||armorType;notHittable;spreadable||Heavy Ferro-Fibrous Armor;IS Heavy Ferro-Fibrous
any-hardened|Hardened|both|3|book||0|0|0||||||||notHittable||
is-endo-steel-prototype|Endo Steel Prototype|IS|3|beyond||16|0|0||||||||notHittable;spreadable;structureType||Endo-Steel Prototype;EndoSteelPrototype;Endosteelprototype
is-reinforced|Reinforced|IS|3|book||0|0|0||||||||notHittable;spreadable||
is-composite|Composite|IS|3|book||0|0|0||||||||notHittable;spreadable||
is-1-compact-heat-sink|1 Compact Heat Sink|IS|3|book|1.5|1|0|0|-1|||||||heatSink||IS1 Compact Heat Sink;Compact Heat Sink
is-2-compact-heat-sinks|2 Compact Heat Sinks|IS|3|book|3|1|0|0||||||||doubleHeatSink||IS2 Compact Heat Sinks
clan-laser-heat-sink|Laser Heat Sink|Clan|3|book|1|2|0|0|-2|||||||doubleHeatSink;laserHeatSink||CLLaser Heat Sink
is-angel-ecm-suite|Angel ECM Suite|IS|3|book|2|2|100|750000||6||||||angelEcm;ecm|ISAngelECMSuite|IS Angel ECM Suite;ISAngelECM
is-thb-angel-ecm-suite|THB Angel ECM Suite|IS|3|beyond|1.5|2|100|1000000||||||||angelEcm;ecm|ISTHBAngelECMSuite|IS THB Angel ECM Suite;ISTHBAngelECM
clan-angel-ecm-suite|Clan Angel ECM Suite|Clan|3|book|1.5|2|100|750000||6||||||angelEcm;ecm|CLAngelECMSuite|CLAngelECM;Angel ECM Suite
clan-watchdog-ecm-suite|Watchdog ECM Suite|Clan|3|beyond|1|1|73|500000||||||||ecm;probe|WatchdogECMSuite|WatchdogECM;CLWatchdogECM
is-mace-thb|Mace (THB)|IS|3|beyond|=up(T/15)|=up(T/15)|=1.5*up(T/5)|=5000*tons||||||||physicalWeapon||THB Mace
is-mace|Mace|IS|3|beyond|=up(T/10)|=up(T/10)|=up(T/4)|130000||||||||physicalWeapon||
is-dual-saw|Dual Saw|IS|3|beyond|7|7|9|100000||||||||physicalWeapon||
is-chainsaw|Chainsaw|IS|3|book|5|5|0|100000||||||||physicalWeapon||Chainsaws (LoggerMech)
is-backhoe|Backhoe|IS|3|beyond|5|6|8|50000||||||||physicalWeapon||
is-pile-driver|Pile Driver|IS|3|beyond|10|8|5|100000||||||||physicalWeapon||PileDriver
is-armored-cowl|Armored Cowl|IS|3|beyond|1|1|10|10000||||||||cowl||
is-null-signature-system|Null Signature System|IS|3|book|0|7|0|2000000|10|||||||spreadable;stealth|Mek Null Signature System|NullSignatureSystem;Null-Signature System
is-light-minesweeper|Light Minesweeper|IS|3|book|0|0|0|0||||||||notHittable;tools||
is-bridge-kit|Bridge Kit|IS|3|book|0|0|0|0||||||||notHittable;tools||
is-vibro-shovel|Vibro-Shovel|IS|3|book|0|0|0|0||||||||notHittable;tools||
is-demolition-charge|Demolition Charge|IS|3|book|0|0|0|0||||||||notHittable;tools||
is-supercharger|Supercharger|IS|3|book|=half(engine/10)|1|0|=10000*rating||||||||masc||IS Super Charger;SuperCharger
is-medium-shield|Medium Shield|IS|3|beyond|4|5|135|100000||||||||physicalWeapon|ISMediumShield|
is-small-shield|Small Shield|IS|3|beyond|2|3|50|50000||||||||physicalWeapon|ISSmallShield|
is-large-shield|Large Shield|IS|3|beyond|6|7|263|300000||||||||physicalWeapon|ISLargeShield|
is-claw|Claw|IS|3|beyond|=up(T/15)|=up(T/15)|=1.275*up(T/7)|||||||||physicalWeapon|ISClaw|
clan-harjel|Clan HarJel|Clan|3|beyond|1|1|0|120000||||||||harjel||
clan-harjel-2|IS HarJel|Clan|3|beyond|1|1|0|120000||||||||harjel||
clan-medium-shield|Medium Shield|Clan|3|beyond|4|5|135|100000||||||||physicalWeapon|CLMediumShield|Clan Medium Shield
clan-small-shield|Small Shield|Clan|3|beyond|2|3|50|50000||||||||physicalWeapon|CLSmallShield|Clan Small Shield
clan-large-shield|Large Shield|Clan|3|beyond|6|7|263|300000||||||||physicalWeapon|CLLargeShield|Clan Large Shield
clan-claw|Claw|Clan|3|beyond|=up(T/15)|=up(T/15)|=1.275*up(T/7)|||||||||physicalWeapon|CLClaw|Clan Claw
is-umu|UMU|IS|3|beyond|=jet|1|0|0||||||||umu|ISUMU|IS Underwater Maneuvering Unit
clan-umu|UMU|Clan|3|beyond|=jet|1|0|0||||||||umu|CLUMU|Clan Underwater Maneuvering Unit
is-lance|Lance|IS|3|beyond|=up(T/20)|=up(T/20)|=up(T/5)|||||||||physicalWeapon|IS Lance|ISLance
clan-lance|Lance|Clan|3|beyond|=up(T/20)|=up(T/20)|=up(T/5)|||||||||physicalWeapon|Clan Lance|CLLance
is-wrecking-ball|Wrecking Ball|IS|3|beyond|4|5|8|110000||||||||physicalWeapon|IS Wrecking Ball|WreckingBall
clan-wrecking-ball|Wrecking Ball|Clan|3|beyond|4|5|8|110000||||||||physicalWeapon|Clan Wrecking Ball|CLWrecking Ball
is-flail|Flail|IS|3|beyond|5|4|11|110000||||||||physicalWeapon|IS Flail|
clan-flail|Flail|Clan|3|beyond|5|4|11|110000||||||||physicalWeapon|Clan Flail|CLFLail
is-medium-vibroblade|Medium Vibroblade|IS|3|beyond|5|2|17|400000||||||||physicalWeapon|ISMediumVibroblade|
is-small-vibroblade|Small Vibroblade|IS|3|beyond|3|1|12|150000||||||||physicalWeapon|ISSmallVibroblade|
is-large-vibroblade|Large Vibroblade|IS|3|beyond|7|4|24|750000||||||||physicalWeapon|ISLargeVibroblade|
clan-medium-vibroblade|Medium Vibroblade|Clan|3|beyond|5|2|17|400000||||||||physicalWeapon|CLMediumVibroblade|Clan Medium Vibroblade
clan-small-vibroblade|Small Vibroblade|Clan|3|beyond|3|1|12|150000||||||||physicalWeapon|CLSmallVibroblade|Clan Small Vibroblade
clan-large-vibroblade|Large Vibroblade|Clan|3|beyond|7|4|24|750000||||||||physicalWeapon|CLLargeVibroblade|Clan Large Vibroblade
is-buzzsaw|Buzzsaw|IS|3|beyond|4|2|67|100000||||||||physicalWeapon||IS Buzzsaw
clan-buzzsaw|Buzzsaw|Clan|3|beyond|4|2|6|100000||||||||physicalWeapon|CLBuzzsaw|Clan Buzzsaw
is-coolant-system|Coolant System|IS|3|book|9||15|90000|||2|||||coolantSystem||
is-heavy-armor|Heavy Armor|IS|3|book|0|0|14|100000||||||||tools||
is-spikes|Spikes|IS|3|beyond|0.5|1|3|90000||||||||spikes||
ba-any-boarding-claw|Boarding Claw|both|2|edition|0|0|0|0||||||||battleArmor;boardingClaw;notHittable|BA-Boarding Claw|
ba-any-assault-claws|Assault Claws|both|2|edition|0|0|0|0||||||||assaultClaw;battleArmor;notHittable|BA-Assault Claws|
ba-any-fire-resistant-armor|Fire Resistant Armor|both|2|edition|0|0|0|0||||||||battleArmor;fireResistant;notHittable|BA-Fire Resistant Armor|
any-basic-stealth|Basic Stealth|both|2|edition|0|0|0|0||||||||notHittable;stealth||
any-standard-stealth|Standard Stealth|both|2|edition|0|0|0|0||||||||notHittable;stealth||
any-improved-stealth|Improved Stealth|both|2|edition|0|0|0|0||||||||notHittable;stealth||
any-mine|Mine|both|2|edition|0|0|0|0||||||||mine||
any-minesweeper|Minesweeper|both|2|edition|0|0|0|0||||||||notHittable;tools||
ba-any-magnetic-clamp|Magnetic Clamp|both|2|edition|0|0|0|0||||||||battleArmor;magneticClamp;notHittable|BA-Magnetic Clamp|
any-single-hex-ecm|Single-Hex ECM|both|2|edition|0|0|0|0||||||||ecm;notHittable||
any-mimetic-armor|Mimetic Armor|both|2|edition|0|0|0|0||||||||notHittable;stealth||
any-simple-camo|Simple Camo|both|2|edition|0|0|0|0||||||||notHittable;stealth||
any-parafoil|Parafoil|both|2|edition|0|0|0|0||||||||notHittable;parafoil||
ba-any-searchlight|Searchlight|both|2|edition|0|0|0|0||||||||battleArmor;notHittable;searchlight|BASearchlight|
any-jump-pack|BattleMech Jump Pack|both|3|book||0||=20000*tons||||||||||ISJumpPack;CLJumpPack
is-case-ii|CASE II|IS|3|book|1|1||175000||||||||notHittable||ISCASEII;IS CASE II
clan-case-ii|CASE II|Clan|3|book|0.5|1||175000||||||||notHittable||CLCASEII;Clan CASE II
is-ppc-capacitor|PPC Capacitor|IS|3|book|1|1||150000|5|||5||||explosiveWhenCharged||ISPPCCapacitor;IS PPC Capacitor
clan-artemis-v|Artemis V FCS|Clan|3|book|1.5|2||250000||||||||artemis5||CLArtemisV;Clan Artemis V;ArtemisV
any-tts-long-range|Long-Range Targeting System|both|3|book|0|0||0||||||||targetingSystem||
any-tts-short-range|Short-Range Targeting System|both|3|book|0|0||0||||||||targetingSystem||
any-tts-variable|Variable-Range Targeting System|both|3|book|0.5|1||||||||||targetingSystem||Variable-Range Taretting System
any-tts-anti-air|Anti-Air Targeting System|both|3|book|0|0||0||||||||targetingSystem||
any-tts-multi-trac|Multi-Trac Targeting System|both|3|book|0|0||0||||||||targetingSystem||
any-tts-multi-trac-2|Multi-Trac II Targeting System|both|3|book|0.5|1||||||||||targetingSystem||
any-satellite-uplink|Enhanced Satellite Uplink|both|3|book|0|0||0||||||||||Satellite Uplink
is-command-console|Command Console|IS|3|book|3|1||500000||||||||cockpit||ISCommandConsole;Commander's Console
clan-ei-display|Enhanced Imaging Display|Clan|3|book|0|0||||||||||cockpit||EI Interface;EIInterface
any-component-armor|Component Armor|both|3|book||0||||||||||||
any-combine|Combine|both|3|book|5||0|150000||||||||||Combine (AgroMech)
any-lift-hoist|Lift Hoist|both|3|book|3|3|0|50000||||||||||Lift Hoists (CargoMech);LiftHoist
any-cargo|Cargo Bay|both|1|book||0|0|0|||||1|||cargo||Cargo;Cargo (0.5 tons);Cargo (1 ton);Liquid Storage;Insulated Cargo
any-extra-crew|Extra Crewman|both|3|book|0.5||2|5000|||1|||vehicle||||
any-bridgelayer-light|Bridgelayer (Light)|both|3|book|1||5|40000|||1|||vehicle|front+top|||Light Bridge Layer
any-bridgelayer-medium|Bridgelayer (Medium)|both|3|book|2||10|75000|||1|||vehicle|front+top|||Medium Bridge Layer
any-bridgelayer-heavy|Bridgelayer (Heavy)|both|3|book|6||20|100000|||1|||vehicle|front+top|||Heavy Bridge Layer
any-bulldozer|Bulldozer Blade|both|3|book|2||10|50000|||1|||vehicle|front|||Bulldozer
any-minesweeper-vehicle|Minesweeper (vehicle)|both|3|book|3||30|40000|||1|||vehicle|front|||
any-mash|MASH Unit|both|3|book|||0|=10000*tons|||||1|vehicle|rear|||MASH Core Component;MASH Operation Theater;MASH
any-amphibious|Amphibious Equipment|both|3|book|=half(T/10)|||=10000*tons|||0|||vehicle|motive|||ISFullyAmphibiousChassis;ISLimitedAmphibiousChassis;Fully Amphibious;Limited Amphibious
any-dune-buggy|Dune Buggy Gear|both|3|book|0|||=10*T*T|||0|||vehicle|motive|||ISDuneBuggyChassis;Dune Buggy
any-snowmobile|Snowmobile Gear|both|3|book|0|||=10*T*T|||0|||vehicle|motive|||Snowmobile;ISSnowmobileChassis
any-trailer-hitch|Trailer Hitch|both|3|book|0||0|0|||1|||vehicle||||ISTractorHitch;Hitch;Tractor Modification
any-mobile-hq|Communications Equipment (Mobile HQ)|both|3|book||||=10000*tons|||1||1|vehicle|rear|||Communications Equipment;CommsGear;Communications Equipment (1 ton);Communications Equipment (2 ton)
is-drone-carrier|Drone Carrier Control System|IS|3|book|||0|=10000*tons|||1|||vehicle||||ISDroneCarrierControlSystem;Drone Carrier Control
is-drone-remote|Drone Remote Equipment|IS|3|book|=half(T/10)||0|=10000*tons|||1|||vehicle||||ISRemoteDroneSystem;Drone Operating System
is-drone-sensors|Drone Sensor Equipment|IS|3|book|||0|=10000*tons|||1|||vehicle||||
any-mast-mount|Mast Mount|both|3|book|0.5||10|50000|||0|||vtol||||ISMastMount
any-jet-booster|VTOL Jet Booster|both|3|book|=half(engine/10)|||=10000*rating|||1|||vtol||||ISVTOLJetBooster
any-vehicle-jump-jet|Vehicle Jump Jet|both|3|book|=jet*jump||||||1|||vehicle|sides+motive|||ISVehicularJumpJet;VehicleJumpJet
any-turret|Vehicle Turret|both|1|book|||0|=5000*tons|||0|||vehicle|top|||Turret
any-sponson|Sponson Turrets (pair)|both|3|book|||0|=4000*tons|||0|||vehicle||||SponsonTurret;ISSponsonTurret
any-mech-turret|'Mech Turret|both|3|book||1|0|=10000*tons||||||||||ShoulderTurret;HeadTurret;QuadTurret
any-power-amplifier|Power Amplifier|both|1|book|||0|=20000*tons|||0|||vehicle||||PowerAmplifier
any-searchlight|Searchlight|both|1|edition|0|0|0|0||||||||searchlight||SearchLight;Mek Searchlight
any-armor-reactive|Reactive|both|3|book|0|||||||||||armorType;notHittable;spreadable||Reactive Armor;IS Reactive;Clan Reactive
any-armor-reflective|Reflective|both|3|book|0|||||||||||armorType;notHittable;spreadable||Laser-Reflective;Reflective Armor;Laser Reflective;IS Reflective;Clan Reflective;IS Laser-Reflective;Clan Laser-Reflective
ba-manipulator|Battle Armor Manipulator|both|2|edition|0|0|0|0||||||||battleArmor||BABattleClaw;BABasicManipulator;BAArmoredGlove;BABattleClawVibro;BAHeavyBattleClaw;BACargoLifter;BABasicManipulatorMineClearance;BABattleClawMagnets;BAIndustrialDrill
ba-ap-mount|Anti-Personnel Weapon Mount|both|2|edition|0|0|0|0||||||||battleArmor||BAAPMount
ba-infantry-rifle|Infantry rifle on an AP mount|both|2|edition|0|0|0|0||||||||battleArmor||InfantryAssaultRifle
ba-armor-advanced|Battle Armor Advanced Armor|both|2|edition|0|0|0|0||||||||battleArmor||BA Advanced;BA Standard;BA Standard (Basic);BA Standard (Prototype)
ba-stealth-improved|Battle Armor Improved Stealth|both|2|edition|0|0|0|0||||||||battleArmor||IS BA Stealth (Improved);IS BA Stealth;IS BA Stealth (Basic);IS BA Stealth (Prototype);IS BA Mimetic
ba-probe|Battle Armor Active Probe|both|2|edition|0|0|0|0||||||||battleArmor||ISBAActiveProbe;ISBALightActiveProbe;BAP (2 Hex);BAP (3 Hex);CLBALightActiveProbe
ba-jump-booster|Battle Armor Jump Booster|both|2|edition|0|0|0|0||||||||battleArmor||ISBAJumpBooster;CLBAJumpBooster
ba-srm2-os|Battle Armor SRM 2 (one shot)|both|2|edition|0|0|0|0||||||||battleArmor||ISBASRM2OS
ba-srm2|Battle Armor SRM 2|both|2|edition|0|0|0|0||||||||battleArmor||CLBASRM2;ISBASRM2;SRM-2
ba-taser|Battle Armor Taser Rifle|both|2|edition|0|0|0|0||||||||battleArmor||BA-Mech Taser Rifle
`;
