import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import type { RuleId } from '@ironfield/classic/rule-index.ts';
import { jumpCost, jumpPath } from '@ironfield/classic/rules/movement/jump.ts';
import { nodesOf, wayCost } from '@ironfield/classic/rules/movement/move-path.ts';
import { Mover } from '@ironfield/classic/rules/movement/mover.ts';
import type { OnFoot } from '@ironfield/classic/state.ts';
import { cellOfNode } from '@ironfield/hex/search.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { Destination, Route } from '../../hex-table/hex-game.ts';
import { stateOn, type Table } from './mech/table.ts';

/** The way to a hex on foot, by jump jets, or by being put there; what counts as moved is that of CBT-MOV-19. */
export function routeTo(table: Table, { type, entry, unit, cell, facing }: Destination): Route | null {
  if (type === 'place') return { path: [], moved: 0, mp: null };
  const field = battlefieldOf(table);
  const isUnderWay = table.units[unit].thisTurn.mode !== 'still';
  const mover = new Mover(field, stateOn(table), unit, isUnderWay);
  if (type === 'jump') {
    const { jump } = mover;
    const moved = jump.hexes[cell];
    if (moved < 0) return null;
    return {
      path: jumpPath(field, jump, cell),
      moved,
      mp: explain<RuleId>((tally) => jumpCost(tally, moved)),
    };
  }
  const mode = entry.mode as OnFoot;
  if (mover.costOf(mode, cell, facing) < 0) return null;
  const way = mover.ways(mode).to(cell * 6 + facing);
  const nodes = nodesOf(way);
  return {
    path: nodes.map(cellOfNode).filter((each, index, all) => each !== all[index - 1]),
    moved: way.hexes,
    mp: explain<RuleId>((tally) =>
      wayCost(tally, field, unit, { nodes, entering: !mover.isOnMap }, mover.mech),
    ),
  };
}
