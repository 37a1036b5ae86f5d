/** BF2-GEN-13: vehicles by weight class, for rolls of 2 to 12. */
export const VEHICLES = `
Inner Sphere, light: Yellow Jacket Gunship, Striker Light Tank, Harasser Missile Platform, Hunter Light Support Tank, Saladin Assault Hover Tank, Saracen Medium Hover Tank, Scimitar Medium Hover Tank, Pegasus Scout Hover Tank, Scorpion Light Tank, J. Edgar Light Hover Tank, Cavalry Attack Helicopter
Inner Sphere, medium: Regulator Hovertank, Goblin Medium Tank, Hetzer Wheeled Assault Gun, Drillson Heavy Hover Tank, Maxim Heavy Hover Transport, Vedette Medium Tank, Maxim Heavy Hover Transport, Condor Heavy Hover Tank, Goblin Medium Tank, Drillson Heavy Hover Tank, Fulcrum Heavy Hover Tank
Inner Sphere, heavy: Zhukov Heavy Tank, Patton Tank, Po Heavy Tank, Manticore Heavy Tank, Pike Support Vehicle, LRM Carrier, SRM Carrier, Bulldog Medium Tank, Von Luckner Heavy Tank VNL-K65N, Rommel Tank, Tokugawa Heavy Tank
Inner Sphere, assault: Alacorn Mk VI Heavy Tank, SturmFeur Heavy Tank, Schreck PPC Carrier, Partisan Heavy Tank, Demolisher Heavy Tank, Ontos Heavy Tank, Ontos Heavy Tank, Schreck PPC Carrier, Partisan Heavy Tank, Behemoth Heavy Tank, Challenger X MBT
`;
