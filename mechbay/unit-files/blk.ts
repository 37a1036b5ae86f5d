// Public files of everything but 'Mechs (MT-CONS-08).

import { type LineError, linesOf } from '@ironfield/classic/data/text-file.ts';
import type { Unit } from '../units/unit.ts';
import { type Blocks, blocksIn } from './blk-blocks.ts';
import { aerospaceIn, battleArmorIn, infantryIn } from './blk-others.ts';
import type { Sheet } from './blk-sheet.ts';
import { sheetOf } from './blk-sheet.ts';
import { vehicleIn } from './blk-vehicle.ts';
import { type Reading, unreadable, Values } from './reading.ts';
import { FAULT } from './text.ts';

type Reader = (sheet: Sheet) => Unit | null;

const READERS: Readonly<Record<string, Reader>> = {
  tank: vehicleIn,
  vtol: vehicleIn,
  naval: vehicleIn,
  infantry: infantryIn,
  battlearmor: battleArmorIn,
  aero: (sheet) => aerospaceIn(sheet, 'fighter'),
  aerospacefighter: (sheet) => aerospaceIn(sheet, 'fighter'),
  convfighter: (sheet) => aerospaceIn(sheet, 'conventionalFighter'),
  dropship: (sheet) => aerospaceIn(sheet, 'dropShip'),
};

export function readBlkUnit(text: string): Reading {
  const lines = linesOf(text);
  if (!lines.ok) return unreadable(lines.error);
  const shape = blocksIn(lines.value);
  const values = valuesIn(shape);
  const type = values.text('unittype');
  const line = values.lineOf('unittype');
  if (/^proto/i.test(type)) return unreadable([{ line, message: FAULT.protoMech }]);
  const read = Object.hasOwn(READERS, type.toLowerCase()) ? READERS[type.toLowerCase()] : undefined;
  if (read === undefined) {
    const faults: readonly LineError[] =
      type === '' ? values.faults : [{ line, message: FAULT.unitType(type) }];
    return unreadable([...shape.faults, ...faults]);
  }
  const sheet = sheetOf(shape, values);
  const unit = read(sheet);
  return { unit, faults: [...shape.faults, ...values.faults, ...sheet.faults], notes: [] };
}

/** Blocks of one line are values; an empty block is none. */
function valuesIn({ blocks }: Blocks): Values {
  const entries = [...blocks].flatMap(([key, { lines }]): [string, { line: number; text: string }][] =>
    lines[0] === undefined ? [] : [[key, lines[0]]],
  );
  return new Values(new Map(entries));
}
