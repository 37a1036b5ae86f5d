import type { Card, Kind } from '../cards/card.ts';

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  gear: 'Gear',
  strider: 'Strider',
  tank: 'Tank',
  apc: 'APC',
  drone: 'Drone',
  infantry: 'Infantry',
};

export const STAND_IN = 'Stand-in, unofficial';

/** Entries of a card beside its figures, by the part that has them. */
export const TRAITS: {
  readonly [Part in 'aux' | 'armorPerks' | 'perks' | 'flaws']: Readonly<Record<keyof Card[Part], string>>;
} = {
  aux: {
    ams: 'AMS',
    antiPersonnelCharges: 'Anti-Personnel Charges',
    autopilot: 'Autopilot',
    counterBattery: 'Counter-Battery',
    eccm: 'ECCM',
    ecm: 'ECM',
    jumpJets: 'Jump Jets',
    satelliteUplink: 'Satellite Uplink',
    searchlight: 'Searchlight',
    smoke: 'Smoke',
    stealth: 'Stealth',
    targetDesignator: 'Target Designator',
  },
  armorPerks: {
    backupComms: 'Backup Comms',
    backupSensors: 'Backup Sensors',
    exposedAux: 'Exposed Aux',
    exposedFireControl: 'Exposed Fire Control',
    exposedMovement: 'Exposed Movement',
    improvedRearDefense: 'Improved Rear Defense',
    reinforced: 'Reinforced',
    ruggedMovement: 'Rugged Movement',
    shieldedWeapons: 'Shielded Weapons',
    weakFacing: 'Weak Facing',
  },
  perks: {
    acrobatic: 'Acrobatic',
    airdroppable: 'Airdroppable',
    amphibious: 'Amphibious',
    camoNetting: 'Camo Netting',
    chaplain: 'Chaplain',
    climbingGear: 'Climbing Gear',
    ejectionSystem: 'Ejection System',
    fireResistant: 'Fire Resistant',
    improvedOffRoad: 'Improved Off-Road',
    largeDoors: 'Large Doors',
    lowProfile: 'Low Profile',
    manipulatorArms: 'Manipulator Arms',
    neuralNet: 'Neural Net',
    ramPlate: 'Ram Plate',
    sensorBoom: 'Sensor Boom',
    sniperSystem: 'Sniper System',
    stabilizer: 'Stabilizer',
    transport: 'Transport',
    warriorMonk: 'Warrior Monk',
  },
  flaws: {
    cannotGlide: 'Cannot Glide',
    defectiveFireControl: 'Defective Fire Control',
    defectiveSensors: 'Defective Sensors',
    largeSensorProfile: 'Large Sensor Profile',
    overheating: 'Overheating',
    poorOffRoad: 'Poor Off-Road',
    randomShutdown: 'Random Shutdown',
    sensorDependent: 'Sensor Dependent',
    traceableEmissions: 'Traceable Emissions',
    unstable: 'Unstable',
    vulnerableToHaywire: 'Vulnerable to Haywire',
  },
};

export const TRAIT_PARTS = ['aux', 'armorPerks', 'perks', 'flaws'] as const;
export type TraitPart = (typeof TRAIT_PARTS)[number];

export const PART_NAMES: Readonly<Record<TraitPart, string>> = {
  aux: 'Aux',
  armorPerks: 'Armor',
  perks: 'Perks',
  flaws: 'Flaws',
};

/** `ECM 2`, `Reinforced F 3`, `Searchlight` */
function traitWords(part: TraitPart, key: string, value: unknown): string {
  const name = (TRAITS[part] as Readonly<Record<string, string>>)[key];
  if (value === true) return name;
  const rating = typeof value === 'object' && value !== null ? Object.values(value).join(' ') : value;
  return `${name} ${rating}`;
}

/** The entries of a card about one part, in words. */
export const traitsOf = (card: Pick<Card, TraitPart>, part: TraitPart): readonly string[] =>
  Object.entries(card[part])
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => traitWords(part, key, value));
