import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import type { GroupKind } from '../cards/army-list.ts';
import { buildArmy } from './army.ts';
import { type ArmyChoice, armyChoiceSchema, type GroupChoice } from './choice.ts';
import { fielded } from './fielding.ts';

type Options = readonly (string | readonly [option: string, member: number])[];

const group = (squad: GroupKind, options: Options = [], isCommand = false): GroupChoice => ({
  squad,
  ...(isCommand ? { isCommand: true } : {}),
  options: options.map((each) =>
    typeof each === 'string' ? { option: each } : { option: each[0], member: each[1] },
  ),
});
const choice = (change: Partial<ArmyChoice> & Pick<ArmyChoice, 'groups'>): ArmyChoice => ({
  army: 'northern-guard',
  type: 'Gear',
  limit: 1000,
  airStrikes: [],
  artillery: [],
  ...change,
});
const problems = (change: Parameters<typeof choice>[0]) =>
  buildArmy(choice(change)).problems.map(({ message }) => message);
const COMMAND = group('general purpose', [], true);
const PLAIN = group('general purpose');

rule(
  ['HGB-ARMY-01', 'HGB-ARMY-02', 'HGB-NG-03'],
  'Two General Purpose squads, one of them in command, are an army of 435 TV',
  () => {
    const { army, problems: wrong } = buildArmy(choice({ groups: [COMMAND, PLAIN] }));
    expect(wrong).toEqual([]);
    expect(army).toMatchObject({ tv: 435, commander: { group: 0, unit: 0 } });
    expect(army?.groups[0].units[0].sheet.skills).toEqual({ att: 2, def: 3, ew: 1, ld: 2 });
    expect(army?.groups[1].units[0].sheet.skills).toEqual({ att: 2, def: 2, ew: 1, ld: 1 });
    expect(army?.groups[1].units[1].sheet.skills).toEqual({ att: 2, def: 2, ew: 1, ld: 0 });
  },
);

rule('HGB-ARMY-01', 'An army costs no more than was agreed', () => {
  const big = [COMMAND, PLAIN, group('strike'), group('recon')];
  expect(problems({ groups: big })).toEqual(['The army costs 1085 TV, and 1000 are agreed']);
});

rule(
  ['HGB-ARMY-02', 'HGB-ARMY-05'],
  'The chart of the army type says how many of each kind there are',
  () => {
    expect(problems({ groups: [COMMAND] })).toEqual([
      'A Gear army has 2 or more of general purpose, and here are 1',
    ]);
    expect(problems({ groups: [COMMAND, PLAIN, group('tank'), group('tank')] })).toEqual([
      'A Gear army has 1 of tank at most, and here are 2',
    ]);
    expect(problems({ groups: [COMMAND, PLAIN], airStrikes: ['fighter', 'fighter', 'fighter'] })).toEqual([
      'A Gear army has 2 of air strikes at most, and here are 3',
    ]);
    expect(problems({ type: 'Space', groups: [] })).toEqual(['Northern Guard has no army type "Space"']);
    expect(problems({ army: 'martians', groups: [] })).toEqual(['There is no army "martians"']);
  },
);

rule('HGB-ARMY-03', 'Below 1000 TV half is enough, and nobody has to command', () => {
  const { army, problems: wrong } = buildArmy(choice({ limit: 500, groups: [PLAIN] }));
  expect(wrong).toEqual([]);
  expect(army?.commander).toEqual({ group: 0, unit: 0 });
  expect(problems({ limit: 500, groups: [PLAIN], artillery: ['light', 'light'] })).toEqual([
    'A Gear army has 1 of artillery at most, and here are 2',
  ]);
});

rule('HGB-ARMY-03', 'From 1000 TV on a squad commands, and no more than one', () => {
  expect(problems({ groups: [PLAIN, PLAIN] })).toEqual(['One squad has to command the army']);
  expect(problems({ groups: [COMMAND, COMMAND] })).toEqual(['One squad commands the army, not more']);
});

rule('HGB-ARMY-06', 'Support costs what the army pays for it, and not every army has everything', () => {
  const { army } = buildArmy(
    choice({ groups: [COMMAND, PLAIN], airStrikes: ['bomber'], artillery: ['heavy'] }),
  );
  expect(army?.tv).toBe(435 + 200 + 40);
  const river = choice({
    army: 'prdf',
    groups: [COMMAND],
    airStrikes: ['bomber', 'fighter'],
    artillery: ['heavy', 'light'],
  });
  expect(buildArmy(river).problems.map(({ message }) => message)).toEqual([
    'Peace River Defense Force has no bombers',
    'Peace River Defense Force has no heavy artillery',
  ]);
  expect(buildArmy(river).army?.tv).toBe(250 + 50 + 20 + 5);
  expect(problems({ groups: [COMMAND, PLAIN, group('anti-rover')] })).toEqual([
    'Northern Guard has no anti-rover groups',
  ]);
});

rule('HGB-ARMY-08', 'One squad of veterans is allowed for each 1000 TV or part', () => {
  const veterans = group('general purpose', ['veterans']);
  expect(problems({ groups: [{ ...veterans, isCommand: true }, veterans] })).toContain(
    'There are 2 groups of veterans, and 1 may be',
  );
  const large = { limit: 1500, groups: [{ ...veterans, isCommand: true as const }, veterans, PLAIN] };
  expect(problems(large)).toEqual([]);
});

rule('HGB-NG-02', 'A Chaplain costs 30 TV, as Warrior Monk 35, and a Monk rides a Gear', () => {
  const blessed = buildArmy(
    choice({ groups: [COMMAND, PLAIN], chaplain: { group: 1, member: 2, isMonk: true } }),
  );
  expect(blessed.problems).toEqual([]);
  expect(blessed.army?.tv).toBe(435 + 35);
  const { card } = blessed.army!.groups[1].units[2].sheet;
  expect(card.perks).toMatchObject({ chaplain: true, warriorMonk: true });
  expect(card.weapons.at(-1)?.weapon).toBe('STAFF');
  const tank = [COMMAND, PLAIN, group('tank')];
  expect(problems({ groups: tank, chaplain: { group: 2, member: 0, isMonk: true } })).toEqual([
    'A Warrior Monk rides a Gear',
  ]);
  expect(buildArmy(choice({ groups: tank, chaplain: { group: 2, member: 0 } })).army?.tv).toBe(
    435 + 185 + 30,
  );
  expect(problems({ groups: tank, chaplain: { group: 2, member: 9 } })).toEqual([
    'There is nobody to be Chaplain',
  ]);
  expect(problems({ army: 'prdf', groups: [COMMAND], chaplain: { group: 0, member: 0 } })).toEqual([
    'Peace River Defense Force has no Chaplains',
  ]);
});

rule(
  'HGB-SM-03',
  'The Commander of the MILICIA leads from an Iguana or a Black Mamba, with all skills 1 better',
  () => {
    const south = { army: 'southern-milicia' };
    expect(problems({ ...south, groups: [COMMAND, PLAIN] })).toEqual([
      'The Army Commander does not ride a Command Jäger',
    ]);
    const mounted = group('general purpose', [['iguana', 0]], true);
    const { army, problems: wrong } = buildArmy(choice({ ...south, groups: [mounted, PLAIN] }));
    expect(wrong).toEqual([]);
    expect(army?.groups[0]).toMatchObject({ tv: 165 + 15 + 50 });
    expect(army?.groups[0].units[0].sheet.skills).toEqual({ att: 3, def: 3, ew: 2, ld: 2 });
  },
);

rule(['HGB-PR-03', 'HGB-ARMY-05'], 'Peace River commands for 50 TV with all skills 1 better', () => {
  const { army, problems: wrong } = buildArmy(choice({ army: 'prdf', groups: [COMMAND] }));
  expect(wrong).toEqual([]);
  expect(army?.tv).toBe(300);
  expect(army?.groups[0].units[0].sheet.skills).toEqual({ att: 3, def: 3, ew: 3, ld: 3 });
});

rule(['HGB-SM-04', 'HGB-ARMY-05'], 'Convict infantry counts as such, and not as infantry', () => {
  const convicts = Array.from({ length: 6 }, () => group('infantry', ['convicts']));
  const groups = [group('recon', [], true), ...convicts];
  const south = { army: 'southern-milicia', type: 'Convict (Infantry)' };
  expect(problems({ ...south, groups })).toEqual([]);
  expect(problems({ ...south, groups: groups.slice(1) })).toEqual(['One squad has to command the army']);
  expect(problems({ ...south, groups: groups.slice(0, 6) })).toEqual([
    'A Convict (Infantry) army has 6 or more of convict infantry, and here are 5',
  ]);
});

rule('HGB-ARMY-09', 'Snipers are a group of their own', () => {
  const { army } = buildArmy(
    choice({ groups: [COMMAND, group('infantry', ['snipers', 'snipers-laser']), PLAIN] }),
  );
  expect(army?.groups.map(({ kind, tv }) => `${kind} ${tv}`)).toEqual([
    'general purpose 230',
    'infantry 30',
    'snipers 20',
    'general purpose 205',
  ]);
});

rule('HGB-ARMY-01', 'Choices from outside have a schema, and may be anything that is one', () => {
  expect(armyChoiceSchema.safeParse(choice({ groups: [COMMAND] })).success).toBe(true);
  const chaplain = { group: 0, member: 1, isMonk: true } as const;
  expect(armyChoiceSchema.safeParse(choice({ groups: [COMMAND], chaplain })).success).toBe(true);
  expect(armyChoiceSchema.safeParse({ ...choice({ groups: [] }), limit: -1 }).success).toBe(false);
  expect(armyChoiceSchema.safeParse({ ...choice({ groups: [] }), chaplain: 'yes' }).success).toBe(false);
});

rule(
  ['HGB-UNIT-01', 'HGB-SM-04'],
  'An army is fielded with its leaders first, and nobody has the name of another',
  () => {
    const convicts = Array.from({ length: 6 }, () => group('infantry', ['convicts']));
    const south = { army: 'southern-milicia', type: 'Convict (Infantry)', limit: 1000 };
    const { army } = buildArmy(choice({ ...south, groups: [group('recon', [], true), ...convicts] }));
    const { groups, commander } = fielded(army!, 1000)!;
    expect(commander).toEqual([0, 0]);
    expect(groups.map(({ isConvict }) => isConvict === true)).toEqual([false, ...convicts.map(() => true)]);
    const names = [...groups, ...groups.flatMap(({ units }) => units)].map(({ name }) => name);
    expect(new Set(names.slice(groups.length)).size).toBe(names.length - groups.length);
    expect(new Set(names.slice(0, groups.length)).size).toBe(groups.length);
    // A unit with a name of its own keeps it.
    expect(groups[0].name).toBe(army!.groups[0].name);
    expect(groups[1].name).toBe(`${army!.groups[1].name} 1`);
  },
);
