import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { eventsFor, menuFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import { expect } from 'vitest';
import { classic } from '../../../game.ts';
import { Melee } from '../../../testing/melee.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { falls, location, type NamedOrder, piloting, toHit } from '../../../testing/table.ts';

const gun = { armor: 40, heatSinks: 40, slots: { RT: ['3 x PPC'], LT: ['3 x PPC'] } };
const blind: Roll = ['sensors', 6, 6];
const PASS = { type: 'let-pass' } as const;
const SAID = { type: 'plotted' } as const;

/** Wolf of seat 0 and Bear of seat 1 see each other; both or one of them has plotted opportunity fire. */
function plotted(wolf: 'watch-on' | 'still', bear: 'watch-on' | 'still', at = '0509 N'): Melee {
  const made = scene({
    units: {
      Wolf: { mech: { ...mech('Wolf', gun), name: 'Wolf' }, at: '0505 S' },
      Bear: { mech: { ...mech('Bear', gun), name: 'Bear' }, at },
    },
    options: { 'double-blind': true, 'opportunity-fire': true },
  });
  return new Melee(made)
    .beginAt('movement', 0)
    .order({ type: wolf, unit: 'Wolf' })
    .order(SAID)
    .order({ type: bear, unit: 'Bear' })
    .order(SAID, blind, blind);
}

const shots = (unit: 'Wolf' | 'Bear', count: 1 | 2): NamedOrder => ({
  type: 'fire',
  unit,
  twist: 0,
  target: unit === 'Wolf' ? 'Bear' : 'Wolf',
  attacks: Array.from({ length: count }, (_, weapon) => ({ weapon, target: unit === 'Wolf' ? 1 : 0 })),
});

rule('MT-BLIND-11', 'It is plotted unseen, and fired at +2 in a stage in which everybody is asked', () => {
  const game = plotted('watch-on', 'still');
  expect(eventsFor(classic, game.scene.events, 1).some(({ type }) => type === 'watch')).toBe(false);
  expect([game.asked, game.orders]).toEqual(['0 watch/answer', ['let-pass', 'fire']]);
  expect(viewFor(classic, game.scene.state, 1).question).toMatchObject({ step: 'blind/confirm' });
  game.order(shots('Wolf', 1));
  // 4, and 2; the PPC is at short range.
  expect(game.scene.happened('fire-declared')[0].attacks[0].number).toBe(6);
  game.order(PASS);
  expect([game.asked, game.orders]).toEqual(['1 watch/answer', ['let-pass']]);
  game.order(PASS, toHit(3, 3), location(3, 4));
  // Wolf makes no standard attack; Bear does.
  expect(game.asked).toBe('0 blind/confirm');
  game.order(SAID);
  expect([game.asked, game.orders]).toEqual(['1 weapon/declare', ['fire', 'hold']]);
});

rule(
  'MT-BLIND-10',
  'Both sides fire their opportunity fire at once, with its rolls, before standard fire',
  () => {
    const game = plotted('watch-on', 'watch-on');
    game.order(shots('Wolf', 2)).order(PASS).order(shots('Bear', 2));
    const hits = [0, 1, 2, 3].flatMap(() => [toHit(6, 6), location(3, 4)]);
    game.order(PASS, ...hits, piloting(6, 6), piloting(6, 6));
    expect([game.damage('Wolf'), game.damage('Bear')]).toEqual([20, 20]);
    expect(game.scene.state.units.map(({ thisPhase }) => thisPhase.damage)).toEqual([0, 0]);
    expect(game.scene.state.weaponAttacks.every(({ isOver }) => isOver)).toBe(true);
  },
);

/** Points for Bear in opportunity fire of Wolf, and in standard fire of Hawk; then the rolls that follow. */
function twoStages(count: 1 | 2, ...rolls: readonly Roll[]): Melee {
  const made = scene({
    units: {
      Wolf: { side: 0, mech: { ...mech('Wolf', gun), name: 'Wolf' }, at: '0505 S' },
      Bear: { side: 1, mech: { ...mech('Bear', gun), name: 'Bear' }, at: '0509 N' },
      Hawk: { side: 0, mech: { ...mech('Hawk', gun), name: 'Hawk' }, at: '0605 S' },
    },
    options: { 'double-blind': true, 'opportunity-fire': true },
  });
  const hits = Array.from({ length: count }, () => [toHit(6, 6), location(3, 4)]).flat();
  const hawk = { ...shots('Wolf', count), unit: 'Hawk' };
  return new Melee(made)
    .beginAt('movement', 0)
    .order({ type: 'watch-on', unit: 'Wolf' })
    .order({ type: 'still', unit: 'Hawk' })
    .order(SAID)
    .order({ type: 'still', unit: 'Bear' })
    .order(SAID, blind, blind, blind)
    .order(shots('Wolf', 1))
    .order(PASS)
    .order(PASS, toHit(6, 6), location(3, 4))
    .order(hawk)
    .order(SAID)
    .order({ type: 'hold', unit: 'Bear', twist: 0 })
    .order(SAID, ...hits, ...rolls);
}

rule('MT-BLIND-10', 'The twenty points are counted for each stage', () => {
  const ten = twoStages(1);
  expect(ten.damage('Bear')).toBe(20);
  expect(ten.scene.happened('piloting-roll')).toEqual([]);
  const twenty = twoStages(2, piloting(6, 6));
  expect(twenty.damage('Bear')).toBe(30);
  expect(twenty.scene.happened('piloting-roll')).toHaveLength(1);
});

rule('MT-BLIND-11', 'An order to fire nothing forgoes it: the unit fires as ever afterwards', () => {
  const game = plotted('watch-on', 'still');
  game
    .order({ ...shots('Wolf', 1), attacks: [] })
    .order(PASS)
    .order(PASS);
  expect([game.asked, game.orders]).toEqual(['0 weapon/declare', ['fire', 'hold']]);
  game.order(shots('Wolf', 1));
  expect(game.scene.happened('fire-declared').at(-1)!.attacks[0].number).toBe(4);
});

rule('MT-BLIND-11', 'Whoever it knocks down does nothing more in that turn, and may be shot at', () => {
  const game = plotted('watch-on', 'still', '0506 N');
  game.order(shots('Wolf', 2)).order(PASS);
  const hits = [toHit(6, 6), location(3, 4), toHit(6, 6), location(3, 4)];
  game.order(PASS, ...hits, piloting(1, 1), ...falls(1, [3, 4]));
  expect(game.scene.unit('Bear').prone).toBe(true);
  const asked: string[] = [];
  while (game.asked !== 'over') {
    asked.push(game.asked);
    game.order(SAID);
  }
  // Neither is asked for fire or blows.
  expect(asked).toEqual(['0 blind/confirm', '1 blind/confirm', '0 blind/confirm', '1 blind/confirm']);
});

rule('MT-BLIND-11', 'It may be forgone: then it fires as ever, and strikes nobody', () => {
  const game = plotted('watch-on', 'still', '0506 N');
  game.order(PASS).order(PASS);
  expect([game.asked, game.orders]).toEqual(['0 weapon/declare', ['fire', 'hold']]);
  game.order(shots('Wolf', 1));
  expect(game.scene.happened('fire-declared')[0].attacks[0].explanation.lines).not.toContainEqual(
    expect.objectContaining({ rule: 'MT-ADVF-07' }),
  );
  game.order(SAID).order({ type: 'hold', unit: 'Bear', twist: 0 }).order(SAID, toHit(1, 1));
  expect(game.asked).toBe('0 blind/confirm');
  expect(game.order(SAID).asked).toBe('1 physical/declare');
});

rule('MT-BLIND-11', 'It is asked in words of its own, for fire alone, one unit after the other', () => {
  const game = plotted('watch-on', 'still', '0405 N');
  const menu = () => {
    const { prompt, rule: id, orders } = menuFor(classic, game.scene.state, 0)!;
    return [prompt, id, orders.map(({ type }) => type), orders[0].label];
  };
  const stage = ['Opportunity fire?', 'MT-BLIND-11', ['let-pass', 'fire'], 'No more opportunity fire'];
  expect(menu()).toEqual(stage);
  game.order(shots('Wolf', 1));
  expect(menu()).toEqual(stage);
});

rule('MT-BLIND-11', 'Only whom it knocks down is down by it, also in the first hex of the map', () => {
  const after = (prone: boolean) => {
    const made = scene({
      map: Array.from({ length: 6 }, () => '. . .').join('\n'),
      units: {
        Wolf: { mech: { ...mech('Wolf', gun), name: 'Wolf' }, at: '0105 N' },
        Bear: { mech: { ...mech('Bear', gun), name: 'Bear' }, at: '0101 S', state: { prone } },
      },
      options: { 'double-blind': true, 'opportunity-fire': true },
    });
    const hits = [toHit(6, 6), location(3, 4), toHit(6, 6), location(3, 4)];
    new Melee(made)
      .beginAt('movement', 0)
      .order({ type: 'watch-on', unit: 'Wolf' })
      .order(SAID)
      .order({ type: 'still', unit: 'Bear' })
      .order(SAID, blind, blind)
      .order(shots('Wolf', 2))
      .order(PASS)
      .order(PASS, ...hits, ...(prone ? [] : [piloting(1, 1), ...falls(1, [3, 4])]));
    return made.happened('watch').some(({ watch }) => watch === 'downed');
  };
  expect([after(false), after(true)]).toEqual([true, false]);
});

rule('MT-BLIND-11', 'Nobody fires in the middle of a move there', () => {
  const { field, state } = plotted('watch-on', 'still').scene;
  state.phase = 'movement';
  state.units[0].marks = { watching: true };
  Object.assign(state.units[1].thisTurn, { mode: 'walk' });
  state.units[1].thisPhase.acted = false;
  expect(field.plugged.underWay!([], field, state, 1)).toEqual([]);
});
