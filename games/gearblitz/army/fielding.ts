import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { UnitSheet } from '../cards/unit.ts';
import type { SupportList } from '../state/battle.ts';
import type { Army as FieldedArmy, Group } from '../state.ts';
import type { Army } from './army.ts';
import { countedGroups, startingCommandPoints } from './command-points.ts';
import type { ArmyGroup } from './group.ts';

/** An army as a setup has it: leaders first, everybody with a name of their own. */
export function fielded(army: Army, limit: number): FieldedArmy | null {
  const { commander, groups, list } = army;
  if (!commander) return null;
  const counted = countedGroups(list, groups);
  const leadership = groups[commander.group].units[commander.unit].sheet.skills.ld;
  const named = numbered(groups.map(({ name }) => name));
  const names = numbered(groups.flatMap(inOrder).map(({ name }) => name));
  let next = 0;
  return {
    name: list.name,
    list: list.id,
    commandPoints: totalOf((tally) =>
      startingCommandPoints(tally, list, { leadership, counted, limit, isNeutral: false }),
    ),
    groups: groups.map(
      (group, index): Group => ({
        name: named[index],
        value: group.tv,
        ...(group.isConvict && { isConvict: true }),
        units: inOrder(group).map((sheet) => ({ ...sheet, name: names[next++] })),
      }),
    ),
    commander: [commander.group, placeOf(groups[commander.group], commander.unit)],
    ...supportOf(army),
  };
}

/** HGB-UNIT-01: the leader comes first. */
const inOrder = (group: ArmyGroup): UnitSheet[] =>
  [group.units[group.leader], ...group.units.filter((_, i) => i !== group.leader)].map(({ sheet, master }) =>
    master === undefined ? sheet : { ...sheet, master: placeOf(group, master) },
  );

const placeOf = ({ leader }: ArmyGroup, unit: number): number =>
  unit === leader ? 0 : unit < leader ? unit + 1 : unit;

/** Names that come up again get numbers. */
function numbered(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    return `${name} ${number}`;
  });
}

/** HGB-ARMY-06, HGB-PR-03 */
function supportOf({ list, airStrikes, artillery }: Army): { readonly support?: SupportList } {
  if (airStrikes.length + artillery.length === 0) return {};
  const support = {
    strikes: airStrikes.map((type) => ({ type, value: list.airStrikes[type] ?? 0 })),
    salvos: artillery.map((type) => ({ type, value: list.artillery[type] ?? 0 })),
    aircraftBonus: list.aircraftBonus,
  };
  return { support };
}
