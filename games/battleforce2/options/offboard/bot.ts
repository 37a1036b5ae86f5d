import type { Menu, Pick } from '@ironfield/kernel/menu/menu.ts';
import { type Random, randomItem } from '@ironfield/kernel/random.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Order } from '../../orders.ts';

/** Artillery stays next to the map, from where it reaches most of it; other units off the map return. */
export function chooseOffBoard(field: Battlefield, menu: Menu, random: Random): Order | null {
  const isPiece = (unit: number) => field.letters[unit] === 'A';
  const piece = unitsFor(menu, 'deploy-off-board').find(isPiece);
  if (piece !== undefined) return { type: 'deploy-off-board', unit: piece, box: 0 };
  const enterer = unitsFor(menu, 'enter').find((unit) => !isPiece(unit));
  if (enterer !== undefined)
    return { type: 'enter', unit: enterer, to: randomItem(random, hexesFor(menu, enterer)) };
  const mover = unitsFor(menu, 'support-move').find((unit) => !isPiece(unit));
  if (mover === undefined) return null;
  const spaces = followedBy(menu, 'support-move', mover).values as ArrayLike<number>;
  return { type: 'support-move', unit: mover, space: Math.min(...Array.from(spaces)) };
}

/** The units that an order on the menu can be given to. */
function unitsFor(menu: Menu, type: Order['type']): number[] {
  const form = menu.orders.find((each) => each.type === type);
  return form ? (Array.from((form.fields[0] as Pick).values) as number[]) : [];
}

function followedBy(menu: Menu, type: Order['type'], unit: number): Pick {
  const form = menu.orders.find((each) => each.type === type)!;
  return (form.fields[0] as Pick).follow!(unit)[0] as Pick;
}

const hexesFor = (menu: Menu, unit: number): string[] =>
  Array.from(followedBy(menu, 'enter', unit).values) as string[];
