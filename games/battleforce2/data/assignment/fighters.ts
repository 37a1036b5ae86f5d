/** BF2-GEN-14, BF2-GEN-15: aerospace fighters by weight class, for rolls of 2 to 12. */
export const FIGHTERS = `
Inner Sphere, light: TRN-3T Trident, SL-21 Sholagar, TR-7 Thrush, F-10 Cheetah, TR-7 Thrush, SPR-H5 Sparrowhawk, F-10 Cheetah, SL-21 Sholagar, SYD Z1 Seydlitz, SPR-H5 Sparrowhawk, SPD-502 Spad
Inner Sphere, medium: IRN-SD1 Ironsides, LCF-R15 Lucifer, F-90 Stingray, CSR-V12 Corsair, TR-10 Transit, F-90 Stingray, LCF-R15 Lucifer, CSR-V12 Corsair, SL-17 Shilone, TR-10 Transit, GTHA-500 Gotha
Inner Sphere, heavy: HMR-HD Hammerhead, TR-13 Transgressor, STU-K5 Stuka, F-100 Riever, CHP-W5 Chippewa, SL-15 Slayer, TR-13 Transgressor, STU-K5 Stuka, CHP-W5 Chippewa, SL-15 Slayer, RPR-100 Rapier
Clan, light: Avar Prime, Vandal Prime, Bashkir A, Batu Prime, Sulla A, Sulla Prime, Sulla B, Batu A, Bashkir Prime, Vandal B, Avar C
Clan, medium: Turk C, Turk A, Visigoth C, Jagatai Prime, Visigoth A, Visigoth Prime, Visigoth B, Jagatai B, Visigoth C, Jagatai B, Turk Prime
Clan, heavy: Jengiz Prime, Sabutai Prime, Scythia B, Scythia Prime, Kirghiz B, Kirghiz Prime, Kirghiz A, Scythia A, Scythia C, Sabutai A, Jengiz A
`;
