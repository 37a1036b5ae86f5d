// Clan aerospace fighters.
// Name · variant | MP | damage at pointblank, medium, long | Overheat Value | class | armor/structure | points | specials | other names

export const CLAN_FIGHTERS = `
Avar · A | 10 | 3/3/2 | 1 | L | 3/0 | 15 | omni
Avar · B | 10 | 3/3/2 | 1 | L | 3/0 | 13 | omni
Avar · C | 10 | 4/3/- | 0 | L | 3/0 | 11 | omni
Avar · Prime | 10 | 4/4/1 | 1 | L | 3/0 | 14 | omni
Bashkir · A | 13 | 2/1/- | 0 | L | 2/0 | 5 | omni
Bashkir · B | 13 | 3/2/2 | 0 | L | 2/0 | 5 | omni
Bashkir · C | 13 | 2/1/1 | 0 | L | 2/0 | 7 | omni
Bashkir · Prime | 13 | 3/3/- | 0 | L | 2/0 | 8 | omni
Batu · A | 9 | 3/2/2 | 0 | L | 4/0 | 12 | omni
Batu · B | 9 | 6/6/- | 1 | L | 4/0 | 16 | omni
Batu · C | 9 | 6/4/1 | 0 | L | 4/0 | 15 | omni
Batu · Prime | 9 | 6/6/2 | 0 | L | 4/0 | 16 | omni
Jagatai · A | 6 | 7/7/2 | 0 | M | 5/0 | 19 | omni
Jagatai · B | 6 | 5/5/5 | 0 | M | 5/0 | 20 | omni
Jagatai · C | 6 | 4/4/4 | 1 | M | 5/0 | 19 | omni
Jagatai · Prime | 6 | 5/5/5 | 2 | M | 5/0 | 21 | omni
Jengiz · A | 5 | 6/6/6 | 1 | H | 7/0 | 23 | omni
Jengiz · B | 5 | 7/7/7 | 2 | H | 7/0 | 24 | omni
Jengiz · C | 5 | 6/6/- | 0 | H | 7/0 | 16 | omni
Jengiz · Prime | 5 | 7/5/3 | 2 | H | 7/0 | 20 | omni
Kirghiz · A | 5 | 5/5/5 | 2 | H | 7/0 | 24 | omni
Kirghiz · B | 5 | 9/8/8 | 0 | H | 7/0 | 27 | omni
Kirghiz · C | 5 | 6/6/4 | 3 | H | 7/0 | 22 | omni
Kirghiz · Prime | 5 | 7/7/7 | 0 | H | 7/0 | 22 | omni
Sabutai · A | 6 | 6/4/- | 1 | H | 5/0 | 16 | omni
Sabutai · B | 6 | 6/6/6 | 1 | H | 5/0 | 19 | omni ecm tag
Sabutai · C | 6 | 7/7/5 | 0 | H | 5/0 | 23 | omni
Sabutai · Prime | 6 | 7/6/6 | 1 | H | 5/0 | 22 | omni
Scythia · A | 6 | 8/5/5 | 0 | H | 7/0 | 21 | omni
Scythia · B | 6 | 7/7/7 | 1 | H | 7/0 | 24 | omni
Scythia · C | 6 | 7/7/6 | 0 | H | 7/0 | 26 | omni
Scythia · Prime | 6 | 7/6/4 | 2 | H | 7/0 | 23 | omni
Sulla · A | 9 | 4/4/3 | 0 | L | 4/0 | 14 | omni
Sulla · B | 9 | 4/4/4 | 0 | L | 4/0 | 13 | omni
Sulla · C | 9 | 3/3/2 | 0 | L | 4/0 | 16 | omni
Sulla · Prime | 9 | 3/3/3 | 1 | L | 4/0 | 15 | omni
Turk · A | 7 | 5/3/3 | 0 | M | 4/0 | 14 | omni
Turk · B | 7 | 5/5/- | 0 | M | 4/0 | 13 | omni
Turk · C | 7 | 4/4/2 | 1 | M | 4/0 | 16 | omni
Turk · Prime | 7 | 4/4/4 | 2 | M | 5/0 | 17 | omni
Vandal · A | 14 | 3/1/- | 0 | L | 2/0 | 6 | omni
Vandal · B | 14 | 3/-/- | 0 | L | 2/0 | 6 | omni
Vandal · C | 14 | 2/2/- | 0 | L | 2/0 | 9 | omni
Vandal · Prime | 14 | 1/-/- | 0 | L | 2/0 | 4 | omni prb
Visigoth · A | 7 | 7/7/6 | 0 | M | 5/0 | 20 | omni
Visigoth · B | 7 | 4/4/4 | 0 | M | 5/0 | 17 | omni
Visigoth · C | 7 | 5/5/3 | 1 | M | 5/0 | 17 | omni
Visigoth · Prime | 7 | 5/5/- | 0 | M | 5/0 | 16 | omni
`;
