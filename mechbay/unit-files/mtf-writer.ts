// A 'Mech as a public file (MT-CONS-07). What is written means the same when it is read again.

import { placesOf } from '../slots/counts.ts';
import { frameSlots, MECH_LOCATIONS } from '../slots/frame.ts';
import type { FramePart } from '../units/frame-parts.ts';
import type { Mech, Mount } from '../units/unit.ts';

const LISTS: Readonly<Record<string, string>> = {
  HD: 'Head',
  CT: 'Center Torso',
  LT: 'Left Torso',
  RT: 'Right Torso',
  LA: 'Left Arm',
  RA: 'Right Arm',
  LL: 'Left Leg',
  RL: 'Right Leg',
};
const ARMOR_LINES: Readonly<Record<string, string>> = {
  LA: 'LA',
  RA: 'RA',
  LT: 'LT',
  RT: 'RT',
  CT: 'CT',
  HD: 'HD',
  LL: 'LL',
  RL: 'RL',
  RTL: 'LTR',
  RTR: 'RTR',
  RTC: 'CTR',
};
const ENGINES: Readonly<Record<string, string>> = {
  standard: 'Fusion Engine',
  'xl-is': 'XL Engine',
  'xl-clan': 'XL (Clan) Engine',
  light: 'Light Engine',
  'xxl-is': 'XXL Engine',
  'xxl-clan': 'XXL (Clan) Engine',
  compact: 'Compact Engine',
  ice: 'ICE Engine',
};
const COCKPITS: Readonly<Record<string, string>> = {
  standard: 'Standard Cockpit',
  small: 'Small Cockpit',
  'torso-mounted': 'Torso-Mounted Cockpit',
  'command-console': 'Command Console',
  'enhanced-imaging': 'Enhanced Imaging Cockpit',
};
const GYROS: Readonly<Record<string, string>> = { xl: 'XL Gyro', 'heavy-duty': 'Heavy-Duty Gyro' };
const SINKS: Readonly<Record<string, string>> = {
  single: 'Single',
  'double-is': 'IS Double',
  'double-clan': 'Clan Double',
  compact: 'Compact',
  laser: 'Laser',
};
/** The lines for the slots of each part. */
export const PART_LINES: Readonly<Record<FramePart, string>> = {
  engine: 'Fusion Engine',
  gyro: 'Gyro',
  cockpit: 'Cockpit',
  sensors: 'Sensors',
  lifeSupport: 'Life Support',
  shoulder: 'Shoulder',
  upperArm: 'Upper Arm Actuator',
  lowerArm: 'Lower Arm Actuator',
  hand: 'Hand Actuator',
  hip: 'Hip',
  upperLeg: 'Upper Leg Actuator',
  lowerLeg: 'Lower Leg Actuator',
  foot: 'Foot Actuator',
};
const LINES_OF_A_LIST = 12;

const title = (id: string): string => id.replace(/(^|-)([a-z])/g, (found) => found.toUpperCase());

export function writeMtf(mech: Mech): string {
  const { name, model, frame, isOmni, year, level, role, tons, engine, structure, hasTripleStrength } = mech;
  const { cockpit, gyro, heatSinks, walk, jump, armor, mounts } = mech;
  const options = [
    ...(mech.isFractional ? ['fractional accounting'] : []),
    ...(mech.hasSlotLimits ? ['slot limits'] : []),
  ];
  const armorTech = armor.tech === 'Clan' ? 'Clan' : 'Inner Sphere';
  const bare = mounts.filter((mount) => Object.values(placesOf(mount, mech)).every((slots) => slots === 0));
  return [
    'Version:1.0',
    name,
    `${model}\n`,
    `Config:${frame === 'quad' ? 'Quad' : 'Biped'}${isOmni ? ' Omnimech' : ''}`,
    `TechBase:${techWords(mech)}`,
    ...(year === null ? [] : [`Era:${year}`]),
    `Rules Level:${level}`,
    ...(role === undefined ? [] : [`role:${role}`]),
    ...(options.length === 0 ? [] : [`Construction:${options.join('; ')}`]),
    `\nMass:${tons}`,
    `Engine:${engine.rating} ${ENGINES[engine.type.id]}`,
    `Structure:${title(structure.id).replace('-', ' ')}`,
    `Myomer:${hasTripleStrength ? 'Triple-Strength' : 'Standard'}`,
    `Cockpit:${COCKPITS[cockpit.id]}`,
    `Gyro:${GYROS[gyro.id] ?? `${title(gyro.id)} Gyro`}`,
    ...bare.map((mount) => `nocrit:${lineOf(mount)}:${mount.location}`),
    `\nHeat Sinks:${heatSinks.count} ${SINKS[heatSinks.type.id]}`,
    `Walk MP:${walk}`,
    `Jump MP:${jump}\n`,
    `Armor:${title(armor.type.id)}(${armorTech})`,
    ...Object.entries(ARMOR_LINES).map(([line, place]) => `${line} Armor:${armor.points[place] ?? 0}`),
    '\nWeapons:0\n',
    ...MECH_LOCATIONS.map((location) => `${LISTS[location]}:\n${slotLines(mech, location).join('\n')}\n`),
  ].join('\n');
}

function techWords({ techBase, isMixed }: Mech): string {
  if (isMixed) return `Mixed (${techBase} Chassis)`;
  return techBase === 'IS' ? 'Inner Sphere' : 'Clan';
}

/** A slot of the frame, or one of an item, by its number in it. */
export type SlotFilling = { readonly part: FramePart } | { readonly mount: Mount; readonly slot: number };

/** What stands in the slots of a location. Equipment fills the open slots from above; a list may be too long. */
export function fillingsOf(mech: Mech, location: string): readonly (SlotFilling | null)[] {
  const slots: (SlotFilling | null)[] = frameSlots(mech, location).map((part) => part && { part });
  const things = mech.mounts.flatMap((mount) =>
    Array.from({ length: placesOf(mount, mech)[location] ?? 0 }, (_, slot) => ({ mount, slot })),
  );
  for (const thing of things) {
    const open = slots.indexOf(null);
    slots.splice(open < 0 ? slots.length : open, open < 0 ? 0 : 1, thing);
  }
  return slots;
}

function slotLines(mech: Mech, location: string): string[] {
  const lines = fillingsOf(mech, location).map((filling) => {
    if (filling === null) return '-Empty-';
    const isArmored =
      'part' in filling
        ? mech.armoredParts?.includes(`${location}:${filling.part}`)
        : filling.slot < filling.mount.armoredSlots;
    const line = 'part' in filling ? PART_LINES[filling.part] : lineOf(filling.mount);
    return isArmored ? `${line} (armored)` : line;
  });
  while (lines.length < LINES_OF_A_LIST) lines.push('-Empty-');
  return lines;
}

/** The name by which files call it, with the marks that it carries. */
function lineOf({ item, isRear, shots, size }: Mount): string {
  const sized = size === undefined ? '' : `:SIZE:${size}`;
  const rounds = shots === undefined || size !== undefined ? '' : `:Shots${shots}`;
  return `${item.fileName}${isRear ? ' (R)' : ''}${sized}${rounds}`;
}
