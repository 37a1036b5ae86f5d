// Conventional fighters (BF2-REC-07).
// Name · variant | MP | damage at pointblank, medium, long | Overheat Value | class | armor/structure | points | specials | other names

export const CONVENTIONAL_FIGHTERS = `
Boeing Jump Bomber | 9 | -/-/- | 0 | L | 0/1 | 1
Boomerang Spotter Plane | 13 | -/-/- | 0 | L | 0/1 | 0.5
Guardian Fighter | 7 | 1/-/- | 0 | L | 0/1 | 1
'MechBuster | 5 | 2/-/- | 0 | M | 0/1 | 3
Planetlifter Air Transport | 4 | -/-/- | 0 | M | 0/1 | 1 | tran20
`;
