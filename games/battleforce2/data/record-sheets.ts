// BF2-CONV-20: designs with a record sheet in BattleTech, as the roster calls them, and vehicles that others may have made up.

/** 'Mechs of the introductory rules. */
const MECHS = `
Assassin ASN-21, Atlas AS7-D, Awesome AWS-8Q, Banshee BNC-3E, Catapult CPLT-C1, Cicada CDA-2A, Clint CLNT-2-3T, Commando COM-2D,
Cyclops CP-10-Z, Dervish DV-6M, Dragon DRG-1N, Enforcer ENF-4R, Grasshopper GHR-5H, Hermes II HER-2S, Hunchback HBK-4G,
JagerMech JM6-S, Jenner JR7-D, Panther PNT-9R, Quickdraw QKD-4G, Spider SDR-5V, Trebuchet TBT-5N, Vindicator VND-1R,
Whitworth WTH-1, Zeus ZEU-6S`;

/** Every platoon of the roster is of one motion and one weapon. */
const PLATOONS = ['Foot', 'Motor', 'Jump'].flatMap((motion) =>
  ['Rifle', 'Laser', 'SRM', 'MG/Flamer'].map((weapon) => `${motion} ${weapon}`),
);

/** Vehicles on the ground. */
const VEHICLES =
  'Tinker, Midge, Plover, Sickle, Mattock, Avocet, Packsaddle, Hayrick, Teal, Thicket, Drover, Escarp, Cudgel, Harrow, Tor';

const listed = (text: string): readonly string[] => text.trim().split(/,\s+/);

export const RECORD_SHEETS: ReadonlySet<string> = new Set([
  ...listed(MECHS),
  ...listed(VEHICLES),
  ...PLATOONS,
]);

/** The models of which any has one: all that the other side can see. */
export const hasModelWithSheet = (chassis: string): boolean =>
  [...RECORD_SHEETS].some((name) => name === chassis || name.startsWith(`${chassis} `));
