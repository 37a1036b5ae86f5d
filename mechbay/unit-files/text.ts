// Texts about unit files. A message names the fault and the remedy.

import { quoted } from '@ironfield/classic/data/text-file.ts';

export const FAULT = {
  missing: (key: string) => `the file lacks ${quoted(key)}`,
  notNumber: (key: string, text: string, least: number, most: number) =>
    `${quoted(key)} is ${quoted(text)}; it should be a number from ${least} to ${most}`,
  unknownKind: (key: string, text: string) =>
    `${quoted(key)} is ${quoted(text)}, which these rules do not know`,
  unknownItem: (text: string) => `nothing is called ${quoted(text)}`,
  slots: (name: string, where: string, has: number, needs: number) =>
    `${name} fills ${needs} slots, and ${where} has ${has} of them`,
  tonnage: (tons: number) => `a 'Mech weighs 10 to 100 tons in steps of 5, not ${tons}`,
  noMech: (config: string) => `${quoted(config)}: only 'Mechs on two or four legs are read`,
  unitType: (type: string) =>
    `${quoted(type)}: only vehicles, infantry, battle armour, fighters and DropShips are read`,
  protoMech: 'ProtoMechs are not played; the book lists only their values',
  unclosed: (name: string) => `the block ${quoted(name)} is not closed`,
  strayClose: (name: string) => `the block ${quoted(name)} is closed and was not open`,
  twice: (name: string, line: number) => `the block ${quoted(name)} stood in line ${line} already`,
  outside: (text: string) => `${quoted(text)} stands in no block`,
  armorNumbers: (has: number, wanted: string) => `the armour has ${has} numbers; it should have ${wanted}`,
  twoTurrets: 'the armour has 6 numbers: a vehicle with two turrets is not read (MT-VCON-04)',
  rotorTurret: 'the armour has 6 numbers: a VTOL has no turret in these rules (MT-VCON-12)',
  noLocation: (name: string) => `${quoted(name)} is no location of this unit`,
  noTurret: 'the turret has equipment and no armour: five numbers would say that there is one',
} as const;

export const NOTE = {
  skipped: (text: string) => `not understood and left out: ${quoted(text)}`,
  jets: (mp: number, jets: number) => `Jump MP is ${mp}, and the jump jets give ${jets}: the smaller counts`,
} as const;
