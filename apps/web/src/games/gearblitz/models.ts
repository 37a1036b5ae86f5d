import { EMITTERS } from '@ironfield/gearblitz/cards/unit.ts';
import { INCH } from '@ironfield/gearblitz/data/tables.ts';
import { emitterValue } from '@ironfield/gearblitz/rules/command/electronic-warfare.ts';
import { isTagged } from '@ironfield/gearblitz/rules/command/tags.ts';
import { baseRadius } from '@ironfield/gearblitz/rules/core/model.ts';
import { speedIndex } from '@ironfield/gearblitz/rules/unit/movement.ts';
import { nameOf, rosterOf, unitOf } from '@ironfield/gearblitz/state/roster.ts';
import { COMMAND_TEXT } from '@ironfield/gearblitz/text/command.ts';
import { TEXT } from '@ironfield/gearblitz/text/menus.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import { isSamePlace } from '@ironfield/table/place.ts';
import type { Model } from '../../tabletop/tabletop-game.ts';
import type { Table } from './types.ts';

const DAMAGED = ['', 'Light damage', 'Heavy damage', 'Critical damage', 'destroyed'];
const DESTROYED = 4;

/** HGB-SETUP-02, HGB-ECM-01, HGB-TD-02: who commands, who jams and who is tagged. */
function electronicBadges(table: Table, id: number): [string, string][] {
  const unit = unitOf(table, id);
  const badges: [string, string][] = [];
  if (table.commanders.includes(id)) badges.push(['★', 'Commander']);
  if (isTagged(table, id)) badges.push(['T', 'tagged']);
  for (const system of EMITTERS) {
    const value = emitterValue(unit, system);
    const name = COMMAND_TEXT.systems[system];
    if (unit[system].isOn && value > 0)
      badges.push([`${system === 'ecm' ? 'J' : 'C'}${value}`, `${name} ${value}`]);
  }
  return badges;
}

/** The units of Heavy Gear Blitz as models on the table. */
export const modelsOn = remembered((table: Table): readonly Model[] => {
  const { units, groups } = rosterOf(table.setup);
  return units.map(({ id, sheet, seat, group }): Model => {
    const { at, others, aboard, heading, isLocked, standBy, shutDown, body, fire, bracedAt } =
      table.units[id];
    const { speed, mode, damage, hullDown, evasions, altitude, climb } = body;
    const badges: [string, string][] = [];
    if (altitude > 0) badges.push([`↑${altitude / INCH}`, `${TEXT.inches(altitude)} above the table`]);
    if (climb) badges.push(['⌃', `On a cliff, ${TEXT.inches(climb.height - climb.foot)} up`]);
    if (shutDown > 0) badges.push([`Z${shutDown}`, `Shut down, rounds: ${shutDown}`]);
    if (hullDown !== null) badges.push([`H${hullDown}`, `Hull-Down, ${hullDown} counters`]);
    if (standBy > 0) badges.push([`S${standBy}`, `Stand-By, ${standBy}`]);
    if (evasions > 0) badges.push([`E${evasions}`, `Evasive Maneuvers, ${evasions}`]);
    if (fire) badges.push(['F', fire.isBurning ? 'On fire' : 'May catch fire']);
    if (at && bracedAt && isSamePlace(at, bracedAt)) badges.push(['P', 'In a prepared position']);
    badges.push(...electronicBadges(table, id));
    return {
      name: sheet.name,
      side: seat,
      group: groups[group].name,
      at,
      others,
      heading,
      radius: baseRadius(sheet.card.kind),
      isGone: damage === DESTROYED,
      isDone: isLocked,
      chevrons: speedIndex(speed),
      badges,
      orders: [
        ...(standBy > 0 ? ['Stand-By'] : []),
        ...(hullDown !== null ? ['Hull-Down'] : []),
        ...(evasions > 0 ? ['evading'] : []),
        ...(at && bracedAt && isSamePlace(at, bracedAt) ? ['in a prepared position'] : []),
      ],
      line: at
        ? `${TEXT.speeds[speed].replace(' Speed', '')} (${mode})`
        : aboard === null
          ? damage === DESTROYED
            ? 'destroyed'
            : 'off the table'
          : `aboard ${nameOf(table, aboard)}`,
      troubles: [...(damage > 0 ? [DAMAGED[damage]] : []), ...(fire?.isBurning ? ['on fire'] : [])],
      bars: [1 - damage / DESTROYED],
    };
  });
});
