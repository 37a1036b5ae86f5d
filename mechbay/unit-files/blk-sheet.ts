// Blocks of every block file: names, technology, and equipment.

import type { LineError } from '@ironfield/classic/data/text-file.ts';
import type { Mount } from '../units/unit.ts';
import type { Block, Blocks } from './blk-blocks.ts';
import { type Carrier, named } from './names.ts';
import { roleIn, type Technology, technologyIn, type Values } from './reading.ts';
import { FAULT } from './text.ts';

export interface Sheet {
  readonly values: Values;
  readonly blocks: ReadonlyMap<string, Block>;
  readonly faults: LineError[];
  readonly technology: Technology;
  readonly common: Technology & {
    readonly name: string;
    readonly model: string;
    readonly level: number;
    readonly year: number | null;
    readonly isOmni: boolean;
    readonly role?: string;
  };
}

export function sheetOf({ blocks }: Blocks, values: Values): Sheet {
  const technology = values.kind('type', technologyIn, 'IS') ?? { techBase: 'IS', isMixed: false };
  const year = values.has('year') ? values.number('year', 0, 9999) : null;
  const common = {
    name: values.text('name'),
    model: values.text('model', ''),
    ...technology,
    level: levelIn(values.text('type', 'IS'), year),
    year,
    isOmni: values.number('omni', 0, 1, 0) === 1,
    ...roleIn(values),
  };
  return { values, blocks, faults: [], technology, common };
}

/** "IS" means level 1 in 3025 and level 2 later; "Clan" means level 2. */
function levelIn(type: string, year: number | null): number {
  const stated = /level (\d)/i.exec(type)?.[1];
  if (stated !== undefined) return Number(stated);
  if (/mixed/i.test(type)) return 3;
  return /^is$/i.test(type) && year === 3025 ? 1 : 2;
}

/** The items of one block of equipment. */
export function mountsIn(
  sheet: Sheet,
  block: string,
  location: string,
  kind: Carrier['kind'] = 'other',
): Mount[] {
  const lines = sheet.blocks.get(block)?.lines ?? [];
  return lines.flatMap(({ line, text }): Mount[] => {
    const naming = named(text, { kind, techBase: sheet.technology.techBase });
    if (naming === null) {
      sheet.faults.push({ line, message: FAULT.unknownItem(text) });
      return [];
    }
    const { item, isRear, inSponson, shots, size } = naming;
    return [
      {
        item,
        location,
        isRear,
        armoredSlots: 0,
        ...(inSponson ? { inSponson } : {}),
        ...(shots === undefined ? {} : { shots }),
        ...(size === undefined ? {} : { size }),
      },
    ];
  });
}

/** Every block of equipment must be one of the locations; nothing is dropped. */
export function mountsByLocation(sheet: Sheet, locations: Readonly<Record<string, string>>): Mount[] {
  return [...sheet.blocks].flatMap(([key, block]) => {
    const [, name] = /^(.*) equipment$/.exec(key) ?? [];
    if (name === undefined) return [];
    const location = Object.hasOwn(locations, name) ? locations[name] : undefined;
    if (location !== undefined) return mountsIn(sheet, key, location);
    if (block.lines.length > 0) sheet.faults.push({ line: block.line, message: FAULT.noLocation(name) });
    return [];
  });
}

/** The numbers of a block, each within bounds. */
export function numbersIn(sheet: Sheet, block: string, most: number): number[] {
  const found = sheet.blocks.get(block);
  if (found === undefined) sheet.faults.push({ line: 0, message: FAULT.missing(block) });
  return (found?.lines ?? []).map(({ line, text }) => {
    const number = Number(text);
    if (Number.isInteger(number) && number >= 0 && number <= most) return number;
    sheet.faults.push({ line, message: FAULT.notNumber(block, text, 0, most) });
    return 0;
  });
}
