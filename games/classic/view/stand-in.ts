// The stand-in for a unit of which somebody knows the chassis and no more: it follows from that alone, so it tells
// nothing.

import { remembered } from '@ironfield/kernel/memory.ts';
import { kindOf } from '../kinds.ts';
import type { UnitFile } from '../units/unit-file.ts';

/** The shape that everybody sees: its kind, how it moves, and which parts it has, such as a turret. */
const shapeOf = remembered((file: UnitFile): string => {
  const kind = kindOf(file);
  const design = kind.designOf(file);
  const parts = design.ok ? design.value.structure.map((points) => (points > 0 ? 1 : 0)) : [];
  return [kind.id, kind.motion, ...parts].join();
});

/** The unit of the book with this name; of a chassis that is not in it, one of its shape that weighs most nearly the same. */
export const standIn = remembered((file: UnitFile): UnitFile => {
  const { name, tons } = file;
  const shape = shapeOf(file);
  const { standIns, gearOf, looksOf } = kindOf(file);
  const alike = standIns.filter((each) => shapeOf(each) === shape);
  const typical = alike.find((each) => each.name === name && each.tons === tons);
  if (typical) return { ...typical, model: '' };
  // A unit with special gear stands for others only where nothing else could.
  const isSpecial = (each: UnitFile) => Number((gearOf?.(each) ?? []).length > 0);
  const looksOther = (each: UnitFile) => Number(looksOf?.(each) !== looksOf?.(file));
  const likely = alike.sort(
    (a, b) =>
      looksOther(a) - looksOther(b) ||
      isSpecial(a) - isSpecial(b) ||
      Math.abs(a.tons - tons) - Math.abs(b.tons - tons),
  );
  const made = likely.map((each) => ({ ...each, name, model: '', tons }));
  return made.find((each) => kindOf(each).designOf(each).ok)!;
});
