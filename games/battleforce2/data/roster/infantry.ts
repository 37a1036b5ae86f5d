// Infantry platoons (BF2-TRO-10).
// Name · variant | MP | damage at pointblank, medium, long | Overheat Value | class | armor/structure | points | specials | other names

export const INFANTRY = `
Foot · Laser | 1 | 1/-/- | 0 | I | 1/0 | 0.25 | car3 | Foot Laser Platoon
Foot · MG/Flamer | 1 | 1/-/- | 0 | I | 1/0 | 0.25 | car3 | Foot MG/Flamer Platoon, Foot Machine Gun Platoon, Foot MG Platoon
Foot · Rifle | 1 | 1/-/- | 0 | I | 1/0 | 0.25 | car3 | Foot Rifle Platoon
Foot · SRM | 1 | 1/1/- | 0 | I | 1/0 | 0.5 | car3 | Foot SRM Platoon
Jump · Laser | 2J | 1/-/- | 0 | I | 1/0 | 0.5 | car4 | Jump Laser Platoon
Jump · MG/Flamer | 3J | 1/-/- | 0 | I | 1/0 | 0.25 | car4 | Jump MG/Flamer Platoon, Jump Machine Gun Platoon, Jump MG Platoon
Jump · Rifle | 3J | 1/-/- | 0 | I | 1/0 | 0.25 | car4 | Jump Rifle Platoon
Jump · SRM | 2J | 1/1/- | 0 | I | 1/0 | 0.5 | car4 | Jump SRM Platoon
Motor · Laser | 2 | 1/-/- | 0 | I | 1/0 | 0.5 | car6 | Motor Laser Platoon
Motor · MG/Flamer | 3 | 1/-/- | 0 | I | 1/0 | 0.25 | car6 | Motor MG/Flamer Platoon, Motor Machine Gun Platoon, Motor MG Platoon
Motor · Rifle | 3 | 1/-/- | 0 | I | 1/0 | 0.25 | car6 | Motor Rifle Platoon
Motor · SRM | 2 | 1/1/- | 0 | I | 1/0 | 0.5 | car6 | Motor SRM Platoon
`;
