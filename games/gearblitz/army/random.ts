import { type Random, randomBelow, randomItem, shuffle } from '@ironfield/kernel/random.ts';
import { AIR_STRIKES, type ArmyList, type Counted, SALVOS } from '../cards/army-list.ts';
import { buildArmy } from './army.ts';
import type { ArmyChoice, GroupChoice } from './choice.ts';
import { limitFor } from './limits.ts';
import { whyNotTake } from './offers.ts';

const MOST_TRIES = 200;
/** How many more purchases are tried before an army is complete. */
const MORE = 30;

/** HGB-ARMY-01: some army that is allowed, as large as it gets; `null` where the limit is too low for any. */
export function randomArmy(list: ArmyList, limit: number, random: Random): ArmyChoice | null {
  for (let i = 0; i < MOST_TRIES; i++) {
    let choice = leastArmy(list, limit, random);
    if (!isArmy(choice)) continue;
    for (let k = 0; k < MORE; k++) {
      const more = withMore(list, choice, random);
      if (isArmy(more)) choice = more;
    }
    return choice;
  }
  return null;
}

function isArmy(choice: ArmyChoice): boolean {
  const { army, problems } = buildArmy(choice);
  return army !== null && army.commander !== null && problems.length === 0;
}

/** HGB-ARMY-03: the minimum for a type of army, with one of its squads in command. */
function leastArmy(list: ArmyList, limit: number, random: Random): ArmyChoice {
  const type = randomItem(random, list.types);
  const groups: GroupChoice[] = [];
  for (const [what, printed] of Object.entries(type.limits)) {
    const { least } = limitFor(what as Counted, printed, limit);
    const squad = list.squads.find(({ kind }) => kind === what);
    if (!squad) continue;
    for (let i = 0; i < least; i++) groups.push({ squad: squad.kind, options: [] });
  }
  const { rides } = list.command;
  const mayCommand = list.squads.filter(({ members, leader }) => !rides || rides.includes(members[leader]));
  const commanding = randomItem(random, mayCommand).kind;
  const index = groups.findIndex(({ squad }) => squad === commanding);
  const command = { squad: commanding, options: [], isCommand: true } as const;
  if (index >= 0) groups[index] = command;
  else groups.unshift(command);
  return { army: list.id, type: type.name, limit, groups, airStrikes: [], artillery: [] };
}

/** A squad more, an option more, or something from beyond the table. */
function withMore(list: ArmyList, choice: ArmyChoice, random: Random): ArmyChoice {
  const { groups, airStrikes, artillery } = choice;
  switch (randomBelow(random, 6)) {
    case 0:
      return { ...choice, airStrikes: [...airStrikes, randomItem(random, AIR_STRIKES)] };
    case 1:
      return { ...choice, artillery: [...artillery, randomItem(random, SALVOS)] };
    case 2:
    case 3:
      return { ...choice, groups: [...groups, { squad: randomItem(random, list.squads).kind, options: [] }] };
    default: {
      const index = randomBelow(random, groups.length);
      return { ...choice, groups: groups.with(index, withOption(list, groups[index], random)) };
    }
  }
}

function withOption(list: ArmyList, group: GroupChoice, random: Random): GroupChoice {
  const squad = list.squads.find(({ kind }) => kind === group.squad);
  for (const option of shuffle(random, [...(squad?.options ?? [])]).slice(0, 4)) {
    const member = option.scope === 'member' ? randomBelow(random, squad!.members.length) : undefined;
    if (whyNotTake(list, squad!, group, option, { member })) continue;
    const taken = { option: option.id, ...(member === undefined ? {} : { member }) };
    return { ...group, options: [...group.options, taken] };
  }
  return group;
}
