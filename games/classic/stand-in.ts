// What stands for a unit of which somebody knows the chassis and no more: it follows from that alone, so it tells nothing.

import { remembered } from '@ironfield/kernel/memory.ts';
import { kindOf } from './kinds.ts';
import { STOCK_MECHS } from './mechs/mechs.ts';
import type { UnitFile } from './units/unit-file.ts';

/** The 'Mech of the book with this name; of a chassis that is not in it, the one that weighs most nearly the same. */
export const standIn = remembered(({ name, tons }: UnitFile): UnitFile => {
  const stock = Object.values(STOCK_MECHS);
  const typical = stock.find((mech) => mech.name === name && mech.tons === tons);
  if (typical) return { ...typical, model: '' };
  const likely = [...stock].sort((a, b) => Math.abs(a.tons - tons) - Math.abs(b.tons - tons));
  const made = likely.map((mech) => ({ ...mech, name, model: '', tons }));
  return made.find((mech) => kindOf(mech).designOf(mech).ok)!;
});
