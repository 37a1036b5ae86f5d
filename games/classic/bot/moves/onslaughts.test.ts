import { rule } from '@ironfield/conformance/rule.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { describe, expect, test } from 'vitest';
import { MINDS } from '../../bot.ts';
import { STOCK_MECHS } from '../../mechs/mechs.ts';
import { Veteran, veteran } from '../../testing/bot.ts';
import { march } from '../../testing/march.ts';
import { mech } from '../../testing/scene.ts';
import { moveOrder } from './moves.ts';

const acted = { acted: true };
const light = {
  mech: mech('Light', { tons: 25, armor: 4, slots: { RA: ['Small Laser'], RT: ['4 x Small Laser (R)'] } }),
  at: '0805 S',
  state: acted,
};
const rows = `${'. '.repeat(15)}\n`.repeat(17).split('\n');

describe('Charges', () => {
  const ram = mech('Ram', { tons: 60, walk: 5 });

  rule('CBT-AI-24', 'One without weapons and with a clear path runs up to a light Mech', () => {
    const at = veteran({ units: { Own: { mech: ram, at: '0811 N' }, Foe: light } });
    expect(at.moves('Own')).toEqual({
      type: 'move',
      unit: 0,
      mode: 'run',
      to: '0806',
      facing: 0,
      more: true,
    });
  });

  test('and charges when it is there', () => {
    const table = march({ units: { Own: { mech: ram, at: '0811 N' }, Foe: { ...light, state: {} } } }, 1);
    table.still('Foe');
    const at = new Veteran(table.scene);
    table.order(at.moves('Own') as never);
    expect(at.goesOn('Own')).toEqual({ type: 'charge', unit: 0, mode: 'run', target: 1 });
  });

  test('and so does a regular that sees it', () => {
    const { field, state } = veteran({ units: { Own: { mech: ram, at: '0811 N' }, Foe: light } }).scene;
    const eye = { ...MINDS.regular.eye, attention: 1, wavering: 0 };
    expect(moveOrder(field, state, 0, eye, randomFrom('1'))).toMatchObject({ to: '0806', more: true });
  });

  rule('CBT-AI-24', 'A hill in the way is no clear path', () => {
    const map = rows.with(5, '. . . . . .3 .3 .3 .3 . . . . . . ').join('\n');
    const at = veteran({ map, units: { Own: { mech: ram, at: '0811 N' }, Foe: light } });
    expect(at.moves('Own')).not.toMatchObject({ more: true });
  });

  rule('CBT-AI-24', 'A sound Mech that can fire does not', () => {
    const armed = mech('Armed', {
      tons: 50,
      walk: 5,
      heatSinks: 20,
      slots: { RT: ['10 x AC/20', 'Ammo AC/20'] },
    });
    const at = veteran({ units: { Own: { mech: armed, at: '0811 N' }, Foe: light } });
    expect(at.moves('Own')).not.toMatchObject({ more: true });
  });

  rule('CBT-AI-24', 'A Dragon has the momentum for it, a Hunchback has not', () => {
    const charges = (model: string) => {
      const own = { mech: STOCK_MECHS[model], at: '0810 N', gunnery: 8, piloting: 2 };
      const order = veteran({ units: { Own: own, Foe: light } }).moves('Own');
      return order.type === 'move' && order.mode === 'run' && order.more;
    };
    for (const model of ['DRG-1N', 'QKD-4G', 'CDA-2A', 'BNC-3E']) expect(charges(model), model).toBe(true);
    for (const model of ['HBK-4G', 'ENF-4R']) expect(charges(model), model).toBe(false);
  });
});

describe('Death from above', () => {
  const jumper = mech('Jumper', {
    tons: 60,
    walk: 5,
    slots: { RA: ['Small Laser'], LT: ['3 x Jump Jet'], RT: ['2 x Jump Jet'] },
  });
  // Up there nobody can charge it.
  const map = rows.with(4, '. . . . . . . .3 . . . . . . . ').join('\n');
  const at = (structure: number | null) => {
    const made = veteran({
      map,
      units: { Own: { mech: jumper, at: '0809 N', piloting: 2 }, Foe: { ...light, piloting: 6 } },
    });
    if (structure !== null) {
      const own = made.scene.unit('Own');
      own.armor[1] = 0;
      own.structure[1] = structure;
    }
    return made.moves('Own');
  };

  rule('CBT-AI-25', 'The last resort of one that is as good as lost', () => {
    expect(at(2)).toMatchObject({ type: 'dfa', target: 1 });
  });

  rule('CBT-AI-25', 'Never while it is sound', () => {
    expect(at(null)).not.toMatchObject({ type: 'dfa' });
  });

  test('and of anybody when it is late and nothing else reaches an enemy that lies under water', () => {
    const order = (turn: number, depth: string) => {
      const made = veteran({
        map: rows.with(4, `. . . . . . . ~${depth} . . . . . . . `).join('\n'),
        units: {
          Own: { mech: jumper, at: '0809 N' },
          Foe: { ...light, state: { ...acted, prone: true } },
        },
      });
      const { field, state } = made.scene;
      state.turn = turn;
      // A regular that sees all there is knows it as well.
      const { eye } = MINDS.regular;
      const regular = moveOrder(field, state, 0, { ...eye, attention: 1, wavering: 0 }, randomFrom('1'));
      const drilled = made.moves('Own');
      expect(regular.type === 'dfa').toBe(drilled.type === 'dfa');
      return drilled;
    };
    expect(order(60, '1')).toMatchObject({ type: 'dfa', target: 1 });
    expect(order(60, '0')).not.toMatchObject({ type: 'dfa' });
    expect(order(10, '1')).not.toMatchObject({ type: 'dfa' });
  });
});
