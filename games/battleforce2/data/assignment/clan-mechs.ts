/** BF2-GEN-12: ’Mechs of four Clans by weight class, for rolls of 2 to 12. */
export const CLAN_MECHS = `
Jade Falcon, light: Vixen, Fire Falcon Prime, Cougar C, Uller B, Fire Falcon A, Uller Prime, Cougar Prime, Uller A, Uller D, Fire Falcon B, Baboon
Jade Falcon, medium: Hellhound, Ryoken Prime, Fenris A, Dragonfly A, Black Lanner C, Black Lanner Prime, Ryoken B, Black Hawk A, Black Lanner A, Black Lanner B, Hunchback IIC
Jade Falcon, heavy: Night Gyr D, Thor B, Loki A, Night Gyr Prime, Thor A, Loki Prime, Thor Prime, Thor D, Night Gyr A, Loki B, Night Gyr C
Jade Falcon, assault: Kraken, Turkina B, Gladiator C, Masakari Prime, Turkina A, Turkina Prime, Daishi Prime, Masakari B, Turkina C, Masakari A, Man O' War A
Wolf, light: Jenner IIC, Puma A, Koshi B, Puma B, Dasher A, Puma Prime, Uller C, Puma C, Puma D, Koshi A, Jenner IIC
Wolf, medium: Hunchback IIC, Fenris C, Phantom Prime, Fenris D, Phantom C, Fenris B, Fenris Prime, Ryoken Prime, Pouncer Prime, Black Hawk Prime, Pouncer A
Wolf, heavy: Linebacker Prime, Mad Cat D, Vulture Prime, Mad Cat B, Loki Prime, Mad Cat Prime, Mad Cat A, Thor Prime, Mad Cat C, Vulture A, Galahad
Wolf, assault: Naga Prime, Man O' War B, Masakari A, Gladiator D, Man O' War C, Man O' War Prime, Gladiator Prime, Man O' War A, Daishi Prime, Masakari Prime, Supernova
Ghost Bear, light: Jenner IIC, Dasher C, Dasher D, Puma Prime, Dasher B, Dasher Prime, Puma A, Uller A, Koshi B, Dasher A, Peregrine
Ghost Bear, medium: Black Hawk A, Ryoken Prime, Fenris Prime, Dragonfly A, Black Hawk Prime, Dragonfly Prime, Dragonfly B, Ryoken C, Dragonfly D, Dragonfly C, Hunchback IIC
Ghost Bear, heavy: Grizzly, Loki Prime, Vulture A, Thor A, Mad Cat Prime, Vulture Prime, Vulture C, Thor Prime, Vulture B, Mad Cat A, Loki B
Ghost Bear, assault: Supernova, Man O' War Prime, Gladiator B, Kingfisher Prime, Daishi Prime, Gladiator Prime, Masakari B, Gladiator A, Masakari Prime, Gladiator D, Kodiak
Smoke Jaguar, light: Peregrine, Koshi A, Puma Prime, Hankyu Prime, Koshi B, Hankyu A, Koshi Prime, Hankyu C, Koshi C, Dasher B, Jenner IIC
Smoke Jaguar, medium: Hunchback IIC, Grendel A, Ryoken B, Grendel Prime, Black Hawk C, Ryoken Prime, Ryoken A, Shadow Cat Prime, Grendel D, Shadow Cat A, Fenris Prime
Smoke Jaguar, heavy: Cauldron-Born Prime, Vulture C, Thor Prime, Mad Cat Prime, Vulture B, Vulture Prime, Loki A, Vulture A, Mad Cat C, Thor D, Cauldron-Born B
Smoke Jaguar, assault: Man O' War C, Daishi B, Kingfisher C, Masakari C, Kingfisher Prime, Masakari Prime, Daishi Prime, Masakari A, Daishi A, Kingfisher D, Behemoth
`;
