// Inner Sphere battle armor (BF2-TRO-10).
// Name · variant | MP | damage at pointblank, medium, long | Overheat Value | class | armor/structure | points | specials | other names

export const BATTLE_ARMOR = `
Standard Battle Armor · (Flamer) | 3J | 1/-/- | 0 | I | 2/0 | 2 | car4
Standard Battle Armor · (Machine Gun) | 3J | 1/-/- | 0 | I | 2/0 | 1 | car4
Standard Battle Armor · (Small Laser) | 3J | 1/-/- | 0 | I | 2/0 | 2 | car4
Kage · (Flamer) | 4J | -/-/- | 0 | I | 2/0 | 1 | car4
Kage · (Machine Gun) | 4J | -/-/- | 0 | I | 2/0 | 1 | car4
Kage · (Small Laser) | 4J | -/-/- | 0 | I | 2/0 | 1 | car4
Kage · (TAG) | 4J | -/-/- | 0 | I | 2/0 | 1 | car4 tag
Kanazuchi | 1 | 4/2/- | 0 | I | 3/0 | 3 | car4
Longinus · (Flamer) | 3J | 2/1/- | 0 | I | 2/0 | 2 | car4
Longinus · (Machine Gun) | 3J | 2/1/- | 0 | I | 2/0 | 2 | car4
Longinus · (Small Laser) | 3J | 2/1/- | 0 | I | 2/0 | 2 | car4
Achilleus · (Flamer) | 3J | 1/-/- | 0 | I | 3/0 | 1 | car4
Achilleus · (Machine Gun) | 3J | 1/-/- | 0 | I | 3/0 | 1 | car4
Achilleus · (Small Laser) | 3J | 1/-/- | 0 | I | 3/0 | 1 | car4
Gray Death Light Scout Armor · (Rifle/Flamer) | 4J | -/-/- | 0 | I | 1/0 | 1 | car4 prb
Gray Death Light Scout Armor · (Machine Gun) | 4J | -/-/- | 0 | I | 1/0 | 1 | car4 prb
Gray Death Light Scout Armor · (Small Laser/SRM) | 4J | -/-/- | 0 | I | 1/0 | 1 | car4 prb
Infiltrator | 2 | -/-/- | 0 | I | 2/0 | 1 | car4
Sloth | 3 | 2/-/- | 0 | I | 1/0 | 1 | car4
`;
