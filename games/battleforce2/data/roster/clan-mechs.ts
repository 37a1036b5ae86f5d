// Clan BattleMechs (BF2-TRO-01).
// Name · variant | MP | damage at pointblank, medium, long | Overheat Value | class | armor/structure | points | specials | other names

export const CLAN_MECHS = `
Baboon | 7 | 1/1/1 | 0 | L | 1/2 | 6 | if | Howler
Battle Cobra · A | 6 | 3/3/2 | 0 | M | 3/3 | 12 | omni
Battle Cobra · B | 6 | 5/4/- | 1 | M | 3/3 | 14 | omni
Battle Cobra · Prime | 6 | 3/2/2 | 2 | M | 3/3 | 12 | omni
Behemoth | 3J | 6/5/5 | 1 | A | 7/8 | 26 |  | Stone Rhino
Black Hawk · A | 5J | 4/3/2 | 1 | M | 4/3 | 23 | omni | Nova
Black Hawk · B | 5J | 4/2/2 | 0 | M | 4/3 | 15 | omni | Nova
Black Hawk · C | 5J | 3/2/1 | 0 | M | 4/3 | 15 | omni | Nova
Black Hawk · D | 5J | 3/2/2 | 0 | M | 4/3 | 14 | omni if | Nova
Black Hawk · Prime | 5J | 6/5/- | 3 | M | 4/3 | 24 | omni | Nova
Black Hawk · S | 5J | 6/5/- | 0 | M | 4/3 | 21 | omni prb | Nova
Black Lanner · A | 7 | 4/3/1 | 0 | M | 4/3 | 18 | omni ecm tag prb
Black Lanner · B | 7 | 6/4/4 | 0 | M | 4/3 | 16 | omni if
Black Lanner · C | 7 | 5/4/- | 1 | M | 4/3 | 19 | omni
Black Lanner · D | 7 | 6/4/- | 0 | M | 4/3 | 14 | omni prb
Black Lanner · Prime | 7 | 4/3/1 | 1 | M | 4/3 | 17 | omni ecm
Cauldron-Born · A | 5 | 4/4/1 | 4 | H | 5/4 | 19 | omni
Cauldron-Born · B | 5 | 4/3/2 | 4 | H | 5/4 | 20 | omni tag prb
Cauldron-Born · C | 5 | 5/4/2 | 0 | H | 5/4 | 17 | omni
Cauldron-Born · Prime | 5 | 4/4/3 | 0 | H | 5/4 | 18 | omni
Cougar · A | 5 | 5/4/3 | 0 | L | 3/2 | 14 | omni if
Cougar · B | 5 | 4/4/3 | 0 | L | 3/2 | 16 | omni
Cougar · C | 5 | 4/4/1 | 1 | L | 3/2 | 14 | omni
Cougar · D | 5 | 4/3/2 | 1 | L | 3/2 | 11 | omni
Cougar · Prime | 5 | 3/3/3 | 0 | L | 3/2 | 12 | omni
Crossbow · A | 5 | 5/4/1 | 0 | H | 5/5 | 16 | omni if
Crossbow · B | 5 | 6/5/- | 0 | H | 5/5 | 15 | omni
Crossbow · Prime | 5 | 5/3/3 | 0 | H | 5/5 | 17 | omni if
Daishi · A | 3 | 9/7/5 | 0 | A | 8/6 | 27 | omni | Dire Wolf
Daishi · B | 3 | 6/5/3 | 2 | A | 8/6 | 21 | omni | Dire Wolf
Daishi · Prime | 3 | 7/6/4 | 3 | A | 8/6 | 23 | omni | Dire Wolf
Daishi · S | 3J | 11/8/1 | 0 | A | 8/6 | 29 | omni | Dire Wolf
Daishi · Widowmaker | 3 | 8/6/4 | 3 | A | 8/6 | 25 | omni | Dire Wolf
Dasher · A | 10 | 1/1/- | 0 | L | 1/1 | 6 | omni tag prb | Fire Moth
Dasher · B | 10 | 2/2/- | 0 | L | 1/1 | 8 | omni ecm | Fire Moth
Dasher · C | 10 | 1/1/1 | 0 | L | 1/1 | 6 | omni if | Fire Moth
Dasher · D | 10 | 3/3/- | 1 | L | 1/1 | 14 | omni | Fire Moth
Dasher · Prime | 10 | 3/3/- | 0 | L | 1/1 | 10 | omni | Fire Moth
Dragonfly · A | 8J | 3/3/- | 2 | M | 3/3 | 18 | omni | Viper
Dragonfly · B | 8J | 2/2/1 | 0 | M | 3/3 | 16 | omni | Viper
Dragonfly · C | 8J | 3/1/- | 0 | M | 3/3 | 12 | omni prb | Viper
Dragonfly · D | 8J | 4/3/- | 0 | M | 3/3 | 17 | omni | Viper
Dragonfly · Prime | 8J | 3/2/- | 0 | M | 3/3 | 15 | omni | Viper
Fenris · A | 8 | 2/2/- | 0 | M | 4/3 | 12 | omni | Ice Ferret
Fenris · B | 8 | 4/3/1 | 0 | M | 4/3 | 13 | omni | Ice Ferret
Fenris · C | 8 | 3/2/1 | 0 | M | 4/3 | 11 | omni if | Ice Ferret
Fenris · D | 8 | 4/3/- | 0 | M | 4/3 | 15 | omni | Ice Ferret
Fenris · Prime | 8 | 3/2/2 | 0 | M | 4/3 | 15 | omni prb | Ice Ferret
Fire Falcon · A | 8 | 2/1/1 | 0 | L | 2/2 | 7 | omni if
Fire Falcon · B | 8 | 2/2/2 | 0 | L | 2/2 | 13 | omni
Fire Falcon · C | 8 | 4/3/- | 0 | L | 2/2 | 9 | omni prb
Fire Falcon · D | 8 | 2/2/- | 0 | L | 2/2 | 7 | omni tag
Fire Falcon · Prime | 8 | 5/4/- | 1 | L | 2/2 | 13 | omni
Galahad | 4 | 3/3/3 | 0 | H | 5/5 | 16 |  | Glass Spider
Gallowglas · WD | 5 | 5/4/2 | 0 | H | 5/5 | 20
Gladiator · A | 4J | 6/5/3 | 1 | A | 6/5 | 28 | omni | Executioner
Gladiator · B | 4J | 6/4/2 | 0 | A | 6/5 | 28 | omni | Executioner
Gladiator · C | 4J | 7/5/2 | 0 | A | 6/5 | 25 | omni if | Executioner
Gladiator · D | 4J | 8/6/1 | 1 | A | 6/5 | 24 | omni | Executioner
Gladiator · Prime | 4J | 5/4/4 | 0 | A | 6/5 | 26 | omni | Executioner
Goshawk | 6J | 5/4/1 | 1 | M | 4/3 | 22 |  | Vapor Eagle
Grendel · A | 7J | 4/3/2 | 0 | M | 4/3 | 20 | omni if
Grendel · B | 7J | 4/3/1 | 0 | M | 4/3 | 18 | omni
Grendel · C | 7J | 3/2/1 | 0 | M | 4/3 | 15 | omni
Grendel · D | 7J | 3/2/1 | 2 | M | 4/3 | 20 | omni
Grendel · Prime | 7J | 4/3/1 | 2 | M | 4/3 | 21 | omni
Griffin IIC | 6J | 3/2/2 | 1 | M | 3/3 | 15 | if
Grizzly | 4J | 5/4/3 | 0 | H | 5/5 | 22
Hankyu · A | 8 | 4/3/- | 0 | L | 2/2 | 11 | omni
Hankyu · B | 8 | 2/2/- | 0 | L | 2/2 | 11 | omni
Hankyu · C | 8 | 4/3/- | 2 | L | 2/2 | 16 | omni prb
Hankyu · Prime | 8 | 3/2/1 | 0 | L | 2/2 | 13 | omni tag ecm prb
Hellhound | 6J | 3/3/1 | 0 | M | 4/4 | 17 |  | Conjurer
Hunchback IIC | 4J | 4/4/- | 2 | M | 2/3 | 15
Jenner IIC | 9 | 3/2/- | 0 | L | 2/2 | 10
Kingfisher · A | 4 | 7/5/3 | 0 | A | 7/7 | 20 | omni
Kingfisher · B | 4 | 7/5/1 | 2 | A | 7/7 | 20 | omni
Kingfisher · C | 4 | 8/6/3 | 0 | A | 7/7 | 24 | omni
Kingfisher · D | 4 | 6/5/5 | 0 | A | 7/7 | 20 | omni
Kingfisher · Prime | 4 | 7/6/3 | 0 | A | 7/7 | 21 | omni
Kodiak | 4 | 7/6/1 | 4 | A | 7/6 | 24
Koshi · A | 7 | 1/-/- | 0 | L | 2/2 | 6 | omni tag prb | Mist Lynx
Koshi · B | 7 | 4/4/- | 0 | L | 2/2 | 11 | omni prb | Mist Lynx
Koshi · C | 7 | 2/2/1 | 0 | L | 2/2 | 14 | omni ecm prb | Mist Lynx
Koshi · D | 7 | 2/2/- | 0 | L | 2/2 | 9 | omni prb | Mist Lynx
Koshi · Prime | 7 | 2/1/1 | 0 | L | 2/2 | 9 | omni if prb | Mist Lynx
Kraken | 3 | 4/2/2 | 0 | A | 8/6 | 17
Linebacker · A | 6 | 4/3/2 | 2 | H | 5/4 | 19 | omni
Linebacker · B | 6 | 5/4/2 | 0 | H | 5/4 | 18 | omni
Linebacker · C | 6 | 5/4/2 | 0 | H | 5/4 | 18 | omni
Linebacker · D | 6 | 8/6/- | 0 | H | 5/4 | 19 | omni
Linebacker · Prime | 6 | 5/3/3 | 1 | H | 5/4 | 20 | omni
Locust IIC | 8 | 5/5/- | 0 | L | 2/2 | 10
Loki · A | 5 | 5/3/3 | 2 | H | 3/4 | 17 | omni prb | Hellbringer
Loki · B | 5 | 5/4/2 | 0 | H | 3/4 | 15 | omni | Hellbringer
Loki · Prime | 5 | 5/4/2 | 3 | H | 3/4 | 22 | omni prb ecm | Hellbringer
Mad Cat · A | 5 | 7/6/3 | 1 | H | 6/4 | 25 | omni | Timber Wolf
Mad Cat · B | 5 | 5/4/3 | 0 | H | 6/4 | 20 | omni | Timber Wolf
Mad Cat · C | 5 | 5/4/3 | 1 | H | 6/4 | 22 | omni | Timber Wolf
Mad Cat · D | 5 | 6/5/2 | 1 | H | 6/4 | 25 | omni | Timber Wolf
Mad Cat · Prime | 5 | 6/4/3 | 2 | H | 6/4 | 23 | omni | Timber Wolf
Mad Cat · Pryde | 5 | 5/4/3 | 2 | H | 6/4 | 26 | omni | Timber Wolf
Mad Cat · S | 5J | 7/5/1 | 1 | H | 6/4 | 22 | omni | Timber Wolf
Man O' War · A | 5 | 5/4/3 | 2 | A | 5/5 | 22 | omni | Gargoyle
Man O' War · B | 5 | 4/3/2 | 0 | A | 5/5 | 16 | omni | Gargoyle
Man O' War · C | 5 | 6/5/- | 1 | A | 5/5 | 20 | omni | Gargoyle
Man O' War · Prime | 5 | 4/3/1 | 0 | A | 5/5 | 13 | omni | Gargoyle
Marauder IIC | 4 | 7/6/3 | 2 | A | 6/7 | 22
Masakari · A | 4 | 7/5/4 | 0 | A | 6/5 | 22 | omni | Warhawk
Masakari · B | 4 | 7/6/2 | 0 | A | 6/5 | 21 | omni | Warhawk
Masakari · C | 4 | 7/5/5 | 1 | A | 6/5 | 25 | omni | Warhawk
Masakari · Prime | 4 | 6/5/5 | 2 | A | 6/5 | 26 | omni | Warhawk
Naga · A | 5 | 4/3/3 | 0 | A | 4/5 | 13 | omni artA
Naga · B | 5 | 4/3/3 | 2 | A | 4/5 | 14 | omni artA
Naga · C | 5 | 5/4/4 | 0 | A | 4/5 | 13 | omni artA
Naga · D | 5 | 5/3/3 | 1 | A | 4/5 | 13 | omni artA
Naga · Prime | 5 | 5/4/4 | 0 | A | 4/5 | 13 | omni artA
Night Gyr · A | 4J | 7/5/1 | 0 | H | 6/4 | 25 | omni
Night Gyr · B | 4J | 4/3/3 | 0 | H | 6/4 | 21 | omni
Night Gyr · C | 4J | 5/4/3 | 1 | H | 6/4 | 24 | omni
Night Gyr · D | 4J | 5/4/4 | 3 | H | 6/4 | 27 | omni if
Night Gyr · Prime | 4J | 7/6/4 | 1 | H | 6/4 | 28 | omni
Nobori-nin · A | 5J | 4/3/3 | 0 | M | 4/3 | 19 | omni | Huntsman
Nobori-nin · B | 5J | 4/3/2 | 1 | M | 4/3 | 20 | omni | Huntsman
Nobori-nin · C | 5J | 4/4/2 | 1 | M | 4/3 | 19 | omni | Huntsman
Nobori-nin · Prime | 5J | 4/3/1 | 2 | M | 4/3 | 19 | omni if tag prb | Huntsman
Peregrine | 6J | 3/3/1 | 0 | L | 2/3 | 14 |  | Horned Owl
Phantom · A | 9 | 4/3/1 | 0 | M | 3/3 | 13 | omni if
Phantom · B | 9 | 3/2/- | 0 | M | 3/3 | 10 | omni prb
Phantom · C | 9 | 6/5/- | 0 | M | 3/3 | 14 | omni
Phantom · D | 9 | 4/3/- | 0 | M | 3/3 | 14 | omni
Phantom · Prime | 9 | 2/2/- | 0 | M | 3/3 | 10 | omni ecm tag prb
Phoenix Hawk IIC | 5J | 5/3/3 | 0 | A | 5/5 | 20
Piranha | 9 | 5/2/- | 0 | L | 2/1 | 8
Pouncer · A | 6 | 5/4/2 | 1 | M | 3/3 | 19 | omni if
Pouncer · B | 6 | 3/3/2 | 1 | M | 3/3 | 16 | omni
Pouncer · C | 6 | 5/4/2 | 0 | M | 3/3 | 16 | omni
Pouncer · D | 6 | 5/4/- | 2 | M | 3/3 | 22 | omni
Pouncer · Prime | 6 | 4/3/3 | 1 | M | 3/3 | 22 | omni
Puma · A | 6 | 4/3/2 | 0 | L | 3/2 | 13 | omni if | Adder
Puma · B | 6 | 3/3/1 | 0 | L | 3/2 | 12 | omni | Adder
Puma · C | 6 | 4/3/2 | 0 | L | 3/2 | 13 | omni if | Adder
Puma · D | 6 | 3/3/2 | 0 | L | 3/2 | 11 | omni | Adder
Puma · Prime | 6 | 3/2/2 | 1 | L | 3/2 | 16 | omni | Adder
Rifleman IIC | 3J | 6/5/4 | 0 | H | 5/5 | 21 | prb
Ryoken · A | 6 | 6/5/1 | 2 | M | 5/3 | 19 | omni if | Stormcrow
Ryoken · B | 6 | 5/4/- | 2 | M | 5/3 | 18 | omni | Stormcrow
Ryoken · C | 6 | 5/4/2 | 0 | M | 5/3 | 17 | omni | Stormcrow
Ryoken · D | 6 | 5/4/3 | 0 | M | 5/3 | 17 | omni if | Stormcrow
Ryoken · Prime | 6 | 5/4/2 | 0 | M | 5/3 | 19 | omni | Stormcrow
Shadow Cat · A | 6J | 4/3/2 | 0 | M | 3/3 | 20 | omni prb
Shadow Cat · B | 6J | 4/4/2 | 0 | M | 3/3 | 21 | omni ecm prb
Shadow Cat · Prime | 6J | 3/3/2 | 0 | M | 3/3 | 21 | omni prb
Shadow Hawk IIC | 6J | 4/3/- | 1 | M | 4/4 | 16
Supernova | 3J | 6/4/4 | 2 | A | 6/7 | 25
Thor · A | 5J | 5/4/3 | 0 | H | 5/4 | 21 | omni | Summoner
Thor · B | 5J | 6/5/3 | 0 | H | 5/4 | 22 | omni if | Summoner
Thor · C | 5J | 5/4/1 | 1 | H | 5/4 | 22 | omni | Summoner
Thor · D | 5J | 6/4/2 | 0 | H | 5/4 | 27 | omni | Summoner
Thor · M | 5J | 6/4/3 | 0 | H | 5/4 | 23 | omni | Summoner
Thor · Prime | 5J | 5/3/3 | 0 | H | 5/4 | 23 | omni | Summoner
Thresher | 5J | 6/5/1 | 0 | H | 4/5 | 20
Turkina · A | 3J | 7/5/5 | 0 | A | 7/5 | 28 | omni
Turkina · B | 3J | 8/6/4 | 2 | A | 7/5 | 30 | omni
Turkina · C | 3J | 8/5/2 | 2 | A | 7/5 | 25 | omni prb
Turkina · Prime | 3J | 7/5/5 | 1 | A | 7/5 | 28 | omni
Uller · A | 6 | 3/3/2 | 0 | L | 2/2 | 12 | omni | Kit Fox
Uller · B | 6 | 4/4/2 | 0 | L | 2/2 | 10 | omni | Kit Fox
Uller · C | 6 | 2/1/1 | 0 | L | 2/2 | 12 | omni ecm tag prb | Kit Fox
Uller · D | 6 | 3/3/3 | 0 | L | 2/2 | 11 | omni if | Kit Fox
Uller · Prime | 6 | 3/3/2 | 0 | L | 2/2 | 10 | omni | Kit Fox
Uller · S | 6J | 4/3/1 | 0 | L | 2/2 | 14 | omni | Kit Fox
Viper | 5J | 5/4/2 | 2 | H | 5/4 | 24 |  | Black Python
Vixen | 9 | 4/3/1 | 0 | L | 3/2 | 14 |  | Incubus
Vulture · A | 5 | 5/4/1 | 3 | H | 4/4 | 15 | omni | Mad Dog
Vulture · B | 5 | 4/4/2 | 3 | H | 4/4 | 19 | omni | Mad Dog
Vulture · C | 5 | 3/3/3 | 0 | H | 4/4 | 17 | omni | Mad Dog
Vulture · Prime | 5 | 4/4/3 | 2 | H | 4/4 | 19 | omni | Mad Dog
Warhammer IIC | 4 | 7/6/2 | 2 | A | 6/6 | 22
Wolfhound IIC | 6 | 5/4/1 | 0 | L | 3/2 | 15 | ecm
`;
