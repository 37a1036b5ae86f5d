import { rosterOf } from '@ironfield/gearblitz/roster.ts';
import { baseRadius } from '@ironfield/gearblitz/rules/model.ts';
import { speedIndex } from '@ironfield/gearblitz/rules/movement.ts';
import { TEXT } from '@ironfield/gearblitz/text/menus.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import { isSamePlace } from '@ironfield/table/place.ts';
import type { Model } from '../../tabletop/tabletop-game.ts';
import type { Table } from './types.ts';

const DAMAGED = ['', 'Light damage', 'Heavy damage', 'Critical damage', 'destroyed'];
const DESTROYED = 4;

/** The units of Heavy Gear Blitz as models on the table. */
export const modelsOn = remembered((table: Table): readonly Model[] =>
  rosterOf(table.setup).units.map(({ id, sheet, seat }): Model => {
    const { at, heading, isLocked, standBy, body, fire, bracedAt } = table.units[id];
    const { speed, mode, damage, hullDown, evasions } = body;
    const badges: [string, string][] = [];
    if (hullDown !== null) badges.push([`H${hullDown}`, `Hull-Down, ${hullDown} counters`]);
    if (standBy > 0) badges.push([`S${standBy}`, `Stand-By, ${standBy}`]);
    if (evasions > 0) badges.push([`E${evasions}`, `Evasive Maneuvers, ${evasions}`]);
    if (fire) badges.push(['F', fire.isBurning ? 'On fire' : 'May catch fire']);
    if (at && bracedAt && isSamePlace(at, bracedAt)) badges.push(['P', 'In a prepared position']);
    return {
      name: sheet.name,
      side: seat,
      at,
      heading,
      radius: baseRadius(sheet.card.kind),
      isGone: damage === DESTROYED,
      isDone: isLocked,
      chevrons: speedIndex(speed),
      badges,
      line: at ? `${TEXT.speeds[speed].replace(' Speed', '')} (${mode})` : 'off the table',
      troubles: [...(damage > 0 ? [DAMAGED[damage]] : []), ...(fire?.isBurning ? ['on fire'] : [])],
      bars: [1 - damage / DESTROYED],
    };
  }),
);
