import { buildGroup } from '@ironfield/gearblitz/army/group.ts';
import { ARMIES } from '@ironfield/gearblitz/data/armies.ts';
import { cardOf } from '@ironfield/gearblitz/data/cards.ts';
import { expect, test } from 'vitest';
import { offersFor, unitNames } from './squad-options.ts';

const list = ARMIES.find(({ id }) => id === 'northern-guard')!;
const squad = list.squads.find(({ kind }) => kind === 'fire support')!;
const bare = { squad: squad.kind, options: [] };

test('each model is offered what is for it alone, with what it becomes, and the squad what is for all', () => {
  const names = unitNames(buildGroup(list, squad, bare).groups[0].units);
  expect(names).toEqual(['Headhunter', 'Hunter 1', 'Hunter 2', 'Grizzly 1', 'Grizzly 2']);
  const titles = (shown: number) =>
    offersFor(list, squad, bare, cardOf, shown).ofMember.map(({ option }) => option.title);
  expect(titles(1)).toContain('One Hunter becomes a Grizzly');
  expect(titles(3)).not.toContain('One Hunter becomes a Grizzly');
  const { ofMember, ofSquad } = offersFor(list, squad, bare, cardOf, 1);
  const grizzly = ofMember.find(({ option }) => option.title === 'One Hunter becomes a Grizzly')!;
  expect(grizzly.changes.slice(0, 2)).toEqual(['Hunter → Grizzly', 'Armor 15 → 18']);
  expect(ofSquad.every(({ option }) => option.scope !== 'member')).toBe(true);
  expect(ofSquad.find(({ option }) => option.effect.type === 'add')!.changes).toEqual(['with a Hunter']);
});

test('what was taken can be given back, and is not offered again where once is enough', () => {
  const { ofMember } = offersFor(list, squad, bare, cardOf, 1);
  const netting = ofMember.find(({ option }) => option.title === 'Camo Netting')!;
  const choice = { ...bare, options: [{ option: netting.option.id, member: 1 }] };
  const after = offersFor(list, squad, choice, cardOf, 1).ofMember.filter(
    ({ option }) => option === netting.option,
  );
  expect(after.map(({ takenAt }) => takenAt)).toEqual([0]);
  const other = offersFor(list, squad, choice, cardOf, 0).ofMember.filter(
    ({ option }) => option === netting.option,
  );
  expect(other.map(({ takenAt }) => takenAt)).toEqual([-1]);
});
