import { unitOf } from '@ironfield/gearblitz/roster.ts';
import { groundCost } from '@ironfield/gearblitz/rules/ground.ts';
import type { Place } from '@ironfield/kernel/menu.ts';
import { gapBetween } from '@ironfield/table/base.ts';
import { lengthOf, spansInside } from '@ironfield/table/crossing.ts';
import { piecesAt } from '@ironfield/table/scene.ts';
import { piecesNear } from '@ironfield/table/scene-index.ts';
import { inches } from '../../tabletop/measures.ts';
import type { Reading, RulerEnd } from '../../tabletop/tabletop-game.ts';
import { modelsOn } from './models.ts';
import { stateOn, type Table } from './types.ts';

/** What lies between two units or places. */
export function measure(table: Table, from: RulerEnd, to: RulerEnd): Reading {
  const models = modelsOn(table);
  const nameOf = ({ model }: RulerEnd) => (model === undefined ? 'the place' : models[model].name);
  const baseOf = ({ at, model }: RulerEnd) => ({
    ...at,
    radius: model === undefined ? 0 : models[model].radius,
  });
  const far = gapBetween(baseOf(from), baseOf(to));
  const crossed = piecesNear(table.setup.scene, from.at, to.at).flatMap(({ label, corners }) => {
    const length = lengthOf(spansInside(corners, from.at, to.at));
    return length > 0 ? [`${inches(length)} of ${label}`] : [];
  });
  const over = crossed.length > 0 ? ` The line crosses ${crossed.join(', ')}.` : ' The line crosses nothing.';
  return {
    label: inches(far),
    text: `${nameOf(from)} to ${nameOf(to)}: ${inches(far)}.${over}`,
    isBlocked: false,
    rule: 'HGB-SCALE-01',
  };
}

/** What an inch of the ground costs a unit in its mode. */
export function groundWords(table: Table, place: Place, id: number): string | null {
  const unit = unitOf(stateOn(table), id);
  const cost = groundCost(unit, piecesAt(table.setup.scene, place));
  return cost === null ? `${unit.sheet.name} cannot go there` : `${cost} MP an inch for ${unit.sheet.name}`;
}
