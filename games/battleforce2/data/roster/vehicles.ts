// Vehicles, VTOLs, naval vehicles and artillery pieces (BF2-TRO-01, BF2-TRO-08).
// Name · variant | MP | damage at pointblank, medium, long | Overheat Value | class | armor/structure | points | specials | other names

export const VEHICLES = `
AC/2 Carrier | 3t | 1/1/1 | 0 | H | 0/2 | 3
Alacorn Mk VI Heavy Tank | 3t | 3/5/5 | 0 | A | 0/9 | 14
APC · (Hover) | 10h | -/-/- | 0 | L | 0/1 | 0.5 | tran1
APC · (Tracked) | 6t | -/-/- | 0 | L | 0/2 | 1 | tran1
APC · (Wheeled) | 6w | -/-/- | 0 | L | 0/2 | 1 | tran1
Arrow IV Piece | 1w | 1/2/2 | 0 | AR | 0/1 | 2 | artA mof
Badger · A | 6t | 1/1/- | 0 | L | 0/3 | 2 | tran4
Badger · B | 6t | 1/1/- | 0 | L | 0/3 | 2 | tran4
Badger · C | 6t | -/1/1 | 0 | L | 0/3 | 2 | tran4 if
Badger · D | 6t | 2/2/- | 0 | L | 0/3 | 3 | tran4
Badger · E | 6t | 3/-/- | 0 | L | 0/3 | 2 | tran4
Badger Tracked Transport | 6t | 2/2/- | 0 | L | 0/3 | 3 | tran4
Bandit · A | 9h | 1/1/1 | 0 | M | 0/7 | 5 | tran4
Bandit · B | 9h | 1/1/- | 0 | M | 0/7 | 4 | tran4
Bandit · C | 9h | 2/2/- | 0 | M | 0/7 | 4 | tran4
Bandit · D | 9h | -/1/1 | 0 | M | 0/7 | 5 | tran4 if
Bandit · E | 9h | 1/1/1 | 0 | M | 0/7 | 5 | tran4 if
Bandit · F | 9h | 1/1/- | 0 | M | 0/7 | 5 | tran4
Bandit · G | 9h | 3/2/- | 0 | M | 0/7 | 5 | tran4
Bandit Hovercraft | 9h | 2/2/- | 0 | M | 0/7 | 6 | tran4
Beagle | 12h | 1/1/- | 0 | L | 0/2 | 2
Behemoth Heavy Tank | 2t | 6/6/1 | 0 | A | 0/9 | 7 | if
Behemoth · (Flamer Variant) | 2t | 4/3/1 | 0 | A | 0/9 | 7 | if
Blizzard Hover Transport | 9h | -/-/- | 0 | L | 0/2 | 2 | tran6
Brutus Assault Tank | 3t | 4/4/1 | 0 | H | 0/6 | 8 | if
Bulldog Medium Tank | 4t | 2/2/- | 0 | H | 0/4 | 4
Bulldog · (AC/2 Variant) | 4t | 2/2/- | 0 | H | 0/4 | 3
Bulldog · (LRM Variant) | 4t | 2/2/1 | 0 | H | 0/4 | 5 | if
Burke | 2t | 3/4/4 | 0 | H | 0/5 | 6
Cavalry Attack Helicopter | 10v | 1/1/- | 0 | L | 0/2 | 6
Cavalry · (SRM Variant) | 10v | 2/2/- | 0 | L | 0/2 | 7
Centipede Scout Car | 8h | 1/1/- | 0 | L | 0/2 | 2 | prb
Challenger X MBT | 3t | 5/5/3 | 0 | A | 0/10 | 12
Chaparral | 4t | 3/3/2 | 0 | A | 0/4 | 5 | artA
Chevalier Light Tank | 6w | 1/1/1 | 0 | L | 0/4 | 4
Condor Heavy Hover Tank | 8h | 2/2/1 | 0 | M | 0/4 | 4
Condor · (Davion Variant) | 8h | 1/1/1 | 0 | M | 0/4 | 4
Condor · (Liao Variant) | 8h | 2/2/- | 0 | M | 0/5 | 5
Coolant Truck · 135-K | 4w | -/-/- | 0 | L | 0/4 | 1 | cool
Cyrano | 12v | 1/1/- | 0 | L | 0/1 | 8 | prb
Demolisher Heavy Tank | 3t | 4/4/- | 0 | A | 0/7 | 6
Demon | 4w | 3/3/2 | 0 | H | 0/6 | 8
Drillson Heavy Hover Tank | 9h | 2/2/1 | 0 | M | 0/5 | 7 | if
Drillson · (SRM Variant) | 9h | 2/2/- | 0 | M | 0/5 | 7
Engineering Vehicle | 6t | -/-/- | 0 | M | 0/2 | 0.5 | eng
Ferret Light Scout VTOL | 15v | -/-/- | 0 | L | 0/1 | 0.5 | tran1
Ferret · (Armor Variant) | 15v | -/-/- | 0 | L | 0/1 | 1
Ferret · (Cargo Transport) | 15v | -/-/- | 0 | L | 0/1 | 0.5 | tran2
Flatbed Truck | 5w | -/-/- | 0 | L | 0/1 | 0.5 | tran6
Fulcrum Heavy Hovertank | 10h | 2/2/1 | 0 | M | 0/6 | 8 | ecm tag if | Fulcrum Heavy Hover Tank
Fury | 4t | 1/2/2 | 0 | A | 0/9 | 7
Gabriel | 15h | 1/1/- | 0 | L | 0/1 | 2
Galleon Light Tank · GAL-100 | 6t | 1/1/- | 0 | L | 0/2 | 2
Galleon · GAL-200 | 6t | 1/1/- | 0 | L | 0/3 | 2
Galleon Light Tank | 7t | 2/2/- | 0 | L | 0/4 | 4 | prb
Gladius Medium Hover Tank | 8h | 1/1/- | 0 | M | 0/4 | 4
Goblin Medium Tank | 4t | 1/1/- | 0 | M | 0/5 | 3 | tran1
Goblin · (LRM Variant) | 4t | 1/1/1 | 0 | M | 0/5 | 4 | tran1 if
Goblin · (SRM Variant) | 4t | 2/2/- | 0 | M | 0/5 | 4 | tran1
Goblin Infantry Support Vehicle | 4t | 2/2/- | 0 | M | 0/7 | 4 | tran3
Harasser Missile Platform | 10h | 2/2/- | 0 | L | 0/2 | 3
Harasser · (Laser Variant) | 10h | 1/1/- | 0 | L | 0/2 | 2
Harasser · (LRM Variant) | 10h | -/1/1 | 0 | L | 0/2 | 3 | if
Heavy Hover APC | 8h | -/-/- | 0 | L | 0/2 | 1 | tran6
Heavy LRM Carrier | 2t | 2/5/5 | 0 | A | 0/3 | 8
Heavy Tracked APC | 5t | -/-/- | 0 | L | 0/3 | 1 | tran6
Heavy Wheeled APC | 6w | -/-/- | 0 | L | 0/3 | 1 | tran6
Hetzer Wheeled Assault Gun | 4w | 2/2/- | 0 | M | 0/4 | 4
Hover APC | 10h | -/-/- | 0 | L | 0/1 | 0.5 | tran1
Hunter Light Support Tank | 5t | 1/1/1 | 0 | L | 0/4 | 4 | if
Hunter Light Support Tank · (3058) | 4t | 1/2/2 | 0 | L | 0/3 | 5 | if
J. Edgar Light Hover Tank | 11h | 1/1/- | 0 | L | 0/4 | 3
J. Edgar · (Flamer Variant) | 11h | 1/1/- | 0 | L | 0/4 | 2
J. Edgar · (Machine Gun Variant) | 11h | 1/1/- | 0 | L | 0/4 | 3
J-27 Ordnance Transport & Trailer | 5w | -/-/- | 0 | L | 0/1 | 0.5 | tran11
Kanga | 8h | 1/2/1 | 0 | M | 0/3 | 7 | if
Karnov UR Transport | 11v | -/-/- | 0 | L | 0/1 | 0.5 | tran6
Karnov UR Transport · (3058) | 10v | -/-/- | 0 | L | 0/1 | 1 | tran7
Kestrel VTOL | 12v | -/-/- | 0 | L | 0/1 | 1 | tran3
Lightning | 11h | 1/1/- | 0 | L | 0/3 | 3
Light SRM Carrier | 4t | 3/3/- | 0 | M | 0/3 | 4
Long Tom Piece | 1w | 1/2/2 | 0 | AR | 0/1 | 2 | artL mof
LRM Carrier | 3t | 1/3/3 | 0 | H | 0/2 | 7 | if
LRM Carrier · (3058) | 2t | 2/5/5 | 0 | H | 0/3 | 7 | if c3s
Magi | 5t | 2/2/- | 0 | H | 0/7 | 4
Manticore Heavy Tank | 4t | 2/3/2 | 0 | H | 0/7 | 6
Manticore Heavy Tank · (3058) | 4t | 3/3/1 | 0 | H | 0/7 | 6 | if
Marksman | 4t | 1/1/1 | 0 | H | 0/6 | 4 | artS
MASH Truck | 5w | 1/-/- | 0 | L | 0/2 | 1 | mash
Maultier Hover APC | 9h | -/-/- | 0 | L | 0/2 | 1 | tran3
Maxim Heavy Hover Transport | 8h | 2/2/1 | 0 | M | 0/4 | 5 | if tran3
Maxim Heavy Hover Transport · (3058) | 8h | 2/2/1 | 0 | M | 0/4 | 5 | tran3 tag if
Maxim · (Anti-Personnel) | 8h | 3/1/1 | 0 | M | 0/4 | 5 | tran3 tag if
Maxim · (Fire Support) | 8h | 1/2/2 | 0 | M | 0/4 | 6 | tran3 if
Mobile Headquarters | 6w | 1/1/- | 0 | L | 0/3 | 3 | hq
Mobile Long Tom · (w/2 Ammo, 2 Support) | 2t | 2/1/2 | 0 | A | 0/8 | 5 | artL
Monitor Naval Vessel | 3n | 3/3/- | 0 | H | 0/6 | 6 | tran1
Myrmidon Medium Tank | 4t | 2/2/1 | 0 | M | 0/5 | 5
Neptune Submarine · · (underwater) | 3s | 1/1/- | 0 | A | 0/9 | 6
Neptune · (LRM Variant) · (underwater) | 3s | -/-/- | 0 | A | 0/9 | 7
Neptune · (SRM Variant) · (underwater) | 3s | -/-/- | 0 | A | 0/9 | 7
Nightshade | 14v | 1/1/- | 0 | L | 0/2 | 4 | ecm
Ontos Heavy Tank | 3t | 4/5/1 | 0 | A | 0/6 | 6 | if
Ontos · (LRM Variant) | 3t | 2/3/3 | 0 | A | 0/7 | 9 | if
Ontos Heavy Tank · (3058) | 3t | 6/7/1 | 0 | A | 0/7 | 8 | if
Packrat LRPV · PKR-T5 | 7w | 1/1/- | 0 | L | 0/2 | 2 | tran1
Padilla Heavy Artillery Tank | 5t | 2/2/2 | 0 | H | 0/4 | 6 | artA tag
Partisan Heavy Tank | 3t | 2/2/2 | 0 | A | 0/5 | 8
Partisan · (AC/2 Variant) | 3t | 1/1/1 | 0 | A | 0/5 | 3
Partisan · (LRM Variant) | 3t | 2/3/3 | 0 | A | 0/5 | 8 | if
Partisan Air Defense Tank | 3t | 2/2/2 | 0 | A | 0/7 | 6 | c3s
Partisan · (Company Command) | 3t | 2/2/2 | 0 | A | 0/7 | 6 | c3m c3m
Partisan · (Lance Command) | 3t | 1/2/2 | 0 | A | 0/7 | 5 | c3s
Patton Tank | 4t | 2/1/- | 0 | H | 0/9 | 5
Pegasus Scout Hovertank | 8h | 2/2/- | 0 | L | 0/4 | 4
Pegasus Scout Hovertank · (3058) | 9h | 2/2/- | 0 | L | 0/3 | 5 | ecm prb tag
Peregrine Attack VTOL | 12v | 2/1/- | 0 | L | 0/1 | 5
Pike Support Vehicle | 3t | 1/1/1 | 0 | H | 0/6 | 3
Pilum Heavy Tank | 4w | 3/5/2 | 0 | H | 0/7 | 6 | if
Pinto Attack VTOL | 10v | 2/2/- | 0 | L | 0/3 | 10 | prb tran1
Plainsman Medium Hovertank | 9h | 2/2/- | 0 | L | 0/3 | 4
Prowler Explorer Vehicle | 4t | 2/2/1 | 0 | M | 0/5 | 4 | prb tran4
Po Heavy Tank | 4t | 1/1/- | 0 | H | 0/7 | 4
Puma | 3t | 4/5/3 | 0 | A | 0/8 | 10 | if
Regulator Hovertank | 9h | 1/2/2 | 0 | M | 0/4 | 10
Rhino | 3t | 2/3/2 | 0 | A | 0/10 | 9
Ripper | 12v | 1/1/- | 0 | L | 0/1 | 5 | tran1
Rommel Tank | 4t | 2/2/- | 0 | H | 0/7 | 6
Rotunda | 9w | 1/1/- | 0 | L | 0/2 | 3
Saladin Assault Hover Tank | 8h | 2/2/- | 0 | L | 0/2 | 5
Saracen Medium Hover Tank | 8h | 1/1/1 | 0 | L | 0/4 | 4 | if
Savannah Master Hovercraft | 13h | 1/1/- | 0 | L | 0/1 | 2
Schreck PPC Carrier | 3t | 2/3/3 | 0 | A | 0/5 | 7
Scimitar Medium Hover Tank | 8h | 1/1/1 | 0 | L | 0/4 | 3
Scorpion Light Tank | 4t | 1/1/1 | 0 | L | 0/3 | 2
Scorpion · (SRM Variant) | 4t | 2/2/- | 0 | L | 0/3 | 2
Sea Skimmer Hydrofoil | 12n | 1/1/- | 0 | L | 0/2 | 2
Sea Skimmer · (SRM 2 Variant) | 12n | 1/1/- | 0 | L | 0/2 | 3
Schiltron · A | 3w | 8/4/- | 0 | A | 0/7 | 10 | c3m ecm
Schiltron · B | 3w | 4/5/5 | 0 | A | 0/7 | 11 | c3m ecm if
Schiltron · C | 3w | 3/3/- | 0 | A | 0/7 | 7 | c3m ecm
Schiltron | 3w | 4/3/4 | 0 | A | 0/7 | 8 | c3m ecm artA
Skulker Wheeled Scout Tank | 7w | 1/1/- | 0 | L | 0/3 | 2
Sniper Piece | 2w | 1/1/1 | 0 | AR | 0/1 | 1 | artS mof
Sprint Scout Helicopter | 13v | -/-/- | 0 | L | 0/1 | 1 | prb tag
Sprint · (C3 Variant) | 13v | -/-/- | 0 | L | 0/1 | 1 | prb c3s
Sprint · (Laser Variant) | 13v | 1/1/- | 0 | L | 0/1 | 4 | prb
Sprint · (Troop Transport) | 13v | -/-/- | 0 | L | 0/1 | 0.5 | tran2
SRM Carrier | 3t | 6/6/- | 0 | H | 0/2 | 7
SRM Carrier · (3058) | 3t | 7/7/- | 0 | H | 0/3 | 6
Striker Light Tank | 5w | 1/1/1 | 0 | L | 0/4 | 3 | if
Striker · (LRM Variant) | 5w | -/1/1 | 0 | L | 0/4 | 4 | if
Striker Light Tank · (3058) | 5w | 1/2/1 | 0 | L | 0/5 | 4 | if
Striker · (Narc Variant) | 5w | 1/2/1 | 0 | L | 0/5 | 4 | if
SturmFeur Heavy Tank | 3t | 1/2/2 | 0 | A | 0/12 | 8 | if
Swift Wind Scout Car | 10w | -/-/- | 0 | L | 0/1 | 0.5
Swift Wind · (ICE Variant) | 10w | -/-/- | 0 | L | 0/1 | 0.5
Thor | 5w | 1/1/1 | 0 | M | 0/5 | 3 | artT
Thumper Piece | 1w | -/1/1 | 0 | AR | 0/1 | 0.5 | artT mof
Tokugawa Heavy Tank | 4w | 3/3/1 | 0 | H | 0/7 | 6
Tracked APC | 6t | -/-/- | 0 | L | 0/2 | 1 | tran1
Typhoon Urban Assault Vehicle | 3w | 5/5/- | 0 | H | 0/8 | 7 | prb
Vedette Medium Tank | 5t | 1/1/1 | 0 | M | 0/4 | 2
Vedette · (AC/2 Variant) | 5t | 1/-/- | 0 | M | 0/4 | 2
Vedette · (Liao Variant) | 5t | 1/1/- | 0 | M | 0/4 | 2
Vedette Medium Tank · (3058) | 5t | 1/1/1 | 0 | M | 0/5 | 3
Vedette · (NETC Variant) | 5t | 1/1/1 | 0 | M | 0/4 | 3
Von Luckner Heavy Tank · VNL-K65N | 3t | 4/4/- | 0 | H | 0/7 | 7
Warrior · H-7 · Attack Helicopter | 10v | 1/1/- | 0 | L | 0/1 | 4
Warrior · H-7A | 10v | 1/1/1 | 0 | L | 0/1 | 4
Warrior · H-7C | 10v | 1/1/1 | 0 | L | 0/1 | 7 | if
Warrior · H-8 · Attack Helicopter | 10v | 1/1/- | 0 | L | 0/2 | 5
Wheeled APC | 6w | -/-/- | 0 | L | 0/2 | 1 | tran1
Yellow Jacket Gunship | 6v | 1/2/2 | 0 | L | 0/2 | 11
Zephyr | 9h | 3/2/- | 0 | M | 0/5 | 6 | tag ecm
Zhukov Heavy Tank | 3t | 3/3/- | 0 | H | 0/7 | 5
`;
