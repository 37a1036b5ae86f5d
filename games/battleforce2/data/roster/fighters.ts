// Inner Sphere aerospace fighters.
// Name · variant | MP | damage at pointblank, medium, long | Overheat Value | class | armor/structure | points | specials | other names

export const FIGHTERS = `
Ahab · AHB-X | 5 | 3/2/1 | 1 | H | 6/0 | 13
Ahab · AHB-443 | 5 | 4/3/2 | 2 | H | 6/0 | 12
Centurion | 10 | 3/-/- | 0 | L | 3/0 | 5
Cheetah · F-10 | 12 | 3/-/- | 0 | L | 1/0 | 3
Cheetah · F-11-R | 12 | 1/-/- | 0 | L | 1/0 | 2
Cheetah · F-11-RR | 12 | 3/-/- | 0 | L | 1/0 | 4
Cheetah · F-12-S | 12 | 1/-/- | 0 | L | 1/0 | 3
Cheetah · F-14-S | 12 | 1/-/- | 0 | L | 2/0 | 4
Chippewa · CHP-W5 | 5 | 4/3/1 | 3 | H | 3/0 | 11
Chippewa · CHP-W7 | 5 | 7/5/2 | 1 | H | 3/0 | 12
Chippewa · CHP-W10 | 5 | 5/3/2 | 1 | H | 7/0 | 13
Corsair · CSR-V12 | 6 | 4/2/- | 0 | M | 5/0 | 8
Corsair · CSR-V12M | 6 | 3/1/- | 0 | M | 6/0 | 8
Corsair · CSR-V20 | 6 | 4/2/- | 0 | M | 5/0 | 8
Eagle | 6 | 3/3/- | 0 | H | 6/0 | 10
Gotha · GTHA-500 | 5 | 4/2/1 | 1 | M | 6/0 | 10
Hammerhead · HMR-HD | 7 | 2/-/- | 0 | H | 5/0 | 8
Hellcat · HCT-213 | 6 | 3/2/1 | 1 | M | 4/0 | 9
Hellcat II · HCT-213B | 7 | 2/2/- | 0 | M | 5/0 | 8 | prb
Ironsides · IRN-SD1 | 6 | 3/1/- | 1 | M | 4/0 | 10
Lightning | 6 | 3/1/- | 0 | M | 4/0 | 8
Lucifer II · LCF-16K | 6 | 5/2/1 | 1 | M | 3/0 | 8
Lucifer II · LCF-16KR | 6 | 6/3/3 | 0 | M | 3/0 | 11
Lucifer · LCF-R15 | 5 | 4/2/1 | 1 | M | 4/0 | 9
Lucifer · LCF-R16 | 5 | 6/3/3 | 0 | M | 5/0 | 11
Lucifer · LCF-R20 | 5 | 4/2/- | 0 | M | 9/0 | 11
Rapier · RPR-100 | 6 | 4/3/1 | 0 | H | 5/0 | 11
Riever · F-100 | 5 | 7/1/1 | 0 | H | 6/0 | 12
Riever · F-100A | 5 | 8/-/- | 0 | H | 6/0 | 12
Riever · F-100B | 5 | 5/3/1 | 0 | H | 6/0 | 10
Riever · F-700 | 6 | 5/3/1 | 0 | H | 6/0 | 13
Riever · F-700A | 5 | 7/1/- | 0 | H | 7/0 | 15
Rogue · RGU-133E | 7 | 3/2/2 | 0 | L | 2/0 | 7
Rogue · RGU-133F | 7 | 3/-/- | 2 | L | 2/0 | 6
Rogue · RGU-133L | 7 | 3/2/- | 0 | L | 2/0 | 6
Sabre | 11 | 3/-/- | 0 | L | 2/0 | 4
Samurai · SL-25 | 7 | 4/-/- | 0 | M | 4/0 | 7
Seydlitz · SYD Z1 | 11 | 1/1/- | 0 | L | 1/0 | 3
Seydlitz · SYD Z2 | 11 | 3/-/- | 0 | L | 1/0 | 5
Seydlitz · SYD Z2A | 11 | 3/-/- | 0 | L | 2/0 | 6
Seydlitz · SYD Z3 | 11 | 1/-/- | 0 | L | 2/0 | 4
Seydlitz · SYD Z3A | 11 | 1/-/- | 0 | L | 2/0 | 4
Seydlitz · SYD Z4 | 11 | 1/1/1 | 0 | L | 2/0 | 4
Shilone · SL-17 | 6 | 4/2/1 | 0 | M | 5/0 | 10
Shilone · SL-17AC | 6 | 3/1/1 | 0 | M | 5/0 | 8
Shilone · SL-17R | 6 | 4/2/1 | 0 | M | 5/0 | 10
Sholagar · SL-21 | 10 | 3/-/- | 0 | L | 2/0 | 5
Sholagar · SL-21L | 10 | 3/-/- | 0 | L | 2/0 | 5
Slayer · SL-15 | 6 | 4/1/- | 0 | H | 6/0 | 10
Slayer · SL-15A | 6 | 4/1/1 | 0 | H | 6/0 | 10
Slayer · SL-15B | 6 | 3/1/1 | 0 | H | 6/0 | 11
Slayer · SL-15C | 6 | 4/-/- | 0 | H | 6/0 | 10
Slayer · SL-15R | 6 | 4/1/- | 0 | H | 6/0 | 11
Spad · SPD-502 | 7 | 2/1/- | 0 | L | 3/0 | 5
Sparrowhawk · SPR-6D | 10 | 3/-/- | 0 | L | 4/0 | 5
Sparrowhawk · SPR-8H | 10 | 1/-/- | 0 | L | 3/0 | 4
Sparrowhawk · SPR-H5 | 10 | 3/-/- | 0 | L | 3/0 | 5
Sparrowhawk · SPR-H5K | 10 | 3/-/- | 0 | L | 3/0 | 4
Stingray · F-90 | 6 | 2/2/- | 1 | M | 5/0 | 9
Stingray · F-90S | 6 | 3/3/- | 0 | M | 4/0 | 8
Stingray · F-92 | 6 | 3/3/3 | 0 | M | 5/0 | 11
Stingray · F-94 | 6 | 2/2/2 | 1 | M | 5/0 | 9
Stuka · STU-D6 | 5 | 6/5/2 | 1 | H | 6/0 | 16
Stuka · STU-K5 | 5 | 5/4/1 | 1 | H | 6/0 | 13
Stuka · STU-K10 | 5 | 5/4/1 | 1 | H | 6/0 | 13
Stuka · STU-K15 | 5 | 5/3/1 | 2 | H | 5/0 | 12
Swift · SW-606 | 13 | 1/-/- | 0 | L | 1/0 | 2
Thrush · TR-7 | 12 | 3/-/- | 0 | L | 1/0 | 4
Thunderbird | 5 | 4/3/1 | 2 | H | 6/0 | 13
Tomahawk · THK-53 | 8 | 4/-/- | 0 | L | 5/0 | 8
Tomahawk · THK-63 | 8 | 3/2/- | 0 | L | 4/0 | 8
Transgressor AC · TR-14 | 6 | 5/-/- | 0 | H | 5/0 | 9
Transgressor · TR-13 | 6 | 3/3/- | 0 | H | 6/0 | 10
Transgressor · TR-13A | 6 | 3/3/3 | 0 | H | 6/0 | 12
Transit · TR-10 | 6 | 4/-/- | 1 | M | 4/0 | 8
Transit · TR-11 | 6 | 2/-/- | 0 | M | 4/0 | 7
Trident · TRN-3T | 12 | 3/-/- | 0 | L | 1/0 | 4
Zero · ZRO-114 | 6 | 2/2/1 | 0 | L | 4/0 | 6
`;
