import type { AirStrike, ArmyList, ArmyType, Counted, Salvo } from '../cards/army-list.ts';
import type { Card, Mount } from '../cards/card.ts';
import { ARMIES } from '../data/armies.ts';
import { type CardSource, cardOf } from '../data/cards.ts';
import type { ArmyChoice } from './choice.ts';
import { type ArmyGroup, type ArmyUnit, buildGroup } from './group.ts';
import { limitFor, needsCommand, thousands } from './limits.ts';
import type { Problem } from './problem.ts';

/** HGB-ARMY-01: what goes to war. */
export interface Army {
  readonly list: ArmyList;
  readonly tv: number;
  readonly groups: readonly ArmyGroup[];
  readonly airStrikes: readonly AirStrike[];
  readonly artillery: readonly Salvo[];
  /** HGB-SETUP-02: by group and Unit; the highest Leadership where no squad commands. `null` in an empty army. */
  readonly commander: { readonly group: number; readonly unit: number } | null;
}

/** The chosen army as far as it can be built, with everything that is wrong with it. */
export function buildArmy(
  choice: ArmyChoice,
  cardFor: CardSource = cardOf,
): {
  readonly army: Army | null;
  readonly problems: readonly Problem[];
} {
  const list = ARMIES.find(({ id }) => id === choice.army);
  const type = list?.types.find(({ name }) => name === choice.type);
  if (!list || !type) {
    const message = list
      ? `${list.name} has no army type "${choice.type}"`
      : `There is no army "${choice.army}"`;
    return { army: null, problems: [{ message, rule: 'HGB-ARMY-02' }] };
  }
  const problems: Problem[] = [];
  const groups: ArmyGroup[] = [];
  /** By squad of the choice, where its group is. */
  const places: (number | null)[] = [];
  for (const [group, bought] of choice.groups.entries()) {
    const squad = list.squads.find(({ kind }) => kind === bought.squad);
    places.push(squad ? groups.length : null);
    if (!squad) {
      problems.push({ message: `${list.name} has no ${bought.squad} groups`, rule: 'HGB-ARMY-06', group });
      continue;
    }
    const built = buildGroup(list, squad, bought, cardFor);
    groups.push(...built.groups);
    problems.push(...built.problems.map((problem) => ({ ...problem, group })));
  }
  const blessed = withChaplain(list, choice, groups, places, problems);
  problems.push(
    ...wrongNumbers(type, choice, groups),
    ...wrongCommand(list, choice),
    ...wrongVeterans(choice),
    ...wrongSupport(list, choice),
  );
  const tv = blessed.reduce((sum, group) => sum + group.tv, 0) + supportTv(list, choice);
  if (tv > choice.limit)
    problems.push({
      message: `The army costs ${tv} TV, and ${choice.limit} are agreed`,
      rule: 'HGB-ARMY-01',
    });
  const { airStrikes, artillery } = choice;
  return {
    army: { list, tv, groups: blessed, airStrikes, artillery, commander: commanderOf(blessed) },
    problems,
  };
}

/** HGB-ARMY-02, HGB-ARMY-03, HGB-ARMY-05 */
function* wrongNumbers(type: ArmyType, choice: ArmyChoice, groups: readonly ArmyGroup[]): Generator<Problem> {
  const count = (what: Counted): number => {
    if (what === 'air strikes') return choice.airStrikes.length;
    if (what === 'artillery') return choice.artillery.length;
    return groups.filter(({ kind }) => kind === what).length;
  };
  for (const [name, printed] of Object.entries(type.limits)) {
    const what = name as Counted;
    const { least, most } = limitFor(what, printed, choice.limit);
    const there = count(what);
    const rule = choice.limit === 1000 ? 'HGB-ARMY-02' : 'HGB-ARMY-03';
    if (there < least)
      yield { message: `A ${type.name} army has ${least} or more of ${what}, and here are ${there}`, rule };
    if (most !== null && there > most)
      yield { message: `A ${type.name} army has ${most} of ${what} at most, and here are ${there}`, rule };
  }
}

/** HGB-ARMY-03, HGB-SETUP-02 */
function* wrongCommand({ command }: ArmyList, { groups, limit }: ArmyChoice): Generator<Problem> {
  const commanding = groups.filter(({ isCommand }) => isCommand).length;
  if (commanding > 1) yield { message: 'One squad commands the army, not more', rule: command.rule };
  if (commanding === 0 && needsCommand(limit))
    yield { message: 'One squad has to command the army', rule: command.rule };
}

/** HGB-ARMY-08 */
function* wrongVeterans({ groups, limit }: ArmyChoice): Generator<Problem> {
  const veterans = groups.filter(({ options }) => options.some(({ option }) => option === 'veterans')).length;
  const most = thousands(limit);
  if (veterans > most)
    yield { message: `There are ${veterans} groups of veterans, and ${most} may be`, rule: 'HGB-ARMY-08' };
}

/** HGB-ARMY-06: not every army has everything. */
function* wrongSupport(list: ArmyList, { airStrikes, artillery }: ArmyChoice): Generator<Problem> {
  for (const strike of new Set(airStrikes))
    if (list.airStrikes[strike] === undefined)
      yield { message: `${list.name} has no ${strike}s`, rule: 'HGB-ARMY-06' };
  for (const salvo of new Set(artillery))
    if (list.artillery[salvo] === undefined)
      yield { message: `${list.name} has no ${salvo} artillery`, rule: 'HGB-ARMY-06' };
}

const supportTv = (list: ArmyList, { airStrikes, artillery }: ArmyChoice): number =>
  airStrikes.reduce((sum, strike) => sum + (list.airStrikes[strike] ?? 0), 0) +
  artillery.reduce((sum, salvo) => sum + (list.artillery[salvo] ?? 0), 0);

const STAFF: Mount = { weapon: 'STAFF', arc: 'F' };

/** HGB-NG-02 */
function withChaplain(
  list: ArmyList,
  { chaplain }: ArmyChoice,
  groups: readonly ArmyGroup[],
  places: readonly (number | null)[],
  problems: Problem[],
): readonly ArmyGroup[] {
  if (!chaplain) return groups;
  const report = (message: string): readonly ArmyGroup[] => {
    problems.push({ message, rule: 'HGB-NG-02', group: chaplain.group, member: chaplain.member });
    return groups;
  };
  const place = places[chaplain.group] ?? null;
  const unit = place === null ? undefined : groups[place].units[chaplain.member];
  if (!list.chaplain) return report(`${list.name} has no Chaplains`);
  if (!unit || unit.sheet.card.kind === 'drone') return report('There is nobody to be Chaplain');
  if (chaplain.isMonk && unit.sheet.card.kind !== 'gear') return report('A Warrior Monk rides a Gear');
  const tv = list.chaplain.tv + (chaplain.isMonk ? list.chaplain.monkTv : 0);
  return groups.map((group, i) =>
    i === place
      ? {
          ...group,
          tv: group.tv + tv,
          units: group.units.map((each) => (each === unit ? ordained(unit, chaplain.isMonk === true) : each)),
        }
      : group,
  );
}

function ordained(unit: ArmyUnit, isMonk: boolean): ArmyUnit {
  const { card } = unit.sheet;
  const perks = { ...card.perks, chaplain: true } as const;
  const blessed: Card = isMonk
    ? { ...card, perks: { ...perks, warriorMonk: true }, weapons: [...card.weapons, STAFF] }
    : { ...card, perks };
  return { ...unit, sheet: { ...unit.sheet, card: blessed } };
}

/** HGB-SETUP-02, HGB-ARMY-03: the leader of the command squad, or else the unit with the highest Leadership. */
export function commanderOf(groups: readonly ArmyGroup[]): Army['commander'] {
  const command = groups.findIndex(({ isCommand }) => isCommand);
  if (command >= 0) return { group: command, unit: groups[command].leader };
  let best: Army['commander'] = null;
  let highest = -1;
  for (const [group, { units }] of groups.entries()) {
    for (const [unit, { sheet, master }] of units.entries()) {
      if (master !== undefined || sheet.skills.ld <= highest) continue;
      highest = sheet.skills.ld;
      best = { group, unit };
    }
  }
  return best;
}
