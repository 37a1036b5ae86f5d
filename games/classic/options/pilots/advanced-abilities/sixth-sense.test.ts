import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import type { Battlefield } from '../../../battlefield.ts';
import { answerOf } from '../../../testing/bot.ts';
import { Melee } from '../../../testing/melee.ts';
import { mech, scene } from '../../../testing/scene.ts';

const laser = (name: string) => mech(name, { armor: 30, slots: { CT: ['Medium Laser'] } });
const initiative = (a: number, b: number): Roll => ['initiative', a, b];

class Turns extends Melee {
  turn(): this {
    this.scene.state.pair = [0, 0];
    return this.run([{ step: 'turn' }], []);
  }
}

const lances = (rank: number, more: object = {}) =>
  new Turns(
    scene({
      units: {
        Wolf: { mech: laser('Wolf'), at: '0505 S', side: 0, abilities: [{ name: 'sixth-sense', rank }] },
        Cub: { mech: laser('Cub'), at: '0705 S', side: 0, ...more },
        Bear: { mech: laser('Bear'), at: '0506 N', side: 1 },
        Bull: { mech: laser('Bull'), at: '0706 N', side: 1 },
      },
      options: { 'advanced-abilities': true },
    }),
  );

const USE = { type: 'sixth-sense', unit: 'Wolf' } as const;
const NO = { type: 'no-sixth-sense' } as const;

/** The first to be asked, when all stay where they are, hold their fire and strike nobody. */
function orderOf(game: Turns, count: number): string[] {
  const asked: string[] = [];
  const types = { 'movement/move': 'still', 'weapon/declare': 'hold', 'physical/declare': 'pass' } as const;
  for (;;) {
    const [, step] = game.asked.split(' ') as [string, keyof typeof types];
    const type = types[step];
    const [unit] = game.offers(type) as string[];
    asked.push(unit);
    if (asked.length === count) return asked;
    game.order({ type, unit, ...(type === 'hold' && { twist: 0 }) });
  }
}

rule('MT-ABIL-08', 'Announced before the Initiative, it lets the unit act after all others', () => {
  const game = lances(1).turn();
  expect(game.asked).toBe('0 sense/announce');
  // Side 0 loses the Initiative and would be first.
  game.order(USE, initiative(1, 1), initiative(6, 6));
  const phase = ['Cub', 'Bear', 'Bull', 'Wolf'];
  expect(orderOf(game, 12)).toEqual([...phase, ...phase, ...phase]);
  const plain = lances(1).turn();
  plain.order(NO, initiative(1, 1), initiative(6, 6));
  expect(orderOf(plain, 4)).toEqual(['Wolf', 'Bear', 'Cub', 'Bull']);
});

rule('MT-ABIL-08', 'Several act among themselves in the usual order', () => {
  const game = lances(1, { abilities: [{ name: 'sixth-sense' }], side: 1, seat: 1 }).turn();
  game.order(USE);
  expect(game.asked).toBe('1 sense/announce');
  game.order({ type: 'sixth-sense', unit: 'Cub' }, initiative(6, 6), initiative(1, 1));
  expect(orderOf(game, 4)).toEqual(['Bear', 'Bull', 'Cub', 'Wolf']);
});

rule('MT-ABIL-08', 'Sixth Sense 3 is usable in three different turns', () => {
  const game = lances(3);
  for (let turn = 0; turn < 3; turn++) {
    game.turn();
    expect(game.asked).toBe('0 sense/announce');
    // Not twice in one turn.
    game.order(USE, initiative(1, 1), initiative(6, 6));
    expect(game.asked).toBe('0 movement/move');
  }
  expect(() => game.turn()).toThrow('initiative');
});

rule('MT-ABIL-08', 'Each that has it is asked for, one after the other; not where moves are plotted', () => {
  const both = lances(1, { abilities: [{ name: 'sixth-sense' }] }).turn();
  expect(both.offers('sixth-sense')).toEqual(['Wolf', 'Cub']);
  both.order(USE);
  expect([both.asked, both.offers('sixth-sense')]).toEqual(['0 sense/announce', ['Cub']]);
  const steps = (options: object, past: Battlefield['past'] = {}) => {
    const { scene: made } = lances(1);
    const field = { ...made.field, plugged: { ...made.field.plugged, ...options }, past };
    return field.plugged.turnBegins!([], field, made.state).length;
  };
  const hidesPlaces = () => true;
  const sequence = () => [];
  expect([steps({}), steps({ hidesPlaces }), steps({ sequence })]).toEqual([1, 0, 1]);
  // As it was read before.
  expect(steps({ sequence }, { restsInDuels: () => true })).toBe(0);
});

rule('MT-ABIL-08', 'Who sleeps senses nothing, and neither does a wreck', () => {
  const asleep = lances(1);
  asleep.scene.unit('Wolf').knockedOut = 1;
  const { field, state } = asleep.scene;
  expect(field.plugged.turnBegins!([], field, state)).toEqual([]);
});

rule('MT-ABIL-08', 'A bot uses it when one of its enemies is within nine hexes', () => {
  const at = (wolf: string, bear: string, bull?: string) => {
    const made = scene({
      map: `${'. '.repeat(15)}\n`.repeat(17),
      units: {
        Wolf: { at: wolf, side: 0, abilities: [{ name: 'sixth-sense', rank: 1 }] },
        Bear: { at: bear, side: 1 },
        ...(bull !== undefined && { Bull: { at: bull, side: 1 as const } }),
      },
      options: { 'advanced-abilities': true },
    });
    made.state.agenda = [{ step: 'sense/announce', seat: 0 }];
    return answerOf(made);
  };
  const use = { type: 'sixth-sense', unit: 0 };
  expect([at('0501 S', '0510 N'), at('0501 S', '0511 N')]).toEqual([use, NO]);
  expect([at('0101 S', '0105 N'), at('0105 N', '0101 S'), at('0501 S', '0517 N', '0505 N')]).toEqual([
    use,
    use,
    use,
  ]);
  expect(answerOf(lances(1).beginAt('weapon', 0).scene).type).toBe('fire');
});
