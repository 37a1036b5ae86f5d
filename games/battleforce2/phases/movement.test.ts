import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { battle, mech, platoon, unit } from '../testing.ts';
import { WHY_NOT } from '../text.ts';

rule('BF2-MOVE-01', 'A hex too far is one, even 0101; what is none is said to be none', () => {
  const table = battle({
    south: [unit('Lance', '0817 N', mech('Ram'))],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  table.phase('movement', 'south');
  const why = (to: string) => table.refusal({ type: 'move', unit: 0, way: 'ground', to, facing: 0 }).message;
  expect([why('0101'), why('9999')]).toEqual([
    WHY_NOT.tooFar('0101', 4).message,
    WHY_NOT.notAHex('9999').message,
  ]);
});

rule('BF2-VIC-04', 'Why a unit cannot leave the map', () => {
  const clan = battle({
    options: { 'clan-honor': 'all Clan sides' },
    organizations: ['Clan', 'Inner Sphere'],
    south: [unit('Star', '0817 N', mech('Ram'))],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  clan.phase('movement', 'south');
  expect(clan.refusal({ type: 'exit', unit: 0, edge: 'south' }).message).toBe(WHY_NOT.mayNotWithdraw.message);
  const far = battle({
    south: [unit('Lance', '0808 N', mech('Ram'))],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  far.phase('movement', 'south');
  expect(far.refusal({ type: 'exit', unit: 0, edge: 'south' }).message).toBe(WHY_NOT.cannotExit.message);
});

rule('BF2-FACE-01', 'Infantry is deployed without a facing', () => {
  const table = battle({
    south: [unit('Foot', 'off', platoon('Rifle'))],
    north: [unit('Pack', 'off', mech('Wolf'))],
  });
  table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
  table.give({ type: 'home', edge: 'south' }, ['deployment', 6, 6], ['deployment', 1, 1]);
  table.give({ type: 'set-up-first', first: true });
  table.give({ type: 'deploy', unit: 0, to: '0817' });
  expect(table.events('deployed')).toMatchObject([{ facing: 0 }]);
});

rule('BF2-SEQ-02', 'Both roll as they are, and who acts first is told', () => {
  const table = battle({
    south: [unit('Lance', '0817 N', mech('Ram'))],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  table.phase('turn', 'south', ['initiative', 3, 3], ['initiative', 4, 3]);
  expect(table.asked).toBe('north initiative/choose');
  table.give({ type: 'act-first', first: true });
  expect(table.events('acts-first')).toEqual([{ type: 'acts-first', seat: 1 }]);
});
