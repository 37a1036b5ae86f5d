// Clan battle armor (BF2-TRO-10).
// Name · variant | MP | damage at pointblank, medium, long | Overheat Value | class | armor/structure | points | specials | other names

export const ELEMENTALS = `
Elemental · (Flamer) | 3J | 2/1/- | 0 | I | 3/0 | 2 | car5 | Elemental Point w/Flamers, Elemental Point w/ FL
Elemental · (Machine Gun) | 3J | 2/1/- | 0 | I | 3/0 | 2 | car5 | Elemental Point w/Machine Guns, Elemental Point w/ MG
Elemental · (Small Laser) | 3J | 2/1/- | 0 | I | 3/0 | 3 | car5 | Elemental Point w/Small Lasers, Elemental Point w/ SL
`;
