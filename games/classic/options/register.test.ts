import { rule } from '@ironfield/conformance/rule.ts';
import { expect, test } from 'vitest';
import { battlefieldOf } from '../battlefields.ts';
import type { Order } from '../orders.ts';
import { ADDED, alone } from '../testing/options.ts';
import { scene } from '../testing/scene.ts';

const UNITS = { Wolf: { at: '0505 S' }, Bear: { at: '0508 N' } };

/** What is no switch says for itself what it is at first. */
const OTHERWISE: Readonly<Record<string, unknown>> = {
  'max-rules-level': 3,
  gravity: 10,
  'expanded-heat-points': 20,
  'weapon-calibration': 'none',
};

rule('MT-OPT-02', 'The base value of an option is that it is off', () => {
  for (const { id, base } of ADDED)
    expect([id, base]).toEqual([
      id,
      OTHERWISE[id] ?? { boolean: false, number: 0 }[typeof base as 'number'] ?? base,
    ]);
  const words = ADDED.filter(({ base }) => typeof base === 'string').map(({ base }) => base);
  expect(new Set(words)).toEqual(new Set(['none', 'off'].filter((word) => words.includes(word))));
});

test('A bot answers what is no question of an option as if the option were off', () => {
  const order: Order = { type: 'still', unit: 0 };
  for (const option of ADDED) {
    const { state } = scene({ units: UNITS, options: alone(option) });
    const field = battlefieldOf(state);
    const frame = { step: 'movement/move', seat: 0, unit: -1 } as const;
    const answer = field.plugged.answer?.(order, field, state, frame) ?? order;
    expect([option.id, answer]).toEqual([option.id, order]);
  }
});

test('What an option does not hide is told as it is, where sheets are hidden', () => {
  for (const option of ADDED) {
    const { state } = scene({ units: UNITS, options: alone(option) });
    const { glimpse } = battlefieldOf(state).plugged;
    const event = { type: 'still', unit: 0 } as const;
    expect([option.id, glimpse ? glimpse(event) : event]).toEqual([option.id, event]);
  }
});

test('A unit to which nothing has happened shows nothing of an option', () => {
  for (const option of ADDED) {
    const { state } = scene({ units: UNITS, options: alone(option) });
    const field = battlefieldOf(state);
    expect([option.id, field.plugged.states?.([], field, state, 0) ?? []]).toEqual([option.id, []]);
  }
});
