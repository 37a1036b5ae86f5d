// Clan DropShips (BF2-TRO-07).
// Name · variant | MP | damage at pointblank, medium, long | Overheat Value | class | armor/structure | points | specials | other names

export const CLAN_DROPSHIPS = `
Broadsword | 5 | 9/9/6 | 0 | S | 11/10 | 70 | if
Carrier | 5 | 15/12/6 | 0 | M | 14/14 | 149
Confederate | 4 | 5/3/- | 0 | S | 12/12 | 43 | sph
Lion | 4 | 8/7/5 | 0 | L | 16/15 | 148 | sph
Miraborg | 5 | 10/8/4 | 0 | L | 12/12 | 148 | sph
Noruff | 8 | 15/15/7 | 0 | A | 22/21 | 156
Overlord-C | 3 | 11/11/6 | 0 | L | 20/20 | 145 | sph
Sassanid | 4 | 9/8/4 | 0 | M | 12/11 | 70 | sph if
Titan | 5 | 14/8/2 | 0 | L | 17/17 | 190 | if
Union-C | 4 | 7/7/5 | 0 | M | 15/14 | 83 | sph
`;
