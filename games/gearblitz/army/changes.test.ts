import { expect, test } from 'vitest';
import { ARMIES } from '../data/armies.ts';
import { cardOf } from '../data/cards.ts';
import { changesBetween } from './changes.ts';
import { buildGroup } from './group.ts';
import { whyNotTake } from './offers.ts';

const sheet = { name: 'Hunter', card: cardOf('hunter'), skills: { att: 2, def: 2, ew: 1, ld: 0 } };

test('An option says what it makes of a Unit, figure by figure', () => {
  const { card } = sheet;
  expect(changesBetween(sheet, sheet)).toEqual([]);
  const better = {
    ...card,
    armor: card.armor + 1,
    sensors: -1,
    perks: { ...card.perks, airdroppable: true as const },
  };
  expect(changesBetween(sheet, { ...sheet, card: better, skills: { ...sheet.skills, att: 3 } })).toEqual([
    'ATT 2 → 3',
    'Armor 15 → 16',
    'Sensors 0 → −1',
    '+ Airdroppable',
  ]);
  const [first, ...others] = card.weapons;
  const rearmed = { ...card, weapons: [{ ...first, weapon: 'MAC' }, ...others] };
  expect(changesBetween(sheet, { ...sheet, card: rearmed })).toEqual(['LAC F reloads → MAC F reloads']);
});

test('Every option that a single Unit may take changes it or its group, but for a deputy who leads already', () => {
  const idle: string[] = [];
  for (const list of ARMIES)
    for (const squad of list.squads) {
      const bare = { squad: squad.kind, options: [] };
      const before = buildGroup(list, squad, bare).groups[0];
      for (const option of squad.options.filter(({ scope }) => scope === 'member'))
        for (const member of squad.members.keys()) {
          if (whyNotTake(list, squad, bare, option, { member })) continue;
          const after = buildGroup(list, squad, { ...bare, options: [{ option: option.id, member }] })
            .groups[0];
          const changed = changesBetween(before.units[member].sheet, after.units[member].sheet);
          const isOther = after.units.length !== before.units.length || after.leader !== before.leader;
          if (changed.length === 0 && !isOther) idle.push(`${list.id} ${squad.kind} ${option.id} ${member}`);
        }
    }
  expect(idle).toEqual(['northern-guard strike deputy 0', 'southern-milicia strike deputy 0']);
});
