// Inner Sphere DropShips (BF2-TRO-07).
// Name · variant | MP | damage at pointblank, medium, long | Overheat Value | class | armor/structure | points | specials | other names

export const DROPSHIPS = `
Achilles · (obsolete) | 8 | 10/7/3 | 0 | A | 17/16 | 136 | if
Achilles · (upgraded) | 8 | 13/9/9 | 0 | A | 17/16 | 154
Avenger · (obsolete) | 7 | 6/4/1 | 0 | A | 14/13 | 60 | if
Avenger · (upgraded) | 7 | 6/5/5 | 0 | A | 14/13 | 70
Behemoth | 2 | 4/2/- | 0 | L | 4/3 | 665 | sph
Buccaneer | 3 | 1/-/- | 0 | M | 4/4 | 35
Claymore | 6 | 7/5/2 | 0 | A | 14/13 | 57 | if
Condor · (obsolete) | 3 | 6/4/- | 0 | M | 9/9 | 56
Condor · (upgraded) | 3 | 6/4/3 | 0 | M | 9/9 | 58
Excalibur · (obsolete) | 3 | 6/4/2 | 0 | L | 12/12 | 147 | sph if
Excalibur · (upgraded) | 3 | 6/4/4 | 0 | L | 12/12 | 148 | sph if
Fortress · (obsolete) | 3 | 11/6/2 | 0 | A | 13/13 | 104 | sph if
Fortress · (upgraded) | 3 | 17/10/9 | 0 | A | 13/13 | 116 | sph if
Fury · (obsolete) | 4 | 3/1/1 | 0 | S | 8/8 | 34 | if
Fury · (upgraded) | 4 | 5/2/2 | 0 | S | 8/8 | 36 | if
Gazelle · (obsolete) | 4 | 5/2/- | 0 | S | 8/8 | 37 | if
Gazelle · (upgraded) | 4 | 6/2/2 | 0 | S | 9/8 | 43 | if
Hamilcar | 4 | 8/7/6 | 0 | A | 10/10 | 67
Hannibal | 5 | 11/9/7 | 0 | M | 12/12 | 102
Hercules | 3 | 6/3/2 | 0 | L | 9/8 | 77 | sph if
Intruder · (obsolete) | 4 | 9/6/1 | 0 | A | 21/21 | 74 | sph if
Intruder · (upgraded) | 4 | 13/8/7 | 0 | A | 21/21 | 85 | sph
Kuan Ti | 6 | 6/5/3 | 0 | A | 12/12 | 66
Leopard · (obsolete) | 4 | 5/4/1 | 0 | S | 9/8 | 39 | if
Leopard · (upgraded) | 4 | 8/6/6 | 0 | S | 9/8 | 44 | if
Leopard CV · (obsolete) | 4 | 5/4/1 | 0 | S | 9/8 | 39 | if
Leopard CV · (upgraded) | 4 | 8/6/6 | 0 | S | 9/8 | 44 | if
Lung Wang | 5 | 12/9/7 | 0 | A | 13/13 | 77
Mammoth | 3 | 2/1/- | 0 | L | 4/4 | 412 | sph
Model 97 Octopus | 6 | 7/5/2 | 0 | L | 10/9 | 202 | sph if
Monarch | 3 | -/-/- | 0 | M | 3/2 | 42
Mule | 3 | 3/1/- | 0 | L | 5/5 | 99 | sph
Nagumo | 4 | 9/4/3 | 0 | M | 12/12 | 73
Okinawa | 3 | 9/7/6 | 0 | M | 11/10 | 63 | sph if
Overlord · (obsolete) | 3 | 8/6/1 | 0 | L | 13/13 | 109 | sph if
Overlord · (upgraded) | 3 | 9/7/7 | 0 | L | 14/13 | 116 | sph
Rose | 4 | 5/3/2 | 0 | L | 8/8 | 160 | sph if
Seeker · (obsolete) | 5 | 4/3/1 | 0 | M | 8/8 | 56 | sph if
Seeker · (upgraded) | 5 | 4/3/3 | 0 | M | 8/8 | 59 | sph
Triumph · (obsolete) | 3 | 6/4/1 | 0 | M | 9/9 | 67 | if
Triumph · (upgraded) | 3 | 7/5/4 | 0 | M | 10/9 | 74
Union · (obsolete) | 3 | 10/8/3 | 0 | M | 11/10 | 57 | sph if
Union · (upgraded) | 3 | 10/8/8 | 0 | M | 11/10 | 66 | sph
Vengeance · (obsolete) | 4 | 10/6/2 | 0 | L | 11/10 | 127 | if
Vengeance · (upgraded) | 4 | 10/7/7 | 0 | L | 11/10 | 141
`;
