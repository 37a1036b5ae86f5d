import { withPiece } from '@ironfield/table/scenes/scene.ts';
import type { BattleEvent } from '../events/battle.ts';
import type { SpecialEvent } from '../events/special.ts';
import type { GearBlitz } from '../game-types.ts';
import type { Effects } from '../state/special.ts';
import { afterBattleEvent } from './battle.ts';
import { withUnit } from './with-unit.ts';

type Table = GearBlitz['Table'];

/** The table after an event of a special attack, or of the battle. */
export function afterSpecialEvent(table: Table, event: SpecialEvent | BattleEvent): Table {
  switch (event.type) {
    case 'observed': {
      const { coordinates: told } = table.effects;
      return event.coordinates ? withEffects(table, { coordinates: [...told, event.coordinates] }) : table;
    }
    case 'coordinates-lapsed':
      return withEffects(table, { coordinates: [] });
    case 'placed':
    case 'charges':
    case 'charges-kept':
    case 'parted':
    case 'set-alight':
    case 'burns':
    case 'lit-up':
    case 'braced':
    case 'counters-stripped':
      return withUnit(table, event.unit, event.now);
    case 'smoke-launched': {
      const smoke = [...table.effects.smoke, event.smoke];
      return withEffects(withUnit(table, event.unit, event.now), { smoke });
    }
    case 'smoke-clears':
      return withEffects(table, { smoke: event.left });
    case 'fire-fought':
      return withUnit(withUnit(table, event.unit, event.now), event.target, { fire: event.fire });
    case 'building-struck': {
      const { building, now, piece } = event;
      const struck = withEffects(table, { buildings: { ...table.effects.buildings, [building]: now } });
      return piece ? { ...struck, scene: withPiece(struck.scene, piece) } : struck;
    }
    case 'missile-defense':
    case 'trapped':
    case 'rams-building':
      return table;
    default:
      return afterBattleEvent(table, event);
  }
}

const withEffects = (table: Table, change: Partial<Effects>): Table => ({
  ...table,
  effects: { ...table.effects, ...change },
});
